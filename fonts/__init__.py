"""The typefaces of every sheet, with the measures that layout needs.

Nothing here knows a sheet, a drawing or a PDF. The shipped files are made by
`tools/build_fonts.py`; see `README.md`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType

__all__ = ["FACE_NAMES", "MM_PER_POINT", "Face", "face", "missing_characters", "text_width_mm"]

MM_PER_POINT = 25.4 / 72

_FOLDER = Path(__file__).parent
_STEMS: Mapping[str, str] = MappingProxyType(
    {
        "text": "text-regular",
        "bold": "text-bold",
        "wide": "wide-regular",
        "wide-bold": "wide-bold",
        "display": "display-bold",
    }
)
FACE_NAMES: tuple[str, ...] = tuple(_STEMS)


@dataclass(frozen=True, slots=True)
class Face:
    """One face: its files, its heights and the advance width of each of its characters.

    Heights are in em (times the type size gives a length), `descent` is positive downwards;
    `advances` are in font units, `units_per_em` of them to an em. Two faces are equal when all
    but the advances are, so that a face can be a key.
    """

    name: str
    family: str
    weight: int
    ttf: Path
    woff2: Path
    units_per_em: int
    ascent: float
    descent: float
    cap_height: float
    x_height: float
    advances: Mapping[str, int] = field(repr=False, compare=False)

    def units(self, text: str) -> int:
        """Return the width of a text in font units: the sum of its advances, without kerning.

        Raises ValueError if the face lacks a character of it: ask `missing_characters` first about
        anything a player typed.
        """
        advances = self.advances
        try:
            return sum([advances[character] for character in text])
        except KeyError:
            missing = ", ".join(f"U+{ord(each):04X}" for each in missing_characters(text, self))
            raise ValueError(f"the face {self.name!r} lacks {missing} of {text!r}") from None

    def millimetres(self, units: int, size_pt: float) -> float:
        """Return the length of so many font units at a size in points."""
        return units * size_pt * MM_PER_POINT / self.units_per_em


@cache
def face(name: str) -> Face:
    """Return the face called `name`, one of `FACE_NAMES`.

    Reads its measures only, never the outlines. Raises ValueError for any other name.
    """
    if name not in _STEMS:
        raise ValueError(f"no face {name!r}; the faces are {', '.join(FACE_NAMES)}")
    stem = _STEMS[name]
    metrics = json.loads((_FOLDER / f"{stem}.json").read_bytes())
    return Face(
        name=name,
        ttf=_FOLDER / f"{stem}.ttf",
        woff2=_FOLDER / f"{stem}.woff2",
        **{**metrics, "advances": MappingProxyType(metrics["advances"])},
    )


def text_width_mm(text: str, face: Face, size_pt: float) -> float:
    """Return the width of `text` set in `face` at a size in points; raises as `Face.units`."""
    return face.millimetres(face.units(text), size_pt)


def missing_characters(text: str, face: Face) -> tuple[str, ...]:
    """Return the characters of `text` that `face` lacks, in order of first appearance, each once.

    Normalise names to NFC before: a face may have "é" and lack the combining accent.
    """
    return tuple(dict.fromkeys(each for each in text if each not in face.advances))
