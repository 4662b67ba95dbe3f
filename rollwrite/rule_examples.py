"""`rollwrite.examples`: drawn examples of a game's rules, each with the rules that it explains."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Final

from rollwrite.answers import translation
from rollwrite.printing import Page
from rollwrite.table_options import TableOptions
from rollwrite.tables import chosen_seats
from scoring.games import AnyGame, find_game
from sheets.document import SheetRenderer
from sheets.words.languages import Language
from sheets.words.text import Text
from sheets.words.translation import Translation

BOOKLET: Final = "rules"  # The kind of sheet that says the rules.


@dataclass(frozen=True)
class Example(Page):
    """A drawn example, a page of its own.

    `rules` are the numbers of those that it explains, a variant's own before the others.
    """

    rules: tuple[str, ...]


def examples(game: str = "merchants", language: Language = "en") -> tuple[Example, ...]:
    """Return the drawn examples of a game's rules, those of one variant after the other.

    They are those of its printed rules, () where it has none, by its shipped edition. `language` is
    `en`, `fr` or `de`.

    Raises UnknownGameError for a name that no game has, ValueError for a language that there is
    not.
    """
    words, found = translation(language), find_game(game)
    return tuple(
        example for variant in found.variants for example in _of_variant(found, variant, words)
    )


def _of_variant(game: AnyGame, variant: str, words: Translation) -> Iterator[Example]:
    if BOOKLET not in game.variants[variant].sheets:
        return
    options = TableOptions(game.name, language=words.language)
    table = options.table(variant, chosen_seats(game, variant, None), "")
    numbers, own = game.rules(words.language), game.variants[variant].letter
    for drawing in SheetRenderer(game, game.load()).excerpts(table, BOOKLET):
        found = rules_on(Page(drawing, grey=False), numbers)
        rules = tuple(sorted(found, key=lambda number: number[0] != own))
        title = words(Text("Example for {rules}", rules=", ".join(rules)))
        yield Example(replace(drawing, title=title), grey=False, rules=rules)


def rules_on(page: Page, numbers: Collection[str]) -> tuple[str, ...]:
    """Return which of these numbers of rules a page names, each once, as it names them."""
    return tuple(dict.fromkeys(text for text in page.texts if text in numbers))
