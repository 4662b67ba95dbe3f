"""Places of the tracker: the realms' sides and figures, the players' panels, how the game ended."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.places import Look, Place, Placing, Players, Told, figures, one_of, yes_or_no
from scoring.realms_and_ruins.state import ENDS
from sheets.drawing.counting import UNITS, count_mark
from sheets.drawing.filling import Filling
from sheets.files.problem import Path
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition, Realm
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

REALM: Final = "realms"
COUNTED: Final[tuple[PlayerPart, ...]] = ("gold", "cards")
# What is ticked in a player's panel (T4), and the key of it in a state.
TICKED: Final[Mapping[PlayerPart, str]] = {
    "traitor": "holds_traitor", "chapter": "at_chapter_112",
}  # fmt: skip


def tracker_places(_edition: Edition, players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the places of the tracker."""
    for realm in REALMS:
        yield _side(realm)
        followers: dict[str, Path] = {
            followers_mark(realm, hero): (REALM, realm, "followers", hero) for hero in HEROES
        }
        yield from figures(
            {**followers, othersiders_mark(realm): (REALM, realm, "othersiders")}, marks
        )
    for seat in range(len(players)):
        yield from _panel(seat, marks)
    yield one_of(((end, end_mark(end)) for end in ENDS), ("end",), "tick")
    yield Place(("last_buyer",), (LAST_BUYER,), (), "words")


def _side(realm: Realm) -> Place:
    """Return which side of a realm is up: towers are crossed out in order, the first ruins it."""
    path = (REALM, realm, "ruined")
    towers = tuple(side_mark(realm, number) for number in range(1, FLIPS + 1))
    looks = []
    for flips in range(FLIPS + 1):
        crossed = tuple(Filling(tower, "cross") for tower in towers[:flips])
        looks.append(Look(flips % 2 == 1, crossed, (Told(path, True),) * (flips % 2)))
    return Place(path, towers, tuple(looks))


def _panel(seat: int, marks: frozenset[str]) -> Iterator[Place]:
    """Yield a player's hero, counts and ticks."""
    sheet = ("sheet", seat)
    yield one_of(((hero, hero_mark(seat, hero)) for hero in HEROES), (*sheet, "hero"))
    for part in COUNTED:
        box = player_mark(part, seat)
        rings = (*(count_mark(box, "tens", each) for each in range(1, MOST_TENS + 1)),
                 *(count_mark(box, "units", each) for each in range(UNITS)))  # fmt: skip
        there = tuple(each for each in (box, *rings) if each in marks)
        yield Place((*sheet, part), there, (), "figure")
    for part, key in TICKED.items():
        yield yes_or_no(player_mark(part, seat), (*sheet, key), "tick")


PLACES: Final[Mapping[tuple[str, str], Placing[Edition]]] = {("standard", "pad"): tracker_places}
