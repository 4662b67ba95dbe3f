"""Step 6, a ledger: its figures, the total that is circled and the other marks, held together.

What is circled counts, as ever. The figures say it too: where a circle is doubtful they may make it
sure, where nothing is circled they say what should be, and where they say something else that is
asked. On a pad without circles the figures are the state itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from rollwrite.photo.joint import SURE, SURE_CHECKED, SURE_FIGURE, Group, Reading
from rollwrite.photo.numbers import BLANK, MOST, NUMBERS, Shares
from rollwrite.photo.sums import (
    ANY,
    DOUBT,
    Added,
    Numbers,
    Sum,
    added,
    as_part,
    as_total,
    convolved,
    exactly,
    is_figure,
    is_written,
    scaled,
)
from rollwrite.photo.ties import Tie
from sheets.files.problem import Path
from sheets.words.text import Said

UNLIKELY: Final = 0.005  # Beside the total that the figures say one so unlikely is another.
# How likely a sum may be wrong where figures tell a total that nobody circled.
ASTRAY: Final = 0.02
LEFT: Final = 0.8  # How likely figures must leave what a circled total says of them.
RARE: Final = 0.001  # A number beyond what is usual, beside any other.
SHOWN: Final = 0.01  # How likely a box must show a number alone that all else says it holds.
OPTIONS: Final = 4  # As many numbers are offered where somebody is asked for a figure.
COUNTED: Final = 0.9  # How likely a number of marks must be that checks figures.
CLEAR: Final = 0.98  # How sure a figure is that is named as wrong,
WRONG: Final = 0.9  # and how sure it is that it is.


@dataclass(frozen=True, slots=True)
class Ledger:
    """Figures that add up to a total: their boxes' names, and what marks say of them.

    `sums` are by the name of what each makes; names without a box stand for what is nowhere
    written. An empty box adds nothing where it is one of the `boxes`; elsewhere it only is not
    filled in. `known` is what marks make of a box, None where they are doubtful, `counted` how
    likely marks make a sum without a box each number. The total `root`
    is circled at the paths `tens` and `units`, if it is. Where the state has not the total itself
    but what the sums in `wanted` make, that belongs to the path `to`. Boxes whose `figures` the
    state has belong to these paths; an empty one says nothing, unless something stands in one of
    those for what it was `before`, and more than `most` is unlikely there. `ties` are rows in which
    one figure tells the others. `said` is what a sum or a known box is called.
    """

    root: str
    said: Callable[[str], Said]
    sums: Mapping[str, Sum] = field(default_factory=dict)
    boxes: frozenset[str] = frozenset()
    tens: Path = ()
    units: Path = ()
    known: Mapping[str, int | None] = field(default_factory=dict)
    wanted: tuple[str, ...] = ()
    to: Path = ()
    counted: Mapping[str, Numbers] = field(default_factory=dict)
    figures: Mapping[str, Path] = field(default_factory=dict)
    before: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    most: int = MOST
    ties: tuple[Tie, ...] = ()

    @property
    def rest(self) -> int | None:
        """What marks make of all boxes that they tell, None where one is doubtful."""
        found = [each for each in self.known.values() if each is not None]
        return sum(found) if len(found) == len(self.known) else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that is added up, and of the sums."""
        parts = (part for each in self.sums.values() for part in each.parts)
        tied = (name for tie in self.ties for name in tie.names)
        before = (name for names in self.before.values() for name in names)
        found = (self.root, *self.sums, *parts, *tied, *self.figures, *before)
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A figure on a sheet that is not right: its place in words, what is added, what is written.

    `parts` are empty where marks, not figures, say what is right.
    """

    place: Said
    parts: tuple[int, ...]
    right: int
    written: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A sheet's readings once its figures were added up, what these are, and what is wrong."""

    readings: tuple[Reading, ...]
    numbers: Mapping[str, Numbers] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()


