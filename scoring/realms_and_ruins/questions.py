"""The questions of Tales of Realms and Ruins: what is asked of a finished game's tracker."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scoring.entry.forms import YES_OR_NO, Choice, Figure, Figures, YesOrNo
from scoring.entry.question import Question
from scoring.entry.sheet_questions import SheetQuestions, number_of_players
from scoring.entry.slots import At, AtEach, value_at, with_value
from scoring.realms_and_ruins.buyers_form import Buyers
from scoring.realms_and_ruins.state import DECKS, End
from scoring.states.place import Place
from sheets.files.schema import Path, Tree
from sheets.realms_and_ruins.edition import (
    FEWEST_PLAYERS,
    HEROES,
    MOST_PLAYERS,
    REALMS,
    Edition,
    Realm,
)
from sheets.words.sentence import Named, Sentence
from sheets.words.translation import Translation

_ENDS: Mapping[End, str] = {
    "village deck": Sentence("Village deck"),
    "magic deck": Sentence("Magic deck"),
    "castle deck": Sentence("Castle deck"),
    "three realms": Sentence("three realms"),
    "all ruined": Sentence("all ruined"),
}
_SIDES: Mapping[str, str] = {"healthy": Sentence("healthy"), "ruined": Sentence("ruined")}
_REALMS = Place("realms")


@dataclass(frozen=True, slots=True)
class SideUp:
    """The side of a realm's board: a file says whether it is the ruined one."""

    path: Path

    def get(self, tree: Tree) -> str | None:
        """Return the side."""
        ruined = value_at(tree, self.path)
        return None if ruined is None else "ruined" if ruined else "healthy"

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the side."""
        changed: Tree = with_value(tree, self.path, value == "ruined")
        return changed


def questions(tree: Tree, edition: Edition, words: Translation) -> tuple[Question, ...]:
    """Return all questions that are known, in the order in which the tracker is laid out."""
    return tuple(_questions(tree, edition, words))


def _questions(tree: Tree, edition: Edition, words: Translation) -> Iterator[Question]:
    yield number_of_players(FEWEST_PLAYERS, MOST_PLAYERS)
    seats = min(len(tree.get("sheet", ())), MOST_PLAYERS)
    if not seats:
        return
    for realm in REALMS:
        yield from _realm(realm, edition, words)
    for seat in range(seats):
        yield from _player(SheetQuestions(seat, tree), edition, words)
    yield _end(words)
    if tree.get("end") in DECKS:
        yield _last_buyer(tree)


def _realm(realm: Realm, edition: Edition, words: Translation) -> Iterator[Question]:
    section = Sentence("the realm {realm}", realm=Named(edition.names.realms[realm]))
    place, path = _REALMS.at(realm), ("realms", realm)
    heroes = {hero: Named(edition.names.heroes[hero]) for hero in HEROES}
    supply, here = edition.supply, Place(section)
    side, followers, othersiders = (
        Sentence("which side is up"),
        Sentence("followers: {Villager}, {Noble}, {Sorceress}", **heroes),
        Sentence("Othersiders"),
    )
    # What is said of all realms is mended at the first.
    all_realms = {_REALMS.name: Sentence("the realms")} if realm == REALMS[0] else {}
    yield Question(
        key=f"{realm} side",
        section=section,
        label=side,
        allowed=Sentence("{one} or {other}", one=_SIDES["healthy"], other=_SIDES["ruined"]),
        form=Choice.of(_SIDES, words),
        slot=SideUp((*path, "ruined")),
        places={place.at("ruined").name: here.at(side).name, place.name: section},
    )
    yield Question(
        key=f"{realm} followers",
        section=section,
        label=followers,
        allowed=Sentence("{all} numbers, such as {example}", all=len(HEROES), example="5 3 0"),
        form=Figures(len(HEROES), len(HEROES), 0, supply.followers),
        slot=AtEach(tuple((*path, "followers", hero) for hero in HEROES)),
        places={place.at("followers").name: here.at(followers).name, **all_realms},
        more=(Sentence("0 for a hero whom nobody plays"),),
    )
    yield Question(
        key=f"{realm} othersiders",
        section=section,
        label=othersiders,
        allowed=Sentence("up to {most}", most=supply.othersiders),
        form=Figure(0, supply.othersiders),
        slot=At((*path, "othersiders")),
        places={place.at("othersiders").name: here.at(othersiders).name},
    )


def _player(sheet: SheetQuestions, edition: Edition, words: Translation) -> Iterator[Question]:
    yield sheet.name()
    heroes = Choice.of({hero: Named(edition.names.heroes[hero]) for hero in HEROES}, words)
    yield sheet.question("hero", Sentence("hero"), heroes.all_names, heroes)
    for key, label, most in (
        ("gold", Sentence("gold"), edition.supply.gold),
        ("cards", Sentence("cards in all: hand, deck, discard pile"), 99),
    ):
        allowed = Sentence("up to {most}", most=most)
        # What is said of all players' figures is mended on the first sheet.
        places = {key: label} if sheet.seat == 0 else None
        yield sheet.question(key, label, allowed, Figure(0, most), places=places)
    for key, label in (
        ("holds_traitor", Sentence("Traitor in hand")),
        ("at_chapter_112", Sentence("at chapter 112")),
    ):
        yield sheet.question(key, label, YES_OR_NO, YesOrNo(words), nothing=False)


def _end(words: Translation) -> Question:
    ends, label = Choice.of(_ENDS, words), Sentence("how the game ended")
    return Question(
        key="end",
        section=Sentence("the end"),
        label=label,
        allowed=ends.all_names,
        form=ends,
        slot=At(("end",)),
        places={"end": label},
        more=(Sentence("the deck that was used up, or what else ended the game"),),
    )


def _last_buyer(tree: Tree) -> Question:
    names = tuple(sheet["player"] for sheet in tree["sheet"] if "player" in sheet)
    label = Sentence("who last took a card from the Offer")
    return Question(
        key="last_buyer",
        section=Sentence("the end"),
        label=label,
        allowed=", ".join(names),
        form=Buyers(names),
        slot=At(("last_buyer",)),
        places={"last_buyer": label},
        nothing=[],
        more=(Sentence("several names with commas between them, the latest first"),),
    )
