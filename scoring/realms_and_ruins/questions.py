"""The questions of Tales of Realms and Ruins: what is asked of a finished game's tracker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.entry.forms import Choice, Figure, Figures
from scoring.entry.question import Question
from scoring.entry.seated import SheetQuestions, number_of_players
from scoring.entry.slots import At, AtEach, value_at, with_value
from scoring.place import Place
from scoring.realms_and_ruins.buyers_form import Buyers
from scoring.realms_and_ruins.state import DECKS, End
from scoring.words import Words
from sheets.realms_and_ruins.edition import (
    FEWEST_PLAYERS,
    HEROES,
    MOST_PLAYERS,
    REALMS,
    Edition,
    Realm,
)
from sheets.schema import Path, Tree
from sheets.sentence import Named, Sentence

_ENDS: dict[End, str] = {
    "village deck": Sentence("Village deck"),
    "magic deck": Sentence("Magic deck"),
    "castle deck": Sentence("Castle deck"),
    "three realms": Sentence("three realms"),
    "all ruined": Sentence("all ruined"),
}
_SIDES = (Sentence("ruined"), Sentence("healthy"))
_ANSWERS = (Sentence("yes"), Sentence("no"))
_REALMS = Place("realms")


@dataclass(frozen=True, slots=True)
class Truth:
    """A value that is true or false, answered by `yes` or `no`."""

    path: Path

    def get(self, tree: Tree) -> str | None:
        """Give `yes` or `no`."""
        value = value_at(tree, self.path)
        return None if value is None else "yes" if value else "no"

    def put(self, tree: Tree, value: str) -> Tree:
        """Give the tree with the truth."""
        changed: Tree = with_value(tree, self.path, value == "yes")
        return changed


def questions(tree: Tree, edition: Edition, words: Words) -> tuple[Question, ...]:
    """Give all questions that are known, in the order in which the tracker is laid out."""
    return tuple(_questions(tree, edition, words))


def _questions(tree: Tree, edition: Edition, words: Words) -> Iterator[Question]:
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


def _realm(realm: Realm, edition: Edition, words: Words) -> Iterator[Question]:
    section = Sentence("the realm {realm}", realm=Named(edition.names.realms[realm]))
    place, path = _REALMS.at(realm), ("realms", realm)
    heroes = {hero: Named(edition.names.heroes[hero]) for hero in HEROES}
    supply = edition.supply
    first = (_REALMS.name,) if realm == REALMS[0] else ()
    yield Question(
        key=f"{realm} side",
        section=section,
        label=Sentence("which side is up"),
        allowed=Sentence("{one} or {other}", one=_SIDES[1], other=_SIDES[0]),
        form=_two(_SIDES, words),
        slot=Truth((*path, "ruined")),
        places=(place.at("ruined").name, place.name),
    )
    yield Question(
        key=f"{realm} followers",
        section=section,
        label=Sentence("followers: {Villager}, {Noble}, {Sorceress}", **heroes),
        allowed=Sentence("{all} figures, such as {example}", all=len(HEROES), example="5 3 0"),
        form=Figures(len(HEROES), len(HEROES), 0, supply.followers),
        slot=AtEach(tuple((*path, "followers", hero) for hero in HEROES)),
        places=(place.at("followers").name, *first),
        more=(Sentence("0 for a hero whom nobody plays"),),
    )
    yield Question(
        key=f"{realm} othersiders",
        section=section,
        label=Sentence("Othersiders"),
        allowed=Sentence("up to {most}", most=supply.othersiders),
        form=Figure(0, supply.othersiders),
        slot=At((*path, "othersiders")),
        places=(place.at("othersiders").name,),
    )


def _player(sheet: SheetQuestions, edition: Edition, words: Words) -> Iterator[Question]:
    yield sheet.name()
    names: dict[str, tuple[str, ...]] = {
        hero: (words(Named(edition.names.heroes[hero])), hero) for hero in HEROES
    }
    heroes = ", ".join(named[0] for named in names.values())
    yield sheet.question("hero", Sentence("hero"), heroes, Choice(names))
    for key, label, most in (
        ("gold", Sentence("gold"), edition.supply.gold),
        ("cards", Sentence("cards in hand, deck and discard pile together"), 99),
    ):
        allowed = Sentence("up to {most}", most=most)
        # What is said of all players' figures is mended on the first sheet.
        places = (Place(key),) if sheet.seat == 0 else ()
        yield sheet.question(key, label, allowed, Figure(0, most), places=places)
    for key, label in (
        ("holds_traitor", Sentence("Traitor in hand")),
        ("at_chapter_112", Sentence("at chapter 112")),
    ):
        allowed = Sentence("{one} or {other}", one=_ANSWERS[0], other=_ANSWERS[1])
        slot = Truth((*sheet.path, key))
        yield sheet.question(key, label, allowed, _two(_ANSWERS, words), slot, nothing="no")


def _two(answers: tuple[str, str], words: Words) -> Choice:
    """Give the form of an answer that is `yes` or `no`, by what these are called here."""
    yes, no = map(words, answers)
    return Choice({"yes": (yes,), "no": (no,)})


def _end(words: Words) -> Question:
    names: dict[str, tuple[str, ...]] = {end: (words(name), end) for end, name in _ENDS.items()}
    return Question(
        key="end",
        section=Sentence("the end"),
        label=Sentence("how the game ended"),
        allowed=", ".join(named[0] for named in names.values()),
        form=Choice(names),
        slot=At(("end",)),
        places=("end",),
        more=(Sentence("the deck that was used up, or what else ended the game"),),
    )


def _last_buyer(tree: Tree) -> Question:
    names = tuple(sheet["player"] for sheet in tree["sheet"] if "player" in sheet)
    return Question(
        key="last_buyer",
        section=Sentence("the end"),
        label=Sentence("who last took a card from the Offer"),
        allowed=", ".join(names),
        form=Buyers(names),
        slot=At(("last_buyer",)),
        places=("last_buyer",),
        nothing=[],
        more=(Sentence("several names with commas between them, the latest first"),),
    )