def checked(
    readings: tuple[Reading, ...], figures: Mapping[str, Shares], ledger: Ledger
) -> Checked:
    """Return readings that a ledger's figures have made surer, or doubtful."""
    there = {name: figures[name] for name in ledger.names if name in figures}
    if not any(is_written(each) for each in there.values()) and not ledger.figures:
        return Checked(readings)
    sums, known = _sums(ledger, there), _known(ledger, there)
    circled = _circled(readings, ledger)
    alone = added(ledger.root, sums, known)
    whole = added(ledger.root, sums, {**known, ledger.root: _both(known, ledger.root, circled)})
    whole.numbers.update(_tied(ledger, known, whole))
    if circled.max() >= SURE:
        found = _agreed(readings, ledger, alone, whole, int(circled.argmax()))
    else:
        found = _told(readings, ledger, whole)
    for figure in _figures(ledger, there, whole):
        found = _with(found, figure)
    return Checked(found, whole.numbers, tuple(_mistakes(ledger, sums, there, whole)))


def _sums(ledger: Ledger, there: Mapping[str, Shares]) -> dict[str, Sum]:
    """Return the sums that can be looked at: not one of which only itself is written."""
    found: dict[str, Sum] = {}
    for name, each in ledger.sums.items():
        parts = [part for part in each.parts if part in there and is_written(there[part])]
        if name not in there or not is_written(there[name]):
            found[name] = replace(each, mistaken=0.0)
        elif parts or not ledger.boxes.issuperset(each.parts):
            found[name] = each
    return found


def _known(ledger: Ledger, there: Mapping[str, Shares]) -> dict[str, Numbers]:
    found = {name: (as_part if name in ledger.boxes else as_total)(each)
             for name, each in there.items()}  # fmt: skip
    for name in ledger.figures:
        found[name] = scaled(np.where(np.arange(NUMBERS) > ledger.most, RARE, 1) * found[name])
    for name, number in ledger.known.items():
        if number is not None:
            found[name] = _both(found, name, exactly(number))
    for name, numbers in ledger.counted.items():
        found[name] = _both(found, name, numbers)
    said = {tie.part: tie.said(tie.part, found) for tie in ledger.ties}
    return {**found, **{name: _both(found, name, each) for name, each in said.items()}}


def _tied(
    ledger: Ledger, known: Mapping[str, Numbers], whole: Added
) -> Iterator[tuple[str, Numbers]]:
    """Yield the figures of rows with a tie, by name, once all else in the ledger is added up."""
    for tie in ledger.ties:
        # What all else says of the part, without what the row itself has said of it.
        part = scaled(whole.numbers[tie.part] / tie.said(tie.part, known))
        yield tie.figure, _both(known, tie.figure, tie.said(tie.figure, {**known, tie.part: part}))


def _figures(ledger: Ledger, there: Mapping[str, Shares], whole: Added) -> Iterator[Reading]:
    """Yield the figures that the state has; none where a box is empty."""
    sure = SURE_CHECKED if _is_checked(ledger, there) else SURE_FIGURE
    for name, path in ledger.figures.items():
        numbers, own = whole.numbers[name], there[name]
        is_expected = any(is_written(there[each]) for each in ledger.before.get(name, ()))
        empty = float(numbers[0] * own[BLANK] / max(own[BLANK] + own[0], DOUBT))
        if empty >= sure and not is_expected:
            continue
        likely = numbers.copy()
        likely[0] -= empty
        options = [int(each) for each in likely.argsort()[::-1][:OPTIONS] if likely[each] >= RARE]
        looks = tuple((each, ()) for each in options)
        group = Group(path, (name,), looks, is_figure=True, sure=sure)
        shares = tuple(float(likely[each]) for each in options)
        if options:
            is_shown = own[options[0]] >= SHOWN
            yield Reading(group, options[0], shares[0] if is_shown else 0.0, shares=shares)
        else:
            yield Reading(group, None, 0.0)


def _is_checked(ledger: Ledger, there: Mapping[str, Shares]) -> bool:
    """Return whether something says what the figures of a ledger should add up to."""
    root, counted = there.get(ledger.root), ledger.counted.get(ledger.root)
    is_told = counted is not None and counted.max() >= COUNTED
    return bool(ledger.sums) and (is_told if root is None else is_figure(root))


def _both(known: Mapping[str, Numbers], name: str, said: Numbers) -> Numbers:
    return scaled(known.get(name, ANY) * said)


