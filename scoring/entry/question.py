"""A question: one line of what stands on the sheets, where it goes in a state's tree."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from scoring.entry.signs import NOTHING
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Said, Text

MOST_CHARACTERS = 1000  # Of an answer; the longest that makes sense has a third of them.
NO_FIGURE = "0"  # Means nothing too where a list is asked for.

# What else an answer has changed, by the tree before it and the tree after it.
Effects: TypeAlias = Callable[[Tree, Tree], Iterable[Said]]


class EntryError(ValueError):
    """A text that is no answer; the message, a Text, says what would be one."""


class Form(ABC):
    """How an answer is written: a text to what stands in a state's tree, and back."""

    __slots__ = ()

    @abstractmethod
    def read(self, text: str) -> Any:
        """Return the value of a text that is not empty; raises EntryError."""

    @abstractmethod
    def show(self, value: Any) -> str:
        """Return a text from which the value can be read, "" for an empty list."""

    def confirm(self, value: Any) -> str:
        """Return what was understood where the text itself does not say it, else ""."""
        return ""


class Slot(Protocol):
    """Where a value stands in a state's tree; trees are never changed in place."""

    def get(self, tree: Tree) -> Any:
        """Return the value, None where there is none yet."""

    def put(self, tree: Tree, value: Any) -> Tree:
        """Return the tree with the value in it."""


def nothing_else(before: Tree, after: Tree) -> Iterable[Said]:
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
    sentences of what an answer has changed beside its own.
    """

    key: str
    section: Said
    label: Said
    allowed: Said
    form: Form
    slot: Slot
    places: Mapping[Path, Said]
    nothing: Any = None
    group: str = ""
    more: tuple[Said, ...] = ()
    told: Effects = nothing_else

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
                raise EntryError(Text("an answer is needed here"))
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
            Text(
                "that has more than {most} characters; the sheets have no room for so much",
                most=MOST_CHARACTERS,
            )
        )
    if not typed.isprintable():
        raise EntryError(
            Text("that contains a character that no key shows; use letters, digits and signs")
        )
    return typed
