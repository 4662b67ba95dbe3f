"""Pandoria Merchants as it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.game import GameSheets, Variant, VariantSheets
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition
from sheets.words.text import Text

if TYPE_CHECKING:
    from sheets.words.translation import Translation


def _base() -> VariantSheets[Edition]:
    from sheets.merchants.aid.aid import AID
    from sheets.merchants.board.board import BOARD
    from sheets.merchants.board.calls import CALLS
    from sheets.merchants.parts.parts import PARTS
    from sheets.merchants.player.player import PLAYER
    from sheets.merchants.sizes import SIZES
    from sheets.merchants.words import MERCHANTS
    from sheets.page.words import PAGE

    return VariantSheets(
        kinds={"board": BOARD, "player": PLAYER, "aid": AID, "parts": PARTS},
        online={"calls": CALLS},
        on_request=("parts",),
        words=(PAGE, MERCHANTS),
        sizes=SIZES,
    )


def _family() -> VariantSheets[Edition]:
    from sheets.merchants.board.board import BOARD
    from sheets.merchants.board.calls import CALLS
    from sheets.merchants.family.aid import FAMILY_AID
    from sheets.merchants.family.guilds import GUILDS_SHEET
    from sheets.merchants.family.points import POINTS_SHEET
    from sheets.merchants.family.words import FAMILY
    from sheets.merchants.parts.parts import FAMILY_PARTS
    from sheets.merchants.sizes import SIZES
    from sheets.merchants.words import MERCHANTS
    from sheets.page.words import PAGE

    return VariantSheets(
        kinds={
            "board": BOARD,
            "guilds": GUILDS_SHEET,
            "points": POINTS_SHEET,
            "aid": FAMILY_AID,
            "parts": FAMILY_PARTS,
        },
        online={"calls": CALLS},
        on_request=("parts",),
        words=(PAGE, MERCHANTS, FAMILY),
        sizes=SIZES,
    )


def _solo() -> VariantSheets[Edition]:
    from sheets.merchants.parts.parts import PARTS
    from sheets.merchants.player.player import SOLO_PLAYER
    from sheets.merchants.sizes import SOLO_SIZES
    from sheets.merchants.solo.aid import SOLO_AID
    from sheets.merchants.solo.board import SOLO_BOARD
    from sheets.merchants.solo.ledger import LEDGER
    from sheets.merchants.solo.words import SOLO
    from sheets.merchants.words import MERCHANTS
    from sheets.page.words import PAGE

    return VariantSheets(
        kinds={
            "board": SOLO_BOARD,
            "player": SOLO_PLAYER,
            "ledger": LEDGER,
            "aid": SOLO_AID,
            "parts": PARTS,
        },
        on_request=("parts",),
        words=(PAGE, MERCHANTS, SOLO),
        sizes=SOLO_SIZES,
    )


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.merchants.edition.checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition, words: Translation) -> str:
    from sheets.merchants.edition.text import edition_text

    return edition_text(edition, words)


def _renew(edition: Edition) -> Edition:
    from sheets.merchants.edition.numbered_ships import with_ship_hexes

    return with_ship_hexes(edition)


SHEETS = GameSheets(
    name="merchants",
    letter="M",
    edition="pandoria-merchants",
    players_rule="M1.7",
    editions=EditionKind("merchants", Edition, _find_problems, _describe, _renew),
    variants={
        "base": Variant(
            letter="B",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_base,
            back="aid",
        ),
        "family": Variant(
            letter="F",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets=_family,
            back="aid",
            version=Text("family version"),
        ),
        "solo": Variant(
            letter="S",
            players=(1, 1),
            sheets=_solo,
            back="aid",
            levels=("beginner", "advanced", "expert"),  # S2
            version=Text("solo version"),
        ),
    },
)
