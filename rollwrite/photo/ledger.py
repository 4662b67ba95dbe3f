"""Ledgers: a sheet's figures, the total that is circled and its other marks, held together.

What is circled counts, as ever. The figures say it too: where a circle is doubtful they may make it
sure, where nothing is circled they say what should be, and where they say something else that is
asked. On a pad without circles the figures are the state itself.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from rollwrite.photo.figures import BLANK, COLUMNS, MOST, NUMBERS, Probabilities
from rollwrite.photo.groups import (
    SURE,
    SURE_CHECKED,
    SURE_FIGURE,
    Group,
    Reading,
    circled_total,
    meanings_at,
)
from rollwrite.photo.inference import (
    ANY,
    DOUBT,
    Constraint,
    Distribution,
    Marginals,
    Sum,
    as_part,
    as_total,
    certain,
    convolve,
    infer,
    is_figure,
    is_written,
    normalize,
)
from sheets.files.problem import Path
from sheets.words.text import Message

UNLIKELY: Final = 0.005  # Beside the total that the figures say one so improbable is another.
ASTRAY: Final = 0.02  # How probably a sum may be wrong that tells a total which nobody circled.
LEFT: Final = 0.8  # How probable figures must leave what a circled total says of them.
RARE: Final = 0.001  # A number beyond what is usual, beside any other.
SHOWN: Final = 0.01  # How probable a number must be in a box alone that all else says it holds.
OPTIONS: Final = 4  # As many numbers are offered where somebody is asked for a figure.
COUNTED: Final = 0.9  # How probable a number of marks must be that checks figures.
FEW: Final = 10  # Points of a final score.
CLEAR: Final = 0.98  # How sure a figure is that a mistake is told of.
WRONG: Final = 0.9  # How sure it is that a sum is wrong, where that is told.

_EMPTY: Final[Probabilities] = np.eye(COLUMNS)[BLANK]


@dataclass(frozen=True, slots=True)
class Ledger:
    """Figures that add up to a total: their boxes' names, and what marks say of them.

    root:        the total
    said:        what a sum or a known box is called
    sums:        by the name of what each makes; names without a box stand for what is nowhere
                 written
    boxes:       those of which an empty one adds nothing; elsewhere it only is not filled in
    tens, units: the paths at which the total is circled, if it is
    known:       what marks make of a box, None where they are doubtful
    wanted, to:  where the state has not the total itself but what these sums make, and its path
    counted:     the distribution that marks give a sum without a box
    figures:     boxes that the state has, and their paths; an empty one says nothing
    before:      of a figure the boxes for what it was before; with one of these it is not empty
    most:        a greater figure is improbable
    constraints: rows in which one figure tells the others
    final:       the seat of whom the total is the final score, 0 on a sheet of one's own; None
                 where it is none
    is_tie:      it is the number that decides a tie, no score
    """

    root: str
    said: Callable[[str], Message]
    sums: Mapping[str, Sum] = field(default_factory=dict)
    boxes: frozenset[str] = frozenset()
    tens: Path = ()
    units: Path = ()
    known: Mapping[str, int | None] = field(default_factory=dict)
    wanted: tuple[str, ...] = ()
    to: Path = ()
    counted: Mapping[str, Distribution] = field(default_factory=dict)
    figures: Mapping[str, Path] = field(default_factory=dict)
    before: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    most: int = MOST
    constraints: tuple[Constraint, ...] = ()
    final: int | None = None
    is_tie: bool = False

    @property
    def rest(self) -> int | None:
        """What marks make of all boxes that they tell, None where one is doubtful."""
        found = [each for each in self.known.values() if each is not None]
        return sum(found) if len(found) == len(self.known) else None

    @property
    def brought(self) -> Mapping[str, int | None]:
        """What marks make of boxes and of the sums of such, None where one is doubtful."""
        found = dict(self.known)
        for name, each in self.sums.items():
            if self.known.keys() >= {*each.parts}:
                parts = [self.known[part] for part in each.parts]
                found[name] = None if None in parts else sum(part or 0 for part in parts)
        return found

    def held(self, written: Mapping[str, int]) -> Iterator[tuple[str, int]]:
        """Yield what marks make of each box that is written; of a sum where it stands alone."""
        for name, number in self.brought.items():
            parts = self.sums[name].parts if name in self.sums else ()
            if name in written and number is not None and not any(map(written.__contains__, parts)):
                yield name, number

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that is added up, and of the sums."""
        parts = (part for each in self.sums.values() for part in each.parts)
        constrained = (name for each in self.constraints for name in each.names)
        before = (name for names in self.before.values() for name in names)
        found = (self.root, *self.sums, *parts, *constrained, *self.figures, *before)
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A figure on a sheet that is not right: its place in words, what is added, what is written.

    `parts` are empty where marks, not figures, say what is right.
    """

    place: Message
    parts: tuple[int, ...]
    right: int
    written: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A sheet's readings once its figures were added up, what these are, and what is wrong.

    `numbers` has the distribution of each figure, `written` those that are clear, by their boxes.
    """

    readings: tuple[Reading, ...]
    numbers: Mapping[str, Distribution] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()
    written: Mapping[str, int] = field(default_factory=dict)


