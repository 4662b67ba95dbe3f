"""What is said: a text as a value, put into words of a language only where a person reads it.

A text is written in English where its rule is checked. Knows no other language: `translation.py`
looks its template up in a catalogue.
"""

from __future__ import annotations

import types
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Literal, TypeAlias

from sheets.words.languages import Language

LARGEST_NUMBER = 10**9  # Nothing on a sheet is anywhere near.
LONGEST_SHOWN = 40  # Characters of a wrong text that a sentence quotes.


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """An English template and the values of its {places}.

    No `str`, so that nothing can cut it apart, join it or format it into another one, and lose
    what other languages say: a text within a text is one of its values. Where one English template
    means two things, `context` tells translators which is meant.
    """

    template: str
    values: tuple[tuple[str, Value], ...]
    context: str

    def __init__(self, template: str, /, **values: Value) -> None:
        """Take the template, such as "{name} wins with {total}", and its values."""
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "values", tuple(values.items()))
        object.__setattr__(self, "context", "")

    @classmethod
    def in_context(cls, context: str, template: str, /, **values: Value) -> Text:
        """Return a text whose template means something else elsewhere."""
        text = cls(template, **values)
        object.__setattr__(text, "context", context)
        return text

    def with_parameters(self, named: Callable[[Parameter], str]) -> Text:
        """Return the text in which every parameter has the name that `named` gives it."""
        values: dict[str, Value] = {}
        for key, value in self.values:
            if isinstance(value, Text):
                values[key] = value.with_parameters(named)
            else:
                values[key] = named(value) if isinstance(value, Parameter) else value
        return Text.in_context(self.context, self.template, **values)

    def __format__(self, spec: str, /) -> str:
        return format(str(self), spec)  # For programs of others; a test holds that none of ours do.

    def __str__(self) -> str:
        return self.template.format_map({key: _english(value) for key, value in self.values})


def said(message: Text | str, /, **values: Value) -> Text:
    """Return a text as it is, or that of a template and its values.

    For what takes either, all of which `tools/catalogues.py` knows by name.
    """
    return message if isinstance(message, Text) else Text(message, **values)


class SaidError(Exception):
    """What is wrong, for whoever can mend it: `reason` is the text, or that of its template."""

    def __init__(self, reason: Text | str, /, **values: Value) -> None:
        self.reason = said(reason, **values)
        super().__init__(self.reason)


@dataclass(frozen=True, slots=True)
class Name:
    """What a thing is called in each language that names it, such as a card of an edition."""

    names: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, names: Mapping[str, str] | Mapping[Language, str]) -> Name:
        """Take the names by language."""
        return cls(tuple(names.items()))

    def __format__(self, spec: str, /) -> str:
        return format(str(self), spec)

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """Return the name in a language, or in the first that there is; "" without any."""
        return next((name for key, name in self.names if key == language and name), self._first)

    @property
    def _first(self) -> str:
        return next((name for _, name in self.names), "")


class Parameter(str):
    """What the library calls one of its parameters in a sentence, such as `level`.

    The command line, which has options, says `--level`.
    """

    __slots__ = ()


# What a person reads: words of ours, names by language, or what somebody wrote, which stays so.
Message: TypeAlias = Text | Name | str
Value: TypeAlias = Message | int
MOST_LISTED = 20  # Things that a sentence names; as many as there are buildings to choose from.


def joined(items: Sequence[Message], last: Literal["and", "or"] = "and") -> Message:
    """Return items as a person lists them: `Anna, Bernd and Clara`, "" for none.

    `last` stands before the last one, `and` or `or`. Of more than MOST_LISTED the first are named
    and the others counted, so that a sentence does not grow with a file.
    """
    if len(items) < 2:
        return items[0] if items else ""
    *first, end = items
    if more := len(items[MOST_LISTED:]):
        first, end = [*items[:MOST_LISTED]], Text("{number} more", number=more)
    pair = _OR if last == "or" else _AND
    return Text(pair.template, items=in_a_row(first), last=end)


