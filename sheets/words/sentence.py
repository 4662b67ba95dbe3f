"""A sentence: an English text that remembers how it was made, so that it can be said otherwise.

What a problem or a score says is written in English where the rule is checked. Knows no other
language: whoever answers in one looks the template up in a catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Sentence(str):
    """A text made from a template with {places} and the values in them, some sentences again."""

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Sentence:
        """Fill the places of the template."""
        sentence = super().__new__(cls, template.format_map(values))
        sentence.template = template
        sentence.values = values
        return sentence


class Named(str):
    """An English name that also knows what it is called in other languages."""

    names: Mapping[Any, str]

    def __new__(cls, names: Mapping[Any, str]) -> Named:
        """Take the names by language; the first one there is where English is missing."""
        named = super().__new__(cls, names.get("en") or next(iter(names.values()), ""))
        named.names = names
        return named
