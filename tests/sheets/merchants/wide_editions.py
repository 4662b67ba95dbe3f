"""Editions with larger land than the shipped one, for tests: wide boards, a wide solo map."""

from dataclasses import replace

from sheets.hexes import Hex, edge_between, hex_at, parse_hex, pieces, reading_order
from sheets.merchants.edition.edition import Board, Edition, Lake, Resource, SoloMap, Territory
from tests.editions import first_edition

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
    return replace(first_edition(), board=board)


SOLO_COLUMNS, SOLO_ROWS = 14, 10
# Columns of a row of the solo map, a digit for each hex's territory; what has none is water.
SOLO_LAND = (
    "111222..333444",
    "111222..333444",
    "111222..333444",
    "111222..333444",
    "11.22...33.44.",
    "55.6....7..88.",
    "555666..777888",
    "555666..777888",
    "555666..777888",
    "55566667777888",
)
SOLO_START: dict[Resource, str] = {"gold": "A1", "wood": "B3", "crystal": "A4", "craft": "C2"}
SOLO_PRINTED: dict[Resource, str] = {
    "gold": "F2 J9",
    "wood": "J2 B9",
    "crystal": "M2 E8",
    "craft": "L4 M9",
    "city": "E4 J4 A7 N8",
}
SOLO_BRIDGES = ("C2 D2", "K2 L2", "A5 A6", "D5 D6", "I5 I6", "L5 L6", "C8 D8", "K8 L8", "G10 H10")


def wide_solo_edition() -> Edition:
    """Return an edition whose solo map is 14 hexes wide and 10 high."""
    edition = first_edition()
    return replace(edition, solo=replace(edition.solo, map=wide_map()))


def wide_map() -> SoloMap:
    """Return a solo map of eight territories of 14 hexes, with lakes between them."""
    by_sign: dict[str, list[Hex]] = {}
    for row, signs in enumerate(SOLO_LAND, 1):
        for column, sign in enumerate(signs, 1):
            by_sign.setdefault(sign, []).append(hex_at(column, row))
    water = sorted(map(_in_order, pieces(by_sign.pop("."))))
    return SoloMap(
        SOLO_COLUMNS,
        SOLO_ROWS,
        {kind: (parse_hex(name),) for kind, name in SOLO_START.items()},
        {kind: tuple(map(parse_hex, names.split())) for kind, names in SOLO_PRINTED.items()},
        tuple(Lake(hexes, hexes[:1]) for hexes in water),
        tuple(Territory(tuple(by_sign[sign])) for sign in sorted(by_sign)),
        tuple(edge_between(*map(parse_hex, names.split())) for names in SOLO_BRIDGES),
    )


def _in_order(hexes: set[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(hexes, key=reading_order))
