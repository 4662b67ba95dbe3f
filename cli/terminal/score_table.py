"""Scores on a terminal: a table with colours, the winner first. The only module that knows rich."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scoring.answers import Answer
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.answers.text import table_lines
from sheets.words.translation import Translation

MOST_COLUMNS = 10_000  # Wider than any table is.
WINNER, QUIET, SUM = "bold green", "dim", "bold"


def show_answers(answers: Sequence[Answer], words: Translation) -> None:
    """Print the scores of those files that have one."""
    console = Console(highlight=False)
    for answer in answers:
        score = answer.score
        if not score.players:
            continue
        if len(answers) > 1:
            console.print(Text(answer.file, style=SUM))
        for number, remark in enumerate(score.remarks):
            console.print(Text(words(remark), style="" if number else WINNER))
        if score.has_table:
            winners = sum(each.rank == 1 for each in score.players)
            _show_table(grid_of(score, words), winners, console)


def _show_table(grid: Grid, winners: int, console: Console) -> None:
    """Print a table; one for whose names and figures there is no room, without colours."""
    table = _table(grid, winners)
    unbounded = console.options.update(width=MOST_COLUMNS)
    if console.measure(table, options=unbounded).minimum <= console.width:
        console.print(table)
    else:
        console.print(Text("\n".join(table_lines(grid))), soft_wrap=True)


def _table(grid: Grid, winners: int) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    columns = zip(*(row.cells for row in grid.rows), strict=True)
    for number, (name, cells) in enumerate(zip(grid.players, columns, strict=True)):
        heading = Text(name, style=WINNER if number < winners else "")
        _add_column(table, heading, cells, justify="right")
    _add_column(table, Text(grid.rule_heading), [row.rule for row in grid.rows], style=QUIET)
    _add(table, grid.ranks, end_section=True)
    for number, row in enumerate(grid.lines, 1):
        _add(table, row, end_section=number == len(grid.lines))
    _add(table, grid.total, style=SUM)
    for row in grid.tie_breaks:
        _add(table, row, style=QUIET)
    return table


def _add_column(table: Table, heading: Text, cells: Sequence[str], **style: Any) -> None:
    """Add a column that is as wide as what is in it: only the rows' headings go on two lines."""
    width = max(heading.cell_len, *map(cell_len, cells))
    table.add_column(heading, min_width=width, no_wrap=True, **style)


def _add(table: Table, row: GridRow, style: str = "", end_section: bool = False) -> None:
    cells = (Text(each) for each in (row.heading, *row.cells, row.rule))
    table.add_row(*cells, style=style, end_section=end_section)
