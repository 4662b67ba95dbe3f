"""What is asked of a person who types a finished game: questions, and where their answers stand."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from scoring.entry.said import NOTHING
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Message, SaidError


def value_at(tree: Any, path: Path) -> Any:
    """Return what stands at the end of keys and indices, None where nothing does."""
    for step in path:
        if isinstance(step, int):
            tree = tree[step] if isinstance(tree, list) and step < len(tree) else None
        else:
            tree = tree.get(step) if isinstance(tree, dict) else None
    return tree


def with_value(tree: Tree, path: Path, value: Any) -> Tree:
    """Return a tree with a value at the end of keys and indices; what leads there is made."""
    changed: Tree = _with(tree, path, value)
    return changed


def _with(tree: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        entries = [*(tree or ())]
        entries += [{} for _ in range(step + 1 - len(entries))]
        entries[step] = _with(entries[step], rest, value)
        return entries
    return {**(tree or {}), step: _with((tree or {}).get(step), rest, value)}


@dataclass(frozen=True, slots=True)
class At:
    """One value at one place."""

    path: Path

    def get(self, tree: Tree) -> Any:
        """Return the value."""
        return value_at(tree, self.path)

    def put(self, tree: Tree, value: Any) -> Tree:
        """Return the tree with the value."""
        return with_value(tree, self.path, value)


class AtOrNone(At):
    """One word at one key, which is left out where the word is ""."""

    def put(self, tree: Tree, value: str) -> Tree:
        """Return the tree with the word, or without its key."""
        *outer, key = self.path
        there = value_at(tree, (*outer,)) or {}
        others = {each: word for each, word in there.items() if each != key}
        return with_value(tree, (*outer,), {**others, key: value} if value else others)


@dataclass(frozen=True, slots=True)
class AtEach:
    """A list of values, each at a place of its own; those left out are `rest`, if that is one."""

    paths: tuple[Path, ...]
    rest: Any = None

    def get(self, tree: Tree) -> list[Any] | None:
        """Return the values; None where there is none, or not every one that must be."""
        values = [value_at(tree, path) for path in self.paths]
        if all(value is None for value in values):
            return None
        filled = [self.rest if value is None else value for value in values]
        return None if None in filled else filled

    def put(self, tree: Tree, value: list[Any]) -> Tree:
        """Return the tree with the values."""
        filled = [*value, *(self.rest,) * len(self.paths)]
        for path, each in zip(self.paths, filled, strict=False):
            tree = with_value(tree, path, each)
        return tree


@dataclass(frozen=True, slots=True)
class After:
    """A list of which the first entries are always the same, and not asked for."""

    path: Path
    before: tuple[Any, ...]

    def get(self, tree: Tree) -> list[Any] | None:
        """Return the entries after the first."""
        entries = value_at(tree, self.path)
        return None if entries is None else entries[len(self.before) :]

    def put(self, tree: Tree, value: list[Any]) -> Tree:
        """Return the tree with all entries."""
        return with_value(tree, self.path, [*self.before, *value])


def how_many_play(tree: Tree) -> int:
    """Return how many play: as many as there are sheets, and those whose sheets are missing."""
    players: int = tree.get("players", 0)
    return max(len(tree.get("sheet", ())), players)


def without_sheet(tree: Tree, seat: int) -> Tree:
    """Return the tree without a sheet that is missing, whose player played all the same."""
    sheets = [sheet for at, sheet in enumerate(tree["sheet"]) if at != seat]
    return {**tree, "players": how_many_play(tree), "sheet": sheets}


@dataclass(frozen=True, slots=True)
class NumberOfSheets:
    """How many play; each has a sheet, unless it is missing."""

    def get(self, tree: Tree) -> int | None:
        """Return the number."""
        return how_many_play(tree) or None

    def put(self, tree: Tree, value: int) -> Tree:
        """Return the tree with as many sheets: new ones are empty, the last ones fall away.

        Raises EntryError where something more than a name stands on one that would.
        """
        sheets = [*tree.get("sheet", ())]
        if any(sheet.keys() - {"player"} for sheet in sheets[value:]):
            raise EntryError(
                "{sheets} sheets are typed; at the one that falls away write 'missing', "
                "and then {number} here",
                sheets=len(sheets),
                number=value,
            )
        sheets = [*sheets[:value], *({} for _ in range(value - len(sheets)))]
        return {**{key: each for key, each in tree.items() if key != "players"}, "sheet": sheets}


@dataclass(frozen=True, slots=True)
class IsThere:
    """Whether a table is in the tree."""

    key: str

    def get(self, tree: Tree) -> bool | None:
        """Return True when it is there, None when it is not: nobody may have been asked."""
        return self.key in tree or None

    def put(self, tree: Tree, value: bool) -> Tree:
        """Return the tree with the table, or without it and all that is in it."""
        if value:
            return {**tree, self.key: tree.get(self.key, {})}
        return {key: each for key, each in tree.items() if key != self.key}


MOST_CHARACTERS = 1000  # Of an answer; the longest that makes sense has a third of them.
NO_FIGURE = "0"  # Means nothing too where a list is asked for.

# What else an answer has changed, by the tree before it and the tree after it.
Effects: TypeAlias = Callable[[Tree, Tree], Iterable[Message]]


class EntryError(SaidError, ValueError):
    """A text that is no answer; the message, a Text, says what would be one."""


class Form(ABC):
    """How an answer is written: a text to what stands in a state's tree, and back."""

    __slots__ = ()

    @abstractmethod
    def read(self, text: str) -> Any:
        """Return the value of a text that is not empty; raises EntryError."""

    def show(self, value: Any) -> str:
        """Return a text from which the value can be read, "" for an empty list."""
        return " ".join(map(str, value)) if isinstance(value, list) else str(value)

    def confirm(self, value: Any) -> str:
        """Return what was understood where the text itself does not say it, else ""."""
        return ""


