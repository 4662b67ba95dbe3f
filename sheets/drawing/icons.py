"""The icons of every sheet: our own outlines, told apart by silhouette at 4 mm in pure black.

Each but the star is a file in the folder `artwork`, in a square of 6 mm around the origin, drawn
once and shared as one group, whatever its size and place. Writers join and end lines round.
"""

from math import cos, pi, sin
from pathlib import Path as File
from typing import Final

from sheets.drawing.artwork import Layer, Paint, painted, read_artwork
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import Colour, Group, Path, Point, Stroke, drawn_once

ICONS: Final = (
    *("gold", "wood", "crystal", "craft", "city", "question", "crown", "artifact", "worker"),
    *("ship", "relic", "monument", "bridge", "troll", "star", "oval", "rectangle", "card"),
    *("tower", "ruin", "cubes"),
)

SIZE: Final = 6.0  # Of the square an icon is drawn in, in mm.
OUTLINE: Final = 0.3
DETAIL: Final = 0.2
BOLD: Final = 0.6

# A star as fat as this has room for one figure of 10 pt at 6 mm, for two at 7.5 mm.
STAR_WAIST: Final = 0.6
_STAR_POINTS: Final = 5
_WHITE: Final = "#ffffff"
_ARTWORK: Final = File(__file__).with_name("artwork")


def icon(name: str, centre: Point, size: float, ink: Colour, fill: Colour | None = None) -> Group:
    """Return an icon within the square of this size around the centre.

    `fill` is the accent of its body, white where there is none. Raises ValueError for a name
    that is not in `ICONS`.
    """
    if name not in ICONS:
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


_STAR: Final = (Layer("body", star_path((0, 0.15), 5.8).segments),)


@drawn_once
def _artwork(name: str, ink: Colour, fill: Colour) -> Group:
    layers = _STAR if name == "star" else read_artwork(_ARTWORK / f"{name}.svg")
    line = Stroke(ink, OUTLINE)
    paints = {
        "body": Paint(fill, line),  # The accent inside an outline.
        "plain": Paint(_WHITE, line),
        "outline": Paint(None, line),
        "detail": Paint(None, Stroke(ink, DETAIL)),
        "bold": Paint(None, Stroke(ink, BOLD)),
        "solid": Paint(ink),
    }
    name = f"icon-{name}-{ink.lstrip('#')}-{fill.lstrip('#')}"
    return Group(painted(layers, paints), name=name)
