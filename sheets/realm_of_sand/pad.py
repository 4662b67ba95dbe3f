"""The score pad: completed cards with their hourglasses, the tenth of which declares the end."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR, HEAVY, box_mark, field, heading, outline
from sheets.drawing.lettering import (
    LABEL_PT,
    LEAST_PT,
    leading,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.shapes import Box, Item, Mark, Stroke, line, rectangle
from sheets.drawing.theme import Theme
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, FOOT_BOX, Camera, Kind, Layout, Page
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.hourglass import hourglass
from sheets.realm_of_sand.marks import card_mark, date_mark, hourglass_mark
from sheets.realm_of_sand.places import (
    CARD_BLOCKS,
    CARD_ROWS,
    CARDS,
    GAP,
    NUMBER,
    STEPS,
    STEPS_ACROSS,
    Column,
    columns_of,
    games_of,
)
from sheets.table.table import Table
from sheets.words.words import Words

NAME_PT = 11.0
ORDER_PT = 15.0
DATE = (30.0, 8.65)
CAPTION = 3.2  # Above a name, in its box.
CORNER = 1.6
SAND = "gold"  # Of the themes' grounds.


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a score pad but the players' names (R1-R3)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    columns = columns_of(table)
    if games_of(table) > 1:
        for index in range(0, len(columns), table.players):
            last = columns[index + table.players - 1]
            items += _game(columns[index], last, table, words)
    else:
        items += field(date_mark(1), words("date"), DATE_FIELD, table.theme)
    for column in columns:
        items += _column(column, edition, table.theme, words)
    items += _key(edition, table, words)
    note = footer(title, edition, table, words)
    return Layout("pad", note, tuple(items))


def pad_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the pad's one page, with the players' names in every game."""
    ink = table.theme.ink
    items: list[Item] = []
    for column in columns_of(table):
        name = table.seats[column.order - 1].name
        box = column.name
        room = Box(box.x + 1.2, box.y + CAPTION, box.width - 2.4, box.height - CAPTION - 0.2)
        items += write_name(name, room, NAME_PT, colour=ink)
    return (Page("pad", words("sheet.pad"), tuple(items)),)


def _game(first: Column, last: Column, table: Table, words: Words) -> Iterator[Item]:
    """Yield the number and date of one of several games."""
    theme, top = table.theme, BODY_BOX.y
    date = Box(last.ground.right - DATE[0], top, *DATE)
    title = Box(first.ground.x, top + 2.2, 24, 4.5)
    yield heading(words("pad.game", number=first.game), title, theme, 12)
    caption = Box(date.x - 10, top, 8.6, date.height)
    yield write(words("date"), caption, LEAST_PT, colour=theme.quiet, anchor="end")
    yield box_mark(date_mark(first.game), date, theme)


def _column(column: Column, edition: Edition, theme: Theme, words: Words) -> Iterator[Item]:
    yield from _grounds(column, theme)
    yield from _name(column, theme, words)
    yield from _cards(column, theme, words)
    yield from _track(column, edition, theme, words)
    yield from _sums(column, theme, words)


def _grounds(column: Column, theme: Theme) -> Iterator[Item]:
    """Yield the light ground that sets one player apart from the next, sand behind the name."""
    ground, band = column.ground, column.band
    yield rectangle(ground, theme.fill("panel"), None, CORNER)
    yield rectangle(band, theme.fill(SAND), None, CORNER)
    half = band.height / 2
    yield rectangle(Box(band.x, band.y + half, band.width, half), theme.fill(SAND))
    yield line((band.x, band.bottom), (band.right, band.bottom), stroke=outline(theme))
    yield rectangle(ground, None, outline(theme), CORNER)


