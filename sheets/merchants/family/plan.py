"""Where the parts of the guilds-and-archive sheet lie: the fewer players, the smaller the tower."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.drawing.figures import SYMBOL
from sheets.drawing.shapes import Box
from sheets.merchants.family.marks import GUILDS, points_kind
from sheets.page.layout import BODY_BOX

BETWEEN = 2.0
BANNERS, HANGING = 27.4, 2.0  # Their height, and how far above the tower they end,
TALL_BANNERS = 38.0  # and where the tower has the page's whole height.
TOWER_2, TOWER_3, TOWER_4 = 86.0, 135.0, 207.0
BETWEEN_RODS = 2.4  # Where they hang below each other.
SMALL = 5.0  # The rings at a spell, where all nine rows of them stand below the banners,
CLOSE = 6.0  # and where four of them stand in a row.


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of the sheet.

    The guilds hang from `rods`, as many from each. `ledger` is None where the points are apart,
    `ring` the size of the marks at a spell, in mm.
    """

    rods: tuple[Box, ...]
    tower: Box
    ledger: Box | None
    ring: float

    @property
    def is_roofed(self) -> bool:
        """Whether the tower has the page's whole height."""
        return self.tower.y == BODY_BOX.y


def plan_of(players: int) -> Plan:
    """Return where the parts lie at a table of so many players."""
    body = BODY_BOX
    if points_kind(players) == "points":
        left = body.x + TOWER_4 + BETWEEN
        pitch = body.height / len(GUILDS)  # The code's plate is below the last one.
        rods = (
            Box(left, body.y + index * pitch, body.right - left, pitch - BETWEEN_RODS)
            for index in range(len(GUILDS))
        )
        return Plan(tuple(rods), Box(body.x, body.y, TOWER_4, body.height), None, CLOSE)
    if players <= 2:
        left = body.x + TOWER_2 + BETWEEN
        wide = body.right - left
        top = body.y + TALL_BANNERS + BETWEEN
        return Plan(
            (Box(left, body.y, wide, TALL_BANNERS),),
            Box(body.x, body.y, TOWER_2, body.height),
            Box(left, top, wide, body.bottom - top),
            SYMBOL,
        )
    left, top = body.x + TOWER_3 + BETWEEN, body.y + BANNERS + HANGING
    return Plan(
        (Box(body.x, body.y, TOWER_3, BANNERS),),
        Box(body.x, top, TOWER_3, body.bottom - top),
        Box(left, body.y, body.right - left, body.height),
        SMALL,
    )
