"""Questions: what a person is asked of a table's doubts, what can be answered, what is likely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.groups import TENS, Group
from rollwrite.photo.illumination import BRIGHT
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import Points, shrink
from rollwrite.photo.pictures import Overlay, annotated, frame, shapes
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.rectify import FINE
from rollwrite.photo.table import Check, Doubt, TableReading
from scoring.places import NO, NOTHING, YES, Meaning
from sheets.drawing.shapes import Box
from sheets.files.problem import LEFT_OUT, Path, path_text, sheet_text
from sheets.words.text import Message, Text, in_a_row, joined

DIGITS: Final = 10
MOST_TYPED: Final = 999  # No figure on a sheet is more.
AROUND: Final = 3.0  # mm around a mark that are shown as they are.
BEYOND: Final = 5.0  # mm around those, paler, that tell where it is.
PALE: Final = 0.45
WIDEST: Final = 900  # Pixels of a picture, such as that of a whole page.
LEAST_LIKELY: Final = 0.5  # How probable an answer is that is likely.
LEAST_POSSIBLE: Final = 0.01  # How probable one is that a score may depend on.


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
    def id(self) -> str:
        """What it is called in every reading of the same photographs: `sheet/0/artifacts/3`."""
        check, name = self.doubt.check, place_text(self.doubt.path)
        if check is None:
            return name
        return f"{name}/{'-'.join(str(each.meaning) for each in self.options)}"

    @property
    def text(self) -> Text:
        """The question as a sentence, in which what is likely comes first."""
        if self.doubt.check:
            return Text("{place}: {told}: which is right?",
                        place=self.place, told=_told(self.doubt.check))  # fmt: skip
        said = [each.said for each in self.ordered]
        group = self.doubt.reading.group
        if self.is_figure:
            if not said:
                return Text("{place}: which number is it?", place=self.place)
            said.append(Text("another number"))
        asked = Text("{place}: is it {choices}?", place=self.place, choices=joined(said, "or"))
        beside = None if group.is_marked else self.sheet.circled_beside(group.path)
        if beside is None:
            return asked
        rest, circled = beside
        made = [str(rest + int(each.meaning)) for each in self.ordered]
        told = Text("{number} is circled", number=circled)
        return Text("{question} That makes {totals} in all; {told}",
                    question=asked, totals=joined(made, "or"), told=told)  # fmt: skip

    @property
    def ordered(self) -> tuple[Option, ...]:
        """The options, the likely one first."""
        likely = self.likely
        others = (each for each in self.options if each is not likely)
        return (*((likely,) if likely else ()), *others)

    @property
    def likely(self) -> Option | None:
        """The answer that is taken where nobody is asked, None where none is likely.

        Of marks that cannot be seen it is that there is none, of what a sheet says otherwise than
        it is counted that the count is right.
        """
        check, group = self.doubt.check, self.doubt.reading.group
        if check:
            return self.options[0] if check.counted is not None else None
        best = max(self.options, key=lambda each: each.probability, default=None)
        if best and best.probability >= LEAST_LIKELY:
            return best
        blank = [meaning for meaning, states in group.patterns if {*states} == {"blank"}]
        is_blank = bool(blank) and group.path[-1] != TENS
        return next((each for each in self.options if is_blank and each.meaning == blank[0]), None)

    @property
    def is_seen(self) -> bool:
        """Whether anything tells what is likely: of marks that are hidden all is as probable."""
        probabilities = [each.probability for each in self.options]
        return self.doubt.check is not None or max(probabilities, default=0) >= LEAST_LIKELY

    @property
    def others(self) -> tuple[Option, ...]:
        """The options beside the likely one on which a score may depend, of what can be seen."""
        found = sorted(self.ordered[1:], key=lambda each: -each.probability)
        if self.doubt.check or not self.is_seen:
            return tuple(found) if self.doubt.check else ()
        return (*found[:1], *(each for each in found[1:] if each.probability >= LEAST_POSSIBLE))

    @property
    def why(self) -> Text:
        """Why it is asked."""
        path, probabilities = self.doubt.path, [each.probability for each in self.options]
        if self.doubt.check:
            return Text("what is circled or written on the sheet is not what its marks and "
                        "figures make")  # fmt: skip
        if self.is_figure:
            return Text("the figure is not clear, or the figures around it do not add up")
        if path[-1] == TENS and not any(probabilities):
            return Text("of this total only units are circled, or nothing is")
        if not self.is_seen:
            return Text("what stands there cannot be seen, or is no mark that belongs there")
        if max(probabilities) >= self.doubt.reading.group.sure:
            return Text("as it looks, it breaks a rule or contradicts something else there")
        told = [Text("{meaning} {percent} %", meaning=each.said, percent=round(100 * share))
                for each, share in zip(self.options, probabilities, strict=True)
                if share >= LEAST_POSSIBLE]  # fmt: skip
        return Text("by the look of it: {likelihoods}", likelihoods=joined(told))

    @property
    def photo(self) -> str:
        """What the photograph is called."""
        return self.sheet.photo

    @property
    def seat(self) -> int | None:
        """Whose sheet, or part of one, it is about, among those that are there; None for all."""
        match self.doubt.path:
            case ("sheet", int(seat), *_):
                return seat
        return None

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
        return bool(self.doubt.reading.group.marks) and self.sheet.is_seen

    @property
    def box(self) -> Box:
        """Where it is on the sheet's page; of a figure without marks of its own, the whole page."""
        if self.doubt.reading.group.marks:
            return self.sheet.place_of(self.doubt.reading.group)
        return Box(0, 0, *self.sheet.identity.blank.size)

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Where the box's corners are on the photograph as it was taken, in pixels, clockwise."""
        return self.sheet.corners_of(self.box)

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
        """Return the place on the photograph as PNG; raises ValueError where it was packed."""
        if not self.sheet.is_seen:
            raise ValueError("a reading that was packed has no pictures")
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
        sheet = table.sheets[doubt.sheet]
        yield Question(doubt, sheet, _place(doubt, table.names), _options(doubt))


