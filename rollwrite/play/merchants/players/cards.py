"""Which card to take: what the sheet is worth with it."""

from __future__ import annotations

from random import Random

from rollwrite.play.merchants.erecting import paying, price_at
from rollwrite.play.merchants.marks import Sheet
from rollwrite.play.merchants.players.outlook import outlook_of
from rollwrite.play.merchants.players.worth import sheet_worths
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Buy, Start, Step

TASTE = 1.0  # Crowns by which a card may seem better than it is.


def valued_cards(position: Position, chance: Random) -> list[tuple[float, Step]]:
    """Return the cards that can be taken, and doing without, each with the sheet's worth then."""
    steps, cards = position.legal_steps, position.table.printed.cards
    sheets, tastes = list[Sheet](), list[float]()
    for step in steps:
        sheet, taste = position.sheet, 0.0
        if isinstance(step, Buy | Start):
            if isinstance(step, Buy):
                sheet = paying(sheet, price_at(sheet, "card", cards[step.card].gold))
            sheet = sheet._replace(bought=(*sheet.bought, step.card))
            taste = TASTE * chance.random()
        sheets.append(sheet)
        tastes.append(taste)
    worths = sheet_worths(position, sheets, outlook_of(position))
    return [(worth + taste, step) for worth, taste, step in zip(worths, tastes, steps, strict=True)]
