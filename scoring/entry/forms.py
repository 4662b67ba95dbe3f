"""How an answer is read, form by form, and said again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from scoring.entry.question import (
    At,
    Effects,
    EntryError,
    Form,
    NumberOfSheets,
    Question,
    Slot,
    WordForm,
    nothing_else,
    value_at,
)
from scoring.entry.said import NONE, AmbiguousNameError, Key, find_by_name
from scoring.states import sheet_place
from sheets.files.problem import FieldPath, Path
from sheets.files.schema import Tree
from sheets.table.players import PlayerNameError, is_only_figures, tidy_name
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

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
            "{word!r} is not a number; put spaces between several numbers", word=word[:20]
        )
    if len(word) > MOST_DIGITS:
        raise EntryError("{word} is too long for a number here", word=word[:20])
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
        "{figure} is not in play; in play are {values}", figure=figure, values=known or NONE
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

    def _check(self, figure: int) -> None:
        if self.values is not None and figure not in self.values:
            raise not_in_play(figure, self.values)
        if not self.least <= figure <= self.greatest:
            numbers = {"least": self.least, "greatest": self.greatest}
            raise EntryError(
                "{figure} is not possible; write {least} to {greatest}", figure=figure, **numbers
            )

    def _wrong_number(self, number: int) -> Text:
        if self.most == 1:
            return Text("write a single number, not {number}", number=number)
        if self.fewest == self.most:
            return Text("write {most} numbers, not {number}", most=self.most, number=number)
        return Text(
            "write {fewest} to {most} numbers, not {number}",
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


@dataclass(frozen=True, slots=True)
class FiguresOrSum(Form):
    """Figures as they are written, or one figure that is the sum of all."""

    def read(self, text: str) -> list[int] | int:
        """Return the figures, or the sum."""
        figures = Figures().read(text)
        return figures if len(figures) > 1 else figures[0]

    def confirm(self, value: list[int] | int) -> str:
        """Return the sum of several figures."""
        return str(sum(value)) if isinstance(value, list) else ""


@dataclass(frozen=True, slots=True)
class Name(Form):
    """A player's name."""

    def read(self, text: str) -> str:
        """Return the name without spaces around it; figures alone are another question's answer."""
        try:
            name = tidy_name(text)
        except PlayerNameError as error:
            raise EntryError(error.args[0]) from error
        if is_only_figures(name):
            raise EntryError("{name!r} is no name, but figures; write who played", name=name)
        return name


@dataclass(frozen=True, slots=True)
class YesOrNo(WordForm):
    """Yes or no, in English or in the person's language; the first letter will do."""

    words: Translation

    def read(self, text: str) -> bool:
        """Return whether it is yes."""
        return read_name(text, {"yes": (self.words(YES),), "no": (self.words(NO),)}) == "yes"

    def show(self, value: bool) -> str:
        """Return the word."""
        return self.words(YES if value else NO)


@dataclass(frozen=True, slots=True)
class Choice(WordForm):
    """One of a few words, by their names; unambiguous beginnings will do, or its number."""

    names: Mapping[str, tuple[str, ...]]  # By what stands in the tree, the name to show first.

    @classmethod
    def of(cls, said: Mapping[Key, Message], words: Translation) -> Choice:
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
                "write {number}, with spaces between them, not {given}",
                number=self.number,
                given=len(words),
            )
        try:
            return [self.tidy(word) for word in words]
        except ValueError as error:
            raise EntryError(error.args[0]) from error


@dataclass(frozen=True, slots=True)
class SheetQuestions:
    """The questions of one sheet; `seat` counts from 0.

    They stand under the sheet's number and its player, or under `heading`.
    """

    seat: int
    tree: Tree
    heading: Message = ""

    @property
    def path(self) -> Path:
        """What leads to the sheet."""
        return ("sheet", self.seat)

    @property
    def place(self) -> FieldPath:
        """The sheet's place in problems."""
        return sheet_place(self.seat, value_at(self.tree, (*self.path, "player")))

    @property
    def section(self) -> Message:
        """What stands above the questions."""
        if self.heading:
            return self.heading
        numbers = {"number": self.seat + 1, "sheets": len(self.tree["sheet"])}
        player = value_at(self.tree, (*self.path, "player"))
        if player is None:
            return Text("sheet {number} of {sheets}", **numbers)
        return Text("sheet {number} of {sheets}: {player}", player=player, **numbers)

    def within(self, parts: Mapping[Key, Message]) -> dict[Path, Message]:
        """Return places on the sheet by their keys, each with what it is called there."""
        return {(*self.path, key): self._called(part) for key, part in parts.items()}

    def _called(self, part: Message) -> Text:
        return Text("{place}, {part}", place=self.place.name, part=part)

    def name(self, slot: Slot | None = None) -> Question:
        """Ask for the player's name."""
        places = {self.path: self.place.name}
        more = (Text("as it stands at the top of the sheet"),)
        return self.question("player", Text("name"), "", Name(), slot, places=places, more=more)

    def question(
        self,
        key: str,
        label: Message,
        allowed: Message,
        form: Form,
        slot: Slot | None = None,
        *,
        at: Path = (),
        places: Mapping[Path, Message] | None = None,
        nothing: object = None,
        group: str = "",
        more: tuple[Message, ...] = (),
        told: Effects = nothing_else,
    ) -> Question:
        """Return a question of what stands at a key, or `at` a path within the sheet.

        Problems at `places` too are its to mend.
        """
        path = (*self.path, *(at or (key,)))
        return Question(
            key=f"sheet {self.seat + 1} {key}",
            section=self.section,
            label=label,
            allowed=allowed,
            form=form,
            slot=slot or At(path),
            places={path: self._called(label), **(places or {})},
            nothing=nothing,
            group=f"sheet {self.seat + 1} {group}" if group else "",
            more=more,
            told=told,
            seat=self.seat,
        )


def number_of_players(fewest: int, most: int) -> Question:
    """Ask how many play; as many sheets follow."""
    label = Text("players")
    return Question(
        key="players",
        section=Text("the table"),
        label=label,
        allowed=Text("{fewest} to {most}", fewest=fewest, most=most),
        form=Figure(fewest, most),
        slot=NumberOfSheets(),
        places=dict.fromkeys((("players",), ("sheet",)), label),
        more=(Text("everybody who wrote on a sheet; you will be asked for each in turn"),),
    )
