"""A picture of the market in its ring of rune tiles, and of what is played beside the queen."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item, Point, Stroke, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.edition import MARKET_ROWS
from sheets.realm_of_sand.pieces import PIECES_OF_TILE, RUNES, piece
from sheets.words.words import Words

PIECE = 4.1
TILE = PIECES_OF_TILE * PIECE
GAP = 1.7  # Between tiles.
QUEEN = 10.4  # The queen's gap in the upper side of the ring.
ABOVE, BESIDE = 4, 3  # Tiles on the upper and the lower side, and on the two others.
ACROSS = ABOVE * TILE + (ABOVE - 2) * GAP + QUEEN
DOWN = BESIDE * TILE + (BESIDE - 1) * GAP
CARD = (7.0, 9.8)
CARD_GAP, DECK_GAP, ROW_GAP = 1.6, 3.2, 2.1
MOST_CARDS = 4  # In a row of the picture.
CAPTION = 6.0
RING_HEIGHT = CAPTION + DOWN + 2 * (PIECE + GAP)


def ring_picture(place: Box, market: int, theme: Theme, words: Words) -> Iterator[Item]:
    """Yield the picture at the top of a place, in its middle; it is RING_HEIGHT high.

    `market` are the cards in a row.
    """
    inside = Box(place.centre[0] - ACROSS / 2, place.y + CAPTION + PIECE + GAP, ACROSS, DOWN)
    yield from _market(inside, min(market, MOST_CARDS), theme)
    yield from _ring(inside, theme)
    yield from _beside_the_queen(inside, theme)
    left, right = (inside.centre[0] + side * QUEEN / 2 for side in (-1, 1))
    behind = Box(place.x, place.y, left - place.x, 4.2)
    yield write(words("ring.behind"), behind, LABEL_PT, colour=theme.ink, anchor="end")
    ahead = Box(right, place.y, place.right - right, 4.2)
    yield write(words("ring.ahead"), ahead, LABEL_PT, colour=theme.ink)


def _market(inside: Box, market: int, theme: Theme) -> Iterator[Item]:
    """Yield the rows of cards, the last one above, each with its deck at the left (R4)."""
    (wide, high), rows = CARD, len(MARKET_ROWS)
    x = inside.centre[0] - ((market + 1) * wide + (market - 1) * CARD_GAP + DECK_GAP) / 2
    y = inside.centre[1] - (rows * high + (rows - 1) * ROW_GAP) / 2
    for level in reversed(MARKET_ROWS):
        for below in (0.8, 0.4, 0.0):
            deck = Box(x - below, y - below, wide, high)
            yield rectangle(deck, "#ffffff", Stroke(theme.ink, HAIR), 0.6)
        yield write(level, deck, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")
        for number in range(market):
            left = deck.right + DECK_GAP + number * (wide + CARD_GAP)
            yield rectangle(Box(left, y, wide, high), theme.fill("panel"), outline(theme), 0.6)
        y += high + ROW_GAP


def _ring(inside: Box, theme: Theme) -> Iterator[Item]:
    """Yield the tiles of the three sides without the queen, and which way is clockwise."""
    step = (inside.width - TILE) / (ABOVE - 1)
    for index in range(ABOVE):
        yield from _tile(Box(inside.x + index * step, inside.bottom + GAP, TILE, PIECE), theme)
    for index in range(BESIDE):
        y = inside.y + index * (TILE + GAP)
        yield from _tile(Box(inside.x - GAP - PIECE, y, PIECE, TILE), theme)
        yield from _tile(Box(inside.right + GAP, y, PIECE, TILE), theme)
    corners = inside.inset(-GAP - PIECE / 2)
    yield _arrow((corners.right, corners.y), (1, 1), theme)
    yield _arrow((corners.right, corners.bottom), (-1, 1), theme)
    yield _arrow((corners.x, corners.bottom), (-1, -1), theme)
    yield _arrow((corners.x, corners.y), (1, -1), theme)


def _beside_the_queen(inside: Box, theme: Theme) -> Iterator[Item]:
    """Yield the queen, behind her where a tile is laid, before her the two to choose from."""
    y = inside.y - GAP - PIECE
    yield from _tile(Box(inside.x, y, TILE, PIECE), theme)
    slot = Box(inside.x + TILE + GAP, y, TILE, PIECE)
    yield rectangle(slot, "#ffffff", Stroke(theme.ink, FIRM, (0.9, 0.7)), 0.3)
    x = inside.centre[0]
    yield icon("crown", (x, y + PIECE / 2 - 0.4), 7.6, theme.ink, theme.fill("gold"))
    for left in (x + QUEEN / 2, x + QUEEN / 2 + TILE + GAP):
        tile = Box(left, y, TILE, PIECE)
        yield from _tile(tile, theme)
        yield rectangle(tile.inset(-0.4), None, Stroke(theme.ink, FIRM), 0.5)


def _tile(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a tile, lying or standing; its runes differ from those of its neighbours."""
    is_standing = box.height > box.width
    turn = int(box.x + box.y)
    for index in range(PIECES_OF_TILE):
        along = index * PIECE
        x, y = (box.x, box.y + along) if is_standing else (box.x + along, box.y)
        rune = RUNES[(turn + index * (turn % 2 + 1)) % len(RUNES)]
        yield from piece(Box(x, y, PIECE, PIECE), rune, theme)


def _arrow(at: Point, way: Point, theme: Theme) -> Item:
    """Return the head of an arrow that points diagonally, `way` being 1 or -1 across and down."""
    (x, y), (dx, dy) = at, way
    tip = (x + 0.8 * dx, y + 0.8 * dy)
    ends = [(x - 0.8 * dx - turn * dy, y - 0.8 * dy + turn * dx) for turn in (0.7, -0.7)]
    return polygon((tip, *ends), theme.ink)
