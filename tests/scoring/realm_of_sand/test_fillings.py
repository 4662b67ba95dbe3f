"""A state's pens on the pad of Realm of Sand: every mark that is filled is there."""

from __future__ import annotations

from typing import Any

from scoring.open_game import open_game
from scoring.states import printed_seats
from sheets.drawing.shapes import PageKey
from tests.scoring.filled import lost
from tests.scoring.realm_of_sand.pads import Tree, pad


def filled(tree: Tree) -> dict[str, str]:
    """Return what is filled in by mark, the kind of mark where nothing is written."""
    pages = open_game(tree).fillings()
    return {each.mark: str(each.text) or each.how for each in pages[PageKey("pad")]}


def test_cards_hourglasses_and_sums_stand_in_the_first_game() -> None:
    assert filled(pad("Anna 5+3 / 2+1 / 4")) == {
        "points.1.1.1": "5",
        "points.1.1.2": "3",
        "hourglasses.1.1.1": "2",
        "hourglasses.1.1.2": "1",
        "hourglass.1.1.1": "cross",
        "hourglass.1.1.2": "cross",
        "hourglass.1.1.3": "cross",
        "total.1.1": "8",
        "pieces.1.1": "4",
    }


def test_no_more_hourglasses_are_crossed_than_there_are() -> None:
    marks = filled(pad("Anna 5 / 999999999 / 4"))
    assert sum(mark.startswith("hourglass.") for mark in marks) == 15


def test_what_is_filled_is_on_the_sheet() -> None:
    tree = pad("Anna 5+3+8 / 2+1+3 / 4", "Bernd 6+4 / 5+5 / 0", "Clara 1 / 0 / 12")
    opened = open_game(tree)
    assert [seat.name for seat in opened.seats()] == ["Anna", "Bernd", "Clara"]
    assert lost(opened) == set()


def test_cards_for_which_the_pad_has_no_line_are_only_in_the_total() -> None:
    points, shown = "+".join(["2"] * 20), "+".join(["1"] * 20)
    marks = filled(pad(f"Anna {points} / {shown} / 0"))
    assert [mark for mark in marks if mark.startswith("points.")][-1] == "points.1.1.18"
    assert [mark for mark in marks if mark.startswith("hourglasses.")][-1] == "hourglasses.1.1.18"
    assert marks["total.1.1"] == "40"


def test_missing_players_leave_their_seats_without_a_name() -> None:
    state: Any = open_game(pad("Anna 5 / 1 / 4", players=2)).state
    seats = printed_seats(state)
    assert [seat.name for seat in seats] == ["Anna", ""]
