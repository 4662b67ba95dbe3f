"""Steps as a record has them, `draw gold E3 gold E4`, and the words for them in each language."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import (
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Monument,
    Relic,
    Roll,
    Score,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.table import Table
from scoring.entry.said import find_by_name, keys_by_name
from scoring.merchants.state import archive_spell_name
from sheets.hexes import hex_name, reading_order
from sheets.merchants.edition.edition import RESOURCES, Edition, Resource
from sheets.merchants.words import MERCHANTS
from sheets.words.languages import Language
from sheets.words.text import Message, Name, Text, in_a_row, joined
from sheets.words.translation import load_words

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

# `and` stands for what is typed between two things, `gold E3 and gold E4`, `at` for what is typed
# before a hex, `wood at J3`, `any` for the `?` of a die.
Word: TypeAlias = Keyword | Literal["nothing", "two", "three", "and", "at", "any"]

KEYWORD_OF: Mapping[type[Step], Keyword] = {
    Start: "start",
    Roll: "roll",
    Draw: "draw",
    Worker: "worker",
    Cast: "cast",
    Build: "build",
    Relic: "relic",
    Monument: "monument",
    Score: "score",
    Buy: "buy",
    Take: "take",
    Column: "column",
    Bridge: "bridge",
}


def steps_text(steps: Iterable[Step], table: Table) -> list[str]:
    """Return a turn's steps as they stand in a record; those of Terrain are part of its cast."""
    texts: list[str] = []
    is_terrain = False
    for step in steps:
        text = step_text(step, table)
        if is_terrain and isinstance(step, Roll | Draw):
            texts[-1] += f" {text}"
            is_terrain = isinstance(step, Roll)
        elif text:
            texts.append(text)
            is_terrain = isinstance(step, Cast) and table.spell_of(step.source)[0] == "terrain"
    return texts


def step_text(step: Step, table: Table) -> str:
    """Return a step as it stands in a record, "" for a pass."""
    match step:
        case Roll(faces):
            return " ".join(("roll", *faces))
        case Draw(drawn):
            ordered = sorted(drawn, key=lambda each: reading_order(each.hex))
            words = (f"{resource} {hex_name(hex_)}" for resource, hex_ in ordered)
            return f"draw {' '.join(words) or 'nothing'}"
        case Worker(hex_) | Bridge(hex_):
            return f"{KEYWORD_OF[type(step)]} {hex_name(hex_)}"
        case Cast():
            return _cast_text(step, table)
        case Relic(kind):
            return f"relic {kind}"
        case Score(hexes):
            return " ".join(("score", *map(hex_name, hexes)))
        case Take(spell):
            return f"take {archive_spell_name(spell)}"
        case Column(number) | Start(number) | Build(number) | Monument(number) | Buy(number):
            return f"{KEYWORD_OF[type(step)]} {number}"
        case Claim(kind):
            return kind
    return ""


def _cast_text(step: Cast, table: Table) -> str:
    name, _ = table.spell_of(step.source)
    source = step.source
    words = ["cast", str(source) if isinstance(source, int) else archive_spell_name(source)]
    words.append(name.replace("-", " "))
    words += map(hex_name, sorted(step.hexes, key=reading_order) if name == "swamp" else step.hexes)
    if step.resource:
        words.append(step.resource)
    if step.card:
        words.append(str(step.card))
    if step.erect:
        words.append(step_text(step.erect, table))
    return " ".join(words)


# The words of records by language: the usual one first, then other forms of it that people type.
# A language that has no row here has the English ones; a new one is one row.
WORDS: Mapping[str, Mapping[Word, tuple[str, ...]]] = {
    "en": {
        "start": ("start",),
        "roll": ("roll", "rolls", "dice"),
        "draw": ("draw", "draws", "place", "places"),
        "worker": ("worker",),
        "cast": ("cast", "casts"),
        "build": ("build", "builds"),
        "relic": ("relic",),
        "monument": ("monument",),
        "score": ("score", "scores"),
        "buy": ("buy", "buys"),
        "take": ("take", "takes"),
        "column": ("column",),
        "bridge": ("bridge",),
        "nothing": ("nothing",),
        "two": ("two", "2"),
        "three": ("three", "3"),
        "and": ("and", "&", "+"),
        "at": ("at", "on", "in", "to"),
        "any": ("any", "wild", "joker"),
    },
    "de": {
        "start": ("Startkarte",),
        "roll": ("würfeln", "wurf", "würfle", "würfelt"),
        "draw": ("zeichnen", "zeichne", "zeichnet", "setzen", "setze", "setzt"),
        "worker": ("Arbeiter",),
        "cast": ("zaubern", "zaubere", "zauber", "zaubert"),
        "build": ("bauen", "baue", "bau", "baut"),
        "relic": ("Relikt",),
        "monument": ("Monument",),
        "score": ("werten", "werte", "wertet"),
        "buy": ("kaufen", "kaufe", "kauf", "kauft"),
        "take": ("nehmen", "nimm", "nimmt"),
        "column": ("Spalte",),
        "bridge": ("Brücke",),
        "nothing": ("nichts",),
        "two": ("zwei",),
        "three": ("drei",),
        "and": ("und",),
        "at": ("auf", "bei", "nach", "in"),
        "any": ("beliebig", "egal", "joker"),
    },
    "fr": {
        "start": ("départ",),
        "roll": ("dés",),
        "draw": ("dessiner", "dessine", "placer", "place"),
        "worker": ("ouvrier",),
        "cast": ("lancer", "lance", "sortilège"),
        "build": ("construire", "construis", "construit", "bâtiment"),
        "relic": ("relique",),
        "monument": ("monument",),
        "score": ("compter", "compte"),
        "buy": ("acheter", "achète"),
        "take": ("prendre", "prends", "prend"),
        "column": ("colonne",),
        "bridge": ("pont",),
        "nothing": ("rien",),
        "two": ("deux",),
        "three": ("trois",),
        "and": ("et",),
        "at": ("à", "sur", "en", "dans"),
        "any": ("quelconque", "libre", "joker"),
    },
}


