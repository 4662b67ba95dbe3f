"""Texts in a language: each looked up by its English template in that language's catalogue.

A catalogue is a gettext file, `locale/LANGUAGE/LC_MESSAGES/rollwrite.mo`, compiled from the `.po`
file beside it, which translators edit and `python -m tools.catalogues` keeps in step with the code.
English has none.
"""

import gettext
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

from sheets.words.languages import Language
from sheets.words.text import Message, Name, Text, Value, harmless

DOMAIN = "rollwrite"
LOCALES = Path(__file__).parent / "locale"


@dataclass(frozen=True, slots=True)
class Translation:
    """A language, and what says a text in it."""

    language: Language
    catalogue: gettext.NullTranslations = field(repr=False, compare=False)

    def __call__(self, said: Message, **values: Value) -> str:
        """Return the words for a text or a name, and what somebody wrote as a line may show it.

        This is the gate: whatever of a file or an argument is said, is said here, and can neither
        end its line nor steer a terminal. `values` are those that the text itself does not hold.
        A text without a translation is said in English.
        """
        if isinstance(said, Text):
            filled = {**dict(said.values), **values}
            template = self._template(said)
            return template.format_map({key: self._value(each) for key, each in filled.items()})
        return harmless(said.in_language(self.language) if isinstance(said, Name) else said)

    def of_template(self, template: str, /, **values: Value) -> str:
        """Return the words for a text of an HTML template, where the catalogues find it."""
        return self(Text(template, **values))

    def _template(self, text: Text) -> str:
        if text.context:
            return self.catalogue.pgettext(text.context, text.template)
        return self.catalogue.gettext(text.template) if text.template else ""

    def _value(self, value: Value) -> str | int:
        return value if isinstance(value, int) else self(value)


@cache
def load_translation(language: str) -> Translation:
    """Return the translation into one of LANGUAGES; without a catalogue all of it is English.

    A catalogue is read once.
    """
    spoken = cast(Language, language)
    return Translation(spoken, gettext.translation(DOMAIN, LOCALES, [language], fallback=True))


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
