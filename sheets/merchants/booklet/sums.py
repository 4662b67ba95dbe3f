"""What a region pays, worked out line by line: hexes times workers, a track with its end."""

from collections.abc import Iterator, Sequence

from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Path, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.aid.blocks import Block
from sheets.merchants.booklet.example import Pay
from sheets.merchants.edition.edition import TRACK_END

ROW, SUM_PT = 7.0, 11.0
SHIELD, ICON = 6.8, 4.8  # An initial is 8 pt.
AFTER = 1.6  # Between a shield, a sum and its icon.
CELL, CELL_HIGH, CELL_PT = 4.7, 6.2, 10.0  # Of a track.
ROOF = 3.2  # Above a track, for the arrow from where it stands to where it goes.


def sums(pays: Sequence[Pay], theme: Theme) -> Block:
    """Return what a region pays to each player: their shield, hexes x workers = so much."""

    def draw(box: Box) -> Iterator[Item]:
        y = box.centre[1] - len(pays) * ROW / 2
        for pay in pays:
            yield from draw_sum(pay, (box.x, y + ROW / 2), theme)
            y += ROW

    return Block(len(pays) * ROW, draw, grows=False)


def _sum_text(pay: Pay) -> str:
    """Return how a player's part is worked out."""
    return f"{pay.hexes} × {pay.workers} = {pay.amount}"


def sum_width(pays: Sequence[Pay]) -> float:
    """Return how wide the widest of some sums is."""
    text = max(width(_sum_text(pay), SUM_PT, "bold") for pay in pays)
    return SHIELD + AFTER + text + AFTER + ICON


def draw_sum(
    pay: Pay,
    left: Point,
    theme: Theme,
    *,
    text: str = "",
    size_pt: float = SUM_PT,
    has_unit: bool = True,
) -> Iterator[Item]:
    """Yield a player's part from the middle of its left end, with what it is paid in or without.

    It is worked out as the text says, by default as hexes times workers.
    """
    (x, y), told = left, text or _sum_text(pay)
    place = Box.around(x + SHIELD / 2, y, SHIELD)
    yield from shield(pay.seat, place, theme, pay.initial, solid=True)
    room = Box(place.right + AFTER, y - ROW / 2, width(told, size_pt, "bold") + 0.05, ROW)
    yield write(told, room, size_pt, colour=theme.ink, name="bold")
    if has_unit:
        middle = (room.right + AFTER + ICON / 2, y)
        yield icon(pay.unit, middle, ICON, theme.ink, theme.fill(pay.unit))


def track_width() -> float:
    """Return how wide a track is."""
    return ICON + 2.4 + (TRACK_END + 1) * CELL


def draw_track(resource: str, before: int, after: int, left: Point, theme: Theme) -> Iterator[Item]:
    """Yield a resource's track from the middle of its left end, an arrow from step to step."""
    x, y = left
    top = y - CELL_HIGH / 2
    ground = Box(x, top, track_width(), CELL_HIGH)
    yield rectangle(ground, theme.fill(resource) or WHITE, Stroke(theme.ink, HAIR), 0.8)
    yield icon(resource, (x + 1.2 + ICON / 2, y), ICON, theme.ink, WHITE)
    first = x + ICON + 2.2
    for number in range(TRACK_END + 1):
        cell = Box(first + number * CELL, top, CELL, CELL_HIGH).inset(0.4)
        yield rectangle(cell, WHITE, Stroke(theme.ink, HAIR), 0.4)
        yield write(str(number), cell, CELL_PT, colour=theme.ink, name="bold", anchor="middle")
    ends = [first + (each + 0.5) * CELL for each in (before, after)]
    yield from _arc(ends[0], ends[1], top, theme)
    yield from draw_pen("circle", Box.around(ends[1], y, 2.6), theme.pen)


def _arc(start: float, end: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield an arrow above a track."""
    if start == end:
        return
    high = y - ROOF
    curve = (("M", start, y - 0.2), ("C", start, high, end, high, end, y - 0.9))
    yield Path(curve, stroke=Stroke(theme.pen, 0.55))
    yield polygon(((end, y), (end - 1.0, y - 1.7), (end + 1.0, y - 1.7)), theme.pen)
