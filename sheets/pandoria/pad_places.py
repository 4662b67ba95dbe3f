"""Where everything on the score pad lies: games in blocks, a column for each player, rows.

In a column the crowns of resources and their total end alike, so that they can be added.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from sheets.drawing.shapes import Box
from sheets.page.boxes import PAD_BOX
from sheets.pandoria.edition import RATES, RESOURCES
from sheets.pandoria.marks import ACROSS, ColumnPart, column_mark, points_mark
from sheets.table.table import Table

LABELS = 29.2  # The column of the rows' names, of a game's number and date.
MARGIN = 0.85  # Inside a player's panel, around everything,
AROUND = 0.5  # and beside it in the panel of the whole game.
GAP = 0.9  # Between two boxes.
BETWEEN_PLAYERS, BETWEEN_GAMES, BETWEEN_BLOCKS = 1.2, 3.6, 1.7
DATE = (27.2, 8.62)
TAB = 5.8  # A game's number.
HEAD = TAB + 1.2  # Above the panels where two games stand side by side.
NAME = 8.63
BOX = 7.55
ONE_DIGIT, TWO_DIGITS, THREE_DIGITS = 6.0, 9.8, 14.4
SUM = 17.0  # The width of a row's sum and of the total below, which is so high:
TOTAL = 9.4
REALM_LABEL = 14.0
CAPTION, SUM_CAPTION = 3.8, 3.2
BELOW = 0.04  # Between a box and words below it.
UP = 0.68  # From what is said of boxes to them: above a rate there is white.
RATE = 6.2  # A symbol to mark: 5 mm still where a strip for holes scales it,
APART = 4.2  # and between two of them: a line between rows keeps its distance.
UNDER = 0.6  # How far a resource's ground is seen above and below its boxes.
LAST = 1.75  # Between the last rate and the total.
ROWS_APART = 6
WIDEST_STEP = 16.0  # From one rate to the next.
ARROW = 4.4  # From a row of crowns to its sum.
SIGN = 6.6  # Before a sum that has no row of its own.


@dataclass(frozen=True, slots=True)
class Plan:
    """What a version writes down, and how many games stand one below the other."""

    blocks: int
    has_realms: bool = False  # P8: then there are resources too.
    has_hand: bool = False  # P11
    has_captives: bool = False  # P6: only side B of a realm takes captives.
    rows: int = 0  # Of crowns as they come, where there are no resources.

    @property
    def height(self) -> float:
        """The height of a game: the blocks fill the page."""
        return (PAD_BOX.height + BETWEEN_BLOCKS) / self.blocks - BETWEEN_BLOCKS


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "standard": Plan(2, has_realms=True, has_hand=True, has_captives=True),
        "beginner": Plan(2, has_realms=True, has_hand=True),
        "family": Plan(2, rows=6),
        "family-spells": Plan(3, has_hand=True, rows=4),
    }
)


@dataclass(frozen=True, slots=True)
class Column:
    """A player's column in one of the games, and where its parts lie; `number` from 1.

    `panel` is the ground of it all.
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

    @property
    def _spare(self) -> float:
        """The white between two rows where there are resources: they share what there is."""
        needed = NAME + 3 * BOX + 2 * CAPTION + BELOW + self._resources + GAP + LAST + UP
        return (self.inside.height - needed) / ROWS_APART

    @property
    def _resources(self) -> float:
        """The height of the resources' rows."""
        return (len(RESOURCES) - 1) * (RATE + APART) + BOX

    @property
    def point_marks(self) -> Mapping[str, Box]:
        """The boxes for crowns as they come, by their marks."""
        own, boxes = (self.game, self.number - 1), self.plan.rows * ACROSS
        return {points_mark(*own, step): self.points(step) for step in range(1, boxes + 1)}

    def row(self, number: int) -> Box:
        """Return one of three rows that share the height, from 0.

        They are the crowns in play, the hand's crowns and the total, where these alone are added.
        """
        return self._share(self.inside, number, 3)

    def points(self, number: int) -> Box:
        """Return a box for crowns as they come, counted from 1."""
        beside = SIGN + THREE_DIGITS if self.plan.has_hand else ARROW + SUM
        down, across = divmod(number - 1, ACROSS)
        row = self._points_row(down)
        pitch = (row.width - beside + GAP) / ACROSS
        return Box(row.x + across * pitch, row.y, pitch - GAP, row.height)

    def points_stripe(self, row: int) -> Box:
        """Return the ground of a row of them, counted from 1."""
        return self._points_row(row - 1).inset(-GAP / 2)

    def row_sum(self, row: int) -> Box:
        """Return the sum of a row of them, counted from 1."""
        return at_right(self._points_row(row - 1), SUM)

    def _points_row(self, number: int) -> Box:
        inside, foot = self.inside, 0.0 if self.plan.has_hand else TOTAL + GAP
        return self._share(inside._replace(height=inside.height - foot), number, self.plan.rows)

    def _share(self, room: Box, number: int, rows: int) -> Box:
        """Return one of the rows that share what a room has below the name, from 0."""
        pitch = (room.bottom - self.name.bottom) / rows
        return Box(room.x, self.name.bottom + GAP + number * pitch, room.width, pitch - GAP)

    @property
    def foot(self) -> Box:
        """The row of the total below the sums of rows."""
        return Box(self.inside.x, self.inside.bottom - TOTAL, self.inside.width, TOTAL)

    @property
    def realm(self) -> Box:
        """The row of the realm."""
        return Box(self.inside.x, self.name.bottom + GAP + self._spare, self.inside.width, BOX)

    @property
    def added(self) -> Box:
        """The row of the crowns in play, of the hand cards and of the captives."""
        y = self.realm.bottom + self._spare + CAPTION
        return Box(self.inside.x, y, self.inside.width, BOX)

    @property
    def added_boxes(self) -> int:
        """How many boxes that row has: the last one is for captives, where a version has them."""
        return 3 if self.plan.has_captives else 2

    def added_box(self, number: int) -> Box:
        """Return a box of that row, counted from 0."""
        row = self.added
        pitch = (row.width + GAP) / self.added_boxes
        return Box(row.x + number * pitch, row.y, pitch - GAP, row.height)

    @property
    def captions(self) -> Box:
        """The row where it is said what the resources' columns are."""
        y = self.added.bottom + BELOW + self._spare / 2
        return Box(self.inside.x, y, self.inside.width, CAPTION)

    def resource(self, number: int) -> Box:
        """Return the row of a resource, counted from 0."""
        pitch = RATE + APART + self._spare / 3
        top = self.captions.bottom + self._spare / 2 + UP
        return Box(self.inside.x, top + number * pitch, self.inside.width, BOX)

    def stripe(self, number: int) -> Box:
        """Return the ground of a resource's row."""
        return self.resource(number).inset(-UNDER)

    @property
    def total(self) -> Box:
        """The row of the total."""
        return Box(self.inside.x, self.inside.bottom - BOX, self.inside.width, BOX)


