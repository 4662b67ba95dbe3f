"""Pictures of what the reader does: its steps, a photograph with what was read, marks named."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.groups import Group, likelihood
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import Points, shrink
from rollwrite.photo.marks import State, StateProbabilities, state_probabilities
from rollwrite.photo.networks import mark_crops
from rollwrite.photo.rectify import FINE
from scoring.places import Meaning
from sheets.drawing.shapes import Box, Mark

Lines: TypeAlias = NDArray[np.int32]

SURE: Final = (60, 140, 60)  # Blue, green, red.
DOUBTFUL: Final = (30, 30, 220)
READ: Final = (215, 80, 0)  # On a photograph, where blue and orange are told apart by everybody.
ASKED: Final = (0, 95, 235)
WHITE: Final = (255, 255, 255)
LONGEST: Final = 1500  # Pixels along the longer side of a photograph that is shown.
QUALITY: Final = 70  # Of its JPEG.
MARGIN: Final = 0.03  # Around the sheet, of its longer side.
STROKE: Final = 2
LETTERS: Final = 0.55  # Their size, of OpenCV's own.
CONFIRMED: Final = "confirmed"  # The folder of marks that people named.
AROUND: Final = 1.0  # mm between a mark and what is drawn round it.
NAMED: Final = 16  # Letters of a name made of a picture's content.


@dataclass(frozen=True, slots=True)
class Photograph:
    """A sheet as it was photographed: what was cut out of the picture that was read, and where."""

    picture: Grey
    left: float
    top: float

    @property
    def share(self) -> float:
        """By what it is shrunk where it is shown."""
        return min(LONGEST / float(max(self.picture.shape)), 1.0)

    def located(self, points: Points) -> Lines:
        """Return points of the picture that was read as those shown, as OpenCV draws them."""
        moved = (points - (self.left, self.top)) * self.share
        return np.asarray(np.rint(moved), np.int32)


@dataclass(frozen=True, slots=True)
class Overlay:
    """What is laid over a photograph: lines of points, and words below and left of points."""

    lines: tuple[Points, ...]
    words: tuple[tuple[Points, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A mark that a person named: its crop, the blank page's beside it, and what a pen left."""

    mark: str
    crop: Grey
    state: State


def photograph_of(picture: Grey, corners: Points) -> Photograph:
    """Return the part of a picture in which a sheet lies, by its corners in pixels."""
    margin = MARGIN * float(np.ptp(corners, axis=0).max())
    left, top = (max(round(float(each)), 0) for each in corners.min(0) - margin)
    right, bottom = (round(float(each)) for each in corners.max(0) + margin)
    return Photograph(picture[top:bottom, left:right].copy(), left, top)


def annotated(photograph: Photograph, read: Overlay, asked: Overlay) -> bytes:
    """Return a photograph as JPEG with what was read laid over it, and what is asked."""
    share, part = photograph.share, photograph.picture
    page = cv2.cvtColor(part if share == 1 else shrink(part, share), cv2.COLOR_GRAY2BGR)
    for overlay, colour in ((read, READ), (asked, ASKED)):
        lines = [*map(photograph.located, overlay.lines)]
        cv2.polylines(page, lines, False, WHITE, STROKE + 2, cv2.LINE_AA)
        cv2.polylines(page, lines, False, colour, STROKE, cv2.LINE_AA)
        for points, word in overlay.words:
            (wide, high), _ = cv2.getTextSize(word, cv2.FONT_HERSHEY_SIMPLEX, LETTERS, STROKE)
            ((right, top),) = photograph.located(points).tolist()
            at = right - wide - STROKE, top + high + STROKE
            for shade, thick in ((WHITE, STROKE + 3), (colour, STROKE)):
                cv2.putText(page, word, at, cv2.FONT_HERSHEY_SIMPLEX, LETTERS, shade, thick,
                            cv2.LINE_AA)  # fmt: skip
    return bytes(cv2.imencode(".jpg", page, (cv2.IMWRITE_JPEG_QUALITY, QUALITY))[1].tobytes())


def frame(box: Box) -> Points:
    """Return the points of a frame round a place of a page, in mm."""
    x, y, right, bottom = box.x - AROUND, box.y - AROUND, box.right + AROUND, box.bottom + AROUND
    return np.array([(x, y), (right, y), (right, bottom), (x, bottom), (x, y)])


def shapes(group: Group, meaning: Meaning, boxes: Mapping[str, Box]) -> Iterator[Points]:
    """Yield what is drawn for the marks of a group that mean this: a ring, a stroke, or both.

    `boxes` are the places of marks on the page, by name.
    """
    patterns = (states for each, states in group.patterns if each == meaning)
    for name, state in zip(group.marks, next(patterns, ()), strict=False):
        if state in ("circled", "both"):
            yield _ring(boxes[name])
        if state not in ("blank", "circled"):
            yield _stroke(boxes[name])


def _ring(box: Box) -> Points:
    """Return the points of a ring round a place of a page, in mm."""
    turn = np.linspace(0, 2 * np.pi, 33)
    wide, high = box.width / 2 + AROUND, box.height / 2 + AROUND
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    return np.stack([wide * np.cos(turn), high * np.sin(turn)], -1) + middle


def _stroke(box: Box) -> Points:
    """Return the points of a stroke from corner to corner of a place of a page, in mm."""
    return np.array([(box.x, box.bottom), (box.right, box.y)])


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
