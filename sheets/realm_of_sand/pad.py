"""The score pad: completed cards with their hourglasses, the tenth of which declares the end."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR, HEAVY, field, outline
from sheets.drawing.ledger import figure_mark, total_label, total_mark
from sheets.drawing.lettering import (
    LABEL_PT,
    LEAST_PT,
    leading,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.pictures import Part, figure, row, sign
from sheets.drawing.ribbon import Step, draw_ribbon
from sheets.drawing.shapes import Box, Item, Mark, Stroke, circle, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, draw_band
from sheets.page.identity import footer, page_title
from sheets.page.layout import (
    DATE_FIELD,
    FOOT_BOX,
    HEADER_BOX,
    PAD_BOX,
    Camera,
    Kind,
    Layout,
    Page,
)
from sheets.realm_of_sand.desert import draw_desert
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
from sheets.realm_of_sand.signs import card_sign, glass_sign
from sheets.table.table import Table
from sheets.words.words import Words

NAME_PT = 11.0
ORDER_PT = 14.0
DATE = (30.0, 8.65)
CAPTION = 3.2  # Above a name, in its box.
CORNER = 1.6
SAND = "gold"  # Of the themes' grounds.
DESERT = (112.0, 13.6)  # From the header's left, and how high.


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a score pad but the players' names (R1-R3)."""
    title = words("sheet.pad")
    items = [*page_title(title, edition, table, words)]
    columns = columns_of(table)
    right = HEADER_BOX.right
    if games_of(table) > 1:
        for index in range(0, len(columns), table.players):
            last = columns[index + table.players - 1]
            items += _game(columns[index], last, table, words)
    else:
        items += field(date_mark(1), words("date"), DATE_FIELD, table.theme)
        right = DATE_FIELD.x - 5
    if not table.plain:
        left, high = HEADER_BOX.x + DESERT[0], DESERT[1]
        room = Box(left, HEADER_BOX.bottom - high, right - left, high)
        items += draw_desert(room, table.theme)
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
    theme, top = table.theme, PAD_BOX.y
    date = Box(last.ground.right - DATE[0], top, *DATE)
    tab = Box(first.ground.x, top + (DATE[1] - BAND) / 2, 27, BAND)
    yield from draw_band(tab, words("pad.game", number=first.game), theme)
    caption = Box(date.x + 1.2, date.y + 0.5, date.width - 2.4, CAPTION)
    note = write(words("date"), caption, LEAST_PT, colour=theme.quiet)
    yield figure_mark(date_mark(first.game), date, 1, theme, note=note)


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
    # Its lower corners lie under the next band.
    sand = Box(band.x, band.y, band.width, band.height + CORNER)
    yield rectangle(sand, theme.fill(SAND), None, CORNER)
    yield rectangle(ground, None, Stroke(theme.title, FIRM), CORNER)


def _head(column: Column, y: float, title: str, theme: Theme, note: str = "") -> Iterator[Item]:
    """Yield a band across a player's column."""
    ground = column.ground
    band = Box(ground.x, y, ground.width, BAND)
    yield from draw_band(band, title, theme, note=note, is_across=True)


def _name(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the name's box, before it the place in the round, which decides the last tie (R3)."""
    box = column.name
    frame = rectangle(box, "#ffffff", outline(theme), 0.8)
    caption = Box(box.x + 1.2, box.y + 0.5, box.width - 2.4, CAPTION)
    told = words("name") if column.is_alone else words(f"pad.order-{column.order}")
    label = write(told, caption, LEAST_PT, colour=theme.quiet)
    yield Mark(column.mark("name"), "write", box, (frame, label))
    if not column.is_alone:
        place = column.order_box
        yield circle(place.centre, 2.4, "#ffffff", Stroke(theme.title, FIRM))
        yield write(
            str(column.order), place, ORDER_PT, colour=theme.title, name="bold", anchor="middle"
        )


def _cards(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    yield from _head(column, column.cards.y, words("pad.cards"), theme)
    for index in range(CARD_BLOCKS):
        yield from _captions(*column.card(index * CARD_ROWS + 1), theme, words)
    for number in range(1, CARDS + 1):
        points, shown = column.card(number)
        place = Box(points.x - NUMBER, points.y, NUMBER - GAP, points.height)
        yield write(str(number), place, LEAST_PT, colour=theme.quiet, anchor="end")
        own = column.game, column.order - 1
        yield figure_mark(card_mark("points", *own, number), points, 2, theme)
        yield figure_mark(card_mark("hourglasses", *own, number), shown, 1, theme)


def _captions(points: Box, shown: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what a block's columns are, above its first boxes."""
    caption = Box(points.x, points.y - 4.6, points.width, 4.4)
    yield write(words("pad.points"), caption, LABEL_PT, colour=theme.ink, anchor="middle")
    symbol = Box(shown.centre[0] - 2, points.y - 4.7, 4, 4)
    yield hourglass(symbol, theme.fill(SAND) or "#ffffff", Stroke(theme.ink, HAIR))


def _track(column: Column, edition: Edition, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the hourglasses to cross out, with how many they are after every row."""
    note = words("pad.declares", number=edition.hourglasses)
    yield from _head(column, column.track.y, words("pad.hourglasses"), theme, note)
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
    glass = hourglass(
        box.inset(0.14 * box.width), fill, Stroke(theme.ink, FIRM if is_end else HAIR)
    )
    name = hourglass_mark(column.game, column.order - 1, number)
    return Mark(name, "mark", box, (ground, glass))


def _sums(column: Column, theme: Theme, words: Words) -> Iterator[Item]:
    row, total, pieces = column.sums, column.total, column.pieces
    label = Box(row.x, row.y, total.x - row.x - 1.4, row.height)
    yield total_label(words("pad.total"), label, theme)
    yield total_mark(column.mark("total"), total, 3, theme)
    left = total.right + 1.8
    text = Box(left, row.y, pieces.x - left - 1.2, row.height)
    lines = wrap(words("pad.pieces"), text.width, LABEL_PT)
    height = leading(LABEL_PT) * len(lines)
    middle = Box(text.x, text.centre[1] - height / 2, text.width, height)
    # They only break ties, which nobody has alone.
    colour = theme.quiet if column.is_alone else theme.ink
    yield from write_lines(lines, middle, LABEL_PT, colour=colour, anchor="end")
    yield figure_mark(column.mark("pieces"), pieces, 2, theme)


def _key(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: how it is filled in, the end, who wins a tie."""
    number = edition.hourglasses
    pictures: dict[str, Part] = {
        "write": card_sign(),
        "cross": glass_sign(is_crossed=True),
        "end": row(figure(str(number), 12), glass_sign(), gap=0.4),
        "wins": sign("crown", 4.8),
    }
    alone = "-1" if table.players == 1 else ""
    keys = {key: f"key.{key}{alone if key in ('end', 'wins') else ''}" for key in pictures}
    steps = [Step(part, words(keys[key], number=number)) for key, part in pictures.items()]
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 0.5, FOOT_BOX.width, FOOT_BOX.height - 0.5)
    yield from draw_ribbon(place, steps, table.theme)


PAD = Kind(pad_layout, pad_pages, Camera(71, "K"))
