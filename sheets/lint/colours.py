"""Checks of colours: only those of the palette, no dark area but codes and bands far from marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sheets.drawing.shapes import Box, Colour
from sheets.lint.ink import Grid, Ink
from sheets.lint.rules import Fault, Palette, Rules
from sheets.words.text import Text

PAPER = "#ffffff"
DARKEST_FILL = "#d9d9d9"  # 15 % grey: a pencil shows on it.
LARGEST_DARK = 12.0  # In mm²: the gate of a city's icon, but no dark area.
LARGE = ("draw", "place")  # Hexes and the like: the pen stays in their middle.
DARK_APART = 2.0  # In mm, from a dark area to the next mark: no pen gets into it.


def find_colours(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find colours that are not of the palette, and dark areas."""
    for colour, box in _used(ink).items():
        if not _is_of(rules.palette, colour):
            yield Fault(
                "colour",
                Text("{colour} is not {palette}", colour=colour, palette=rules.palette),
                box,
            )
    apart = -DARK_APART * rules.scale
    near = Grid(
        (around, around)
        for around in (mark.box.inset(apart) for mark in ink.marks if mark.pen not in LARGE)
    )
    for shape in ink.shapes:
        area = shape.area
        is_small = area.width * area.height <= LARGEST_DARK * max(rules.scale, 1) ** 2
        if is_small or not is_darker(shape.fill, DARKEST_FILL):
            continue
        is_code = any(code.square.holds(area) for code in rules.codes)
        if not is_code and any(map(shape.has_area_in, near.overlapping(area))):
            yield Fault("dark", Text("an area is {colour}", colour=str(shape.fill)), area)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=256)
def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2)."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_darker(fill: Colour | None, limit: Colour) -> bool:
    """Return whether an area is darker than the limit; no fill is not."""
    return fill is not None and luminance(fill) < luminance(limit)


def _used(ink: Ink) -> dict[Colour, Box]:
    """Return every colour of the page with a place where it is used."""
    used = {word.text.colour: word.box for word in ink.words}
    for shape in ink.shapes:
        if shape.fill:
            used[shape.fill] = shape.box
        if shape.drawn.stroke:
            used[shape.drawn.stroke.colour] = shape.box
    return used


def _is_of(palette: Palette, colour: Colour) -> bool:
    if palette == "black":
        return colour in ("#000000", "#ffffff")
    return palette == "colour" or colour[1:3] == colour[3:5] == colour[5:7]