def at_left(row: Box, width: float) -> Box:
    """Return the box of this width at the left of a row."""
    return Box(row.x, row.y, width, row.height)


def at_right(row: Box, width: float) -> Box:
    """Return the box of this width at the right of a row."""
    return Box(row.right - width, row.y, width, row.height)


def left_over(row: Box) -> Box:
    """Return the box of what no crowns were given for, which is known last."""
    return at_right(row, ONE_DIGIT)


def worth(row: Box, width: float = ONE_DIGIT) -> Box:
    """Return the box of a resource's crowns, or of all crowns: what is added ends there."""
    right = left_over(row).x - GAP
    return Box(right - width, row.y, width, row.height)


def rates(row: Box) -> tuple[Box, ...]:
    """Return where the rates stand, in the middle between the resources and the crowns for them."""
    left, right = row.x + TWO_DIGITS, worth(row).x
    steps = len(RATES) - 1
    white = (right - left - len(RATES) * RATE - steps * APART) / 2
    step = min(RATE + APART + max(white - 3.0, 0) / 2, WIDEST_STEP)
    middle = (left + right) / 2
    return tuple(
        Box.around(middle + (index - steps / 2) * step, row.centre[1], RATE)
        for index in range(len(RATES))
    )


def blocks_of(table: Table) -> tuple[tuple[Column, ...], ...]:
    """Return the columns of the games that stand side by side, block by block."""
    return tuple(_columns(block, table) for block in range(PLANS[table.variant].blocks))


def head_of(first: Column, table: Table) -> tuple[Box, Box]:
    """Return where a game's number and its date stand.

    The date is left of the panels, so is the number, but where two games stand side by side.
    """
    wide, high = DATE
    if not is_abreast(table):
        x, y = first.panel.x - LABELS, first.panel.y
        return Box(x, y, wide, TAB), Box(x, y + TAB + 2.1, wide, high)
    top = first.panel.y - HEAD
    down = (first.game - 1) % 2 * (high + 1.4)
    return Box(first.panel.x, top, wide, TAB), Box(PAD_BOX.x, top + down, wide, high)


def is_abreast(table: Table) -> bool:
    """Return whether two games stand side by side, each with its number above it."""
    return _games_abreast(table) > 1


def panel_of(game: Sequence[Column]) -> Box:
    """Return the panel of a game, around those of its players."""
    first, last = game[0].panel, game[-1].panel
    return Box(first.x - AROUND, first.y, last.right - first.x + 2 * AROUND, first.height)


def _games_abreast(table: Table) -> int:
    return 2 if table.players == 2 else 1


def _columns(block: int, table: Table) -> tuple[Column, ...]:
    """Return a block's columns: those of one game, or of two where two play."""
    plan, players, games = PLANS[table.variant], table.players, _games_abreast(table)
    head = HEAD if games > 1 else 0.0
    y = PAD_BOX.y + block * (plan.height + BETWEEN_BLOCKS) + head
    gaps = games * (players - 1) * BETWEEN_PLAYERS + (games - 1) * BETWEEN_GAMES
    wide = (PAD_BOX.width - LABELS - gaps) / (games * players)
    columns, x = [], PAD_BOX.x + LABELS
    for game in range(games):
        for player in range(players):
            place = Box(x, y, wide, plan.height - head)
            columns.append(Column(block * games + game + 1, player + 1, place, plan))
            x = place.right + BETWEEN_PLAYERS
        x += BETWEEN_GAMES - BETWEEN_PLAYERS
    return tuple(columns)
