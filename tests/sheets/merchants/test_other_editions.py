"""Editions of another shape than the shipped one: all print, and usual ones print without fault."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from sheets.editions.head import ByLanguage
from sheets.hexes import Hex
from sheets.lint import Fault
from sheets.merchants.edition.edition import (
    Column,
    Edition,
    Monuments,
    Relics,
    Resource,
    Sheet,
    Value,
)
from tests.covering import rest_slow
from tests.sheets.printing import printing
from tests.sheets.tables import shipped_edition

SHIPPED = shipped_edition()


def with_cards(columns: int, each: int) -> Edition:
    """Return an edition with so many columns of so many cards."""
    cards = list(SHIPPED.cards.values())
    numbered = [replace(cards[i % len(cards)], number=i + 1) for i in range(columns * each)]
    stacks = [numbered[i * each : (i + 1) * each] for i in range(columns)]
    return replace(SHIPPED, columns=tuple(Column(tuple(stack)) for stack in stacks))


def with_board(columns: int, rows: int, *rivers: int) -> Edition:
    """Return an edition with a board of another size, what lies beyond it left out."""
    empty = replace(SHIPPED.board, columns=columns, rows=rows, rivers=rivers)
    land = set(empty.hexes)

    def kept(where: Mapping[Resource, tuple[Hex, ...]]) -> dict[Resource, tuple[Hex, ...]]:
        return {key: tuple(hex_ for hex_ in hexes if hex_ in land) for key, hexes in where.items()}

    lakes = tuple(lake for lake in empty.lakes if land.issuperset(lake.hexes))
    start, printed = kept(empty.start), kept(empty.printed)
    return replace(SHIPPED, board=replace(empty, start=start, printed=printed, lakes=lakes))


def falling(number: int) -> tuple[Value, ...]:
    return tuple(Value(number - i + 4) for i in range(number))


USUAL = {
    "6 columns": with_cards(6, 3),
    "7 columns": with_cards(7, 3),
    "4 columns": with_cards(4, 3),
    "2 cards a column": with_cards(8, 2),
    "a small board": with_board(11, 8, 3, 6),
    "a low board": with_board(13, 7, 3, 5),
    "a wide board": with_board(14, 10, 4, 7),
    "no lakes": replace(SHIPPED, board=replace(SHIPPED.board, lakes=())),
    "4 monuments": replace(SHIPPED, monuments=Monuments(falling(4))),
    "2 relics and 1": replace(SHIPPED, relics=Relics(falling(2), falling(1))),
    "9 monuments": replace(SHIPPED, monuments=Monuments(falling(9))),
    "5 relics of a kind": replace(SHIPPED, relics=Relics(falling(5), falling(5))),
    "6 artifacts": replace(SHIPPED, sheet=Sheet(6, 3)),
    "8 artifacts": replace(SHIPPED, sheet=Sheet(8, 6)),
    "nothing to claim": replace(
        SHIPPED, sheet=Sheet(0, 0), monuments=Monuments(()), relics=Relics((), ())
    ),
}
CROWDED = {
    "9 columns": with_cards(9, 3),
    "10 columns": with_cards(10, 3),
    "4 cards a column": with_cards(8, 4),
    "a large board": with_board(16, 12, 4, 8),
    "a very wide board": with_board(16, 10, 4, 7),
    "12 monuments": replace(SHIPPED, monuments=Monuments(falling(12))),
    "6 relics of a kind": replace(SHIPPED, relics=Relics(falling(6), falling(6))),
    "24 artifacts": replace(SHIPPED, sheet=Sheet(24, 10)),
}


def slow_but(editions: Mapping[str, Edition], *always: str) -> list[Any]:
    """Return editions as parameters of a test, all but those that are looked at always as slow."""
    return [
        pytest.param(edition, id=name, marks=() if name in always else pytest.mark.slow)
        for name, edition in editions.items()
    ]


def faults(edition: Edition, players: int) -> list[Fault]:
    other = replace(printing("merchants"), edition=edition)
    return [fault for _, fault in other.faults_by_page(other.table(players))]


@pytest.mark.parametrize("players", rest_slow([4, 2]))
@pytest.mark.parametrize("edition", slow_but(USUAL, "no lakes", "a low board", "nothing to claim"))
def test_an_edition_with_less_prints_without_fault(edition: Edition, players: int) -> None:
    assert faults(edition, players) == []


@pytest.mark.parametrize("players", rest_slow([4, 2]))
@pytest.mark.parametrize("edition", slow_but(CROWDED, "10 columns", "24 artifacts"))
def test_an_edition_with_more_is_crowded_but_can_be_read(edition: Edition, players: int) -> None:
    """Marks may be small and close; texts stay readable, and nothing comes near a marker."""
    kinds = {fault.kind for fault in faults(edition, players)}
    assert kinds <= {"size", "apart", "white", "dark"}


def test_long_words_of_an_edition_are_set_smaller_or_shortened() -> None:
    long: ByLanguage = {"en": "The Most Illustrious Academy of Everything"}
    names = replace(SHIPPED.names, buildings={**SHIPPED.names.buildings, "academy": long})
    found = faults(replace(SHIPPED, names=names), 3)
    assert {fault.kind for fault in found} == {"shortened"}
