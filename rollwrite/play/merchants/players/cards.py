"""Which card to take: what the sheet is worth with it."""

from __future__ import annotations

from random import Random

from rollwrite.play.merchants.erecting import paying, price_at
from rollwrite.play.merchants.players.outlook import outlook_of
from rollwrite.play.merchants.players.worth import sheet_worth
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Buy, Start, Step

TASTE = 1.0  # Crowns by which a card may seem better than it is.


def valued_cards(position: Position, chance: Random) -> list[tuple[float, Step]]:
    """Return the cards that can be taken, and doing without, each with the sheet's worth then."""
    outlook, sheet, seat = outlook_of(position), position.sheet, position.seat
    cards = position.table.printed.cards
    found: list[tuple[float, Step]] = []
    for step in position.legal_steps:
        after, taste = sheet, 0.0
        if isinstance(step, Buy | Start):
            if isinstance(step, Buy):
                after = paying(sheet, price_at(sheet, "card", cards[step.card].gold))
            after = after._replace(bought=(*after.bought, step.card))
            taste = TASTE * chance.random()
        moment = position._replace(sheets=position.with_sheet(after))
        found.append((sheet_worth(moment, seat, outlook) + taste, step))
    return found
