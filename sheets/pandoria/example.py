"""Drawn examples: a region that is open, and a closed one with who gets what for it (P8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sheets.drawing.figures import HAIR, outline
from sheets.drawing.flow import Flow
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, write
from sheets.drawing.shapes import Box, Item, Point, Stroke, lines, polygon
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, hex_at, neighbours
from sheets.words.words import Words

ACROSS = 4  # How wide a picture is, in hexes.
SMALL, LARGE = 0.72, 1.0  # A picture's share of its column.
BORDER = 1.1  # The line around a region.
SYMBOL, APART, UP, FIGURE_SHARE = 0.29, 0.33, 0.18, 0.35  # In widths of a hex.
EMPTY = (1.4, 1.0)  # The dashes around an empty space.
FIGURE, LETTER_PT = 7.0, 12.0
FIGURE_ROOM = 13.0  # A figure and its letter, before what it gets.
BELOW, BETWEEN = 2.5, 0.8


class Space(NamedTuple):
    """A space: its terrain's symbol, how many of them, and the letter of the figure on it.

    Without a symbol no tile lies there yet.
    """

    symbol: str = ""
    number: int = 1
    figure: str = ""


# Where the next tile will lie; until then a space beside the forest is empty.
TILE: Mapping[Hex, Space] = {hex_at(3, 3): Space("wood"), hex_at(3, 4): Space("crystal")}
BEFORE: Mapping[Hex, Space] = {
    hex_at(2, 1): Space("gold", figure="A"),
    hex_at(3, 1): Space("city"),
    hex_at(4, 1): Space("crystal", 2),
    hex_at(1, 2): Space("crystal"),
    hex_at(2, 2): Space("wood", figure="C"),
    hex_at(3, 2): Space("wood", 2),
    hex_at(4, 2): Space("gold"),
    hex_at(2, 3): Space("ship"),
    hex_at(4, 3): Space("city", figure="B"),
    hex_at(2, 4): Space("gold", 2),
    **dict.fromkeys(TILE, Space()),
}
AFTER: Mapping[Hex, Space] = {**BEFORE, **TILE}
REGION = "wood"
GROUNDS: Mapping[str, str] = {"ship": "water"}  # A ship lies on a lake.


def add_open_region(flow: Flow, words: Words) -> None:
    """Add the picture before the forest is closed."""
    _add_picture(flow, BEFORE, SMALL)
    flow.paragraph(words("example.open"))


def add_closed_region(flow: Flow, words: Words) -> None:
    """Add the picture when it is closed, and below it what becomes of every figure."""
    _add_picture(flow, AFTER, LARGE)
    flow.paragraph(words("example.closed"))
    flow.space(BETWEEN)
    for letter in ("A", "B", "C"):
        _add_figure(flow, letter, words)


def _add_figure(flow: Flow, letter: str, words: Words) -> None:
    """Add what becomes of a figure, the figure before it."""
    top, above = flow.y, (FIGURE - leading(flow.size_pt)) / 2
    middle = (flow.box.x + FIGURE / 2, top + FIGURE / 2)
    flow.items += _figure(middle, FIGURE, letter, flow.theme)
    flow.space(above)
    flow.paragraph(words(f"example.{letter}"), indent=FIGURE_ROOM)
    flow.space(max(above, 0) + BETWEEN)


def _add_picture(flow: Flow, spaces: Mapping[Hex, Space], share: float) -> None:
    wide = share * flow.box.width / ACROSS
    left = flow.box.x + (1 - share) * flow.box.width / 2
    lattice = Lattice(left, flow.y + wide / SQRT3, wide)
    flow.items += _picture(spaces, lattice, flow.theme)
    rows = max(hex_.r for hex_ in spaces)
    flow.space(lattice.row_pitch * rows + 2 * lattice.side + BELOW)


def _picture(spaces: Mapping[Hex, Space], lattice: Lattice, theme: Theme) -> Iterator[Item]:
    for hex_, space in spaces.items():
        ground = theme.fill(GROUNDS.get(space.symbol, space.symbol))
        stroke = outline(theme) if space.symbol else Stroke(theme.line, HAIR, EMPTY)
        yield polygon(lattice.corners(hex_), ground, stroke)
        yield from _space(lattice.centre(hex_), lattice.width, space, theme)
    forest = [hex_ for hex_, space in spaces.items() if space.symbol == REGION]
    edges = [
        lattice.edge((hex_, other))
        for hex_ in forest
        for other in neighbours(hex_)
        if other not in forest
    ]
    yield lines(edges, Stroke(theme.ink, BORDER))


def _space(centre: Point, wide: float, space: Space, theme: Theme) -> Iterator[Item]:
    """Yield a space's symbols, and its figure below them."""
    x, y = centre
    up = UP * wide if space.figure else 0.0
    for index in range(space.number if space.symbol else 0):
        place = (x + (index - (space.number - 1) / 2) * APART * wide, y - up)
        yield icon(space.symbol, place, SYMBOL * wide, theme.ink)
    if space.figure:
        size = FIGURE_SHARE * wide
        yield from _figure((x - 0.4 * size, y + up), size, space.figure, theme)


def _figure(centre: Point, size: float, letter: str, theme: Theme) -> Iterator[Item]:
    """Yield a figure, and whose it is at its right."""
    x, y = centre
    yield icon("worker", centre, size, theme.ink)
    place = Box(x + 0.56 * size, y - size / 2, 0.7 * size, size)
    yield write(letter, place, LETTER_PT * size / FIGURE, colour=theme.ink, name="bold")
