"""The merchants' counting board in the foot: the total as coins to circle, tens and units (M7.6).

A figure is written as its writer writes it; a circle is read without doubt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from sheets.drawing.counting import TENS, UNITS, count_mark
from sheets.drawing.figures import HAIR, HEAVY
from sheets.drawing.lettering import FIGURE_PT, LEAST_PT, write
from sheets.drawing.shapes import (
    Box,
    Colour,
    Group,
    Item,
    Mark,
    Path,
    Point,
    Stroke,
    box_around,
    circle,
    drawn_once,
    line,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.merchants.player.marks import final_mark

COIN = 6.0
APART = 4.0
RIM = 0.5
EDGE = 0.3  # Of a coin.
TRAYS: Mapping[str, tuple[int, range]] = {
    "tens": (10, range(1, TENS + 1)),  # What each coin is worth, and how many there are.
    "units": (1, range(UNITS)),
}
TRAY = 8.0
HANDLE, GRIP = 1.8, 2.2
UP = 1.13  # Clear of the ruler below.
LONG_PT = 7.6  # Of a figure with three digits.


def draw_counting_board(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a tray of tens and one of units, whose coins add up to the total."""
    pitch = COIN + APART
    gap = box.width - 2 * (HANDLE + RIM) - pitch * (TENS + UNITS)
    x, y = box.x + HANDLE + RIM, box.centre[1] - UP
    for place, (worth, coins) in TRAYS.items():
        wide = len(coins) * pitch
        tray = Box(x - RIM, y - TRAY / 2, wide + 2 * RIM, TRAY)
        yield from _tray(tray, theme, -1 if place == "tens" else 1)
        for index, number in enumerate(coins):
            middle = (x + (index + 0.5) * pitch, y)
            drawn = tuple(_coin(str(number * worth), middle, theme))
            yield Mark(
                count_mark(final_mark("total"), place, number),
                "circle",
                box_around(*middle, COIN),
                drawn,
            )
        x += wide + gap
    plus = box_around(x - wide - 1.5 * gap, y, gap, 5)
    yield write("+", plus, 14, colour=theme.title, name="bold", anchor="middle")


def _tray(tray: Box, theme: Theme, side: int) -> Iterator[Item]:
    """Yield a tray with a handle on one side, in a theme without fills its ends alone.

    Above and below its coins, which need white there, it has no line.
    """
    edge = Stroke(theme.title, HEAVY)
    if fill := theme.fill("start"):
        yield rectangle(tray, fill)
    for x in (tray.x, tray.right):
        yield line((x, tray.y), (x, tray.bottom), stroke=edge)
    if not fill:
        return
    x, y = (tray.x if side < 0 else tray.right), tray.centre[1]
    far = x + side * HANDLE * 4 / 3
    handle = (("M", x, y - GRIP), ("C", far, y - GRIP, far, y + GRIP, x, y + GRIP))
    yield Path(handle, None, edge)


def _coin(worth: str, middle: Point, theme: Theme) -> Iterator[Item]:
    yield replace(_rings(theme.ink, theme.line), dx=middle[0], dy=middle[1])
    size = FIGURE_PT if len(worth) < len("100") else LONG_PT
    box = box_around(*middle, COIN)
    yield write(worth, box, size, colour=theme.ink, name="bold", anchor="middle", least_pt=LEAST_PT)


@drawn_once
def _rings(ink: Colour, line: Colour) -> Group:
    """Return a coin, which all of a board share."""
    edge = circle((0, 0), COIN / 2, "#ffffff", Stroke(ink, HAIR))
    return Group((edge, circle((0, 0), COIN / 2 - EDGE, None, Stroke(line, HAIR / 2))), name="coin")