def with_likely(table: TableReading) -> TableReading:
    """Return the table with the likely answer to each question; what has none stays open."""
    *_, (last, _) = _taking_likely(table)
    return last


def _taking_likely(table: TableReading) -> Iterator[tuple[TableReading, tuple[Question, ...]]]:
    """Yield the table and its questions, and after their likely answers again, until none is."""
    while True:
        asked = tuple(questions_of(table))
        yield table, asked
        likely = [(each.doubt, each.likely) for each in asked if each.likely]
        if not likely:
            return
        for doubt, option in likely:
            table = table.answered(doubt, option.meaning, "likely")
        table = table.held()


@dataclass(frozen=True, slots=True)
class Dependence:
    """What a score depends on: another answer to a question, and whose totals are others by it."""

    question: Question
    option: Option
    totals: Mapping[str, int]


def dependences(table: TableReading) -> Iterator[Dependence]:
    """Yield the answers that are not likely and would change a total of the likely ones.

    Of marks that cannot be seen every answer is as possible; they are left aside.
    """
    steps = [*_taking_likely(table)]
    usual, _ = steps[-1]
    before = totals(usual)
    asked = {each.id: each for _, questions in steps for each in questions}
    for question in asked.values():
        possible = question.others if question.likely else ()
        there = usual if question.doubt.check else table
        for option in possible:
            after = totals(with_likely(there.answered(question.doubt, option.meaning).held()))
            changed = {name: total for name, total in after.items() if before.get(name) != total}
            if changed:
                yield Dependence(question, option, changed)


