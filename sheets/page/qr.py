"""The QR code of a sheet, which tells a camera its game, kind, players and edition.

Version 1, level M, alphanumeric. The codes of the sheets we ship lie in `qr_codes.txt`, since
importing segno costs more time than drawing a sheet; any other text is left to segno. Renew the
file with `python -m tools.store_camera_patterns` when an edition gets a new version.
"""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from functools import cache
from string import ascii_uppercase, digits
from types import MappingProxyType
from typing import Final

from sheets.drawing.shapes import Path
from sheets.page.pattern import pattern_path

QR_SIZE: Final = 16.0  # In mm, with the quiet zone.
MODULES: Final = 21  # Along a side of version 1.
QUIET_MODULES: Final = 4  # White on every side, as the standard asks (ISO/IEC 18004).
MAX_LENGTH: Final = 20  # What version 1 at level M holds in alphanumeric mode.

_ALPHANUMERIC = frozenset(f"{digits}{ascii_uppercase} $%*+-./:")
_LETTERS = ascii_uppercase
_VERSION_LETTERS = frozenset(f"{digits}{_LETTERS}.")
_VERSION_LENGTH = 8
_STORED = pathlib.Path(__file__).with_name("qr_codes.txt")


def qr_path(text: str, x: float, y: float) -> Path:
    """Return the code of a text as one black path in a 16 mm box with its top left at `x`, `y`.

    The box holds the quiet zone. Raises ValueError for a text that the code cannot carry.
    """
    if len(text) > MAX_LENGTH:
        raise ValueError(f"a QR code holds at most {MAX_LENGTH} characters, not “{text}”")
    if strange := sorted(set(text) - _ALPHANUMERIC):
        raise ValueError(f"a QR code cannot carry “{''.join(strange)}” of “{text}”")
    if not text:
        raise ValueError("a QR code needs a text")
    rows = stored_codes().get(text) or encoded_rows(text)
    module = QR_SIZE / (MODULES + 2 * QUIET_MODULES)
    quiet = QUIET_MODULES * module
    return pattern_path(rows, x + quiet, y + quiet, module)


def qr_text(game: str, variant: str, kind: str, players: int, version: str) -> str:
    """Return the text of a sheet's code, such as `RW1-MBP3-1.0.0`.

    The letters are those by which the game's own object calls itself, its variants and its kinds of
    sheet. Raises ValueError for what a code cannot say.
    """
    for what, letter in (("game", game), ("variant", variant), ("kind", kind)):
        if len(letter) != 1 or letter not in _LETTERS:
            raise ValueError(f"a QR code's {what} is a letter from A to Z, not “{letter}”")
    if players not in range(1, 10):
        raise ValueError(f"a QR code names 1 to 9 players, not {players}")
    if not 1 <= len(version) <= _VERSION_LENGTH or set(version) - _VERSION_LETTERS:
        raise ValueError(
            f"an edition's version is 1 to {_VERSION_LENGTH} of 0-9, A-Z and dot, not “{version}”"
        )
    return f"RW1-{game}{variant}{kind}{players}-{version}"


def encoded_rows(text: str) -> tuple[str, ...]:
    """Return the modules of a text's code as segno makes it, row by row, "1" for black."""
    import segno  # Here, because it takes longer to import than a sheet to draw.

    code = segno.make(
        text, version=1, error="m", mode="alphanumeric", boost_error=False, micro=False
    )
    return tuple("".join(str(module) for module in row) for row in code.matrix)


@cache
def stored_codes() -> Mapping[str, tuple[str, ...]]:
    """Return the codes of the sheets we ship, by their texts, as `encoded_rows` would."""
    stored = _STORED.read_text(encoding="utf-8").splitlines()
    lines = (line.split() for line in stored if not line.startswith("#"))
    return MappingProxyType(
        {text: tuple(f"{int(row, 16):0{MODULES}b}" for row in rows) for text, *rows in lines}
    )
