"""Table: the sheets of one table together, the state they make, and what is asked of its doubts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.groups import TENS, Meaning, Reading
from rollwrite.photo.identity import Kind
from rollwrite.photo.illumination import BRIGHT
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import shrink
from rollwrite.photo.reading import BoardGuess, SheetReading, kinds_of
from rollwrite.photo.rectify import FINE
from scoring.open_game import OpenGame, open_game
from sheets.drawing.shapes import Box
from sheets.files.problem import Path, Problem, path_text
from sheets.files.schema import Tree
from sheets.words.text import Message, SaidError, Text

IN_SHEET: Final = 2  # Steps to a sheet in a state; what is wrong with all of one is no mark's.


class WrongSheetsError(SaidError):
    """Sheets that are not of one table."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What must be asked: on which of the sheets it is, what was read there, where that belongs."""

    sheet: int
    reading: Reading
    path: Path


@dataclass(frozen=True, slots=True)
class TableReading:
    """The sheets of one table, in the order of play, the seats they tell of, the players' names.

    Seats are counted from 0. Sheets that all share come behind those of players. It `is_named` once
    somebody has said the names; `board` is what a board shows, as far as that was asked.
    """

    sheets: tuple[SheetReading, ...]
    seats: tuple[int, ...]
    names: tuple[str, ...]
    is_named: bool = False
    board: BoardGuess | None = None

    @property
    def unseated(self) -> tuple[int, ...]:
        """The sheets, counted from 0, of which nothing tells whose they are.

        They have the free seats in the order of the photographs. The one sheet that is left over
        is that of the one seat that is free.
        """
        own = [each for each in enumerate(self.sheets) if not each[1].is_shared]
        found = tuple(index for index, sheet in own if sheet.identity.seat is None)
        is_told = self.kind.players == 1 or len(found) + len(self.missing) <= 1
        return () if is_told else found

    @property
    def kind(self) -> Kind:
        """What kind of sheet the first of them is."""
        return self.sheets[0].identity.kind

    @property
    def missing_kinds(self) -> tuple[str, ...]:
        """The kinds of sheets of which there is none, though the state is told by them too."""
        there = {sheet.identity.kind.kind for sheet in self.sheets}
        kinds = kinds_of(self.kind.game, self.kind.variant, self.kind.players)
        return tuple(kind for kind in kinds if kind not in there)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose sheets are not there."""
        return tuple(seat for seat in range(self.kind.players) if seat not in self.seats)

    def named(self, names: Sequence[str]) -> TableReading:
        """Return the table with the names of all players, or of those whose sheets are there."""
        own = [names[seat] for seat in self.seats] if len(names) > len(self.seats) else names
        return replace(self, names=(*own, *self.names[len(own) :]), is_named=bool(names))

    def doubts(self) -> Iterator[Doubt]:
        """Yield the doubts that somebody must be asked about, sheet by sheet."""
        for index, sheet in enumerate(self.sheets):
            for reading in sheet.doubtful:
                yield Doubt(index, reading, self.place(index, reading))

    def answered(self, doubt: Doubt, meaning: Meaning) -> TableReading:
        """Return the table with what a person has answered."""
        reading = replace(doubt.reading, meaning=meaning, probability=1.0, by="person")
        return self._with(doubt.sheet, reading)

    def disputed(self) -> TableReading:
        """Return the table where what was read against the rules is doubtful.

        Of marks that are wrong together it is those of which another meaning alone would be right,
        all of them where no single one is. Where something is doubtful already, that is asked
        first. What a person has said stays; the score says what is wrong with it.
        """
        table = self
        doubtful = [doubt.path for doubt in self.doubts()]
        for path in self._wrong():
            if len(path) > IN_SHEET and not any(each[: len(path)] == path for each in doubtful):
                there = [
                    (index, each)
                    for index, sheet in enumerate(self.sheets) for each in sheet.readings
                    if self.place(index, each)[: len(path)] == path
                    and each.by == "read" and each.group.marks
                ]  # fmt: skip
                mending = [each for each in there if self._is_mended(path, *each)]
                for index, reading in mending or there:
                    table = table._with(index, replace(reading, probability=0.0))
        return table

    def _wrong(self) -> set[Path]:
        """Return the paths in the state at which it breaks a rule."""
        return {each.path for each in self.game().find_problems() if each.level == "error"}

    def _is_mended(self, path: Path, index: int, reading: Reading) -> bool:
        """Return whether nothing at a path is wrong once a reading is another one."""
        return any(
            path not in self._with(index, replace(reading, meaning=each, probability=1.0))._wrong()
            for each in reading.group.meanings if each != reading.meaning
        )  # fmt: skip

    def with_board(self) -> TableReading:
        """Return the table with what its board shows, held to its sheets as they are now."""
        bare = replace(self, board=None)
        is_complete = not (self.missing or self.missing_kinds or [*self.doubts()])
        is_alone = all(sheet.signs is not None for sheet in self.sheets)
        is_named = self.is_named and not self.missing
        told = {"is_named": is_named, "is_complete": is_complete}
        for sheet in self.sheets:
            if board := sheet.guess_board(bare.game(), **told):
                is_held = is_named and (is_complete or is_alone)
                return replace(bare, board=replace(board, is_held=is_held))
        return bare

    def tree(self) -> Tree:
        """Return the state's tree; what is doubtful is missing."""
        own = [tree for sheet in self.sheets if not sheet.is_shared for tree in sheet.trees()]
        shared = filter(None, (sheet.trees() for sheet in self.sheets if sheet.is_shared))
        parts = zip(self.names, *filter(None, [own]), *shared, strict=True)
        sheets = [reduce(or_, trees, {"player": name}) for name, *trees in parts]
        # A board that the sheets contradict is no part of the state.
        board = {self.board.key: self.board.tree} if self.board and self.board.fits else {}
        return {
            "game": self.kind.game,
            "variant": self.kind.variant,
            "players": self.kind.players,
            "edition": self.sheets[0].identity.edition.name,
            **reduce(or_, (sheet.tree() for sheet in self.sheets), {}),
            "sheet": sheets,
            **board,
        }

    def game(self) -> OpenGame:
        """Return the game as far as it was read."""
        return open_game(self.tree())

    def problems(self) -> list[Problem]:
        """Return the problems of its state."""
        return self.game().find_problems()

    def place(self, index: int, reading: Reading) -> Path:
        """Return the path in the state of a reading of one of the sheets."""
        path = reading.group.path
        return path if self.sheets[index].is_shared else ("sheet", index, *path)

    def _with(self, index: int, reading: Reading) -> TableReading:
        changed = self.sheets[index].answered(reading)
        return replace(self, sheets=(*self.sheets[:index], changed, *self.sheets[index + 1 :]))


