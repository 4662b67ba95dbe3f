"""Tables on a terminal that has colours: scores, the winner first, and the regions of a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scoring.answers import Answer
from scoring.answers.columns import aligned
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.answers.standings import Standings, standings_of
from scoring.answers.text import standings_lines, table_lines
from scoring.merchants.board.answer import FIGURES, board_and_key, end_lines, region_rows
from scoring.merchants.board.position import BoardInPlay
from sheets.words.translation import Translation

MOST_COLUMNS = 10_000  # Wider than any table is.
WINNER, QUIET, SUM, CLOSED = "bold green", "dim", "bold", "bold"


def show_answers(answers: Sequence[Answer], words: Translation) -> None:
    """Print the scores of those files that have one."""
    console = _terminal()
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
            _show_table(_score_table(grid), table_lines(grid), console)
            if grid.legend:
                console.print(Text(grid.legend, style=QUIET))
    if standings := standings_of(answers, words):
        console.print(Text(standings.title, style=SUM))
        _show_table(_standings(standings), standings_lines(standings), console)


def _score_table(grid: Grid) -> Table:
    """Return the table of a score; only its rows' headings go on two lines."""
    table = _empty_table()
    table.add_column("")
    columns = zip(*(row.cells for row in grid.rows), strict=True)
    for number, (name, cells) in enumerate(zip(grid.players, columns, strict=True)):
        heading = Text(name, style=WINNER if number < grid.winners else "")
        _add_whole_column(table, heading, cells, justify="right")
    _add_whole_column(table, Text(grid.rule_heading), [row.rule for row in grid.rows], style=QUIET)
    _add(table, grid.ranks, end_section=True)
    for number, row in enumerate(grid.lines, 1):
        _add(table, row, end_section=number == len(grid.lines))
    _add(table, grid.total, style=SUM)
    for row in grid.tie_breaks:
        _add(table, row, style=QUIET)
    return table


def _standings(standings: Standings) -> Table:
    table = _empty_table()
    for number, heading in enumerate(standings.headings):
        cells = [row[number] for row in standings.rows]
        is_name = heading == standings.headings[1]
        _add_whole_column(table, Text(heading), cells, justify="left" if is_name else "right")
    for row in standings.rows:
        table.add_row(*map(Text, row), style=WINNER if row[0] == "1" else "")
    return table


def _add(table: Table, row: GridRow, style: str = "", end_section: bool = False) -> None:
    cells = (Text(each) for each in (row.heading, *row.cells, row.rule))
    table.add_row(*cells, style=style, end_section=end_section)


def show_regions(board: BoardInPlay, words: Translation) -> None:
    """Print the board, the table of its regions and how far the end is."""
    console, rows = _terminal(), region_rows(board, words)
    _show_lines([*board_and_key(board, words), ""], console)
    _show_table(_region_table(board, rows), aligned(rows, right=FIGURES), console)
    if lines := end_lines(board, words):
        _show_lines(lines, console)


def _region_table(board: BoardInPlay, rows: Sequence[Sequence[str]]) -> Table:
    head, *of_regions = rows
    *whole, where = zip(head, *of_regions, strict=True)
    table = _empty_table()
    table.collapse_padding = True  # No wider than as plain text.
    for index, (heading, *cells) in enumerate(whole):
        justify = "right" if index in FIGURES else "left"
        _add_whole_column(table, Text(heading), cells, justify=justify)
    table.add_column(Text(where[0]))
    for region, row in zip(board.regions, of_regions, strict=True):
        table.add_row(*map(Text, row), style=CLOSED if region.closed else "")
    return table


def _terminal() -> Console:
    """Return standard output, where nothing is coloured but what is meant to be."""
    return Console(highlight=False)


def _empty_table() -> Table:
    """Return a table without columns and rows, a line below its head."""
    return Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)


def _add_whole_column(table: Table, heading: Text, cells: Sequence[str], **style: Any) -> None:
    """Add a column that is as wide as what is in it."""
    width = max(heading.cell_len, *map(cell_len, cells))
    table.add_column(heading, min_width=width, no_wrap=True, **style)


def _show_lines(lines: Iterable[str], console: Console) -> None:
    """Print lines as they are; the terminal breaks those that are too long."""
    console.print(Text("\n".join(lines)), soft_wrap=True)


def _show_table(table: Table, plain: Sequence[str], console: Console) -> None:
    """Print a table, or its plain lines, without colours, where there is no room for it."""
    unbounded = console.options.update(width=MOST_COLUMNS)
    if console.measure(table, options=unbounded).minimum <= console.width:
        console.print(table)
    else:
        _show_lines(plain, console)
