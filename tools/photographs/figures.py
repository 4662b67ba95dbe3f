"""Figures as people write them into boxes, and pages full of them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from rollwrite.photo.figures import ODD, SLOTS, glyphs_of
from sheets.drawing.shapes import Box, Drawing, Mark, marks_of
from tools.photographs.digits.forms import Form, own, traced
from tools.photographs.hand import Hand, Stroke, Strokes, smooth
from tools.photographs.split import Part, Pen

# Words in the names of marks that no figure is written at.
WORDS: Final = frozenset({
    "name", "initial", "date", "notes", "realm", "building", "spells", "ship", "guild", "claim",
    "last-buyer",
})  # fmt: skip
WIDE: Final = 12.0  # mm that three digits need.
# How often a box of a page by lot is empty, holds no figure, holds one of one digit.
BLANKS, ODDS, SINGLE = 0.3, 0.1, 0.5
USUAL: Final = 0.5  # How often three digits are a number that can be told.
# How often a hand writes our own forms where there are any, and how often it keeps to cells.
OWN_FORMS, KEPT_CELLS = 0.5, 0.8
BROAD: Final = 4.0  # Widths of its line that a digit by a pen is high, at least,
HIGHEST: Final = 0.9  # as far as the box has room.
APART: Final = 0.95  # Of its place that a digit is wide, at most.


@dataclass(frozen=True, slots=True)
class FigureHand:
    """How one person writes figures: how large, how slanting, which forms, how well in place.

    Digits are `high` by a box's height, but with a broad pen so large that they can be read: at
    least `least` mm. Who keeps to cells writes each digit between the dotted lines; `is_schooled`
    is who writes our own forms.
    """

    part: Part
    lots: np.random.Generator
    high: float
    least: float
    narrow: float
    slant: float
    keeps_to_cells: bool
    is_schooled: bool

    def figure(self, text: str, mark: Mark) -> Strokes:
        """Return the strokes of a figure in its box, its last digit in the last cell."""
        box, lots = mark.box, self.lots
        if mark.cells > 1 and len(text) <= mark.cells and self.keeps_to_cells:
            wide = box.width / mark.cells
            first = mark.cells - len(text)
            cells = [Box(box.x + (first + place) * wide, box.y, wide, box.height)
                     for place in range(len(text))]  # fmt: skip
        else:
            wide = min(box.width / len(text), self._high(box) * lots.uniform(0.65, 0.95))
            start = box.centre[0] - len(text) * wide / 2 + lots.normal(0, 0.06) * box.width
            cells = [Box(start + place * wide, box.y, wide, box.height)
                     for place in range(len(text))]  # fmt: skip
        return tuple(stroke for digit, cell in zip(text, cells, strict=True)
                     for stroke in self._digit(digit, cell))  # fmt: skip

    def odd(self, mark: Mark, hand: Hand) -> Strokes:
        """Return what is no figure: one crossed out, two in one place, a dash, a letter."""
        box, lots = mark.box, self.lots
        wrong, right = (str(lots.integers(0, 30)) for _ in range(2))
        half = box.width / 2
        left, rest = (Box(box.x + side * half, box.y, half, box.height) for side in (0, 1))
        match int(lots.integers(6)):
            case 0:  # Crossed out, another one beside it.
                struck = self.figure(wrong, Mark("", "write", left, ()))
                return (*struck, *hand.cross(left)[:1], *self.figure(right, _as(mark, rest)))
            case 1:  # Crossed out.
                return (*self.figure(wrong, mark), *hand.cross(box))
            case 2:  # One written over the other.
                return (*self.figure(wrong[:1], mark), *self.figure(_other(wrong[0], lots), mark))
            case 3:
                return hand.circle(box, lots.uniform(0, 360), lots.uniform(110, 230))
            case 4:
                return hand.written(str(lots.choice(list("AKMX"))), box)
            case _:  # A dash.
                x, y = box.centre
                long = box.width * lots.uniform(0.12, 0.4)
                return (hand.line((x - long, y), (x + long, y + lots.normal(0, 0.3))),)

    def _digit(self, digit: str, cell: Box) -> Iterator[Stroke]:
        lots = self.lots
        form = self._form(digit)
        points = np.concatenate(form)
        least, wide = points.min(0), float(np.ptp(points[:, 0]))
        high = self._high(cell) * lots.uniform(0.88, 1.12)
        across = min(self.narrow * high, APART * cell.width / max(wide, 0.15))
        x = cell.centre[0] - across * wide / 2 + lots.normal(0, 0.07) * cell.width
        y = cell.centre[1] - high / 2 + lots.normal(0, 0.05) * cell.height
        lean = self.slant + lots.normal(0, 0.05)
        bent = bend(lots)
        for line in form:
            found = bent(smooth(line - least + lots.normal(0, 0.015, line.shape)))
            found[:, 0] += lean * (0.5 - found[:, 1])
            yield found * (across, high) + (x, y)

    def _high(self, box: Box) -> float:
        """Return how high digits are in a box, in mm."""
        return min(max(self.high * box.height, self.least), HIGHEST * box.height)

    def _form(self, digit: str) -> Form:
        ours = own(self.part).get(digit)
        forms = ours if ours and self.is_schooled else traced(self.part)[digit]
        return forms[int(self.lots.integers(len(forms)))]


def figure_hand(part: Part, lots: np.random.Generator, pen: Pen) -> FigureHand:
    """Return the hand of a person of a part of the split, by lot, with a pen in it."""
    return FigureHand(
        part,
        lots,
        high=lots.uniform(0.42, 0.85),
        least=BROAD * pen.width[1],
        narrow=lots.uniform(0.75, 1.15),
        slant=lots.normal(0.05, 0.12),
        keeps_to_cells=bool(lots.uniform() < KEPT_CELLS),
        is_schooled=bool(lots.uniform() < OWN_FORMS),
    )


def figures_of(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Return the marks in which figures stand."""
    return tuple(mark for mark in marks if mark.pen == "write" and not _is_word(mark))


