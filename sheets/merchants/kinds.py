"""The kinds of sheet of Pandoria Merchants: a row for each module that draws one."""

from __future__ import annotations

from sheets.merchants.aid import draw_aid
from sheets.merchants.board import draw_board
from sheets.merchants.player import draw_player

KINDS = {"board": draw_board, "player": draw_player, "aid": draw_aid}
WORDS = ("page", "merchants")