def row_sums(boxes: Sequence[str], across: int, sum_of: Callable[[int], str]) -> dict[str, Sum]:
    """Return the sum of each row of boxes, by its own box's name."""
    starts = range(0, len(boxes), across)
    return {sum_of(row): Sum(tuple(boxes[start : start + across]))
            for row, start in enumerate(starts, 1)}  # fmt: skip


def cross_check(
    readings: tuple[Reading, ...], figures: Mapping[str, Probabilities], ledger: Ledger
) -> Checked:
    """Return readings that a ledger's figures have made surer or doubtful, and its mistakes."""
    there = {name: figures[name] for name in ledger.names if name in figures}
    if not any(is_written(each) for each in there.values()) and not ledger.figures:
        return Checked(readings)
    sums, known = _sums(ledger, there), _known(ledger, there)
    circled = _circled(readings, ledger)
    alone = infer(ledger.root, sums, known)
    whole = infer(ledger.root, sums, {**known, ledger.root: _product(known, ledger.root, circled)})
    whole.numbers.update(_constrained(ledger, known, whole))
    if circled.max() >= SURE and _is_bare(ledger, there):
        found = readings
    elif circled.max() >= SURE:
        found = _by_circles(readings, ledger, alone, whole, int(circled.argmax()))
    else:
        found = _by_figures(readings, ledger, whole)
    for figure in _figures(ledger, there, whole):
        found = _with(found, figure)
    mistakes = tuple(_mistakes(ledger, sums, there, whole))
    return Checked(found, whole.numbers, mistakes, dict(_written(ledger, there, whole)))


def doubt_lone_units(
    readings: Iterable[Reading], ledger: Ledger, written: Mapping[str, int]
) -> Iterator[Reading]:
    """Yield readings, doubtful the tens of a final score of which only units are circled.

    So few points are hardly ever made: a ring that was not seen is likelier, unless its figure
    says the same.
    """
    sheet = tuple(readings)
    circled, _ = total_circled(sheet, ledger)
    is_few = circled is not None and circled < FEW and written.get(ledger.root) != circled
    for each in sheet:
        is_doubted = is_few and ledger.final is not None and each.group.path == ledger.tens
        yield replace(each, probability=0.0, probabilities=()) if is_doubted else each


