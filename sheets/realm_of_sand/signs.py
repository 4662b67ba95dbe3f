"""The signs of the game as pieces of pictures of one line: its cards and hourglasses."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.pictures import OUTLINE, Part
from sheets.drawing.shapes import Box, Item, Stroke, lines, rectangle
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.hourglass import hourglass

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
            inside = box.inset(0.3)
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
