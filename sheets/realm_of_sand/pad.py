"""The score pad: completed cards with their hourglasses, the tenth of which declares the end."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, circle, rectangle
from sheets.figures import FIRM, HAIR, HEAVY, box_mark, field, heading, outline
from sheets.identity import footer, identity, page_title
from sheets.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.page import BODY_BOX, FOOT_BOX, HEADER_BOX, Layout, Page
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.hourglass import hourglass
from sheets.realm_of_sand.places import (
    CARD_PITCH,
    CARD_ROWS,
    CARDS_HEAD,
    MARGIN,
    ONE_DIGIT,
    POINTS,
    STEPS,
    TOTAL,
    Column,
    columns_of,
    games_of,
)
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

NAME_PT = 11.0
DATE = (30.0, 8.65)


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give all of a score pad but the players' names (R1-R3)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    columns = columns_of(table)
    if games_of(table) > 1:
        for index in range(0, len(columns), table.players):
            last = columns[index + table.players - 1]
            items += _game(columns[index], last, table, words)
    else:
        items += _only_game(table, words)
    for column in columns:
        items += _column(column, edition, table, words)
    items += _key(edition, table, words)
    note = footer(title, edition, table, words)
    code = identity(MarkerKind.REALM_OF_SAND_PAD, "K", edition, table)
    return Layout("pad", note, tuple(items), code)


def pad_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give the pad's one page, with the players' names in every game."""
    ink = table.theme.ink
    items: list[Item] = []
    for column in columns_of(table):
        name = table.seats[column.order - 1].name
        box = column.name.inset(1)
        room = Box(box.x, box.y + 2.6, box.width, box.height - 2.6) if column.is_alone else box
        items += write_name(name, room, NAME_PT, colour=ink)
    return (Page("pad", words("sheet.pad"), tuple(items)),)


def _only_game(table: Table, words: Words) -> Iterator[Item]:
    """Yield the date of the page's one game, and what the columns' order is."""
    date = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 2, 34, 13)
    yield from field("date.1", words("date"), date, table.theme)
    order = Box(BODY_BOX.x + MARGIN, BODY_BOX.y - 0.6, BODY_BOX.width, 5)
    yield write(words("pad.order"), order, LABEL_PT, colour=table.theme.quiet)


def _game(first: Column, last: Column, table: Table, words: Words) -> Iterator[Item]:
    """Yield the number and date of one of several games."""
    theme, top = table.theme, BODY_BOX.y
    date = Box(last.box.right - DATE[0], top, *DATE)
    title = Box(first.box.x, top + 2.2, 20, 4.5)
    yield heading(words("pad.game", number=first.game), title, theme, 11)
    caption = Box(date.x - 10, top, 8.6, date.height)
    yield write(words("date"), caption, LEAST_PT, colour=theme.quiet, anchor="end")
    yield box_mark(f"date.{first.game}", date, theme)
    if table.players > 1:
        order = Box(title.right, top, caption.x - title.right, date.height)
        yield write(words("pad.order"), order, LABEL_PT, colour=theme.quiet)