def total_circled(
    readings: Iterable[Reading], ledger: Ledger
) -> tuple[int | None, tuple[str, ...]]:
    """Return the total whose rings are circled, and the rings; None where that is not sure.

    What follows from figures nobody circled.
    """
    sheet = tuple(readings)
    rows = [each for each in sheet if each.group.path in (ledger.tens, ledger.units)]
    if not ledger.tens or any(each.by == "rule" for each in rows):
        return None, ()
    found = circled_total(meanings_at(sheet), ledger.tens[:-1])
    return found, () if found is None else tuple(name for row in rows for name in row.group.marks)


def _is_bare(ledger: Ledger, there: Mapping[str, Probabilities]) -> bool:
    """Return whether nothing is written of what the state needs, which the total tells then."""
    names = (name for name in (*ledger.boxes, *ledger.wanted) if name in there)
    return bool(ledger.to) and not any(is_written(there[name]) for name in names)


def _sums(ledger: Ledger, there: Mapping[str, Probabilities]) -> dict[str, Sum]:
    """Return the sums that can be looked at: not one of which only itself is written."""
    found: dict[str, Sum] = {}
    for name, each in ledger.sums.items():
        parts = [part for part in each.parts if part in there and is_written(there[part])]
        if name not in there or not is_written(there[name]):
            found[name] = replace(each, mistaken=0.0)
        elif parts or not ledger.boxes.issuperset(each.parts):
            found[name] = each
    return found


def _known(ledger: Ledger, there: Mapping[str, Probabilities]) -> dict[str, Distribution]:
    found = {name: (as_part if name in ledger.boxes else as_total)(each)
             for name, each in there.items()}  # fmt: skip
    for name in ledger.figures:
        found[name] = normalize(np.where(np.arange(NUMBERS) > ledger.most, RARE, 1) * found[name])
    for name, number in ledger.known.items():
        if number is not None:
            found[name] = _product(found, name, certain(number))
    for name, numbers in ledger.counted.items():
        found[name] = _product(found, name, numbers)
    messages = {each.part: each.message(each.part, found) for each in ledger.constraints}
    return {**found, **{name: _product(found, name, each) for name, each in messages.items()}}


def _constrained(
    ledger: Ledger, known: Mapping[str, Distribution], whole: Marginals
) -> Iterator[tuple[str, Distribution]]:
    """Yield the figures of constrained rows, once all else in the ledger is added up."""
    for each in ledger.constraints:
        # What all else says of the part, without what the row itself has said of it.
        part = normalize(whole.numbers[each.part] / each.message(each.part, known))
        message = each.message(each.figure, {**known, each.part: part})
        yield each.figure, _product(known, each.figure, message)


def _figures(
    ledger: Ledger, there: Mapping[str, Probabilities], whole: Marginals
) -> Iterator[Reading]:
    """Yield the figures that the state has; none where a box is empty."""
    is_checked = _is_checked(ledger, there)
    for name, path in ledger.figures.items():
        # A total itself is checked by what makes it.
        is_held = is_checked and (name != ledger.root or name in whole.wrong)
        sure = SURE_CHECKED if is_held else SURE_FIGURE
        numbers, own = whole.numbers[name], there[name]
        is_expected = any(is_written(there[each]) for each in ledger.before.get(name, ()))
        empty = float(numbers[0] * own[BLANK] / max(own[BLANK] + own[0], DOUBT))
        if empty >= sure and not is_expected:
            continue
        filled = numbers.copy()
        filled[0] -= empty
        options = [int(each) for each in filled.argsort()[::-1][:OPTIONS] if filled[each] >= RARE]
        is_wrong = whole.wrong.get(name, 0.0) > ASTRAY
        if is_wrong:  # What is added up here may be meant as well as what is written.
            options = list(dict.fromkeys((*options, int(whole.made[name].argmax()))))
        patterns = tuple((each, ()) for each in options)
        group = Group(path, (name,), patterns, is_figure=True, sure=sure)
        found = tuple(float(filled[each]) for each in options)
        if options:
            is_shown = own[options[0]] >= SHOWN and not is_wrong
            yield Reading(group, options[0], found[0] if is_shown else 0.0, probabilities=found)
        else:
            yield Reading(group, None, 0.0)


