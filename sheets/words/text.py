"""What is said: a text as a value, put into words of a language only where a person reads it.

A text is written in English where its rule is checked. Knows no other language: `translation.py`
looks its template up in a catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sheets.words.languages import Language


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
Said: TypeAlias = Text | Name | str
Value: TypeAlias = Said | int

MOST_LISTED = 20  # Things that a sentence names; as many as there are buildings to choose from.


def joined(items: Sequence[Said], last: Literal["and", "or"] = "and") -> Said:
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


def in_a_row(items: Sequence[Said], between: str = ", ") -> Said:
    """Return items with commas between them, or what else is `between`."""
    if len(items) < 2 or all(isinstance(item, str) for item in items):
        return items[0] if len(items) == 1 else between.join(map(str, items))
    keys = [f"_{number}" for number in range(len(items))]
    template = between.join(f"{{{key}}}" for key in keys)
    return Text(template, **dict(zip(keys, items, strict=True)))


_AND, _OR = Text("{items} and {last}"), Text("{items} or {last}")


def _english(value: Value) -> str | int:
    return value if isinstance(value, str | int) else str(value)