class WordForm(Form):
    """The form of an answer of words, of which the beginnings may have been typed."""

    __slots__ = ()

    def confirm(self, value: Any) -> str:
        """Return the words in full."""
        return self.show(value)


class Slot(Protocol):
    """Where a value stands in a state's tree; trees are never changed in place."""

    def get(self, tree: Tree) -> Any:
        """Return the value, None where there is none yet."""

    def put(self, tree: Tree, value: Any) -> Tree:
        """Return the tree with the value in it."""


def nothing_else(before: Tree, after: Tree) -> Iterable[Message]:
    """Tell nothing: most answers change no other."""
    return ()


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked for on one line.

    `key` is the question's own, `group` that of questions that are best answered again together.
    `section` heads the questions of one sheet, `allowed` says in brackets what can be typed,
    `more` are lines of help. `places` are the paths of problems that another answer can mend,
    each with what it is called here, where a person knows no keys of a file.
    `nothing` is what an empty answer means, None where something must be typed. `told` are
    sentences of what an answer has changed beside its own. `seat` is that of its sheet, from 0.
    """

    key: str
    section: Message
    label: Message
    allowed: Message
    form: Form
    slot: Slot
    places: Mapping[Path, Message]
    nothing: Any = None
    group: str = ""
    more: tuple[Message, ...] = ()
    told: Effects = nothing_else
    seat: int | None = None

    @property
    def can_be_nothing(self) -> bool:
        """Whether nothing is an answer."""
        return self.nothing is not None

    def with_answer(self, text: str, tree: Tree) -> Tree:
        """Return the tree with this answer in it; an empty one leaves what is there.

        Raises EntryError.
        """
        return self.slot.put(tree, self._value(_tidy(text), tree))

    def shown(self, tree: Tree) -> str | None:
        """Return what an empty answer stands for, "" for nothing; None where there is no such."""
        value = self._kept(tree)
        return None if value is None else self.form.show(value)

    def confirmed(self, tree: Tree) -> str:
        """What was understood of the answer in a tree where it is not plain from its text."""
        value = self.slot.get(tree)
        return "" if value is None else self.form.confirm(value)

    def _value(self, typed: str, tree: Tree) -> Any:
        if not typed:
            kept = self._kept(tree)
            if kept is None:
                raise EntryError("this question needs an answer")
            return kept
        is_nothing = typed == NOTHING or (self.nothing == [] and typed == NO_FIGURE)
        if self.can_be_nothing and is_nothing:
            return self.nothing
        return self.form.read(typed)

    def _kept(self, tree: Tree) -> Any:
        value = self.slot.get(tree)
        return self.nothing if value is None else value


def _tidy(text: str) -> str:
    typed = text.replace("\t", " ").strip()
    if len(typed) > MOST_CHARACTERS:
        raise EntryError(
            "that has more than {most} characters; the sheets have no room for so much",
            most=MOST_CHARACTERS,
        )
    if not typed.isprintable():
        raise EntryError(
            "that contains a character that no key shows; use letters, digits and signs"
        )
    return typed
