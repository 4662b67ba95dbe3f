"""Where resources may still be drawn: empty pairs of hexes beside an anchor (M3.2)."""

from __future__ import annotations

from scoring.merchants.board.position import Position
from sheets.hexes import Hex, neighbours
from sheets.merchants.edition.edition import Rules


def anchors(position: Position, rules: Rules) -> frozenset[Hex]:
    """Return the hexes of which a newly drawn resource must touch one: M3.2.

    Drawn resources, start resources and workers are such, printed resources are not; the lake of
    a worker on a ship is when the rules let it.
    """
    ashore = (position.drawn | position.start).union(position.workers)
    if not rules.ship_worker_anchors:
        return ashore
    return ashore.union(*(ship.lake for ship in position.ships))


def can_draw_resources(position: Position, rules: Rules) -> bool:
    """Return whether two resources fit anywhere; when not, a player draws nothing (M3.5)."""
    touchable = {near for anchor in anchors(position, rules) for near in neighbours(anchor)}
    return any(
        near in position.empty for first in touchable & position.empty for near in neighbours(first)
    )
