"""The merchants' town along the foot of a sheet's head, another one for every edition."""

from collections.abc import Callable, Iterator
from random import Random

from sheets.drawing.paths import ARC, line, rectangle
from sheets.drawing.shapes import Box, Item, Path, Segment, Stroke
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition

SCALE = 1.1
WIDE, HIGH = (2.2, 4.6), (2.2, 6.0)  # Of a house, in mm, before it is scaled.
SHORE = 0.4

# A house from its lower left corner, `w` wide and `h` high, as the points of its outline; y up.
_House = Callable[[float, float], Iterator[tuple[float, ...]]]


def skyline(edition: Edition, theme: Theme, box: Box) -> Iterator[Item]:
    """Yield the ground of a head, the town on it, and the line on which it stands.

    There is no town in a theme without a tint for it: its lines would run through the title.
    """
    if sea := theme.fill("sea"):
        yield rectangle(box, sea)
    if fill := theme.fill("skyline"):
        town = tuple(_town(Random(f"{edition.id} {edition.version}"), box))
        yield Path((("M", box.x, box.bottom), *town, ("L", box.right, box.bottom), ("Z",)), fill)
    yield line((box.x, box.bottom), (box.right, box.bottom), stroke=Stroke(theme.title, SHORE))


def _town(chance: Random, box: Box) -> Iterator[Segment]:
    """Yield the outline of as many houses as there is room for, a little wider to fill it."""
    houses = [*_houses(chance, box.width)]
    stretch = box.width / sum(wide for _, wide, _ in houses) if houses else 1.0
    x = box.x
    for shape, narrow, high in houses:
        wide = stretch * narrow
        for values in shape(wide, high):
            points = [
                (x + across, box.bottom - up)
                for across, up in zip(values[::2], values[1::2], strict=True)
            ]
            flat = tuple(value for point in points for value in point)
            yield ("L" if len(points) == 1 else "C", *flat)
        x += wide


def _houses(chance: Random, room: float) -> Iterator[tuple[_House, float, float]]:
    """Yield houses that stand side by side in a room, each with its width and its height."""
    while True:
        shape, narrow = chance.choice(HOUSES)
        wide = SCALE * narrow * chance.uniform(*WIDE)
        high = SCALE * chance.uniform(*HIGH)
        room -= wide
        if room < 0:
            return
        yield shape, wide, high


def _gabled(w: float, h: float) -> Iterator[tuple[float, ...]]:
    yield from ((0, 0), (0, h), (w / 2, h + 0.45 * w), (w, h), (w, 0))


def _spire(w: float, h: float) -> Iterator[tuple[float, ...]]:
    yield from ((0, 0), (0, h), (w / 2, h + 1.5 * w), (w, h), (w, 0))


def _tower(w: float, h: float) -> Iterator[tuple[float, ...]]:
    """Yield a tower with three merlons."""
    step, top = w / 5, h + 1.4
    yield (0, 0)
    for merlon in range(3):
        left = 2 * merlon * step
        yield from ((left, top), (left + step, top))
        if merlon < 2:
            yield from ((left + step, top - 0.6), (left + 2 * step, top - 0.6))
    yield (w, 0)


def _dome(w: float, h: float) -> Iterator[tuple[float, ...]]:
    wall, r = 0.7 * h, w / 2
    k = r * ARC
    yield from ((0, 0), (0, wall))
    yield (0, wall + k, r - k, wall + r, r, wall + r)
    yield (r + k, wall + r, w, wall + k, w, wall)
    yield (w, 0)


def _flat(w: float, h: float) -> Iterator[tuple[float, ...]]:
    yield from ((0, 0), (0, 0.6 * h), (w, 0.6 * h), (w, 0))


# Each with how wide it is beside the others; most have gables.
HOUSES: tuple[tuple[_House, float], ...] = (
    (_gabled, 1.0),
    (_gabled, 1.0),
    (_gabled, 1.0),
    (_tower, 0.75),
    (_spire, 0.6),
    (_dome, 1.0),
    (_flat, 1.0),
)
