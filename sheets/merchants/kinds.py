"""The kinds of sheet of Pandoria Merchants: a row for each, by variant."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.merchants.aid import aid_layout
from sheets.merchants.board.board import board_layout, board_pages
from sheets.merchants.board.calls import calls_layout, calls_pages
from sheets.merchants.family.aid import family_aid_layout
from sheets.merchants.family.guilds import guilds_layout, guilds_pages
from sheets.merchants.player.player import player_layout, player_pages
from sheets.merchants.solo.aid import solo_aid_layout
from sheets.merchants.solo.board import solo_board_layout, solo_board_pages
from sheets.page.aid import aid_pages
from sheets.page.layout import Kind

_BOARD = Kind(board_layout, board_pages)
_PLAYER = Kind(player_layout, player_pages)
_CALLS = Kind(calls_layout, calls_pages)

KINDS: Mapping[str, Mapping[str, Kind]] = {
    "base": {
        "board": _BOARD,
        "player": _PLAYER,
        "aid": Kind(aid_layout, aid_pages),
        "calls": _CALLS,
    },
    "family": {
        "board": _BOARD,
        "guilds": Kind(guilds_layout, guilds_pages),
        "aid": Kind(family_aid_layout, aid_pages),
        "calls": _CALLS,
    },
    "solo": {
        "board": Kind(solo_board_layout, solo_board_pages),
        "player": _PLAYER,
        "aid": Kind(solo_aid_layout, aid_pages),
    },
}

# Later catalogues say otherwise what a variant changes.
WORDS: Mapping[str, tuple[str, ...]] = {
    "base": ("page", "merchants"),
    "family": ("page", "merchants", "merchants-family"),
    "solo": ("page", "merchants", "merchants-solo"),
}
