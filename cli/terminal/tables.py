"""Tables on a terminal that has colours, laid out by rich, and the lines around them."""

from collections.abc import Iterable, Mapping
from itertools import zip_longest

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rollwrite.answers import Block, Look, TextTable, plain_text

MOST_COLUMNS = 10_000  # Wider than any table is.

_STYLES: Mapping[Look, str] = {"": "", "winner": "bold green", "strong": "bold", "quiet": "dim"}


def show_in_colours(blocks: Iterable[Block]) -> None:
    """Print lines and tables; where there is no room for a table its lines stand in its place."""
    console = Console(highlight=False)  # Nothing is coloured but what is meant to be.
    unbounded = console.options.update(width=MOST_COLUMNS)
    for block in blocks:
        if not isinstance(block, TextTable):
            # The terminal breaks a line that is too long.
            console.print(Text(block.text, style=_STYLES[block.look]), soft_wrap=True)
            continue
        table = _laid_out(block)
        if console.measure(table, options=unbounded).minimum <= console.width:
            console.print(table)
        else:
            console.print(Text(plain_text([block]).rstrip("\n")), soft_wrap=True)


def _laid_out(text: TextTable) -> Table:
    """Return a table that has a line below its head, and is no wider than as plain text."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    _add_columns(table, text)
    for row, following in zip_longest(text.rows, text.rows[1:]):
        if row:
            cells = map(Text, row.cells)
            table.add_row(*cells, style=_STYLES[row.look], end_section=following is None)
    return table


def _add_columns(table: Table, text: TextTable) -> None:
    """Add the columns, as wide as what is in them but for the one that may be wrapped."""
    cells = [row.cells for row in text.rows if row]
    for index, heading in enumerate(text.headings):
        is_wrapped = index == text.wrapped
        width = max(cell_len(each) for each in (heading.text, *(row[index] for row in cells)))
        table.add_column(
            Text(heading.text, style=_STYLES[heading.look]),
            justify="right" if index in text.right else "left",
            style="dim" if index in text.quiet else "",
            min_width=None if is_wrapped else width,
            no_wrap=not is_wrapped,
        )
