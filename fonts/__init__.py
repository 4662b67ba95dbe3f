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
    """Return the width of `text` set in `face`: the sum of its advances, without kerning.

    The size is in points, the width in millimetres. Raises ValueError if the face lacks a
    character of the text: ask `missing_characters` first about anything a player typed.
    """
    advances = face.advances
    try:
        units = sum([advances[character] for character in text])
    except KeyError:
        missing = ", ".join(f"U+{ord(each):04X}" for each in missing_characters(text, face))
        raise ValueError(f"the face {face.name!r} lacks {missing} of {text!r}") from None
    return units * size_pt * MM_PER_POINT / face.units_per_em


def missing_characters(text: str, face: Face) -> tuple[str, ...]:
    """Return the characters of `text` that `face` lacks, in order of first appearance, each once.

    Normalise names to NFC before: a face may have "é" and lack the combining accent.
    """
    return tuple(dict.fromkeys(each for each in text if each not in face.advances))
