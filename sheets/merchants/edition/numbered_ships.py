"""Ships as files of version 0.1 call them, `L1`, `L2`, ...: which hexes those names mean.

Each of these names is that of a hex too, in column L, and is read as one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from sheets.hexes import Hex, column_of, hex_at, reading_order
from sheets.merchants.edition.edition import Edition, Lake, Land

L = TypeVar("L", bound=Land)

COLUMN = 12  # L


@dataclass(frozen=True, slots=True)
class NumberedLake(Lake):
    """A lake from an edition of version 0.1, with the names that its ships had there."""

    names: tuple[Hex, ...] = ()


def is_numbered(lake: Lake) -> bool:
    """Return whether a lake's ships have names of version 0.1: not all are hexes of the lake."""
    return not {*lake.ships} <= {*lake.hexes} and all(
        column_of(ship) == COLUMN for ship in lake.ships
    )


def drawn_ships(lake: Lake) -> tuple[Hex, ...]:
    """Return the hexes in which version 0.1 drew a lake's ships; not all, where it has too few."""
    return tuple(sorted(lake.hexes, key=reading_order)[: len(lake.ships)])


def with_ship_hexes(edition: Edition) -> Edition:
    """Return an edition whose ships are all called by their hexes, as version 0.1 drew them."""
    solo = edition.solo
    if solo.map:
        solo = replace(solo, map=_renewed(solo.map))
    return replace(edition, board=_renewed(edition.board), solo=solo)


def has_old_names(land: Land) -> bool:
    """Return whether a map is from an edition of version 0.1, and so has the names of its own."""
    return any(isinstance(lake, NumberedLake) for lake in land.lakes)


def old_names(land: Land) -> Mapping[Hex, Hex]:
    """Return the hexes of the ships by the names that states of version 0.1 have for them.

    Unless the edition itself is of version 0.1, the ships were numbered in its order.
    """
    numbered = [lake for lake in land.lakes if isinstance(lake, NumberedLake)]
    named = {
        name: ship for lake in numbered for name, ship in zip(lake.names, lake.ships, strict=True)
    }
    return named or {hex_at(COLUMN, row): ship for row, ship in enumerate(land.ships, 1)}


def _renewed(land: L) -> L:
    lakes = (
        NumberedLake(lake.hexes, drawn_ships(lake), lake.ships) if is_numbered(lake) else lake
        for lake in land.lakes
    )
    return replace(land, lakes=tuple(lakes))
