"""The score pad: completed cards with their hourglasses, the tenth of which declares the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sheets.drawing.figures import (
    CAPTION,
    field,
    figure_boxes,
    labelled_box,
    outline,
    total_label,
    total_mark,
)
from sheets.drawing.lettering import write, write_name, write_wrapped
from sheets.drawing.paths import circle, rectangle
from sheets.drawing.pictures import Part, Step, draw_ribbon, figure, row, sign
from sheets.drawing.shapes import Box, Item, Mark, Stroke, Zone
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import AROUND, BAND, draw_band
from sheets.page.boxes import DATE_FIELD, HEADER_BOX, PAD_BOX, RIBBON_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, seat_title
from sheets.realm_of_sand.desert import draw_desert
from sheets.realm_of_sand.edition import Edition
from sheets.realm_of_sand.marks import ColumnPart, card_mark, column_mark, date_mark, hourglass_mark
from sheets.realm_of_sand.pieces import card_sign, glass_sign, hourglass
from sheets.table.table import Table
from sheets.words.translation import Words

NAME_PT = 11.0
ORDER_PT = 11.0
DATE = (30.0, 8.65)
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
            items += _game(columns[index], table, words)
    else:
        items += field(date_mark(1), words("date"), DATE_FIELD, table.theme)
        right = DATE_FIELD.x - 5
    if not table.plain:
        left, high = HEADER_BOX.x + DESERT[0], DESERT[1]
        room = Box(left, HEADER_BOX.bottom - high, right - left, high)
        items += draw_desert(room, table.theme)
    for column in columns:
        items += _column(column, edition, table, words)
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
    zones = tuple(_zones(table, words))
    return (Page("pad", words("sheet.pad"), tuple(items), zones=zones),)


def _zones(table: Table, words: Words) -> Iterator[Zone]:
    """Yield every game's date, its players' cards, and below these hourglasses and totals."""
    for column in columns_of(table):
        told = seat_title(column.order - 1, table, words)
        game = f"{words('pad.game', number=column.game)} · " if games_of(table) > 1 else ""
        name, ground = f"game-{column.game}", column.ground
        if column.order == 1:
            yield Zone(name, f"{game}{words('date')}", _date(column.game, table))
        high = column.track.y - AROUND - ground.y
        yield Zone(f"{name}-{column.order}", f"{game}{told}", ground._replace(height=high))
        low = ground._replace(y=ground.y + high, height=ground.height - high)
        title = f"{game}{told} · {words('pad.hourglasses')}"
        yield Zone(f"{name}-{column.order}-hourglasses", title, low)


def _date(game: int, table: Table) -> Box:
    """Return where a game's date stands: above its last column, or in the head."""
    if games_of(table) == 1:
        return DATE_FIELD
    last = columns_of(table)[game * table.players - 1]
    return Box(last.ground.right - DATE[0], PAD_BOX.y, *DATE)


def _game(first: Column, table: Table, words: Words) -> Iterator[Item]:
    """Yield the number and date of one of several games."""
    theme, date = table.theme, _date(first.game, table)
    tab = Box(first.ground.x, date.y + (DATE[1] - BAND) / 2, 27, BAND)
    yield from draw_band(tab, words("pad.game", number=first.game), theme)
    yield labelled_box(date_mark(first.game), words("date"), date, theme)


