"""The archive's masonry: battlements or a roof, a band for each storey, locks between them."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR
from sheets.drawing.hatching import hatched
from sheets.drawing.lettering import LABEL_PT, width, write
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Item,
    Path,
    Point,
    Stroke,
    line,
    polygon,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.merchants.family.plan import Plan
from sheets.table.table import Table
from sheets.words.words import Words

BAND, EAVES = 4.2, 0.8  # A storey's band, and how far it stands out.
TITLE_PT, TITLE_DOWN = 9.2, 0.22  # Capitals have accents, and nothing below.
MERLON, MERLON_HIGH = 3.0, 1.6
ROOF = 11.0
PLINTH = 0.7


def crown_height(plan: Plan) -> float:
    """Return how high the tower's upper end is, above its first storey, in mm."""
    return ROOF + MERLON_HIGH if plan.is_roofed else 0.0


def draw_crown(plan: Plan, table: Table) -> Iterator[Item]:
    """Yield battlements and behind them a roof, where the tower stands alone."""
    theme, tower, high = table.theme, plan.tower, crown_height(plan)
    if table.plain or not high:
        return
    yield from _roof(Box(tower.x + 6, tower.y, tower.width - 12, high - 0.6), theme)
    foot = tower.y + high
    yield polygon(_battlements(tower, foot), WHITE, Stroke(theme.title, FIRM))


def draw_floor(number: int, floor: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield a storey's walls and its band, which says what opens it (F8)."""
    yield rectangle(floor, WHITE, Stroke(theme.title, FIRM))
    band = Box(floor.x - EAVES, floor.y, floor.width + 2 * EAVES, BAND)
    yield rectangle(band, theme.band or WHITE, Stroke(theme.title, FIRM))
    on = WHITE if theme.band else theme.ink
    yield from _lock((band.x + 4.2, band.centre[1]), on, is_open=number == 1)
    title = words("guilds.storey", number=number)
    if number == 1:
        title = f"{words('guilds.archive')} · {title}"
    wide = width(title, TITLE_PT, "display") + 0.02
    head = Box(band.x + 7.6, band.y + TITLE_DOWN, wide, BAND)
    yield write(title, head, TITLE_PT, colour=on, name="display")
    note = words("guilds.open" if number == 1 else "guilds.locked")
    room = Box(head.right + 2, band.y, band.right - 2.4 - head.right - 2, BAND)
    yield write(note, room, LABEL_PT, colour=on, anchor="end")


def draw_plinth(tower: Box, theme: Theme) -> Path:
    """Return the foot that the tower stands on."""
    foot = Box(tower.x, tower.bottom - PLINTH, tower.width, PLINTH)
    return rectangle(foot, theme.fill("start") or WHITE, Stroke(theme.title, FIRM))


def _lock(centre: Point, colour: Colour, *, is_open: bool) -> Iterator[Item]:
    """Yield a padlock; an open one has its shackle free on one side."""
    x, y = centre
    yield rectangle(Box(x - 1.35, y - 0.35, 2.7, 2.0), colour, None, 0.3)
    lift = 0.25 if is_open else 0.0
    shackle = (
        ("M", x - 0.85, y - 0.3),
        ("L", x - 0.85, y - 0.7 - lift),
        ("C", x - 0.85, y - 1.9 - lift, x + 0.85, y - 1.9 - lift, x + 0.85, y - 0.7 - lift),
        *((("L", x + 0.85, y - 0.3),) if not is_open else ()),
    )
    yield Path(shackle, None, Stroke(colour, 0.42))


def _battlements(tower: Box, foot: float) -> tuple[Point, ...]:
    count = int((tower.width / MERLON - 1) // 2) * 2 + 1
    wide, top = tower.width / count, foot - MERLON_HIGH
    low = foot - 0.55
    points: list[Point] = [(tower.x, foot)]
    for index in range(count):
        x, y = tower.x + index * wide, top if index % 2 == 0 else low
        points += [(x, y), (x + wide, y)]
    return (*points, (tower.right, foot))


def _roof(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a hipped roof with a flag on each end of its ridge."""
    ridge, inset = box.y + 3.6, 14.0
    corners = (
        (box.x, box.bottom),
        (box.x + inset, ridge),
        (box.right - inset, ridge),
        (box.right, box.bottom),
    )
    yield polygon(corners, theme.fill("craft") or WHITE, Stroke(theme.title, FIRM))
    yield hatched(corners, 1.5, Stroke(theme.title, HAIR))
    for x in (box.x + inset, box.right - inset):
        yield line((x, ridge), (x, box.y), stroke=Stroke(theme.title, FIRM))
        tip = (x + 4, box.y + 1), (x, box.y + 2)
        yield polygon(((x, box.y), *tip), theme.band or WHITE, Stroke(theme.title, HAIR))
