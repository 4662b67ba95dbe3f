"""Zones of a sheet: frames with a band that says what is kept there, and what a phone shows."""

from collections.abc import Iterator
from itertools import pairwise

from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import ARC, line, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Path, Stroke, Zone
from sheets.drawing.sizes import FIRM, HEAVY, LABEL_PT
from sheets.drawing.theme import Theme

BAND = 6.0
INSET = 2.4  # Between a zone's frame and what is in it.
UNDER = 2.1  # Between a zone's band and what is in it.
ROUND = 1.2
TITLE_PT = 11.0
SIGN = 4.6
AROUND = 1.0  # So much more of a page is seen with a zone, for the pen's circles.
WIDEST = 145.0  # Where it is wider, words are too small on a phone.
FINGER = 36 / 390  # Marks of a zone are so far apart, in its width: 36 px on a phone of 390.


def zone_inside(box: Box) -> Box:
    """Return the room that a zone has for what it holds."""
    top = box.y + BAND + UNDER
    return Box(box.x + INSET, top, box.width - 2 * INSET, box.bottom - INSET - top)


def draw_zone(
    box: Box, title: str, theme: Theme, *, sign: str = "", note: str = ""
) -> Iterator[Item]:
    """Yield a zone's frame and band: a sign, the title, a note on the right.

    In a theme without a colour for bands it is a heavy line under the title.
    """
    yield rectangle(box, WHITE, Stroke(theme.title, FIRM), ROUND)
    yield from draw_band(Box(box.x, box.y, box.width, BAND), title, theme, sign=sign, note=note)


def draw_quiet_zone(
    box: Box, title: str, theme: Theme, *, sign: str = "", note: str = ""
) -> Iterator[Item]:
    """Yield a zone that steps back behind those with bands: its head is words above a rule."""
    edge = Stroke(theme.outline("zone"), FIRM)
    yield rectangle(box, WHITE, edge, ROUND)
    band = Box(box.x, box.y, box.width, BAND)
    yield line((box.x, band.bottom), (box.right, band.bottom), stroke=edge)
    yield from _head(band, title, theme.title, WHITE, sign=sign, note=note)


def draw_band(
    band: Box, title: str, theme: Theme, *, sign: str = "", note: str = "", is_across: bool = False
) -> Iterator[Item]:
    """Yield a band: a sign, the title, a note on the right.

    One that lies across a ground that goes on above it has square corners.
    """
    on = WHITE if theme.band else theme.ink
    if theme.band:
        yield rectangle(band, theme.band) if is_across else _rounded(band, theme.band)
    else:
        y = band.bottom - HEAVY / 2
        yield line((band.x, y), (band.right, y), stroke=Stroke(on, HEAVY))
    # A Q's tail stays clear of the line.
    height = band.height if theme.band else band.height - 2 * HEAVY
    under = theme.band or WHITE
    yield from _head(band._replace(height=height), title, on, under, sign=sign, note=note)


def _head(
    band: Box, title: str, on: Colour, under: Colour, *, sign: str, note: str
) -> Iterator[Item]:
    """Yield what is said in a band, in the colour `on` what is under it."""
    x = band.x + INSET
    if sign:
        yield icon(sign, (x + SIGN / 2, band.centre[1]), SIGN, on, under)
        x += SIGN + 1.4
    head = Box(x, band.y, width(title, TITLE_PT, "display") + 0.02, band.height)
    yield write(title, head, TITLE_PT, colour=on, name="display")
    if note:
        room = Box(head.right + 3, band.y, band.right - INSET - head.right - 3, band.height)
        yield write(note, room, LABEL_PT, colour=on, anchor="end")


def widest(apart: float) -> float:
    """Return how wide a zone may be where marks are so far apart."""
    return min(apart / FINGER, WIDEST) - 2 * AROUND


def fitting(wide: float, apart: float) -> int:
    """Return how many things so wide a zone holds side by side where marks are so far apart."""
    return max(int(widest(apart) / wide), 1)


def shared_out(number: int, most: int) -> Iterator[range]:
    """Yield which of so many things, from 0, each zone holds: about as many, no more than these."""
    zones = -(-number // most)
    ends = [-(-number * zone // zones) for zone in range(zones + 1)]
    return map(range, ends, ends[1:])


def cut(name: str, title: str, box: Box, *cuts: float) -> Iterator[Zone]:
    """Yield a box as a zone, or where it is too wide as several: from each x to the next.

    All but the first have numbers.
    """
    for number, (left, right) in enumerate(pairwise((box.x, *cuts, box.right)), 1):
        part = box._replace(x=left, width=right - left)
        if number == 1:
            yield Zone(name, title, part)
        else:
            yield Zone(f"{name}-{number}", f"{title} · {number}", part)


def span(first: str | int, last: str | int) -> str:
    """Return what things from a first to a last one are called: `A–F`, one alone `A`."""
    return str(first) if first == last else f"{first}–{last}"


def _rounded(band: Box, fill: Colour) -> Path:
    """Return a band whose upper corners are round, as its zone's are."""
    k = ROUND * (1 - ARC)
    left, top, right, bottom = band.x, band.y, band.right, band.bottom
    return Path(
        (
            ("M", left, bottom),
            ("L", left, top + ROUND),
            ("C", left, top + k, left + k, top, left + ROUND, top),
            ("L", right - ROUND, top),
            ("C", right - k, top, right, top + k, right, top + ROUND),
            ("L", right, bottom),
            ("Z",),
        ),
        fill,
    )
