"""Where everything on the score pad lies: games side by side, a column for each player."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing import Box
from sheets.page import BODY_BOX
from sheets.table import Table

SLOTS = 4  # Columns that fit side by side: one game of four, two of two, four of one.
BETWEEN_PLAYERS = 3.0
BETWEEN_GAMES = 6.0
MARGIN = 1.6  # Around a player's column.
HEAD, SMALL_HEAD = 10.4, 5.4  # The number and date of each of several games; of one the order.
ORDER, NAME = 6.4, 9.6
POINTS, ONE_DIGIT, TOTAL = (12.0, 7.6), (8.6, 7.6), (14.0, 7.6)
CARD = 26.0  # A completed card: its number, points and hourglasses.
BETWEEN_CARDS = 2.4  # At least.
CARD_ROWS = 9
CARD_PITCH = 8.05
CARDS_HEAD = 10.2
TRACK_HEAD = 10.0
STEPS, STEPS_ACROSS = 15, 5  # Hourglasses to cross; the tenth ends a row.
STEP_SIZE = 7.2
STEP = STEP_SIZE + 4.3


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column in one of the games, and where its parts lie; `order` from 1.

    `box` begins with the name. Who plays alone has no place in the round.
    """

    game: int
    order: int
    box: Box
    is_alone: bool

    def named(self, kind: str) -> str:
        """Give the name of a mark of this column."""
        return f"{kind}.{self.game}.{self.order}"

    @property
    def ground(self) -> Box:
        """The column with the margin around it."""
        return self.box.inset(-MARGIN)

    @property
    def order_box(self) -> Box:
        """Where the place in the round is printed."""
        return Box(self.box.x, self.box.y, ORDER, NAME)

    @property
    def name(self) -> Box:
        """The box of the player's name."""
        x = self.box.x if self.is_alone else self.order_box.right
        return Box(x, self.box.y, self.box.right - x, NAME)

    @property
    def cards(self) -> Box:
        """The completed cards, with their heading."""
        top = self.name.bottom + 2.6
        return Box(self.box.x, top, self.box.width, CARDS_HEAD + CARD_ROWS * CARD_PITCH)

    @property
    def blocks(self) -> tuple[Box, ...]:
        """The blocks of cards side by side, spread over the column."""
        number = int((self.box.width + BETWEEN_CARDS) // (CARD + BETWEEN_CARDS))
        step = (self.box.width - CARD) / (number - 1)
        box = self.cards
        return tuple(Box(box.x + i * step, box.y, CARD, box.height) for i in range(number))

    @property
    def track(self) -> Box:
        """The hourglasses to cross, with their heading."""
        rows = STEPS // STEPS_ACROSS
        height = TRACK_HEAD + (rows - 1) * STEP + STEP_SIZE
        return Box(self.box.x, self.sums.y - 3.6 - height, self.box.width, height)

    @property
    def sums(self) -> Box:
        """The last line: total and pieces left."""
        return Box(self.box.x, self.box.bottom - TOTAL[1] - 0.5, self.box.width, TOTAL[1])

    def step(self, number: int) -> Box:
        """Give where an hourglass stands, counted from 1."""
        row, column = divmod(number - 1, STEPS_ACROSS)
        # The column's edge keeps its distance from what is crossed out.
        x = self.track.x + 0.8 + column * STEP
        y = self.track.y + TRACK_HEAD + row * STEP
        return Box(x, y, STEP_SIZE, STEP_SIZE)


def games_of(table: Table) -> int:
    """Give how many games fit on a page."""
    return max(SLOTS // table.players, 1)


def columns_of(table: Table) -> tuple[Column, ...]:
    """Give the columns of all games on the page, from left to right."""
    games, players = games_of(table), table.players
    head = HEAD if games > 1 else SMALL_HEAD
    gaps = games * (players - 1) * BETWEEN_PLAYERS + (games - 1) * BETWEEN_GAMES
    wide = (BODY_BOX.width - gaps) / (games * players)
    columns, x = [], BODY_BOX.x
    for game in range(1, games + 1):
        for order in range(1, players + 1):
            ground = Box(x, BODY_BOX.y + head, wide, BODY_BOX.height - head)
            columns.append(Column(game, order, ground.inset(MARGIN), players == 1))
            x = ground.right + BETWEEN_PLAYERS
        x += BETWEEN_GAMES - BETWEEN_PLAYERS
    return tuple(columns)
