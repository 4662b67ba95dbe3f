"""The signs of the game as pieces of pictures of one line: its cards and hourglasses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.pictures import OUTLINE, Part, arrow, figure, row, smaller
from sheets.drawing.shapes import Box, Item, Stroke, circle, line, lines, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.edition import Colour
from sheets.realm_of_sand.hourglass import hourglass
from sheets.realm_of_sand.pieces import RUNES, disc, piece

HIGH = 5.2
GLASS, CARD = 4.0, 4.2
CROSS = 0.6


def glass_sign(*, is_crossed: bool = False) -> Part:
    """Return an hourglass, perhaps as a pen crosses it out."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, GLASS, HIGH)
        fill = theme.fill("gold") or "#ffffff"
        yield hourglass(box, fill, Stroke(theme.ink, OUTLINE))
        if is_crossed:
            inside = box.inset(-0.3)
            corners = (
                ((inside.x, inside.y), (inside.right, inside.bottom)),
                ((inside.right, inside.y), (inside.x, inside.bottom)),
            )
            yield lines(corners, Stroke(theme.pen, CROSS))

    return Part(GLASS, draw)


def card_sign() -> Part:
    """Return a card with points and an hourglass in its upper corners."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, CARD, HIGH)
        yield rectangle(box, theme.fill("start") or "#ffffff", Stroke(theme.ink, OUTLINE), 0.6)
        yield rectangle(Box(0.7, box.y + 0.7, 1.1, 1.4), theme.ink)
        glass = Box(CARD - 2.1, box.y + 0.6, 1.6, 1.7)
        yield hourglass(glass, "#ffffff", Stroke(theme.ink, OUTLINE / 2))
        yield rectangle(Box(0.8, 0.3, CARD - 1.6, 1.5), "#ffffff", Stroke(theme.ink, OUTLINE / 2))

    return Part(CARD, draw)


def disc_sign(*, is_dashed: bool = False) -> Part:
    """Return a disc, dashed where any number of them is meant."""

    def draw(theme: Theme) -> Iterator[Item]:
        if is_dashed:
            yield circle((1.9, 0), 1.9, None, Stroke(theme.ink, OUTLINE, (0.7, 0.6)))
        else:
            yield disc((1.9, 0), 1.9, theme)

    return Part(3.8, draw)


def piece_sign(rune: str) -> Part:
    """Return a piece with its rune; without one it is an empty space."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -2, 4, 4)
        if rune:
            yield from piece(box, rune, theme)
        else:
            yield rectangle(box, "#ffffff", Stroke(theme.ink, OUTLINE, (0.7, 0.6)), 0.3)

    return Part(4.0, draw)


def swap_sign() -> Part:
    """Return two arrows, one to each side."""

    def draw(theme: Theme) -> Iterator[Item]:
        for y, tip, tail in ((-0.9, 3.0, 0.0), (0.9, 0.0, 3.0)):
            back = tip - 1.1 if tip > tail else tip + 1.1
            yield line((tail, y), (back, y), stroke=Stroke(theme.ink, 0.5))
            yield polygon(((tip, y), (back, y - 0.8), (back, y + 0.8)), theme.ink)

    return Part(3.0, draw)


_TILE = row(*map(piece_sign, RUNES), gap=0.0)
# What the crystals do, by their colours.
POWERS: Mapping[Colour, Part] = {
    "red": row(*(card_sign() for _ in range(3)), arrow(2.4), card_sign(), gap=0.5),
    "purple": row(disc_sign(), disc_sign(), disc_sign(), disc_sign(is_dashed=True), gap=0.4),
    "yellow": row(disc_sign(), swap_sign(), disc_sign()),
    "green": row(piece_sign("round"), arrow(2.4), piece_sign("")),
    "orange": row(figure("+1", 12), arrow(2.4), gap=0.6),
    "blue": row(smaller(_TILE, 0.8), swap_sign(), smaller(_TILE, 0.8)),
}
