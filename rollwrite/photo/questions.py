"""What somebody is asked of a doubtful mark: where it is, what it can be, how likely each is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rollwrite.photo.joint import Meaning
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.rings import TENS
from rollwrite.photo.table import Doubt, PhotoTable
from sheets.drawing.shapes import Box
from sheets.files.problem import Path
from sheets.files.report import path_text
from sheets.words.text import Said, Text

YES, NO, NOTHING = Text("yes"), Text("no"), Text("nothing")
DIGITS = 10
MOST_TYPED = 999  # No figure on a sheet is more.


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: what it means, in words, how likely it looked, and the digit that chooses it.

    The digit is "" for one that has none.
    """

    meaning: Meaning
    said: Said
    share: float
    digit: str


@dataclass(frozen=True, slots=True)
class Question:
    """A doubtful mark: where it is, on which sheet, what it can be.

    Of what `is_figure` the options are likely numbers, and any other can be said.
    """

    doubt: Doubt
    sheet: SheetReading
    place: Said
    options: tuple[Option, ...]

    @property
    def is_figure(self) -> bool:
        """Whether any number can be the answer."""
        return self.doubt.reading.group.is_figure

    @property
    def box(self) -> Box:
        """Where it is on the sheet's page; of a figure without marks of its own, the whole page."""
        group = self.doubt.reading.group
        if group.marks:
            return self.sheet.place_of(group)
        return Box(0, 0, *self.sheet.known.blank.size)


def questions_of(table: PhotoTable) -> Iterator[Question]:
    """Yield what is asked of a table, sheet by sheet."""
    for doubt in table.doubts():
        place = path_text(doubt.path, table.names)
        yield Question(doubt, table.sheets[doubt.sheet], place, _options(doubt))


def meaning_said(meaning: Meaning, path: Path) -> Said:
    """Return what marks at a place say in words; of tens the figure that stands in the ring."""
    if path[-1] == TENS:
        return str(10 * int(meaning))
    if isinstance(meaning, bool):
        return YES if meaning else NO
    return str(meaning) or NOTHING


def _options(doubt: Doubt) -> tuple[Option, ...]:
    meanings = doubt.reading.group.meanings
    shares = doubt.reading.shares or (0.0,) * len(meanings)
    found = zip(meanings, shares, _digits(meanings), strict=True)
    path = doubt.reading.group.path
    return tuple(
        Option(each, meaning_said(each, path), share, digit) for each, share, digit in found
    )


def _digits(meanings: tuple[Meaning, ...]) -> Iterator[str]:
    """Yield the digit that chooses each meaning: a figure's own, else its place among them."""
    are_figures = all(isinstance(each, int) and not isinstance(each, bool) for each in meanings)
    for place, each in enumerate(meanings, 1):
        number = int(each) if are_figures else place
        yield str(number) if number < DIGITS else ""
