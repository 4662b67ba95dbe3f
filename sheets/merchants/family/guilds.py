"""The guilds-and-archive sheet of the family version: guilds, archive and everybody's points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.figures import HAIR, box_mark, capitalised, field, heading
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, write, write_name
from sheets.drawing.shapes import Box, Item, Stroke, rectangle
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.family.archive import draw_archive
from sheets.merchants.family.marks import PointsPart, guild_mark, points_mark
from sheets.merchants.player.final_score import draw_label, total_mark
from sheets.page.identity import footer, owned_page, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

# The order in which players take them (F3).
GUILDS: tuple[Resource, ...] = ("craft", "gold", "crystal", "wood")
HEAD = 5.5
GUILD = 13.0
OWNER = (14.0, 9.0)
POINTS = 104.0  # The width of the points' part,
HALF = 50.0  # and of each of its columns.
CAPTION = 3.4
NAME = 8.6
ACROSS = 5  # Figures in a column's row, so that they are counted at a glance.
FIGURE = 9.8
BETWEEN = 0.6  # The rows of figures.
NAMED: tuple[PointsPart, ...] = ("initial", "name")
MOST_STACKED = 3  # So many players have the whole width each, four have half of it.
ROWS: Mapping[int, int] = {2: 5, 3: 3, 4: 5}  # Of figures, by the players: 25 each or more.


def guilds_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a guilds-and-archive sheet but the players' names."""
    guilds = Box(BODY_BOX.x, BODY_BOX.y, BODY_BOX.width, HEAD + GUILD)
    points = _points_box()
    archive = Box(guilds.x, points.y, points.x - 5 - guilds.x, points.height)
    title = words("sheet.guilds")
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *_guild_row(edition, table, words, guilds),
        *draw_archive(edition, table, words, archive),
        *_points(table, words, points),
    )
    note = footer(title, edition, table, words)
    return Layout("guilds", note, items)


