"""The aid: one half page with the turn and drawn examples, one with what all powers do."""

from __future__ import annotations

from sheets.merchants.aid.blocks import Block, Content, beside, two_halves
from sheets.merchants.aid.examples import example
from sheets.merchants.aid.keys import dice, pen_marks
from sheets.merchants.aid.powers import COLUMNS, grouped, kinds_key, power_zones, powers_of
from sheets.merchants.aid.scenes import Pay, artifacts, card_life, closing, touching
from sheets.merchants.aid.turn import ending, final_count, region, setup, steps
from sheets.merchants.edition.edition import Edition
from sheets.merchants.effects import EFFECTS
from sheets.page.aid import aid_pages
from sheets.page.layout import Kind, Layout
from sheets.table.table import Table
from sheets.words.words import Words

SETUP = ("cards", "first")
STEPS = ("roll", "draw", "worker", "act", "score", "buy")
ENDINGS = ("end", "also")
SHARES = (1.0, 1.35)  # The end, and the final count.
MARKS = ("worker", "artifact", "closed", "swamp")


def aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the base game (M2-M9)."""
    turn, powers = Content("aid.turn", _turn), Content("aid.powers", powers_blocks)
    return two_halves(edition, table, words, turn, powers)


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    first, second = ((wide - 2) * share / sum(SHARES) for share in SHARES)
    pay = building_pay("closing", "tower", edition, table, words)
    return [
        setup(SETUP, edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme),
        region(words, wide, theme),
        beside(
            (
                (touching(words, half, theme), 1.0),
                (closing(words, half, theme, pay), 1.0),
            ),
            wide,
        ),
        beside(
            ((artifacts(edition, words, half, theme), 1.0), (card_life(words, half, theme), 1.0)),
            wide,
        ),
        beside(
            (
                (ending(ENDINGS, edition, table, words, first), first),
                (final_count(words, second, theme), second),
            ),
            wide,
        ),
    ]


def building_pay(name: str, building: str, edition: Edition, table: Table, words: Words) -> Pay:
    """Return what the region that an example closes pays, and a building by the hex (M8)."""
    note = words("example.building", building=edition.building_text(building, table.language))
    unit = example(name).resource or "crown"
    return Pay(unit, EFFECTS[building], note, name)


def powers_blocks(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    """Return every power, and the keys of dice and pen."""
    powers = grouped(powers_of(edition, table, words))
    return [
        kinds_key(words, wide, table.theme),
        power_zones(COLUMNS, powers, words, wide, table.theme),
        keys(MARKS, edition, table, words, wide),
    ]


def keys(
    marks: tuple[str, ...], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return the keys side by side, that of the dice where ordinary ones are used."""
    named = {mark: words(f"aid.mark-{mark}") for mark in marks}
    if table.dice != "d6":
        return pen_marks(named, words, wide, table.theme)
    faces, first = dice(edition, table, words)
    second = wide - 2 - first
    pen = pen_marks(named, words, second, table.theme)
    return beside(((faces, first), (pen, second)), wide)


AID = Kind(aid_layout, aid_pages)
