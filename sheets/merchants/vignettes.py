"""The vignettes of the resources, and what says that a hex is a goal or a start.

Each picture is a file in the folder `artwork`, on a foot at the origin, drawn once whatever its
size and place.
"""

from collections.abc import Iterator
from pathlib import Path as File
from typing import NamedTuple
from zlib import crc32

from sheets.drawing.artwork import Layer, Paint, read_artwork
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import hatched, line, polygon
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Path, Point, Stroke, drawn_once
from sheets.drawing.sizes import LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Resource

THIN, FINE, SLIT, BOLD = 0.2, 0.26, 0.4, 0.5
PITCH, HATCH = 0.85, 0.2  # Of the shaded sides, where a theme has no tint for them.


class Brush(NamedTuple):
    """The colours of a picture: its outlines, its areas, and their shaded sides, if tinted."""

    line: Colour
    tint: Colour
    shade: Colour | None

    def paint(self, layer: Layer) -> Path:
        """Return a layer of artwork in its paint."""
        if layer.paint == "shade":
            return self.shaded(*layer.corners)
        tint, roof, fine = self.tint, self.shade or self.tint, Stroke(self.line, FINE)
        paints = {
            "body": Paint(tint, fine),
            "plain": Paint(WHITE, fine),
            "roof": Paint(roof, fine),
            "coin": Paint(roof, Stroke(self.line, THIN)),
            "tint": Paint(tint),
            "white": Paint(WHITE),
            "solid": Paint(self.line),
            "thin": Paint(None, Stroke(self.line, THIN)),
            "fine": Paint(None, fine),
            "slit": Paint(None, Stroke(self.line, SLIT)),
            "bold": Paint(None, Stroke(self.line, BOLD)),
        }
        return Path(layer.outline, *paints[layer.paint])

    def shaded(self, *corners: Point) -> Path:
        """Return a shaded side: tinted, else hatched."""
        if self.shade:
            return polygon(corners, self.shade)
        return hatched(corners, PITCH, Stroke(self.line, HATCH))

    def stroke(self, *points: Point, width: float = FINE) -> Path:
        """Return a line through points."""
        return line(*points, stroke=Stroke(self.line, width))


def brush_of(name: str, theme: Theme) -> Brush:
    """Return the brush for a resource or a piece of land in a theme."""
    tint = theme.fill(f"{name}-body") or WHITE
    return Brush(theme.outline(name), tint, theme.fill(f"{name}-shade"))


_ARTWORK = File(__file__).with_name("artwork")
VARIANTS = 3
SIGNS = 3  # Of each kind of country.
TALLEST = 11.8  # How high a vignette is at most, with smoke and flags, at scale 1.
SHIELD = (6.2, 5.3)  # A goal's shield, wide and high.
BANNER = (6.6, 6.8)  # A start's banner.
NUMBER_PT = 11.0
# What stands in a strip of land: its variant, and how large it is.
STRIP: tuple[tuple[Resource, int, float], ...] = (
    ("wood", 0, 0.9),
    ("gold", 2, 1.0),
    ("craft", 1, 0.9),
    ("city", 0, 1.1),
    ("crystal", 0, 1.0),
    ("wood", 2, 0.9),
    ("gold", 0, 1.0),
)


def variant_of(seed: str) -> int:
    """Return which of a resource's vignettes a text stands for, the same everywhere."""
    return crc32(seed.encode()) % VARIANTS


def vignette(resource: Resource, variant: int, foot: Point, theme: Theme, scale: float) -> Group:
    """Return a resource's picture that stands on a point, 13 mm wide at scale 1."""
    name = f"{resource}-{variant % VARIANTS + 1}"
    return Group((_artwork(name, brush_of(resource, theme)),), *foot, scale)


def draw_strip_of_land(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield pictures of the resources that stand on the lower side of a box."""
    step = box.width / len(STRIP)
    scale = min(box.height, step) / TALLEST
    for index, (resource, variant, share) in enumerate(STRIP):
        foot = (box.x + (index + 0.5) * step, box.bottom)
        yield vignette(resource, variant, foot, theme, share * scale)
    yield line((box.x, box.bottom), (box.right, box.bottom), stroke=Stroke(theme.title, FINE))


def pine(theme: Theme) -> Group:
    """Return a fir tree that stands on the origin."""
    return _sign("pine", brush_of("pine", theme))


def country_sign(kind: str, variant: int, foot: Point, theme: Theme, scale: float) -> Group:
    """Return a sign of meadow, forest, hill or marsh that stands on a point, about 4 mm wide."""
    sign = _sign(f"{kind}-{variant % SIGNS + 1}", brush_of(kind, theme))
    return Group((sign,), *foot, scale)


@drawn_once
def _sign(name: str, brush: Brush) -> Group:
    return Group(_artwork(name, brush).items, name=name)


@drawn_once
def _artwork(name: str, brush: Brush) -> Group:
    # Without a name: a board has few of each, for which a shared one takes more room in a file.
    return Group(tuple(map(brush.paint, read_artwork(_ARTWORK / f"{name}.svg"))))


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
    place = Box.around(x, y - 0.1 * high, 2 * wide, 2 * high)
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
