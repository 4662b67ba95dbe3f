"""What is claimed, as a merchant sees it: a skyline of monuments, and vases for the relics.

Each stands around its value's ring, which leaves it white for the pen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from sheets.drawing.hatching import hatched
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Group,
    Item,
    Path,
    Point,
    Segment,
    Stroke,
    drawn_once,
    line,
    lines,
    polygon,
    rectangle,
)
from sheets.drawing.theme import Theme

HOUSE = 10.5  # A monument's width, the white around its ring included;
FACADE = 10.2  # its front's height,
RING_UP = 4.95  # and how high the middle of its ring is.
HEIGHTS = (20.2, 17.4, 15.2, 13.0, 12.9, 12.5, 12.2, 11.9)
VASE = 11.5  # A relic's height,
VASE_UP = 6.3  # and how far its top is above the middle of its ring.
LINE, FINE = 0.28, 0.16
DASHED = (0.7, 0.6)  # Out of play, where no colour is paler than ink.
SHADE = 0.75  # The distance of the strokes on a side in the shade.
Roof = Callable[[float, "Paint"], Iterator[Item]]


class Paint:
    """The colours of a building: its lines and its roofs; pale where it is out of play."""

    def __init__(self, theme: Theme, *, is_open: bool) -> None:
        self.theme = theme if is_open else None
        dash = DASHED if theme.line == theme.ink and not is_open else ()
        self.line = Stroke(theme.ink if is_open else theme.line, LINE, dash)
        self.fine = Stroke(self.line.colour, FINE, dash)

    def fill(self, of: str) -> Colour:
        """Return the ground of a part, white where there is none."""
        return (self.theme.fill(of) if self.theme else None) or WHITE

    def area(self, corners: tuple[Point, ...], of: str) -> Path:
        """Return a part of a building."""
        return polygon(corners, self.fill(of), self.line)

    def shade(self, corners: tuple[Point, ...]) -> Iterator[Item]:
        """Yield the strokes of a side that lies in the shade."""
        if self.theme:
            yield hatched(corners, SHADE, self.fine)


def monument(rank: int, theme: Theme, *, is_open: bool) -> Group:
    """Return the monument of a rank, 0 the highest, standing on the origin."""
    design = rank if rank < len(HEIGHTS) else 4 + rank % 4
    paint = Paint(theme, is_open=is_open)
    half = HOUSE / 2 - 0.15
    front = Box(-half, -FACADE, 2 * half, FACADE)
    items = (
        *ROOFS[design](HEIGHTS[design] - FACADE, paint),
        rectangle(front, WHITE, paint.line),
        rectangle(Box(-half, -FACADE, 2 * half, 0.7), paint.fill("panel"), paint.line),
        line((-half, 0), (half, 0), stroke=replace(paint.line, width=2 * LINE)),
    )
    return Group(items)


def _tower(
    x: float, wide: float, foot: float, tall: float, tip: float, paint: Paint
) -> Iterator[Item]:
    """Yield a tower with a pointed roof, `foot` above the front."""
    left, right, top = x - wide / 2, x + wide / 2, -FACADE - foot - tall
    yield paint.area(((left, top), (right, top), (right, -FACADE), (left, -FACADE)), "panel")
    yield from paint.shade(
        ((x + wide / 5, top), (right, top), (right, -FACADE), (x + wide / 5, -FACADE))
    )
    eaves = wide / 2 + 0.4
    yield paint.area(((x - eaves, top), (x, top - tip), (x + eaves, top)), "craft")
    yield from paint.shade(((x, top - tip), (x + eaves, top), (x + 0.2, top)))


def _cathedral(high: float, paint: Paint) -> Iterator[Item]:
    for x in (-3.9, 3.9):
        yield from _tower(x, 2.0, 0, 1.6, 2.4, paint)
    yield from _tower(0, 4.4, 0, 0.45 * high, 0.55 * high, paint)
    top = -FACADE - 0.22 * high
    yield line((0, top - 0.8), (0, top + 0.8), stroke=Stroke(paint.line.colour, 0.7))


def _dome(high: float, paint: Paint) -> Iterator[Item]:
    drum, wide = -FACADE - 1.5, 3.9
    yield paint.area(((-4.4, drum), (4.4, drum), (4.4, -FACADE), (-4.4, -FACADE)), "panel")
    top = drum - (high - 3.2)
    k = 0.55 * (drum - top)
    shape: tuple[Segment, ...] = (
        ("M", -wide, drum),
        ("C", -wide, drum - k, -0.55 * wide, top, 0.0, top),
        ("C", 0.55 * wide, top, wide, drum - k, wide, drum),
        ("Z",),
    )
    yield Path(shape, paint.fill("water"), paint.line)
    yield from paint.shade(((1.2, drum), (1.5, top + 1.0), (2.9, top + 2.0), (3.7, drum)))
    yield paint.area(
        ((-0.6, top), (-0.6, top - 1), (0, top - 1.7), (0.6, top - 1), (0.6, top)), "gold"
    )


def _twins(high: float, paint: Paint) -> Iterator[Item]:
    yield paint.area(((-2.4, -FACADE), (0, -FACADE - 2.2), (2.4, -FACADE)), "craft")
    for x in (-3.5, 3.5):
        yield from _tower(x, 2.8, 0, 0.5 * high, 0.5 * high, paint)


def _temple(high: float, paint: Paint) -> Iterator[Item]:
    yield paint.area(((-5, -FACADE), (0, -FACADE - high), (5, -FACADE)), "gold")
    yield polygon(
        ((-2.6, -FACADE - 0.6), (0, -FACADE - high + 1.1), (2.6, -FACADE - 0.6)), WHITE, paint.fine
    )


def _castle(high: float, paint: Paint) -> Iterator[Item]:
    foot, step = -FACADE, 10 / 9
    yield line((0, foot - 1), (0, foot - high), stroke=paint.line)
    flag = ((0, foot - high), (2.2, foot - high + 0.7), (0, foot - high + 1.4))
    yield polygon(flag, paint.fill("red"), paint.line)
    top: list[Point] = []
    for tooth in range(9):
        x, y = -5 + tooth * step, foot - (1.5 if tooth % 2 == 0 else 0.8)
        top += [(x, y), (x + step, y)]
    yield paint.area(((-5, foot), *top, (5, foot)), "city")


def _hall(high: float, paint: Paint) -> Iterator[Item]:
    yield paint.area(
        ((-5, -FACADE), (-3.2, -FACADE - high), (3.2, -FACADE - high), (5, -FACADE)), "wood"
    )
    yield from paint.shade(
        ((2.2, -FACADE), (1.6, -FACADE - high), (3.2, -FACADE - high), (5, -FACADE))
    )


def _gables(high: float, paint: Paint) -> Iterator[Item]:
    for x in (-2.5, 2.5):
        yield paint.area(((x - 2.5, -FACADE), (x, -FACADE - high), (x + 2.5, -FACADE)), "craft")
        yield from paint.shade(((x, -FACADE - high), (x + 2.5, -FACADE), (x + 0.3, -FACADE)))


def _awning(high: float, paint: Paint) -> Iterator[Item]:
    for x in range(-5, 5, 2):
        of = "water" if x % 4 == 3 else "panel"
        up = -FACADE - high
        yield paint.area(((x, -FACADE), (0.8 * x, up), (0.8 * (x + 2), up), (x + 2, -FACADE)), of)


ROOFS: tuple[Roof, ...] = (_cathedral, _dome, _twins, _temple, _castle, _hall, _gables, _awning)
_BELLY: tuple[tuple[float, float, float, float, float, float], ...] = (
    # A vase's right side, from its lip down to its foot.
    (1.1, -5.7, 1.1, -5.2, 2.0, -4.8),
    (6.6, -3.4, 5.6, 2.7, 2.0, 4.4),
    (1.5, 4.6, 1.5, 4.7, 2.4, 5.2),
)
_HANDLE: Mapping[int, tuple[Segment, ...]] = {
    side: (
        ("M", side * 1.3, -5.7),
        ("C", side * 4.4, -6.7, side * 5.9, -4.5, side * 4.2, -3.1),
    )
    for side in (-1, 1)
}


def vase(theme: Theme, *, is_open: bool) -> Group:
    """Return a relic's vase, the middle of its ring on the origin."""
    paint = Paint(theme, is_open=is_open)
    return _vase(paint.line, paint.fill("relic"))


@drawn_once
def _vase(edge: Stroke, fill: Colour) -> Group:
    thick = replace(edge, width=0.42)
    items: tuple[Item, ...] = (
        *(Path(handle, None, thick) for handle in _HANDLE.values()),
        Path(_vessel(), fill, edge),
        lines((((-1.4, -5.3), (1.4, -5.3)), ((-1.8, 4.6), (1.8, 4.6))), edge),
    )
    return Group(items, name=f"vase-{edge.colour.lstrip('#')}-{fill.lstrip('#')}")


def _vessel() -> tuple[Segment, ...]:
    """Return a vase's outline: its right side, and that in the mirror."""
    start: Point = (1.7, -6.3)
    points = [start]
    for ax, ay, bx, by, x, y in _BELLY:
        points += [(ax, ay), (bx, by), (x, y)]
    first, *back = ((-x, y) for x, y in reversed(points))
    left: list[Segment] = [("L", *first)]
    for a, b, end in zip(back[::3], back[1::3], back[2::3], strict=True):
        left.append(("C", *a, *b, *end))
    return (("M", *start), *(("C", *curve) for curve in _BELLY), *left, ("Z",))
