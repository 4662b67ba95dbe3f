"""Highest Roll as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant, VariantSheets
from sheets.highest_roll.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from sheets.words.translation import Translation


def _standard() -> VariantSheets[Edition]:
    from sheets.highest_roll.pad import PAD
    from sheets.highest_roll.sizes import SIZES
    from sheets.highest_roll.words import HIGHEST_ROLL
    from sheets.page.words import PAGE

    return VariantSheets(kinds={"pad": PAD}, words=(PAGE, HIGHEST_ROLL), sizes=SIZES)


def _find_problems(edition: Edition) -> list[Problem]:
    from sheets.highest_roll.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.highest_roll.edition_text import edition_text

    return edition_text(edition, words)


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
            sheets=_standard,
        )
    },
)