def _is_checked(ledger: Ledger, there: Mapping[str, Probabilities]) -> bool:
    """Return whether a total, written or counted, checks the figures of a ledger."""
    root, counted = there.get(ledger.root), ledger.counted.get(ledger.root)
    is_told = counted is not None and counted.max() >= COUNTED
    return bool(ledger.sums) and (is_told if root is None else is_figure(root))


def _product(known: Mapping[str, Distribution], name: str, message: Distribution) -> Distribution:
    return normalize(known.get(name, ANY) * message)


def _circled(readings: Iterable[Reading], ledger: Ledger) -> Distribution:
    """Return the distribution of the total that is circled, any where that is not told."""
    by_path = {each.group.path: each for each in readings}
    if not _is_circled(readings, ledger):
        return ANY
    found = np.ones(1)
    for path, worth in ((ledger.tens, 10), (ledger.units, 1)):
        if path not in by_path:
            return ANY
        found = np.convolve(found, _ring_row(by_path[path], worth))[:NUMBERS]
    rest = max(1 - float(found.sum()), 0.0)
    return normalize(np.pad(found, (0, NUMBERS - len(found))) + rest / NUMBERS)


def _is_circled(readings: Iterable[Reading], ledger: Ledger) -> bool:
    """Return whether a ring of the total is: tens without one are 0 only beside units with one."""
    return any(each.is_sure and (each.group.path == ledger.units or each.meaning != 0)
               for each in readings if each.group.path in (ledger.tens, ledger.units))  # fmt: skip


def _ring_row(reading: Reading, worth: int) -> Distribution:
    found = np.zeros(NUMBERS)
    if reading.is_sure and reading.meaning is not None:
        found[worth * int(reading.meaning)] = 1
        return found
    for meaning, each in zip(reading.group.meanings, reading.probabilities, strict=False):
        found[worth * int(meaning)] += each
    return found


def _by_circles(
    readings: tuple[Reading, ...], ledger: Ledger, alone: Marginals, whole: Marginals, circled: int
) -> tuple[Reading, ...]:
    """Return readings, doubtful those of a circled total that the figures contradict."""
    if not ledger.to:
        made = alone.meant(ledger.root)
        is_said = made[circled] >= UNLIKELY * made.max()
        return readings if is_said else tuple(_doubted(each, ledger) for each in readings)
    total, wanted = alone.numbers[ledger.root], _wanted(ledger, whole)
    left = None if ledger.rest is None else circled - ledger.rest
    is_left = left is None or left < 0 or wanted[left] >= LEFT
    if total[circled] < UNLIKELY * total.max() or not (is_left or wanted.max() >= SURE_FIGURE):
        second, first = map(int, _wanted(ledger, alone).argsort()[-2:])
        others = (left, second) if left in (None, first) else (left,)
        options = dict.fromkeys(each for each in (first, *others) if each is not None and each >= 0)
        group = Group(ledger.to, (), tuple((each, ()) for each in options))
        return _with(readings, Reading(group, None, 0.0))
    return _with_figure(readings, ledger, whole)


