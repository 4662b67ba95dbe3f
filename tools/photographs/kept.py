"""Marks that people named, as `rollwrite photo --keep` keeps them, as examples to learn from."""

import json
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.marks import STATES
from rollwrite.photo.networks import MARK_SIDE

TIMES: Final = 20  # Each is learnt from so often: a few real ones among many that are simulated.


def kept(folder: Path) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the crops in a folder and the numbers of their states, each `TIMES` times."""
    found: list[NDArray[Any]] = [np.empty((0, 2, MARK_SIDE, MARK_SIDE), np.uint8)]
    states: list[int] = []
    for path in sorted(folder.glob("*.png")):
        picture = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
        if picture is None or picture.shape != (MARK_SIDE, 2 * MARK_SIDE):
            raise SystemExit(f"{path} is no mark that --keep has written")
        found.append(np.stack(np.hsplit(picture, 2))[np.newaxis])
        label = json.loads(path.with_suffix(".json").read_text("utf-8"))
        states.append(STATES.index(label["state"]))
    return np.concatenate(found).repeat(TIMES, 0), np.array(states, int).repeat(TIMES)
