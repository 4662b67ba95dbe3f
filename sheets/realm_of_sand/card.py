"""A picture of a card: where its points and hourglasses stand, and its pattern on a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.figures import FIRM, HAIR, outline
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, write
from sheets.drawing.shapes import Box, Item, Stroke, line, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.hourglass import hourglass
from sheets.realm_of_sand.pieces import disc, piece
from sheets.words.words import Words

CELL = 5.6
CARD = (25.0, 32.0)
SIDE = 4  # Of the part of a board that is shown, in cells.
CARD_HEIGHT = CARD[1]
# An example of what a card asks for, by column and row; DISC is a disc of some colour.
DISC = "disc"
PATTERN: Mapping[tuple[int, int], str] = {(0, 0): "round", (1, 0): "triangle", (1, 1): DISC}
AT, OTHER = (1, 1), (3, 3)  # Where it lies on the board, mirrored, and a piece that is not of it.


def card_picture(place: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the picture at the top of a place; it is CARD_HEIGHT high."""
    side = SIDE * CELL
    board = Box(place.right - side - 1, place.y + CARD_HEIGHT - side, side, side)
    box = Box(place.x + (place.width - side - CARD[0]) / 2 - 1, place.y, *CARD)
    yield from _card(box, theme)
    yield from _board(board, theme)
    yield from _captions(place, box, board, theme, words)


def _card(box: Box, theme: Theme) -> Iterator[Item]:
    yield rectangle(box, theme.fill("panel") or "#ffffff", Stroke(theme.ink, FIRM), 1.6)
    points = Box(box.x + 1.8, box.y + 1.6, 5, 5)
    yield write("7", points, 13, colour=theme.ink, name="bold", anchor="middle")
    for index in range(2):
        glass = Box(box.right - 6 - index * 4.6, box.y + 1.7, 4.6, 4.6)
        yield hourglass(glass, theme.fill("gold") or "#ffffff", Stroke(theme.ink, HAIR))
    left, top = box.centre[0] - CELL, box.y + 9
    for (column, row), what in PATTERN.items():
        yield from _at(Box(left + column * CELL, top + row * CELL, CELL, CELL), what, theme)
    y = box.bottom - 6
    yield line((box.x, y - 4), (box.right, y - 4), stroke=outline(theme))
    for index in range(2):
        yield disc((box.x + 5.6 + index * 5.2, y + 1), 2.1, theme)
    plus = Box(box.right - 9, y - 1.5, 7, 5)
    yield write("+1", plus, 11, colour=theme.ink, name="bold", anchor="middle")


def _board(board: Box, theme: Theme) -> Iterator[Item]:
    """Yield a part of a board on which the pattern lies mirrored, and is framed."""
    yield rectangle(board, theme.fill("panel") or "#ffffff", Stroke(theme.ink, HAIR))
    for step in range(1, SIDE):
        x, y = board.x + step * CELL, board.y + step * CELL
        yield line((x, board.y), (x, board.bottom), stroke=outline(theme))
        yield line((board.x, y), (board.right, y), stroke=outline(theme))
    widest = max(column for column, _ in PATTERN)
    for (column, row), what in PATTERN.items():
        yield from _at(_cell(board, AT[0] + widest - column, AT[1] + row), what, theme)
    yield from _at(_cell(board, *OTHER), "diamond", theme)


def _cell(board: Box, column: int, row: int) -> Box:
    return Box(board.x + column * CELL, board.y + row * CELL, CELL, CELL)


def _at(cell: Box, what: str, theme: Theme) -> Iterator[Item]:
    if what == DISC:
        yield disc(cell.centre, 0.38 * CELL, theme)
    else:
        yield from piece(cell.inset(0.4), what, theme)


def _captions(place: Box, box: Box, board: Box, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield what stands where on the card, and an arrow to the board."""
    at_left = {
        "pad.points": box.y + 4.1,
        "card.pattern": box.y + 14.6,
        "card.reward": box.bottom - 5,
    }
    for key, y in at_left.items():
        text = Box(place.x, y - 2, box.x - place.x - 2, 4)
        yield write(words(key), text, LABEL_PT, colour=theme.ink, anchor="end")
        yield line((box.x - 1.4, y), (box.x - 0.2, y), stroke=Stroke(theme.ink, HAIR))
    glasses = Box(box.right + 2, box.y + 2.1, place.right - box.right - 2, 4)
    yield write(words("card.hourglasses"), glasses, LABEL_PT, colour=theme.ink)
    y = glasses.centre[1]
    yield line((box.right + 0.2, y), (box.right + 1.4, y), stroke=Stroke(theme.ink, HAIR))
    mirrored = Box(board.x, board.y - 4.4, board.width, 4)
    yield write(words("card.mirrored"), mirrored, LEAST_PT, colour=theme.quiet, anchor="middle")
    start, end, y = box.right + 1.5, board.x - 1.5, board.y + 1.5 * CELL
    yield line((start, y), (end - 1, y), stroke=Stroke(theme.ink, FIRM))
    yield polygon(((end, y), (end - 2, y - 1), (end - 2, y + 1)), theme.ink)
