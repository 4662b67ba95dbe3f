"""With which cards something can be done now: what a name means that stands on several."""

from __future__ import annotations

from rollwrite.play.merchants.buying import legal_buys
from rollwrite.play.merchants.erecting import can_stand, legal_erecting
from rollwrite.play.merchants.moment import Moment
from rollwrite.play.merchants.spells import legal_casts
from rollwrite.play.merchants.steps import PASS, Build, Monument, Source
from rollwrite.play.merchants.turns import taken_step


def castable(moment: Moment) -> set[Source]:
    """Return the cards whose spell can be cast."""
    return {casts[0].source for casts in legal_casts(moment) if casts}


def buildable(moment: Moment) -> set[int]:
    """Return the cards whose building can be paid for and stand."""
    return {step.card for step in legal_erecting(moment) if isinstance(step, Build)}


def constructible(moment: Moment, source: Source) -> set[int]:
    """Return the cards whose building Construct, cast from another card, can erect."""
    table, sheet = moment.table, moment.sheet
    return {card for card in sheet.bought if card != source and can_stand(table, sheet, card)}


def coverable(moment: Moment) -> set[int]:
    """Return the cards over whose building a monument can be paid for."""
    return {step.card for step in legal_erecting(moment) if isinstance(step, Monument)}


def buyable(moment: Moment) -> set[int]:
    """Return the cards that can be bought, once what comes before that is done without."""
    while moment.phase in ("action", "score"):
        moment = taken_step(moment, PASS)
    return {step.card for step in legal_buys(moment)} if moment.phase == "buy" else set()
