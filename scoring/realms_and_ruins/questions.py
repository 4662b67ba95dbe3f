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
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realms_and_ruins.edition import (
    FEWEST_PLAYERS,
    HEROES,
    MOST_PLAYERS,
    REALMS,
    Edition,
    Realm,
)
from sheets.words.text import Name, Said, Text
from sheets.words.translation import Translation

_ENDS: Mapping[End, Text] = {
    "village deck": Text("Village deck"),
    "magic deck": Text("Magic deck"),
    "castle deck": Text("Castle deck"),
    "three realms": Text("three realms"),
    "all ruined": Text("all ruined"),
}
_SIDES: Mapping[str, Text] = {"healthy": Text("healthy"), "ruined": Text("ruined")}


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
    section = Text("the realm {realm}", realm=Name.of(edition.names.realms[realm]))
    path = ("realms", realm)
    heroes = {hero: Name.of(edition.names.heroes[hero]) for hero in HEROES}
    supply = edition.supply
    side, othersiders = Text("which side is up"), Text("Othersiders")
    followers = Text("followers: {Villager}, {Noble}, {Sorceress}", **heroes)
    # What is said of all realms is mended at the first.
    all_realms: dict[Path, Said] = {("realms",): Text("the realms")} if realm == REALMS[0] else {}
    yield Question(
        key=f"{realm} side",
        section=section,
        label=side,
        allowed=Text("{one} or {other}", one=_SIDES["healthy"], other=_SIDES["ruined"]),
        form=Choice.of(_SIDES, words),
        slot=SideUp((*path, "ruined")),
        more=(Text("the castle on the tracker that is marked: whole, or in ruins"),),
        places={(*path, "ruined"): _within(section, side), path: section},
    )
    yield Question(
        key=f"{realm} followers",
        section=section,
        label=followers,
        allowed=Text("{all} numbers, such as {example}", all=len(HEROES), example="5 3 0"),
        form=Figures(len(HEROES), len(HEROES), 0, supply.followers),
        slot=AtEach(tuple((*path, "followers", hero) for hero in HEROES)),
        places={(*path, "followers"): _within(section, followers), **all_realms},
        more=(Text("0 for a hero whom nobody plays"),),
    )
    yield Question(
        key=f"{realm} othersiders",
        section=section,
        label=othersiders,
        allowed=Text("up to {most}", most=supply.othersiders),
        form=Figure(0, supply.othersiders),
        slot=At((*path, "othersiders")),
        places={(*path, "othersiders"): _within(section, othersiders)},
        more=(Text("the boxes marked in this realm's row of Othersiders"),),
    )


def _player(sheet: SheetQuestions, edition: Edition, words: Translation) -> Iterator[Question]:
    yield sheet.name()
    heroes = Choice.of({hero: Name.of(edition.names.heroes[hero]) for hero in HEROES}, words)
    yield sheet.question("hero", Text("hero"), heroes.all_names, heroes, more=(heroes.numbered,))
    for key, label, most, look in (
        ("gold", Text("gold"), edition.supply.gold, Text("the coins that the player still has")),
        (
            "cards",
            Text("cards in all: hand, deck, discard pile"),
            99,
            Text("all cards that are the player's, wherever they lie"),
        ),
    ):
        allowed = Text("up to {most}", most=most)
        # What is said of all players' figures is mended on the first sheet.
        places: dict[Path, Said] | None = {(key,): label} if sheet.seat == 0 else None
        yield sheet.question(key, label, allowed, Figure(0, most), places=places, more=(look,))
    for key, label, look in (
        (
            "holds_traitor",
            Text("Traitor in hand"),
            Text("whether the card Traitor is among the cards in hand at the end"),
        ),
        (
            "at_chapter_112",
            Text("at chapter 112"),
            Text("whether this player's story has come to chapter 112"),
        ),
    ):
        yield sheet.question(key, label, YES_OR_NO, YesOrNo(words), nothing=False, more=(look,))


def _end(words: Translation) -> Question:
    ends, label = Choice.of(_ENDS, words), Text("how the game ended")
    return Question(
        key="end",
        section=Text("the end"),
        label=label,
        allowed=ends.all_names,
        form=ends,
        slot=At(("end",)),
        places={("end",): label},
        more=(Text("the deck that was used up, or what else ended the game"),),
    )


def _last_buyer(tree: Tree) -> Question:
    names = tuple(sheet["player"] for sheet in tree["sheet"] if "player" in sheet)
    label = Text("who last took a card from the Offer")
    return Question(
        key="last_buyer",
        section=Text("the end"),
        label=label,
        allowed=", ".join(names),
        form=Buyers(names),
        slot=At(("last_buyer",)),
        places={("last_buyer",): label},
        nothing=[],
        more=(Text("several names with commas between them, the latest first"),),
    )


def _within(section: Text, label: Text) -> Text:
    return Text("{place}, {part}", place=section, part=label)
