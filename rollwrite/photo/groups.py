"""Groups: marks that are read together, the patterns they can show, and what each pattern means.

Such as a card's three symbols, a track, or a counting board: the tens and the units of a total, of
each of which one ring is circled. On a score pad a mark of a game is called `total.2.1` or
`points.2.1.7`: its part, the game, the player's seat from 1, and what else there is.
"""

import math
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, Literal, TypeAlias

from rollwrite.photo.marks import MARKED_WAYS, STATES, State, StateProbabilities
from scoring.places import Look, Meaning, Place, Told, tree_of
from sheets.drawing.filling import How
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Message, Text

Pattern: TypeAlias = tuple[Meaning, tuple[State, ...]]  # A meaning, and the state of each mark.
# The sheet itself, the rules from other marks, somebody who was asked, or nobody: what is likely.
Source: TypeAlias = Literal["read", "rule", "person", "likely"]

SURE: Final = 0.995  # A reading of marks that is less probable is asked.
SURE_FIGURE: Final = 0.999  # The same of a figure.
SURE_CHECKED: Final = 0.995  # The same of a figure which others check.
ILLEGAL: Final = 0.05  # How probable what the rules forbid is beside what they allow.
TENS: Final = "tens"  # The last steps of the paths of a counting board's readings.
UNITS: Final = "units"
LEVEL: Final[Path] = ("level",)  # Where a state says at which level is played.
# A mark that says yes or no, in whatever way it is marked.
YES_OR_NO: Final[tuple[Pattern, ...]] = (
    (False, ("blank",)), *((True, (how,)) for how in MARKED_WAYS),
)  # fmt: skip

