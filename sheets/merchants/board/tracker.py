"""The tracker of the game's end: the goals' numbers in rings, to be crossed out (M7.1)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item, Mark, Stroke, circle
from sheets.drawing.theme import Theme
from sheets.merchants.board.cartouche import CLEAR
from sheets.merchants.board.marks import closed_mark
from sheets.merchants.edition.edition import Board, Edition, Resource
from sheets.table.table import Table
from sheets.words.words import Words

APART = 4.0
RING = 6.5  # 6 mm still where a strip for holes scales it.
LINE = 0.4
WHITE_RING = 2.0  # Around a ring nothing is printed.
LAST_PT = 8.5
UNDER = 2.05  # Between the rings and what is said below them.


def end_sentence(board: Board, players: int, words: Words) -> str:
    """Return with which round the game ends."""
    all_ = len(board.printed_in_play(players))
    return words("board.ends", needed=board.printed_to_end(players), all=all_)


def even_columns(number: int, most: int) -> int:
    """Return the columns that share so many rings out over the fewest rows."""
    rows = max(1, -(-number // most))
    return max(1, -(-number // rows))


def columns_within(number: int, width: float, ring: float = RING) -> int:
    """Return the columns of so many rings that fit in a width."""
    return even_columns(number, max(int((width + APART + 0.01) / (ring + APART)), 1))


def tracker_size(number: int, columns: int, ring: float = RING) -> tuple[float, float]:
    """Return how wide and how high so many rings are."""
    rows = -(-number // columns)
    return columns * (ring + APART) - APART, rows * (ring + APART) - APART


def draw_end(edition: Edition, table: Table, words: Words, inside: Box) -> Iterator[Item]:
    """Yield the rings in the middle of a cartouche, below them when the last round is."""
    board, theme = edition.board, table.theme
    number = len(board.printed_in_play(table.players))
    columns = columns_within(number, inside.width)
    wide, high = tracker_size(number, columns)
    says = end_lines(board, table.players, words, inside.width)
    texts = _height(says)
    if high + UNDER + texts > inside.height - CLEAR:  # Then when it ends matters most.
        says = says[1:]
        texts = _height(says)
    x, _ = inside.centre
    top = inside.y + CLEAR + max(inside.height - high - UNDER - texts - CLEAR, 0) / 2
    rings = Box(x - wide / 2, top, wide, high)
    yield from draw_tracker(board, table.players, rings, columns, theme)
    yield from write_end(says, Box(inside.x, rings.bottom + UNDER, inside.width, 0), theme)


def end_lines(
    board: Board, players: int, words: Words, width: float
) -> tuple[tuple[list[str], float, str], ...]:
    """Return what is said of the end, in lines, with their size and face."""
    last = words("end.last", needed=board.printed_to_end(players))
    return (
        (wrap(words("end.cross"), width, LABEL_PT), LABEL_PT, "text"),
        (wrap(last, width, LAST_PT, "bold"), LAST_PT, "bold"),
    )


def _height(says: tuple[tuple[list[str], float, str], ...]) -> float:
    return sum(len(lines) * leading(size) for lines, size, _ in says)


def write_end(
    says: tuple[tuple[list[str], float, str], ...], box: Box, theme: Theme
) -> Iterator[Item]:
    """Yield what is said of the end from the top of a box."""
    y = box.y
    for lines, size, face in says:
        place = Box(box.x, y, box.width, len(lines) * leading(size))
        yield from write_lines(lines, place, size, colour=theme.ink, name=face, anchor="middle")
        y = place.bottom


def draw_tracker(
    board: Board, players: int, box: Box, columns: int, theme: Theme, ring: float = RING
) -> Iterator[Item]:
    """Yield the rings row by row, from the upper left of a box, in their resources' colours."""
    for hex_, number in board.goals(players).items():
        row, column = divmod(number - 1, columns)
        pitch = ring + APART
        place = Box(box.x + column * pitch, box.y + row * pitch, ring, ring)
        yield _ring(number, board.printed_resources[hex_], place, theme)


def _ring(number: int, resource: Resource, place: Box, theme: Theme) -> Mark:
    line = Stroke(theme.outline(resource), LINE)
    ring = circle(place.centre, (place.width - LINE) / 2, "#ffffff", line)
    figure = write(str(number), place, LAST_PT, colour=theme.quiet, name="bold", anchor="middle")
    return Mark(closed_mark(number), "cross", place, (ring, figure))
