"""The regions of a board as text and as JSON; whole answers are in the tests of the command."""

from rich.cells import cell_len

from scoring.merchants.board.answer import regions_text, regions_tree
from sheets.words.translation import load_translation
from tests.scoring.merchants.text_board import read_text_board

# A city that A closes, gold that B and A leave open.
BOARD = """
    c  A  g  .
     A  B  B  .
    """


def test_a_closed_region_earns_and_an_open_one_does_not() -> None:
    board = read_text_board(BOARD).in_play()
    assert regions_tree(board) == {
        "regions": [
            {
                "resource": "city",
                "hexes": ["A1"],
                "closed": True,
                "workers": {"A": 2},
                "earns": {"A": 2},
                "artifacts": 0,
                "printed": 0,
            },
            {
                "resource": "gold",
                "hexes": ["C1"],
                "closed": False,
                "workers": {"B": 2, "A": 1},
                "earns": {},
                "artifacts": 0,
                "printed": 0,
            },
        ]
    }


def test_where_a_region_lies_stands_below_each_other_whatever_the_initials() -> None:
    board = read_text_board(BOARD).with_initial("山").in_play()
    lines = regions_text(board, load_translation("de")).splitlines()
    begin = next(index for index, line in enumerate(lines) if line.split()[:1] == ["Rohstoff"])
    head, city, gold = lines[begin : begin + 3]
    assert "山 2" in city
    assert "B 2, 山 1" in gold
    ends = {cell_len(line[: line.rindex(cell)]) for line, cell in ((city, "A1"), (gold, "C1"))}
    assert ends == {cell_len(head[: head.rindex("wo")])}
