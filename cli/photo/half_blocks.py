"""A picture in grey on a terminal: two of its rows to a line, as colours of half blocks."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TypeAlias

Row: TypeAlias = Sequence[int]  # Of shades, 0 black to 255 white.

HALF, END = "▀", "\x1b[0m"
FIRST_GREY, GREYS = 232, 24  # Of the 256 colours: from nearly black to nearly white.
TRUE_COLOURS = ("truecolor", "24bit")


def half_blocks(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of a picture for the terminal that the program runs in."""
    is_true = os.environ.get("COLORTERM") in TRUE_COLOURS
    for above, below in zip_longest(rows[::2], rows[1::2]):
        pairs = zip(above, below or above, strict=True)
        cells = (f"\x1b[38;{_shade(a, is_true)};48;{_shade(b, is_true)}m{HALF}" for a, b in pairs)
        yield "".join(cells) + END


def _shade(grey: int, is_true: bool) -> str:
    if is_true:
        return f"2;{grey};{grey};{grey}"
    return f"5;{FIRST_GREY + min(grey * GREYS // 256, GREYS - 1)}"
