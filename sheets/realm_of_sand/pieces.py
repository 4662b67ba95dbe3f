"""What lies on a player's board, as the aid's pictures show it: pieces, discs, crystals."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from sheets.drawing.figures import FIRM, HAIR
from sheets.drawing.lettering import FIGURE_PT, write
from sheets.drawing.shapes import Box, Item, Point, Stroke, circle, lines, polygon, rectangle
from sheets.drawing.theme import Theme

RUNES = ("round", "triangle", "diamond")  # The pictures tell pieces apart by these.
PIECES_OF_TILE = 3  # R4
FACETS = 8


def piece(box: Box, rune: str, theme: Theme) -> Iterator[Item]:
    """Yield a square piece with its rune, one of RUNES."""
    yield rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.3)
    (x, y), r = box.centre, 0.24 * box.width
    if rune == "round":
        yield circle((x, y), r, theme.ink)
    elif rune == "triangle":
        yield polygon(((x, y - r), (x + r, y + 0.8 * r), (x - r, y + 0.8 * r)), theme.ink)
    else:
        yield polygon(
            ((x, y - r), (x + r, y), (x, y + r), (x - r, y)), None, Stroke(theme.ink, 0.3)
        )


def disc(centre: Point, radius: float, theme: Theme) -> Item:
    """Return a disc."""
    return circle(centre, radius, theme.fill("blue") or "#ffffff", Stroke(theme.ink, FIRM))


def crystal(
    colour: str, initial: str, centre: Point, radius: float, theme: Theme
) -> Iterator[Item]:
    """Yield a round crystal seen from above, its colour's initial where the facets meet."""
    x, y = centre
    rim = circle(centre, radius, theme.fill(colour) or "#ffffff", Stroke(theme.ink, FIRM))
    turns = [(step + 0.5) * 2 * pi / FACETS for step in range(FACETS)]
    inner, outer = (
        [(x + r * sin(turn), y - r * cos(turn)) for turn in turns] for r in (0.7 * radius, radius)
    )
    yield rim
    yield polygon(inner, "#ffffff", Stroke(theme.ink, HAIR))
    yield lines(zip(inner, outer, strict=True), Stroke(theme.ink, HAIR))
    letters = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    yield write(initial, letters, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")
