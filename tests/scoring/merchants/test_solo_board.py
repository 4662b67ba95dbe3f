"""The solo map: what may lie on it, and its regions (S3)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import find_regions, position_on
from scoring.merchants.state import Artifacts, BoardState, SoloSheet, SoloState
from sheets.hexes import Hex, hex_at, parse_edge, parse_hex
from sheets.merchants.edition.edition import Edition, Lake, Solo, SoloMap, Territory
from tests.editions import first_edition
from tests.scoring.merchants.text_board import shown
from tests.scoring.problem_lines import lines_of_problems


@cache
def shipped() -> Edition:
    return first_edition()


def hexes(names: str) -> tuple[Hex, ...]:
    return tuple(map(parse_hex, names.split()))


# Two territories on either side of a river; B1 and B2 touch, but a river runs between them.
SOLO_MAP = SoloMap(
    columns=4,
    rows=3,
    start={"gold": (parse_hex("A1"),)},
    printed={"city": (parse_hex("C2"),)},
    lakes=(Lake(hexes("D1"), hexes("D1")),),
    territories=(Territory(hexes("A1 B1 C1")), Territory(hexes("A2 B2 C2"))),
)


def alone(marks: BoardState, circled: int = 0, players: int = 1) -> list[str]:
    """Return the problems of a board played on alone."""
    sheet = SoloSheet(player="Anna", artifacts=Artifacts(circled=circled))
    edition = replace(shipped(), solo=Solo(map=SOLO_MAP))
    state = SoloState(board=marks, sheet=(sheet,))
    return lines_of_problems(find_board_problems(state, edition, players))


def test_alone_the_solo_map_is_drawn_on() -> None:
    marks = BoardState(
        gold=hexes("B1 C1"), artifacts=(parse_edge("B1-C1"),), ships={"A": hexes("D1")}
    )
    assert alone(marks, circled=1) == []


def test_alone_nothing_lies_outside_the_territories() -> None:
    assert alone(BoardState(gold=hexes("A3 E1"), workers={"A": hexes("D1")})) == [
        "error: board, gold A3: lies in no territory; only what lies in one is drawn in (S3)",
        "error: board, gold E1: is off the board; it has the columns A to D and the rows 1 to 3 "
        "(M1.4)",
        "error: board, workers A D1: is a lake; a worker of A is drawn in an empty hex of land "
        "(M3.4)",
    ]


def test_alone_no_artifact_lies_across_a_river() -> None:
    assert alone(BoardState(gold=hexes("B1 B2"), artifacts=(parse_edge("B1-B2"),))) == [
        "error: board, artifacts B1-B2: a river runs there; "
        "an artifact lies between two hexes of one territory (S3)"
    ]


@pytest.mark.parametrize("players", [1, 2])  # S1: alone is set up as for two.
def test_alone_an_initial_is_the_players(players: int) -> None:
    assert alone(BoardState(workers={"B": hexes("B1")}), players=players) == [
        "error: board, workers B: is the initial of nobody; there is A (M1.7)"
    ]


def test_alone_no_more_artifacts_are_circled_than_closed_regions_hold() -> None:
    assert alone(BoardState(gold=hexes("B1")), circled=1) == [
        "error: board, artifacts: the sheets together have 1 circled; closed regions hold 0, "
        "and each goes to one player (M5.6)"
    ]


def regions(marks: BoardState) -> list[str]:
    return [shown(region) for region in find_regions(position_on(SOLO_MAP, marks, 1))]


def test_nothing_connects_across_a_river_of_the_solo_map() -> None:
    marks = BoardState(gold=hexes("B1 B2"), workers={"A": hexes("A2 C1")})
    assert regions(marks) == [
        "gold A1 B1 closed, A 1",
        "gold B2 closed, A 1",
        "city C2 closed, 1 printed",
    ]


def test_an_empty_hex_across_a_river_does_not_touch() -> None:
    marks = BoardState(swamp=hexes("B1 C1"))
    assert regions(marks) == ["gold A1 closed", "city C2 open, 1 printed"]


def test_a_ship_takes_part_in_the_territories_on_every_shore_of_its_lake() -> None:
    marks = BoardState(wood=hexes("C1"), ships={"A": hexes("D1")})
    assert regions(marks) == ["gold A1 open", "wood C1 open, A 1", "city C2 open, A 1, 1 printed"]


def test_what_lies_in_no_territory_is_neither_land_nor_lake() -> None:
    position = position_on(SOLO_MAP, BoardState(gold=hexes("A3")), 1)
    assert position.beyond == set(hexes("D2 A3 B3 C3 D3"))
    assert set(position.resources) == set(hexes("A1 C2"))


def test_a_board_played_on_alone_is_not_looked_at_without_a_map() -> None:
    state = SoloState(board=BoardState(gold=(hex_at(26, 99),)), sheet=(SoloSheet(player="Anna"),))
    no_map = replace(shipped(), solo=Solo(map=None))
    assert lines_of_problems(find_board_problems(state, no_map, 1)) == [
        "warning: board: is not looked at: the edition has no map to play on alone (S1)"
    ]
