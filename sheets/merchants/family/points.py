"""Everybody's points, beside the archive or on a sheet of their own: figures, sums, the total."""

from collections.abc import Iterator, Mapping
from functools import partial

from sheets.drawing.counting import count_height, draw_count
from sheets.drawing.figures import box_mark, field, outline
from sheets.drawing.lettering import leading, width, wrap, write, write_lines, write_name
from sheets.drawing.paths import lines, polygon, rectangle
from sheets.drawing.shapes import Box, Item, Mark, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, draw_zone
from sheets.merchants.edition.edition import Edition
from sheets.merchants.family.archive import initial_of
from sheets.merchants.marks import (
    FAMILY_FIGURES,
    OWN_SHEET,
    count_name,
    family_sum_mark,
    points_mark,
)
from sheets.merchants.skyline import skyline
from sheets.page.boxes import BODY_BOX, DATE_FIELD, FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, shared_pages
from sheets.table.table import Table
from sheets.words.translation import Words

DOWN = 1.0  # The notes, below the upper end of the foot.
INSET = 1.4
BETWEEN = 2.0  # Two players.
HEAD = 7.8
INITIAL_PT, UP = 8.5, 0.15  # Above a shield's middle, where its charge is not.
SHIELD = 9.2
UNDER = 0.5  # The head.
HIGH: Mapping[int, float] = {2: 8.0, 3: 6.8, 4: 13.0}  # A figure's box; the width is shared.
SUM, UNUSED_BOX = 10.4, 9.2
TINTED = -0.75  # Around a head.
ARROW = 2.2  # From a row to its sum.
BLOCKS = 2.4  # Between two blocks of figures.
TOTAL = (15.6, 8.4)
DIGITS = 3
UNUSED = 17.0  # The label of the unused spells.


def points_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a points sheet but the players."""
    title = words("sheet.points")
    room = Box(FOOT_BOX.x, FOOT_BOX.y + DOWN, FOOT_BOX.width, FOOT_BOX.height - DOWN)
    end = f"{words('ending.count')} {words('ending.winner')}"
    notes = [
        line for note in (words("points.how"), end) for line in wrap(note, room.width, LABEL_PT)
    ]
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *draw_ledger(table, words, BODY_BOX),
        *write_lines(notes, room, LABEL_PT, colour=table.theme.quiet),
    )
    line = footer(title, edition, table, words)
    return Layout("points", line, items, strip=partial(skyline, edition, table.theme))


def points_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the points sheet: one for the table, one for each player online (F1)."""
    own = tuple(draw_names(table, BODY_BOX))
    return shared_pages("points", words("sheet.points"), table, words, own)


POINTS_SHEET = Kind(points_layout, points_pages, Camera(104, "C"), fewest=OWN_SHEET)


