"""Everybody's points, beside the archive or on a sheet of their own: rows, sums, the total."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from sheets.drawing.figures import box_mark, field, figure_mark
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, wrap, write, write_lines, write_name
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Mark, Stroke, Zone
from sheets.drawing.shields import above_charge, shield
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import ROUND, cut, draw_zone, zone_inside
from sheets.merchants import marks
from sheets.merchants.edition.edition import Edition
from sheets.merchants.skyline import skyline
from sheets.page.boxes import BODY_BOX, DATE_FIELD, FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, shared_pages
from sheets.table.table import Table
from sheets.words.translation import Words

DOWN = 1.0  # The notes, below the upper end of the foot.
BETWEEN = 2.2  # Two players.
EDGE = 2.2  # From a player's frame to what is in it.
DIGITS = 3  # Of a sum, and of the total.
SUM, ARROW = 12.6, 4.4  # How wide a sum is, and the room from a row to it.
APART = 0.5, 1.4  # Between boxes of a row, and between rows.
HIGHEST = 12.0  # A box of a row.
FIRST, WIDE_FIRST = 7, 4  # Boxes of a row in a zone with the name: above the rows, beside them.
FLAT, TALL = 8.6, 8.8  # The height of boxes beside and above the rows.
INITIAL_PT = 8.5
UNUSED, STAR = 20.0, 4.4  # The room of the label of the unused spells, and the star before it.
NAME_UP = 3.6  # Above a name's box, where the name stands below the shield.
WIDE, HEAD, LARGE = 200.0, 53.0, 13.0  # From so wide on names stand beside the rows, shields large.
TOTAL, LARGE_TOTAL = (18.0, 8.8), (26.0, 13.4)
BOW = 3.2  # How far the bow around all sums stands out.
CROWN, TITLE_PT = 5.4, 12.0  # Of a large total, side by side above it.


class Parts(NamedTuple):
    """Where the parts of a player's points lie; the head is tinted."""

    head: Box
    initial: Box
    name: Box
    unused: Box
    rows: Box
    total: Box


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
        *draw_points(table, words, BODY_BOX, ""),
        *write_lines(notes, room, LABEL_PT, colour=table.theme.quiet, anchor="middle"),
    )
    note = footer(title, edition, table, words)
    return Layout("points", note, items, strip=partial(skyline, edition, table.theme))


def points_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the points sheet: one for the table, one for each player online (F1)."""
    own = tuple(draw_names(table, BODY_BOX))
    date = Zone("date", words("date"), DATE_FIELD)
    zones = (*point_zones(table, words, BODY_BOX), date)
    page = Page("points", words("sheet.points"), own, zones=zones)
    return shared_pages(page, table, words)


POINTS_SHEET = Kind(points_layout, points_pages, Camera(104, "C"), fewest=marks.OWN_SHEET)


def draw_points(table: Table, words: Words, box: Box, note: str) -> Iterator[Item]:
    """Yield everybody's points without the players' names, on the band a note."""
    yield from draw_zone(box, words("guilds.points"), table.theme, sign="crown", note=note)
    for seat, place in enumerate(_places(box, table.players)):
        yield from _player(seat, place, table, words)


def draw_names(table: Table, box: Box) -> Iterator[Item]:
    """Yield everybody's initial and name."""
    ink = table.theme.ink
    for seat, place in enumerate(_places(box, table.players)):
        parts = _parts(place)
        letter, size = table.letter(seat), parts.initial.height
        middle = above_charge(seat, parts.initial).centre
        inside = Box.around(*middle, 0.65 * size, 0.6 * size)
        size_pt = INITIAL_PT * size / FLAT
        yield from write_name(letter, inside, size_pt, colour=ink, anchor="middle", most=1)
        yield from write_name(table.seats[seat].name, parts.name.inset(0.8), 10, colour=ink)


def point_zones(table: Table, words: Words, box: Box) -> Iterator[Zone]:
    """Yield everybody's name and first boxes, the others and the sums, a large total alone."""
    for seat, place in enumerate(_places(box, table.players)):
        parts, name = _parts(place), f"points-{seat + 1}"
        is_wide = parts.total.x > parts.rows.right
        first = parts.rows.x + (WIDE_FIRST if is_wide else FIRST) * _pitch(parts.rows)
        cuts = (first, parts.rows.right + BOW) if is_wide else (first,)
        yield from cut(name, table.seats[seat].name or table.letter(seat), place, *cuts)


def _places(box: Box, players: int) -> Iterator[Box]:
    """Yield where each player's points are, below each other."""
    inside = zone_inside(box)
    high = (inside.height + BETWEEN) / players
    for seat in range(players):
        yield inside._replace(y=inside.y + seat * high, height=high - BETWEEN)


def _parts(place: Box) -> Parts:
    """Return where a player's parts lie: the name above the rows, or beside wide ones."""
    if place.width >= WIDE:
        head, inner = place._replace(width=HEAD), place.inset(EDGE)
        (wide, high), y = LARGE_TOTAL, place.centre[1] + LABEL_PT / 4
        total = Box(inner.right - wide, y - high / 2, wide, high)
        left = head.right + EDGE
        rows = Box(left, inner.y, total.x - ARROW - 2 * BOW - left, inner.height)
        initial = Box(inner.x, inner.y, LARGE, LARGE)
        name = Box(inner.x, inner.bottom - FLAT - 2, HEAD - 2 * EDGE, FLAT + 2)
        unused = Box(head.right - EDGE - TALL, inner.y, TALL + 0.6, TALL)
        return Parts(head, initial, name, unused, rows, total)
    inner = place.inset(EDGE / 2)
    head = place._replace(height=FLAT + EDGE)
    total = Box(inner.right - TOTAL[0], inner.bottom - TOTAL[1], *TOTAL)
    top, bottom = head.bottom + EDGE / 2, total.y - EDGE / 2
    rows = Box(inner.x, top, inner.width, bottom - top)
    initial = Box(inner.x, inner.y, FLAT, FLAT)
    unused = Box(inner.right - TALL, inner.y, TALL, FLAT)
    left = initial.right + 1.2
    name = Box(left, inner.y, min(50.0, unused.x - UNUSED - 2 - left), FLAT)
    return Parts(head, initial, name, unused, rows, total)


