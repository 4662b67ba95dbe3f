"""The emblems of the twelve realms, each a silhouette of our own, on a shield.

Each is a file in the folder `artwork`, in a square of 20 mm around the origin, drawn once and
shared as one group, whatever its size and place. What a realm of somebody's own edition has is a
crown.
"""

from collections.abc import Mapping
from pathlib import Path as File

from sheets.drawing.artwork import Paint, painted, read_artwork
from sheets.drawing.shapes import Box, Colour, Group, Item, Path, Point, Stroke, drawn_once
from sheets.drawing.theme import Theme

SIZE = 20.0
WHITE = "#ffffff"
LINE, RIM, EDGE = 0.7, 1.0, 0.3
_ARTWORK = File(__file__).with_name("artwork")
SHIELD_HIGH = 1.18  # A shield's height, in its widths.
SHARE = 0.7  # An emblem's share of its shield's width.

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


OF_ITS_OWN = "crown"  # The ground of a realm of somebody's own edition.


def hue_of(realm: str) -> str:
    """Return the hue of a realm's sheet."""
    return f"realm-{TINCTURES.get(realm, OF_ITS_OWN)}"


def tint_of(realm: str, theme: Theme) -> Colour | None:
    """Return the ground of a realm's emblem, None in a theme without one."""
    return theme.fill(TINCTURES.get(realm, OF_ITS_OWN))


def shield(realm: str, centre: Point, wide: float, theme: Theme) -> tuple[Item, ...]:
    """Return a realm's emblem on a shield of this width."""
    (x, y), fill = centre, tint_of(realm, theme) or WHITE
    high = SHIELD_HIGH * wide
    box = Box.around(x, y, wide, high)
    return (
        _shield(box, WHITE, Stroke(WHITE, 2.2 * RIM)),
        _shield(box, WHITE, Stroke(theme.title, RIM)),
        _shield(box.inset(RIM), fill, Stroke(theme.title, EDGE)),
        emblem(realm, (x, y - 0.05 * high), SHARE * wide, theme.title),
    )


def emblem(realm: str, centre: Point, size: float, ink: Colour) -> Group:
    """Return a realm's emblem within the square of this size around the centre."""
    name = realm if realm in TINCTURES else "crown"
    return Group((_artwork(name, ink),), *centre, size / SIZE)


@drawn_once
def _artwork(realm: str, ink: Colour) -> Group:
    paints = {
        "solid": Paint(ink),
        "light": Paint(WHITE),  # A light area in the emblem's colour.
        "cut": Paint(None, Stroke(WHITE, LINE)),
        "line": Paint(None, Stroke(ink, LINE)),
    }
    paths = painted(read_artwork(_ARTWORK / f"{realm}.svg"), paints)
    return Group(paths, name=f"emblem-{realm}-{ink.lstrip('#')}")


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
