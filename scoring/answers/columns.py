"""Tables of plain text: rows of cells as lines whose columns stand below each other.

Widths are places on a terminal: a letter of Chinese takes two, an accent of its own none.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

GAP = "  "
_ACCENTS = "\u0300"  # Of their own: what comes before them takes one place a letter.
_PUNCTUATION = "–—‘’“”„…"


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