def _player(seat: int, place: Box, table: Table, words: Words) -> Iterator[Item]:
    theme, parts = table.theme, _parts(place)
    frame = Stroke(theme.seat(seat), FIRM)
    yield rectangle(place, WHITE, frame, ROUND)
    tint = theme.fill(f"seat-{seat + 1}") or theme.fill("panel")
    yield rectangle(parts.head, tint, frame, ROUND)
    of_seat = partial(marks.points_mark, seat)
    yield Mark(of_seat("initial"), "write", parts.initial, shield(seat, parts.initial, theme))
    yield box_mark(of_seat("name"), parts.name, theme)
    if parts.name.y > parts.initial.bottom:
        above = parts.name._replace(y=parts.name.y - NAME_UP, height=NAME_UP)
        yield write(words("player.name"), above, LEAST_PT, colour=theme.quiet)
    yield from _unused(parts.unused, words, theme)
    yield box_mark(of_seat("unused"), parts.unused, theme)
    sums = [*_sums(parts.rows)]
    yield from _rows(seat, parts.rows, sums, theme)
    yield from _bow(sums, parts.total, theme)
    yield from _total_label(parts, words, theme)
    yield figure_mark(of_seat("total"), parts.total, theme, DIGITS, HEAVY)


def _unused(box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield the label of the unused spells, before their box, and a star before it."""
    room = box._replace(x=box.x - 1.2 - UNUSED, width=UNUSED)
    texts = wrap(words("guilds.unused"), room.width, LABEL_PT)
    high = len(texts) * leading(LABEL_PT)
    place = Box(room.x, room.centre[1] - high / 2, room.width, high)
    yield from write_lines(texts, place, LABEL_PT, colour=theme.ink, anchor="end")
    left = room.right - max(width(text, LABEL_PT) for text in texts)
    star = left - 1 - STAR / 2, room.centre[1]
    yield icon("star", star, STAR, theme.ink, theme.fill("crystal"))


def _sums(rows: Box) -> Iterator[Box]:
    """Yield where the sum of each row is, behind it."""
    pitch = (rows.height + APART[1]) / marks.FAMILY_ROWS
    high = min(pitch - APART[1], HIGHEST)
    for row in range(marks.FAMILY_ROWS):
        middle = rows.y + (row + 0.5) * pitch - APART[1] / 2
        yield Box(rows.right - SUM, middle - high / 2, SUM, high)


def _rows(seat: int, rows: Box, sums: list[Box], theme: Theme) -> Iterator[Item]:
    """Yield the rows of boxes for figures, an arrow from each to its sum."""
    pitch = _pitch(rows)
    for row, end in enumerate(sums):
        for step in range(marks.FAMILY_ACROSS):
            box = Box(rows.x + step * pitch, end.y, pitch - APART[0], end.height)
            number = row * marks.FAMILY_ACROSS + step + 1
            yield box_mark(marks.points_mark(seat, number), box, theme)
        yield _arrow(end.x - 0.8, end.centre[1], theme)
        yield figure_mark(marks.family_sum_mark(seat, row + 1), end, theme, DIGITS)


def _pitch(rows: Box) -> float:
    """Return how far it is from a box to the next."""
    return (rows.width - SUM - ARROW + APART[0]) / marks.FAMILY_ACROSS


def _bow(sums: list[Box], total: Box, theme: Theme) -> Iterator[Item]:
    """Yield what leads from all sums to the total: a bow around them, or a way down to it."""
    stroke, (first, *_, last) = Stroke(theme.ink, HAIR), sums
    if total.y >= last.bottom:
        return
    near, far = first.right + 1, first.right + BOW
    ends = (near, first.y + 1), (far, first.y + 1), (far, last.bottom - 1), (near, last.bottom - 1)
    yield line(*ends, stroke=stroke)
    y = total.centre[1]
    yield line((far, y), (total.x - 2.4, y), stroke=stroke)
    yield _arrow(total.x - 1.0, y, theme)


def _arrow(x: float, y: float, theme: Theme) -> Item:
    """Return an arrow's head to the right, its point at a place."""
    return polygon(((x - 2.4, y - 1.7), (x, y), (x - 2.4, y + 1.7)), theme.ink)


def _total_label(parts: Parts, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield the word for the total: above it, or before it below the rows."""
    text, total = words("guilds.total"), parts.total
    if total.y >= parts.rows.bottom:
        room = Box(total.x - 60, total.y, 60 - ARROW, total.height)
        yield write(text, room, 11, colour=theme.title, name="display", anchor="end")
        yield _arrow(total.x - 1.0, total.centre[1], theme)
    else:
        wide = width(text, TITLE_PT, "display") + 0.02
        x = total.centre[0] - (CROWN + 1.2 + wide) / 2
        room = Box(x + CROWN + 1.2, total.y - 6.4, wide, 5.6)
        yield icon("crown", (x + CROWN / 2, room.centre[1]), CROWN, theme.ink, theme.fill("crown"))
        yield write(text, room, TITLE_PT, colour=theme.title, name="display")
