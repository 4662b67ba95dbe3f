"""The vignettes of the resources, and what says that a hex is a goal or a start.

Each picture is drawn once, whatever its size and place.
"""

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from typing import NamedTuple
from zlib import crc32

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, ellipse, hatched, line, polygon
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Path, Point, Stroke, drawn_once
from sheets.drawing.sizes import LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Resource

THIN, FINE, BOLD = 0.2, 0.26, 0.5
PITCH, HATCH = 0.85, 0.2  # Of the shaded sides, where a theme has no tint for them.


class Brush(NamedTuple):
    """The colours of a picture: its outlines, its areas, and their shaded sides, if tinted."""

    line: Colour
    tint: Colour
    shade: Colour | None

    def area(self, *corners: Point, fill: Colour = "", width: float = FINE) -> Path:
        """Return an area with its outline, in its tint or another one."""
        return polygon(corners, fill or self.tint, Stroke(self.line, width))

    def shaded(self, *corners: Point) -> Path:
        """Return a shaded side: tinted, else hatched."""
        if self.shade:
            return polygon(corners, self.shade)
        return hatched(corners, PITCH, Stroke(self.line, HATCH))

    def solid(self, *corners: Point) -> Path:
        """Return a small dark area, such as a gate."""
        return polygon(corners, self.line)

    def stroke(self, *points: Point, width: float = FINE) -> Path:
        """Return a line through points."""
        return line(*points, stroke=Stroke(self.line, width))

    def outline(self, *corners: Point) -> Path:
        """Return the outline of an area that is painted already."""
        return polygon(corners, None, Stroke(self.line, FINE))

    def disc(self, x: float, y: float, radius: float) -> Path:
        """Return a round area without an outline."""
        return circle((x, y), radius, self.tint)

    def ring(self, x: float, y: float, radius: float) -> Path:
        """Return the outline of a round area."""
        return circle((x, y), radius, None, Stroke(self.line, FINE))

    def block(
        self, x: float, base: float, width: float, height: float, fill: Colour = ""
    ) -> Iterator[Item]:
        """Yield an upright block on its base around `x`, its right third shaded."""
        left, right, top = x - width / 2, x + width / 2, base - height
        side = x + width / 6
        corners = ((left, top), (right, top), (right, base), (left, base))
        yield polygon(corners, fill or self.tint)
        yield self.shaded((side, top), (right, top), (right, base), (side, base))
        yield self.outline(*corners)


def brush_of(name: str, theme: Theme) -> Brush:
    """Return the brush for a resource or a piece of land in a theme."""
    tint = theme.fill(f"{name}-body") or WHITE
    return Brush(theme.outline(name), tint, theme.fill(f"{name}-shade"))


SHADE_STEPS = 4  # Pieces of the arc around a tree's shaded side.


class Tree(NamedTuple):
    """A tree: where it stands, how high it is, and whether it is a pine."""

    x: float
    y: float
    height: float
    is_pine: bool = False


class Crystal(NamedTuple):
    """A crystal: where it stands, its height and width, how far its point leans aside."""

    x: float
    height: float
    width: float
    lean: float


class Crag(NamedTuple):
    """A crag: its middle, half its width, its height, how far above the foot it stands."""

    x: float
    half: float
    height: float
    up: float


