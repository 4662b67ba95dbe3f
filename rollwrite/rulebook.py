"""`rollwrite.rule` and `rules`: the numbered rules of a game in words."""

from __future__ import annotations

from collections.abc import Mapping

from rollwrite.answers import translation
from scoring.games import find_game, find_rule
from scoring.games import game_of_rule as game_of_rule
from scoring.rules import READING as READING
from scoring.rules import UnknownRuleError as UnknownRuleError
from scoring.rules import rules_about
from sheets.words.languages import Language


def rule(number: str, language: Language = "en") -> str:
    """Return what a rule says, such as `M7.2`, the number beside a line of a score or a problem.

    `language` is `en`, `fr` or `de`. A list in it stands on lines of its own. What stands in
    [brackets] is a reading: this project's decision where the published rules leave it open.

    Raises UnknownRuleError for a number that no rule has, ValueError for a language that there is
    not.
    """
    return find_rule(number, translation(language).language)


def rules(
    game: str = "merchants", language: Language = "en", *, about: str = ""
) -> Mapping[str, str]:
    """Return the rules of a game by their numbers, in their order, each as `rule` says it.

    language: `en`, `fr` or `de`.
    about: only one rule, by its number; those whose numbers begin with it, such as `M3` or `S`; or
        those that hold a word of the language.

    Raises UnknownGameError for a name that no game has, UnknownRuleError where no rule is about
    what is asked, ValueError for a language that there is not.
    """
    found = find_game(game).rules(translation(language).language)
    return rules_about(about, found) if about else found
