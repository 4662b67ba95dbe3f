"""A sheet with what a pen, and a cube on a track, leave on it.

Knows no game and no state: what is marked how is the caller's to say, by the marks' names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal, TypeAlias

from sheets.drawing.hatching import hatched
from sheets.drawing.icons import ICONS, icon
from sheets.drawing.lettering import printable, write
from sheets.drawing.shapes import (
    Box,
    Colour,
    Drawing,
    Item,
    PageKey,
    Path,
    Point,
    Stroke,
    box_around,
    ellipse,
    line,
    marks_of,
    rectangle,
)
from sheets.table.table import Table
from sheets.words.text import Name

How: TypeAlias = Literal["circle", "cross", "tick", "write", "draw", "place", "hatch", "blacken"]

PEN = 0.6  # The width of a ball-pen's line.
SMALL = 5.6  # The width of an edge's mark, which a symbol fills more than it does a hex.
AROUND = 1.1  # A circle's distance from the symbol in it, inside its white ring.


@dataclass(frozen=True, slots=True)
class Filling:
    """What was done at a mark: `text` is what was written, or the symbol that was drawn."""

    mark: str
    how: How
    text: Name | str = ""


class UnknownMarkError(ValueError):
    """A filling whose mark is not on its page."""


def texts_written(pages: Mapping[PageKey, Iterable[Filling]]) -> tuple[str, ...]:
    """Return what is written on these pages, each text once."""
    fillings = chain.from_iterable(pages.values())
    return tuple(dict.fromkeys(str(each.text) for each in fillings if each.how == "write"))


def written(figures: Mapping[str, int | None]) -> Iterator[Filling]:
    """Yield figures written at their marks; none for a figure that is not known."""
    for mark, figure in figures.items():
        if figure is not None:
            yield Filling(mark, "write", str(figure))


def fill_in(drawing: Drawing, fillings: Iterable[Filling], pen: Colour) -> Drawing:
    """Return the page with the fillings drawn in the pen's colour.

    Raises UnknownMarkError for a mark that the page does not have.
    """
    boxes = {mark.name: mark.box for mark in marks_of(drawing)}
    drawn: list[Item] = []
    for filling in fillings:
        if filling.mark not in boxes:
            raise UnknownMarkError(f"the page {drawing.name} has no mark {filling.mark}")
        drawn += draw_pen(filling.how, boxes[filling.mark], pen, str(filling.text))
    return replace(drawing, items=(*drawing.items, *drawn))


def fill_page(
    drawing: Drawing, table: Table, pages: Mapping[PageKey, tuple[Filling, ...]]
) -> Drawing:
    """Return a table's page with what `pages` holds for it, else for all seats' pages like it.

    What is Name is written in the language of the table. Raises as `fill_in`.
    """
    key = drawing.key
    fillings = pages.get(key) or pages.get(key._replace(seat=None), ())
    return fill_in(drawing, (_said(each, table.language) for each in fillings), table.theme.pen)


def _said(filling: Filling, language: str) -> Filling:
    """Return a filling with the name in it as the sheet's language has it."""
    if isinstance(filling.text, Name):
        return replace(filling, text=filling.text.in_language(language))
    return filling


def draw_pen(how: How, box: Box, pen: Colour, text: str = "") -> Iterator[Item]:
    """Yield what is left in a box: no mark of its own, so a key may show it too.

    `text` is as in a Filling; a character that no face has is replaced.
    """
    stroke = Stroke(pen, PEN)
    if how == "circle":
        yield ellipse(box.inset(-AROUND), None, stroke)
    elif how == "cross":
        yield from _cross(box, stroke)
    elif how == "tick":
        yield _tick(box, stroke)
    elif how == "place":
        # Low on its cell, so that the cell's figure can still be read.
        x, y = box.centre
        cube = box_around(x + 0.1 * box.width, y + 0.1 * box.height, 0.56 * box.width)
        yield rectangle(cube, None, Stroke(pen, 2 * PEN), 0.8)
    elif how in ("hatch", "blacken"):
        pitch = 1.6 if how == "hatch" else 0.7
        yield hatched(_hexagon(box), pitch, Stroke(pen, PEN / 2))
    elif how == "draw" and text in ICONS:
        share = 0.5 if box.width > 2 * SMALL else 0.85
        yield icon(text, box.centre, share * box.width, pen, "#ffffff")
    else:
        yield _written(text, box, pen)


def _cross(box: Box, stroke: Stroke) -> Iterator[Path]:
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    yield line((left, top), (right, bottom), stroke=stroke)
    yield line((right, top), (left, bottom), stroke=stroke)


def _tick(box: Box, stroke: Stroke) -> Path:
    x, y = box.centre
    start, low = (x - 0.35 * box.width, y), (x - 0.05 * box.width, y + 0.35 * box.height)
    return line(start, low, (box.right, box.y), stroke=stroke)


def _hexagon(box: Box) -> list[Point]:
    x, y = box.centre
    quarter = box.height / 4
    return [
        (box.right, y - quarter),
        (box.right, y + quarter),
        (x, box.bottom),
        (box.x, y + quarter),
        (box.x, y - quarter),
        (x, box.y),
    ]


def _written(text: str, box: Box, pen: Colour) -> Item:
    size_pt = min(2.2 * box.height, 20)
    inside = box.inset(min(0.6, box.width / 10))
    shown, face = printable(text, "bold")
    return write(shown, inside, size_pt, colour=pen, name=face, anchor="middle")
