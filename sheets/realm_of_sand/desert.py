"""A desert with an hourglass in it, drawn where there is nothing to write."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin

from sheets.drawing.paths import circle, line
from sheets.drawing.shapes import Box, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.pieces import hourglass

# Crests and hollows of the dunes, in shares of the width and of the height; the far one first.
# They rise from the ground and run out into it.
FAR = (
    *((0.03, 0.0), (0.17, 0.48), (0.32, 0.2), (0.47, 0.58), (0.66, 0.22), (0.8, 0.46)),
    (0.98, 0.0),
)
NEAR = (
    *((0.0, 0.0), (0.22, 0.28), (0.38, 0.1), (0.6, 0.26), (0.76, 0.09), (0.88, 0.2)),
    (1.0, 0.0),
)
RIPPLES = ((0.16, 0.26, 0.13), (0.55, 0.65, 0.12), (0.83, 0.9, 0.09))
PALM, GLASS, SUN = 0.3, 0.52, 0.86  # Where they stand.
LEAVES = 6


def draw_desert(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield dunes that fill a box, a palm, the sun, and an hourglass half in the sand."""
    stroke, high = Stroke(theme.title, HAIR), box.height
    sun = (box.x + SUN * box.width, box.y + 0.3 * high)
    yield circle(sun, 0.22 * high, theme.fill("gold") or "#ffffff", stroke)
    yield _dune(box, FAR, theme.fill("start") or "#ffffff", stroke)
    yield from _palm((box.x + PALM * box.width, box.bottom - 0.2 * high), 0.66 * high, theme)
    x = box.x + GLASS * box.width
    glass = Box(x - 0.45 * high, box.y + 0.06 * high, 0.9 * high, 0.86 * high)
    yield hourglass(glass, theme.fill("yellow") or "#ffffff", Stroke(theme.title, FIRM))
    yield _dune(box, NEAR, theme.fill("gold") or "#ffffff", stroke)
    for left, right, up in RIPPLES:
        y = box.bottom - up * high
        start, end = box.x + left * box.width, box.x + right * box.width
        middle = (start + end) / 2
        wave = (("M", start, y), ("C", middle, y - 0.07 * high, middle, y + 0.07 * high, end, y))
        yield Path(wave, stroke=stroke)


def _dune(box: Box, crests: Sequence[Point], fill: str, stroke: Stroke) -> Path:
    points = [(box.x + x * box.width, box.bottom - y * box.height) for x, y in crests]
    segments: list[Segment] = [("M", *points[0])]
    for (ax, ay), (bx, by) in pairwise(points):
        middle = (ax + bx) / 2
        segments.append(("C", middle, ay, middle, by, bx, by))
    return Path((*segments, ("Z",)), fill, stroke)


def _palm(foot: Point, high: float, theme: Theme) -> Iterator[Item]:
    (x, y), ink = foot, theme.title
    top = (x + 0.16 * high, y - 0.74 * high)
    trunk = (("M", x, y), ("C", x, y - 0.3 * high, x + 0.06 * high, y - 0.5 * high, *top))
    yield Path(trunk, stroke=Stroke(ink, 2 * FIRM))
    for leaf in range(LEAVES):
        turn = pi * (1.08 + 0.84 * leaf / (LEAVES - 1))
        reach = 0.4 * high
        tip = (top[0] + reach * cos(turn), top[1] + 0.8 * reach * sin(turn) + 0.16 * high)
        bend = (top[0] + 0.6 * reach * cos(turn), top[1] + 1.1 * reach * sin(turn))
        yield Path((("M", *top), ("C", *bend, *bend, *tip)), stroke=Stroke(ink, FIRM))
    yield line((x - 0.14 * high, y), (x + 0.18 * high, y), stroke=Stroke(ink, HAIR))
