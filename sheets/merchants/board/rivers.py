"""What rivers do at a number of players, said in words (M2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.merchants.edition.edition import Board
from sheets.words.words import Words


def border_sentences(board: Board, players: int, words: Words) -> Iterator[str]:
    """Yield which river is the border, where there is one."""
    border = board.border_row(players)
    if border is not None:
        yield words("setup.border", row=border)


def idle_sentences(board: Board, players: int, words: Words) -> Iterator[str]:
    """Yield which of the rivers in play do nothing."""
    border = board.border_row(players)
    if border is not None:
        yield from (words("setup.idle", row=row) for row in board.rivers if row < border)
    elif board.rivers:
        yield words("setup.no-border", players=players)
