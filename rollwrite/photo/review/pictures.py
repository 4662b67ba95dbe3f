"""Pictures of a doubtful mark: as the photograph shows it, and as the blank page was printed."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np

from rollwrite.photo.flat import FINE
from rollwrite.photo.light import BRIGHT
from rollwrite.photo.markers import Grey
from rollwrite.photo.questions import Question
from sheets.drawing.shapes import Box

AROUND: Final = 3.0  # mm around a mark that are shown as they are.
BEYOND: Final = 5.0  # mm around those, paler, that tell where it is.
PALE: Final = 0.45
WIDEST: Final = 900  # Pixels of a picture, such as that of a whole page.


class Pictures(NamedTuple):
    """Two pictures of a place."""

    seen: Grey
    blank: Grey


def pictures_of(question: Question) -> Pictures:
    """Return a question's place on the photograph and on the blank page, paler around it."""
    sheet = question.sheet
    return Pictures(_cut(_white(sheet.seen), question.box),
                    _cut(sheet.known.blank.picture, question.box))  # fmt: skip


def shades(question: Question, columns: int, rows: int) -> list[list[int]]:
    """Return a question's place on the photograph, so many shades of grey across and down at most.

    Each is as wide as it is high.
    """
    seen = _part(_white(question.sheet.seen), question.box.inset(-AROUND))
    high, wide = seen.shape
    share = min(columns / wide, rows / high, 1.0)
    size = max(round(wide * share), 1), max(round(high * share), 1)
    found: list[list[int]] = cv2.resize(seen, size, interpolation=cv2.INTER_AREA).tolist()
    return found


def png(picture: Grey) -> bytes:
    """Return a picture in grey as PNG; the same picture is the same bytes."""
    written: bytes = cv2.imencode(".png", picture, (cv2.IMWRITE_PNG_COMPRESSION, 9))[1].tobytes()
    return written


def _white(seen: Grey) -> Grey:
    """Return a page in even light whose paper is white."""
    return np.asarray(np.clip(seen * (255 / BRIGHT), 0, 255), np.uint8)


def _cut(page: Grey, box: Box) -> Grey:
    wide = box.inset(-AROUND - BEYOND)
    found = _part(page, wide)
    paler = 255 - (255 - found.astype(np.float32)) * PALE
    left, top, _, _ = _pixels(page, wide)
    inner = _pixels(page, box.inset(-AROUND))
    shown = np.zeros_like(found, bool)
    shown[inner[1] - top : inner[3] - top, inner[0] - left : inner[2] - left] = True
    made = np.where(shown, found, paler).astype(np.uint8)
    share = WIDEST / made.shape[1]
    if share >= 1:
        return made
    smaller = cv2.resize(made, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(smaller, np.uint8)


def _part(page: Grey, box: Box) -> Grey:
    left, top, right, bottom = _pixels(page, box)
    return page[top:bottom, left:right]


def _pixels(page: Grey, box: Box) -> tuple[int, int, int, int]:
    """Return a box's pixels on a page: left, top, right, bottom."""
    high, wide = page.shape
    left, right = (round(min(max(x * FINE, 0), wide)) for x in (box.x, box.right))
    top, bottom = (round(min(max(y * FINE, 0), high)) for y in (box.y, box.bottom))
    return left, top, right, bottom