def table_reading(sheets: Sequence[SheetReading]) -> TableReading:
    """Return the table of some sheets, in the order of play where their codes tell it.

    Several photographs of one sheet are one. A sheet that does not tell its edition is of the one
    that all others name. Who has no name yet has a number. Raises WrongSheetsError
    where they are not of one table.
    """
    told = {sheet.identity.edition for sheet in sheets if sheet.identity.is_told}
    if len(told) == 1:
        (edition,) = told
        sheets = [
            sheet if sheet.identity.is_told else sheet.of_edition(edition) for sheet in sheets
        ]
    first = sheets[0].identity
    if any(each.identity.kind._replace(kind="") != first.kind._replace(kind="")
           or each.identity.edition != first.edition for each in sheets):  # fmt: skip
        raise WrongSheetsError(
            "these sheets are not of one table; read the photographs of each table apart"
        )
    numbers = tuple(f"Player {seat + 1}" for seat in range(first.kind.players))
    own = _seated([sheet for sheet in sheets if not sheet.is_shared], first.kind.players)
    by_kind: dict[str, SheetReading] = {}
    for sheet in sheets:
        if sheet.is_shared:
            kind = sheet.identity.kind.kind
            by_kind[kind] = by_kind[kind].together(sheet) if kind in by_kind else sheet
    seats = tuple(own) or tuple(range(first.kind.players))
    names = tuple(numbers[seat] for seat in seats)
    return TableReading((*own.values(), *by_kind.values()), seats, names)


def _seated(sheets: Sequence[SheetReading], players: int) -> dict[int, SheetReading]:
    """Return the sheet of each seat, in the order of play; raises WrongSheetsError for too many."""
    found: dict[int, SheetReading] = {}
    for sheet in sheets:
        if (seat := 0 if players == 1 else sheet.identity.seat) is not None:
            found[seat] = found[seat].together(sheet) if seat in found else sheet
    free = [seat for seat in range(players) if seat not in found]
    others = [sheet for sheet in sheets if sheet.identity.seat is None and players > 1]
    if len(others) > len(free):
        raise WrongSheetsError(
            "there are not as many sheets ({sheets}) as players ({players})",
            sheets=len(found) + len(others),
            players=players,
        )
    found |= dict(zip(free, others, strict=False))
    return dict(sorted(found.items()))


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


@dataclass(frozen=True, slots=True)
class Pictures:
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
