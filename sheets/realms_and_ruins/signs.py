"""The signs of realms and heroes: a card with its border's colour, a hero's initial, a name."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, HEAVY, outline
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, write
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import Box, Colour, Item, Point, Stroke, circle, rectangle
from sheets.drawing.theme import Theme
from sheets.realms_and_ruins.tower import tower

CARD = (4.8, 6.4)
BORDER = 0.9


def card_sign(centre: Point, initial: str, colour: str, theme: Theme) -> Iterator[Item]:
    """Yield a small card with a border of this colour and an initial inside."""
    wide, high = CARD
    box = Box(centre[0] - wide / 2, centre[1] - high / 2, wide, high)
    yield rectangle(box, theme.fill(colour), Stroke(theme.ink, HAIR), 0.8)
    yield rectangle(box.inset(BORDER), "#ffffff", Stroke(theme.ink, HAIR))
    yield write(initial, box, LEAST_PT, colour=theme.ink, name="bold", anchor="middle")


def hero_sign(centre: Point, initial: str, colour: str, theme: Theme) -> Iterator[Item]:
    """Yield a cube's colour in a circle, with a hero's initial."""
    yield circle(centre, 2.9, theme.fill(colour), Stroke(theme.ink, HAIR))
    box = Box(centre[0] - 3, centre[1] - 3, 6, 6)
    yield write(initial, box, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")


def name_sign(text: str, box: Box, ground: Colour | None, theme: Theme) -> Iterator[Item]:
    """Yield a name on a ground of its own; without a ground it is the name alone."""
    if ground:
        yield rectangle(box, ground, outline(theme), 0.8)
        box = Box(box.x + 0.8, box.y, box.width - 1.4, box.height)
    yield write(text, box, LABEL_PT, colour=theme.ink)


def box_sign(*, is_heavy: bool = False) -> Part:
    """Return a box to write a number in, as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        wide = HEAVY if is_heavy else HAIR
        yield rectangle(Box(0, -2.1, 3.8, 4.2), "#ffffff", Stroke(theme.ink, wide), 0.5)

    return Part(3.8, draw)


def tower_sign(*, is_ruined: bool = False) -> Part:
    """Return a realm's tower as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from tower((2.2, 0), 4.8, theme.ink, is_ruined=is_ruined)

    return Part(4.4, draw)
