"""Highest Roll as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant
from sheets.highest_roll.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.printed_game import Texts

if TYPE_CHECKING:
    from sheets.lint.rules import Size
    from sheets.page.layout import Kind
    from sheets.words.translation import Translation


def _pad() -> Kind[Edition]:
    from sheets.highest_roll.pad import PAD

    return PAD


def _words() -> tuple[Texts, ...]:
    from sheets.highest_roll.words import HIGHEST_ROLL
    from sheets.page.words import PAGE

    return (PAGE, HIGHEST_ROLL)


def _find_problems(edition: Edition) -> list[Problem]:
    from sheets.highest_roll.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.highest_roll.edition_text import edition_text

    return edition_text(edition, words)


def _sizes(variant: str) -> tuple[Size, ...]:
    from sheets.highest_roll.sizes import sizes

    return sizes(variant)


SHEETS = GameSheets(
    name="highest-roll",
    letter="H",
    edition="highest-roll",
    players_rule="X3",
    editions=EditionKind("highest-roll", Edition, _find_problems, _describe),
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"pad": _pad},
            words=_words,
        )
    },
    sizes=_sizes,
)