def totals(table: TableReading) -> Mapping[str, int]:
    """Return the total of each player of whom all is known that counts."""
    score = table.game().score(lenient=True)
    less = {each.path[1] for each in score.problems
            if each.message == LEFT_OUT and each.path[:1] == ("sheet",)}  # fmt: skip
    return {str(account.name): account.total for _, account in score.players
            if account.seat not in less}  # fmt: skip


def pictures_of(table: TableReading) -> tuple[bytes, ...]:
    """Return each sheet as it was photographed, with what was read and is asked, as JPEG.

    That of a board has nothing laid over it, that of a reading which was packed is empty.
    """
    asked = [*table.doubts()]
    found = []
    for index, sheet in enumerate(table.sheets):
        doubtful = [each.reading.group for each in asked if each.sheet == index]
        doubtful += [each.group for each in sheet.readings if each.by == "likely"]
        found.append(_picture(sheet, doubtful))
    return tuple(found)


def _picture(sheet: SheetReading, doubtful: Iterable[Group]) -> bytes:
    """Return a sheet as it was photographed; nothing, where there is no photograph at hand.

    Rings, strokes and figures as they are read have one colour, doubtful groups and what belongs to
    no mark have another.
    """
    if sheet.taken is None:
        return b""
    boxes = {mark.name: mark.box for mark in sheet.identity.blank.marks}
    sure = [(each.group, each.meaning) for each in sheet.readings
            if each.is_sure and each.meaning is not None]  # fmt: skip
    found = [shape for group, meaning in sure for shape in shapes(group, meaning, boxes)]
    figures = dict(sheet.checked.written)
    figures |= {group.marks[0]: int(meaning) for group, meaning in sure
                if group.is_figure and group.marks}  # fmt: skip
    words = [(boxes[name], str(number)) for name, number in figures.items() if name in boxes]
    asked = [*(sheet.place_of(each) for each in doubtful if each.marks), *sheet.strays]
    doubts = _overlay(sheet, map(frame, asked), [(box, "?") for box in asked])
    return annotated(sheet.taken, _overlay(sheet, found, words), doubts)


def _overlay(
    sheet: SheetReading, lines: Iterable[Points], words: Iterable[tuple[Box, str]]
) -> Overlay:
    """Return lines of a page, in mm, and words at places of it, as they lie on its photograph."""
    where = sheet.identity.warp.positions_of
    said = tuple((where(np.array([(box.right, box.y)])), word) for box, word in words)
    return Overlay(tuple(map(where, lines)), said)


def is_id(table: TableReading, text: str) -> bool:
    """Return whether a question about a table may be called so, now or by other answers."""
    for index, sheet in enumerate(table.sheets):
        if any(text == place_text(table.place(index, each)) for each in sheet.readings):
            return True
        seats = ((index if claim.seat is None or not sheet.is_shared else claim.seat, claim.name)
                 for claim in sheet.claims())  # fmt: skip
        if any(text.startswith(place_text(("sheet", *each))) for each in seats):
            return True
    return False


def place_text(path: Path) -> str:
    """Return a place in a state's file as one word: `sheet/0/gold`."""
    return "/".join(map(str, path))


def _told(check: Check) -> Message:
    """Return what the sheet says beside what is counted."""
    claim = check.claim
    told: list[Message] = []
    if claim.circled == claim.written:
        told.append(Text("{number} is circled and written", number=claim.circled or 0))
    else:
        if claim.circled is not None:
            told.append(Text("{number} is circled", number=claim.circled))
        if claim.written is not None:
            told.append(Text("{number} is written", number=claim.written))
    if check.counted is not None:
        told.append(Text("{number} is counted", number=check.counted))
    return in_a_row(told)


def _place(doubt: Doubt, names: Sequence[str]) -> Message:
    if doubt.check is None:
        return path_text(doubt.path, names)
    check = doubt.check
    place = sheet_text(check.seat, names[check.seat])
    part = Text("total") if check.claim.is_final else check.claim.place
    return Text("{place}, {part}", place=place, part=part)


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
