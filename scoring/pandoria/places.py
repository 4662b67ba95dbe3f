"""Places: a player's realm, figures and rates on the score pad, the markers on a realm's tracks."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import count, takewhile
from typing import Final

from scoring.pandoria.state import RATE_NAMES, Content
from scoring.places import Look, Place, Placing, Players, Told, figures, game_of, one_of
from sheets.drawing.filling import Filling
from sheets.files.problem import Path
from sheets.pandoria.edition import (
    RATE_BUILDINGS,
    RATES,
    RESOURCES,
    SIDES,
    USUAL_RATE,
    Rate,
    Resource,
)
from sheets.pandoria.marks import (
    column_mark,
    points_mark,
    rate_mark,
    resource_mark,
    track_mark,
)
from sheets.pandoria.pad_places import PLANS
from sheets.words.text import Message, Text

HAVE: Final[Mapping[Resource, Text]] = {
    "gold": Text("gold you have"),
    "wood": Text("wood you have"),
    "crystal": Text("crystal you have"),
}
USUAL: Final = ""  # A building that improves a rate and does not stand.


def pad_places(
    variant: str, content: Content, players: Players, marks: frozenset[str]
) -> Iterator[Place]:
    """Yield the places of everybody's column: the realm, figures, rates (P2 to P6, P10, P11)."""
    for seat in range(len(players)):
        own, sheet = (game_of(marks), seat), ("sheet", seat)
        if PLANS[variant].has_realms:
            crowns = ((*sheet, "crowns"), Text("crowns in play"))
            yield from figures({column_mark("crowns", *own): crowns}, marks)
            yield _realm(variant, content, column_mark("realm", *own), (*sheet, "realm"))
        else:
            named = (points_mark(*own, number) for number in count(1))
            boxes = enumerate(takewhile(marks.__contains__, named))
            yield from figures(
                {
                    mark: ((*sheet, "crowns", step), Text("crowns, box {number}", number=step + 1))
                    for step, mark in boxes
                },
                marks,
            )
        yield from figures(
            {
                column_mark("hand", *own): ((*sheet, "hand_cards"), Text("hand cards")),
                column_mark("captives", *own): ((*sheet, "captives"), Text("captives")),
            },
            marks,
        )
        for building, resource in RATE_BUILDINGS.items() if PLANS[variant].has_realms else ():
            rates = {rate: rate_mark(*own, resource, rate) for rate in RATES}
            title = content.building_name(building)
            yield _rate(rates, (*sheet, "buildings", building), title)
            have = ((*sheet, resource), HAVE[resource])
            yield from figures({resource_mark("have", *own, resource): have}, marks)


def _realm(variant: str, content: Content, mark: str, path: Path) -> Place:
    """Return what realm a player has, by its name; it has the version's side (P8, P10)."""
    side = SIDES[variant]
    realms = {realm.name["en"]: content.name_of(key)
              for key, realm in content.realms.items() if realm.side(side)}  # fmt: skip
    looks = (Look(each, (Filling(mark, "write", name),), (Told(path, each),), name)
             for each, name in realms.items())  # fmt: skip
    return Place(path, (mark,), tuple(looks), title=Text("realm"))


def _rate(rates: Mapping[Rate, str], path: Path, title: Message) -> Place:
    """Return the rate of a resource, which tells what building stands, if any (P4)."""
    looks = [Look(USUAL)]
    for rate, mark in rates.items():
        is_usual = rate == USUAL_RATE
        told = () if is_usual else (Told(path, rate),)
        left = (Filling(mark, "circle"),)
        looks.append(Look(USUAL if is_usual else rate, left, told, RATE_NAMES[rate]))
    return Place(path, tuple(rates.values()), tuple(looks), title=title)


def realm_places(_content: Content, _players: Players, marks: frozenset[str]) -> Iterator[Place]:
    """Yield the tracks of a realm's sheet, in the tree of who plays it (P7)."""
    for resource in RESOURCES:
        named = (track_mark(resource, step) for step in count())
        steps = enumerate(takewhile(marks.__contains__, named))
        yield one_of(steps, (resource,), HAVE[resource], "place")


PLACES: Final[Mapping[tuple[str, str], Placing[Content]]] = {
    **{(variant, "pad"): partial(pad_places, variant) for variant in PLANS},
    **{(variant, "realm"): realm_places for variant in SIDES},
}
