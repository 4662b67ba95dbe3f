"""Where the parts of the guilds-and-archive sheet lie: the fewer players, the smaller the tower."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.figures import SYMBOL
from sheets.drawing.shapes import Box
from sheets.page.layout import BODY_BOX

BETWEEN = 2.0
BANNERS, HANGING = 27.4, 2.0  # Their height, and how far above the tower they end,
TALL_BANNERS = 38.0  # and where the tower has the page's whole height.
TOWER_2, TOWER_3 = 86.0, 135.0
LEDGER_4 = 77.2
SMALL = 5.0  # The rings at a spell, where all nine rows of them stand below the banners.


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of the sheet; `ring` is the size of the marks at a spell, in mm."""

    banners: Box
    tower: Box
    ledger: Box
    ring: float


def plan_of(players: int) -> Plan:
    """Return where the parts lie at a table of so many players."""
    body = BODY_BOX
    if players <= 2:
        left = body.x + TOWER_2 + BETWEEN
        wide = body.right - left
        top = body.y + TALL_BANNERS + BETWEEN
        return Plan(
            Box(left, body.y, wide, TALL_BANNERS),
            Box(body.x, body.y, TOWER_2, body.height),
            Box(left, top, wide, body.bottom - top),
            SYMBOL,
        )
    tower = TOWER_3 if players == 3 else body.width - LEDGER_4 - BETWEEN
    left, top = body.x + tower + BETWEEN, body.y + BANNERS + HANGING
    return Plan(
        Box(body.x, body.y, tower, BANNERS),
        Box(body.x, top, tower, body.bottom - top),
        Box(left, body.y, body.right - left, body.height),
        SMALL,
    )
