"""Pandoria Merchants as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.printed_game import Texts
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.lint.rules import Size
    from sheets.page.layout import Kind
    from sheets.words.translation import Translation


def _board() -> Kind[Edition]:
    from sheets.merchants.board.board import BOARD

    return BOARD


def _calls() -> Kind[Edition]:
    from sheets.merchants.board.calls import CALLS

    return CALLS


def _player() -> Kind[Edition]:
    from sheets.merchants.player.player import PLAYER

    return PLAYER


def _aid() -> Kind[Edition]:
    from sheets.merchants.aid import AID

    return AID


def _guilds() -> Kind[Edition]:
    from sheets.merchants.family.guilds import GUILDS_SHEET

    return GUILDS_SHEET


def _family_aid() -> Kind[Edition]:
    from sheets.merchants.family.aid import FAMILY_AID

    return FAMILY_AID


def _solo_board() -> Kind[Edition]:
    from sheets.merchants.solo.board import SOLO_BOARD

    return SOLO_BOARD


def _solo_player() -> Kind[Edition]:
    from sheets.merchants.player.player import SOLO_PLAYER

    return SOLO_PLAYER


def _solo_aid() -> Kind[Edition]:
    from sheets.merchants.solo.aid import SOLO_AID

    return SOLO_AID


def _words() -> tuple[Texts, ...]:
    from sheets.merchants.words import MERCHANTS
    from sheets.page.words import PAGE

    return (PAGE, MERCHANTS)


def _family_words() -> tuple[Texts, ...]:
    from sheets.merchants.family.words import FAMILY

    return (*_words(), FAMILY)


def _solo_words() -> tuple[Texts, ...]:
    from sheets.merchants.solo.words import SOLO

    return (*_words(), SOLO)


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.merchants.edition.checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.merchants.edition.text import edition_text

    return edition_text(edition, words)


def _sizes(variant: str) -> tuple[Size, ...]:
    from sheets.merchants.sizes import sizes

    return sizes(variant)


SHEETS = GameSheets(
    name="merchants",
    letter="M",
    edition="pandoria-merchants",
    players_rule="M1.7",
    editions=EditionKind("merchants", Edition, _find_problems, _describe),
    variants={
        "base": Variant(
            letter="B",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"board": _board, "player": _player, "aid": _aid},
            online={"calls": _calls},
            words=_words,
            back="aid",
        ),
        "family": Variant(
            letter="F",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"board": _board, "guilds": _guilds, "aid": _family_aid},
            online={"calls": _calls},
            words=_family_words,
            back="aid",
            version=Text("family version"),
        ),
        "solo": Variant(
            letter="S",
            players=(1, 1),
            sheets={"board": _solo_board, "player": _solo_player, "aid": _solo_aid},
            words=_solo_words,
            back="aid",
            levels=("beginner", "advanced", "expert"),  # S2
            version=Text("solo version"),
        ),
    },
    sizes=_sizes,
)
