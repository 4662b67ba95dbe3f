"""Scores on a terminal: a table with colours, the winner first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cli.terminal.tables import add_whole_column, empty_table, show_table, terminal
from scoring.answers import Answer
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.answers.standings import Standings, standings_of
from scoring.answers.text import standings_lines, table_lines
from sheets.words.translation import Translation

WINNER, QUIET, SUM = "bold green", "dim", "bold"


def show_answers(answers: Sequence[Answer], words: Translation) -> None:
    """Print the scores of those files that have one."""
    console = terminal()
    for answer in answers:
        score = answer.score
        if not score.players:
            continue
        if len(answers) > 1:
            console.print(Text(answer.file, style=SUM))
        for number, remark in enumerate(score.remarks):
            console.print(Text(words(remark), style="" if number else WINNER))
        if score.has_table:
            grid = grid_of(score, words)
            show_table(_table(grid), table_lines(grid), console)
            if grid.legend:
                console.print(Text(grid.legend, style=QUIET))
    if standings := standings_of(answers, words):
        console.print(Text(standings.title, style=SUM))
        show_table(_standings(standings), standings_lines(standings), console)


def _table(grid: Grid) -> Table:
    """Return the table of a score; only its rows' headings go on two lines."""
    table = empty_table()
    table.add_column("")
    columns = zip(*(row.cells for row in grid.rows), strict=True)
    for number, (name, cells) in enumerate(zip(grid.players, columns, strict=True)):
        heading = Text(name, style=WINNER if number < grid.winners else "")
        add_whole_column(table, heading, cells, justify="right")
    add_whole_column(table, Text(grid.rule_heading), [row.rule for row in grid.rows], style=QUIET)
    _add(table, grid.ranks, end_section=True)
    for number, row in enumerate(grid.lines, 1):
        _add(table, row, end_section=number == len(grid.lines))
    _add(table, grid.total, style=SUM)
    for row in grid.tie_breaks:
        _add(table, row, style=QUIET)
    return table


def _standings(standings: Standings) -> Table:
    table = empty_table()
    for number, heading in enumerate(standings.headings):
        cells = [row[number] for row in standings.rows]
        is_name = heading == standings.headings[1]
        add_whole_column(table, Text(heading), cells, justify="left" if is_name else "right")
    for row in standings.rows:
        table.add_row(*map(Text, row), style=WINNER if row[0] == "1" else "")
    return table


def _add(table: Table, row: GridRow, style: str = "", end_section: bool = False) -> None:
    cells = (Text(each) for each in (row.heading, *row.cells, row.rule))
    table.add_row(*cells, style=style, end_section=end_section)
