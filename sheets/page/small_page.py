"""A page of half a sheet: its border, and a head with a title behind its drawn initial."""

from collections.abc import Iterable, Iterator

from sheets.drawing.lettering import cap_height, printable, width, write
from sheets.drawing.paper import SMALL, Paper, frame_on
from sheets.drawing.paths import rectangle
from sheets.drawing.shapes import WHITE, Box, Drawing, Group, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.page.frame import (
    BORDER_PLATE,
    Scenery,
    draw_border,
    draw_ground,
    draw_sky,
    head_within,
)

HEAD = head_within(SMALL, 17.0)
SIDE = 5.6
ROOM = Box(SIDE, HEAD.bottom + 3, SMALL.width - 2 * SIDE, SMALL.height - HEAD.bottom - 6.4)
TILE = Box(HEAD.x + BORDER_PLATE, HEAD.y + 1.4, 11.0, 11.0)
INITIAL_PT, TITLE_PT, LINE_PT = 25.0, 18.0, 9.5  # The title's first letter, its rest, the line.
LINE = 4.4
CLOSE = 0.3  # Between the first letter's tile and the rest.
LEAST_SCENE, MOST_SCENE = 14.0, 38.0  # The height of the land below what a page says.


def half_page(
    kind: str, title: str, items: Iterable[Item], language: str, paper: Paper, part: str = ""
) -> Drawing:
    """Return a page on half of a paper that is of no table's sheets."""
    half = paper.half
    frame = frame_on(half)
    placed = Group(tuple(items), frame.x, frame.y, frame.scale)
    return Drawing(kind, title, language, half.width, half.height, (placed,), part=part)


def small_page(title: str, subtitle: str, theme: Theme, free: float = 0.0) -> Iterator[Item]:
    """Yield border and head of a page; in the head so much stays free on the right."""
    yield from draw_ground(SMALL, theme, plain=False)
    yield from draw_sky(HEAD, theme)
    yield from draw_border(SMALL, theme, plain=False)
    right = HEAD.right - BORDER_PLATE - free
    shown, _ = printable(title.upper(), "display")
    most = (right - TILE.right - 1) / max(width(shown[1:], TITLE_PT, "display"), 0.1)
    yield from draw_title(shown, TILE, INITIAL_PT, TITLE_PT * min(most, 1), theme)
    under = Box(TILE.right + 1.5, TILE.bottom - 1.9, right - TILE.right - 1.5, LINE)
    yield write(subtitle, under, LINE_PT, colour=theme.ink)


def draw_scene(scene: Scenery | None, top: float, bottom: float, theme: Theme) -> Iterator[Item]:
    """Yield a game's land between two levels of a page, where there is one and room for it."""
    high = min(bottom - top, MOST_SCENE)
    if scene and high >= LEAST_SCENE:
        yield from scene(Box(ROOM.x, bottom - high, ROOM.width, high), theme)


def draw_title(
    title: str, tile: Box, initial_pt: float, title_pt: float, theme: Theme
) -> Iterator[Item]:
    """Yield a title whose first letter stands in a tile, the rest close by on its baseline."""
    yield rectangle(tile, theme.title, radius=1.0)
    yield rectangle(tile.inset(0.7), stroke=Stroke(WHITE, 0.25), radius=0.6)
    yield write(title[:1], tile, initial_pt, colour=WHITE, name="display", anchor="middle")
    baseline = tile.centre[1] + cap_height(initial_pt, "display") / 2
    rest = Box(tile.right + CLOSE, 0, width(title[1:], title_pt, "display") + 0.05, 0)
    capitals = cap_height(title_pt, "display")
    place = rest._replace(y=baseline - 1.5 * capitals, height=2 * capitals)
    yield write(title[1:], place, title_pt, colour=theme.title, name="display")
