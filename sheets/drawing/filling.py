"""A sheet with what a pen, and a cube on a track, leave on it.

Knows no game and no state: what is marked how is the caller's to say, by the marks' names.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, islice
from math import isclose, pi, sin
from typing import Literal, TypeAlias

from sheets.drawing.counting import is_count_mark
from sheets.drawing.icons import ICONS, icon
from sheets.drawing.lettering import printable, write
from sheets.drawing.paths import circle, ellipse, hatched, line, lines, polygon, rectangle
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Drawing,
    Item,
    Mark,
    PageKey,
    Path,
    Point,
    Stroke,
    Text,
    flatten,
    groups_named,
    marks_of,
    texts_of,
)
from sheets.drawing.shields import shield
from sheets.drawing.theme import Theme
from sheets.table.table import Table
from sheets.words.text import Name

How: TypeAlias = Literal[
    "circle",
    "cross",
    "strike",
    "tick",
    "write",
    "shield",
    "draw",
    "place",
    "outline",
    "dashes",
    "blacken",
]

DATE = "date"  # What the marks for dates are called, or how they begin.
NO_DAY = Name(())
# The names of groups that hexes' tints, and the pen, do not hide.
OVER_TINTS, OVER_PEN = "over-tints", "over-pen"
PEN = 0.6  # The width of a ball-pen's line.
SMALL = 5.6  # The width of an edge's mark, which a symbol fills more than it does a hex.
AROUND = 1.1  # A circle's distance from the symbol in it, inside its white ring.
SHIELD = 0.54  # The share of a hex that a shield fills.
LARGEST_SHIELD = 11.0  # In mm, however large the hex.
AGAIN = 1.7  # What is new is so much heavier.
INSIDE = 0.6  # How far inside a hex the line around its region runs.
CLOSED, OPEN, DASH = 0.55, 0.4, (1.1, 1.2)  # That line, and of what is open its dashes.
STRUCK = 0.25  # A stroke in a region's own tone.
GROUND = 0.3  # How far inside a hex the tint of what is drawn there ends.
HALO, HALO_LINE, SHARE = 1.2, 0.8, 0.38  # Around what is new, or of a hex's width its radius.


@dataclass(frozen=True, slots=True)
class Filling:
    """What was done at a mark: `text` is what was written, or the symbol that was drawn.

    Of a line around a region or through it `text` is what is drawn in that. `seat` is whose shield
    it is, counted from 0; `sides` are those of a hex that a line follows, solid or in `dashes`,
    clockwise from the right-hand one. What `is_new` is drawn heavier, or in a halo.
    """

    mark: str
    how: How
    text: Name | str = ""
    seat: int = 0
    sides: tuple[int, ...] = ()
    is_new: bool = False


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


def fill_in(drawing: Drawing, fillings: Iterable[Filling], theme: Theme) -> Drawing:
    """Return the page with the fillings drawn in the colours of a theme, most in the pen's.

    Raises UnknownMarkError for a mark that the page does not have.
    """
    return replace(drawing, items=(*drawing.items, *left_on(drawing, fillings, theme)))


def left_on(drawing: Drawing, fillings: Iterable[Filling], theme: Theme) -> tuple[Item, ...]:
    """Return what fillings leave on a page, to lie over what is printed there.

    What is printed in a hex that is tinted now can still be read, and groups named OVER_TINTS and
    OVER_PEN lie over these. Raises UnknownMarkError for a mark that the page does not have.
    """
    marks = {mark.name: mark for mark in marks_of(drawing)}
    drawn: list[Item] = []
    tints: list[Item] = []
    tinted: list[Box] = []
    for filling in fillings:
        if filling.mark not in marks:
            raise UnknownMarkError(f"the page {drawing.name} has no mark {filling.mark}")
        mark = marks[filling.mark]
        drawn += _left_at(mark, filling, theme)
        if filling.how == "draw" and _is_hex(mark.box):
            tints += _tint(filling, mark.box, theme)
            tinted.append(mark.box.inset(INSIDE))
    over = groups_named(OVER_TINTS, drawing.items) if tinted else ()
    covered = (
        text
        for text in (texts_of(drawing.items) if tinted else ())
        if text.face != "display"
        and any(box.holds(Box.around(text.x, text.y, 0)) for box in tinted)
    )
    top = groups_named(OVER_PEN, drawing.items) if drawn else ()
    return (*tints, *over, *drawn, *covered, *top)


def _left_at(mark: Mark, filling: Filling, theme: Theme) -> Iterator[Item]:
    """Yield what is left at a mark: figures in its cells, the last one in the last."""
    text = str(filling.text)
    if filling.how == "write" and not _is_date(mark) and any(texts_of(mark.items)):
        # A small number in its corner would be read with the figure.
        yield from (item for item in flatten(mark.items) if not isinstance(item, Text))
    if filling.how != "write" or mark.cells == 1 or len(text) > mark.cells:
        yield from _by_pen(filling, _room(mark), theme)
        return
    wide = mark.box.width / mark.cells
    for place, figure in enumerate(text, mark.cells - len(text)):
        cell = Box(mark.box.x + place * wide, mark.box.y, wide, mark.box.height)
        yield from _by_pen(replace(filling, text=figure), cell, theme)


def _room(mark: Mark) -> Box:
    """Return where something is left at a mark: a date stands below what is printed in its box."""
    if not _is_date(mark):
        return mark.box
    left, top, wide, high = mark.box.inset(INSIDE)
    above = max((text.y - top for text in texts_of(mark.items)), default=0.0)
    return Box(left, top + above, wide, high - above)


def _is_date(mark: Mark) -> bool:
    return mark.name.partition(".")[0] == DATE


def fill_page(
    drawing: Drawing,
    table: Table,
    pages: Mapping[PageKey, tuple[Filling, ...]],
    day: Name = NO_DAY,
) -> Drawing:
    """Return a table's page with what `pages` holds for it, else for all seats' pages like it.

    The day, where there is one, stands in the page's first box for a date.
    What is Name is written in the language of the table. What is circled for a camera alone is left
    out where none reads. Raises as `fill_in`.
    """
    return fill_in(drawing, fillings_of(drawing, table, pages, day), table.theme)


def fillings_of(
    drawing: Drawing,
    table: Table,
    pages: Mapping[PageKey, tuple[Filling, ...]],
    day: Name = NO_DAY,
) -> Iterator[Filling]:
    """Return what pages hold for one of a table's, in its language; see `fill_page`."""
    key = drawing.key
    fillings = pages.get(key) or pages.get(key._replace(seat=None), ())
    if str(day):
        dates = (each.name for each in marks_of(drawing) if _is_date(each))
        fillings = (*fillings, *(Filling(each, "write", day) for each in islice(dates, 1)))
    shown = (each for each in fillings if table.markers or not is_count_mark(each.mark))
    return (_said(each, table.language) for each in shown)


