"""Where everything on the score pad lies: games in blocks, a column for each player, rows.

In a column what a player has stands at the left, and what is added ends alike at the right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sheets.drawing.figures import SYMBOL
from sheets.drawing.shapes import Box, box_around
from sheets.page.layout import BODY_BOX
from sheets.pandoria.edition import RATES
from sheets.pandoria.marks import ColumnPart, column_mark
from sheets.table.table import Table

LABELS = 31.0  # The column of the rows' names.
MARGIN = 0.9  # Inside a player's panel, around everything.
GAP = 0.9  # Between two boxes.
BETWEEN_PLAYERS, BETWEEN_GAMES, BETWEEN_BLOCKS = 1.4, 4.6, 2.8
NAME = 8.62
DATE = (30.0, NAME)
HEAD = NAME + 1.0  # A game's number and date, and the white below.
BOX = 7.55
ONE_DIGIT, TWO_DIGITS, THREE_DIGITS = 6.0, 9.8, 13.2
BEFORE = 1.3  # Between a caption and the box that it stands before.
BESIDE = 18.5  # For the longest caption of any language before a box.
CAPTIONS = 4.45  # With the white that the symbols below need.
RESOURCE = SYMBOL + 4.0  # From one resource's row to the next.
WHITE = 2.15  # Beside a symbol to mark.
WIDEST_STEP = 14.0  # From one rate to the next.


@dataclass(frozen=True, slots=True)
class Plan:
    """What a version writes down, and how many games stand one below the other."""

    blocks: int
    has_realms: bool = False  # P8: then there are resources too.
    has_hand: bool = False  # P11
    has_captives: bool = False  # P6: only side B of a realm takes captives.

    @property
    def height(self) -> float:
        """The height of a game: the blocks fill the page."""
        return (BODY_BOX.height + BETWEEN_BLOCKS) / self.blocks - BETWEEN_BLOCKS

    @property
    def box(self) -> float:
        """The height of the boxes for figures; without resources they share what there is."""
        if self.has_realms:
            return BOX
        rows = 3 if self.has_hand else 1  # The hand's crowns, and then a total of them all.
        return (self.height - HEAD - NAME - 2 * MARGIN) / rows - GAP


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "standard": Plan(2, has_realms=True, has_hand=True, has_captives=True),
        "beginner": Plan(2, has_realms=True, has_hand=True),
        "family": Plan(4),
        "family-spells": Plan(3, has_hand=True),
    }
)


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column in one of the games, and where its parts lie; `number` from 1.

    `panel` is the ground of it all, below the game's number and date.
    """

    game: int
    number: int
    panel: Box
    plan: Plan

    def mark(self, part: ColumnPart) -> str:
        """Return the mark of one of its boxes."""
        return column_mark(part, self.game, self.number - 1)

    @property
    def inside(self) -> Box:
        """The panel without its margin."""
        return self.panel.inset(MARGIN)

    @property
    def name(self) -> Box:
        """The box of the player's name."""
        return Box(self.inside.x, self.inside.y, self.inside.width, NAME)

    def row(self, number: int) -> Box:
        """Return a row of boxes below the name, from wall to wall; counted from 0."""
        top = self.name.bottom + GAP + number * (self.plan.box + GAP)
        return Box(self.inside.x, top, self.inside.width, self.plan.box)

    @property
    def realm(self) -> Box:
        """The row of the realm."""
        return self.row(0)

    @property
    def crowns(self) -> Box:
        """The row of the crowns scored in play."""
        return self.row(1 if self.plan.has_realms else 0)

    @property
    def hand(self) -> Box:
        """The row of the hand cards: beside the crowns where there are resources, else below."""
        return self.row(1)

    @property
    def beside(self) -> float:
        """The width of a box at the left of a row with a captioned one at its right."""
        return self.inside.width - THREE_DIGITS - BESIDE

    @property
    def captions(self) -> Box:
        """The row where it is said what the resources' columns are."""
        return Box(self.inside.x, self.hand.bottom, self.inside.width, CAPTIONS)

    def resource(self, number: int) -> Box:
        """Return the row of a resource, counted from 0."""
        top = self.captions.bottom + number * RESOURCE
        return Box(self.inside.x, top, self.inside.width, BOX)

    @property
    def total(self) -> Box:
        """The row of the total."""
        height = self.plan.box
        return Box(self.inside.x, self.inside.bottom - height, self.inside.width, height)

    @property
    def worth_width(self) -> float:
        """The width of a resource's crowns: what the symbols to mark leave, as far as of use."""
        symbols = len(RATES) * SYMBOL + (len(RATES) - 1) * (RESOURCE - SYMBOL)
        left = self.inside.width - TWO_DIGITS - GAP - ONE_DIGIT - 2 * WHITE - symbols
        return min(left, THREE_DIGITS)


def at_left(row: Box, width: float) -> Box:
    """Return the box of this width at the left of a row."""
    return Box(row.x, row.y, width, row.height)


def at_right(row: Box, width: float) -> Box:
    """Return the box of this width at the right of a row, where what is added ends."""
    return Box(row.right - width, row.y, width, row.height)


def before(box: Box, room: float) -> Box:
    """Return where the caption of a box stands, in the room before it."""
    return Box(box.x - room, box.y, room - BEFORE, box.height)


def left_over(row: Box) -> Box:
    """Return the box of what no crowns were given for, beside what a player has."""
    return Box(row.x + TWO_DIGITS + GAP, row.y, ONE_DIGIT, row.height)


def rates(row: Box, worth_width: float) -> tuple[Box, ...]:
    """Return where the rates stand, in the middle between the resources and the crowns for them."""
    left, right = left_over(row).right + WHITE, row.right - worth_width - WHITE
    steps = len(RATES) - 1
    step = min((right - left - SYMBOL) / steps, WIDEST_STEP)
    middle = (left + right) / 2
    return tuple(
        box_around(middle + (index - steps / 2) * step, row.centre[1], SYMBOL)
        for index in range(len(RATES))
    )


def blocks_of(table: Table) -> tuple[tuple[Column, ...], ...]:
    """Return the columns of the games that stand side by side, block by block."""
    return tuple(_columns(block, table) for block in range(PLANS[table.variant].blocks))


def _columns(block: int, table: Table) -> tuple[Column, ...]:
    """Return a block's columns: those of one game, or of two where two play."""
    plan, players = PLANS[table.variant], table.players
    games = 2 if players == 2 else 1
    y = BODY_BOX.y + block * (plan.height + BETWEEN_BLOCKS) + HEAD
    gaps = games * (players - 1) * BETWEEN_PLAYERS + (games - 1) * BETWEEN_GAMES
    wide = (BODY_BOX.width - LABELS - gaps) / (games * players)
    columns, x = [], BODY_BOX.x + LABELS
    for game in range(games):
        for player in range(players):
            place = Box(x, y, wide, plan.height - HEAD)
            columns.append(Column(block * games + game + 1, player + 1, place, plan))
            x = place.right + BETWEEN_PLAYERS
        x += BETWEEN_GAMES - BETWEEN_PLAYERS
    return tuple(columns)
