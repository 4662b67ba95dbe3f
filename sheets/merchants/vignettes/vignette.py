"""The vignettes of the resources, and what says that a hex is a goal or a start.

Each picture is drawn once, whatever its size and place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from zlib import crc32

from sheets.drawing.icons import icon
from sheets.drawing.lettering import LEAST_PT, write
from sheets.drawing.shapes import (
    Group,
    Item,
    Path,
    Point,
    Stroke,
    box_around,
    drawn_once,
    line,
    polygon,
)
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Resource
from sheets.merchants.vignettes.brush import BOLD, WHITE, Brush, brush_of
from sheets.merchants.vignettes.buildings import city, craft
from sheets.merchants.vignettes.growth import crystal, gold, wood

VARIANTS = 3
TALLEST = 11.8  # How high a vignette is at most, with smoke and flags, at scale 1.
SHIELD = (6.2, 5.3)  # A goal's shield, wide and high.
BANNER = (6.6, 6.8)  # A start's banner.
NUMBER_PT = 11.0
DRAWN: Mapping[Resource, Callable[[int, Brush], Iterator[Item]]] = {
    "gold": gold,
    "wood": wood,
    "crystal": crystal,
    "craft": craft,
    "city": city,
}


def variant_of(seed: str) -> int:
    """Return which of a resource's vignettes a text stands for, the same everywhere."""
    return crc32(seed.encode()) % VARIANTS


def vignette(resource: Resource, variant: int, foot: Point, theme: Theme, scale: float) -> Group:
    """Return a resource's picture that stands on a point, 13 mm wide at scale 1."""
    artwork = _artwork(resource, variant % VARIANTS, brush_of(resource, theme))
    return Group((artwork,), *foot, scale)


@drawn_once
def _artwork(resource: Resource, variant: int, brush: Brush) -> Group:
    # Without a name: a board has few of each, for which a shared one takes more room in a file.
    return Group(tuple(DRAWN[resource](variant, brush)))


def goal_shield(
    resource: Resource, number: int, centre: Point, theme: Theme, scale: float = 1.0
) -> Iterator[Item]:
    """Yield the white shield of a goal with its number."""
    x, y = centre
    wide, high = scale * SHIELD[0] / 2, scale * SHIELD[1] / 2
    top, low, foot = y - high, y + 0.2 * high, y + high
    yield Path(
        (
            ("M", x - wide, top),
            ("L", x + wide, top),
            ("L", x + wide, low),
            ("C", x + wide, y + 0.75 * high, x + 0.4 * wide, y + 0.85 * high, x, foot),
            ("C", x - 0.4 * wide, y + 0.85 * high, x - wide, y + 0.75 * high, x - wide, low),
            ("Z",),
        ),
        WHITE,
        Stroke(theme.outline(resource), 0.4 * scale),
    )
    place = box_around(x, y - 0.1 * high, 2 * wide, 2 * high)
    size = max(scale * NUMBER_PT, LEAST_PT)
    yield write(str(number), place, size, colour=theme.ink, name="bold", anchor="middle")


def start_banner(
    resource: Resource, top: Point, theme: Theme, scale: float = 1.0
) -> Iterator[Item]:
    """Yield the banner of a start, hung at a point, with the resource's sign on it."""
    x, y = top
    wide, high = scale * BANNER[0] / 2, scale * BANNER[1]
    colour = theme.outline(resource)
    cloth = (
        (x - wide, y),
        (x + wide, y),
        (x + wide, y + high),
        (x, y + 0.76 * high),
        (x - wide, y + high),
    )
    yield polygon(cloth, theme.fill(f"{resource}-cloth") or WHITE, Stroke(colour, 0.4 * scale))
    rod = wide + scale * 0.9
    yield line((x - rod, y), (x + rod, y), stroke=Stroke(colour, BOLD * 1.4 * scale))
    yield icon(resource, (x, y + 0.41 * high), 4.2 * scale, theme.ink, theme.fill(resource))