def _column(column: Column, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from _grounds(column, theme)
    yield from _name(column, theme, words)
    yield from _cards(column, table, words)
    yield from _track(column, edition, theme, words)
    yield from _sums(column, table, words)


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
    told = words("name") if column.is_alone else words(f"pad.order-{column.order}")
    yield labelled_box(column.mark("name"), told, box, theme)
    if not column.is_alone:
        place = column.order_box
        yield circle(place.centre, 1.95, "#ffffff", Stroke(theme.title, FIRM))
        yield write(
            str(column.order), place, ORDER_PT, colour=theme.title, name="bold", anchor="middle"
        )


def _cards(column: Column, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    yield from _head(column, column.cards.y, words("pad.cards"), theme)
    for index in range(CARD_BLOCKS):
        yield from _captions(*column.card(index * CARD_ROWS + 1), theme, words)
    for number in range(1, CARDS + 1):
        points, shown = column.card(number)
        place = Box(points.x - NUMBER, points.y, NUMBER - GAP, points.height)
        yield write(str(number), place, LEAST_PT, colour=theme.quiet, anchor="end")
        own = column.game, column.order - 1
        yield figure_boxes(card_mark("points", *own, number), points, table.cells(2), theme)
        yield figure_boxes(card_mark("hourglasses", *own, number), shown, 1, theme)


def _captions(points: Box, shown: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what a block's columns are, above its first boxes."""
    caption = Box(points.x, points.y - 4.6, points.width, 4.4)
    yield write(words("pad.points"), caption, LABEL_PT, colour=theme.ink, anchor="middle")
    symbol = Box(shown.centre[0] - 2, points.y - 4.45, 4, 4)
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


def _sums(column: Column, table: Table, words: Words) -> Iterator[Item]:
    theme = table.theme
    row, total, pieces = column.sums, column.total, column.pieces
    label = Box(row.x, row.y, total.x - row.x - 1.4, row.height)
    yield total_label(words("pad.total"), label, theme)
    yield total_mark(column.mark("total"), total, table.cells(3), theme)
    left = total.right + 1.8
    text = Box(left, row.y, pieces.x - left - 1.2, row.height)
    # They only break ties, which nobody has alone.
    colour = theme.quiet if column.is_alone else theme.ink
    yield from write_wrapped(words("pad.pieces"), text, LABEL_PT, colour=colour, anchor="end")
    yield figure_boxes(column.mark("pieces"), pieces, table.cells(2), theme)


def _key(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield what the pad cannot say in its rows: how it is filled in, the end, who wins a tie."""
    number = edition.hourglasses
    pictures: dict[str, Part] = {
        "write": card_sign,
        "cross": glass_sign(is_crossed=True),
        "end": row(figure(str(number), 12), glass_sign(), gap=0.4),
        "wins": sign("crown", 4.8),
    }
    alone = "-1" if table.players == 1 else ""
    keys = {key: f"key.{key}{alone if key in ('end', 'wins') else ''}" for key in pictures}
    steps = [Step(part, words(keys[key], number=number)) for key, part in pictures.items()]
    yield from draw_ribbon(RIBBON_BOX, steps, table.theme)


PAD = Kind(pad_layout, pad_pages, Camera(71, "K"))


SLOTS = 4  # Columns that fit side by side: one game of four, two of two, four of one.
BETWEEN_PLAYERS = 2.0
BETWEEN_GAMES = 4.0
MARGIN = 2.2  # Around a player's column: what is crossed out keeps its distance from the edge.
HEAD = 9.2  # The number and date of each of several games.
ORDER, NAME = 4.85, 9.9
CARD_ROWS, CARD_BLOCKS = 9, 2
CARDS = CARD_ROWS * CARD_BLOCKS
BETWEEN_BLOCKS = 4.6
NUMBER = 4.6  # A card's number, before its boxes.
GAP = 0.82  # Between boxes.
HOURGLASSES = 0.4  # A card's hourglasses take this share of the room for its two boxes.
CARDS_HEAD, TRACK_HEAD = BAND + 5.0, BAND + 2.2
STEPS, STEPS_ACROSS = 15, 5  # Hourglasses to cross; the tenth ends a row.
STEP_SIZE, WIDEST_STEP, STEP_GAP = 6.5, 9.0, 4.1
CARD_HIGH = 7.7  # A card's boxes keep it where hourglasses take more room than the least.
STEP_ROWS = STEPS // STEPS_ACROSS
ABOVE_TRACK, ABOVE_SUMS = 3.0, 2.2
ROW_SUM = 5.4  # After a row of hourglasses, how many there are so far.
SUMS = 8.2
TOTAL, PIECES = 14.4, 10.4  # The widths of their boxes;
PIECES_LABEL = 15.6  # what the second one is for stands before it.


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column in one of the games, and where its parts lie; `order` from 1.

    `box` begins with the name. Who plays alone has no place in the round.
    """

    game: int
    order: int
    box: Box
    is_alone: bool

    def mark(self, part: ColumnPart) -> str:
        """Return the mark of one of its boxes."""
        return column_mark(part, self.game, self.order - 1)

    @property
    def ground(self) -> Box:
        """The column with the margin around it."""
        return self.box.inset(-MARGIN)

    @property
    def band(self) -> Box:
        """The upper part of the ground, with the place in the round and the name."""
        ground = self.ground
        return Box(ground.x, ground.y, ground.width, NAME + 2 * MARGIN)

    @property
    def order_box(self) -> Box:
        """Where the place in the round is printed."""
        return Box(self.box.x, self.box.y, ORDER - 1, NAME)

    @property
    def name(self) -> Box:
        """The box of the player's name."""
        x = self.box.x if self.is_alone else self.box.x + ORDER
        return Box(x, self.box.y, self.box.right - x, NAME)

    @property
    def cards(self) -> Box:
        """The completed cards, with their heading; they share the height that is left."""
        top = self.band.bottom
        return Box(self.box.x, top, self.box.width, self.track.y - ABOVE_TRACK - top)

    @property
    def blocks(self) -> tuple[Box, ...]:
        """The blocks of cards side by side, as wide as the column."""
        box = self.cards
        wide = (box.width - (CARD_BLOCKS - 1) * BETWEEN_BLOCKS) / CARD_BLOCKS
        step = wide + BETWEEN_BLOCKS
        return tuple(Box(box.x + i * step, box.y, wide, box.height) for i in range(CARD_BLOCKS))

    def card(self, number: int) -> tuple[Box, Box]:
        """Return the boxes for a card's points and for its hourglasses, counted from 1."""
        index, row = divmod(number - 1, CARD_ROWS)
        block = self.blocks[index]
        pitch = (block.height - CARDS_HEAD + GAP) / CARD_ROWS
        y = block.y + CARDS_HEAD + row * pitch
        room = block.width - NUMBER - GAP
        shown = Box(block.right - HOURGLASSES * room, y, HOURGLASSES * room, pitch - GAP)
        points = (1 - HOURGLASSES) * room
        return Box(block.x + NUMBER, y, points, pitch - GAP), shown

    @property
    def track(self) -> Box:
        """The hourglasses to cross, with their heading."""
        height = TRACK_HEAD + STEP_ROWS * (self.step_size + STEP_GAP) - STEP_GAP
        return Box(self.box.x, self.sums.y - ABOVE_SUMS - height, self.box.width, height)

    @property
    def step_size(self) -> float:
        """The size of an hourglass: as large as the cards and the width leave room for."""
        across = (self.box.width - ROW_SUM + STEP_GAP) / STEPS_ACROSS - STEP_GAP
        cards = CARDS_HEAD + CARD_ROWS * (CARD_HIGH + GAP) - GAP
        room = self.sums.y - ABOVE_SUMS - TRACK_HEAD - ABOVE_TRACK - cards - self.band.bottom
        down = (room + STEP_GAP) / STEP_ROWS - STEP_GAP
        return max(min(across, down, WIDEST_STEP), STEP_SIZE)

    def step(self, number: int) -> Box:
        """Return where an hourglass stands, counted from 1."""
        row, column = divmod(number - 1, STEPS_ACROSS)
        box = self.track
        size = self.step_size
        pitch = (box.width - ROW_SUM - size) / (STEPS_ACROSS - 1)
        y = box.y + TRACK_HEAD + row * (size + STEP_GAP)
        return Box(box.x + column * pitch, y, size, size)

    def row_sum(self, number: int) -> Box:
        """Return where it stands how many hourglasses end with this one, the last of its row."""
        step = self.step(number)
        return Box(step.right + 2.1, step.y, self.box.right - step.right - 2.1, step.height)

    @property
    def sums(self) -> Box:
        """The last line: total and pieces left."""
        return Box(self.box.x, self.box.bottom - SUMS - 0.3, self.box.width, SUMS)

    @property
    def total(self) -> Box:
        """The box of the total."""
        row = self.sums
        return Box(self.pieces.x - PIECES_LABEL - TOTAL - 1.6, row.y, TOTAL, row.height)

    @property
    def pieces(self) -> Box:
        """The box of the pieces left, which ends where the cards' boxes end."""
        row = self.sums
        return Box(row.right - PIECES, row.y, PIECES, row.height)


def games_of(table: Table) -> int:
    """Return how many games fit on a page."""
    return max(SLOTS // table.players, 1)


def columns_of(table: Table) -> tuple[Column, ...]:
    """Return the columns of all games on the page, from left to right."""
    games, players = games_of(table), table.players
    head = HEAD if games > 1 else 0
    gaps = games * (players - 1) * BETWEEN_PLAYERS + (games - 1) * BETWEEN_GAMES
    wide = (PAD_BOX.width - gaps) / (games * players)
    columns, x = [], PAD_BOX.x
    for game in range(1, games + 1):
        for order in range(1, players + 1):
            ground = Box(x, PAD_BOX.y + head, wide, PAD_BOX.height - head)
            columns.append(Column(game, order, ground.inset(MARGIN), players == 1))
            x = ground.right + BETWEEN_PLAYERS
        x += BETWEEN_GAMES - BETWEEN_PLAYERS
    return tuple(columns)
