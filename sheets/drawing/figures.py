"""The figures that sheets of every game share: boxes and fields to write in, headings, strokes."""

from __future__ import annotations

from sheets.drawing.lettering import LEAST_PT, write
from sheets.drawing.shapes import (
    Box,
    Item,
    Mark,
    Stroke,
    Text,
    line,
    lines,
    rectangle,
)
from sheets.drawing.theme import Theme

HAIR = 0.2
FIRM = 0.35
HEAVY = 0.6
HEADING_PT = 9.5
SYMBOL = 6.5  # A symbol to circle or cross out: 6 mm still where a strip for holes scales it.


def outline(theme: Theme, width: float = HAIR) -> Stroke:
    """Return the line around boxes to write in."""
    return Stroke(theme.line, width)


def heading(text: str, box: Box, theme: Theme, size_pt: float = HEADING_PT) -> Text:
    """Return a small title in the display face."""
    return write(text, box, size_pt, colour=theme.title, name="display")


def box_mark(name: str, box: Box, theme: Theme) -> Mark:
    """Return an empty box to write in; the box is the mark."""
    return Mark(name, "write", box, (rectangle(box, "#ffffff", outline(theme), 0.8),))


def figure_mark(name: str, box: Box, theme: Theme, cells: int = 2, width: float = FIRM) -> Mark:
    """Return a box for a number, a dotted line between its figures; `width` is its outline's."""
    frame = rectangle(box, "#ffffff", Stroke(theme.ink, width), 0.8)
    dots = Stroke(theme.line, HAIR, (0.1, 0.7))
    across = (box.x + step * box.width / cells for step in range(1, cells))
    between = (line((x, box.y + 0.9), (x, box.bottom - 0.9), stroke=dots) for x in across)
    return Mark(name, "write", box, (frame, *between), cells)


def field(name: str, label: str, box: Box, theme: Theme) -> tuple[Item, ...]:
    """Return a labelled line to write on: the label above, the box below."""
    label_height = 3.6
    caption = write(label, Box(box.x, box.y, box.width, label_height), LEAST_PT, colour=theme.quiet)
    inside = Box(box.x, box.y + label_height, box.width, box.height - label_height)
    frame = rectangle(inside, "#ffffff", outline(theme), 0.8)
    return caption, Mark(name, "write", inside, (frame,))


def field_inside(box: Box) -> Box:
    """Return where a field's printed text goes."""
    return Box(box.x + 1.5, box.y + 3.6, box.width - 3, box.height - 3.6)


def struck_out(box: Box, theme: Theme) -> Item:
    """Two thin parallel strokes through a box: crossed out in print, unlike a pen's cross."""
    left, right, gap = box.x, box.right, 0.9
    return lines(
        (
            ((left, box.bottom - gap), (right - gap, box.y)),
            ((left + gap, box.bottom), (right, box.y + gap)),
        ),
        Stroke(theme.ink, 0.25),
    )


def capitalised(word: str) -> str:
    """Return a word with a capital, its other letters as they are."""
    return word[:1].upper() + word[1:]