def _said(filling: Filling, language: str) -> Filling:
    """Return a filling with the name in it as the sheet's language has it."""
    if isinstance(filling.text, Name):
        return replace(filling, text=filling.text.in_language(language))
    return filling


def draw_filling(
    filling: Filling, box: Box, theme: Theme, pen: Colour | None = None
) -> Iterator[Item]:
    """Yield what a filling leaves in a box, which need not be its mark's.

    The pen is the theme's, unless it is given. Regions have the tones of what is drawn in them,
    shields their players' colours.
    """
    yield from _tint(filling, box, theme)
    yield from _by_pen(filling, box, theme, pen)


def _tint(filling: Filling, box: Box, theme: Theme) -> Iterator[Path]:
    """Yield the tint of a hex in which a resource is drawn."""
    text = str(filling.text)
    if filling.how == "draw" and _is_hex(box) and text in ICONS:
        inside = Box.around(*box.centre, box.width - 2 * GROUND, box.height - 2 * GROUND)
        yield polygon(_hexagon(inside), theme.fill(text) or WHITE)


def _by_pen(filling: Filling, box: Box, theme: Theme, pen: Colour | None = None) -> Iterator[Item]:
    """Yield what a filling leaves in a box, without the tint of a hex."""
    text, again = str(filling.text), AGAIN if filling.is_new else 1.0
    pen = pen or theme.pen
    if filling.how == "shield":
        yield from _worker(filling, box, theme)
    elif filling.how in ("outline", "dashes"):
        width, dash = (CLOSED, ()) if filling.how == "outline" else (OPEN, DASH)
        yield _border(box, filling.sides, Stroke(theme.outline(text), again * width, dash))
    elif filling.how == "strike" and text:
        yield from draw_pen("strike", box, theme.outline(text), width=again * STRUCK)
    elif filling.how == "draw" and _is_hex(box) and text in ICONS:
        if filling.is_new:
            yield halo(box.centre, SHARE * box.width, theme)
        yield from draw_pen("draw", box, theme.outline(text), text)
    else:
        if filling.is_new and filling.how in ("cross", "draw"):
            away = HALO if filling.how == "cross" else 0.0
            yield halo(box.centre, box.width / 2 + away, theme)
        yield from draw_pen(filling.how, box, pen, text, again * PEN)
        if filling.is_new and filling.how == "blacken":
            yield halo(box.centre, SHARE * box.width, theme)
        if filling.is_new and filling.how == "write":
            x, low, half = box.centre[0], box.bottom - 0.9, 0.3 * box.width
            yield line((x - half, low), (x + half, low), stroke=Stroke(pen, PEN))


