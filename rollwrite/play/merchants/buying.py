"""Buying cards: which are open, what they cost, which column that shuts (M6, M9 Acquire)."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.play.merchants.choices import EachChoices
from rollwrite.play.merchants.erecting import check_payable, paying, price_at
from rollwrite.play.merchants.events import ColumnShut, Paid
from rollwrite.play.merchants.moment import IllegalStepError, Moment
from rollwrite.play.merchants.steps import Buy
from sheets.merchants.edition.edition import COLUMN_BOUGHT
from sheets.words.text import Text


def can_buy(moment: Moment) -> bool:
    """Return whether enough was closed in this turn for buying a card (M6.1, S5)."""
    return len(moment.turn.closed) >= _needed(moment)


def legal_buys(moment: Moment) -> Sequence[Buy]:
    """Return the cards that the player can buy now."""
    if not can_buy(moment):
        return ()
    table, sheet = moment.table, moment.sheet
    payable = {gold for gold in table.card_prices if price_at(sheet, "card", gold).can_be_paid}
    if not payable:
        return ()
    cards = table.printed.cards
    open_ = moment.open_cards(moment.seat)
    return EachChoices([card for card in open_ if cards[card].gold in payable], Buy)


def bought(moment: Moment, step: Buy) -> Moment:
    """Return the moment after a card was bought; raises IllegalStepError (M6)."""
    check_open(moment, step.card, "M6.1")
    table, sheet = moment.table, moment.sheet
    price = price_at(sheet, "card", table.printed.cards[step.card].gold)
    check_payable(table, price, "M6.1")
    moment = moment._replace(
        sheets=moment.with_sheet(paying(sheet, price)),
        events=(*moment.events, Paid(moment.seat, price)),
    )
    return acquired(moment, step.card)


def check_closed(moment: Moment, closed: int) -> None:
    """Raise IllegalStepError unless so many closed regions allow to buy a card (M6.1, S5)."""
    needed = _needed(moment)
    if closed < needed:
        rule = "M6.1" if needed == 1 else "S5"
        message = Text(
            "regions closed in this turn: {closed}, needed: {needed}", closed=closed, needed=needed
        )
        raise IllegalStepError(rule, message)


def check_open(moment: Moment, card: int, rule: str) -> None:
    """Raise IllegalStepError unless a card is still open to the player (M6.2)."""
    column = moment.table.printed.column_of.get(card, 0)
    if column and column - 1 not in moment.shut and card not in moment.sheet.owned:
        return
    if card not in moment.table.printed.cards:
        message = Text("no card {card} is printed", card=card)
    elif card in moment.sheet.owned:
        message = Text("{player} owns card {card} already", player=moment.player, card=card)
    else:
        rule = "M6.2"
        message = Text("card {card} is crossed out", card=card)
    raise IllegalStepError(rule, message, tuple(map(str, moment.open_cards(moment.seat))))


def acquired(moment: Moment, card: int) -> Moment:
    """Return the moment with a card owned; with the third of a column that is shut (M6.2)."""
    sheet = moment.sheet
    sheet = sheet._replace(bought=(*sheet.bought, card))
    moment = moment._replace(sheets=moment.with_sheet(sheet))
    column = moment.table.printed.column_of[card] - 1
    owned = sum(each in sheet.owned for each in moment.table.columns[column])
    if owned < COLUMN_BOUGHT or column in moment.shut:
        return moment
    return moment._replace(
        shut=moment.shut | {column},
        events=(*moment.events, ColumnShut(moment.seat, column + 1)),
    )


def _needed(moment: Moment) -> int:
    return 2 if moment.table.variant == "solo" else 1
