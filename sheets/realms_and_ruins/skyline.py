"""Towers and ruins on a hill, drawn where there is nothing to write."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR
from sheets.drawing.shapes import Box, Item, Path, Stroke
from sheets.drawing.theme import Theme
from sheets.realms_and_ruins.tower import tower

# Where a tower stands, in shares of the width; how high it is, in those of the height; its ground.
TOWERS = (
    (0.06, 0.5, "city", True),
    (0.17, 0.74, "yellow", False),
    (0.26, 0.44, "city", True),
    (0.38, 0.6, "city", False),
    (0.5, 0.84, "red", False),
    (0.6, 0.48, "city", True),
    (0.71, 0.54, "city", False),
    (0.82, 0.76, "blue", False),
    (0.93, 0.46, "city", True),
)
HILL = 0.16
SUNK = 0.05  # How deep a tower stands in the hill.


def draw_skyline(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the towers of the realms, and ruins between them, along a box's lower side."""
    for x, share, ground, is_ruined in TOWERS:
        high = share * box.height
        foot = box.bottom - (HILL - SUNK) * box.height
        middle = (box.x + x * box.width, foot - high / 2)
        fill = theme.fill(ground) or "#ffffff"
        yield from tower(middle, high, theme.title, is_ruined=is_ruined, fill=fill)
    yield _hill(box, theme)


def _hill(box: Box, theme: Theme) -> Path:
    top, low = box.bottom - HILL * box.height, box.bottom - 0.4 * HILL * box.height
    third = box.width / 3
    return Path(
        (
            ("M", box.x, box.bottom),
            ("C", box.x + 0.3 * third, low, box.x + 0.5 * third, top, box.x + third, top),
            ("C", box.x + 1.4 * third, top, box.x + 1.6 * third, low, box.x + 2 * third, top),
            ("C", box.x + 2.5 * third, top, box.x + 2.7 * third, low, box.right, box.bottom),
            ("Z",),
        ),
        theme.fill("start") or "#ffffff",
        Stroke(theme.title, HAIR),
    )
