"""The rivers of a solo map as signs between its hexes, with the bridges over them (S3, S8).

g1 |.   .      a river to the right of a hex, and one below two sides of the next
    ----
  .   =.       a bridge
"""

from __future__ import annotations

from sheets.hexes import Hex, hex_at
from sheets.merchants.edition.edition import Board, SoloMap

RIVER, RIVER_BELOW, BRIDGE, DRY = "|", "-", "=", " "


class Rivers:
    """The rivers of a map; a board's run between rows, where nothing is to be shown here."""

    def __init__(self, land: Board | SoloMap) -> None:
        self.columns = land.columns
        self.territory_of = land.territory_of if isinstance(land, SoloMap) else {}
        self.bridges = {*map(frozenset, land.bridges)} if isinstance(land, SoloMap) else set()

    def right_of(self, hex_: Hex) -> str:
        """Return the sign between a hex and the one to its right."""
        return self._between(hex_, Hex(hex_.q + 1, hex_.r), RIVER)

    def below(self, row: int, width: int) -> str:
        """Return the line below a row of hexes that are so wide, blank without a river."""
        half = width // 2
        sides = (
            self._between(hex_, below, RIVER_BELOW) * half
            for hex_ in (hex_at(column, row) for column in range(1, self.columns + 1))
            for below in (Hex(hex_.q - 1, hex_.r + 1), Hex(hex_.q, hex_.r + 1))
        )
        return (DRY * half if row % 2 == 0 else "") + "".join(sides)

    def _between(self, one: Hex, other: Hex, river: str) -> str:
        if frozenset((one, other)) in self.bridges:
            return BRIDGE
        territories = {self.territory_of.get(one), self.territory_of.get(other)} - {None}
        return river if len(territories) > 1 else DRY
