"""Vignettes of what grows or lies in the ground: wood, crystal, gold.

Each is about 13 mm wide and 10 mm high and stands on its origin, drawn for a hex of 17 mm.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from sheets.drawing.shapes import Box, Item, Point, Stroke, ellipse, polygon
from sheets.merchants.vignettes.brush import BOLD, THIN, Brush

SHADE_STEPS = 4  # Pieces of the arc around a tree's shaded side.


class Tree(NamedTuple):
    """A tree: where it stands, how high it is, and whether it is a pine."""

    x: float
    y: float
    height: float
    is_pine: bool = False


class Crystal(NamedTuple):
    """A crystal: where it stands, its height and width, how far its point leans aside."""

    x: float
    height: float
    width: float
    lean: float


class Crag(NamedTuple):
    """A crag: its middle, half its width, its height, how far above the foot it stands."""

    x: float
    half: float
    height: float
    up: float


GROVES: tuple[tuple[Tree, ...], ...] = (
    (
        Tree(-4.4, -4.6, 4.6),
        Tree(-1.3, -5.5, 4.8, is_pine=True),
        Tree(1.9, -5.0, 4.6),
        Tree(5.0, -4.4, 4.6, is_pine=True),
        Tree(-2.9, -1.6, 4.7, is_pine=True),
        Tree(0.4, -1.9, 4.8),
        Tree(3.7, -1.4, 4.6),
    ),
    (
        Tree(-5.1, -2.6, 4.6),
        Tree(-1.8, -5.6, 4.6),
        Tree(1.8, -5.4, 4.7),
        Tree(5.2, -2.8, 4.6),
        Tree(-1.7, -1.2, 4.7),
        Tree(1.9, -1.5, 4.6),
    ),
    (
        Tree(-5.2, -3.5, 4.8, is_pine=True),
        Tree(-2.7, -5.3, 5.2, is_pine=True),
        Tree(0.1, -4.6, 5.6, is_pine=True),
        Tree(2.8, -5.4, 5.0, is_pine=True),
        Tree(5.3, -3.7, 4.8, is_pine=True),
        Tree(-3.4, -1.0, 4.8, is_pine=True),
        Tree(0.2, -0.6, 4.4),
        Tree(3.3, -1.0, 5.0, is_pine=True),
    ),
)
CLUSTERS: tuple[tuple[Crystal, ...], ...] = (
    (
        Crystal(-4.2, 5.6, 1.7, -1.3),
        Crystal(4.1, 6.0, 1.8, 1.4),
        Crystal(-1.7, 9.6, 2.2, -0.6),
        Crystal(1.9, 7.6, 2.0, 0.7),
        Crystal(-3.0, 3.4, 1.3, -1.0),
        Crystal(2.9, 3.2, 1.3, 0.9),
        Crystal(0.1, 4.6, 1.6, 0.0),
    ),
    (
        Crystal(-4.6, 7.4, 2.0, -0.5),
        Crystal(1.2, 9.8, 2.3, 0.4),
        Crystal(4.5, 6.6, 1.9, 1.1),
        Crystal(-1.9, 6.2, 1.9, -0.3),
        Crystal(-3.4, 3.4, 1.4, -0.9),
        Crystal(3.1, 3.6, 1.4, 0.5),
        Crystal(-0.2, 3.0, 1.3, 0.2),
    ),
    (
        Crystal(-2.8, 8.2, 2.1, -1.4),
        Crystal(2.9, 8.6, 2.1, 1.3),
        Crystal(0.0, 9.9, 2.3, 0.0),
        Crystal(-5.0, 4.4, 1.6, -1.0),
        Crystal(5.0, 4.2, 1.6, 1.0),
        Crystal(-1.6, 4.4, 1.6, -0.6),
        Crystal(1.8, 3.8, 1.5, 0.5),
    ),
)
# Crags from the hindmost; where the adit is; where coins are piled, and how many.
MINES: tuple[tuple[tuple[Crag, ...], float, tuple[tuple[float, int], ...]], ...] = (
    ((Crag(2.8, 3.6, 7.2, 1.6), Crag(-2.4, 4.2, 9.2, 1.2)), -1.6, ((2.4, 3), (4.5, 2))),
    ((Crag(-3.2, 3.2, 6.2, 1.6), Crag(2.3, 4.3, 9.0, 1.2)), 1.6, ((-2.5, 2), (-4.6, 3))),
    (
        (Crag(-3.9, 2.7, 6.0, 1.4), Crag(3.9, 2.8, 6.6, 1.4), Crag(0.1, 3.7, 9.4, 1.3)),
        0.0,
        ((-4.0, 2), (3.2, 3), (5.1, 1)),
    ),
)
LEFT_FLANK = ((-1.0, 0.0), (-0.72, 0.42), (-0.42, 0.6), (-0.2, 0.96), (0.06, 1.0))
RIGHT_FLANK = ((0.3, 0.7), (0.58, 0.55), (0.8, 0.26), (1.0, 0.0))
RIDGE = ((0.2, 0.0), (-0.02, 0.4), (0.14, 0.66), (0.06, 1.0))  # Shares of a crag, from its foot.


def wood(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a grove, the trees behind first."""
    for each in sorted(GROVES[variant], key=lambda tree: tree.y):
        yield from tree(each, brush)


