"""Solo boards that no play gives, and the nearest ones that some play does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scoring.merchants.board.history import find_history_problems
from scoring.merchants.state import Artifacts, BoardState, CardMark, SoloSheet, SoloState
from sheets.hexes import Hex, parse_edge, parse_hex
from sheets.merchants.edition.edition import Lake, Solo, SoloMap, Territory
from sheets.merchants.options import Rules
from tests.editions import first_edition
from tests.scoring.problem_lines import lines_of_problems

MUSTER, SHIP = 13, 10


def hexes(names: str) -> tuple[Hex, ...]:
    return tuple(map(parse_hex, names.split()))


# Two territories, a row each, with a bridge between A1 and A2; play begins in the upper one.
SOLO_MAP = SoloMap(
    columns=5,
    rows=2,
    start={"gold": hexes("B1")},
    printed={},
    lakes=(Lake(hexes("E2"), hexes("E2")),),
    territories=(Territory(hexes("A1 B1 C1 D1 E1")), Territory(hexes("A2 B2 C2 D2"))),
    bridges=(parse_edge("A1-A2"),),
)
UPPER = BoardState(wood=hexes("C1"), city=hexes("D1"), workers={"A": hexes("E1")})
BOTH = replace(UPPER, craft=hexes("A2"), crystal=hexes("B2"), workers={"A": hexes("E1 C2")})


def found(
    marks: BoardState,
    cards: dict[int, CardMark] | None = None,
    territories: int = 1,
    circled: int = 0,
    rules: Rules | None = None,
) -> list[str]:
    """Return the problems of what was drawn; the start card and these are owned."""
    sheet = SoloSheet(
        player="Anna",
        cards={1: "bought", **(cards or {})},
        territories=(9,) * territories,
        artifacts=Artifacts(circled=circled),
    )
    edition = replace(first_edition(), solo=Solo(map=SOLO_MAP), rules=rules or Rules())
    state = SoloState(board=marks, sheet=(sheet,))
    return lines_of_problems(find_history_problems(state, edition, 1, is_complete=True), ("Anna",))


def test_what_begins_at_a_start_resource_or_beside_a_bridge_can_be_drawn() -> None:
    """S8."""
    assert found(UPPER) == found(BOTH) == []


@pytest.mark.parametrize("where", ["C2 D2", "B2 C2"])
def test_what_begins_elsewhere_cannot_even_across_a_river(where: str) -> None:
    """S3, S8: C1 touches B2 and C2, but a river runs between them."""
    first, second = where.split()
    assert found(replace(UPPER, craft=hexes(first), crystal=hexes(second)))[:1] == [
        f"error: board, craft {first}: nothing that was drawn joins this to a start resource or a "
        "resource beside a bridge; everything is drawn beside what is there (S8)"
    ]


def test_two_resources_do_not_touch_across_a_river() -> None:
    """M3.2, S3."""
    marks = replace(UPPER, wood=hexes("A1"), city=hexes("A2"), workers={})
    assert "error: board: groups of drawn resources that are odd in number: 2" in found(marks)[0]


def test_every_turn_draws_a_worker() -> None:
    """S4."""
    assert found(replace(BOTH, workers={"A": hexes("E1")})) == [
        "error: board, workers: workers on land without those of spells: 1; every turn draws one "
        "and two resources, and 4 are drawn (S4)"
    ]
    without = replace(BOTH, workers={"A": hexes("E1")})
    assert [each for each in found(without, {14: "cast"}) if "S4" in each] == []


def test_a_card_bought_needs_two_closed_regions() -> None:
    """S5: of the upper territory B1 is open, C1 and D1 are closed; with A1 filled all three are."""
    assert found(UPPER, {MUSTER: "bought"}) == []
    assert found(UPPER, {MUSTER: "bought", SHIP: "bought"}) == [
        "error: sheet 1 (Anna), cards: bought: 2, but closed regions: 2; "
        "a turn that closes two buys one card (S5)"
    ]
    assert found(UPPER, {MUSTER: "bought", 8: "cast"}) == []


def test_artifacts_of_open_regions_are_lost() -> None:
    """M5.6, S6."""
    marks = BoardState(gold=hexes("C1 D1"), workers={"A": hexes("E1")})
    marks = replace(marks, artifacts=(parse_edge("C1-D1"),))
    assert found(marks) == []
    closed = replace(marks, workers={"A": hexes("A1 E1")})
    assert found(closed, {MUSTER: "cast", 8: "cast"}, circled=1) == [
        "error: sheet 1 (Anna), cards: bought: 1, but closed regions: 1; "
        "a turn that closes two buys one card (S5)"
    ]
    assert "(M5.6)" in found(closed, {MUSTER: "cast", 8: "cast"})[-1]


# The end.


def test_after_the_eighth_territory_a_turn_fits_in_none() -> None:
    """S6: nothing was drawn in the lower one, where a turn fits beside the bridge."""
    assert found(UPPER, territories=7) == []
    assert found(UPPER, territories=8) == [
        "error: board: territory 2 is not closed: two resources and a worker still fit, "
        "one resource in A2 (S6)"
    ]
    assert found(BOTH, territories=8) == []


def test_a_territory_is_drawn_in_beside_what_is_there() -> None:
    """S6: a bridge serves a territory's first turn alone, so nothing fits in A2 any more."""
    assert found(BoardState(), territories=8) == [
        "error: board: territory 1 is not closed: two resources and a worker still fit, "
        "one resource in C1 (S6)",
        "error: board: territory 2 is not closed: two resources and a worker still fit, "
        "one resource in A2 (S6)",
    ]
    begun = replace(UPPER, craft=hexes("D2"))
    assert [each for each in found(begun, territories=8) if "S6" in each] == [
        "error: board: territory 2 is not closed: two resources and a worker still fit, "
        "one resource in C2 (S6)"
    ]
    filled = replace(begun, swamp=hexes("C2"))
    assert [each for each in found(filled, territories=8) if "S6" in each] == []


def test_a_worker_on_a_ship_may_have_come_when_the_territory_was_closed() -> None:
    """S6, M3.2 ship_worker_anchors: of the lower territory D2 touches the lake."""
    marks = replace(
        BOTH,
        crystal=(),
        craft=(),
        swamp=hexes("A2"),
        workers={"A": hexes("E1")},
        ships={"A": hexes("E2")},
    )
    option = Rules(ship_worker_anchors=True)
    assert [each for each in found(marks, territories=8, rules=option) if "S6" in each] == []
