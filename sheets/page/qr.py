"""The QR code of a sheet, as black modules in a box of 16 mm.

Version 1, level M, alphanumeric. Knows nothing of what a code says; see `code.py`.
"""

from __future__ import annotations

from functools import lru_cache
from string import ascii_uppercase, digits
from typing import Final

from sheets.drawing.shapes import Path
from sheets.page.pattern import pattern_path

QR_SIZE: Final = 16.0  # In mm, with the quiet zone.
MODULES: Final = 21  # Along a side of version 1.
QUIET_MODULES: Final = 4  # White on every side, as the standard asks (ISO/IEC 18004).
MAX_LENGTH: Final = 20  # What version 1 at level M holds in alphanumeric mode.
ALPHANUMERIC: Final = f"{digits}{ascii_uppercase} $%*+-./:"  # In the standard's order.


def qr_path(text: str, x: float, y: float) -> Path:
    """Return the code of a text as one black path in a 16 mm box with its top left at `x`, `y`.

    The box holds the quiet zone. Raises ValueError for a text that the code cannot carry.
    """
    if len(text) > MAX_LENGTH:
        raise ValueError(f"a QR code holds at most {MAX_LENGTH} characters, not “{text}”")
    if strange := sorted(set(text) - set(ALPHANUMERIC)):
        raise ValueError(f"a QR code cannot carry “{''.join(strange)}” of “{text}”")
    if not text:
        raise ValueError("a QR code needs a text")
    module = QR_SIZE / (MODULES + 2 * QUIET_MODULES)
    quiet = QUIET_MODULES * module
    return pattern_path(encoded_rows(text), x + quiet, y + quiet, module)


@lru_cache(maxsize=256)
def encoded_rows(text: str) -> tuple[str, ...]:
    """Return the modules of a text's code row by row, "1" for black."""
    import segno  # Here, because commands that print nothing need not wait for it.

    code = segno.make(
        text, version=1, error="m", mode="alphanumeric", boost_error=False, micro=False
    )
    return tuple("".join(str(module) for module in row) for row in code.matrix)
