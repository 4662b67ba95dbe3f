"""The words of records: English as rollwrite writes them, those of all languages as it reads them.

What an edition names, resources, spells and cards, is in its own names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from scoring.entry.names import find_by_name, keys_by_name
from sheets.editions.head import ByLanguage
from sheets.merchants.edition.edition import Edition, Resource

Keyword: TypeAlias = Literal[
    "start",
    "roll",
    "draw",
    "worker",
    "cast",
    "build",
    "relic",
    "monument",
    "score",
    "buy",
    "take",
    "column",
    "bridge",
]

# English, then German and French, in the forms that people type.
KEYWORDS: Mapping[Keyword, tuple[str, ...]] = {
    "start": ("start", "startkarte", "départ"),
    "roll": ("roll", "wurf", "würfeln", "würfle", "dés", "lancer les dés"),
    "draw": ("draw", "zeichnen", "zeichne", "dessiner", "dessine"),
    "worker": ("worker", "arbeiter", "ouvrier"),
    "cast": ("cast", "zaubern", "zaubere", "zauber", "lancer", "lance", "sortilège"),
    "build": ("build", "bauen", "baue", "bau", "construire", "construis", "bâtiment"),
    "relic": ("relic", "relikt", "relique"),
    "monument": ("monument",),
    "score": ("score", "werten", "werte", "compter", "compte"),
    "buy": ("buy", "kaufen", "kaufe", "kauf", "acheter", "achète"),
    "take": ("take", "nehmen", "nimm", "prendre", "prends"),
    "column": ("column", "spalte", "colonne"),
    "bridge": ("bridge", "brücke", "pont"),
}
NOTHING: Mapping[str, tuple[str, ...]] = {"nothing": ("nothing", "nichts", "rien")}
NUMBERS: Mapping[str, tuple[str, ...]] = {
    "two": ("two", "2", "zwei", "deux"),
    "three": ("three", "3", "drei", "trois"),
}


@lru_cache(maxsize=4096)
def keyword_of(word: str) -> Keyword | None:
    """Return the keyword that a word is or, alone, begins; None for any other word."""
    lowered = word.lower()
    if lowered in KEYWORDS:
        return lowered  # type: ignore[return-value]
    found = keys_by_name(word, KEYWORDS)
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=256)
def number_of(word: str) -> str | None:
    """Return `two` or `three`, however it is written; None for any other word."""
    found = keys_by_name(word, NUMBERS)
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=256)
def is_nothing(word: str) -> bool:
    """Return whether a word says that nothing is drawn."""
    return bool(keys_by_name(word, NOTHING))


def resource_named(word: str, edition: Edition, language: str) -> Resource:
    """Return the resource that is called so, or alone begins so; raises AmbiguousNameError.

    What is clear in one's own language is that; else all languages count.
    """
    names = edition.names.resources
    own = keys_by_name(word, {key: _in(names[key], (language,)) for key in names})
    if len(own) == 1:
        return own[0]
    return find_by_name(word, {key: _in(names[key], names[key]) for key in names})


def is_resource(word: str, names: Mapping[Resource, ByLanguage], language: str) -> bool:
    """Return whether a word, or its beginning, is clearly one resource, as `resource_named`."""
    if word in names:
        return True
    if word in KEYWORDS:
        return False
    own = keys_by_name(word, {key: _in(names[key], (language,)) for key in names})
    return (
        len(own) == 1 or len(keys_by_name(word, {key: names[key].values() for key in names})) == 1
    )


def _in(names: ByLanguage, languages: Iterable[str]) -> list[str]:
    return [name for language, name in names.items() if language in set(languages)]
