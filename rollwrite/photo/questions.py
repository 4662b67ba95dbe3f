"""Questions: what somebody is asked of a doubtful mark, and how its place looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import cv2
import numpy as np

from rollwrite.photo.groups import TENS, Meaning
from rollwrite.photo.illumination import BRIGHT
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import shrink
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.rectify import FINE
from rollwrite.photo.table import Doubt, TableReading
from sheets.drawing.shapes import Box
from sheets.files.problem import Path
from sheets.files.report import path_text
from sheets.words.text import Message, Text

YES, NO, NOTHING = Text("yes"), Text("no"), Text("nothing")
DIGITS: Final = 10
MOST_TYPED: Final = 999  # No figure on a sheet is more.
AROUND: Final = 3.0  # mm around a mark that are shown as they are.
BEYOND: Final = 5.0  # mm around those, paler, that tell where it is.
PALE: Final = 0.45
WIDEST: Final = 900  # Pixels of a picture, such as that of a whole page.


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: what it means, in words, how probable it looked, and the digit that chooses it.

    The digit is "" for one that has none.
    """

    meaning: Meaning
    said: Message
    probability: float
    digit: str


class Pictures(NamedTuple):
    """A place on the photograph and on the blank page, paler around it."""

    seen: Grey
    blank: Grey


@dataclass(frozen=True, slots=True)
class Question:
    """A doubtful mark: where it is, on which sheet, what it can be.

    Of what `is_figure` the options are probable numbers, and any other up to `most` can be said.
    """

    doubt: Doubt
    sheet: SheetReading
    place: Message
    options: tuple[Option, ...]

    @property
    def photo(self) -> str:
        """What the photograph is called."""
        return self.sheet.photo

    @property
    def is_figure(self) -> bool:
        """Whether any number can be the answer."""
        return self.doubt.reading.group.is_figure

    @property
    def most(self) -> int:
        """The greatest number that can be the answer."""
        return MOST_TYPED

    @property
    def has_picture(self) -> bool:
        """Whether it is about marks that can be shown, not about what several figures make."""
        return bool(self.doubt.reading.group.marks)

    @property
    def box(self) -> Box:
        """Where it is on the sheet's page; of a figure without marks of its own, the whole page."""
        if self.has_picture:
            return self.sheet.place_of(self.doubt.reading.group)
        return Box(0, 0, *self.sheet.identity.blank.size)

    def check(self, meaning: Meaning) -> None:
        """Raise ValueError for what is no answer to it."""
        meanings = self.doubt.reading.group.meanings
        if self.is_figure:
            if type(meaning) is not int or not 0 <= meaning <= self.most:
                raise ValueError(f"{meaning!r} is no number from 0 to {self.most}")
        elif not any(each is meaning or each == meaning for each in meanings):
            raise ValueError(f"{meaning!r} is none of {', '.join(map(repr, meanings))}")

    def pictures(self) -> Pictures:
        """Return the place's pictures, of the photograph and of the blank page."""
        blank = self.sheet.identity.blank.picture
        return Pictures(_cut(_white(self.sheet.seen), self.box), _cut(blank, self.box))

    def png(self) -> bytes:
        """Return the place on the photograph as PNG."""
        return png(self.pictures().seen)

    def shades(self, columns: int, rows: int) -> list[list[int]]:
        """Return the place on the photograph in grey, so many pixels across and down at most."""
        seen = _part(_white(self.sheet.seen), self.box.inset(-AROUND))
        high, wide = seen.shape
        share = min(columns / wide, rows / high, 1.0)
        size = max(round(wide * share), 1), max(round(high * share), 1)
        found: list[list[int]] = cv2.resize(seen, size, interpolation=cv2.INTER_AREA).tolist()
        return found


def questions_of(table: TableReading) -> Iterator[Question]:
    """Yield the questions about a table, sheet by sheet."""
    for doubt in table.doubts():
        place = path_text(doubt.path, table.names)
        yield Question(doubt, table.sheets[doubt.sheet], place, _options(doubt))


def meaning_said(meaning: Meaning, path: Path) -> Message:
    """Return a meaning in words; of tens the figure that stands in the ring."""
    if path[-1] == TENS:
        return str(10 * int(meaning))
    if isinstance(meaning, bool):
        return YES if meaning else NO
    return str(meaning) or NOTHING


def png(picture: Grey) -> bytes:
    """Return a picture in grey as PNG; the same picture is the same bytes."""
    written: bytes = cv2.imencode(".png", picture, (cv2.IMWRITE_PNG_COMPRESSION, 9))[1].tobytes()
    return written


def _options(doubt: Doubt) -> tuple[Option, ...]:
    group = doubt.reading.group
    probabilities = doubt.reading.probabilities or (0.0,) * len(group.meanings)
    found = zip(group.meanings, probabilities, _digits(group.meanings), strict=True)
    return tuple(
        Option(each, meaning_said(each, group.path), probability, digit)
        for each, probability, digit in found
    )


def _digits(meanings: tuple[Meaning, ...]) -> Iterator[str]:
    """Yield the digit that chooses each meaning: a figure's own, else its place among them."""
    are_figures = all(isinstance(each, int) and not isinstance(each, bool) for each in meanings)
    for place, each in enumerate(meanings, 1):
        number = int(each) if are_figures else place
        yield str(number) if number < DIGITS else ""


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
    return made if share >= 1 else shrink(made, share)


def _part(page: Grey, box: Box) -> Grey:
    left, top, right, bottom = _pixels(page, box)
    return page[top:bottom, left:right]


def _pixels(page: Grey, box: Box) -> tuple[int, int, int, int]:
    """Return a box's pixels on a page: left, top, right, bottom."""
    high, wide = page.shape
    left, right = (round(min(max(x * FINE, 0), wide)) for x in (box.x, box.right))
    top, bottom = (round(min(max(y * FINE, 0), high)) for y in (box.y, box.bottom))
    return left, top, right, bottom
