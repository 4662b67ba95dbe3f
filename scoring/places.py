"""Places: which marks say something together, how they can look, and what a state has for that.

The other way round of fillings. A card's three symbols are one place, as are a track, a hex, the
box of a figure. What follows from other marks, such as a sum, has none, nor has what no state
keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from sheets.drawing.filling import Filling, How
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Message, Text

Meaning: TypeAlias = str | int | bool  # Of a place: `built`, 3.
Players: TypeAlias = Sequence[str]  # What each writes in a hex, by seat.

# What stands in a hex beside what was drawn there, and follows from all that is on the board.
FOLLOWS: Final[tuple[How, ...]] = ("outline", "dashes", "strike")
TENS: Final = ".tens."
YES, NO, NOTHING = Text("yes"), Text("no"), Text("nothing")


class Told(NamedTuple):
    """What a state has: at a path a value, or one listed or counted there with others."""

    path: Path
    value: Any
    among: Literal["alone", "listed", "counted"] = "alone"


class Look(NamedTuple):
    """A way in which a place's marks can look: what that means, and what a state has for it.

    `said` is what a person calls it, "" where the meaning says so itself, or there is nothing.
    """

    meaning: Meaning
    fillings: tuple[Filling, ...] = ()
    told: tuple[Told, ...] = ()
    said: Message = ""

    @property
    def label(self) -> Message:
        """What a person calls it."""
        if self.said or not (self.meaning or self.fillings):
            return self.said or NOTHING
        if isinstance(self.meaning, bool):
            return YES if self.meaning else NO
        return str(self.meaning)


@dataclass(frozen=True, slots=True)
class Place:
    """Marks that say something together.

    path:    what it is called by: where in the state that stands, of a player's own sheet in the
             sheet's tree, and which of several things there it is
    marks:   their names
    looks:   all ways in which they can look; where two are the same, this page alone does not tell
    written: what else may be written in the box, which stands at the path then: a figure, which
             rings may say too, or words with commas between them
    title:   what a person calls it on its sheet
    beside:  the places with which it is shown, where nobody would find it by itself
    """

    path: Path
    marks: tuple[str, ...]
    looks: tuple[Look, ...] = ()
    written: Literal["", "figure", "words"] = ""
    title: Message = ""
    beside: tuple[Path, ...] = ()

    def says(self, fillings: Iterable[Filling]) -> tuple[Meaning, ...]:
        """Return what it can mean when the pens left this at its marks, () for nothing at all."""
        left = {replace(each, is_new=False) for each in fillings if each.how not in FOLLOWS}
        texts = [str(each.text) for each in left if each.how == "write"]
        if self.written == "words":
            return tuple(texts)
        if self.written == "figure" and texts:
            return tuple(int(text) for text in texts if text.isdecimal())
        if self.written == "figure":
            return (sum(map(_worth, left)),) if left else ()
        return tuple(look.meaning for look in self.looks if left == {*look.fillings})

    @property
    def options(self) -> tuple[Look, ...]:
        """The first look of each meaning that tells something, and that of nothing at all."""
        first: dict[Meaning, Look] = {}
        for look in self.looks:
            if look.told or not look.fillings:
                first.setdefault(look.meaning, look)
        return tuple(first.values())

    def within(self, path: Path) -> Place:
        """Return it as one of a state whose sheet, at a path, it is a place of."""
        looks = (
            look._replace(told=tuple(each._replace(path=(*path, *each.path)) for each in look.told))
            for look in self.looks
        )
        return replace(self, path=(*path, *self.path), looks=tuple(looks))

    def told(self, meaning: Meaning) -> tuple[Told, ...]:
        """Return what a state has where it means this."""
        if self.written == "words":
            return (Told(self.path, str(meaning).split(", ")),)
        if self.written:
            return (Told(self.path, meaning),)
        return next((look.told for look in self.looks if look.meaning == meaning), ())


C = TypeVar("C")
# The places on a page by an edition's content, the players, and the names of the page's marks.
Placing: TypeAlias = Callable[[C, Players, frozenset[str]], Iterator[Place]]


def one_of(
    names: Iterable[tuple[Meaning, str]],
    path: Path,
    title: Message,
    how: How = "circle",
    said: Mapping[str, Message] = MappingProxyType({}),
) -> Place:
    """Return a place at whose path stands the meaning of the one mark that is marked.

    `said` is what a person calls a meaning that does not say so itself.
    """
    marks = dict(names)
    looks = (
        Look(each, (Filling(mark, how),), (Told(path, each),), said.get(str(each), ""))
        for each, mark in marks.items()
    )
    return Place(path, tuple(marks.values()), tuple(looks), title=title)


def yes_or_no(mark: str, path: Path, title: Message, how: How) -> Place:
    """Return a place of a mark that says yes at a path."""
    yes = Look(True, (Filling(mark, how),), (Told(path, True),))
    return Place(path, (mark,), (Look(False), yes), title=title)


def figures(marks: Mapping[str, tuple[Path, Message]], there: frozenset[str]) -> Iterator[Place]:
    """Yield the places of figures, by their boxes each with path and title; of those there are."""
    for mark, (path, title) in marks.items():
        if mark in there:
            yield Place(path, (mark,), (), "figure", title)


def games_of(marks: frozenset[str]) -> tuple[frozenset[str], ...]:
    """Return the names of the marks of each game on a pad, the first game first."""
    of_games = frozenset(name for name in marks if "." in name and not name.startswith("date."))
    games = sorted({game_of([name]) for name in of_games})
    return tuple(frozenset(name for name in of_games if game_of([name]) == game) for game in games)


def game_of(marks: Iterable[str]) -> int:
    """Return the number of the game on its pad that marks are of, of several the first."""
    return min(int(name.split(".")[1]) for name in marks)


def holds(tree: Tree, told: Sequence[Told]) -> bool:
    """Return whether a state's tree has all that is told, which is something."""
    return bool(told) and all(_stands(tree, each) for each in told)


