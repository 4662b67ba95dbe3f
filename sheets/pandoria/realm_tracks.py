"""The tracks of a realm sheet: a cell for each amount, where it begins, and what goes beyond."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HEAVY, capitalised, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, leading, wrap, write, write_lines
from sheets.drawing.pictures import HIGH
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke, polygon, rectangle
from sheets.page.layout import PAD_BOX
from sheets.pandoria.edition import RESOURCES, USUAL_RATE, Edition, Realm, Resource, SideA, SideB
from sheets.pandoria.effects import exchange_picture
from sheets.pandoria.marks import track_mark
from sheets.table.table import Table
from sheets.words.words import Words

STEP_PT, RESOURCE_PT = 13.0, 11.0
LABEL = 28.0
CELL = 13.2  # The height of a cell,
GROUND = 0.8  # and of the tinted ground around it.
PITCH = CELL + 2 * GROUND
BETWEEN = 0.9
BEYOND = 21.0  # The arrow past the ends.
POINT = 4.6
FIGURE = 7.4  # The part of a cell that a cube leaves free, for its figure.
WIDEST = 1.35  # Of the place of a cube, in heights.
HEIGHT = len(RESOURCES) * PITCH + (len(RESOURCES) - 1) * BETWEEN


def draw_tracks(
    realm: Realm, side: SideA | SideB, y: float, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield the tracks from a height down, as high as `HEIGHT` (P7, P10)."""
    box = Box(PAD_BOX.x, y, PAD_BOX.width, HEIGHT)
    for number, resource in enumerate(RESOURCES):
        top = box.y + number * (PITCH + BETWEEN)
        ground = Box(box.x, top, box.width - BEYOND, PITCH)
        yield from _track(resource, realm, side, ground, edition, table)
    beyond = Box(box.right - BEYOND + 1.2, box.y, BEYOND - 1.2, box.height)
    yield from _beyond(realm.track_end, beyond, table, words)


def _track(
    resource: Resource,
    realm: Realm,
    side: SideA | SideB,
    ground: Box,
    edition: Edition,
    table: Table,
) -> Iterator[Item]:
    """Yield a track; shorter ones have wider cells."""
    theme, middle = table.theme, ground.centre[1]
    yield rectangle(ground, theme.fill(resource), Stroke(theme.title, FIRM), 1.2)
    yield icon(resource, (ground.x + 6, middle), 9, theme.ink, theme.fill(resource))
    label = Box(ground.x + 12, middle - 2.5, LABEL - 12.6, 5)
    name = capitalised(edition.resource_text(resource, table.language))
    yield write(name, label, RESOURCE_PT, colour=theme.ink, name="bold")
    wide = (ground.width - LABEL) / (realm.track_end + 1)
    for step in range(realm.track_end + 1):
        x = ground.x + LABEL + step * wide
        cell = Box(x, ground.y + GROUND, wide - GROUND, CELL)
        is_start = step == getattr(side, resource)
        yield _cell(track_mark(resource, step), cell, step, table, is_start=is_start)


def _cell(name: str, cell: Box, step: int, table: Table, *, is_start: bool) -> Mark:
    """Return a cell, its figure at the left; the mark is where a cube stands beside it."""
    theme = table.theme
    fill = (theme.fill("start") or "#ffffff") if is_start else "#ffffff"
    items: list[Item] = [rectangle(cell, fill, outline(theme), 0.8)]
    if is_start:
        items.append(rectangle(cell.inset(HEAVY / 2), None, Stroke(theme.ink, HEAVY), 0.8))
    figure = Box(cell.x + 1.6, cell.y, FIGURE - 1.6, cell.height)
    items.append(write(str(step), figure, STEP_PT, colour=theme.ink, name="bold"))
    room = min(cell.width, WIDEST * CELL)
    return Mark(name, "place", Box(cell.right - room, cell.y, room, CELL), tuple(items))


def _beyond(end: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield what becomes of resources that no track has room for: crowns at once (P7)."""
    theme, neck = table.theme, box.right - POINT
    middle, edge = box.centre[1], 0.16 * box.height
    corners = (
        (box.x, box.y + edge),
        (neck, box.y + edge),
        (neck, box.y + 0.04 * box.height),
        (box.right, middle),
        (neck, box.bottom - 0.04 * box.height),
        (neck, box.bottom - edge),
        (box.x, box.bottom - edge),
    )
    yield polygon(corners, theme.fill("start") or "#ffffff", Stroke(theme.title, FIRM))
    picture = exchange_picture(USUAL_RATE)
    room = Box(box.x + 0.8, box.y, neck - box.x - 0.8, box.height)
    above = wrap(words("realm.past", end=end), room.width, LABEL_PT)
    below = wrap(words("realm.at-once"), room.width, LABEL_PT)
    row = leading(LABEL_PT)
    top = middle - (row * (len(above) + len(below)) + HIGH + 2) / 2
    place = Box(room.x, top, room.width, 0)
    yield from write_lines(above, place, LABEL_PT, colour=theme.ink, anchor="middle")
    y = top + row * len(above) + 1 + HIGH / 2
    yield Group(tuple(picture.draw(theme)), room.centre[0] - picture.width / 2, y)
    place = Box(room.x, y + HIGH / 2 + 1, room.width, 0)
    yield from write_lines(below, place, LABEL_PT, colour=theme.ink, anchor="middle")
