"""The aid of the family version: setting up, the turn, the archive, its spells, the end."""

from __future__ import annotations

from sheets.drawing.flow import Flow
from sheets.editions.head import in_language
from sheets.merchants.aid import (
    add_dice,
    add_ending,
    add_pictures,
    add_rivers,
    add_symbols,
    head_with,
)
from sheets.merchants.edition.edition import Edition, split_strength
from sheets.merchants.options import with_option
from sheets.merchants.player.cards import star
from sheets.page.aid import AFTER, PART, add_entry, aid_columns, aid_pages, framed_aid
from sheets.page.layout import Kind, Layout
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT = 12.0  # There is room.
HEADING_PT = 13.0
SHARES = (1.45, 0.84, 0.71)  # The turn has most to say.
SETUP = ("first", "guilds")
STEPS = ("roll", "draw", "worker", "spell", "score", "take")
UNEQUAL = 3  # With so many players the first one has two guilds, the others one (F3).
ARCHIVE = ("place", "lower", "many")


def family_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the family version (F1-F10)."""
    turn, archive, spells = aid_columns(table, TEXT_PT, SHARES, HEADING_PT)
    _turn(turn, edition, table, words)
    archive.heading(words("aid.storeys"))
    _sentences(archive, "archive", ARCHIVE, edition, words)
    archive.space(PART)
    add_ending(archive, edition, table, words)
    archive.space(PART)
    add_symbols(archive, ("crown", "worker", "ship"), edition, table, words)
    _spells(spells, edition, table, words)
    return framed_aid(edition, table, words, (turn, archive, spells))


def _turn(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    flow.heading(words("aid.setup"))
    _sentences(flow, "setup", SETUP, edition, words)
    if table.players == UNEQUAL and edition.rules.guilds == "all":
        _sentences(flow, "setup", ("one-each",), edition, words)
    add_rivers(flow, edition, table, words)
    flow.space(PART)
    flow.heading(words("aid.turn"))
    for number, step in enumerate(STEPS, 1):
        text = words(with_option(f"step.{step}", edition.rules))
        if step == "score":
            text = f"{text} {words('step.guild')}"
        flow.paragraph(text, indent=4.5, lead=str(number))
        flow.space(AFTER)
        if step == "roll":
            add_dice(flow, edition, table)


def _sentences(
    flow: Flow, key: str, sentences: tuple[str, ...], edition: Edition, words: Words
) -> None:
    for sentence in sentences:
        flow.paragraph(words(with_option(f"{key}.{sentence}", edition.rules)))
        flow.space(AFTER)


def _spells(flow: Flow, edition: Edition, table: Table, words: Words) -> None:
    head_with(star, flow, words("aid.spells"))
    storeys = edition.archive.storeys if edition.archive else ()
    spells = [spell for storey in storeys for place in storey.places for spell in place.spells]
    keys: dict[str, set[str]] = {}
    for spell in spells:
        keys.setdefault(split_strength(spell)[0], set()).add(spell)
    for name, found in keys.items():
        strengths = ", ".join(split_strength(spell)[1] for spell in sorted(found))
        title = f"{in_language(edition.names.spells[name], table.language)} {strengths}".strip()
        add_pictures(flow, title, [edition.icon_of(spell) for spell in sorted(found)])
        effect = words(with_option(f"effect.{name}", edition.rules))
        add_entry(flow, title, effect, indent=0)


FAMILY_AID = Kind(family_aid_layout, aid_pages)
