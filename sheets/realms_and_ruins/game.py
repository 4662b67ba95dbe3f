"""Tales of Realms and Ruins as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant, VariantSheets
from sheets.realms_and_ruins.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from sheets.words.translation import Translation


def _standard() -> VariantSheets[Edition]:
    from sheets.page.words import PAGE
    from sheets.realms_and_ruins.aid import AID
    from sheets.realms_and_ruins.sizes import SIZES
    from sheets.realms_and_ruins.tracker import TRACKER
    from sheets.realms_and_ruins.words import REALMS_AND_RUINS

    return VariantSheets(
        kinds={"pad": TRACKER, "aid": AID}, words=(PAGE, REALMS_AND_RUINS), sizes=SIZES
    )


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.realms_and_ruins.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.realms_and_ruins.edition_text import edition_text

    return edition_text(edition, words)


SHEETS = GameSheets(
    name="realms-and-ruins",
    letter="T",
    edition="realms-and-ruins",
    hue="stone",
    players_rule="T7",
    editions=EditionKind("realms-and-ruins", Edition, _find_problems, _describe),
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