def _in_any(word: Word) -> tuple[str, ...]:
    """Return the forms of a word in every language."""
    return tuple(form for words in WORDS.values() for form in words[word])


KEYWORDS: Mapping[Keyword, tuple[str, ...]] = {
    keyword: _in_any(keyword) for keyword in get_args(Keyword)
}

BETWEEN = frozenset(_in_any("and"))

_ANY_FACE = frozenset(_in_any("any"))

BEFORE_HEX = BETWEEN.union(_in_any("at"))

_NUMBERS: tuple[Literal["two", "three"], ...] = ("two", "three")


def word_name(word: Word) -> Name:
    """Return a word in every language."""
    return Name.of({language: words[word][0] for language, words in WORDS.items()})


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
    own = keys_by_name(word, {key: forms_in(key, language) for key in KEYWORDS})
    found = own or keys_by_name(word, KEYWORDS)
    if len(found) > 1:
        groups = ([key for key in found if key in group] for group in now)
        found = next(filter(None, groups), found)
    return found[0] if len(found) == 1 else None


def forms_in(keyword: Keyword, language: str) -> tuple[str, ...]:
    """Return what a keyword can be typed as in a language, none where that has no words."""
    return WORDS[language][keyword] if language in WORDS else ()


def keyword_in(keyword: Keyword, language: str) -> str:
    """Return a keyword's usual word in a language, in English where it has none."""
    return WORDS.get(language, WORDS["en"])[keyword][0]


def number_word(number: str, language: str) -> str:
    """Return `two` or `three` in a language, "" for no number."""
    return WORDS.get(language, WORDS["en"])[number][0] if number in _NUMBERS else ""


@lru_cache(maxsize=256)
def number_of(word: str) -> str | None:
    """Return `two` or `three`, however it is written; None for any other word."""
    found = keys_by_name(word, {number: _in_any(number) for number in _NUMBERS})
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=256)
def is_nothing(word: str) -> bool:
    """Return whether a word says that nothing is drawn."""
    return bool(keys_by_name(word, {"nothing": _in_any("nothing")}))


def is_any_face(word: str) -> bool:
    """Return whether a word is the face of a die that stands for any resource."""
    return word == "?" or word.lower() in _ANY_FACE


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


def with_allowed(error: IllegalStepError, table: Table) -> Text:
    """Return what is wrong with a step, and what would have been allowed."""
    if not error.allowed:
        return error.message
    allowed = joined([said(each, table) for each in error.allowed], "or")
    return Text("{message}; call {allowed}", message=error.message, allowed=allowed)


def steps_said(steps: Iterable[Step], table: Table) -> Message:
    """Return steps as they can be called in each language."""
    return said("; ".join(steps_text(steps, table)), table)


def said(text: str, table: Table) -> Message:
    """Return steps that stand in a record, or a part of one, as each language calls them."""
    names = table.edition.names
    named: dict[str, Mapping[Language, str]] = {each: names.resources[each] for each in RESOURCES}
    named |= {spell.replace("-", " "): names.spells[spell] for spell in names.spells}
    known = {word: word_name(each) for word, each in _NAMED.items()}
    known |= {word: Name.of({**named[word], "en": word}) for word in named}
    long = "|".join(word for word in named if " " in word)
    words = re.findall(rf"{long}|\w+|\W+" if long else r"\w+|\W+", text)
    return in_a_row([known.get(word, word) for word in words], "")


_NAMED: Mapping[str, Word] = {word: word for word in (*get_args(Keyword), *_NUMBERS)}
