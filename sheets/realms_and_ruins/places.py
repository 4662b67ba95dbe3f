"""Where everything on the tracker lies: a panel for each realm, below it one for each player."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.figures import SYMBOL
from sheets.drawing.shapes import Box
from sheets.page.layout import PAD_BOX
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition, Realm
from sheets.table.table import Table

BETWEEN = 2.0  # Between panels.
MARGIN = 2.3  # Inside a panel.
LABEL = 18.0  # The column of the rows' names; what is filled in begins right of it.
TWO_DIGITS = (9.7, 7.6)  # At least; a row's boxes share its width.
GAP, ROW_GAP = 0.85, 0.95  # Between boxes.
ROW = TWO_DIGITS[1] + ROW_GAP
WHITE = 2.25  # Around a symbol to mark.
PITCH = SYMBOL + 4.05  # From one row of symbols to the next.
FLIPS = 6  # How often a realm can be turned over.

BAND = 6.0  # The realm's name, and that of the end.
EFFECT = 4.15  # A line of what a realm's side does.
CAPTION, BELOW = 3.6, 0.4  # Small type above boxes, and its distance from them.
NAME = 8.65
END = BAND + SYMBOL + 2 * WHITE


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
        return Box(inside.x, self.band.bottom + 1.1 + number * EFFECT, inside.width, EFFECT)

    @property
    def sides(self) -> Box:
        """The ground under what the sides do."""
        return Box(self.box.x, self.band.bottom, self.box.width, 2 * EFFECT + 2.2)

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
        return Box(inside.x + number * self.hero_step, self.name.bottom + WHITE, SYMBOL, SYMBOL)

    @property
    def hero_step(self) -> float:
        """The width of a hero's symbol and name, and of the white to the next."""
        return (self.inside.width + WHITE) / len(HEROES)

    def row(self, number: int) -> Box:
        """Return a row of figures: gold, then cards."""
        inside = self.inside
        y = self.hero(0).bottom + WHITE + CAPTION + BELOW + number * ROW
        return Box(inside.x, y, inside.width, TWO_DIGITS[1])

    def tick(self, number: int) -> Box:
        """Return a symbol of the last row, counted from 0."""
        inside = self.inside
        y = self.row(1).bottom + WHITE
        return Box(inside.x + number * self.tick_step, y, SYMBOL, SYMBOL)

    @property
    def tick_step(self) -> float:
        """The width of a symbol of the last row and what it stands for."""
        return (self.inside.width + WHITE) / 2


def fields_of(row: Box) -> Box:
    """Return the part of a row where something is filled in."""
    return Box(row.x + LABEL, row.y, row.width - LABEL, row.height)


def label_of(row: Box) -> Box:
    """Return the part of a row where its name stands."""
    return Box(row.x, row.y, LABEL - GAP, row.height)


def figures_in(row: Box) -> tuple[Box, ...]:
    """Return the boxes for a row's figures, as many as fit: the last is that of the game's end."""
    fields = fields_of(row)
    number = int((fields.width + GAP) // (TWO_DIGITS[0] + GAP))
    width = (fields.width + GAP) / number - GAP
    return tuple(
        Box(fields.x + index * (width + GAP), row.y, width, row.height) for index in range(number)
    )


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
    figures = CAPTION + BELOW + 2 * ROW - ROW_GAP
    height = NAME + SYMBOL + figures + SYMBOL + 3 * WHITE + 2 * MARGIN
    return end_box().y - BETWEEN - height


def end_box() -> Box:
    """Return the strip at the bottom, where the end is marked."""
    return Box(PAD_BOX.x, PAD_BOX.bottom - END, PAD_BOX.width, END)


def end_boxes() -> tuple[Box, Box]:
    """Return the parts of that strip: the panel of the ends, and the box of who bought last."""
    first, second, third = _side_by_side(len(REALMS), end_box().y, END)
    return Box(first.x, first.y, second.right - first.x, first.height), third


def _side_by_side(number: int, y: float, height: float) -> tuple[Box, ...]:
    step = (PAD_BOX.width + BETWEEN) / number
    return tuple(
        Box(PAD_BOX.x + index * step, y, step - BETWEEN, height) for index in range(number)
    )


def _symbol(row: Box, number: int) -> Box:
    """Return a symbol in the middle of one of the columns that the figures of a panel make."""
    x, y = figures_in(row)[number - 1].centre
    return Box(x - SYMBOL / 2, y - SYMBOL / 2, SYMBOL, SYMBOL)
