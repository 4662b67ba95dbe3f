"""The icons of every sheet: our own outlines, told apart by silhouette at 4 mm in pure black.

Each is drawn once in a square of 6 mm around the origin and shared as one group, whatever its
size and place. Writers join and end lines round.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

from sheets.drawing.outlines import Outline as _Outline
from sheets.drawing.outlines import both as _both
from sheets.drawing.outlines import drawn as _drawn
from sheets.drawing.outlines import whole as _whole
from sheets.drawing.shapes import (
    Box,
    Colour,
    Group,
    Path,
    Point,
    Stroke,
    circle,
    drawn_once,
    ellipse,
    polygon,
    rectangle,
)

SIZE: Final = 6.0  # Of the square an icon is drawn in, in mm.
OUTLINE: Final = 0.3
DETAIL: Final = 0.2
BOLD: Final = 0.6

# A star as fat as this has room for one figure of 10 pt at 6 mm, for two at 7.5 mm.
STAR_WAIST: Final = 0.6
_STAR_POINTS: Final = 5
_WHITE: Final = "#ffffff"

# Which paint a layer takes: `body` the accent inside an outline, `plain` white inside an outline,
# `outline` and `detail` a line only, `bold` a heavy one, `solid` an area of ink.
_Paint: TypeAlias = Literal["body", "plain", "outline", "detail", "bold", "solid"]
_Layer: TypeAlias = tuple[_Paint, _Outline]


def icon(name: str, centre: Point, size: float, ink: Colour, fill: Colour | None = None) -> Group:
    """Return an icon within the square of this size around the centre.

    `fill` is the accent of its body, white where there is none. Raises ValueError for a name
    that is not in `ICONS`.
    """
    if name not in _LAYERS:
        raise ValueError(f"there is no icon “{name}”, only {', '.join(ICONS)}")
    return Group((_artwork(name, ink, fill or _WHITE),), *centre, size / SIZE)


def star_path(
    centre: Point, size: float, fill: Colour | None = None, stroke: Stroke | None = None
) -> Path:
    """Return a fat star with five points around the centre, its upper point `size / 2` above it."""
    corners = []
    for step in range(2 * _STAR_POINTS):
        radius = size / 2 * (STAR_WAIST if step % 2 else 1.0)
        turn = step * pi / _STAR_POINTS
        corners.append((centre[0] + radius * sin(turn), centre[1] - radius * cos(turn)))
    return polygon(corners, fill, stroke)


@drawn_once
def _artwork(name: str, ink: Colour, fill: Colour) -> Group:
    paths = tuple(_painted(paint, outline, ink, fill) for paint, outline in _LAYERS[name])
    return Group(paths, name=f"icon-{name}-{ink.lstrip('#')}-{fill.lstrip('#')}")


def _painted(paint: _Paint, outline: _Outline, ink: Colour, fill: Colour) -> Path:
    if paint == "solid":
        return Path(outline, fill=ink)
    inside = {"body": fill, "plain": _WHITE}.get(paint)
    width = {"detail": DETAIL, "bold": BOLD}.get(paint, OUTLINE)
    return Path(outline, inside, Stroke(ink, width))


def _round(x: float, y: float, radius: float) -> _Outline:
    return circle((x, y), radius).segments


_LAYERS: Final[Mapping[str, tuple[_Layer, ...]]] = {
    "gold": (
        ("body", _round(0, 0, 2.8)),
        ("detail", _round(0, 0, 2.05)),
        ("solid", _drawn("M 0 -1.15 L 0.75 0 L 0 1.15 L -0.75 0 Z")),
    ),
    "wood": (
        ("plain", _whole("M 0 0.4 L 0.45 0.4 L 0.45 1.8 C 0.45 2.35 0.7 2.65 1.2 2.8 L 0 2.8")),
        (
            "body",
            _whole(
                "M 0 -2.8 C 0.85 -2.8 1.5 -2.25 1.6 -1.5 C 2.3 -1.4 2.8 -0.85 2.8 -0.15 "
                "C 2.8 0.65 2.2 1.2 1.45 1.2 L 0 1.2"
            ),
        ),
        (
            "detail",
            _drawn(
                "M -1.9 -0.1 C -1.85 -0.55 -1.5 -0.8 -1.1 -0.75 "
                "M -0.7 -1.55 C -0.6 -1.9 -0.3 -2.1 0.05 -2.05"
            ),
        ),
    ),
    "crystal": (
        ("body", _whole("M 0 -2.8 L 1.9 -1.3 L 1.9 1.1 L 0 2.8")),
        (
            "detail",
            _drawn(
                "M -1.9 -1.3 L -0.5 -0.85 L 1.9 -1.3 M 0 -2.8 L -0.5 -0.85 L -0.5 1.55 L 0 2.8 "
                "M -1.9 1.1 L -0.5 1.55 L 1.9 1.1"
            ),
        ),
    ),
    "craft": (
        ("body", _whole("M 0 -2.6 L 2.8 2.4 L 0 2.4")),
        ("detail", _whole("M 0 -0.9 L 1.35 1.5 L 0 1.5")),
    ),
    "city": (
        (
            "body",
            _whole(
                "M 0 -2 L 0.5 -2 L 0.5 -2.8 L 1.5 -2.8 L 1.5 0.1 L 2 0.1 L 2 -0.6 L 2.8 -0.6 "
                "L 2.8 2.7 L 0 2.7"
            ),
        ),
        ("solid", _whole("M 0 0.7 C 0.5 0.7 0.8 1.05 0.8 1.5 L 0.8 2.7 L 0 2.7")),
    ),
    "question": (
        (
            "body",
            _whole(
                "M 0 -2.7 L 2.2 -2.7 C 2.5 -2.7 2.7 -2.5 2.7 -2.2 "
                "L 2.7 2.2 C 2.7 2.5 2.5 2.7 2.2 2.7 L 0 2.7"
            ),
        ),
        (
            "bold",
            _drawn(
                "M -1.05 -0.85 C -1.05 -1.5 -0.6 -1.85 0 -1.85 "
                "C 0.65 -1.85 1.1 -1.45 1.1 -0.85 C 1.1 -0.05 0 -0.1 0 0.7"
            ),
        ),
        ("solid", _round(0, 1.72, 0.4)),
    ),
    "crown": (
        ("body", _whole("M 0 -1.7 L 0.95 0.1 L 2.35 -1.2 L 1.95 2.5 L 0 2.5")),
        (
            "plain",
            (*_round(0, -2.2, 0.55), *_round(-2.3, -1.4, 0.5), *_round(2.3, -1.4, 0.5)),
        ),
        ("detail", _drawn("M -2.05 1.5 L 2.05 1.5")),
    ),
    "artifact": (
        (
            "outline",
            _both("M 0.6 -1.9 C 1.6 -2.5 2.7 -1.9 2.3 -0.9 C 2.15 -0.5 1.8 -0.3 1.45 -0.15"),
        ),
        (
            "body",
            _whole(
                "M 0 -2.8 L 0.95 -2.8 L 0.95 -2.35 L 0.6 -2.2 L 0.6 -1.4 "
                "C 0.65 -1 1.75 -0.7 1.75 0.4 C 1.75 1.4 0.8 1.8 0.6 2.3 L 1.1 2.8 L 0 2.8"
            ),
        ),
        ("detail", _drawn("M -1.7 0.05 L 1.7 0.05 M -1.62 0.95 L 1.62 0.95")),
    ),
    "worker": (
        (
            "body",
            _whole(
                "M 0 -2 C 1.35 -2 1.6 -0.9 1.7 0.35 C 2.25 0.5 2.65 0.7 2.8 1.05 C 2 1.85 0.9 2 0 2"
            ),
        ),
        ("detail", _drawn("M -1.68 0.1 C -0.8 0.75 0.8 0.75 1.68 0.1")),
    ),
    "ship": (
        (
            "body",
            _drawn(
                "M -2.8 0.9 L 2.8 0.9 C 2.6 2 2 2.6 1.2 2.6 "
                "L -1.3 2.6 C -2.1 2.6 -2.6 1.9 -2.8 0.9 Z"
            ),
        ),
        ("outline", _drawn("M 0 -2.8 L 0 0.9")),
        (
            "plain",
            _drawn(
                "M 0 -2.6 C 1.6 -2.1 2.4 -0.9 2.4 0.2 L 0 0.2 Z "
                "M 0 -2 C -0.2 -1 -0.9 -0.2 -2 0.2 L 0 0.2 Z"
            ),
        ),
    ),
    "relic": (
        (
            "body",
            (
                *_whole(
                    "M 0 -2.8 C 1 -2.8 1.6 -2.2 1.6 -1.5 C 1.6 -0.85 1.1 -0.25 0.65 0.15 "
                    "L 2.3 -0.1 L 2.3 1.1 L 0.55 0.85 L 0.9 2.8 L 0 2.8"
                ),
                *_whole("M 0 -2 C 0.5 -2 0.8 -1.7 0.8 -1.4 C 0.8 -0.9 0.35 -0.5 0 -0.2"),
            ),
        ),
    ),
    "monument": (
        ("body", _whole("M 0 -2.8 L 0.75 -1.8 L 1.1 1.2 L 0 1.2")),
        ("plain", _whole("M 0 1.2 L 1.8 1.2 L 1.8 2 L 2.6 2 L 2.6 2.8 L 0 2.8")),
        ("detail", _drawn("M -0.75 -1.8 L 0.75 -1.8 M -1.8 2 L 1.8 2")),
    ),
    "bridge": (
        (
            "body",
            _whole(
                "M 0 -2.3 C 1.2 -2.3 2.1 -1.9 2.8 -1.2 L 2.8 1.4 L 1.8 1.4 C 1.8 0.1 1 -0.7 0 -0.7"
            ),
        ),
        ("detail", _drawn("M 0 -2.3 L 0 -0.7 M -1.5 -2 L -1 -0.4 M 1.5 -2 L 1 -0.4")),
        (
            "outline",
            _drawn(
                "M -2.8 2.35 C -2.3 1.85 -1.9 1.85 -1.4 2.35 C -0.9 2.85 -0.5 2.85 0 2.35 "
                "C 0.5 1.85 0.9 1.85 1.4 2.35 C 1.9 2.85 2.3 2.85 2.8 2.35"
            ),
        ),
    ),
    "troll": (
        (
            "body",
            _whole(
                "M 0 -1.7 C 0.5 -1.7 0.9 -1.6 1.2 -1.4 C 1.7 -1.7 1.9 -2.2 1.8 -2.8 "
                "C 2.6 -2.2 2.8 -1.4 2.1 -0.7 L 2.8 0 L 2.1 0.4 L 2.3 1.5 C 2.1 2.4 1.2 2.7 0 2.7"
            ),
        ),
        ("solid", (*_round(0.8, -0.25, 0.3), *_round(-0.8, -0.25, 0.3))),
        ("detail", _both("M 0.35 -0.85 L 1.3 -0.6 M 0 0.35 L 0.4 0.6 M 0 1.7 L 1.6 1.7")),
        ("plain", _both("M 0.75 1.7 L 1.05 0.4 L 1.45 1.7 Z")),
    ),
    "star": (("body", star_path((0, 0.15), 5.8).segments),),
    "oval": (("body", ellipse(Box(-2.8, -2.1, 5.6, 4.2)).segments),),
    "rectangle": (("body", rectangle(Box(-2.8, -2.1, 5.6, 4.2)).segments),),
}
ICONS: Final = tuple(_LAYERS)
