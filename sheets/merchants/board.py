"""The board sheet: the land, the end's tracker, the players, the turn and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Drawing, Item, Mark, Point, Stroke, circle, line, rectangle
from sheets.hexes import SQRT3, Lattice
from sheets.icons import icon
from sheets.lettering import LABEL_PT, leading, width, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.merchants.edition import RESOURCES, Edition
from sheets.merchants.figures import (
    HAIR,
    HEAVY,
    SYMBOL,
    field,
    heading,
    outline,
)
from sheets.merchants.identity import footer, identity
from sheets.merchants.land import draw_land, has_artifacts, sides
from sheets.page import BODY_BOX, FOOT_BOX, HEADER_BOX, Page, place_page
from sheets.table import Seat, Table
from sheets.theme import Theme
from sheets.words import Words

HEX_WIDTH = 17.0
NUMBERS = 5.0  # Left of the map, for the rows' numbers.
LETTERS = 4.5  # Above and below the map, for the columns' letters.
PANEL = 28.0  # The panel beside the map is at least this wide.
PANEL_GAP = 3.2
LEGEND = ("start", "printed", "artifact", "worker", "ship")
LEGEND_ICON = 6.0
ROW = 10.6  # A player's line in the panel.
PARAGRAPH = 6.0  # Between the panel's parts.
TRACKER_COLUMNS = 3
TRACKER_GAP = 4.1
TRACKER_PITCH = SYMBOL + TRACKER_GAP
TRACKER_HEAD = 7.2  # The heading, and the space under the sentence.


def draw_board(edition: Edition, table: Table, words: Words) -> list[Drawing]:
    """Give the board sheet: one for the table, or one for each player when played online (M1.3)."""
    if not table.online:
        return [_board(edition, table, words, None)]
    return [_board(edition, table, words, seat) for seat in range(table.players)]


def _board(edition: Edition, table: Table, words: Words, owner: int | None) -> Drawing:
    board = edition.board
    lattice = map_lattice(board.columns, board.rows)
    panel_x = lattice.x + board.columns * lattice.width + PANEL_GAP
    panel = Box(panel_x, BODY_BOX.y + 1, BODY_BOX.right - panel_x, BODY_BOX.height - 2)
    seat = table.seats[owner] if owner is not None else None
    items = (
        *_header(edition, table, words, seat),
        *draw_land(edition, table, words, lattice),
        *sides(board, lattice, table.theme),
        *_panel(edition, table, words, panel),
        *_legend(edition, table, words),
    )
    title = words("sheet.board")
    name = "board" if owner is None else f"board-{owner + 1}"
    if seat and seat.name:
        title = words("sheet.of", sheet=title, player=seat.name)
        name = f"{name}-{seat.name}"
    page = Page(
        name,
        title,
        footer(words("sheet.board"), edition, table, words),
        items,
        identity(MarkerKind.BOARD, "B", edition, table),
    )
    return place_page(page, table, words)


def map_lattice(columns: int, rows: int) -> Lattice:
    """Give where the hexes lie: 17 mm wide, less only where a larger map would not fit."""
    room = BODY_BOX
    across = columns + 0.5
    tall = 1.5 * (rows - 1) + 2  # in sides
    wide = min(
        HEX_WIDTH,
        (room.width - NUMBERS - PANEL_GAP - PANEL) / across,
        (room.height - 2 * LETTERS) / tall * SQRT3,
    )
    side = wide / SQRT3
    top = room.y + (room.height - tall * side) / 2
    return Lattice(NUMBERS + wide / 2, top + side, wide)


def _header(edition: Edition, table: Table, words: Words, seat: Seat | None) -> Iterator[Item]:
    theme, box = table.theme, HEADER_BOX
    title = Box(box.x, box.y + 1.5, 96, 8)
    yield write(
        edition.title_text(table.language).upper(), title, 19, colour=theme.ink, name="display"
    )
    subtitle = f"{words('sheet.board')} · {words('players', players=table.players)}"
    if seat and seat.name:
        subtitle = f"{subtitle} · {seat.name}"
    under = Box(box.x, title.bottom + 0.5, 96, 5)
    yield from write_name(subtitle, under, 10.5, colour=theme.quiet, name="text")
    date = Box(box.right - 34, box.y + 2, 34, 13)
    first = Box(date.x - 66, box.y + 2, 62, 13)
    yield from field("first-player", words("board.first-player"), first, theme)
    yield from field("date", words("date"), date, theme)


def _panel(edition: Edition, table: Table, words: Words, panel: Box) -> Iterator[Item]:
    y = panel.y
    yield heading(words("board.players"), Box(panel.x, y, panel.width, 4), table.theme)
    y += 5.5
    for index, seat in enumerate(table.seats):
        row = Box(panel.x, y + ROW * index, panel.width, ROW - 2)
        yield from _player(index + 1, seat, row, table)
    y += ROW * table.players + PARAGRAPH
    tracker = Box(panel.x, y, panel.width, _tracker_height(edition, table, words, panel.width))
    yield from _tracker(edition, table, words, tracker)
    y = tracker.bottom + PARAGRAPH
    yield from _turn(table, words, Box(panel.x, y, panel.width, panel.bottom - y))


def _player(number: int, seat: Seat, row: Box, table: Table) -> Iterator[Item]:
    theme = table.theme
    initial = Box(row.x, row.y, 9, row.height)
    printed: tuple[Item, ...] = ()
    if seat.initial:
        printed = write_name(seat.initial, initial, 12, colour=theme.ink, anchor="middle")
    frame = rectangle(initial, "#ffffff", outline(theme), 0.8)
    yield Mark(f"player.{number}.initial", "write", initial, (frame, *printed))
    name = Box(initial.right + 1.5, row.y, row.right - initial.right - 1.5, row.height)
    rule = line((name.x, name.bottom), (name.right, name.bottom), stroke=outline(theme))
    shown = write_name(seat.name, name, 10, colour=theme.ink) if seat.name else ()
    yield Mark(f"player.{number}.name", "write", name, (rule, *shown))


def _tracker_height(edition: Edition, table: Table, words: Words, width: float) -> float:
    rows = -(-len(edition.board.printed_in_play(table.players)) // TRACKER_COLUMNS)
    lines = len(_end_lines(edition, table, words, width))
    return TRACKER_HEAD + lines * leading(LABEL_PT) + rows * TRACKER_PITCH - TRACKER_GAP


def _end_lines(edition: Edition, table: Table, words: Words, width: float) -> list[str]:
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    return wrap(words("board.ends", needed=needed, all=all_), width, LABEL_PT)


def _tracker(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    board, theme = edition.board, table.theme
    yield heading(words("board.end"), Box(box.x, box.y, box.width, 4), theme)
    lines = _end_lines(edition, table, words, box.width)
    under = Box(box.x, box.y + 4.8, box.width, len(lines) * leading(LABEL_PT))
    yield from write_lines(lines, under, LABEL_PT, colour=theme.ink)
    y = box.y + TRACKER_HEAD + under.height
    for index in range(len(board.printed_in_play(table.players))):
        column, row = index % TRACKER_COLUMNS, index // TRACKER_COLUMNS
        square = Box(box.x + column * TRACKER_PITCH, y + row * TRACKER_PITCH, SYMBOL, SYMBOL)
        is_end = index + 1 == board.printed_to_end(table.players)
        yield _tracker_box(index + 1, square, theme, is_end=is_end)


def _tracker_box(number: int, square: Box, theme: Theme, *, is_end: bool) -> Mark:
    fill = (theme.fill("end") or "#ffffff") if is_end else "#ffffff"
    frame = rectangle(square, fill, Stroke(theme.ink, HEAVY if is_end else HAIR), 0.8)
    face = "bold" if is_end else "text"
    colour = theme.ink if is_end else theme.quiet
    figure = write(str(number), square, LABEL_PT, colour=colour, name=face, anchor="middle")
    return Mark(f"closed.{number}", "mark", square, (frame, figure))


def _turn(table: Table, words: Words, box: Box) -> Iterator[Item]:
    theme = table.theme
    yield heading(words("board.turn"), Box(box.x, box.y, box.width, 4), theme)
    y = box.y + 5.5
    for step in range(1, 6):
        lines = wrap(words(f"board.turn-{step}"), box.width - 5, LABEL_PT)
        number = Box(box.x, y, 4, leading(LABEL_PT))
        yield write(str(step), number, LABEL_PT, colour=theme.ink, name="bold")
        text = Box(box.x + 4.5, y, box.width - 4.5, leading(LABEL_PT) * len(lines))
        yield from write_lines(lines, text, LABEL_PT, colour=theme.ink)
        y = text.bottom + 1.2


def _legend(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme, box = table.theme, FOOT_BOX
    entries: list[tuple[str, str, str]] = [
        (resource, words(f"letter.{resource}"), edition.resource_text(resource, table.language))
        for resource in RESOURCES
    ]
    entries += [
        (entry, "", words(f"legend.{entry}"))
        for entry in LEGEND
        if entry != "artifact" or has_artifacts(table)
    ]
    widths = [
        LEGEND_ICON + width(letter, LABEL_PT, "bold") + bool(letter) + width(label, LABEL_PT)
        for _, letter, label in entries
    ]
    gap = (box.width - sum(widths)) / (len(entries) - 1)
    x, y = box.x, box.y + 3.2
    for (entry, letter, label), wide in zip(entries, widths, strict=True):
        yield _legend_symbol(entry, (x + 2.6, y), theme)
        text = Box(x + LEGEND_ICON, y - 2.2, wide - LEGEND_ICON + 0.01, 4.4)
        if letter:
            lettered = Box(text.x, text.y, width(letter, LABEL_PT, "bold") + 0.01, text.height)
            yield write(letter, lettered, LABEL_PT, colour=theme.ink, name="bold")
            text = Box(lettered.right + 1, text.y, text.right - lettered.right - 1, text.height)
        yield write(label, text, LABEL_PT, colour=theme.ink)
        x += wide + gap


def _legend_symbol(entry: str, centre: Point, theme: Theme) -> Item:
    if entry == "start":
        return circle(centre, 2.4, "#ffffff", Stroke(theme.ink, 0.8))
    if entry == "printed":
        return circle(centre, 2.6, "#ffffff", Stroke(theme.ink, HAIR))
    return icon(entry, centre, 5.2, theme.ink, theme.fill(entry))
