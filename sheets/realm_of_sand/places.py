"""Where everything on the score pad lies: games side by side, a column for each player."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.shapes import Box
from sheets.drawing.zones import BAND
from sheets.page.layout import PAD_BOX
from sheets.realm_of_sand.marks import ColumnPart, column_mark
from sheets.table.table import Table

SLOTS = 4  # Columns that fit side by side: one game of four, two of two, four of one.
BETWEEN_PLAYERS = 2.0
BETWEEN_GAMES = 4.0
MARGIN = 2.2  # Around a player's column: what is crossed out keeps its distance from the edge.
HEAD = 9.2  # The number and date of each of several games.
ORDER, NAME = 4.8, 9.9
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
