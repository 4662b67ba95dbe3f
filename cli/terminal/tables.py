"""Tables on a terminal that has colours, laid out by rich, and plain lines around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

MOST_COLUMNS = 10_000  # Wider than any table is.


def terminal() -> Console:
    """Return standard output, where nothing is coloured but what is meant to be."""
    return Console(highlight=False)


def empty_table() -> Table:
    """Return a table without columns and rows, a line below its head."""
    return Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)


def add_whole_column(table: Table, heading: Text, cells: Sequence[str], **style: Any) -> None:
    """Add a column that is as wide as what is in it."""
    width = max(heading.cell_len, *map(cell_len, cells))
    table.add_column(heading, min_width=width, no_wrap=True, **style)


def show_lines(lines: Iterable[str], console: Console) -> None:
    """Print lines as they are; the terminal breaks those that are too long."""
    console.print(Text("\n".join(lines)), soft_wrap=True)


def show_table(table: Table, plain: Sequence[str], console: Console) -> None:
    """Print a table, or its plain lines, without colours, where there is no room for it."""
    unbounded = console.options.update(width=MOST_COLUMNS)
    if console.measure(table, options=unbounded).minimum <= console.width:
        console.print(table)
    else:
        show_lines(plain, console)
