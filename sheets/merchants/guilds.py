"""The guilds-and-archive sheet of the family version: guilds, archive and everybody's points."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Drawing, Item, Mark, Stroke, rectangle
from sheets.icons import icon
from sheets.lettering import LABEL_PT, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.merchants.archive import draw_archive
from sheets.merchants.edition import Edition, Resource
from sheets.merchants.figures import FIRM, HAIR, box_mark, capitalised, field, heading, outline
from sheets.merchants.identity import footer, identity
from sheets.page import BODY_BOX, HEADER_BOX, Page, place_page
from sheets.table import Seat, Table
from sheets.words import Words

# The order in which players take them (F3).
GUILDS: tuple[Resource, ...] = ("craft", "gold", "crystal", "wood")
GUILD_ROW = 30.0
POINTS = 104.0  # The width of the points' part.
FIGURE_BOX = (9.8, 7.6)
FIGURES_ACROSS = 5
FIGURES = 25  # The room for each player.


def draw_guilds(edition: Edition, table: Table, words: Words) -> list[Drawing]:
    """Give the guilds-and-archive sheet: one for the table, one for each player online (F1)."""
    if not table.online:
        return [_guilds(edition, table, words, None)]
    return [_guilds(edition, table, words, seat) for seat in range(table.players)]


def _guilds(edition: Edition, table: Table, words: Words, owner: int | None) -> Drawing:
    body = BODY_BOX
    guilds = Box(body.x, body.y, body.width, GUILD_ROW)
    top = guilds.bottom + 2
    points = Box(body.right - POINTS, top, POINTS, body.bottom - top)
    archive = Box(body.x, top, points.x - 5 - body.x, body.bottom - top)
    seat = table.seats[owner] if owner is not None else Seat()
    title = words("sheet.guilds")
    items = (
        *_header(edition, table, words, seat),
        *_guild_row(edition, table, words, guilds),
        *draw_archive(edition, table, words, archive),
        *_points(table, words, points),
    )
    page = Page(
        "-".join(["guilds", *([str(owner + 1), seat.name] if owner is not None else [])]),
        words("sheet.of", sheet=title, player=seat.name) if seat.name else title,
        footer(title, edition, table, words),
        items,
        identity(MarkerKind.GUILDS, "G", edition, table),
    )
    return place_page(page, table, words)


def _header(edition: Edition, table: Table, words: Words, seat: Seat) -> Iterator[Item]:
    theme, box = table.theme, HEADER_BOX
    title = Box(box.x, box.y + 1.5, 96, 8)
    text = edition.title_text(table.language).upper()
    yield write(text, title, 19, colour=theme.ink, name="display")
    parts = (words("sheet.guilds"), words("players", players=table.players), seat.name)
    under = Box(box.x, title.bottom + 0.5, 130, 5)
    subtitle = " · ".join(part for part in parts if part)
    yield from write_name(subtitle, under, 10.5, colour=theme.quiet, name="text")
    date = Box(box.right - 34, box.y + 2, 34, 13)
    yield from field("date", words("date"), date, theme)


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


def _points(table: Table, words: Words, box: Box) -> Iterator[Item]:
    yield heading(words("guilds.points"), Box(box.x, box.y, box.width, 4), table.theme)
    gap = 4.0
    width = (box.width - gap) / 2
    height = (box.height - 5.5 - 3) / 2
    for index, seat in enumerate(table.seats):
        row, column = divmod(index, 2)
        x = box.x + column * (width + gap)
        place = Box(x, box.y + 5.5 + row * (height + 3), width, height)
        yield from _player(index + 1, seat, place, table, words)


def _player(number: int, seat: Seat, box: Box, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    initial = Box(box.x, box.y, FIGURE_BOX[0], 8.6)
    printed = write_name(seat.initial, initial, 12, colour=theme.ink, anchor="middle")
    frame = rectangle(initial, "#ffffff", outline(theme), 0.8)
    yield Mark(f"points.{number}.initial", "write", initial, (frame, *printed))
    name = Box(initial.right + 1.2, box.y, box.right - initial.right - 1.2, initial.height)
    shown = write_name(seat.name, name.inset(0.8), 10, colour=theme.ink)
    border = rectangle(name, "#ffffff", outline(theme), 0.8)
    yield Mark(f"points.{number}.name", "write", name, (border, *shown))
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
