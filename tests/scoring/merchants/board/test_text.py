"""The board to play on alone as plain text; others are golden."""

from scoring.merchants.board.answer import board_and_key, board_lines
from scoring.merchants.board.position import Alone, BoardInPlay, board_at
from scoring.merchants.state import BoardState
from sheets.hexes import Hex, parse_edge, parse_hex
from sheets.merchants.edition.edition import SoloMap, Territory
from sheets.words.translation import load_translation
from tests.editions import first_edition
from tests.scoring.merchants.text_board import LETTERS

OF_RESOURCE = {resource: letter for letter, resource in LETTERS.items()}


def hexes(names: str) -> frozenset[Hex]:
    return frozenset(map(parse_hex, names.split()))


ONE, TWO = "A1 B1 A2", "C1 B2 C2"


def solo_map(alone: Alone | None = None) -> BoardInPlay:
    """Return two territories with a river between them, and gold in the first."""
    territories = (Territory((*hexes(ONE),)), Territory((*hexes(TWO),)))
    land = SoloMap(
        columns=3,
        rows=2,
        start={"gold": (parse_hex("A1"),)},
        printed={},
        territories=territories,
        bridges=(parse_edge("B1-C1"),),
    )
    return board_at(land, BoardState(), first_edition(), 1, alone)


def key(board: BoardInPlay) -> list[str]:
    """Return the key below a board."""
    shown = board_and_key(board, load_translation("en"))
    return shown[shown.index("") + 1 :]


def test_s3_rivers_and_bridges_of_a_solo_map_are_shown() -> None:
    assert board_lines(solo_map(), OF_RESOURCE) == [
        "    A   B   C",
        " 1  g1  .  =.",
        "          --",
        " 2    .  |.   .",
    ]
    assert key(solo_map())[1:] == [". empty, | -- river, = bridge"]


def test_a_river_behind_a_printed_resource_moves_it_a_little_and_nothing_else() -> None:
    edition = first_edition()
    assert edition.solo.map
    shown = board_lines(board_at(edition.solo.map, BoardState(), edition, 1), OF_RESOURCE)
    assert shown[9] == " 5  .   .   .   w8  ^   .   .   f9! .  |.  w10!|.   .  |.   f11!"
    assert max(map(len, shown)) <= 66


def test_s8_the_territory_that_is_played_and_where_it_begins_are_shown() -> None:
    at_begin = Alone(2, here=hexes(TWO), done=hexes(ONE), first=hexes("C1"))
    assert board_lines(solo_map(at_begin), OF_RESOURCE)[1::2] == [
        " 1  g1  x  =*",
        " 2    x  |.   .",
    ]
    assert key(solo_map(at_begin))[1:] == [
        ". empty, * empty beside the bridge, x empty in a closed territory",
        "| -- river, = bridge",
        "territory 2: C1 B2 C2",
        "one of the first two resources lies beside the bridge: C1 (S8)",
    ]
    first = Alone(1, here=hexes(ONE), done=hexes(""), first=hexes(""))
    assert ": empty in a later territory" in key(solo_map(first))[1]
