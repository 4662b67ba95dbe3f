"""Where everything on the score pad lies: games in blocks, a column for each player, rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sheets.drawing import Box
from sheets.figures import SYMBOL
from sheets.page import BODY_BOX
from sheets.pandoria.edition import RATES, RESOURCES
from sheets.table import Table

LABELS = 32.0  # The column of the rows' names.
MARGIN = 0.9  # Around a player's column.
BETWEEN_PLAYERS = 3.2
BETWEEN_GAMES = 6.0
ONE_DIGIT, TWO_DIGITS, THREE_DIGITS = 6.0, 9.8, 13.2
DATE = (30.0, 8.65)
NAME_BOX = 8.65
HEAD, NAME, CAPTIONS, RESOURCE = 9.9, 9.05, 3.2, SYMBOL + 4.0
BEFORE_TOTAL = 0.8
WHITE = 2.1  # Beside a symbol to mark.
WIDEST_STEP = 14.0  # From one rate to the next.


@dataclass(frozen=True, slots=True)
class Plan:
    """What a version writes down, and how many games stand one below the other.

    `row` is the height of a row for one figure, `box` that of the boxes in it.
    """

    blocks: int
    has_realms: bool = False  # P8: then there are resources too.
    has_hand: bool = False  # P11
    has_captives: bool = False  # P6: only side B of a realm takes captives.
    row: float = 8.0
    box: float = 7.6

    @property
    def height(self) -> float:
        """The height of a game."""
        total = BEFORE_TOTAL + self.row if self.has_hand else 0
        hand = self.row if self.has_hand else 0
        resources = CAPTIONS + len(RESOURCES) * RESOURCE if self.has_realms else 0
        return HEAD + NAME + self.row + hand + resources + total + MARGIN


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "standard": Plan(2, has_realms=True, has_hand=True, has_captives=True),
        "beginner": Plan(2, has_realms=True, has_hand=True),
        "family": Plan(5, row=9.6, box=9.0),
        "family-spells": Plan(3, has_hand=True, row=9.6, box=9.0),
    }
)


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column in one of the games, and where its parts lie; `number` from 1."""

    game: int
    number: int
    box: Box
    plan: Plan

    def named(self, kind: str) -> str:
        """Give the name of a mark of this column."""
        return f"{kind}.{self.game}.{self.number}"

    @property
    def name(self) -> Box:
        """The box of the player's name."""
        return Box(self.box.x, self.box.y + HEAD, self.box.width, NAME_BOX)

    @property
    def ground(self) -> Box:
        """The whole column, from the name down, with the margin around it."""
        top = self.box.y + HEAD
        height = self.box.bottom - MARGIN - top
        return Box(self.box.x, top, self.box.width, height).inset(-MARGIN)

    @property
    def sum_end(self) -> float:
        """The right-hand side of everything that is added."""
        return self.box.right - (ONE_DIGIT + 1 if self.plan.has_realms else 0.6)

    def left_over(self, middle: float) -> Box:
        """Give the box at the right, where what is left of a resource stands."""
        height = self.plan.box
        return Box(self.box.right - ONE_DIGIT, middle - height / 2, ONE_DIGIT, height)

    def added(self, width: float, middle: float) -> Box:
        """Give a box of what is added; they all end alike."""
        height = self.plan.box
        return Box(self.sum_end - width, middle - height / 2, width, height)

    def have(self, middle: float) -> Box:
        """Give the box of what a player has of something, at the left."""
        height = self.plan.box
        return Box(self.box.x, middle - height / 2, TWO_DIGITS, height)

    def rates(self, middle: float) -> tuple[Box, ...]:
        """Give where the rates stand, in the middle between what a player has and its worth."""
        left, right = self.have(middle).right + WHITE, self.added(ONE_DIGIT, middle).x - WHITE
        steps = len(RATES) - 1
        step = min((right - left - SYMBOL) / steps, WIDEST_STEP)
        first, top = (left + right - steps * step - SYMBOL) / 2, middle - SYMBOL / 2
        return tuple(Box(first + i * step, top, SYMBOL, SYMBOL) for i in range(len(RATES)))


def blocks_of(table: Table) -> tuple[tuple[Column, ...], ...]:
    """Give the columns of the games that stand side by side, block by block."""
    return tuple(_columns(block, table) for block in range(PLANS[table.variant].blocks))


def _columns(block: int, table: Table) -> tuple[Column, ...]:
    """Give a block's columns: those of one game, or of two where two play."""
    plan, players = PLANS[table.variant], table.players
    games = 2 if players == 2 else 1
    gap = (BODY_BOX.height - plan.blocks * plan.height) / max(plan.blocks - 1, 1)
    y = BODY_BOX.y + block * (plan.height + gap)
    gaps = games * (players - 1) * BETWEEN_PLAYERS + (games - 1) * BETWEEN_GAMES
    wide = (BODY_BOX.width - LABELS - MARGIN - gaps) / (games * players)
    columns, x = [], BODY_BOX.x + LABELS
    for game in range(games):
        for player in range(players):
            place = Box(x, y, wide, plan.height)
            columns.append(Column(block * games + game + 1, player + 1, place, plan))
            x = place.right + BETWEEN_PLAYERS
        x += BETWEEN_GAMES - BETWEEN_PLAYERS
    return tuple(columns)
