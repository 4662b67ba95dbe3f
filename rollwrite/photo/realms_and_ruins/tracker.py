"""The tracker: the realms' sides and figures, the players' heroes and figures, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count, product, takewhile
from typing import Final

from rollwrite.photo.joint import Group, Look, Reading, row_look
from rollwrite.photo.ledger import Ledger
from rollwrite.photo.pads import YES_OR_NO, entries, sheet_path, told_of
from rollwrite.photo.states import MARKS
from scoring.realms_and_ruins.state import ENDS
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition
from sheets.realms_and_ruins.marks import (
    PlayerPart,
    earlier_mark,
    end_mark,
    followers_mark,
    hero_mark,
    othersiders_mark,
    player_mark,
    side_mark,
)
from sheets.realms_and_ruins.places import FLIPS

END: Final[Path] = ("end",)
REALM, RUINED, OTHERSIDERS, FOLLOWERS = "realms", "ruined", "othersiders", "followers"
# What is ticked in a player's panel (T4), and the key of it in a state.
TICKED: Final[Mapping[PlayerPart, str]] = {
    "traitor": "holds_traitor", "chapter": "at_chapter_112",
}  # fmt: skip


def groups(edition: Edition, players: int, marks: frozenset[str]) -> Iterator[Group]:
    """Yield the sides of the realms, the players' heroes and ticks, how the game ended."""
    for realm in REALMS:
        towers = tuple(side_mark(realm, number) for number in range(1, FLIPS + 1))
        yield Group((REALM, realm, RUINED), towers, tuple(_side_looks()))
    for seat in range(players):
        heroes = tuple(hero_mark(seat, hero) for hero in HEROES)
        yield Group(sheet_path(seat, "hero"), heroes, tuple(_one_of(HEROES)))
        for part, key in TICKED.items():
            yield Group(sheet_path(seat, key), (player_mark(part, seat),), YES_OR_NO)
    yield Group(END, tuple(map(end_mark, ENDS)), tuple(_one_of(ENDS)))


def ledgers(
    readings: tuple[Reading, ...], edition: Edition, players: int, marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield every figure of the end, which nothing is added up to (T1, T3).

    Nobody has more than the box holds (T7).
    """
    supply = edition.supply
    for realm in REALMS:
        for hero in HEROES:
            path: Path = (REALM, realm, FOLLOWERS, hero)
            yield _figure(followers_mark(realm, hero), path, supply.followers, marks)
        path = REALM, realm, OTHERSIDERS
        yield _figure(othersiders_mark(realm), path, supply.othersiders, marks)
    for seat in range(players):
        yield _figure(player_mark("gold", seat), sheet_path(seat, "gold"), supply.gold, marks)
        cards = supply.starting_cards + supply.offer_cards * edition.decks * len(REALMS)
        yield _figure(player_mark("cards", seat), sheet_path(seat, "cards"), cards, marks)


def trees(readings: Iterable[Reading], edition: Edition, players: int) -> tuple[Tree, ...]:
    """Return everybody's tree as a state has it; what is in doubt is missing."""
    sheet = tuple(readings)
    return tuple(entries(told_of(sheet, *sheet_path(seat))) for seat in range(players))


def tree(readings: Iterable[Reading], edition: Edition, players: int) -> Tree:
    """Return how the game ended, and the three realms; what is in doubt is missing.

    No figure of Othersiders is none of them.
    """
    sheet = tuple(readings)
    realms: Tree = {}
    for realm in REALMS:
        told = {(OTHERSIDERS,): 0, **told_of(sheet, REALM, realm)}
        followers = told_of(sheet, REALM, realm, FOLLOWERS)
        realms[realm] = {**entries(told), FOLLOWERS: entries(followers)}
    return {**entries(told_of(sheet)), REALM: realms}


def _figure(mark: str, path: Path, most: int, marks: frozenset[str]) -> Ledger:
    """Return a figure as a ledger of its own, with the boxes for what it was before."""
    numbers = (earlier_mark(mark, number) for number in count(1))
    before = tuple(takewhile(marks.__contains__, numbers))
    boxes = frozenset({mark})
    return Ledger(mark, str, boxes=boxes, figures={mark: path}, before=before, most=most)


def _side_looks() -> Iterator[Look]:
    """Yield how a realm's towers look: crossed out in their order, after the first it is ruined."""
    towers = range(FLIPS)
    yield row_look(towers, (), False)
    for how, flips in product(MARKS, range(1, FLIPS + 1)):
        yield row_look(towers, range(flips), flips % 2 == 1, how)


def _one_of(names: tuple[str, ...]) -> Iterator[Look]:
    """Yield how marks look of which exactly one is marked."""
    for name, how in product(names, MARKS):
        yield row_look(names, (name,), name, how)