_INDEX: Final[Mapping[State, int]] = {state: index for index, state in enumerate(STATES)}
_STATES: Final[Mapping[frozenset[How], State]] = {
    frozenset(): "blank",
    frozenset({"circle"}): "circled",
    frozenset({"cross"}): "crossed",
    frozenset({"circle", "cross"}): "both",
    frozenset({"tick"}): "ticked",
}


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that are read together: those of a place, or what else is asked, such as a sum.

    path:        where in a sheet's tree, of a shared sheet in the state's, the answer stands
    marks:       their names; of a figure that of the box in which it stands, where it has one
    patterns:    what they can show; several may mean the same
    is_figure:   the patterns are the probable numbers, and any other may be said
    only_checks: it helps to add up figures, and nobody is asked for it
    sure:        a reading that is less probable is asked
    is_row:      of its marks one is chosen; a circle that was crossed out again counts for nothing
    place:       where its marks are a place's
    """

    path: Path
    marks: tuple[str, ...]
    patterns: tuple[Pattern, ...]
    is_figure: bool = False
    only_checks: bool = False
    sure: float = SURE
    is_row: bool = False
    place: Place | None = None

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """Everything the marks can say, each once."""
        return tuple(dict.fromkeys(meaning for meaning, _ in self.patterns))

    @property
    def is_marked(self) -> bool:
        """Whether it is told by the states of its marks, not by what is written in a box."""
        return any(states for _, states in self.patterns)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a group of marks says, None for nothing, and how probable that is.

    `by` is who said it; `probabilities` are those of each of the group's meanings.
    """

    group: Group
    meaning: Meaning | None
    probability: float
    by: Source = "read"
    probabilities: tuple[float, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether nobody need be asked."""
        return self.probability >= self.group.sure


def group_of(place: Place, ways: Sequence[State] = (), *, is_row: bool = False) -> Group:
    """Return the group of a place; what is marked there may be marked in any of some ways."""
    patterns = [(look.meaning, _states(place, look)) for look in place.looks]
    if ways:
        blank = [each for each in patterns if {*each[1]} <= {"blank"}]
        marked = [each for each in patterns if each not in blank]
        others = ((meaning, tuple(each if each == "blank" else way for each in states))
                  for way in ways for meaning, states in marked)  # fmt: skip
        patterns = [*blank, *others]
    is_figure = place.written == "figure"
    return Group(place.path, place.marks, tuple(patterns), is_figure, is_row=is_row, place=place)


def _states(place: Place, look: Look) -> tuple[State, ...]:
    """Return the states of a place's marks as they look; what is written has none."""
    if any(each.how == "write" for each in look.fillings):
        return ()
    hows = ({each.how for each in look.fillings if each.mark == mark} for mark in place.marks)
    return tuple(_STATES[frozenset(each)] for each in hows)


def row_pattern(
    marks: Iterable[object], marked: Container[object], meaning: Meaning, how: State = "circled"
) -> Pattern:
    """Return the pattern of a row of marks of which some are marked."""
    return meaning, tuple(how if each in marked else "blank" for each in marks)


def one_of(names: Sequence[Meaning], ways: Iterable[State] = MARKED_WAYS) -> Iterator[Pattern]:
    """Yield the patterns of marks of which exactly one is marked, which means its name."""
    return (row_pattern(names, (name,), name, how) for name, how in product(names, ways))


def read_group(group: Group, rows: StateProbabilities) -> Reading:
    """Return the most probable meaning of a group, by the states of its marks: marks by STATES.

    What the rules forbid weighs too, however little: a mark that is most probably something else
    leaves no meaning probable.
    """
    found: dict[Meaning, float] = {}
    rows = _without_given_up(rows) if group.is_row else rows
    for meaning, states in group.patterns:
        found[meaning] = found.get(meaning, 0.0) + likelihood(rows, states)
    legal = sum(found.values())
    if not found or legal <= 0:
        return Reading(group, None, 0.0)
    best = max(found, key=lambda each: found[each])
    everything = legal + ILLEGAL * max(1 - legal, 0.0)
    probabilities = tuple(found[each] / everything for each in group.meanings)
    return Reading(group, best, found[best] / everything, probabilities=probabilities)


def _without_given_up(rows: StateProbabilities) -> StateProbabilities:
    """Return rows in which what is circled and crossed is as good as blank."""
    given_up, found = _INDEX["both"], rows.copy()
    found[:, _INDEX["blank"]] += found[:, given_up]
    found[:, given_up] = 0
    return found


def likelihood(rows: StateProbabilities, states: Sequence[State]) -> float:
    """Return the likelihood of a pattern: the product of the probabilities of its marks' states."""
    return float(math.prod(row[_INDEX[state]] for row, state in zip(rows, states, strict=True)))


def combine(one: Reading, other: Reading) -> Reading:
    """Return the surer of two readings; one that is sure and contradicts another is doubtful."""
    better = max(one, other, key=lambda each: each.probability)
    if one.meaning != other.meaning and one.is_sure and other.is_sure:
        return replace(better, probability=0.0)
    return better


def told_tree(readings: Iterable[Reading]) -> Tree:
    """Return what readings that are sure tell of a state, as a tree."""
    told: list[Told] = []
    for each in readings:
        if each.is_sure and each.meaning is not None:
            place, path = each.group.place, each.group.path
            told += place.told(each.meaning) if place else (Told(path, each.meaning),)
    return tree_of(told)


def told_sheets(readings: Iterable[Reading], players: int) -> tuple[Tree, ...]:
    """Return of everybody what readings of a shared sheet that are sure tell, as a tree."""
    found = told_tree(readings).get("sheet", [])
    return (*found, *({} for _ in range(players - len(found))))


def sure_meanings(readings: Iterable[Reading]) -> dict[Path, Meaning]:
    """Return the meanings of readings that are sure, by their paths."""
    sure = (each for each in readings if each.is_sure)
    return {each.group.path: each.meaning for each in sure if each.meaning is not None}


def meanings_at(readings: Iterable[Reading], *place: str | int) -> dict[Path, Meaning | None]:
    """Return the meanings at a place in a state and in it, by the way from there.

    What is in doubt is None.
    """
    return {
        each.group.path[len(place) :]: each.meaning if each.is_sure else None
        for each in readings
        if each.group.path[: len(place)] == place
    }


def tens_and_units(path: Path) -> tuple[Path, Path]:
    """Return the paths of the readings that make the total at a path."""
    return (*path, TENS), (*path, UNITS)


def total_groups(name: str, marks: frozenset[str], path: Path) -> Iterator[Group]:
    """Yield the tens and the units of the total at a path; nothing where the page has no board.

    A total beyond the last ten has two of them circled, the last and another.
    """
    tens, units = _numbers(f"{name}.tens.", marks), _numbers(f"{name}.units.", marks)
    if not tens or not units:
        return
    tens_path, units_path = tens_and_units(path)
    chosen = [(), *((ten,) for ten in tens), *((low, tens[-1]) for low in tens[:-1])]
    sums = tuple(row_pattern(tens, each, sum(each)) for each in chosen)
    yield Group(tens_path, tuple(f"{name}.tens.{ten}" for ten in tens), sums, is_row=True)
    one = tuple(one_of(units, ("circled",)))
    yield Group(units_path, tuple(f"{name}.units.{unit}" for unit in units), one, is_row=True)


def circled_total(meanings: Mapping[Path, Meaning | None], path: Path) -> int | None:
    """Return the total at a path, None where tens or units are in doubt."""
    tens, units = map(meanings.get, tens_and_units(path))
    return None if tens is None or units is None else 10 * int(tens) + int(units)


def doubt_lone_tens(readings: Iterable[Reading]) -> Iterator[Reading]:
    """Yield readings, doubtful the tens of which nothing is circled where their units are.

    On a board that nobody circled there is no total, not one without tens.
    """
    sheet = tuple(readings)
    doubtful = {each.group.path for each in sheet if not each.is_sure}
    for each in sheet:
        *place, last = each.group.path
        is_open = last == TENS and each.meaning == 0 and (*place, UNITS) in doubtful
        is_doubted = is_open and each.by == "read"
        yield replace(each, probability=0.0, probabilities=()) if is_doubted else each


def sheet_path(seat: int, *steps: str | int) -> Path:
    """Return the path in a state of something of a player's."""
    return ("sheet", seat, *steps)


def of_player(seat: int, what: Message) -> Text:
    """Return the words for a player's box."""
    return Text("player {seat}, {place}", seat=seat + 1, place=what)


def _numbers(beginning: str, marks: frozenset[str]) -> list[int]:
    ends = (name.removeprefix(beginning) for name in marks if name.startswith(beginning))
    return sorted(int(end) for end in ends)