def tree(each: Tree, brush: Brush) -> Iterator[Item]:
    """Yield a tree on its foot."""
    x, y, high, is_pine = each
    yield brush.stroke((x, y), (x, y - 0.3 * high), width=BOLD)
    if is_pine:
        wide, tier, low = 0.3 * high, y - 0.56 * high, y - 0.14 * high
        right = ((x + 0.62 * wide, tier), (x + 0.34 * wide, tier), (x + wide, low))
        left = [(2 * x - px, py) for px, py in reversed(right)]
        top = (x, y - high)
        yield polygon((top, *right, *left), brush.tint)
        yield brush.shaded(top, *right, (x, low))
        yield brush.outline(top, *right, *left)
        return
    radius, middle = 0.355 * high, y - 0.62 * high
    arc = [
        (x + radius * sin(turn), middle - radius * cos(turn))
        for turn in (pi * (0.06 + step / SHADE_STEPS) for step in range(SHADE_STEPS + 1))
    ]
    yield brush.disc(x, middle, radius)
    yield brush.shaded(*arc, (x + 0.4 * radius, middle))
    yield brush.ring(x, middle, radius)


def crystal(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a cluster of crystals on a rock."""
    yield brush.stroke((-6.2, 0.0), (-3.0, -0.8), (3.0, -0.8), (6.2, 0.0))
    for x, height, width, lean in CLUSTERS[variant]:
        base, tip, half = -0.2, x + lean, width / 2
        shoulder, facet = base - 0.72 * height, base - 0.6 * height
        left, right = (tip - half, shoulder), (tip + half, shoulder)
        top, foot = (tip, base - height), (x, base)
        outline = ((x - half, base), left, top, right, (x + half, base))
        yield polygon(outline, brush.tint)
        yield brush.shaded(foot, (tip, facet), top, right, (x + half, base))
        yield brush.outline(*outline)
        yield brush.stroke(left, (tip, facet), right, width=THIN)
        yield brush.stroke((tip, facet), foot, width=THIN)


def gold(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield crags, an adit in its timber, coins before it."""
    crags, adit, piles = MINES[variant]
    for crag in crags:
        yield from _crag(crag, brush)
    hill = ((-6.2, 0.0), (-5.0, -2.0), (-2.4, -2.9), (2.4, -2.9), (5.0, -2.0), (6.2, 0.0))
    yield brush.area(*hill)
    low, high = 0.0, -2.5
    yield brush.solid((adit - 1.4, low), (adit - 1.1, high), (adit + 1.1, high), (adit + 1.4, low))
    beams = ((-1.6, low, -1.3, high), (1.6, low, 1.3, high), (-2.0, high, 2.0, high))
    for ax, ay, bx, by in beams:
        yield brush.stroke((adit + ax, ay), (adit + bx, by), width=BOLD)
    for x, number in piles:
        for coin in range(number):
            box = Box(x - 1.0, -0.65 - 0.7 * coin, 2.0, 1.0)
            yield ellipse(box, brush.shade or brush.tint, Stroke(brush.line, THIN))


def _crag(crag: Crag, brush: Brush) -> Iterator[Item]:
    x, half, height, up = crag

    def placed(shares: tuple[Point, ...]) -> list[Point]:
        return [(x + half * across, -up - height * high) for across, high in shares]

    left, right, ridge = placed(LEFT_FLANK), placed(RIGHT_FLANK), placed(RIDGE)
    yield polygon((*left, *right), brush.tint)
    yield brush.shaded(*ridge, *right)
    yield brush.outline(*left, *right)