GROVES: tuple[tuple[Tree, ...], ...] = (
    (
        Tree(-4.4, -4.6, 4.6),
        Tree(-1.3, -5.5, 4.8, is_pine=True),
        Tree(1.9, -5.0, 4.6),
        Tree(5.0, -4.4, 4.6, is_pine=True),
        Tree(-2.9, -1.6, 4.7, is_pine=True),
        Tree(0.4, -1.9, 4.8),
        Tree(3.7, -1.4, 4.6),
    ),
    (
        Tree(-5.1, -2.6, 4.6),
        Tree(-1.8, -5.6, 4.6),
        Tree(1.8, -5.4, 4.7),
        Tree(5.2, -2.8, 4.6),
        Tree(-1.7, -1.2, 4.7),
        Tree(1.9, -1.5, 4.6),
    ),
    (
        Tree(-5.2, -3.5, 4.8, is_pine=True),
        Tree(-2.7, -5.3, 5.2, is_pine=True),
        Tree(0.1, -4.6, 5.6, is_pine=True),
        Tree(2.8, -5.4, 5.0, is_pine=True),
        Tree(5.3, -3.7, 4.8, is_pine=True),
        Tree(-3.4, -1.0, 4.8, is_pine=True),
        Tree(0.2, -0.6, 4.4),
        Tree(3.3, -1.0, 5.0, is_pine=True),
    ),
)
CLUSTERS: tuple[tuple[Crystal, ...], ...] = (
    (
        Crystal(-4.2, 5.6, 1.7, -1.3),
        Crystal(4.1, 6.0, 1.8, 1.4),
        Crystal(-1.7, 9.6, 2.2, -0.6),
        Crystal(1.9, 7.6, 2.0, 0.7),
        Crystal(-3.0, 3.4, 1.3, -1.0),
        Crystal(2.9, 3.2, 1.3, 0.9),
        Crystal(0.1, 4.6, 1.6, 0.0),
    ),
    (
        Crystal(-4.6, 7.4, 2.0, -0.5),
        Crystal(1.2, 9.8, 2.3, 0.4),
        Crystal(4.5, 6.6, 1.9, 1.1),
        Crystal(-1.9, 6.2, 1.9, -0.3),
        Crystal(-3.4, 3.4, 1.4, -0.9),
        Crystal(3.1, 3.6, 1.4, 0.5),
        Crystal(-0.2, 3.0, 1.3, 0.2),
    ),
    (
        Crystal(-2.8, 8.2, 2.1, -1.4),
        Crystal(2.9, 8.6, 2.1, 1.3),
        Crystal(0.0, 9.9, 2.3, 0.0),
        Crystal(-5.0, 4.4, 1.6, -1.0),
        Crystal(5.0, 4.2, 1.6, 1.0),
        Crystal(-1.6, 4.4, 1.6, -0.6),
        Crystal(1.8, 3.8, 1.5, 0.5),
    ),
)
# Crags from the hindmost; where the adit is; where coins are piled, and how many.
MINES: tuple[tuple[tuple[Crag, ...], float, tuple[tuple[float, int], ...]], ...] = (
    ((Crag(2.8, 3.6, 7.2, 1.6), Crag(-2.4, 4.2, 9.2, 1.2)), -1.6, ((2.4, 3), (4.5, 2))),
    ((Crag(-3.2, 3.2, 6.2, 1.6), Crag(2.3, 4.3, 9.0, 1.2)), 1.6, ((-2.5, 2), (-4.6, 3))),
    (
        (Crag(-3.9, 2.7, 6.0, 1.4), Crag(3.9, 2.8, 6.6, 1.4), Crag(0.1, 3.7, 9.4, 1.3)),
        0.0,
        ((-4.0, 2), (3.2, 3), (5.1, 1)),
    ),
)
LEFT_FLANK = ((-1.0, 0.0), (-0.72, 0.42), (-0.42, 0.6), (-0.2, 0.96), (0.06, 1.0))
RIGHT_FLANK = ((0.3, 0.7), (0.58, 0.55), (0.8, 0.26), (1.0, 0.0))
RIDGE = ((0.2, 0.0), (-0.02, 0.4), (0.14, 0.66), (0.06, 1.0))  # Shares of a crag, from its foot.


