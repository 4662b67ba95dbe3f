"""What figures are written in: a box for every digit, and the total, drawn alike in every game."""

from __future__ import annotations

from sheets.drawing.figures import HAIR
from sheets.drawing.lettering import write
from sheets.drawing.shapes import Anchor, Box, Item, Mark, Stroke, Text, lines, rectangle
from sheets.drawing.theme import Theme

ADDED, TOTAL = 0.45, 0.8  # The frames of what is added, and of the sum.
TOTAL_PT = 13.0
CORNER = 0.8
DOTS = (0.3, 0.9)
CLEAR = 1.1  # Between a dotted line and the frame.


def figure_mark(
    name: str, box: Box, digits: int, theme: Theme, *, width: float = HAIR, note: Item | None = None
) -> Mark:
    """Return a box to write a figure in, dotted lines between its digits.

    A frame of more `width` is ink and says that the figure is added. `note` stands in the box.
    """
    stroke = Stroke(theme.line if width == HAIR else theme.ink, width)
    within = box.inset((width - HAIR) / 2)  # Its outer side is in line with other boxes'.
    items: list[Item] = [rectangle(within, "#ffffff", stroke, CORNER)]
    if digits > 1:
        pitch, top, bottom = box.width / digits, box.y + CLEAR, box.bottom - CLEAR
        between = [box.x + step * pitch for step in range(1, digits)]
        dotted = Stroke(theme.line, HAIR, DOTS)
        items.append(lines([((x, top), (x, bottom)) for x in between], dotted))
    if note:
        items.append(note)
    return Mark(name, "write", box, tuple(items), digits)


def total_mark(name: str, box: Box, digits: int, theme: Theme) -> Mark:
    """Return the heavy box of a total."""
    return figure_mark(name, box, digits, theme, width=TOTAL)


def total_label(text: str, box: Box, theme: Theme, anchor: Anchor = "start") -> Text:
    """Return what stands before a total."""
    return write(text, box, TOTAL_PT, colour=theme.title, name="display", anchor=anchor)
