"""The sentences of problems and scores in another language, looked up by their English template.

English itself needs no catalogue: every sentence is written in it where its rule is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sheets.files.reading import parse_toml, read_text
from sheets.words.sentence import Named, Sentence

ENGLISH = "en"

_FOLDER = Path(__file__).parent / "sentences"


@dataclass(frozen=True, slots=True)
class Translation:
    """A language, and its templates by the English ones."""

    language: str
    templates: Mapping[str, str]

    def __call__(self, text: str) -> str:
        """Return a text in this language; a plain text, or one without translation, stays."""
        if isinstance(text, Sentence):
            template = self.templates.get(text.template, text.template)
            return template.format_map(
                {key: self._value(each) for key, each in text.values.items()}
            )
        if isinstance(text, Named):
            return text.names.get(self.language) or str(text)
        return text

    def _value(self, value: object) -> object:
        return self(value) if isinstance(value, str) else value


def load_translation(language: str, *catalogues: str) -> Translation:
    """Return the translation into a language by all catalogues, or by those named.

    A catalogue is a file in the language's folder, `merchants` for what is said of that game;
    its tables only group what belongs together.
    """
    if language == ENGLISH:
        return Translation(language, {})
    folder = _FOLDER / language
    paths = [folder / f"{name}.toml" for name in catalogues] or sorted(folder.glob("*.toml"))
    templates: dict[str, str] = {}
    for path in paths:
        for table in parse_toml(read_text(path)).values():
            templates |= table
    return Translation(language, templates)
