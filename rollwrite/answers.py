"""`rollwrite.answer`, `say` and `rule`: what a score holds, in words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from scoring.answers import Answer, Picture, write_answers
from scoring.games import find_rule
from scoring.score import Score
from sheets.words.languages import LANGUAGES, Language
from sheets.words.text import Said
from sheets.words.translation import Translation, load_translation

if TYPE_CHECKING:
    from rollwrite.printing import Page


def answer(
    score: Score,
    format: Literal["text", "json", "markdown", "html"] = "text",
    language: Language = "en",
    *,
    sheets: Sequence[Page] = (),
) -> str:
    """Return a score as the command `score` answers it: every point with its rule.

    `format` is `text`, `json`, `markdown` or `html`; `language` is `en`, `fr` or `de`. `sheets`
    are pages that `html` shows below, such as `rw.draw(filled="game.toml")`.

    Raises ValueError for a language that there is not.
    """
    words = translation(language)
    shown: tuple[Picture, ...] = ()
    if sheets and format == "html":
        from rollwrite.score_pages import pictures_of  # Nothing else here draws.

        shown = pictures_of(sheets)
    return write_answers(format, [Answer("-", score, shown)], words)


def say(text: Said, language: Language = "en") -> str:
    """Return a text of a score or a problem, such as a line's heading, in a language.

    `language` is `en`, `fr` or `de`. `str(text)` is the English one.

    Raises ValueError for a language that there is not.
    """
    return translation(language)(text)


def rule(number: str, language: Language = "en") -> str:
    """Return what a rule says, such as `M7.2`, the number beside a line of a score or a problem.

    `language` is `en`, `fr` or `de`. A list in it stands on lines of its own.

    Raises UnknownRuleError for a number that no rule has, ValueError for a language that there is
    not.
    """
    return find_rule(number, translation(language).language)


def translation(language: str) -> Translation:
    """Return the translation into a language; raises ValueError for one that there is not."""
    if language not in LANGUAGES:
        raise ValueError(f"no language is called {language!r}; there are {', '.join(LANGUAGES)}")
    return load_translation(language)
