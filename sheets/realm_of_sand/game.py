"""Realm of Sand as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant, VariantSheets
from sheets.realm_of_sand.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from sheets.words.translation import Translation


def _standard() -> VariantSheets[Edition]:
    from sheets.page.words import PAGE
    from sheets.realm_of_sand.aid import AID
    from sheets.realm_of_sand.pad import PAD
    from sheets.realm_of_sand.sizes import SIZES
    from sheets.realm_of_sand.words import REALM_OF_SAND

    return VariantSheets(kinds={"pad": PAD, "aid": AID}, words=(PAGE, REALM_OF_SAND), sizes=SIZES)


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.realm_of_sand.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.realm_of_sand.edition_text import edition_text

    return edition_text(edition, words)


SHEETS = GameSheets(
    name="realm-of-sand",
    letter="S",
    edition="realm-of-sand",
    hue="desert",
    players_rule="R4",
    editions=EditionKind("realm-of-sand", Edition, _find_problems, _describe),
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_standard,
            back="aid",
            backed=("pad",),
        )
    },
)
