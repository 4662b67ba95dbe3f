"""The solo aid: the turn, territories, the Trolls, every spell and building, the end."""

from __future__ import annotations

from sheets.drawing.flow import Flow
from sheets.merchants.aid import (
    add_buildings,
    add_ending,
    add_setup,
    add_spells,
    add_symbols,
    add_turn,
)
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.aid import AFTER, PART, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 8.8
SHARES = (1.09, 1.09, 0.82)
SETUP = ("cards", "border")
TERRITORY = ("closed", "next")
ENDINGS = ("end", "count", "winner")  # With a territory, not a round without a place (S6).
TROLLS = ("rest", "levels", "column", "claim")


def solo_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the solo version (S1-S12)."""
    turn, spells, buildings = aid_columns(table, TEXT_PT, SHARES)
    add_setup(turn, SETUP, words)
    turn.space(AFTER)
    add_turn(turn, edition, table, words)
    add_symbols(turn, ("crown", "artifact", "worker", "ship"), edition, table, words)
    add_spells(spells, edition, table, words)
    spells.space(PART)
    _part(spells, "trolls", TROLLS, edition, words)
    spells.space(PART)
    add_ending(spells, edition, table, words, ENDINGS)
    add_buildings(buildings, edition, table, words)
    buildings.space(PART)
    _part(buildings, "territory", TERRITORY, edition, words)
    return framed_aid(edition, table, words, (turn, spells, buildings))


def _part(
    flow: Flow, part: str, sentences: tuple[str, ...], edition: Edition, words: Words
) -> None:
    flow.heading(words(f"aid.{part}"))
    targets = edition.solo.levels.as_printed()
    for sentence in sentences:
        flow.paragraph(words(with_option(f"{part}.{sentence}", edition.rules), **targets))
        flow.space(AFTER)


SOLO_AID = Kind(solo_aid_layout, aid_pages)
