"""Forms of answers that every game has: figures, a name, a choice, names of places."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scoring.entry.question import EntryError
from scoring.names import keys_by_name
from sheets.players import NameProblem, tidy_name
from sheets.sentence import Sentence
from sheets.wording import listed

MOST_DIGITS = 4
_BETWEEN = re.compile(r"[\s,;+]+")


def split_words(text: str) -> list[str]:
    """Give what stands between spaces, commas, semicolons and plus signs."""
    return [word for word in _BETWEEN.split(text) if word]


def read_figure(word: str) -> int:
    """Give a figure; raises EntryError."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    sentence = "{word!r} is no figure; figures with spaces between them are right"
    raise EntryError(Sentence(sentence, word=word[:20]))


@dataclass(frozen=True, slots=True)
class Figures:
    """Several figures, from `fewest` to `most` of them, each `least` to `greatest`.

    Where `values` are given there are no others.
    """

    fewest: int = 1
    most: int = 999
    least: int = 0
    greatest: int = 9999
    values: tuple[int, ...] = ()

    def read(self, text: str) -> list[int]:
        """Give the figures in the order typed."""
        figures = [read_figure(word) for word in split_words(text)]
        for figure in figures:
            self._check(figure)
        if not self.fewest <= len(figures) <= self.most:
            raise EntryError(self._wrong_number(len(figures)))
        return figures

    def show(self, value: list[int]) -> str:
        """Give the figures with spaces between them."""
        return " ".join(map(str, value))

    def confirm(self, value: list[int]) -> str:
        """Give "": figures say all themselves."""
        return ""

    def _check(self, figure: int) -> None:
        if self.values and figure not in self.values:
            values = ", ".join(map(str, dict.fromkeys(self.values)))
            sentence = "{figure} is not on the sheet; there is {values}"
            raise EntryError(Sentence(sentence, figure=figure, values=values))
        if not self.least <= figure <= self.greatest:
            sentence = "{figure} cannot be; {least} to {greatest} is right"
            numbers = {"least": self.least, "greatest": self.greatest}
            raise EntryError(Sentence(sentence, figure=figure, **numbers))

    def _wrong_number(self, number: int) -> Sentence:
        if self.fewest == self.most:
            return Sentence("figures: {number}; {most} are expected", number=number, most=self.most)
        sentence = "figures: {number}; {fewest} to {most} are expected"
        return Sentence(sentence, number=number, fewest=self.fewest, most=self.most)


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure alone, `least` to `greatest`."""

    least: int = 0
    greatest: int = 9999

    def read(self, text: str) -> int:
        """Give the figure."""
        return Figures(1, 1, self.least, self.greatest).read(text)[0]

    def show(self, value: int) -> str:
        """Give the figure as a text."""
        return str(value)

    def confirm(self, value: int) -> str:
        """Give "": a figure says all itself."""
        return ""


@dataclass(frozen=True, slots=True)
class FiguresOrSum:
    """Figures as they are written, or one figure that is the sum of all."""

    def read(self, text: str) -> list[int] | int:
        """Give the figures, or the sum."""
        figures = Figures().read(text)
        return figures if len(figures) > 1 else figures[0]

    def show(self, value: list[int] | int) -> str:
        """Give the figures with spaces between them."""
        return " ".join(map(str, value)) if isinstance(value, list) else str(value)

    def confirm(self, value: list[int] | int) -> str:
        """Give the sum of several figures."""
        return str(sum(value)) if isinstance(value, list) else ""


@dataclass(frozen=True, slots=True)
class Name:
    """A player's name."""

    def read(self, text: str) -> str:
        """Give the name without spaces around it."""
        try:
            return tidy_name(text)
        except NameProblem as error:
            raise EntryError(error.args[0]) from error

    def show(self, value: str) -> str:
        """Give the name."""
        return value

    def confirm(self, value: str) -> str:
        """Give "": a name says all itself."""
        return ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, by their names; unambiguous beginnings will do."""

    names: Mapping[str, tuple[str, ...]]  # By what stands in the tree, the name to show first.

    def read(self, text: str) -> str:
        """Give the word that stands in the tree."""
        found = keys_by_name(text, self.names)
        if len(found) == 1:
            return found[0]
        known = listed(tuple(named[0] for named in self.names.values()), "or")
        raise EntryError(Sentence("{text!r} is none of {known}", text=text[:20], known=known))

    def show(self, value: str) -> str:
        """Give the word's name."""
        return self.names[value][0] if value in self.names else value

    def confirm(self, value: str) -> str:
        """Give the word's name, of which only the beginning may have been typed."""
        return self.show(value)


@dataclass(frozen=True, slots=True)
class Places:
    """Names with spaces between them, each made tidy by a function that raises ValueError.

    There are as many as `number` says, or any number where that is None.
    """

    tidy: Callable[[str], str]
    number: int | None = None

    def read(self, text: str) -> list[str]:
        """Give the names as they stand in a file."""
        words = split_words(text)
        if self.number is not None and len(words) != self.number:
            sentence = "given: {given}; {number} are expected, with spaces between them"
            raise EntryError(Sentence(sentence, given=len(words), number=self.number))
        try:
            return [self.tidy(word) for word in words]
        except ValueError as error:
            raise EntryError(error.args[0]) from error

    def show(self, value: list[str]) -> str:
        """Give the names with spaces between them."""
        return " ".join(value)

    def confirm(self, value: list[str]) -> str:
        """Give "": names of places say all themselves."""
        return ""
