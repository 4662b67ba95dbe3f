"""Pandoria as it is printed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant, VariantSheets
from sheets.pandoria.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.words.translation import Translation


def _standard() -> VariantSheets[Edition]:
    from sheets.page.words import PAGE
    from sheets.pandoria.aid import AID
    from sheets.pandoria.pad import PAD
    from sheets.pandoria.realms import REALMS
    from sheets.pandoria.sizes import SIZES
    from sheets.pandoria.words import PANDORIA

    return VariantSheets(
        kinds={"realms": REALMS, "pad": PAD, "aid": AID},
        words=(PAGE, PANDORIA),
        sizes=SIZES,
        on_request=("realms",),
    )


def _beginner() -> VariantSheets[Edition]:
    from sheets.pandoria.words import BEGINNER

    standard = _standard()
    return replace(standard, words=(*standard.words, BEGINNER))


def _family() -> VariantSheets[Edition]:
    from sheets.page.words import PAGE
    from sheets.pandoria.aid import FAMILY_AID
    from sheets.pandoria.pad import PAD
    from sheets.pandoria.sizes import SIZES
    from sheets.pandoria.words import FAMILY, PANDORIA

    return VariantSheets(
        kinds={"pad": PAD, "aid": FAMILY_AID}, words=(PAGE, PANDORIA, FAMILY), sizes=SIZES
    )


def _spells() -> VariantSheets[Edition]:
    from sheets.pandoria.aid import SPELLS_AID
    from sheets.pandoria.words import FAMILY_SPELLS

    family = _family()
    return VariantSheets(
        kinds={**family.kinds, "aid": SPELLS_AID},
        words=(*family.words, FAMILY_SPELLS),
        sizes=family.sizes,
    )


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.pandoria.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.pandoria.edition_text import edition_text

    return edition_text(edition, words)


SHEETS = GameSheets(
    name="pandoria",
    letter="P",
    edition="pandoria",
    hue="forest",
    players_rule="P12",
    editions=EditionKind("pandoria", Edition, _find_problems, _describe),
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_standard,
            back="aid",
            backed=("pad",),
        ),
        "beginner": Variant(
            letter="A",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_beginner,
            back="aid",
            backed=("pad",),
            version=Text("beginner version"),
        ),
        "family": Variant(
            letter="F",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_family,
            back="aid",
            backed=("pad",),
            version=Text("family version"),
        ),
        "family-spells": Variant(
            letter="X",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_spells,
            back="aid",
            backed=("pad",),
            version=Text("family version with spells"),
        ),
    },
)
