"""Scores on a terminal: a table with colours, the winner first. The only module that knows rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scoring.answers import Answer
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.translation import Translation

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
            console.print(_table(grid_of(score, words), winners))


def _table(grid: Grid, winners: int) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for number, name in enumerate(grid.players):
        table.add_column(Text(name, style=WINNER if number < winners else ""), justify="right")
    table.add_column(Text(grid.rule_heading), style=QUIET)
    _add(table, grid.ranks, end_section=True)
    for number, row in enumerate(grid.lines, 1):
        _add(table, row, end_section=number == len(grid.lines))
    _add(table, grid.total, style=SUM)
    for row in grid.tie_breaks:
        _add(table, row, style=QUIET)
    return table


def _add(table: Table, row: GridRow, style: str = "", end_section: bool = False) -> None:
    cells = (Text(each) for each in (row.heading, *row.cells, row.rule))
    table.add_row(*cells, style=style, end_section=end_section)
