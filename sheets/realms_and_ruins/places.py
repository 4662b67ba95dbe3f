"""Where everything on the tracker lies: a panel for each realm, below it one for each player."""

from dataclasses import dataclass
from typing import NamedTuple

from sheets.drawing.counting import RING
from sheets.drawing.counting import ROWS as COUNT_ROWS
from sheets.drawing.shapes import Box
from sheets.drawing.sizes import SYMBOL
from sheets.page.boxes import PAD_BOX
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition, Realm
from sheets.table.table import Table

BETWEEN = 1.3  # Between panels.
MARGIN = 2.3  # Inside a panel.
LABEL = 17.4  # The column of the rows' names; what is filled in begins right of it.
TWO_DIGITS = (9.7, 7.53)  # At least; a row's boxes share its width.
GAP, ROW_GAP = 0.85, 0.82  # Between boxes.
APART_ALL = 2.4  # Between a realm's figure and what all realms make.
ROW = TWO_DIGITS[1] + ROW_GAP
WHITE = 2.2  # Around a symbol to mark.
PITCH = SYMBOL + 4.05  # From one row of symbols to the next.
FLIPS = 6  # How often a realm can be turned over.
APART = 4.05  # The white between two rings of gold or cards,
WIDEST_STEP = 16.0  # and at most from the middle of one to that of the next.
TENS_ACROSS, UNITS_ACROSS = 2, 5

BAND = 6.0  # The realm's name.
EFFECT = 3.9  # A line of what a realm's side does.
CAPTION, BELOW = 3.6, 0.6  # Small type above boxes, and its distance from them.
NAME = 8.6
BESIDE, BELOW_COUNT = 5.1, 4.3  # Between tens and units, and between gold and cards.
COUNTS = (TENS_ACROSS + UNITS_ACROSS - 2) * (RING + APART) + 2 * RING + BESIDE
END = SYMBOL + 2 * WHITE
END_TITLE = 23.0
END_STEP = 25.8  # From one way to end to the next.
LAST_LABEL = 40.0


class Figures(NamedTuple):
    """The boxes of a row of figures: during the game, at its end, and of all realms together."""

    during: tuple[Box, ...]
    end: Box
    in_all: Box | None


class Count(NamedTuple):
    """Where a counting board's label, its tens and its units are."""

    label: Box
    tens: Box
    units: Box


class End(NamedTuple):
    """The parts of the strip at the bottom: each way to end, and who bought last."""

    title: Box
    ways: tuple[Box, ...]
    label: Box
    last: Box


@dataclass(frozen=True, slots=True)
class RealmPanel:
    """A realm's panel and where its parts lie; `cards` are those of each Offer deck."""

    realm: Realm
    box: Box
    cards: int

    @property
    def inside(self) -> Box:
        """The panel without its margin."""
        return self.box.inset(MARGIN)

    @property
    def band(self) -> Box:
        """The strip at the top, with the realm's name."""
        return Box(self.box.x, self.box.y, self.box.width, BAND)

    def effect(self, number: int) -> Box:
        """Return the line of what a side does, counted from 0: healthy, then ruined."""
        inside = self.inside
        return Box(inside.x, self.band.bottom + 0.6 + number * EFFECT, inside.width, EFFECT)

    @property
    def sides(self) -> Box:
        """The ground under what the sides do."""
        return Box(self.box.x, self.band.bottom, self.box.width, 2 * EFFECT + 1.2)

    @property
    def flips(self) -> Box:
        """The row of the changes of side."""
        y = self.sides.bottom + WHITE
        return Box(self.inside.x, y, self.inside.width, SYMBOL)

    def flip(self, number: int) -> Box:
        """Return the symbol of a change of side, counted from 1: odd ones ruin the realm."""
        return _symbol(self.flips, number)

    def row(self, number: int) -> Box:
        """Return a row of figures: the heroes' followers from 0, then the Othersiders'."""
        inside = self.inside
        y = self.flips.bottom + WHITE + CAPTION + BELOW + number * ROW
        return Box(inside.x, y, inside.width, TWO_DIGITS[1])

    def figures(self, number: int) -> Figures:
        """Return the boxes of a row; those of the last realm end with what all realms add up to."""
        row, is_last = self.row(number), self.realm == REALMS[-1]
        *during, end, in_all = figures_in(row, APART_ALL if is_last else GAP)
        if is_last:
            return Figures(tuple(during), end, in_all)
        return Figures((*during, end), in_all, None)

    def deck(self, number: int) -> Box:
        """Return the row of an Offer deck, counted from 1."""
        inside = self.inside
        y = self.row(len(HEROES)).bottom + WHITE + (number - 1) * PITCH
        return Box(inside.x, y, inside.width, SYMBOL)

    def card(self, deck: int, number: int) -> Box:
        """Return the symbol of a card bought from a deck, both counted from 1."""
        return _symbol(self.deck(deck), number)


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """A player's panel and where its parts lie; `number` from 1."""

    number: int
    box: Box

    @property
    def inside(self) -> Box:
        """The panel without its margin."""
        return self.box.inset(MARGIN)

    @property
    def name(self) -> Box:
        """The row of the name."""
        inside = self.inside
        return Box(inside.x, inside.y, inside.width, NAME)

    def hero(self, number: int) -> Box:
        """Return the symbol of a hero, counted from 0."""
        inside = self.inside
        return Box(inside.x + number * PITCH, self.name.bottom + WHITE, SYMBOL, SYMBOL)

    def tick(self, number: int) -> Box:
        """Return a symbol beside the heroes, counted from 0."""
        after = self.hero(len(HEROES))
        return after._replace(x=after.x + number * self.tick_step)

    @property
    def tick_step(self) -> float:
        """The width of a symbol beside the heroes and what it stands for."""
        return (self.inside.right + WHITE - self.hero(len(HEROES)).x) / 2

    @property
    def head(self) -> Box:
        """The ground under name and hero."""
        return self.box._replace(height=self.hero(0).bottom + WHITE - self.box.y)

    def count(self, number: int) -> Count:
        """Return where gold is counted, then cards."""
        inside, high = self.inside, COUNT_ROWS * (RING + APART) - APART
        y = self.head.bottom + WHITE + number * (high + BELOW_COUNT)
        label = Box(inside.x, y, min(LABEL, inside.width - COUNTS) - WHITE, high)
        left = label.right + WHITE
        steps = TENS_ACROSS + UNITS_ACROSS - 2
        room = inside.right - left - BESIDE - 2 * RING
        step = min(room / steps, WIDEST_STEP)
        beside = min(BESIDE + room - steps * step, WIDEST_STEP)
        tens = Box(left, y, (TENS_ACROSS - 1) * step + RING, high)
        units = Box(tens.right + beside, y, (UNITS_ACROSS - 1) * step + RING, high)
        return Count(label, tens, units)


