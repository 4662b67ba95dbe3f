"""The land of Pandoria as a strip: mountains and woods, drawn where there is nothing to write."""

from collections.abc import Iterator

from sheets.drawing.paths import hatched, line, polygon
from sheets.drawing.shapes import Box, Item, Point, Stroke
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme

# Peaks and woods of a strip: where, how high and how wide, in heights of the strip; the first ones
# are the farthest. Where there is room the range is a longer one, not the same one twice.
PEAKS = ((0.9, 0.78, 1.5), (2.7, 0.7, 1.4), (1.7, 1.0, 1.9), (3.5, 0.58, 1.2))
PINES = ((0.15, 0.42), (0.42, 0.52), (2.55, 0.46), (2.85, 0.36), (4.15, 0.5), (4.42, 0.4))
PITCH = 4.7
MORE_PEAKS = (
    *((1.0, 0.5, 1.3), (3.1, 0.66, 1.5), (5.6, 0.74, 1.5), (8.0, 0.56, 1.4), (10.0, 0.44, 1.2)),
    *((2.0, 0.82, 1.7), (4.4, 1.0, 2.1), (6.9, 0.86, 1.8), (9.1, 0.7, 1.5)),
)
MORE_PINES = (
    *((0.2, 0.4), (0.46, 0.5), (1.42, 0.36), (3.0, 0.42), (3.26, 0.5), (3.5, 0.36)),
    *((5.66, 0.48), (5.94, 0.38), (7.75, 0.4), (8.02, 0.5), (8.28, 0.36)),
    *((9.84, 0.46), (10.12, 0.54), (10.56, 0.4)),
)
MORE_PITCH = 10.8
SHADE_PITCH = 0.75


def draw_landscape(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield mountains with woods before them that stand on the lower side of a box."""
    high = box.height
    is_wide = box.width > 1.6 * PITCH * high
    peaks, pines = (MORE_PEAKS, MORE_PINES) if is_wide else (PEAKS, PINES)
    stretch = box.width / (MORE_PITCH if is_wide else PITCH)
    for x, share, wide in peaks:
        foot = (box.x + x * stretch, box.bottom)
        yield from _peak(foot, share * high, wide * stretch, theme)
    for x, share in pines:
        yield from _pine((box.x + x * stretch, box.bottom), share * high, theme)
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
