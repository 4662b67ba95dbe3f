"""The board as plain text."""

from scoring.merchants.board.answer import board_and_key
from scoring.merchants.board.position import Alone, BoardInPlay, board_at
from scoring.merchants.board.text import board_lines
from scoring.merchants.state import BoardState
from sheets.hexes import Hex, parse_edge, parse_hex
from sheets.merchants.edition.edition import SoloMap, Territory
from sheets.words.translation import load_translation
from tests.editions import first_edition
from tests.scoring.merchants.text_board import LETTERS, read_text_board

OF_RESOURCE = {resource: letter for letter, resource in LETTERS.items()}


def lines(text: str, players: int = 4) -> list[str]:
    read = read_text_board(text)
    return board_lines(read.in_play(players), OF_RESOURCE)


def test_what_lies_on_each_hex_is_shown() -> None:
    board = """
        g! g  ~A .
         #  y* A  .
        """
    assert lines(board) == ["    A   B   C   D", " 1  G1! G1  ^A  .", " 2    #   Y2  @A  ."]


def test_m3_2_a_printed_resource_is_marked_and_makes_the_board_no_wider() -> None:
    row = "g! w! " * 6
    assert lines(f"{row}\n") == [
        "    A   B   C   D   E   F   G   H   I   J   K   L",
        " 1  G1! W2! G3! W4! G5! W6! G7! W8! G9! W10!G11!W12!",
    ]


def test_rows_beyond_the_border_river_are_left_out() -> None:
    board = """
        g  .
        =====
         .  .
        """
    assert lines(board, players=2) == ["    A   B", " 1  g1  .", "    ---------"]
    assert len(lines(board, players=3)) == 4


def test_hexes_are_wider_where_a_long_initial_needs_it() -> None:
    board = """
        Abc An .
         .  .  .
        """
    assert lines(board) == ["    A     B     C", " 1  @Abc  @An   .", " 2     .     .     ."]


def test_a_wide_initial_does_not_push_what_lies_beside_it() -> None:
    board = """
        g  A .
         . . .
        """
    read = read_text_board(board).with_initial("山")
    assert board_lines(read.in_play(), OF_RESOURCE) == [
        "    A   B   C",
        " 1  g1  @山 .",
        " 2    .   .   .",
    ]


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


def test_the_key_says_what_occurs_on_the_board_and_nothing_else() -> None:
    board = """
        g! g  ~A .
         #  y* A  .
        """
    assert key(read_text_board(board).in_play()) == [
        "g gold, y crystal, with the number of the region; in capitals: closed",
        "! printed: to lie beside it alone is not enough (M3.2)",
        ". empty, @A worker of A, # blackened by Swamp, ^A ship with a worker of A",
    ]
    assert key(read_text_board("g* ~").in_play()) == [
        "g gold, with the number of the region; in capitals: closed",
        "^ free ship",
    ]
    assert key(read_text_board("g* .").in_play())[0] == "g gold, with the number of the region"


def test_m2_5_the_key_says_which_river_is_the_border() -> None:
    board = """
        g* .
        =====
         .  .
        =====
        .  .
        """
    read = read_text_board(board)
    said = [key(read.in_play(players))[-1] for players in (2, 3, 4)]
    assert said == [
        ". empty, --- border river (M2.5)",
        ". empty, --- river, the lowest the border (M2.5)",
        ". empty, --- river",
    ]