def fields_of(row: Box) -> Box:
    """Return the part of a row where something is filled in."""
    return Box(row.x + LABEL, row.y, row.width - LABEL, row.height)


def label_of(row: Box) -> Box:
    """Return the part of a row where its name stands."""
    return Box(row.x, row.y, LABEL - GAP, row.height)


def figures_in(row: Box, before_last: float = GAP) -> tuple[Box, ...]:
    """Return the boxes for a row's figures, as many as fit; the last one can stand apart."""
    fields = fields_of(row)
    number = int((fields.width + GAP) // (TWO_DIGITS[0] + GAP))
    width = (fields.width + GAP - (before_last - GAP)) / number - GAP
    boxes = [
        Box(fields.x + index * (width + GAP), row.y, width, row.height) for index in range(number)
    ]
    return (*boxes[:-1], boxes[-1]._replace(x=fields.right - width))


def realm_panels(edition: Edition) -> tuple[RealmPanel, ...]:
    """Return the realms' panels, clockwise as at the table (T3)."""
    height = players_top() - BETWEEN - PAD_BOX.y
    boxes = _side_by_side(len(REALMS), PAD_BOX.y, height)
    cards = edition.supply.offer_cards
    return tuple(RealmPanel(realm, box, cards) for realm, box in zip(REALMS, boxes, strict=True))


def player_panels(table: Table) -> tuple[PlayerPanel, ...]:
    """Return the players' panels from left to right."""
    top = players_top()
    boxes = _side_by_side(table.players, top, end_box().y - BETWEEN - top)
    return tuple(PlayerPanel(number, box) for number, box in enumerate(boxes, 1))


def players_top() -> float:
    """Return the y of the players' panels."""
    counts = 2 * (COUNT_ROWS * (RING + APART) - APART) + BELOW_COUNT
    height = NAME + SYMBOL + counts + 3 * WHITE + 2 * MARGIN
    return end_box().y - BETWEEN - height


def end_box() -> Box:
    """Return the strip at the bottom, where the end is marked."""
    return Box(PAD_BOX.x, PAD_BOX.bottom - END, PAD_BOX.width, END)


def end_parts(ways: int) -> End:
    """Return the parts of that strip, for so many ways to end."""
    strip = end_box()
    title = Box(strip.x + MARGIN, strip.y, END_TITLE, strip.height)
    boxes = tuple(
        Box(title.right + way * END_STEP, strip.centre[1] - SYMBOL / 2, SYMBOL, SYMBOL)
        for way in range(ways)
    )
    label = Box(title.right + ways * END_STEP, strip.y, LAST_LABEL, strip.height)
    left = label.right + 1.6
    last = Box(left, strip.y + 1.1, strip.right - MARGIN - left, strip.height - 2.2)
    return End(title, boxes, label, last)


def _side_by_side(number: int, y: float, height: float) -> tuple[Box, ...]:
    step = (PAD_BOX.width + BETWEEN) / number
    return tuple(
        Box(PAD_BOX.x + index * step, y, step - BETWEEN, height) for index in range(number)
    )


def _symbol(row: Box, number: int) -> Box:
    """Return a symbol in the middle of one of the columns that the figures of a panel make."""
    x, y = figures_in(row)[number - 1].centre
    return Box(x - SYMBOL / 2, y - SYMBOL / 2, SYMBOL, SYMBOL)
