"""The fiducial squares in a sheet's corners, by which a camera knows the sheet and its place.

They are OpenCV's `DICT_APRILTAG_36h11`; the patterns are data here, so drawing needs no OpenCV.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from sheets.drawing.shapes import Path
from sheets.page.pattern import pattern_path

MARKER_SIZE = 12.0  # The black square, in mm; found on every one of ten hard kinds of photograph.
QUIET = 2.0  # The white that must stay free around it: a line touching a marker hides it.

_SIDE = 8  # Modules along a side: six of pattern within one of black border.
_CORNERS = 4


class MarkerKind(IntEnum):
    """What a sheet is to a camera; a kind has four markers, one for each corner."""

    BOARD = 0
    PLAYER = 1
    GUILDS = 2
    SOLO_BOARD = 3
    SOLO_PLAYER = 4
    PANDORIA_PAD = 8
    REALM = 9
    REALM_OF_SAND_PAD = 12
    REALMS_AND_RUINS_TRACKER = 16


# By id, the 36 inner modules row by row from the top left, the highest bit first; 1 is black.
_PATTERNS: Mapping[int, int] = {
    0: 0xDE5EB9454,
    1: 0x6D2E70164,
    2: 0x8F76FEB44,
    3: 0xE6C6861D8,
    4: 0xBBEAC2C28,
    5: 0xCA32A4730,
    6: 0x5EF45A95F,
    7: 0xD478B59F7,
    8: 0x4A80472BB,
    9: 0xB1DF4A59B,
    10: 0x9E27680D3,
    11: 0x54CB96003,
    12: 0xA6B35BA3D,
    13: 0x05E3D2D1D,
    14: 0x683DB468D,
    15: 0x8A6D79DB5,
    16: 0xE35501665,
    17: 0xCDC9223E9,
    18: 0x77B1AD829,
    19: 0xA88E57381,
    32: 0xE19CFD43D,
    33: 0x75382FB95,
    34: 0x59A01DCD9,
    35: 0xABFF149E9,
    36: 0x085F997C9,
    37: 0xD22F50209,
    38: 0xC46349F4E,
    39: 0x5295E3506,
    48: 0xE213BF78B,
    49: 0x76D54C5FD,
    50: 0xC72A8BD11,
    51: 0xF3BCA985E,
    64: 0x5E562A58A,
    65: 0xD49AE5562,
    66: 0xB2A3D1E62,
    67: 0xA4E9C8C94,
}


def marker_id(kind: MarkerKind, corner: int) -> int:
    """Return the id of a kind's marker in a corner, counted clockwise from 0, the top left."""
    if corner not in range(_CORNERS):
        raise ValueError(f"a sheet has corners 0 to 3, not {corner}")
    return _CORNERS * kind + corner


def marker(id_: int, x: float, y: float) -> Path:
    """Return a marker as one black path of `MARKER_SIZE`, its top left corner at `x`, `y`.

    Raises ValueError for an id that no sheet uses.
    """
    if id_ not in _PATTERNS:
        raise ValueError(f"no sheet has a marker with the id {id_}")
    return pattern_path(_rows(_PATTERNS[id_]), x, y, MARKER_SIZE / _SIDE)


def _rows(pattern: int) -> tuple[str, ...]:
    inner = _SIDE - 2
    bits = f"{pattern:0{inner * inner}b}"
    border = "1" * _SIDE
    middle = (f"1{bits[start : start + inner]}1" for start in range(0, inner * inner, inner))
    return (border, *middle, border)
