"""The words of a language: one catalogue a game, and one for what every page carries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from sheets.files.reading import parse_toml, read_text

LANGUAGES = ("en", "fr", "de")

_FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language, by key."""

    language: str
    sentences: Mapping[str, str]

    def __call__(self, key: str, **values: object) -> str:
        """The sentence for a key with its {places} filled in; KeyError when there is none."""
        sentence = self.sentences[key]
        return sentence.format(**values) if values else sentence


@cache
def load_words(language: str, *catalogues: str) -> Words:
    """Return the words of a language (one of LANGUAGES) from these catalogues, such as `page`.

    Reads them once. Keys inside a table are joined by a dot: `legend.start`.
    """
    sentences: dict[str, str] = {}
    for catalogue in catalogues:
        tree = parse_toml(read_text(_FOLDER / language / f"{catalogue}.toml"))
        for key, value in tree.items():
            if isinstance(value, dict):
                sentences.update({f"{key}.{inner}": text for inner, text in value.items()})
            else:
                sentences[key] = value
    return Words(language, MappingProxyType(sentences))