def _stands(tree: Any, told: Told) -> bool:
    there = tree
    for step in told.path:
        try:
            there = there[step]
        except (KeyError, IndexError, TypeError):
            return False
    if told.among == "listed":
        return isinstance(there, list) and told.value in there
    return told.among == "counted" or bool(there == told.value)


def remarked(tree: Tree, places: Sequence[Place], place: Place, meaning: Meaning | None) -> Tree:
    """Return a state's tree in which a place means something else, None for nothing at all.

    places: all of its page, by whose order lists are kept, and of which things that are counted
            are marked up to this one, or up to the one before it

    All else stays, but for a sum where single figures are told now.
    """
    found: Tree = deepcopy(tree)
    now = () if meaning is None else place.told(meaning)
    for told in dict.fromkeys(_tellable(place)):
        home = _home(found, told)
        if told.among == "counted":
            same = [each for each in places if told in _tellable(each)]
            number, count = same.index(place), home.get(told.path[-1], 0)
            home[told.path[-1]] = max(count, number + 1) if told in now else min(count, number)
        elif told.among == "listed":
            home[:] = [each for each in home if each != told.value]
        else:
            _forget(home, told.path[-1])
    for told in now:
        home = _home(found, told)
        if told.among == "listed":
            printed = [each.value for other in places for each in _tellable(other)
                       if each.path == told.path]  # fmt: skip
            order = {value: number for number, value in enumerate(printed)}
            home.append(told.value)
            home.sort(key=lambda value: order.get(value, len(order)))
        elif told.among == "alone":
            _tell(home, told)
    return found


def tree_of(told: Iterable[Told], places: Iterable[Place] = ()) -> Tree:
    """Return the tree of what is told; lists and tables that places can tell of are there, empty.

    What is missing in a list before its last entry is 0, or "". Lists and tables come last, as in a
    file.
    """
    tree: Tree = {}
    for place in places:
        for each in _tellable(place):
            _home(tree, each)
    for each in told:
        home, last = _home(tree, each), each.path[-1]
        if each.among == "listed":
            home.append(each.value)
        elif each.among == "counted":
            home[last] = home.get(last, 0) + each.value
        else:
            _tell(home, each)
    return dict(sorted(tree.items(), key=lambda entry: isinstance(entry[1], dict | list)))


def _tellable(place: Place) -> Iterator[Told]:
    """Yield what a place can tell."""
    yield from (told for look in place.looks for told in look.told)
    if place.written:
        yield Told(place.path, None)


def _home(tree: Any, told: Told) -> Any:
    """Return the table or list in which something is told, made with all that leads there.

    What stands there otherwise, such as a sum in place of figures, gives way.
    """
    way = (*told.path, 0) if told.among == "listed" else told.path
    for step, after in pairwise(way):
        below: Any = [] if isinstance(after, int) else {}
        if isinstance(step, int):
            tree += [type(below)() for _ in range(step + 1 - len(tree))]
            there = tree[step]
        else:
            there = tree.get(step)
        if type(there) is not type(below):
            tree[step] = below
        tree = tree[step]
    return tree


def _tell(home: Any, told: Told) -> None:
    """Put what is told where it stands alone."""
    last = told.path[-1]
    if isinstance(last, int):
        home += [type(told.value)()] * (last + 1 - len(home))
    home[last] = told.value


def _forget(home: Any, last: str | int) -> None:
    """Take out what stands alone; a list ends with its last entry that is something."""
    if isinstance(home, dict):
        home.pop(last, None)
    elif isinstance(last, int) and last < len(home):
        home[last] = type(home[last])()
        while home and not home[-1]:
            home.pop()


def _worth(ring: Filling) -> int:
    """Return what a ring of a counting board stands for."""
    number = int(ring.mark.rpartition(".")[2])
    return 10 * number if TENS in ring.mark else number
