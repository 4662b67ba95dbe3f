"""Tables of text: rows of cells as lines whose columns stand below each other.

What is answered as text is blocks, lines and tables; a terminal that has colours can show what
each of them is. Widths are places on a terminal: a letter of Chinese takes two, an accent of its
own none.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

# What a line, a heading or a row is to whoever reads it; "" is nothing special.
Look: TypeAlias = Literal["", "winner", "strong", "quiet"]

GAP = "  "
_ACCENTS = "\u0300"  # Of their own: what comes before them takes one place a letter.
_PUNCTUATION = "–—‘’“”„…"


class Line(NamedTuple):
    """A line of text, or a heading of a column."""

    text: str = ""
    look: Look = ""


class Row(NamedTuple):
    """The cells of a row of a table."""

    cells: tuple[str, ...]
    look: Look = ""


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table of text.

    headings: of its columns.
    rows: as many cells each; None in the place of a row is a line of dashes.
    right: the indices of the columns that end below each other, those of figures.
    quiet: the indices of columns of less weight.
    wrapped: the index of the column that goes on several lines where there is no room; None for
        none.
    """

    headings: tuple[Line, ...]
    rows: tuple[Row | None, ...]
    right: Collection[int] = ()
    quiet: Collection[int] = ()
    wrapped: int | None = None

    def lines(self) -> list[str]:
        """Return the lines of the table."""
        head = tuple(heading.text for heading in self.headings)
        return aligned([head, *(row and row.cells for row in self.rows)], self.right)


Block: TypeAlias = Line | TextTable


def plain_text(blocks: Iterable[Block]) -> str:
    """Return the text of lines and tables, a line's end behind each line."""
    lines: list[str] = []
    for block in blocks:
        lines += block.lines() if isinstance(block, TextTable) else [block.text]
    return "".join(f"{line}\n" for line in lines)


def aligned(rows: Sequence[Sequence[str] | None], right: Collection[int] = ()) -> list[str]:
    """Return a line for each row; the columns with these indices end below each other.

    All rows have the same number of cells; None in the place of a row is a line of dashes below
    every column. Nothing stands behind a row's last letter.
    """
    widths = [max(map(text_width, column)) for column in zip(*filter(None, rows), strict=True)]
    dashes = ["-" * width for width in widths]
    return [
        GAP.join(
            padded(cell, width, right=index in right)
            for index, (cell, width) in enumerate(zip(row or dashes, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def padded(text: str, width: int, *, right: bool = False) -> str:
    """Return a text with spaces behind it, before it for `right`, until it is so wide."""
    space = " " * (width - text_width(text))
    return space + text if right else text + space


def text_width(text: str) -> int:
    """Count the places that a text takes on a terminal."""
    if text.isascii() or (text.isprintable() and all(map(_is_narrow, text))):
        return len(text)
    from rich.cells import cell_len  # Here, because most tables are of Latin letters alone.

    return cell_len(text)


def _is_narrow(letter: str) -> bool:
    return letter < _ACCENTS or letter in _PUNCTUATION
