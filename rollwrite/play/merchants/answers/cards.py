"""A player's cards as a table: what is printed on each, and what was done to it.

The family version has no cards: there the spells of the archive are shown.
"""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.play.merchants.card_calls import card_name, spell_name
from rollwrite.play.merchants.event_texts import resource_name
from rollwrite.play.merchants.moment import Moment
from scoring.answers.columns import aligned
from scoring.merchants.family.archive import archive_spell_name
from sheets.merchants.edition.edition import TRACKS
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

FIGURES = (0, 1, 2, 4, 6)  # The columns that hold numbers.


def card_lines(moment: Moment, seat: int, words: Translation) -> list[str]:
    """Return the cards column by column, or the archive, with their states for a seat."""
    is_family = moment.table.variant == "family"
    rows = _archive(moment, seat) if is_family else _cards(moment, seat)
    return aligned([tuple(map(words, row)) for row in rows], right=() if is_family else FIGURES)


def _cards(moment: Moment, seat: int) -> Iterator[tuple[Said, ...]]:
    table = moment.table
    gold, wood, crystal = (resource_name(each, table) for each in TRACKS[:3])
    sides = Text("spell"), crystal, Text("building"), wood
    yield Text("column"), Text("card"), gold, *sides, table.names[seat]
    for number, column in enumerate(table.columns):
        for place, card in enumerate(column):
            printed = table.printed.cards[card]
            yield (
                "" if place else str(number + 1),
                str(card),
                str(printed.gold),
                spell_name(card, table),
                str(printed.crystals),
                card_name(card, table, "building"),
                str(printed.wood),
                _state(card, number, moment, seat),
            )


def _state(card: int, column: int, moment: Moment, seat: int) -> Text:
    """Return what a card is to a player; `column` is counted from 0."""
    sheet = moment.sheets[seat]
    for cards, state in (
        (sheet.bought, Text("owned")),
        (sheet.built, Text("building stands")),
        (sheet.cast, Text("spell used")),
        (sheet.overbuilt, Text("under a monument")),
    ):
        if card in cards:
            return state
    return Text("crossed out") if column in moment.shut else Text("open")


def _archive(moment: Moment, seat: int) -> Iterator[tuple[Said, ...]]:
    table, own = moment.table, moment.sheets[seat]
    yield Text("place"), Text("spell"), table.names[seat]
    for spell in table.spells:
        if spell in own.spells:
            state = Text("spell used") if spell in own.used else Text("still to cast")
        else:
            is_taken = any(spell in sheet.spells for sheet in moment.sheets)
            state = Text("taken by another") if is_taken else Text("not taken")
        yield archive_spell_name(spell), spell_name(spell, table), state
