"""Forms of answers that every game has: figures, a name, yes or no, a choice, names of places."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from scoring.entry.names import AmbiguousNameError, find_by_name
from scoring.entry.question import EntryError, Form
from scoring.entry.signs import NONE
from sheets.table.players import PlayerNameError, tidy_name
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

Key = TypeVar("Key", bound=str)

MOST_DIGITS = 4
YES = Text("yes")
NO = Text("no")
YES_OR_NO = Text("{one} or {other}", one=YES, other=NO)

_BETWEEN = re.compile(r"[\s,;+]+")


def split_words(text: str) -> list[str]:
    """Return what stands between spaces, commas, semicolons and plus signs."""
    return [word for word in _BETWEEN.split(text) if word]


def read_figure(word: str) -> int:
    """Return a figure; raises EntryError."""
    if not (word.isascii() and word.isdigit()):
        raise EntryError(
            Text("{word!r} is not a number; put spaces between several numbers", word=word[:20])
        )
    if len(word) > MOST_DIGITS:
        raise EntryError(Text("{word} is too long for a number here", word=word[:20]))
    return int(word)


def read_name(text: str, names: Mapping[str, Iterable[str]]) -> str:
    """Return the key of the one thing that is called so, or whose name alone begins so.

    Raises EntryError.
    """
    try:
        return find_by_name(text, names)
    except AmbiguousNameError as error:
        raise EntryError(error.args[0]) from error


def not_in_play(figure: int, values: Iterable[int]) -> EntryError:
    """Say that a value that is printed, or none at all, cannot be taken by so many players."""
    known = ", ".join(map(str, dict.fromkeys(values)))
    return EntryError(
        Text("{figure} is not in play; there are {values}", figure=figure, values=known or NONE)
    )


@dataclass(frozen=True, slots=True)
class Figures(Form):
    """Several figures, from `fewest` to `most` of them, each `least` to `greatest`.

    Where `values` are given there are no others in play.
    """

    fewest: int = 1
    most: int = 999
    least: int = 0
    greatest: int = 9999
    values: tuple[int, ...] | None = None

    def read(self, text: str) -> list[int]:
        """Return the figures in the order typed."""
        figures = [read_figure(word) for word in split_words(text)]
        for figure in figures:
            self._check(figure)
        if not self.fewest <= len(figures) <= self.most:
            raise EntryError(self._wrong_number(len(figures)))
        return figures

    def show(self, value: list[int]) -> str:
        """Return the figures with spaces between them."""
        return " ".join(map(str, value))

    def _check(self, figure: int) -> None:
        if self.values is not None and figure not in self.values:
            raise not_in_play(figure, self.values)
        if not self.least <= figure <= self.greatest:
            numbers = {"least": self.least, "greatest": self.greatest}
            raise EntryError(
                Text(
                    "{figure} is out of range; {least} to {greatest} is right",
                    figure=figure,
                    **numbers,
                )
            )

    def _wrong_number(self, number: int) -> Text:
        if self.most == 1:
            return Text("one number is expected, not {number}", number=number)
        if self.fewest == self.most:
            return Text("{most} numbers are expected, not {number}", most=self.most, number=number)
        return Text(
            "{fewest} to {most} numbers are expected, not {number}",
            fewest=self.fewest,
            most=self.most,
            number=number,
        )


@dataclass(frozen=True, slots=True)
class Figure(Form):
    """One figure alone, `least` to `greatest`."""

    least: int = 0
    greatest: int = 9999

    def read(self, text: str) -> int:
        """Return the figure."""
        return Figures(1, 1, self.least, self.greatest).read(text)[0]

    def show(self, value: int) -> str:
        """Return the figure as a text."""
        return str(value)


@dataclass(frozen=True, slots=True)
class FiguresOrSum(Form):
    """Figures as they are written, or one figure that is the sum of all."""

    def read(self, text: str) -> list[int] | int:
        """Return the figures, or the sum."""
        figures = Figures().read(text)
        return figures if len(figures) > 1 else figures[0]

    def show(self, value: list[int] | int) -> str:
        """Return the figures with spaces between them."""
        return " ".join(map(str, value)) if isinstance(value, list) else str(value)

    def confirm(self, value: list[int] | int) -> str:
        """Return the sum of several figures."""
        return str(sum(value)) if isinstance(value, list) else ""


@dataclass(frozen=True, slots=True)
class Name(Form):
    """A player's name."""

    def read(self, text: str) -> str:
        """Return the name without spaces around it."""
        try:
            return tidy_name(text)
        except PlayerNameError as error:
            raise EntryError(error.args[0]) from error

    def show(self, value: str) -> str:
        """Return the name."""
        return value


@dataclass(frozen=True, slots=True)
class YesOrNo(Form):
    """Yes or no, in English or in the person's language; the first letter will do."""

    words: Translation

    def read(self, text: str) -> bool:
        """Return whether it is yes."""
        return read_name(text, {"yes": (self.words(YES),), "no": (self.words(NO),)}) == "yes"

    def show(self, value: bool) -> str:
        """Return the word."""
        return self.words(YES if value else NO)

    def confirm(self, value: bool) -> str:
        """Return the word, of which only the beginning may have been typed."""
        return self.show(value)


@dataclass(frozen=True, slots=True)
class Choice(Form):
    """One of a few words, by their names; unambiguous beginnings will do, or its number."""

    names: Mapping[str, tuple[str, ...]]  # By what stands in the tree, the name to show first.

    @classmethod
    def of(cls, said: Mapping[Key, Said], words: Translation) -> Choice:
        """Return the choice between words that are each said in one way in this language."""
        return cls({str(key): (words(name),) for key, name in said.items()})

    @property
    def numbered(self) -> Text:
        """The sentence that says which number stands for which word."""
        listed = (f"{number} {named[0]}" for number, named in enumerate(self.names.values(), 1))
        return Text("a number will do too: {names}", names=", ".join(listed))

    @property
    def all_names(self) -> str:
        """The names to show, one after the other."""
        return ", ".join(named[0] for named in self.names.values())

    def read(self, text: str) -> str:
        """Return the word that stands in the tree."""
        by_number = dict(enumerate(self.names, 1))
        chosen = by_number.get(int(text)) if text in map(str, by_number) else None
        return chosen or read_name(text, self.names)

    def show(self, value: str) -> str:
        """Return the word's name."""
        return self.names[value][0] if value in self.names else value

    def confirm(self, value: str) -> str:
        """Return the word's name, of which only the beginning may have been typed."""
        return self.show(value)


@dataclass(frozen=True, slots=True)
class Places(Form):
    """Names with spaces between them, each made tidy by a function that raises ValueError.

    There are as many as `number` says, or any number where that is None.
    """

    tidy: Callable[[str], str]
    number: int | None = None

    def read(self, text: str) -> list[str]:
        """Return the names as they stand in a file."""
        words = split_words(text)
        if self.number is not None and len(words) != self.number:
            raise EntryError(
                Text(
                    "{number} expected, with spaces between them; {given} given",
                    number=self.number,
                    given=len(words),
                )
            )
        try:
            return [self.tidy(word) for word in words]
        except ValueError as error:
            raise EntryError(error.args[0]) from error

    def show(self, value: list[str]) -> str:
        """Return the names with spaces between them."""
        return " ".join(value)
