"""The tracker of the game's end: a box for each printed resource in play (M7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, HEAVY, SYMBOL
from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item, Mark, Stroke, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.board.marks import closed_mark
from sheets.merchants.edition.edition import Board
from sheets.words.words import Words

APART = 4.0


def end_sentence(board: Board, players: int, words: Words) -> str:
    """Return with which round the game ends."""
    all_ = len(board.printed_in_play(players))
    return words("board.ends", needed=board.printed_to_end(players), all=all_)


def even_columns(number: int, most: int) -> int:
    """Return the columns that share so many boxes out over the fewest rows."""
    rows = max(1, -(-number // most))
    return max(1, -(-number // rows))


def tracker_size(number: int, columns: int, square: float = SYMBOL) -> tuple[float, float]:
    """Return how wide and how high so many boxes are."""
    rows = -(-number // columns)
    return columns * (square + APART) - APART, rows * (square + APART) - APART


def draw_tracker(
    board: Board, players: int, box: Box, columns: int, theme: Theme, square: float = SYMBOL
) -> Iterator[Item]:
    """Yield the boxes row by row, from the upper left of a box; that of the end is marked."""
    for index in range(len(board.printed_in_play(players))):
        row, column = divmod(index, columns)
        pitch = square + APART
        place = Box(box.x + column * pitch, box.y + row * pitch, square, square)
        is_end = index + 1 == board.printed_to_end(players)
        yield _box(index + 1, place, theme, is_end=is_end)


def _box(number: int, square: Box, theme: Theme, *, is_end: bool) -> Mark:
    fill = (theme.fill("start") or "#ffffff") if is_end else "#ffffff"
    frame = rectangle(square, fill, Stroke(theme.ink, HEAVY if is_end else HAIR), 0.8)
    face = "bold" if is_end else "text"
    colour = theme.ink if is_end else theme.quiet
    figure = write(str(number), square, LABEL_PT, colour=colour, name=face, anchor="middle")
    return Mark(closed_mark(number), "cross", square, (frame, figure))
