"""The words of records: English as rollwrite writes them, those of all languages as it reads them.

What an edition names, resources, spells and cards, is in its own names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from scoring.entry.names import find_by_name, keys_by_name
from sheets.merchants.edition.edition import RESOURCES, Edition, Resource
from sheets.merchants.words import MERCHANTS
from sheets.words.words import load_words

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

# Each language's word, then other forms of it that people type.
FORMS: Mapping[Keyword, Mapping[str, tuple[str, ...]]] = {
    "start": {"en": ("start",), "de": ("Startkarte",), "fr": ("départ",)},
    "roll": {
        "en": ("roll", "rolls"),
        "de": ("würfeln", "wurf", "würfle", "würfelt"),
        "fr": ("dés",),
    },
    "draw": {
        "en": ("draw", "draws"),
        "de": ("zeichnen", "zeichne", "zeichnet"),
        "fr": ("dessiner", "dessine"),
    },
    "worker": {"en": ("worker",), "de": ("Arbeiter",), "fr": ("ouvrier",)},
    "cast": {
        "en": ("cast", "casts"),
        "de": ("zaubern", "zaubere", "zauber", "zaubert"),
        "fr": ("lancer", "lance", "sortilège"),
    },
    "build": {
        "en": ("build", "builds"),
        "de": ("bauen", "baue", "bau", "baut"),
        "fr": ("construire", "construis", "construit", "bâtiment"),
    },
    "relic": {"en": ("relic",), "de": ("Relikt",), "fr": ("relique",)},
    "monument": {"en": ("monument",), "de": ("Monument",), "fr": ("monument",)},
    "score": {
        "en": ("score", "scores"),
        "de": ("werten", "werte", "wertet"),
        "fr": ("compter", "compte"),
    },
    "buy": {
        "en": ("buy", "buys"),
        "de": ("kaufen", "kaufe", "kauf", "kauft"),
        "fr": ("acheter", "achète"),
    },
    "take": {
        "en": ("take", "takes"),
        "de": ("nehmen", "nimm", "nimmt"),
        "fr": ("prendre", "prends", "prend"),
    },
    "column": {"en": ("column",), "de": ("Spalte",), "fr": ("colonne",)},
    "bridge": {"en": ("bridge",), "de": ("Brücke",), "fr": ("pont",)},
}
KEYWORDS: Mapping[Keyword, tuple[str, ...]] = {
    keyword: tuple(form for forms in by_language.values() for form in forms)
    for keyword, by_language in FORMS.items()
}
# What may stand before a hex, `wood at J3`, and between two things, `gold E3 and gold E4`.
BETWEEN = frozenset(("and", "&", "+", "und", "et"))
BEFORE_HEX = BETWEEN | {"at", "on", "in", "to", "auf", "bei", "nach", "à", "sur", "en", "dans"}
NOTHING: Mapping[str, tuple[str, ...]] = {"nothing": ("nothing", "nichts", "rien")}
NUMBERS: Mapping[str, Mapping[str, str]] = {
    "two": {"en": "two", "de": "zwei", "fr": "deux"},
    "three": {"en": "three", "de": "drei", "fr": "trois"},
}
_DIGITS: Mapping[str, str] = {"two": "2", "three": "3"}


@lru_cache(maxsize=4096)
def keyword_of(
    word: str, language: str = "", now: tuple[tuple[Keyword, ...], ...] = ()
) -> Keyword | None:
    """Return the keyword that a word is or, alone, begins; None for any other word.

    Of several those of one's own language count, then those that can come `now`: the first group
    of which the word begins any.
    """
    lowered = word.lower()
    if lowered in KEYWORDS:
        return lowered  # type: ignore[return-value]
    own = keys_by_name(word, {key: forms.get(language, ()) for key, forms in FORMS.items()})
    found = own or keys_by_name(word, KEYWORDS)
    if len(found) > 1:
        groups = ([key for key in found if key in group] for group in now)
        found = next(filter(None, groups), found)
    return found[0] if len(found) == 1 else None


def keyword_in(keyword: Keyword, language: str) -> str:
    """Return a keyword's usual word in a language, in English where it has none."""
    return FORMS[keyword].get(language, (keyword,))[0]


@lru_cache(maxsize=256)
def number_of(word: str) -> str | None:
    """Return `two` or `three`, however it is written; None for any other word."""
    found = keys_by_name(word, {key: (*NUMBERS[key].values(), _DIGITS[key]) for key in NUMBERS})
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=256)
def is_nothing(word: str) -> bool:
    """Return whether a word says that nothing is drawn."""
    return bool(keys_by_name(word, NOTHING))


@lru_cache(maxsize=4096)
def letter_named(word: str, language: str) -> Resource | None:
    """Return the resource whose letter on the board as text this is, in the board's language."""
    letters = load_words(language, MERCHANTS)
    return next((each for each in RESOURCES if letters(f"letter.{each}") == word.lower()), None)


def resource_named(word: str, edition: Edition, language: str) -> Resource:
    """Return the resource that is called so, or alone begins so; raises AmbiguousNameError.

    What is clear in one's own language is that, its letter on the board before all; else all
    languages count.
    """
    if (lettered := letter_named(word, language)) is not None:
        return lettered
    names = edition.names.resources
    # A key would be a name too, and it is English: these are nothing that anybody types.
    own_names = {
        f"#{number}": [name for each, name in names[resource].items() if each == language]
        for number, resource in enumerate(RESOURCES)
    }
    own = keys_by_name(word, own_names)
    if len(own) == 1:
        return RESOURCES[int(own[0].removeprefix("#"))]
    ordered = {key: sorted(names[key], key=lambda each: each != language) for key in RESOURCES}
    return find_by_name(word, {key: [names[key][each] for each in ordered[key]] for key in names})


def is_like_resource(word: str, edition: Edition, language: str) -> bool:
    """Return whether a word is or begins the name of a resource, or of several, or its letter."""
    names = edition.names.resources
    if word in names or letter_named(word, language) is not None:
        return True
    if word in KEYWORDS:
        return False
    return bool(keys_by_name(word, {key: names[key].values() for key in names}))