def _name(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the name's box, before it the place in the round, which decides the last tie (R3)."""
    box = column.name
    frame = rectangle(box, "#ffffff", outline(theme), 0.8)
    caption = Box(box.x + 1.2, box.y + 0.5, box.width - 2.4, CAPTION)
    told = words("name") if column.is_alone else words(f"pad.order-{column.order}")
    label = write(told, caption, LEAST_PT, colour=theme.quiet)
    yield Mark(column.mark("name"), "write", box, (frame, label))
    if not column.is_alone:
        order = str(column.order)
        yield write(
            order, column.order_box, ORDER_PT, colour=theme.ink, name="bold", anchor="middle"
        )


def _cards(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    box = column.cards
    yield heading(words("pad.cards"), Box(box.x, box.y, box.width, 4), theme)
    for index in range(CARD_BLOCKS):
        yield from _captions(*column.card(index * CARD_ROWS + 1), theme, words)
    for number in range(1, CARDS + 1):
        points, shown = column.card(number)
        figure = Box(points.x - NUMBER, points.y, NUMBER - GAP, points.height)
        yield write(str(number), figure, LEAST_PT, colour=theme.quiet, anchor="end")
        own = column.game, column.order - 1
        yield box_mark(card_mark("points", *own, number), points, theme)
        yield box_mark(card_mark("hourglasses", *own, number), shown, theme)


def _captions(points: Box, shown: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what a block's columns are, above its first boxes."""
    caption = Box(points.x, points.y - 4.6, points.width, 4.4)
    yield write(words("pad.points"), caption, LEAST_PT, colour=theme.quiet, anchor="middle")
    symbol = Box(shown.centre[0] - 2, points.y - 4.7, 4, 4)
    yield hourglass(symbol, theme.fill(SAND) or "#ffffff", Stroke(theme.ink, HAIR))


def _track(column: Column, edition: Edition, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the hourglasses to cross out, with how many they are after every row."""
    box = column.track
    title = heading(words("pad.hourglasses"), Box(box.x, box.y, box.width, 4), theme)
    yield title
    declares = "pad.declares-1" if column.is_alone else "pad.declares"
    note = words(declares, number=edition.hourglasses)
    yield write(note, title.box, LEAST_PT, colour=theme.quiet, anchor="end")
    for number in range(1, STEPS + 1):
        is_end = number == edition.hourglasses
        yield _step(column, number, theme, is_end=is_end)
        if number % STEPS_ACROSS == 0:
            face, colour = ("bold", theme.ink) if is_end else ("text", theme.quiet)
            place = column.row_sum(number)
            yield write(str(number), place, LABEL_PT, colour=colour, name=face, anchor="end")


def _step(column: Column, number: int, theme: Theme, *, is_end: bool) -> Mark:
    box = column.step(number)
    frame = Stroke(theme.ink, HEAVY) if is_end else outline(theme)
    ground = rectangle(box, "#ffffff", frame, 0.8)
    fill = theme.fill(SAND) or "#ffffff"
    glass = hourglass(box.inset(0.9), fill, Stroke(theme.ink, FIRM if is_end else HAIR))
    name = hourglass_mark(column.game, column.order - 1, number)
    return Mark(name, "mark", box, (ground, glass))


def _sums(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    row, total, pieces = column.sums, column.total, column.pieces
    label = Box(row.x, row.y, total.x - row.x - 1.8, row.height)
    yield write(words("pad.total"), label, 10, colour=theme.ink, name="bold")
    yield box_mark(column.mark("total"), total, theme)
    yield rectangle(total.inset(-0.5), None, Stroke(theme.ink, FIRM), 1.2)
    left = column.blocks[1].x
    text = Box(left, row.y, pieces.x - left - 1, row.height)
    lines = wrap(words("pad.pieces"), text.width, LABEL_PT)
    height = leading(LABEL_PT) * len(lines)
    middle = Box(text.x, text.centre[1] - height / 2, text.width, height)
    # They only break ties, which nobody has alone.
    colour = theme.quiet if column.is_alone else theme.ink
    yield from write_lines(lines, middle, LABEL_PT, colour=colour)
    yield box_mark(column.mark("pieces"), pieces, theme)


def _key(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: how it is filled in, the end, who wins a tie."""
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, FOOT_BOX.width, FOOT_BOX.height - 1.3)
    key = words("pad.key-1" if table.players == 1 else "pad.key", number=edition.hourglasses)
    lines = wrap(key, place.width, LABEL_PT)
    yield from write_lines(lines, place, LABEL_PT, colour=table.theme.ink)


PAD = Kind(pad_layout, pad_pages, Camera(71, "K"))
