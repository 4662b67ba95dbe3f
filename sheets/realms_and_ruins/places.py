"""Where everything on the tracker lies: a panel for each realm, below it one for each player."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing import Box
from sheets.figures import SYMBOL
from sheets.page import BODY_BOX
from sheets.realms_and_ruins.edition import HEROES, REALMS, Edition, Realm
from sheets.table import Table

BETWEEN = 4.0  # Between panels.
MARGIN = 2.2  # Inside a panel.
TWO_DIGITS = (10.0, 7.6)
FIGURE_GAP = 0.8
ROW = 8.2
LABEL = 24.5  # The column of the rows' names.
PITCH = SYMBOL + 4.1  # Between symbols to mark.
FLIPS = 5  # How often a realm can change its side.

REALM_HEAD, EFFECTS, SIDES = 7.2, 8.0, 14.6
DECK = PITCH
NAME, PLAYER_HEAD, HERO_ROW, TICKS = 12.3, 13.7, 9.8, 9.2
END = 15.2


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

    def flip(self, number: int) -> Box:
        """Give the symbol of a change of side, counted from 1: odd ones ruin the realm."""
        inside = self.inside
        y = inside.y + REALM_HEAD + EFFECTS + 5.8
        return Box(inside.x + LABEL + (number - 1) * PITCH, y, SYMBOL, SYMBOL)

    def row(self, number: int) -> Box:
        """Give a row of figures: the heroes' followers from 0, then the Othersiders'."""
        inside = self.inside
        y = inside.y + REALM_HEAD + EFFECTS + SIDES + number * ROW
        return Box(inside.x, y, inside.width, TWO_DIGITS[1])

    def deck(self, number: int) -> Box:
        """Give the row of an Offer deck, counted from 1."""
        inside = self.inside
        y = self.row(len(HEROES) + 1).y + 2.3 + (number - 1) * DECK
        return Box(inside.x, y, inside.width, SYMBOL)

    def card(self, deck: int, number: int) -> Box:
        """Give the symbol of a card bought from a deck, both counted from 1."""
        row = self.deck(deck)
        return Box(row.right - SYMBOL - (self.cards - number) * PITCH, row.y, SYMBOL, SYMBOL)


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
        """The field of the name, with its label above."""
        inside = self.inside
        return Box(inside.x, inside.y - 0.8, inside.width, NAME)

    def hero(self, number: int) -> Box:
        """Give the symbol of a hero, counted from 0."""
        inside = self.inside
        step = inside.width / len(HEROES)
        return Box(inside.x + number * step, inside.y + PLAYER_HEAD, SYMBOL, SYMBOL)

    @property
    def hero_room(self) -> float:
        """The width of a hero's symbol and name."""
        return self.inside.width / len(HEROES) - 2.3

    @property
    def tick_room(self) -> float:
        """The width of a symbol of the last row and what it stands for."""
        return self.inside.width / 2 - 2.3

    def row(self, number: int) -> Box:
        """Give a row of figures: gold, then cards."""
        inside = self.inside
        y = inside.y + PLAYER_HEAD + HERO_ROW - 1 + number * ROW
        return Box(inside.x, y, inside.width, TWO_DIGITS[1])

    def tick(self, number: int) -> Box:
        """Give a symbol of the last row, counted from 0."""
        inside = self.inside
        return Box(inside.x + number * inside.width / 2, self.row(2).y + 1.6, SYMBOL, SYMBOL)


def figures_in(row: Box) -> tuple[Box, ...]:
    """Give the boxes of a row in which a figure is written anew, as many as fit beside its name."""
    step = TWO_DIGITS[0] + FIGURE_GAP
    times = int((row.width - LABEL) // step)
    first = row.right - times * step + FIGURE_GAP
    return tuple(Box(first + i * step, row.y, *TWO_DIGITS) for i in range(times))


def realm_panels(edition: Edition) -> tuple[RealmPanel, ...]:
    """Give the realms' panels, clockwise as at the table (T3)."""
    height = players_top() - BETWEEN - BODY_BOX.y
    width = (BODY_BOX.width - BETWEEN * (len(REALMS) - 1)) / len(REALMS)
    return tuple(
        RealmPanel(
            realm,
            Box(BODY_BOX.x + i * (width + BETWEEN), BODY_BOX.y, width, height),
            edition.supply.offer_cards,
        )
        for i, realm in enumerate(REALMS)
    )


def player_panels(table: Table) -> tuple[PlayerPanel, ...]:
    """Give the players' panels from left to right."""
    top = players_top()
    width = (BODY_BOX.width - BETWEEN * (table.players - 1)) / table.players
    height = end_box().y - BETWEEN / 2 - top
    return tuple(
        PlayerPanel(i + 1, Box(BODY_BOX.x + i * (width + BETWEEN), top, width, height))
        for i in range(table.players)
    )


def players_top() -> float:
    """Give the y of the players' panels."""
    height = 2 * MARGIN + PLAYER_HEAD + HERO_ROW + 2 * ROW + TICKS - 1
    return end_box().y - BETWEEN / 2 - height


def end_box() -> Box:
    """Give the strip at the bottom, where the end is marked."""
    return Box(BODY_BOX.x, BODY_BOX.bottom - END, BODY_BOX.width, END)
