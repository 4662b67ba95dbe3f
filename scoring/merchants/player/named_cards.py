"""Cards that a file calls by a name, where their number is right: which they may be."""

from __future__ import annotations

from dataclasses import replace

from scoring.entry.names import keys_by_name
from scoring.merchants.states.printed import Content
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Edition
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text, joined


def explain_fault(fault: Problem, content: Content) -> Problem:
    """Return a fault of form; of a card's name it says on which cards that stands, if on any."""
    match fault.path:
        case ("sheet", int(), "cards", str(name)) if not name.isdigit():
            if cards := _cards_named(name, content.edition):
                message = Text(
                    "{name!r} stands on card {cards}; a card is called by its number",
                    name=name[:20],
                    cards=joined([*map(str, cards)], "or"),
                )
                return replace(fault, message=message)
    return fault


def _cards_named(name: str, edition: Edition) -> list[int]:
    """Return the cards on which a spell or building has this name, in whatever language."""
    printed = {
        str(number): [
            *(edition.spell_text(card.spell, language) for language in LANGUAGES),
            *(edition.building_text(card.building, language) for language in LANGUAGES),
        ]
        for number, card in edition.cards.items()
    }
    return [int(number) for number in keys_by_name(name, printed)]
