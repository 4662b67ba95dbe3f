from dataclasses import replace
from typing import Any

import pytest

from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import load_theme
from sheets.table.table import Seat, Table, seats_for

TABLE = Table("base", seats_for(("Anna", "Bernd")), "en", load_theme("colour"))


def test_players_with_names_have_initials_that_tell_them_apart() -> None:
    seats = seats_for(("Anna", "Antje", "Bo"))
    assert seats == (Seat("Anna", "An"), Seat("Antje", "At"), Seat("Bo", "B"))


def test_online_players_sit_in_turn_order() -> None:
    """M2.4."""
    seats = seats_for(("Zoé", "Antje", "Anna"), online=True)
    assert seats == (Seat("Anna", "An"), Seat("Antje", "At"), Seat("Zoé", "Z"))


def test_a_seat_without_a_name_is_written_by_hand() -> None:
    assert Seat() == Seat(name="", initial="")


def test_a_table_has_a_seat_for_every_player() -> None:
    assert TABLE.players == 2
    assert replace(TABLE, seats=(Seat(),) * 4).players == 4


def test_a_table_is_on_a4_with_markers_and_one_board_if_nothing_is_said() -> None:
    assert TABLE.paper == PAPERS["a4"]
    assert TABLE.markers
    options = (TABLE.online, TABLE.coordinates, TABLE.holes, TABLE.level, TABLE.duplex)
    assert not any(options)


def test_a_tables_layout_lies_as_paper_and_holes_say() -> None:
    beside = replace(TABLE, paper=PAPERS["letter"], holes="left")
    assert beside.frame.x > TABLE.frame.x
    assert beside.frame.scale < TABLE.frame.scale == 1


def test_tables_that_differ_by_names_alone_look_alike() -> None:
    others = replace(TABLE, seats=seats_for(("Chloé", "Dörte")))
    assert others.look == TABLE.look
    hash(TABLE.look)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": (Seat(),) * 3},
        {"variant": "family"},
        {"language": "fr"},
        {"theme": load_theme("ink")},
        {"paper": PAPERS["a3"]},
        {"online": True},
        {"coordinates": True},
        {"markers": False},
        {"holes": "left"},
        {"level": "expert"},
        {"duplex": True},
    ],
    ids=lambda change: next(iter(change)),
)
def test_all_else_changes_a_tables_look(change: dict[str, Any]) -> None:
    assert replace(TABLE, **change).look != TABLE.look