def figures_by_lot(
    drawing: Drawing, figures: FigureHand, hand: Hand
) -> tuple[list[Strokes], dict[str, tuple[int, ...]]]:
    """Return the strokes of a page whose boxes hold what a lot says, and the glyphs of each."""
    lots = figures.lots
    strokes: list[Strokes] = []
    told: dict[str, tuple[int, ...]] = {}
    for mark in figures_of(marks_of(drawing)):
        lot = lots.uniform()
        if lot < BLANKS:
            told[mark.name] = glyphs_of(None)
        elif lot < BLANKS + ODDS:
            told[mark.name] = (ODD,) * SLOTS
            strokes.append(figures.odd(mark, hand))
        else:
            number = _number(mark, lots)
            told[mark.name] = glyphs_of(number)
            strokes.append(figures.figure(str(number), mark))
    return strokes, told


def bend(lots: np.random.Generator) -> Callable[[Stroke], Stroke]:
    """Return how a hand draws one thing otherwise than the next one: turned, in gentle waves."""
    angle, sizes = lots.normal(0, 0.06), lots.normal(0, 0.035, 2)
    lengths, phases = lots.uniform(2.5, 6, 2), lots.uniform(0, 7, 2)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])

    def bent(points: Stroke) -> Stroke:
        waves = np.sin(points[:, ::-1] * lengths + phases) * sizes
        found: Stroke = (points - 0.5) @ turn + 0.5 + waves
        return found

    return bent


def _number(mark: Mark, lots: np.random.Generator) -> int:
    if mark.box.width < WIDE / 2 or lots.uniform() < SINGLE:
        return int(lots.integers(0, 10))
    if mark.box.width >= WIDE and lots.uniform() < 0.4:
        return int(lots.integers(100, 200 if lots.uniform() < USUAL else 1000))
    return int(lots.integers(10, 100))


def _other(digit: str, lots: np.random.Generator) -> str:
    """Return another digit that no writing makes of this one without being seen."""
    return str((int(digit) + int(lots.integers(1, 10))) % 10)


def _as(mark: Mark, box: Box) -> Mark:
    return Mark(mark.name, mark.pen, box, ())


def _is_word(mark: Mark) -> bool:
    return not WORDS.isdisjoint(mark.name.split("."))