def halo(centre: Point, radius: float, theme: Theme) -> Path:
    """Return the ring around what is new."""
    return circle(centre, radius, None, Stroke(theme.outline("sun"), HALO_LINE))


def draw_pen(how: How, box: Box, pen: Colour, text: str = "", width: float = PEN) -> Iterator[Item]:
    """Yield what is left in a box: no mark of its own, so a key may show it too.

    `text` is as in a Filling; a character that no face has is replaced. `width` is the pen's.
    """
    stroke = Stroke(pen, width)
    if how == "circle":
        yield ellipse(box.inset(-AROUND), None, stroke)
    elif how == "cross":
        yield from _cross(box, stroke)
    elif how == "strike":
        # From corner to corner of a hex, beside what is printed in its middle as little as can be.
        yield line(
            (box.x, box.y + 0.75 * box.height),
            (box.right, box.y + 0.25 * box.height),
            stroke=stroke,
        )
    elif how == "tick":
        yield _tick(box, stroke)
    elif how == "place":
        # Low on its cell, so that the cell's figure can still be read.
        x, y = box.centre
        cube = Box.around(x + 0.1 * box.width, y + 0.1 * box.height, 0.56 * box.width)
        yield rectangle(cube, None, Stroke(pen, 2 * width), 0.8)
    elif how == "blacken":
        yield hatched(_hexagon(box), 0.7, Stroke(pen, width / 2))
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


def _is_hex(box: Box) -> bool:
    """Return whether a box is that of a whole hex."""
    return isclose(box.width, sin(pi / 3) * box.height, rel_tol=0.01)


def _worker(filling: Filling, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a player's shield in its colour, a new one in a halo."""
    size = min(SHIELD * box.width, LARGEST_SHIELD)
    if box.width < 2 * SMALL:
        size = min(box.width, box.height)
    if filling.is_new:
        yield halo(box.centre, size / 2 + HALO, theme)
    place = Box.around(*box.centre, size)
    yield from shield(filling.seat, place, theme, str(filling.text), solid=True)


def _border(box: Box, sides: tuple[int, ...], stroke: Stroke) -> Path:
    """Return a line along sides of a hex, inside it, that goes on in the next hex."""
    outer, share = _hexagon(box), 1 - 2 * INSIDE / box.width
    inner = _hexagon(Box.around(*box.centre, share * box.width, share * box.height))
    further = (
        INSIDE / sin(pi / 3) / (box.height / 2)
    )  # Of a side, where the lines of two hexes meet.

    def end(corner: int, beyond: int, side: int) -> Point:
        """Return where a line ends at a corner: on the other side there if no line follows that."""
        if side % 6 in sides:
            return inner[corner % 6]
        (x, y), (to_x, to_y) = outer[corner % 6], outer[beyond % 6]
        return x + further * (to_x - x), y + further * (to_y - y)

    ends = ((end(side, side - 1, side - 1), end(side + 1, side + 2, side + 1)) for side in sides)
    return lines(ends, stroke)


def _written(text: str, box: Box, pen: Colour) -> Item:
    size_pt = min(2.2 * box.height, 20)
    inside = box.inset(min(0.6, box.width / 6))
    shown, face = printable(text, "bold")
    return write(shown, inside, size_pt, colour=pen, name=face, anchor="middle")
