"""The land of Pandoria as a strip: mountains and woods, drawn where there is nothing to write."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR
from sheets.drawing.hatching import hatched
from sheets.drawing.shapes import Box, Item, Point, Stroke, line, polygon
from sheets.drawing.theme import Theme

# Peaks and woods of a strip: where, how high and how wide, in heights of the strip; the first ones
# are the farthest. A strip is as many of these side by side as it has room for.
PEAKS = ((0.9, 0.78, 1.5), (2.7, 0.7, 1.4), (1.7, 1.0, 1.9), (3.5, 0.58, 1.2))
PINES = ((0.15, 0.42), (0.42, 0.52), (2.55, 0.46), (2.85, 0.36), (4.15, 0.5), (4.42, 0.4))
PITCH = 4.7
SHADE_PITCH = 0.75


def draw_landscape(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield mountains with woods before them that stand on the lower side of a box."""
    high = box.height
    repeats = max(int(box.width / (PITCH * high)), 1)
    step = box.width / repeats
    for index in range(repeats):
        left = box.x + index * step
        stretch = step / PITCH
        for x, share, wide in PEAKS:
            foot = (left + x * stretch, box.bottom)
            yield from _peak(foot, share * high, wide * stretch, theme)
        for x, share in PINES:
            yield from _pine((left + x * stretch, box.bottom), share * high, theme)
    yield line((box.x, box.bottom), (box.right, box.bottom), stroke=Stroke(theme.title, HAIR))


def _peak(foot: Point, high: float, wide: float, theme: Theme) -> Iterator[Item]:
    """Yield a mountain, its right side in the shade."""
    (x, y), half = foot, wide / 2
    top = (x, y - high)
    ridge = (
        top,
        (x + 0.22 * half, y - 0.72 * high),
        (x + 0.08 * half, y - 0.45 * high),
        (x + 0.34 * half, y - 0.2 * high),
        (x + 0.2 * half, y),
    )
    right = ((x + half, y), (x + 0.62 * half, y - 0.5 * high))
    stroke = Stroke(theme.title, HAIR)
    left = ((x - 0.55 * half, y - 0.42 * high), (x - half, y))
    yield polygon((top, *left, *right), "#ffffff")
    if shade := theme.fill("city"):
        yield polygon((*ridge, *right), shade)
    else:
        yield hatched((*ridge, *right), SHADE_PITCH, stroke)
    yield line(left[1], left[0], top, right[1], right[0], stroke=stroke)
    yield line(*ridge[:-1], stroke=stroke)


def _pine(foot: Point, high: float, theme: Theme) -> Iterator[Item]:
    """Yield a fir tree of two tiers."""
    (x, y), wide = foot, 0.26 * high
    corners = (
        (x, y - high),
        (x + 0.7 * wide, y - 0.55 * high),
        (x + 0.35 * wide, y - 0.55 * high),
        (x + wide, y - 0.14 * high),
        (x - wide, y - 0.14 * high),
        (x - 0.35 * wide, y - 0.55 * high),
        (x - 0.7 * wide, y - 0.55 * high),
    )
    yield line((x, y), (x, y - 0.14 * high), stroke=Stroke(theme.title, 2 * HAIR))
    yield polygon(corners, theme.fill("wood") or "#ffffff", Stroke(theme.title, HAIR))
