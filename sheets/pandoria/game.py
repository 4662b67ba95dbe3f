"""Pandoria as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant
from sheets.pandoria.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.printed_game import Texts
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.lint.rules import Size
    from sheets.page.layout import Kind
    from sheets.words.translation import Translation


def _realms() -> Kind[Edition]:
    from sheets.pandoria.realms import REALMS

    return REALMS


def _pad() -> Kind[Edition]:
    from sheets.pandoria.pad import PAD

    return PAD


def _aid() -> Kind[Edition]:
    from sheets.pandoria.aid import AID

    return AID


def _family_aid() -> Kind[Edition]:
    from sheets.pandoria.aid import FAMILY_AID

    return FAMILY_AID


def _spells_aid() -> Kind[Edition]:
    from sheets.pandoria.aid import SPELLS_AID

    return SPELLS_AID


def _words() -> tuple[Texts, ...]:
    from sheets.page.words import PAGE
    from sheets.pandoria.words import PANDORIA

    return (PAGE, PANDORIA)


def _beginner_words() -> tuple[Texts, ...]:
    from sheets.pandoria.words import BEGINNER

    return (*_words(), BEGINNER)


def _family_words() -> tuple[Texts, ...]:
    from sheets.pandoria.words import FAMILY

    return (*_words(), FAMILY)


def _spells_words() -> tuple[Texts, ...]:
    from sheets.pandoria.words import FAMILY_SPELLS

    return (*_family_words(), FAMILY_SPELLS)


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.pandoria.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.pandoria.edition_text import edition_text

    return edition_text(edition, words)


def _sizes(variant: str) -> tuple[Size, ...]:
    from sheets.pandoria.sizes import sizes

    return sizes(variant)


SHEETS = GameSheets(
    name="pandoria",
    letter="P",
    edition="pandoria",
    players_rule="P12",
    editions=EditionKind("pandoria", Edition, _find_problems, _describe),
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"realms": _realms, "pad": _pad, "aid": _aid},
            words=_words,
            back="aid",
        ),
        "beginner": Variant(
            letter="A",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"realms": _realms, "pad": _pad, "aid": _aid},
            words=_beginner_words,
            back="aid",
            version=Text("beginner version"),
        ),
        "family": Variant(
            letter="F",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"pad": _pad, "aid": _family_aid},
            words=_family_words,
            back="aid",
            version=Text("family version"),
        ),
        "family-spells": Variant(
            letter="X",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"pad": _pad, "aid": _spells_aid},
            words=_spells_words,
            back="aid",
            version=Text("family version with spells"),
        ),
    },
    sizes=_sizes,
)
