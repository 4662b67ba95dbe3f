"""The fiducial squares in a sheet's corners, by which a camera knows the sheet and its place.

They are OpenCV's `DICT_APRILTAG_36h11`. All its patterns lie in `markers.txt`, in the order of
their ids, so drawing needs no OpenCV; `python -m tools.store_camera_patterns` makes the file.
"""

import pathlib
from functools import cache
from typing import Final

from sheets.drawing.shapes import Path
from sheets.page.code import LANGUAGES, pattern_path

MARKER_SIZE = 12.0  # The black square, in mm; found on every one of ten hard kinds of photograph.
QUIET = 2.0  # The white that must stay free around it: a line touching a marker hides it.

_SIDE = 8  # Modules along a side: six of pattern within one of black border.
CORNERS: Final = 4
_STORED = pathlib.Path(__file__).with_name("markers.txt")


def sheet_number(first: int, more_players: int, language: str) -> int:
    """Return the number of a sheet's markers, which tells its kind, its players and its language.

    `first` is the kind's first number, that of the fewest players in the first language;
    `more_players` is how many more than the fewest there are. Raises ValueError for a language that
    markers do not know.
    """
    return first + len(LANGUAGES) * more_players + LANGUAGES.index(language)


def marker_id(number: int, corner: int) -> int:
    """Return the id of a sheet's marker in a corner, counted clockwise from 0, the top left."""
    if corner not in range(CORNERS):
        raise ValueError(f"a sheet has corners 0 to 3, not {corner}")
    return CORNERS * number + corner


def marker(id_: int, x: float, y: float) -> Path:
    """Return a marker as one black path of `MARKER_SIZE`, its top left corner at `x`, `y`.

    Raises ValueError for an id that there is no pattern for.
    """
    patterns = stored_patterns()
    if id_ not in range(len(patterns)):
        raise ValueError(f"the markers have the ids 0 to {len(patterns) - 1}, not {id_}")
    return pattern_path(_rows(patterns[id_]), x, y, MARKER_SIZE / _SIDE)


@cache
def stored_patterns() -> tuple[int, ...]:
    """Return the 36 inner modules of every marker row by row, the highest bit first; 1 is black."""
    stored = _STORED.read_text(encoding="ascii").splitlines()
    return tuple(int(line, 16) for line in stored if not line.startswith("#"))


def _rows(pattern: int) -> tuple[str, ...]:
    inner = _SIDE - 2
    bits = f"{pattern:0{inner * inner}b}"
    border = "1" * _SIDE
    middle = (f"1{bits[start : start + inner]}1" for start in range(0, inner * inner, inner))
    return (border, *middle, border)