def _by_figures(
    readings: tuple[Reading, ...], ledger: Ledger, whole: Marginals
) -> tuple[Reading, ...]:
    """Return readings, those of a total not surely circled by the figures, where these add up."""
    if not ledger.sums:
        return tuple(_as_written(readings, ledger, whole.numbers[ledger.root]))
    if ledger.root not in whole.wrong or max(whole.wrong.values()) > ASTRAY:
        return readings
    numbers = whole.numbers[ledger.root]
    total = int(numbers.argmax())
    if numbers[total] < SURE:
        return _with_figure(readings, ledger, whole)
    probability, is_circled = float(numbers[total]), _is_circled(readings, ledger)
    meanings = {ledger.tens: total // 10, ledger.units: total % 10}
    found = (
        replace(each, meaning=meanings[each.group.path], probability=probability, by="rule")
        if each.group.path in meanings and not (each.is_sure and is_circled) else each
        for each in readings
    )  # fmt: skip
    return _with_figure(tuple(found), ledger, whole)


def _as_written(
    readings: Iterable[Reading], ledger: Ledger, total: Distribution
) -> Iterator[Reading]:
    """Yield readings, those of a total of which nothing is circled as its one figure tells it."""
    sheet = tuple(readings)
    is_circled = _is_circled(sheet, ledger)
    digits = {ledger.tens: total.reshape(-1, 10).sum(1), ledger.units: total.reshape(-1, 10).sum(0)}
    for each in sheet:
        if is_circled or each.group.path not in digits:
            yield each
            continue
        row = tuple(float(digits[each.group.path][int(one)]) for one in each.group.meanings)
        meaning = each.group.meanings[row.index(max(row))]
        yield replace(each, meaning=meaning, probability=max(row), probabilities=row, by="rule")


def _with_figure(
    readings: tuple[Reading, ...], ledger: Ledger, whole: Marginals
) -> tuple[Reading, ...]:
    """Return readings with the figure that the state needs, if it is sure."""
    if not ledger.to:
        return readings
    numbers = _wanted(ledger, whole)
    number = int(numbers.argmax())
    if numbers[number] < SURE_FIGURE:
        return readings
    group = Group(ledger.to, (), ((number, ()),), sure=SURE_FIGURE)
    return _with(readings, Reading(group, number, float(numbers[number])))


def _wanted(ledger: Ledger, found: Marginals) -> Distribution:
    """Return the distribution of the number that the state has."""
    return convolve(map(found.meant, ledger.wanted))


def _with(readings: tuple[Reading, ...], reading: Reading) -> tuple[Reading, ...]:
    """Return readings with another one, in place of any at the same path."""
    path = reading.group.path
    return (*(each for each in readings if each.group.path != path), reading)


def _doubted(reading: Reading, ledger: Ledger) -> Reading:
    is_circled = reading.group.path in (ledger.tens, ledger.units) and reading.by == "read"
    return replace(reading, probability=0.0) if is_circled else reading


def _mistakes(
    ledger: Ledger, sums: Mapping[str, Sum], there: Mapping[str, Probabilities], whole: Marginals
) -> Iterator[Mistake]:
    """Yield the mistakes in a ledger's sums and known boxes, where all figures are clear."""
    for name, each in sums.items():
        written = _clear(whole.numbers[name])
        clear = (_clear(whole.numbers[part]) for part in each.parts)
        parts = tuple(part for part in clear if part is not None)
        if written is None or len(parts) < len(each.parts) or whole.wrong[name] < WRONG:
            continue
        if name in there and is_written(there[name]):
            yield Mistake(ledger.said(name), tuple(filter(None, parts)), sum(parts), written)
    for name, right in ledger.known.items():
        written = _clear(as_total(there[name])) if name in there else None
        if written is not None and right not in (None, written) and is_written(there[name]):
            yield Mistake(ledger.said(name), (), right, written)


def _written(
    ledger: Ledger, there: Mapping[str, Probabilities], whole: Marginals
) -> Iterator[tuple[str, int]]:
    """Yield the figures that are clear, each by its box, which shows it.

    Where marks tell one it must be clear by its box alone, against which they are held.
    """
    for name, numbers in whole.numbers.items():
        own = there.get(name, _EMPTY)
        number = _clear(as_total(own) if name in ledger.brought else numbers)
        if number is not None and is_written(own) and own[number] >= SHOWN:
            yield name, number


def _clear(numbers: Distribution) -> int | None:
    """Return the number that a figure clearly is, None where it is not clear."""
    best = int(numbers.argmax())
    return best if numbers[best] >= CLEAR else None
