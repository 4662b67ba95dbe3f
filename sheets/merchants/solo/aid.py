"""The solo aid: the turn, territories and Trolls on one half, what all powers do on the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.shapes import Box, Item
from sheets.merchants.aid.aid import STEPS, building_pay, powers_blocks
from sheets.merchants.aid.blocks import Block, beside, paragraph, paragraphs, zoned
from sheets.merchants.aid.halves import Content, two_halves
from sheets.merchants.aid.rows import worked_rows
from sheets.merchants.aid.scenes import artifacts, closing
from sheets.merchants.aid.turn import TEXT_PT, region, setup, steps
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.aid import aid_pages
from sheets.page.layout import Kind, Layout
from sheets.table.table import Table
from sheets.words.words import Words

SETUP = ("cards", "border")
TERRITORY = ("closed", "next")
TROLLS = ("rest", "column", "claim")
ENDINGS = ("end", "count", "winner")  # With a territory, not a round without a place (S6).
APART = 1.4  # Between what is said and the rows worked out.


def solo_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the solo version (S1-S12)."""
    turn, powers = Content("aid.turn", _turn), Content("aid.powers", powers_blocks)
    return two_halves(edition, table, words, turn, powers)


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    pay = building_pay("closing-alone", "sawmill", edition, table, words)
    territories = (
        *(_said("territory", (each,), edition, words) for each in TERRITORY),
        _said("ending", ENDINGS, edition, words),
    )
    inner = paragraphs(territories, half - 4, TEXT_PT, theme)
    examples = closing(words, half, theme, pay), artifacts(edition, words, half, theme)
    zones = (
        zoned(words("aid.territory"), inner, theme, "bridge"),
        _trolls(edition, words, half, table),
    )
    return [
        setup(SETUP, edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme),
        region(words, wide, theme),
        *(beside([(block, 1.0) for block in blocks], wide) for blocks in (examples, zones)),
    ]


def _trolls(edition: Edition, words: Words, wide: float, table: Table) -> Block:
    """Return what the Trolls get of a territory, row by row (S9-S11)."""
    theme = table.theme
    rows = worked_rows(words, theme)
    note = paragraph(_said("trolls", TROLLS, edition, words), wide - 4, TEXT_PT, theme)

    def draw(box: Box) -> Iterator[Item]:
        yield from rows.draw(Box(box.x, box.y, box.width, rows.height))
        top = box.y + rows.height + APART
        yield from note.draw(Box(box.x, top, box.width, box.bottom - top))

    return zoned(
        words("aid.trolls"), Block(rows.height + APART + note.height, draw), theme, "troll"
    )


def _said(part: str, sentences: Sequence[str], edition: Edition, words: Words) -> str:
    values: Mapping[str, str] = edition.solo.levels.as_printed()
    keys = (with_option(f"{part}.{sentence}", edition.rules) for sentence in sentences)
    return " ".join(words(key, **values) for key in keys)


SOLO_AID = Kind(solo_aid_layout, aid_pages)