def _circled(readings: Iterable[Reading], ledger: Ledger) -> Numbers:
    """Return how likely each total is that is circled, any where that is not told."""
    by_path = {each.group.path: each for each in readings}
    if not _is_circled(readings, ledger):
        return ANY
    found = np.ones(1)
    for path, worth in ((ledger.tens, 10), (ledger.units, 1)):
        if path not in by_path:
            return ANY
        found = np.convolve(found, _ring_row(by_path[path], worth))[:NUMBERS]
    rest = max(1 - float(found.sum()), 0.0)
    return scaled(np.pad(found, (0, NUMBERS - len(found))) + rest / NUMBERS)


def _is_circled(readings: Iterable[Reading], ledger: Ledger) -> bool:
    """Return whether a ring of the total is: tens without one are 0 only beside units with one."""
    return any(each.is_sure and (each.group.path == ledger.units or each.meaning != 0)
               for each in readings if each.group.path in (ledger.tens, ledger.units))  # fmt: skip


def _ring_row(reading: Reading, worth: int) -> Numbers:
    found = np.zeros(NUMBERS)
    if reading.is_sure and reading.meaning is not None:
        found[worth * int(reading.meaning)] = 1
        return found
    for meaning, share in zip(reading.group.meanings, reading.shares, strict=False):
        found[worth * int(meaning)] += share
    return found


def _agreed(
    readings: tuple[Reading, ...], ledger: Ledger, alone: Added, whole: Added, circled: int
) -> tuple[Reading, ...]:
    """Return readings whose total is circled, doubtful where the figures say something else."""
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


def _told(readings: tuple[Reading, ...], ledger: Ledger, whole: Added) -> tuple[Reading, ...]:
    """Return readings whose total is not surely circled, as figures tell it that all add up."""
    if not ledger.sums:
        return tuple(_as_written(readings, ledger, whole.numbers[ledger.root]))
    if ledger.root not in whole.wrong or max(whole.wrong.values()) > ASTRAY:
        return readings
    numbers = whole.numbers[ledger.root]
    total = int(numbers.argmax())
    if numbers[total] < SURE:
        return _with_figure(readings, ledger, whole)
    likely, is_circled = float(numbers[total]), _is_circled(readings, ledger)
    meanings = {ledger.tens: total // 10, ledger.units: total % 10}
    found = (
        replace(each, meaning=meanings[each.group.path], likely=likely, by="rule")
        if each.group.path in meanings and not (each.is_sure and is_circled) else each
        for each in readings
    )  # fmt: skip
    return _with_figure(tuple(found), ledger, whole)


def _as_written(readings: Iterable[Reading], ledger: Ledger, total: Numbers) -> Iterator[Reading]:
    """Yield readings, those of a total of which nothing is circled as its one figure tells it."""
    sheet = tuple(readings)
    is_circled = _is_circled(sheet, ledger)
    digits = {ledger.tens: total.reshape(-1, 10).sum(1), ledger.units: total.reshape(-1, 10).sum(0)}
    for each in sheet:
        if is_circled or each.group.path not in digits:
            yield each
            continue
        shares = tuple(float(digits[each.group.path][int(one)]) for one in each.group.meanings)
        likely = max(shares)
        meaning = each.group.meanings[shares.index(likely)]
        yield replace(each, meaning=meaning, likely=likely, shares=shares, by="rule")


def _with_figure(
    readings: tuple[Reading, ...], ledger: Ledger, whole: Added
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


def _wanted(ledger: Ledger, found: Added) -> Numbers:
    """Return how likely each number is that the state has."""
    return convolved(map(found.meant, ledger.wanted))


def _with(readings: tuple[Reading, ...], reading: Reading) -> tuple[Reading, ...]:
    """Return readings with another one, in place of any at the same path."""
    path = reading.group.path
    return (*(each for each in readings if each.group.path != path), reading)


def _doubted(reading: Reading, ledger: Ledger) -> Reading:
    is_circled = reading.group.path in (ledger.tens, ledger.units) and reading.by == "read"
    return replace(reading, likely=0.0) if is_circled else reading


def _mistakes(
    ledger: Ledger, sums: Mapping[str, Sum], there: Mapping[str, Shares], whole: Added
) -> Iterator[Mistake]:
    """Yield what is wrong in a ledger, as far as all of it is clear."""
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


def _clear(numbers: Numbers) -> int | None:
    """Return the number that a figure clearly is, None where it is not clear."""
    best = int(numbers.argmax())
    return best if numbers[best] >= CLEAR else None