def draw_ledger(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the ledger without the players' names."""
    note = words("guilds.points-note")
    yield from draw_zone(box, words("guilds.points"), table.theme, sign="crown", note=note)
    places = tuple(_places(box, table.players))
    yield from _rules(box, places, Stroke(table.theme.line, HAIR))
    for seat, place in enumerate(places):
        yield from _player(seat, place, table, words)


def draw_names(table: Table, box: Box) -> Iterator[Item]:
    """Yield everybody's initial and name."""
    ink = table.theme.ink
    for seat, place in enumerate(_places(box, table.players)):
        initial, name = _head(place)
        letter, inside = initial_of(seat, table), initial.inset(1.6)
        place = Box(inside.x, inside.y - UP, inside.width, inside.height)
        yield from write_name(letter, place, INITIAL_PT, colour=ink, anchor="middle", most=1)
        yield from write_name(table.seats[seat].name, name.inset(0.8), 10, colour=ink)


def _places(box: Box, players: int) -> Iterator[Box]:
    """Yield where each player's points are: below each other, apart two in a row."""
    across = 2 if players >= OWN_SHEET else 1
    top = box.y + BAND + 2.1
    pitch = (box.bottom - 1.2 + BETWEEN - top) / -(-players // across)
    wide = box.width / across
    for seat in range(players):
        down, right = divmod(seat, across)
        x, y = box.x + right * wide + INSET, top + down * pitch
        yield Box(x, y, wide - 2 * INSET, pitch - BETWEEN)


def _rules(box: Box, places: tuple[Box, ...], stroke: Stroke) -> Iterator[Item]:
    """Yield the lines between players."""
    for y in sorted({place.y for place in places})[1:]:
        level = y - BETWEEN / 2
        yield lines([((box.x + 0.3, level), (box.right - 0.3, level))], stroke)
    for x in sorted({place.x for place in places})[1:]:
        yield lines([((x - INSET, box.y + BAND), (x - INSET, box.bottom))], stroke)


def _head(place: Box) -> tuple[Box, Box]:
    """Return where a player's shield and name lie."""
    initial = Box(place.x, place.y, SHIELD, HEAD)
    wide = min(48.0, place.width - SHIELD - UNUSED - UNUSED_BOX - 3.6)
    return initial, Box(initial.right + 1.2, place.y, wide, HEAD)


def _player(seat: int, place: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    initial, name = _head(place)
    if tint := theme.fill("panel"):
        yield rectangle(place.inset(TINTED)._replace(height=HEAD - 2 * TINTED), tint, radius=0.6)
    yield Mark(points_mark(seat, "initial"), "write", initial, shield(seat, initial, theme))
    yield box_mark(points_mark(seat, "name"), name, theme)
    unused = Box(place.right - UNUSED_BOX, place.y, UNUSED_BOX, HEAD)
    yield from _unused(Box(unused.x - 1 - UNUSED, place.y, UNUSED, HEAD), words, theme)
    yield box_mark(points_mark(seat, "unused"), unused, theme)
    top = initial.bottom + UNDER
    room = Box(place.x, top, place.width, place.bottom - top)
    yield from _figures(seat, room, table.players, theme)
    total = Box(room.x, room.bottom - TOTAL[1] - 1.15, *TOTAL)
    label = Box(total.x + 0.2, total.y - 4.6, total.width - 0.4, 4.2)
    text = words("guilds.total")
    yield write(text, label, 10, colour=theme.title, name="display", anchor="middle")
    yield digits_mark(points_mark(seat, "total"), total, DIGITS, Stroke(theme.ink, HEAVY), theme)
    left, high = total.right + 3.0, count_height()
    board = Box(left, total.bottom - high, room.right - 1.7 - left, high)
    yield from draw_count(count_name(seat), board, theme)


def _unused(room: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield the label of the unused spells, as near to its box as it goes."""
    text = words("guilds.unused")
    broken = wrap(text, room.width, LEAST_PT)
    size_pt = LABEL_PT if len(broken) == 1 else LEAST_PT
    wide = max(width(each, size_pt) for each in broken)
    left = max(room.right - wide - 0.1, room.x)
    yield from _label(text, Box(left, room.y, room.right - left, room.height), "text", theme)


def _figures(seat: int, room: Box, players: int, theme: Theme) -> Iterator[Item]:
    """Yield the rows of figures, an arrow from each block's row to its sum."""
    high = HIGH[players]
    block = (room.width + BLOCKS) / FAMILY_FIGURES.blocks
    wide = (block - ARROW - SUM - BLOCKS) / FAMILY_FIGURES.across
    number = 0
    for row in range(FAMILY_FIGURES.rows):
        y = room.y + row * high
        for index in range(FAMILY_FIGURES.blocks):
            x = room.x + index * block
            for step in range(FAMILY_FIGURES.across):
                number += 1
                box = Box(x + step * wide, y, wide, high)
                yield _box(points_mark(seat, number), box, theme)
            end = Box(x + FAMILY_FIGURES.across * wide + ARROW, y, SUM, high)
            yield from _sum(
                family_sum_mark(seat, row * FAMILY_FIGURES.blocks + index + 1), end, theme
            )


def _box(name: str, box: Box, theme: Theme) -> Mark:
    inside = box.inset(0.15)
    return Mark(name, "write", inside, (rectangle(inside, "#ffffff", outline(theme), 0.6),))


def _sum(name: str, box: Box, theme: Theme) -> Iterator[Item]:
    y, x = box.centre[1], box.x - 0.5
    yield polygon(((x - 1.1, y - 1.0), (x, y), (x - 1.1, y + 1.0)), theme.ink)
    yield digits_mark(name, box.inset(0.15), 2, Stroke(theme.ink, FIRM), theme)


def digits_mark(name: str, box: Box, digits: int, edge: Stroke, theme: Theme) -> Mark:
    """Return a box with a place for each digit, dotted lines between them."""
    dots = Stroke(theme.line, HAIR, (0.25, 0.75))
    step = box.width / digits
    between = [
        ((box.x + place * step, box.y + 0.7), (box.x + place * step, box.bottom - 0.7))
        for place in range(1, digits)
    ]
    return Mark(name, "write", box, (rectangle(box, "#ffffff", edge, 0.8), lines(between, dots)))


def _label(label: str, box: Box, face: str, theme: Theme) -> Iterator[Item]:
    """Yield a label on one line, or on several in smaller type where it is too long for one."""
    lines = wrap(label, box.width, LEAST_PT, face)
    if len(lines) == 1:
        yield write(label, box, LABEL_PT, colour=theme.ink, name=face)
        return
    height = len(lines) * leading(LEAST_PT)
    middle = Box(box.x, box.centre[1] - height / 2, box.width, height)
    yield from write_lines(lines, middle, LEAST_PT, colour=theme.ink, name=face)
