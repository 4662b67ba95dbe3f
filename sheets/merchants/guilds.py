"""The guilds-and-archive sheet of the family version: guilds, archive and everybody's points."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Stroke, rectangle
from sheets.figures import FIRM, HAIR, box_mark, capitalised, field, heading
from sheets.icons import icon
from sheets.identity import footer, identity, owned_page, page_title
from sheets.lettering import LABEL_PT, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.merchants.archive import draw_archive
from sheets.merchants.edition import Edition, Resource
from sheets.page import BODY_BOX, HEADER_BOX, Layout, Page
from sheets.table import Table
from sheets.words import Words

# The order in which players take them (F3).
GUILDS: tuple[Resource, ...] = ("craft", "gold", "crystal", "wood")
GUILD_ROW = 30.0
POINTS = 104.0  # The width of the points' part.
FIGURE_BOX = (9.8, 7.6)
FIGURES_ACROSS = 5
FIGURES = 25  # The room for each player.


def guilds_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give all of a guilds-and-archive sheet but the players' names."""
    guilds = Box(BODY_BOX.x, BODY_BOX.y, BODY_BOX.width, GUILD_ROW)
    points = _points_box()
    archive = Box(guilds.x, points.y, points.x - 5 - guilds.x, points.height)
    title = words("sheet.guilds")
    date = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 2, 34, 13)
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), date, table.theme),
        *_guild_row(edition, table, words, guilds),
        *draw_archive(edition, table, words, archive),
        *_points(table, words, points),
    )
    note = footer(title, edition, table, words)
    return Layout("guilds", note, items, identity(MarkerKind.GUILDS, "G", edition, table))


def guilds_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the guilds-and-archive sheet: one for the table, one for each player online (F1)."""
    names = tuple(_names(table))
    title = words("sheet.guilds")
    if not table.online:
        return (Page("guilds", title, names),)
    return tuple(
        owned_page("guilds", title, number, seat, table, words, names)
        for number, seat in enumerate(table.seats, 1)
    )


def _names(table: Table) -> Iterator[Item]:
    ink = table.theme.ink
    for seat, place in zip(table.seats, _player_boxes(table), strict=True):
        initial, name = _name_boxes(place)
        yield from write_name(seat.initial, initial, 12, colour=ink, anchor="middle")
        yield from write_name(seat.name, name.inset(0.8), 10, colour=ink)


def _guild_row(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    yield heading(words("guilds.title"), Box(box.x, box.y, box.width, 4), table.theme)
    gap = 4.0
    width = (box.width - gap * (len(GUILDS) - 1)) / len(GUILDS)
    for index, resource in enumerate(GUILDS):
        place = Box(box.x + index * (width + gap), box.y + 5.5, width, box.height - 5.5)
        yield from _guild(edition, resource, place, table, words)


def _guild(
    edition: Edition, resource: Resource, box: Box, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    yield rectangle(box, None, Stroke(theme.ink, HAIR), 1.5)
    yield icon(resource, (box.x + 7, box.y + 7), 10, theme.ink, theme.fill(resource))
    initial = Box(box.right - 14, box.y + 2.4, 12, 9)
    name = Box(box.x + 14, box.y + 2.2, initial.x - box.x - 15, 5)
    guild = edition.guild_text(resource, table.language)
    yield write(guild, name, 12, colour=theme.ink, name="bold")
    kind = capitalised(edition.resource_text(resource, table.language))
    letter = f"{kind} ({words(f'letter.{resource}')})"
    yield write(letter, Box(name.x, name.bottom, name.width, 4.4), LABEL_PT, colour=theme.quiet)
    yield box_mark(f"guild.{resource}", initial, theme)
    bonus = words("guilds.bonus", resource=edition.resource_text(resource, table.language))
    lines = wrap(bonus, box.width - 4, LABEL_PT)
    under = Box(box.x + 2, box.y + 14.4, box.width - 4, box.bottom - box.y - 14.4)
    yield from write_lines(lines, under, LABEL_PT, colour=theme.ink)


def _points_box() -> Box:
    top = BODY_BOX.y + GUILD_ROW + 2
    return Box(BODY_BOX.right - POINTS, top, POINTS, BODY_BOX.bottom - top)


def _player_boxes(table: Table) -> list[Box]:
    box, gap, between = _points_box(), 4.0, 3.0
    width = (box.width - gap) / 2
    height = (box.height - 5.5 - between) / 2
    return [
        Box(box.x + column * (width + gap), box.y + 5.5 + row * (height + between), width, height)
        for row, column in (divmod(index, 2) for index in range(table.players))
    ]


def _name_boxes(box: Box) -> tuple[Box, Box]:
    initial = Box(box.x, box.y, FIGURE_BOX[0], 8.6)
    x = initial.right + 1.2
    return initial, Box(x, box.y, box.right - x, initial.height)


def _points(table: Table, words: Words, box: Box) -> Iterator[Item]:
    yield heading(words("guilds.points"), Box(box.x, box.y, box.width, 4), table.theme)
    for number, place in enumerate(_player_boxes(table), 1):
        yield from _player(number, place, table, words)


def _player(number: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    initial, name = _name_boxes(box)
    yield box_mark(f"points.{number}.initial", initial, theme)
    yield box_mark(f"points.{number}.name", name, theme)
    width, height = FIGURE_BOX
    gap = (box.width - FIGURES_ACROSS * width) / (FIGURES_ACROSS - 1)
    top = initial.bottom + 1.4
    for index in range(FIGURES):
        column, row = index % FIGURES_ACROSS, index // FIGURES_ACROSS
        place = Box(box.x + column * (width + gap), top + row * (height + 0.6), width, height)
        yield box_mark(f"points.{number}.{index + 1}", place, theme)
    y = top + FIGURES // FIGURES_ACROSS * (height + 0.6) + 1.4
    yield from _sums(number, Box(box.x, y, box.width, height), table, words)


def _sums(number: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    unused = Box(box.right - FIGURE_BOX[0], box.y, *FIGURE_BOX)
    total = Box(box.x + 11, box.y, 13.2, box.height)
    for name, label, place, left in (
        ("total", "guilds.total", total, box.x),
        ("unused", "guilds.unused", unused, total.right + 1.5),
    ):
        text = Box(left, box.y, place.x - left - 1, box.height)
        face = "bold" if name == "total" else "text"
        yield write(words(label), text, LABEL_PT, colour=theme.ink, name=face)
        yield box_mark(f"points.{number}.{name}", place, theme)
    yield rectangle(total.inset(-0.5), None, Stroke(theme.ink, FIRM), 1.2)
