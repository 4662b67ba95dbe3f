"""The kinds of sheet of Pandoria Merchants: a row for each module that draws one."""

from __future__ import annotations

from sheets.merchants.aid import draw_aid
from sheets.merchants.board import draw_board
from sheets.merchants.family_aid import draw_family_aid
from sheets.merchants.guilds import draw_guilds
from sheets.merchants.player import draw_player

KINDS = {
    "base": {"board": draw_board, "player": draw_player, "aid": draw_aid},
    "family": {"board": draw_board, "guilds": draw_guilds, "aid": draw_family_aid},
}
# Later catalogues say otherwise what a variant changes.
WORDS = {
    "base": ("page", "merchants"),
    "family": ("page", "merchants", "merchants-family"),
}
