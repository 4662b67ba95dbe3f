"""The words of sheets in a language, looked up by the keys that drawings know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sheets.words.text import Text, Value
from sheets.words.translation import Translation, load_translation


@dataclass(frozen=True, slots=True)
class Words:
    """Texts by key, such as `legend.start`, and the language in which they are said."""

    translation: Translation
    texts: Mapping[str, Text]

    @property
    def language(self) -> str:
        """The language's code."""
        return self.translation.language

    def __call__(self, key: str, **values: Value) -> str:
        """Return the words for a key, their {places} filled in; KeyError when there are none."""
        return self.translation(self.texts[key], **values)


def load_words(language: str, *tables: Mapping[str, Text]) -> Words:
    """Return the words of these tables in one of LANGUAGES; a later table takes precedence."""
    texts = {key: text for table in tables for key, text in table.items()}
    return Words(load_translation(language), texts)