def in_one(sentences: Iterable[Message]) -> Message:
    """Return sentences as one text."""
    return reduce(lambda one, other: Text("{one}. {other}", one=one, other=other), sentences)


def in_a_row(items: Sequence[Message], between: str = ", ") -> Message:
    """Return items with commas between them, or what else is `between`."""
    if len(items) < 2 or all(isinstance(item, str) for item in items):
        return items[0] if len(items) == 1 else between.join(map(str, items))
    keys = [f"_{number}" for number in range(len(items))]
    template = between.join(f"{{{key}}}" for key in keys)
    return Text(template, **dict(zip(keys, items, strict=True)))


_AND, _OR = Text("{items} and {last}"), Text("{items} or {last}")


def _english(value: Value) -> str | int:
    return value if isinstance(value, str | int) else str(value)


def must_be(what: Message, value: Any) -> Text:
    """Say what a value must be, and what it is."""
    return Text("must be {what}, not {value}", what=what, value=shown(value))


def unknown_key(key: str, known: tuple[str, ...]) -> Text:
    """Say that a table has no such key, and which it has."""
    others = Text("; the keys here are {keys}", keys=listed(known, "and"))
    return Text("is no known key{hint}", hint=nearest(key, known) or others)


NEAR = 0.62  # Of the letters that two words have in common; `spells` is as near to `family-spells`.


def nearest(text: str, known: Iterable[str], also: Mapping[str, str] | None = None) -> Message:
    """Return the known word most like this one as a question, or "" when none is.

    `also` gives the known word for other names of the same thing, whatever their capitals.
    """
    from difflib import get_close_matches  # Only for mistakes.

    words = {each: each for each in known}
    names = {name.casefold(): word for name, word in (also or {}).items()}
    typed = cut(text)
    if close := get_close_matches(typed, words, 1, NEAR):
        return Text("; did you mean {word!r}?", word=words[close[0]])
    if close := get_close_matches(typed.casefold(), names, 1, NEAR):
        return Text("; did you mean {word!r}?", word=names[close[0]])
    return ""


def listed(words: Iterable[str], last: Literal["and", "or"]) -> Message:
    """Return words in quotes as a sentence lists them: `'a', 'b' or 'c'`."""
    return joined([repr(word) for word in words], last)


def shown(value: Any) -> Message:
    """Quote a wrong value as far as a sentence has room for it."""
    if type(value) in _KINDS:
        return _KINDS[type(value)]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Text("the text {text}", text=quoted(value))
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return Text("one of so many digits")
    return str(value)


def shown_key(key: str) -> str:
    """Return a key as a place names it, in quotes where it would not be seen."""
    return cut(key) if key.isprintable() and key else quoted(key)


def quoted(text: str) -> str:
    """Put a text in quotes; what would not be seen, or move the cursor, is shown as its escape."""
    return f"'{printable(cut(text))}'"


def cut(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return a text, its beginning alone where it is longer."""
    return text if len(text) <= longest else f"{text[: longest - 3]}..."


def harmless(text: str, *allowed: str) -> str:
    """Return a text in which nothing moves a terminal's cursor, colours it or turns its letters.

    That, and what is `printable` neither, is shown as its escape; spaces of any kind and what is
    `allowed` stay.
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter in allowed or unicodedata.category(letter) == "Zs" else _printable(letter)
        for letter in text
    )


def printable(text: str) -> str:
    """Return a text with what would not be seen, or move the cursor, as its escape.

    A byte of a file's name that is no character is shown as U+FFFD.
    """
    if text.isprintable():
        return text
    return "".join(map(_printable, text))


def _printable(letter: str) -> str:
    if letter.isprintable():
        return letter
    if "\ud800" <= letter <= "\udfff":
        return "\ufffd"
    return letter.encode("unicode_escape").decode()


TABLE, LIST, TEXT = Text("a table"), Text("a list"), Text("a text")
_KINDS: Mapping[object, Text] = {dict: TABLE, list: LIST, types.NoneType: Text("nothing")}
