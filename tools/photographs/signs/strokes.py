"""Drawn forms as text: strokes in a box of 100 by 100, y downwards.

Strokes are parted by `;`. `L 0 100 50 0` is a line from point to point, `S ...` a smooth curve
through its points, `O 50 50 40 30` an ellipse by its middle and its two radii.
"""

from functools import cache
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.photographs.hand import smooth

Form: TypeAlias = tuple[NDArray[Any], ...]  # Strokes in a box of 1 by 1.

SIDE: Final = 100
ROUND: Final = 28  # Points of an ellipse,
OVER: Final = 390  # which goes on for so many degrees.
STEPS: Final = 6  # Of a straight line.


@cache
def form(text: str) -> Form:
    """Return the strokes of a form."""
    return tuple(_stroke(*each.split()) for each in text.split(";") if each.strip())


def _stroke(kind: str, *numbers: str) -> NDArray[Any]:
    found = np.array([float(each) for each in numbers]) / SIDE
    if kind == "O":
        x, y, wide, high = found
        angles = np.radians(np.linspace(-110, OVER - 110, ROUND))
        return np.stack([x + wide * np.cos(angles), y + high * np.sin(angles)], 1)
    points = found.reshape(-1, 2)
    return smooth(points) if kind == "S" else _straight(points)


def _straight(points: NDArray[Any]) -> NDArray[Any]:
    """Return lines with points enough to be bent."""
    t = np.linspace(0, 1, STEPS, endpoint=False)[:, None]
    pieces = [a + (b - a) * t for a, b in pairwise(points)]
    return np.vstack([*pieces, points[-1:]])
