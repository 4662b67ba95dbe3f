"""The emblems of the twelve realms, each a silhouette of our own, on a shield.

Each is drawn once in a square of 20 mm around the origin and shared as one group, whatever its
size and place. What a realm of somebody's own edition has is a crown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sheets.drawing.outlines import Outline, both, drawn, whole
from sheets.drawing.shapes import (
    Box,
    Colour,
    Group,
    Item,
    Path,
    Point,
    Stroke,
    box_around,
    circle,
    drawn_once,
    ellipse,
)
from sheets.drawing.theme import Theme

SIZE = 20.0
WHITE = "#ffffff"
LINE, RIM, EDGE = 0.7, 1.0, 0.3
# What lies in an emblem: an area of its colour, a light one in it, a light line, a dark line.
Paint: TypeAlias = Literal["solid", "light", "cut", "line"]
Emblem: TypeAlias = tuple[tuple[Paint, Outline], ...]
SHIELD_HIGH = 1.18  # A shield's height, in its widths.
SHARE = 0.7  # An emblem's share of its shield's width.


def _ball(x: float, y: float, radius: float) -> Outline:
    return circle((x, y), radius).segments


def _eyes(x: float, y: float, wide: float, high: float) -> Outline:
    """Return two ovals, one at each side of the upright axis."""
    return tuple(
        segment
        for side in (-1, 1)
        for segment in ellipse(Box(side * x - wide / 2, y - high / 2, wide, high)).segments
    )


_CROWN: Emblem = (
    ("solid", whole("M 0 -5 L 3.2 1 L 8 -4 L 6.6 5 L 0 5")),
    ("solid", (*_ball(0, -6.6, 1.6), *_ball(8, -5.4, 1.4), *_ball(-8, -5.4, 1.4))),
    ("solid", whole("M 0 6.2 L 6.6 6.2 L 6.6 8.4 L 0 8.4")),
)

EMBLEMS: Mapping[str, Emblem] = {
    # A knight's helm.
    "humans": (
        ("solid", whole("M 0 -9.6 C 4.2 -9.6 7 -7.4 7.2 -3.6 L 6.6 5.6 L 0 9.8")),
        ("light", both("M 1.1 -2.7 L 5.9 -3.5 L 5.7 -1.9 L 1.1 -1.1 Z")),
        ("cut", drawn("M 0 -9.4 L 0 9.4")),
        ("cut", both("M 1 0.9 L 6.7 0.1")),
        ("light", _eyes(2.2, 3, 1, 1)),
        ("light", _eyes(4.3, 2.7, 1, 1)),
        ("light", _eyes(2.2, 5.2, 1, 1)),
        ("light", _eyes(4.1, 4.9, 1, 1)),
    ),
    # A bearded face under a helmet with horns.
    "dwarves": (
        ("solid", whole("M 0 -7.8 C 4.2 -7.8 6 -4.8 6 -1.5 L 0 -1.5")),
        (
            "solid",
            both("M 5.4 -2.6 C 9.2 -2.4 10.4 -5.4 9.2 -9.2 C 8.6 -6.9 7.4 -5.9 5.2 -5.7 Z"),
        ),
        (
            "solid",
            whole(
                "M 0 2 C 1.2 1 3.4 1.1 4.3 2.3 L 6 -0.4 C 6.6 3.4 5.4 5.6 4.2 6.4 "
                "L 3.4 8.2 L 2 7.6 L 0 10"
            ),
        ),
        ("solid", _eyes(2.5, 0.2, 1.3, 1.3)),
        ("cut", both("M 0 2.2 C 1.6 3.4 3 3.6 4.6 2.6")),
        ("cut", drawn("M -5.8 -3.4 L 5.8 -3.4 M 0 -7.6 L 0 -3.4")),
        ("cut", both("M 1.3 5.2 L 1.8 7.2")),
    ),
    # A drawn bow.
    "elves": (
        (
            "solid",
            whole(
                "M 0 -7 C 3.8 -7 7.4 -4 8.8 1 C 9 2 9.9 2.4 9.9 2.4 "
                "C 8.8 3.6 7.4 3 6.8 1.4 C 5.4 -2 3.2 -4 0 -4"
            ),
        ),
        ("line", drawn("M -8.4 2.2 L 0 6 L 8.4 2.2")),
        ("solid", whole("M 0 -10 L 2.1 -6.4 L 0.55 -6.8 L 0.55 9.4 L 0 9.4")),
        ("solid", both("M 0.5 6.4 L 2.3 8 L 2.3 10 L 0.5 8.6 Z")),
    ),
    # A staff with a shining crystal.
    "mages": (
        ("solid", whole("M 0 -9.8 L 2.5 -6.6 L 0 -2.2")),
        ("cut", drawn("M -1.6 -6.7 L 0 -6 L 1.6 -6.7 M 0 -6 L 0 -3.4")),
        (
            "solid",
            whole("M 0 -1 C 2.9 -1.6 4.4 -4.2 3.6 -7 C 6 -4.2 5 -0.2 1.5 1.2 L 1.2 9.8 L 0 9.8"),
        ),
        ("line", both("M 6.2 -7.6 L 8.2 -8.8 M 6.9 -4.6 L 9.4 -4.6 M 6.2 -1.6 L 8.2 -0.4")),
        ("cut", drawn("M -1.1 3.2 L 1.1 3.2 M -1.1 5 L 1.1 5")),
    ),
    # A round door in a hill.
    "halflings": (
        ("solid", _ball(0, 0.4, 8)),
        ("cut", _ball(0, 0.4, 6.5)),
        ("cut", drawn("M 0 -6.1 L 0 6.9 M -3.2 -5.2 L -3.2 6 M 3.2 -5.2 L 3.2 6")),
        ("light", _ball(1.6, 0.8, 0.8)),
        ("solid", whole("M 0 7.9 L 3.4 7.9 L 3.4 9.6 L 0 9.6")),
        ("line", both("M 8.6 9.2 L 7.6 6.6 M 9.6 9.2 L 9.8 5.8 M 7.2 9.2 L 10 9.2")),
    ),
    # A horseshoe and an arrow.
    "centaurs": (
        (
            "solid",
            whole(
                "M 0 9.6 C 5.4 9.6 8.8 5.4 8.2 0.4 L 6.9 -6.4 L 8 -8.2 L 3.8 -8.2 "
                "L 5 -6 L 5.3 0.8 C 5.4 4.4 3 6.6 0 6.6"
            ),
        ),
        ("light", _eyes(6.1, -3.6, 1, 1.4)),
        ("light", _eyes(6.7, 0.6, 1, 1.4)),
        ("light", _eyes(5.2, 5, 1.2, 1.2)),
        ("light", _ball(0, 8.1, 0.65)),
        ("solid", whole("M 0 -9.8 L 2.2 -5.6 L 0.6 -6.2 L 0.6 4.4 L 0 4.4")),
        ("line", both("M 0.4 3.4 L 2 5 M 0.4 1.6 L 2 3.2")),
    ),
    # A butterfly's wings.
    "fairies": (
        (
            "solid",
            both(
                "M 0.7 -1.2 C 1.6 -6.2 5.6 -9.8 9.2 -8.6 C 10.4 -5 8.4 -0.6 4 0.6 "
                "C 7.4 1.4 8.4 4.6 6.4 8.4 C 3 8 1.2 4.4 0.7 1.2 Z"
            ),
        ),
        ("light", _eyes(6, -5, 2.6, 3)),
        ("light", _eyes(4.3, 4, 1.9, 2.4)),
        ("solid", whole("M 0 -4.6 C 0.9 -4.6 1 -3.4 0.9 -2.4 L 0.5 6 L 0 7.4")),
        ("line", both("M 0.4 -4.6 C 0.8 -6.6 1.8 -7.8 3 -8.2")),
    ),
    # A grinning face with long ears.
    "goblins": (
        (
            "solid",
            whole(
                "M 0 -7.4 C 3.6 -7.4 5.6 -5.4 5.8 -3 L 10 -6.4 C 10 -2.2 8.6 1 5.6 2 "
                "C 4.8 6 2.2 8.6 0 9.4"
            ),
        ),
        ("light", both("M 1 -1.4 L 4.6 -3.6 C 4.8 -1.2 3 0.2 1 -1.4 Z")),
        ("light", both("M 6.5 -2.2 L 8.7 -4 C 8.5 -2.2 7.8 -0.9 6.4 -0.2 Z")),
        ("cut", whole("M 0 -0.4 L 0.9 2.2 L 0 2.6")),
        (
            "light",
            whole("M 0 5 L 1 4.1 L 2 5 L 3 3.9 L 3.9 4.2 C 3.2 6.2 1.6 7.2 0 7.3"),
        ),
    ),
    # A giant of blocks.
    "golems": (
        ("solid", whole("M 0 -9.6 L 2.9 -9.6 L 3.3 -5.6 L 0 -5.2")),
        (
            "solid",
            whole("M 0 -4.6 L 4.4 -5.6 L 9 -4.4 L 9.8 0.2 L 6.2 0.6 L 5.2 -1 L 4.6 3.4 L 0 3.4"),
        ),
        ("solid", both("M 6.4 1.6 L 9.8 1.2 L 9.4 6.6 L 6 6.4 Z")),
        ("solid", both("M 0.6 4.4 L 4.6 4.4 L 5.4 9.6 L 1 9.6 Z")),
        ("light", _eyes(1.3, -7.6, 1.1, 0.9)),
        ("cut", drawn("M -4 -4.8 L -2.6 -2.2 L -3.4 0.4 M 2.4 -1.2 L 1 0.6 L 2.2 3")),
    ),
    # A flame with a face.
    "spirits": (
        (
            "solid",
            drawn(
                "M 0.8 -10 C 1 -6.6 6.8 -4 6.8 2.2 C 6.8 6.8 3.8 9.8 0 9.8 "
                "C -3.8 9.8 -6.8 6.8 -6.8 2.6 C -6.8 -0.2 -5.6 -2 -4.4 -3.6 "
                "C -4 -2 -3.4 -1.2 -2.4 -0.8 C -2.6 -4.6 -1.8 -8 0.8 -10 Z"
            ),
        ),
        ("light", _eyes(2.5, 2.2, 2, 3)),
        ("light", ellipse(Box(-1.2, 5.4, 2.4, 2.2)).segments),
    ),
    # A water lily.
    "nymphs": (
        ("solid", whole("M 0 -8.6 C 2.6 -5.6 3 -1.6 0 3")),
        ("solid", both("M 1 3 C 1.6 -1.4 3.2 -4.6 6.6 -6 C 7.4 -2.2 5.4 1.8 1 3 Z")),
        ("solid", both("M 1.4 3.9 C 3.6 0.6 6.6 -1.4 9.9 -1 C 9.2 2.4 5.6 4.6 1.4 3.9 Z")),
        (
            "line",
            drawn(
                "M -9 6.4 C -7.4 5 -6 5 -4.5 6.4 C -3 7.8 -1.5 7.8 0 6.4 "
                "C 1.5 5 3 5 4.5 6.4 C 6 7.8 7.4 7.8 9 6.4 "
                "M -6.4 9.2 C -5.2 8.1 -4 8.1 -3 9.2 C -2 10 -1 10 0 9.2 "
                "C 1 8.1 2.2 8.1 3.2 9.2 C 4.2 10 5.2 10 6.4 9.2"
            ),
        ),
        ("cut", drawn("M 0 -5.4 L 0 1.4")),
    ),
    # A fan.
    "hanbok": (
        (
            "solid",
            whole("M 0 -8 C 3.8 -8 7.4 -6.2 9.9 -3.2 L 3 2.4 C 2.2 1.5 1.2 1.1 0 1.1"),
        ),
        (
            "cut",
            both("M 0.9 1.1 L 2.6 -7.6 M 2 1.7 L 6.6 -6 M 0 0.9 L 0 -8"),
        ),
        ("line", both("M 2.6 2.8 L 0.4 6.6 M 1.2 1.9 L 0.2 6.2")),
        ("solid", _ball(0, 6.9, 1.1)),
        ("line", drawn("M 0 7.8 C 0.8 8.6 -0.8 9 0 9.9")),
    ),
}
# What lies under each: one of a theme's grounds.
TINCTURES: Mapping[str, str] = {
    "humans": "blue",
    "dwarves": "orange",
    "elves": "green",
    "mages": "purple",
    "halflings": "yellow",
    "centaurs": "craft",
    "fairies": "crystal",
    "goblins": "wood",
    "golems": "city",
    "spirits": "sea",
    "nymphs": "water",
    "hanbok": "red",
}


def shield(realm: str, centre: Point, wide: float, theme: Theme) -> tuple[Item, ...]:
    """Return a realm's emblem on a shield of this width."""
    (x, y), fill = centre, theme.fill(TINCTURES.get(realm, "crown")) or WHITE
    high = SHIELD_HIGH * wide
    box = box_around(x, y, wide, high)
    return (
        _shield(box, WHITE, Stroke(WHITE, 2.2 * RIM)),
        _shield(box, WHITE, Stroke(theme.title, RIM)),
        _shield(box.inset(RIM), fill, Stroke(theme.title, EDGE)),
        emblem(realm, (x, y - 0.05 * high), SHARE * wide, theme.title),
    )