def wood(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a grove, the trees behind first."""
    for each in sorted(GROVES[variant], key=lambda tree: tree.y):
        yield from tree(each, brush)


def tree(each: Tree, brush: Brush) -> Iterator[Item]:
    """Yield a tree on its foot."""
    x, y, high, is_pine = each
    yield brush.stroke((x, y), (x, y - 0.3 * high), width=BOLD)
    if is_pine:
        wide, tier, low = 0.3 * high, y - 0.56 * high, y - 0.14 * high
        right = ((x + 0.62 * wide, tier), (x + 0.34 * wide, tier), (x + wide, low))
        left = [(2 * x - px, py) for px, py in reversed(right)]
        top = (x, y - high)
        yield polygon((top, *right, *left), brush.tint)
        yield brush.shaded(top, *right, (x, low))
        yield brush.outline(top, *right, *left)
        return
    radius, middle = 0.355 * high, y - 0.62 * high
    arc = [
        (x + radius * sin(turn), middle - radius * cos(turn))
        for turn in (pi * (0.06 + step / SHADE_STEPS) for step in range(SHADE_STEPS + 1))
    ]
    yield brush.disc(x, middle, radius)
    yield brush.shaded(*arc, (x + 0.4 * radius, middle))
    yield brush.ring(x, middle, radius)


def crystal(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a cluster of crystals on a rock."""
    yield brush.stroke((-6.2, 0.0), (-3.0, -0.8), (3.0, -0.8), (6.2, 0.0))
    for x, height, width, lean in CLUSTERS[variant]:
        base, tip, half = -0.2, x + lean, width / 2
        shoulder, facet = base - 0.72 * height, base - 0.6 * height
        left, right = (tip - half, shoulder), (tip + half, shoulder)
        top, foot = (tip, base - height), (x, base)
        outline = ((x - half, base), left, top, right, (x + half, base))
        yield polygon(outline, brush.tint)
        yield brush.shaded(foot, (tip, facet), top, right, (x + half, base))
        yield brush.outline(*outline)
        yield brush.stroke(left, (tip, facet), right, width=THIN)
        yield brush.stroke((tip, facet), foot, width=THIN)


def gold(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield crags, an adit in its timber, coins before it."""
    crags, adit, piles = MINES[variant]
    for crag in crags:
        yield from _crag(crag, brush)
    hill = ((-6.2, 0.0), (-5.0, -2.0), (-2.4, -2.9), (2.4, -2.9), (5.0, -2.0), (6.2, 0.0))
    yield brush.area(*hill)
    low, high = 0.0, -2.5
    yield brush.solid((adit - 1.4, low), (adit - 1.1, high), (adit + 1.1, high), (adit + 1.4, low))
    beams = ((-1.6, low, -1.3, high), (1.6, low, 1.3, high), (-2.0, high, 2.0, high))
    for ax, ay, bx, by in beams:
        yield brush.stroke((adit + ax, ay), (adit + bx, by), width=BOLD)
    for x, number in piles:
        for coin in range(number):
            box = Box(x - 1.0, -0.65 - 0.7 * coin, 2.0, 1.0)
            yield ellipse(box, brush.shade or brush.tint, Stroke(brush.line, THIN))


def _crag(crag: Crag, brush: Brush) -> Iterator[Item]:
    x, half, height, up = crag

    def placed(shares: tuple[Point, ...]) -> list[Point]:
        return [(x + half * across, -up - height * high) for across, high in shares]

    left, right, ridge = placed(LEFT_FLANK), placed(RIGHT_FLANK), placed(RIDGE)
    yield polygon((*left, *right), brush.tint)
    yield brush.shaded(*ridge, *right)
    yield brush.outline(*left, *right)


class House(NamedTuple):
    """A house: where its foot stands, its width, the height of its walls and of its roof."""

    x: float
    y: float
    width: float
    walls: float
    roof: float
    chimney: bool = False


class Tower(NamedTuple):
    """A tower: where its foot stands, its width and height; under a roof, with a flag, or flat."""

    x: float
    y: float
    width: float
    height: float
    top: str = "roof"


YARDS: tuple[tuple[House, ...], ...] = (
    (
        House(-3.6, -3.7, 4.2, 2.4, 3.0),
        House(3.5, -4.0, 4.0, 2.5, 2.8, chimney=True),
        House(0.1, 0.0, 4.8, 2.7, 3.3),
    ),
    (
        House(0.0, -4.6, 4.2, 2.4, 2.8, chimney=True),
        House(-3.3, -0.2, 4.4, 2.5, 3.1),
        House(3.4, 0.0, 4.6, 2.6, 3.0),
    ),
    (
        House(-4.4, -3.4, 3.2, 2.4, 2.4),
        House(0.0, -3.9, 3.4, 3.0, 2.9, chimney=True),
        House(4.4, -3.4, 3.2, 2.4, 2.4),
        House(-2.0, 0.0, 3.9, 2.3, 2.8),
        House(2.4, 0.2, 3.7, 2.3, 2.6),
    ),
)
# A city's towers behind its wall, and those at the wall's ends.
CITIES: tuple[tuple[tuple[Tower, ...], tuple[Tower, ...]], ...] = (
    (
        (
            Tower(-2.5, -2.6, 2.1, 4.2),
            Tower(2.5, -2.6, 2.1, 3.6),
            Tower(0.0, -2.6, 2.3, 5.0, "flag"),
        ),
        (Tower(-5.3, 0.2, 1.9, 4.4, "flat"), Tower(5.3, 0.2, 1.9, 4.4, "flat")),
    ),
    (
        (
            Tower(-3.3, -2.6, 1.9, 3.0),
            Tower(0.6, -2.6, 3.2, 4.6, "flat"),
            Tower(3.3, -2.6, 1.7, 5.0, "flag"),
        ),
        (Tower(-5.3, 0.2, 2.0, 4.0), Tower(5.3, 0.2, 2.0, 4.0)),
    ),
    (
        (Tower(-1.8, -2.6, 2.2, 5.6, "flat"), Tower(1.9, -2.6, 2.2, 4.4, "flag")),
        (Tower(-4.9, 0.2, 2.4, 5.0), Tower(4.9, 0.2, 2.4, 4.4, "flat")),
    ),
)
WALL, BATTLEMENTS = 3.3, 11  # The wall's height, and its merlons and the gaps between them.
HALF = 5.4


def craft(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield workshops, those behind first."""
    for house in YARDS[variant]:
        yield from _house(house, brush)


def _house(house: House, brush: Brush) -> Iterator[Item]:
    x, y, wide, walls, roof, chimney = house
    eaves, ridge, out = y - walls, (x, y - walls - roof), 0.62 * wide
    if chimney:
        yield from brush.block(x + 0.28 * wide, eaves - 0.3 * roof, 0.2 * wide, 0.75 * roof)
        yield _smoke(x + 0.28 * wide, eaves - 1.15 * roof, brush)
    yield from brush.block(x, y, wide, walls, WHITE)
    yield brush.area((x - out, eaves), ridge, (x + out, eaves))
    yield brush.shaded(ridge, (x + out, eaves), (x + 0.1 * wide, eaves))
    yield brush.outline((x - out, eaves), ridge, (x + out, eaves))
    door = 0.15 * wide
    top = y - 0.64 * walls
    yield brush.solid((x - door, y), (x - door, top), (x + door, top), (x + door, y))


def _smoke(x: float, y: float, brush: Brush) -> Path:
    curl = ("C", x + 0.8, y - 0.4, x - 0.4, y - 0.7, x + 0.4, y - 1.1)
    return Path((("M", x, y), curl), stroke=Stroke(brush.line, THIN))


def city(variant: int, brush: Brush) -> Iterator[Item]:
    """Yield a city's towers and its wall with a gate."""
    inner, outer = CITIES[variant]
    for tower in inner:
        yield from _tower(tower, brush)
    yield from _wall(brush)
    for tower in outer:
        yield from _tower(tower, brush)


def _wall(brush: Brush) -> Iterator[Item]:
    step, low, high = 2 * HALF / BATTLEMENTS, -WALL + 0.7, -WALL
    edge = []
    for index in range(BATTLEMENTS):
        level = low if index % 2 else high
        edge += [(-HALF + index * step, level), (-HALF + (index + 1) * step, level)]
    yield brush.area((-HALF, 0.0), *edge, (HALF, 0.0))
    gate = (
        ("M", -1.1, 0.0),
        ("L", -1.1, -1.2),
        ("C", -1.1, -2.7, 1.1, -2.7, 1.1, -1.2),
        ("L", 1.1, 0.0),
        ("Z",),
    )
    yield Path(gate, brush.line)


def _tower(tower: Tower, brush: Brush) -> Iterator[Item]:
    x, y, wide, high, top = tower
    yield from brush.block(x, y, wide, high)
    slit = y - 0.62 * high
    yield brush.stroke((x - 0.1 * wide, slit), (x - 0.1 * wide, slit - 0.16 * high), width=0.4)
    eaves = y - high
    if top == "flat":
        yield _battlements(x, eaves, wide, brush)
        return
    tip = (x, eaves - 1.15 * wide)
    roof = ((x - 0.66 * wide, eaves), tip, (x + 0.66 * wide, eaves))
    yield brush.area(*roof, fill=brush.shade or "")
    if top == "flag":
        mast = tip[1] - 1.1
        yield brush.stroke(tip, (x, mast), width=FINE)
        yield brush.area((x, mast), (x + 1.3, mast + 0.4), (x, mast + 0.8), fill=WHITE)


def _battlements(x: float, y: float, wide: float, brush: Brush) -> Path:
    step, left = 1.2 * wide / 5, x - 0.6 * wide
    edge = []
    for index in range(5):
        level = y - (0.35 if index % 2 else 0.8)
        edge += [(left + index * step, level), (left + (index + 1) * step, level)]
    return brush.area((left, y), *edge, (left + 5 * step, y), fill=brush.shade or "")


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
