"""The words that can come next in a call: what the rules allow now, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from rollwrite.play.merchants.keywords import (
    FORMS,
    KEYWORDS,
    keyword_in,
    keyword_of,
    letter_named,
)
from rollwrite.play.merchants.notation import step_text
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import PASS, Draw, Step
from rollwrite.play.merchants.table import Table
from scoring.entry.names import keys_by_name
from sheets.merchants.edition.edition import RESOURCES
from sheets.words.text import Name
from sheets.words.translation import load_translation

MOST_STEPS = 20_000  # That are looked at; a board has fewer.


def endings(position: Position, typed: str, begun: str, language: str) -> list[str]:
    """Return the words that can stand where one is `begun`, behind those `typed` of a step."""
    table = position.table
    before = [_canonical(word, table, language) for word in typed.split()]
    if position.phase == "draw" and before[:1] and before[0] in RESOURCES:
        before.insert(0, "draw")
    found: dict[str, None] = {}
    for words in _forms(position):
        if len(words) > len(before) and words[: len(before)] == before:
            found |= dict.fromkeys(_spellings(words, len(before), table, language, begun))
    if not typed:
        found |= dict.fromkeys(
            _in_language(each, table, language)
            for each in (RESOURCES if "draw" in found or _in("draw", language) in found else ())
        )
    folded = begun.casefold()
    return sorted(word for word in found if word.casefold().startswith(folded))


def _in(keyword: str, language: str) -> str:
    return keyword_in(keyword, language) if keyword in KEYWORDS else keyword  # type: ignore[arg-type]


def _forms(position: Position) -> Iterator[list[str]]:
    """Yield the words of every step that can be taken now, what is drawn in either order."""
    for step in _steps(position):
        words = step_text(step, position.table).split()
        yield words
        if isinstance(step, Draw) and len(step.drawn) > 1:
            yield [words[0], *words[3:5], *words[1:3]]


def _steps(position: Position) -> Iterable[Step]:
    steps = islice(position.legal_steps, MOST_STEPS)
    if position.phase == "draw" and position.legal_rolls:
        steps = islice((*position.legal_rolls, *position.legal_draws), MOST_STEPS)
    return (step for step in steps if step != PASS)


def _canonical(word: str, table: Table, language: str) -> str:
    """Return a word as records have it, however it was typed."""
    if (lettered := letter_named(word, language)) is not None:
        return lettered
    names = {each: Name.of(table.edition.names.resources[each]).names for each in RESOURCES}
    resources = keys_by_name(word, {each: [name for _, name in names[each]] for each in RESOURCES})
    if len(resources) == 1:
        return resources[0]
    return keyword_of(word, language) or (word.upper() if word[1:].isdigit() else word.lower())


def _spellings(
    words: list[str], place: int, table: Table, language: str, begun: str
) -> Iterator[str]:
    """Yield how the word at a place can be written, which is begun so."""
    word = words[place]
    if word in KEYWORDS:
        usual = keyword_in(word, language)  # type: ignore[arg-type]
        yield usual
        if not usual.casefold().startswith(begun.casefold()):
            yield from (form for forms in FORMS[word].values() for form in forms)  # type: ignore[index]
    elif word in RESOURCES:
        yield _in_language(word, table, language)
    else:
        yield word


def _in_language(resource: str, table: Table, language: str) -> str:
    names = table.edition.names.resources
    return load_translation(language)(Name.of(names[resource])).lower()  # type: ignore[index]