def emblem(realm: str, centre: Point, size: float, ink: Colour) -> Group:
    """Return a realm's emblem within the square of this size around the centre."""
    name = realm if realm in EMBLEMS else ""
    return Group((_artwork(name, ink),), *centre, size / SIZE)


@drawn_once
def _artwork(realm: str, ink: Colour) -> Group:
    layers = EMBLEMS.get(realm, _CROWN)
    paths = tuple(_painted(paint, outline, ink) for paint, outline in layers)
    return Group(paths, name=f"emblem-{realm}-{ink.lstrip('#')}")


def _painted(paint: Paint, outline: Outline, ink: Colour) -> Path:
    if paint in ("cut", "line"):
        return Path(outline, stroke=Stroke(WHITE if paint == "cut" else ink, LINE))
    return Path(outline, ink if paint == "solid" else WHITE)


def _shield(box: Box, fill: Colour, stroke: Stroke) -> Path:
    (middle, _), wide, high = box.centre, box.width / 2, box.height
    straight, bent, low = (box.y + share * high for share in (0.42, 0.72, 0.9))
    right = (
        ("M", middle, box.y),
        ("L", box.right, box.y),
        ("L", box.right, straight),
        ("C", box.right, bent, middle + 0.48 * wide, low, middle, box.bottom),
        ("C", middle - 0.48 * wide, low, box.x, bent, box.x, straight),
        ("L", box.x, box.y),
        ("Z",),
    )
    return Path(right, fill, stroke)
