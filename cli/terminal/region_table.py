"""The regions of a board on a terminal: a table whose last column breaks, the closed ones bold."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cli.terminal.tables import add_whole_column, empty_table, show_lines, show_table, terminal
from scoring.answers.columns import aligned
from scoring.merchants.board.answer import FIGURES, board_and_key, end_lines, region_rows
from scoring.merchants.board.in_play import BoardInPlay
from sheets.words.translation import Translation

CLOSED = "bold"


def show_regions(board: BoardInPlay, words: Translation) -> None:
    """Print the board, the table of its regions and how far the end is."""
    console, rows = terminal(), region_rows(board, words)
    show_lines([*board_and_key(board, words), ""], console)
    show_table(_table(board, rows), aligned(rows, right=FIGURES), console)
    if lines := end_lines(board, words):
        show_lines(lines, console)


def _table(board: BoardInPlay, rows: Sequence[Sequence[str]]) -> Table:
    head, *of_regions = rows
    *whole, where = zip(head, *of_regions, strict=True)
    table = empty_table()
    table.collapse_padding = True  # No wider than as plain text.
    for index, (heading, *cells) in enumerate(whole):
        justify = "right" if index in FIGURES else "left"
        add_whole_column(table, Text(heading), cells, justify=justify)
    table.add_column(Text(where[0]))
    for region, row in zip(board.regions, of_regions, strict=True):
        table.add_row(*map(Text, row), style=CLOSED if region.closed else "")
    return table
