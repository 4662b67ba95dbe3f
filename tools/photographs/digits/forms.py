"""Forms of digits: lines in a box one high, y downwards, for each part of the split."""

import string
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.photographs.split import Part

Form: TypeAlias = tuple[NDArray[Any], ...]

FILE: Final = Path(__file__).with_name("digits.txt")
ALPHABET: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
# Of which file of the set, and which of its pictures of each digit: who wrote those of "t10k" wrote
# none of "train".
PARTS: Final[Mapping[Part, tuple[str, range]]] = {
    "held-out": ("t10k", range(2, 800, 4)),
    "calibration": ("t10k", range(0, 800, 8)),
    "training": ("train", range(1200)),
}

_Drawn: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]

# As schools of the continent teach them, which the pictures hardly have: a one with a long upstroke
# and one with a foot, a seven with a bar, a four whose top is open.
_OWN: Final[Mapping[Part, Mapping[str, tuple[_Drawn, ...]]]] = {
    "training": {
        "1": (
            (((0.0, 0.42), (0.38, 0.0), (0.38, 1.0)),),
            (((0.05, 0.3), (0.35, 0.0), (0.32, 1.0)), ((0.05, 1.0), (0.65, 0.98))),
            (((0.0, 0.55), (0.45, 0.0), (0.36, 1.0)),),
        ),
        "4": (
            (((0.1, 0.0), (0.02, 0.55), (0.6, 0.52)), ((0.48, 0.25), (0.42, 1.0))),
            (((0.3, 0.0), (0.0, 0.6), (0.7, 0.62)), ((0.5, 0.35), (0.46, 1.0))),
        ),
        "7": (
            (((0.0, 0.02), (0.62, 0.0), (0.2, 1.0)), ((0.12, 0.5), (0.6, 0.46))),
            (((0.0, 0.12), (0.05, 0.0), (0.6, 0.03), (0.3, 0.5), (0.22, 1.0)),
             ((0.05, 0.55), (0.52, 0.48))),
        ),
    },
    "calibration": {
        "1": ((((0.0, 0.48), (0.4, 0.02), (0.42, 1.0)),),),
        "4": ((((0.18, 0.0), (0.0, 0.6), (0.62, 0.56)), ((0.5, 0.2), (0.4, 1.0))),),
        "7": ((((0.0, 0.06), (0.6, 0.02), (0.35, 0.45), (0.25, 1.0)), ((0.1, 0.56), (0.58, 0.5))),),
    },
    "held-out": {
        "1": (
            (((0.0, 0.38), (0.3, 0.05), (0.36, 0.0), (0.33, 1.0)),),
            (((0.04, 0.4), (0.4, 0.0), (0.36, 1.0)), ((0.1, 1.0), (0.6, 1.0))),
        ),
        "4": ((((0.06, 0.04), (0.04, 0.58), (0.66, 0.58)), ((0.52, 0.15), (0.5, 1.0))),),
        "7": ((((0.02, 0.0), (0.64, 0.02), (0.28, 0.6), (0.2, 1.0)), ((0.1, 0.45), (0.6, 0.47))),),
    },
}  # fmt: skip


@cache
def traced(part: Part) -> Mapping[str, tuple[Form, ...]]:
    """Return the forms of a part that were traced from pictures, by digit."""
    found: dict[str, list[Form]] = {digit: [] for digit in string.digits}
    for line in FILE.read_text("ascii").splitlines():
        of, digit, *strokes = line.split()
        if of == part:
            found[digit].append(tuple(map(_stroke, strokes)))
    return {digit: tuple(forms) for digit, forms in found.items()}


@cache
def own(part: Part) -> Mapping[str, tuple[Form, ...]]:
    """Return the forms of a part that are our own, of some digits."""
    return {
        digit: tuple(tuple(np.array(stroke) for stroke in form) for form in forms)
        for digit, forms in _OWN[part].items()
    }


def _stroke(text: str) -> NDArray[Any]:
    steps = np.array([ALPHABET.index(sign) for sign in text])
    found: NDArray[Any] = steps.reshape(-1, 2) / (len(ALPHABET) - 1)
    return found