def _column(column: Column, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    # A light ground sets one player apart from the next.
    yield rectangle(column.ground, theme.fill("panel"), outline(theme), 1.6)
    yield from _name(column, theme, words)
    yield from _cards(column, theme, words)
    yield from _track(column, edition, theme, words)
    yield from _sums(column, theme, words)


def _name(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the name's box, beside it the place in the round, which decides the last tie (R3)."""
    box = column.name
    frame = rectangle(box, "#ffffff", outline(theme), 0.8)
    if column.is_alone:
        caption = Box(box.x + 1.2, box.y + 0.6, box.width - 2, 3.4)
        label = write(words("name"), caption, LEAST_PT, colour=theme.quiet)
        yield Mark(column.named("name"), "write", box, (frame, label))
        return
    yield Mark(column.named("name"), "write", box, (frame,))
    x, y = column.order_box.centre
    yield circle((x - 0.3, y), 2.8, "#ffffff", Stroke(theme.ink, FIRM))
    order = Box(x - 3.3, y - 3, 6, 6)
    yield write(str(column.order), order, 11, colour=theme.ink, name="bold", anchor="middle")


def _cards(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    box = column.cards
    yield heading(words("pad.cards"), Box(box.x, box.y, box.width, 4), theme)
    for index, block in enumerate(column.blocks):
        yield from _captions(block, theme, words)
        for row in range(CARD_ROWS):
            number = index * CARD_ROWS + row + 1
            y = block.y + CARDS_HEAD + row * CARD_PITCH
            points, shown = _card_boxes(block, y)
            figure = Box(block.x, y, points.x - block.x - 0.8, points.height)
            yield write(str(number), figure, LEAST_PT, colour=theme.quiet, anchor="end")
            yield box_mark(f"{column.named('points')}.{number}", points, theme)
            yield box_mark(f"{column.named('hourglasses')}.{number}", shown, theme)


def _captions(block: Box, theme: Theme, words: Words) -> Iterator[Item]:
    points, shown = _card_boxes(block, block.y + 4.8)
    caption = Box(points.x - 3, points.y, points.width + 3, 5)
    yield write(words("pad.points"), caption, LEAST_PT, colour=theme.quiet, anchor="end")
    x, _ = shown.centre
    symbol = Box(x - 2.1, points.y + 0.5, 4.2, 4.2)
    yield hourglass(symbol, theme.fill("gold") or "#ffffff", Stroke(theme.ink, HAIR))


def _card_boxes(block: Box, y: float) -> tuple[Box, Box]:
    shown = Box(block.right - ONE_DIGIT[0], y, *ONE_DIGIT)
    return Box(shown.x - POINTS[0] - 0.4, y, *POINTS), shown


def _track(column: Column, edition: Edition, theme: Theme, words: Words) -> Iterator[Item]:
    box = column.track
    yield heading(words("pad.hourglasses"), Box(box.x, box.y, box.width, 4), theme)
    note = words("pad.declares", number=edition.hourglasses)
    place = Box(box.x, box.y + 4, box.width, 3.6)
    yield write(note, place, LEAST_PT, colour=theme.quiet)
    for number in range(1, STEPS + 1):
        is_end = number == edition.hourglasses
        yield _step(column, number, theme, is_end=is_end)


def _step(column: Column, number: int, theme: Theme, *, is_end: bool) -> Mark:
    box = column.step(number)
    ground = rectangle(box, "#ffffff", Stroke(theme.ink, HEAVY) if is_end else None, 0.8)
    glass = hourglass(box.inset(0.75), "#ffffff", Stroke(theme.ink, FIRM if is_end else HAIR))
    return Mark(f"{column.named('hourglass')}.{number}", "mark", box, (ground, glass))


def _sums(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    row = column.sums
    total = Box(row.x + 12, row.y, *TOTAL)
    label = Box(row.x, row.y, total.x - row.x - 1, row.height)
    yield write(words("pad.total"), label, LABEL_PT, colour=theme.ink, name="bold")
    yield box_mark(column.named("total"), total, theme)
    yield rectangle(total.inset(-0.5), None, Stroke(theme.ink, FIRM), 1.2)
    pieces = Box(row.right - POINTS[0], row.y, *POINTS)
    text = Box(total.right + 2.4, row.y, pieces.x - total.right - 3.8, row.height)
    lines = wrap(words("pad.pieces"), text.width, LABEL_PT)
    height = leading(LABEL_PT) * len(lines)
    middle = Box(text.x, text.centre[1] - height / 2, text.width, height)
    yield from write_lines(lines, middle, LABEL_PT, colour=theme.ink, anchor="end")
    yield box_mark(column.named("pieces"), pieces, theme)


def _key(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: the end, and who wins a tie."""
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, FOOT_BOX.width, FOOT_BOX.height - 1.3)
    key = words("pad.key-1" if table.players == 1 else "pad.key", number=edition.hourglasses)
    lines = wrap(key, place.width, LABEL_PT)
    yield from write_lines(lines, place, LABEL_PT, colour=table.theme.ink)
