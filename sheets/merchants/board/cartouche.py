"""Cartouches: notched frames with a dark tab that says what stands in them."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import width, write
from sheets.drawing.shapes import ARC, WHITE, Box, Item, Path, Point, Segment, Stroke, polygon
from sheets.drawing.theme import Theme

NOTCH = 1.6
FRAME, INNER = 0.32, 0.16  # The two lines of the frame,
BETWEEN = 0.7  # and between them.
TITLE_PT, LEAST_TITLE_PT = 10.5, 7.6
TAB = 4.6  # How high a tab is; half of it stands above the frame.
TAB_SIDE, TAB_TIP = 2.2, 1.2  # Beside the title, and the tab's points.
CLEAR = 1.4  # Below a tab a mark begins so much lower than other things.
INSIDE = 2.2  # Between the frame and what is in it.


def cartouche_inside(box: Box) -> Box:
    """Return the room of a cartouche below its tab."""
    top = box.y + TAB / 2 + 0.7
    return Box(box.x + INSIDE, top, box.width - 2 * INSIDE, box.bottom - INSIDE + 0.4 - top)


def draw_cartouche(box: Box, title: str, theme: Theme) -> Iterator[Item]:
    """Yield a cartouche, its tab in the middle of its upper line."""
    yield Path(_notched(box), WHITE, Stroke(theme.ink, FRAME))
    yield Path(_notched(box.inset(BETWEEN)), None, Stroke(theme.outline("rock"), INNER))
    most = box.width - 2 * (NOTCH + TAB_SIDE + TAB_TIP)
    size = TITLE_PT
    while size > LEAST_TITLE_PT and width(title, size, "display") > most:
        size -= 0.25
    wide = min(width(title, size, "display"), most) + 0.02
    x, y = box.centre[0], box.y
    yield polygon(_tab(x, y, wide), theme.title)
    place = Box(x - wide / 2, y - TAB / 2, wide, TAB)
    yield write(title, place, size, colour=WHITE, name="display", anchor="middle")


def _tab(x: float, y: float, wide: float) -> tuple[Point, ...]:
    half, out = wide / 2 + TAB_SIDE, wide / 2 + TAB_SIDE + TAB_TIP
    up, down = y - TAB / 2, y + TAB / 2
    return (
        (x - out, y),
        (x - half, up),
        (x + half, up),
        (x + out, y),
        (x + half, down),
        (x - half, down),
    )


def _notched(box: Box) -> tuple[Segment, ...]:
    """Return a rectangle whose corners are cut out by quarter circles."""
    left, top, right, bottom, n = box.x, box.y, box.right, box.bottom, NOTCH
    k = n * ARC
    return (
        ("M", left + n, top),
        ("L", right - n, top),
        ("C", right - n, top + k, right - k, top + n, right, top + n),
        ("L", right, bottom - n),
        ("C", right - k, bottom - n, right - n, bottom - k, right - n, bottom),
        ("L", left + n, bottom),
        ("C", left + n, bottom - k, left + k, bottom - n, left, bottom - n),
        ("L", left, top + n),
        ("C", left + k, top + n, left + n, top + k, left + n, top),
        ("Z",),
    )
