"""Editions with larger land than the shipped one, for tests: wide boards, a wide solo map."""

from __future__ import annotations

from dataclasses import replace

from sheets.hexes import Hex, parse_hex
from sheets.merchants.edition.edition import (
    Board,
    Edition,
    Lake,
    Resource,
)
from tests.sheets.tables import shipped_edition

RIVERS = (4, 7)
# As on a board that did well in simulated play.
START: dict[Resource, str] = {"gold": "G3", "wood": "K3", "crystal": "H4", "craft": "J4"}
PRINTED: dict[Resource, str] = {
    "gold": "N1 G7 C10",
    "wood": "D1 N4",
    "crystal": "L7 K10",
    "craft": "C7 O10",
    "city": "D4 O7 G10",
}
LAKES = ("E1", "M1", "D5 E5", "N5 O5", "D7", "H7", "J7", "N7", "C8", "G8", "J8", "N8", "L10")


def wide_edition(columns: int = 17, rows: int = 10) -> Edition:
    """Return an edition whose board has so many columns and rows; what lies beyond is left out."""
    bare = Board(columns, rows, {}, {}, (), RIVERS)
    land = {*bare.hexes}

    def kept(names: str) -> tuple[Hex, ...]:
        return tuple(hex_ for hex_ in map(parse_hex, names.split()) if hex_ in land)

    lakes = tuple(Lake(hexes, hexes[:1]) for names in LAKES if (hexes := kept(names)))
    board = replace(
        bare,
        start={kind: kept(name) for kind, name in START.items()},
        printed={kind: kept(names) for kind, names in PRINTED.items()},
        lakes=lakes,
    )
    return replace(shipped_edition(), board=board)
