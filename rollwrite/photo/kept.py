"""Pictures of the reader's steps, kept on the user's own disk for whoever wants to look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Final

import cv2

from rollwrite.photo.flat import FINE
from rollwrite.photo.markers import Grey
from sheets.drawing.shapes import Box

SURE: Final = (60, 140, 60)  # Blue, green, red.
DOUBTFUL: Final = (30, 30, 220)


def keeper(folder: Path) -> Callable[[str, Grey], None]:
    """Return what writes each picture it is given into a folder: `01-flat.png`, `02-light.png`."""
    numbers = count(1)

    def keep(step: str, picture: Grey) -> None:
        path = folder / f"{next(numbers):02}-{step}.png"
        path.write_bytes(cv2.imencode(".png", picture)[1].tobytes())

    return keep


def marks_picture(seen: Grey, sure: Iterable[Box], doubtful: Iterable[Box]) -> Grey:
    """Return a flat page with a frame round every place that says something, or is doubtful."""
    page = cv2.cvtColor(seen, cv2.COLOR_GRAY2BGR)
    for places, colour in ((sure, SURE), (doubtful, DOUBTFUL)):
        for place in places:
            frame = place.inset(-1.5)
            corner, end = (frame.x, frame.y), (frame.right, frame.bottom)
            ends = [[round(value * FINE) for value in each] for each in (corner, end)]
            cv2.rectangle(page, ends[0], ends[1], colour, 3)
    return page