def guilds_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the guilds-and-archive sheet: one for the table, one for each player online (F1)."""
    names = tuple(_names(table))
    title = words("sheet.guilds")
    if not table.online:
        return (Page("guilds", title, names),)
    return tuple(
        owned_page("guilds", title, seat, table, words, names) for seat in range(table.players)
    )


def _names(table: Table) -> Iterator[Item]:
    ink = table.theme.ink
    for seat, place in zip(table.seats, _player_boxes(table), strict=True):
        initial, name = _name_boxes(place)
        yield from write_name(seat.initial, initial, 12, colour=ink, anchor="middle")
        yield from write_name(seat.name, name.inset(0.8), 10, colour=ink)


def _guild_row(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    head = Box(box.x, box.y, box.width, 4)
    yield heading(words("guilds.title"), head, table.theme)
    yield write(words("guilds.bonus"), head, LABEL_PT, colour=table.theme.quiet, anchor="end")
    gap = 4.0
    width = (box.width - gap * (len(GUILDS) - 1)) / len(GUILDS)
    for index, resource in enumerate(GUILDS):
        place = Box(box.x + index * (width + gap), box.y + HEAD, width, GUILD)
        yield from _guild(edition, resource, place, table, words)


def _guild(
    edition: Edition, resource: Resource, box: Box, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    yield rectangle(box, theme.fill(resource), Stroke(theme.ink, HAIR), 1.5)
    yield icon(resource, (box.x + 7, box.centre[1]), 9, theme.ink, "#ffffff")
    inset = (box.height - OWNER[1]) / 2
    owner = Box(box.right - inset - OWNER[0], box.y + inset, *OWNER)
    name = Box(box.x + 14, box.y + inset - 0.2, owner.x - box.x - 15, 5)
    guild = edition.guild_text(resource, table.language)
    yield write(guild, name, 12, colour=theme.ink, name="bold")
    kind = capitalised(edition.resource_text(resource, table.language))
    letter = f"{kind} ({words(f'letter.{resource}')})"
    yield write(letter, Box(name.x, name.bottom, name.width, 4.4), LABEL_PT, colour=theme.ink)
    yield box_mark(guild_mark(resource), owner, theme)


def _points_box() -> Box:
    top = BODY_BOX.y + HEAD + GUILD + 2.5
    return Box(BODY_BOX.right - POINTS, top, POINTS, BODY_BOX.bottom - top)


def _player_boxes(table: Table) -> list[Box]:
    """Return everybody's part: below one another, of four players two in a row."""
    box, between = _points_box(), 4.0
    across = 1 if table.players <= MOST_STACKED else 2
    rows = -(-table.players // across)
    width = POINTS if across == 1 else HALF
    height = (box.height - HEAD + between) / rows
    return [
        Box(
            box.x + column * (POINTS - HALF),
            box.y + HEAD + row * height,
            width,
            height - between,
        )
        for row, column in (divmod(index, across) for index in range(table.players))
    ]


def _name_boxes(box: Box) -> tuple[Box, Box]:
    initial = Box(box.x, box.y + CAPTION, FIGURE, NAME)
    x = initial.right + 1.2
    return initial, Box(x, initial.y, box.x + HALF - x, NAME)


def _points(table: Table, words: Words, box: Box) -> Iterator[Item]:
    head = Box(box.x, box.y, box.width, 4)
    yield heading(words("guilds.points"), head, table.theme)
    note = words("guilds.points-note")
    yield write(note, head, LABEL_PT, colour=table.theme.quiet, anchor="end")
    for seat, place in enumerate(_player_boxes(table)):
        yield from _player(seat, place, table, words)


def _player(seat: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield whose points they are, a box for each scoring, and what they come to."""
    theme = table.theme
    for part, key, place in zip(NAMED, ("player.initial", "name"), _name_boxes(box), strict=True):
        caption = Box(place.x, box.y, place.width, CAPTION)
        yield write(words(key), caption, LEAST_PT, colour=theme.quiet)
        yield box_mark(points_mark(seat, part), place, theme)
    is_wide = box.width > HALF
    sums_y = box.y + CAPTION if is_wide else box.bottom - NAME
    top = box.y + CAPTION + NAME + 1.4
    room = Box(box.x, top, box.width, (box.bottom if is_wide else sums_y - 1.4) - top)
    yield from _figures(seat, room, table)
    yield from _sums(seat, Box(box.right - HALF, sums_y, HALF, NAME), table, words)


def _figures(seat: int, room: Box, table: Table) -> Iterator[Item]:
    """Yield the boxes for figures, row by row over all columns."""
    rows, columns = ROWS[table.players], 1 if room.width == HALF else 2
    pitch = (HALF - FIGURE) / (ACROSS - 1)
    height = (room.height + BETWEEN) / rows
    for index in range(rows * columns * ACROSS):
        row, place = divmod(index, columns * ACROSS)
        column, step = divmod(place, ACROSS)
        x = room.x + column * (POINTS - HALF) + step * pitch
        box = Box(x, room.y + row * height, FIGURE, height - BETWEEN)
        yield box_mark(points_mark(seat, index + 1), box, table.theme)


def _sums(seat: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    total = Box(box.x + 11.6, box.y, 13.6, box.height)
    unused = Box(box.right - FIGURE, box.y, FIGURE, box.height)
    for name, place, left in (("total", total, box.x), ("unused", unused, total.right + 1.8)):
        label = Box(left, box.y, place.x - left - 0.8, box.height)
        face = "bold" if name == "total" else "text"
        yield from draw_label(words(f"guilds.{name}"), label, face, theme)
    yield total_mark(points_mark(seat, "total"), total, theme)
    yield box_mark(points_mark(seat, "unused"), unused, theme)


GUILDS_SHEET = Kind(guilds_layout, guilds_pages, Camera(38, "G"))
