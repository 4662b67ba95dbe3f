"""Debug dump: pictures of the reader's steps, and marks that people named, in a folder."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.groups import Group, Meaning, likelihood
from rollwrite.photo.intake import Grey
from rollwrite.photo.marks import State, StateProbabilities, state_probabilities
from rollwrite.photo.networks import mark_crops
from rollwrite.photo.rectify import FINE
from sheets.drawing.shapes import Box, Mark

SURE: Final = (60, 140, 60)  # Blue, green, red.
DOUBTFUL: Final = (30, 30, 220)
CONFIRMED: Final = "confirmed"  # The folder of marks that people named.
NAMED: Final = 16  # Letters of a name made of a picture's content.


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A mark that a person named: its crop, the blank page's beside it, and what a pen left."""

    mark: str
    crop: Grey
    state: State


def keeper(folder: Path) -> Callable[[str, Grey], None]:
    """Return what writes each picture it is given into a folder: `01-flat.png`, `02-light.png`.

    Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    numbers = count(1)

    def keep(step: str, picture: Grey) -> None:
        path = folder / f"{next(numbers):02}-{step}.png"
        path.write_bytes(cv2.imencode(".png", picture)[1].tobytes())

    return keep


def marks_picture(seen: Grey, sure: Iterable[Box], doubtful: Iterable[Box]) -> NDArray[np.uint8]:
    """Return a page with a frame round every place that says something, or is doubtful.

    It is in colour: rows by columns by blue, green, red.
    """
    page = np.asarray(cv2.cvtColor(seen, cv2.COLOR_GRAY2BGR), np.uint8)
    for places, colour in ((sure, SURE), (doubtful, DOUBTFUL)):
        for place in places:
            frame = place.inset(-1.5)
            corner, end = (frame.x, frame.y), (frame.right, frame.bottom)
            ends = [[round(value * FINE) for value in each] for each in (corner, end)]
            cv2.rectangle(page, ends[0], ends[1], colour, 3)
    return page


def confirmed(
    seen: Grey, blank: Grey, marks: Iterable[Mark], group: Group, meaning: Meaning
) -> Iterator[Confirmed]:
    """Yield the marks of a group whose meaning a person told, as the network would see them."""
    boxes = {mark.name: mark.box for mark in marks}
    crops = mark_crops(seen, blank, [boxes[name] for name in group.marks])
    for name, crop, state in zip(
        group.marks, crops, _states(group, meaning, state_probabilities(crops)), strict=False
    ):
        yield Confirmed(name, np.hstack([*crop]), state)


def keep_confirmed(folder: Path, found: Iterable[Confirmed]) -> None:
    """Write marks that a person named into a folder, each a picture with what it is beside it.

    The same mark is the same file, so that the folder of many evenings holds each once. Raises
    OSError.
    """
    for each in found:
        folder.mkdir(parents=True, exist_ok=True)
        picture = cv2.imencode(".png", each.crop)[1].tobytes()
        path = folder / f"{sha256(picture).hexdigest()[:NAMED]}.png"
        path.write_bytes(picture)
        label = json.dumps({"mark": each.mark, "state": each.state})
        path.with_suffix(".json").write_text(f"{label}\n", "utf-8")


def _states(group: Group, meaning: Meaning, rows: StateProbabilities) -> tuple[State, ...]:
    """Return the states of marks that mean this, by the likeliest pattern; none for no meaning."""
    patterns = [states for each, states in group.patterns if each == meaning]
    return max(patterns, key=lambda states: likelihood(rows, states), default=())
