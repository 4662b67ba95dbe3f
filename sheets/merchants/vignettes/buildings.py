"""Vignettes of what people have built: workshops of the craft, walled cities.

Each is about 13 mm wide and 10 mm high and stands on its origin, drawn for a hex of 17 mm.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sheets.drawing.shapes import Item, Path, Stroke
from sheets.merchants.vignettes.brush import FINE, THIN, WHITE, Brush


class House(NamedTuple):
    """A house: where its foot stands, its width, the height of its walls and of its roof."""

    x: float
    y: float
    width: float
    walls: float
    roof: float
    chimney: bool = False


class Tower(NamedTuple):
    """A tower: where its foot stands, its width and height; under a roof, with a flag, or flat."""

    x: float
    y: float
    width: float
    height: float
    top: str = "roof"


YARDS: tuple[tuple[House, ...], ...] = (
    (
        House(-3.6, -3.7, 4.2, 2.4, 3.0),
        House(3.5, -4.0, 4.0, 2.5, 2.8, chimney=True),
        House(0.1, 0.0, 4.8, 2.7, 3.3),
    ),
    (
        House(0.0, -4.6, 4.2, 2.4, 2.8, chimney=True),
        House(-3.3, -0.2, 4.4, 2.5, 3.1),
        House(3.4, 0.0, 4.6, 2.6, 3.0),
    ),
    (
        House(-4.4, -3.4, 3.2, 2.4, 2.4),
        House(0.0, -3.9, 3.4, 3.0, 2.9, chimney=True),
        House(4.4, -3.4, 3.2, 2.4, 2.4),
        House(-2.0, 0.0, 3.9, 2.3, 2.8),
        House(2.4, 0.2, 3.7, 2.3, 2.6),
    ),
)
# A city's towers behind its wall, and those at the wall's ends.
CITIES: tuple[tuple[tuple[Tower, ...], tuple[Tower, ...]], ...] = (
    (
        (
            Tower(-2.5, -2.6, 2.1, 4.2),
            Tower(2.5, -2.6, 2.1, 3.6),
            Tower(0.0, -2.6, 2.3, 5.0, "flag"),
        ),
        (Tower(-5.3, 0.2, 1.9, 4.4, "flat"), Tower(5.3, 0.2, 1.9, 4.4, "flat")),
    ),
    (
        (
            Tower(-3.3, -2.6, 1.9, 3.0),
            Tower(0.6, -2.6, 3.2, 4.6, "flat"),
            Tower(3.3, -2.6, 1.7, 5.0, "flag"),
        ),
        (Tower(-5.3, 0.2, 2.0, 4.0), Tower(5.3, 0.2, 2.0, 4.0)),
    ),
    (
        (Tower(-1.8, -2.6, 2.2, 5.6, "flat"), Tower(1.9, -2.6, 2.2, 4.4, "flag")),
        (Tower(-4.9, 0.2, 2.4, 5.0), Tower(4.9, 0.2, 2.4, 4.4, "flat")),
    ),
)
WALL, BATTLEMENTS = 3.3, 11  # The wall's height, and its merlons and the gaps between them.
HALF = 5.4


def craft(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield workshops, those behind first."""
    for house in YARDS[variant]:
        yield from _house(house, brush)


def _house(house: House, brush: Brush) -> Iterator[Item]:
    x, y, wide, walls, roof, chimney = house
    eaves, ridge, out = y - walls, (x, y - walls - roof), 0.62 * wide
    if chimney:
        yield from brush.block(x + 0.28 * wide, eaves - 0.3 * roof, 0.2 * wide, 0.75 * roof)
        yield _smoke(x + 0.28 * wide, eaves - 1.15 * roof, brush)
    yield from brush.block(x, y, wide, walls, WHITE)
    yield brush.area((x - out, eaves), ridge, (x + out, eaves))
    yield brush.shaded(ridge, (x + out, eaves), (x + 0.1 * wide, eaves))
    yield brush.outline((x - out, eaves), ridge, (x + out, eaves))
    door = 0.15 * wide
    top = y - 0.64 * walls
    yield brush.solid((x - door, y), (x - door, top), (x + door, top), (x + door, y))


def _smoke(x: float, y: float, brush: Brush) -> Path:
    curl = ("C", x + 0.8, y - 0.4, x - 0.4, y - 0.7, x + 0.4, y - 1.1)
    return Path((("M", x, y), curl), stroke=Stroke(brush.line, THIN))


def city(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a city's towers and its wall with a gate."""
    inner, outer = CITIES[variant]
    for tower in inner:
        yield from _tower(tower, brush)
    yield from _wall(brush)
    for tower in outer:
        yield from _tower(tower, brush)


def _wall(brush: Brush) -> Iterator[Item]:
    step, low, high = 2 * HALF / BATTLEMENTS, -WALL + 0.7, -WALL
    edge = []
    for index in range(BATTLEMENTS):
        level = low if index % 2 else high
        edge += [(-HALF + index * step, level), (-HALF + (index + 1) * step, level)]
    yield brush.area((-HALF, 0.0), *edge, (HALF, 0.0))
    gate = (
        ("M", -1.1, 0.0),
        ("L", -1.1, -1.2),
        ("C", -1.1, -2.7, 1.1, -2.7, 1.1, -1.2),
        ("L", 1.1, 0.0),
        ("Z",),
    )
    yield Path(gate, brush.line)


def _tower(tower: Tower, brush: Brush) -> Iterator[Item]:
    x, y, wide, high, top = tower
    yield from brush.block(x, y, wide, high)
    slit = y - 0.62 * high
    yield brush.stroke((x - 0.1 * wide, slit), (x - 0.1 * wide, slit - 0.16 * high), width=0.4)
    eaves = y - high
    if top == "flat":
        yield _battlements(x, eaves, wide, brush)
        return
    tip = (x, eaves - 1.15 * wide)
    roof = ((x - 0.66 * wide, eaves), tip, (x + 0.66 * wide, eaves))
    yield brush.area(*roof, fill=brush.shade or "")
    if top == "flag":
        mast = tip[1] - 1.1
        yield brush.stroke(tip, (x, mast), width=FINE)
        yield brush.area((x, mast), (x + 1.3, mast + 0.4), (x, mast + 0.8), fill=WHITE)


def _battlements(x: float, y: float, wide: float, brush: Brush) -> Path:
    step, left = 1.2 * wide / 5, x - 0.6 * wide
    edge = []
    for index in range(5):
        level = y - (0.35 if index % 2 else 0.8)
        edge += [(left + index * step, level), (left + (index + 1) * step, level)]
    return brush.area((left, y), *edge, (left + 5 * step, y), fill=brush.shade or "")
