"""What a state's pens left on the sheets, whatever it says; mark by mark it is golden."""

from typing import Any

import pytest

from scoring.open_game import open_game
from sheets.drawing.counting import counted_marks
from sheets.files.problem import has_errors
from sheets.hexes import edge_between, edge_name, hex_at, hex_name, neighbours
from tests.scoring.filled import blank_sheets, lost
from tests.sheets.tables import SEATED

MANY = 10**9


@pytest.mark.parametrize(
    ("total", "coins"),
    [
        (0, ["units.0"]),
        (7, ["units.7"]),
        (40, ["tens.4", "units.0"]),
        (109, ["tens.10", "units.9"]),
        (127, ["tens.10", "tens.2", "units.7"]),
        (199, ["tens.10", "tens.9", "units.9"]),
        (200, []),
        (-1, []),
    ],
)
def test_a_total_is_circled_on_the_counting_board(total: int, coins: list[str]) -> None:
    """Its tens and its units; 100 and more take two coins of the tens, 200 has none."""
    assert counted_marks("final.total", total) == tuple(f"final.total.{coin}" for coin in coins)


HEXES = [hex_at(column, row) for column in range(1, 27) for row in range(1, 31)]
EDGES = [edge_between(hex_, near) for hex_ in HEXES for near in neighbours(hex_) if near in HEXES]
SPELLS = [
    f"{storey}{place}{spell}" for storey in (1, 2, 3) for place in "ABCDEF" for spell in "1234"
]
# What of a page's marks can be said by a state, and not only follow from it.
SAYABLE = (
    *("hex", "edge", "ship", "artifact", "worker", "relic", "monument", "card"),
    *("archive", "trolls"),
)


def everything(variant: str, players: int) -> dict[str, Any]:
    """Return a state that says all that can be said, most of which no sheet has a place for."""
    values = list(range(1, 60))
    own = {
        "artifacts": {"circled": MANY, "crossed": MANY},
        "workers_crossed": MANY,
        "relics": {"two": values, "three": values},
        "monuments": values,
        "cards": {str(number): "built" for number in range(1, 1000)},
    }
    tracks = dict(zip(("gold", "wood", "crystal", "craft"), (-1, 0, 5, 6), strict=True))
    sheet = {
        "base": {**own, **tracks, "crowns": [1] * 60},
        "family": {"crowns": [1] * 60, "spells": {"taken": SPELLS, "used": SPELLS}},
        "solo": {**own, **tracks, "territories": [3] * 20},
    }
    board = {
        "wood": [hex_name(hex_) for hex_ in HEXES],
        "artifacts": [edge_name(edge) for edge in EDGES],
        "ships": {"A": [hex_name(hex_) for hex_ in HEXES]},
    }
    trolls = {"cards": [2] * 20, "claims": ["monument 11"] * 20, "columns": [1] * 20}
    return {
        **{"game": "merchants", "variant": variant, "players": players, "board": board},
        **({"trolls": trolls, "level": "expert"} if variant == "solo" else {}),
        "sheet": [sheet[variant]] * players,
    }


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_all_that_can_be_said_is_filled_in_wherever_it_has_a_place(
    variant: str, players: int
) -> None:
    opened = open_game(everything(variant, players))
    assert not has_errors(opened.faults)  # Some hexes are called as ships were in version 0.1.
    assert lost(opened) == set()
    filled = {each.mark for fillings in opened.fillings().values() for each in fillings}
    printed = {mark for blank in blank_sheets(opened) for mark in blank.marks}
    assert {mark for mark in printed if mark.partition(".")[0] in SAYABLE} <= filled
