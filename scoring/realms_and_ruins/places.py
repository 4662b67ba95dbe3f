"""Places of the tracker: the realms' sides and figures, the players' panels, how the game ended."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.places import (
    Look,
    Place,
    Placing,
    Players,
    Told,
    figures,
    one_of,
    yes_or_no,
)
from scoring.realms_and_ruins.state import ENDS
from sheets.drawing.counting import UNITS, count_mark
from sheets.drawing.filling import Filling
from sheets.files.problem import Path
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition, Hero, Realm
from sheets.realms_and_ruins.marks import (
    LAST_BUYER,
    MOST_TENS,
    PlayerPart,
    end_mark,
    followers_mark,
    hero_mark,
    othersiders_mark,
    player_mark,
    side_mark,
)
from sheets.realms_and_ruins.places import FLIPS
from sheets.words.text import Message, Name, Text

REALM: Final = "realms"
COUNTED: Final[Mapping[PlayerPart, Text]] = {"gold": Text("gold"), "cards": Text("cards")}
# What is ticked in a player's panel (T4): the key of it in a state, and what a person calls it.
TICKED: Final[Mapping[PlayerPart, tuple[str, Text]]] = {
    "traitor": ("holds_traitor", Text("holds the Traitor")),
    "chapter": ("at_chapter_112", Text("at chapter 112")),
}
END_NAMES: Final[Mapping[str, Text]] = {
    "village deck": Text("Village deck"),
    "magic deck": Text("Magic deck"),
    "castle deck": Text("Castle deck"),
    "three realms": Text("three realms"),
    "all ruined": Text("all ruined"),
}
THE_END: Final = Text("the end")
SIDES: Final[Mapping[str, Text]] = {"healthy": Text("healthy"), "ruined": Text("ruined")}


def tracker_places(edition: Edition, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the tracker."""
    heroes: dict[Hero, Message] = {hero: Name.of(edition.names.heroes[hero]) for hero in HEROES}
    for realm in REALMS:
        name = Name.of(edition.names.realms[realm])
        yield _side(realm, name)
        boxes: dict[str, tuple[Path, Message]] = {
            followers_mark(realm, hero): (
                (REALM, realm, "followers", hero), Text("{name}: {part}", name=name, part=called)
            ) for hero, called in heroes.items()
        }  # fmt: skip
        others = Text("{name}: {part}", name=name, part=Text("Othersiders"))
        boxes[othersiders_mark(realm)] = ((REALM, realm, "othersiders"), others)
        yield from figures(boxes, marks)
    for seat in range(len(players)):
        yield from _panel(seat, heroes, marks)
    ends = ((end, end_mark(end)) for end in ENDS)
    yield one_of(ends, ("end",), THE_END, "tick", END_NAMES)
    yield Place(("last_buyer",), (LAST_BUYER,), (), "words", Text("who took the last card"))


def _side(realm: Realm, name: Message) -> Place:
    """Return which side of a realm is up: towers are crossed out in order, the first ruins it."""
    path = (REALM, realm, "ruined")
    towers = tuple(side_mark(realm, number) for number in range(1, FLIPS + 1))
    looks = []
    for flips in range(FLIPS + 1):
        crossed = tuple(Filling(tower, "cross") for tower in towers[:flips])
        side, told = SIDES["ruined" if flips % 2 else "healthy"], (Told(path, True),) * (flips % 2)
        looks.append(Look(flips % 2 == 1, crossed, told, side))
    return Place(path, towers, tuple(looks), title=name)


def _panel(seat: int, heroes: Mapping[Hero, Message], marks: frozenset[str]) -> Iterator[Place]:
    """Yield a player's hero, counts and ticks."""
    sheet = ("sheet", seat)
    own = ((hero, hero_mark(seat, hero)) for hero in HEROES)
    yield one_of(own, (*sheet, "hero"), Text("hero"), said=dict(heroes.items()))
    for part, title in COUNTED.items():
        box = player_mark(part, seat)
        rings = (*(count_mark(box, "tens", each) for each in range(1, MOST_TENS + 1)),
                 *(count_mark(box, "units", each) for each in range(UNITS)))  # fmt: skip
        there = tuple(each for each in (box, *rings) if each in marks)
        yield Place((*sheet, part), there, (), "figure", title)
    for part, (key, title) in TICKED.items():
        yield yes_or_no(player_mark(part, seat), (*sheet, key), title, "tick")


PLACES: Final[Mapping[tuple[str, str], Placing[Edition]]] = {("standard", "pad"): tracker_places}
