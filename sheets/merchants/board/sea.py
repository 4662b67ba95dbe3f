"""The sea around the land: waves, and where there is room what sails there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sheets.drawing.shapes import Box, Item, Point
from sheets.merchants.board.land import seed_of
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.seafarers import SEAFARERS, SIZE, seafarer
from sheets.merchants.board.shores import chart_of
from sheets.merchants.board.waters import WAVE, border_bank, wave
from sheets.merchants.board.wilderness import draw_wild_shore
from sheets.merchants.edition.edition import Edition
from sheets.page.layout import BODY_BOX
from sheets.table.table import Table

WAVES_APART = 5.5
WAVES = 3  # Between two of what sails there.
FROM_SHORE = 5.0


def draw_sea(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield the sea's waves, seeded by the edition, and the ripples along the wilds."""
    theme = table.theme
    if border := border_of(edition, table, plan):
        yield from draw_wild_shore(*border, chart_of(table), theme)
    if table.plain:
        return
    chance = Random(f"{seed_of(edition)} sea")
    sailing = iter(range(len(SEAFARERS)))
    for bay in _free(plan):
        y = bay.y
        while y < bay.bottom - SIZE:
            if (number := next(sailing, None)) is not None:
                yield seafarer(number, (bay.centre[0], y + SIZE / 2), theme)
                y += SIZE + WAVES_APART
            for _ in range(WAVES):
                across = (bay.width - 2 * WAVE) * chance.random()
                if y < bay.bottom:
                    yield wave((bay.x + WAVE + across, y), theme)
                y += WAVES_APART * (0.7 + 0.6 * chance.random())


def border_of(edition: Edition, table: Table, plan: Plan) -> tuple[Box, list[Point]] | None:
    """Return the wilds and their bank of the border river, if there are any."""
    row = edition.board.border_row(table.players)
    if plan.beyond is None or row is None:
        return None
    return plan.beyond, border_bank(edition.board, row, plan.lattice, 1)


def _free(plan: Plan) -> Iterator[Box]:
    """Yield the sea beside wilds that leave it free."""
    if plan.beyond is None:
        return
    area = plan.beyond
    top = area.y + 0.3 * area.height
    for left, right in (
        (BODY_BOX.x, area.x - FROM_SHORE),
        (area.right + FROM_SHORE, BODY_BOX.right),
    ):
        if right - left > FROM_SHORE:
            yield Box(left, top, right - left, area.bottom - top)
