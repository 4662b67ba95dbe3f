"""Editions of version 0.1, in which ships were called L1, L2, ..., are read as that drew them."""

from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.hexes import Hex, hex_at, hex_name, parse_hex
from sheets.merchants.edition.edition import Board, Edition, Lake, old_names
from tests.editions import first_edition
from tests.sheets.editions.edition_trees import changed, problems_in

BOARD = [["L1"], ["L2", "L3"], ["L4", "L5"], ["L6"], ["L7"]]
MAP = [["L1"], ["L2"], ["L3", "L4"], ["L5"], ["L6"], ["L7", "L8"], ["L9"]]
USE_HEX = "a ship is called by the hex in which it is drawn; write"


def exported() -> dict[str, Any]:
    """Return the tree of the shipped edition as version 0.1 exported it."""
    tree = changed()
    for land, names in ((tree["board"], BOARD), (tree["solo"]["map"], MAP)):
        for lake, ships in zip(land["lakes"], names, strict=True):
            lake["ships"] = ships
    return tree


def read(tree: dict[str, Any]) -> Edition:
    edition = GAME.check_edition(tree)[0]
    assert edition is not None
    return edition


def names(hexes: tuple[Hex, ...]) -> str:
    return " ".join(map(hex_name, hexes))


def test_a_ship_of_an_exported_edition_lies_where_it_was_drawn() -> None:
    edition = read(exported())
    assert edition.board.ships == first_edition().board.ships
    assert edition.solo.map is not None
    assert names(edition.solo.map.ships) == "A1 L1 H2 H3 E5 G6 L6 M6 A7"


def test_an_exported_edition_is_warned_of_with_the_hexes_to_write() -> None:
    lines = problems_in(exported())
    assert lines[1] == f"warning: board, lakes 2, ships: {USE_HEX} G3, F4 for L2, L3 (M1.4)"
    assert len(lines) == len(BOARD) + len(MAP)
    assert all(USE_HEX in line for line in lines)


def test_a_lake_may_be_written_anew_and_another_be_as_it_was() -> None:
    tree = exported()
    tree["board"]["lakes"][1]["ships"] = ["F4", "G3"]
    edition = read(tree)
    assert names(edition.board.ships) == "A1 F4 G3 K5 L5 C8 M9"
    assert len(problems_in(tree)) == len(BOARD) + len(MAP) - 1


def test_a_name_that_is_a_hex_of_its_lake_is_that_hex() -> None:
    tree = exported()
    tree["board"]["lakes"][2]["ships"] = ["L5"]
    edition = read(tree)
    assert names(edition.board.lakes[2].ships) == "L5"


@pytest.mark.parametrize(("name", "hex_"), [("L1", "A1"), ("L3", "F4"), ("L7", "M9")])
def test_ships_were_numbered_in_the_order_of_the_edition(name: str, hex_: str) -> None:
    assert hex_name(old_names(first_edition().board)[parse_hex(name)]) == hex_


def test_an_edition_of_version_0_1_tells_its_own_names() -> None:
    tree = exported()
    tree["board"]["lakes"][0]["ships"] = ["L8"]
    edition = read(tree)
    known = {hex_name(name): hex_name(ship) for name, ship in old_names(edition.board).items()}
    assert known["L8"] == "A1"
    assert "L1" not in known


def test_no_name_of_old_is_that_of_another_ship_on_the_shipped_board() -> None:
    board = first_edition().board
    assert [ship for ship in board.ships if old_names(board).get(ship, ship) != ship] == []


def test_a_board_without_ships_has_no_names_of_old() -> None:
    board = Board(columns=1, rows=3, start={}, printed={}, lakes=(Lake((hex_at(1, 1),)),))
    assert old_names(board) == {}
