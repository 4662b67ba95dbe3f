"""A state's pens on the pad of Realm of Sand: every mark that is filled is there."""

from __future__ import annotations

from typing import Any

from scoring.realm_of_sand.scorer import SCORER
from scoring.states.printed_seats import printed_seats
from scoring.states.reading import state_of
from sheets.document import Press, load_content
from sheets.drawing.shapes import marks_of
from sheets.drawing.theme import load_theme
from sheets.games import GAMES
from sheets.table.table import Table
from tests.scoring.realm_of_sand.pads import Tree, pad

EDITION = load_content(GAMES["realm-of-sand"])


def filled(tree: Tree) -> dict[str, str]:
    """Return what is filled in by mark, the kind of mark where nothing is written."""
    pages = SCORER.fillings(state_of(tree).state, EDITION)
    return {each.mark: each.text or each.how for each in pages["pad"]}


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
    state: Any = state_of(tree).state
    seats = printed_seats(state)
    assert [seat.name for seat in seats] == ["Anna", "Bernd", "Clara"]
    table = Table("standard", seats, "en", load_theme("colour"))
    (page,) = Press(GAMES["realm-of-sand"], EDITION).draw(table, ("pad",))
    assert {*filled(tree)} <= {mark.name for mark in marks_of(page)}


def test_missing_players_leave_their_seats_without_a_name() -> None:
    state: Any = state_of(pad("Anna 5 / 1 / 4", players=2)).state
    seats = printed_seats(state)
    assert [seat.name for seat in seats] == ["Anna", ""]
