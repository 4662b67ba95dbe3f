"""The wilderness beyond the border: its shore, mountains in ranges and woods between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from sheets.drawing.shapes import Box, Group, Item, Path, Point, Stroke, polygon
from sheets.drawing.theme import Theme
from sheets.merchants.board.land import RIPPLES
from sheets.merchants.board.shores import loosened, on_chart, smooth, widened, within
from sheets.merchants.board.waters import SHORE
from sheets.merchants.vignettes import FINE, THIN, Tree, brush_of, tree

SWAY = 0.8
STEP = 8.0  # Between the points of its shore.
PEAKS = 4  # So many mountains are drawn; larger and smaller they make all ranges.
PEAK, HIGHEST = 10.0, 21.0  # Their height, and that of the largest,
BROAD = (10.0, 15.0)  # and how wide they are.
JAGS = 4  # Steps of a slope.
RANGE = 5.6  # Between two mountains of a range.
PINE = 5.0


def draw_wild_ground(
    area: Box, top: Sequence[Point], chart: Box, theme: Theme, seed: str
) -> Iterator[Item]:
    """Yield the wild land: `top` is its side along the river, from west to east."""
    outline = _outline(area, top)
    shore = [*top, *loosened(outline[len(top) :], SWAY, f"{seed} wild")]
    curve = smooth([on_chart(point, chart) for point in shore])
    yield Path(curve, theme.fill("wild") or "#ffffff", Stroke(theme.outline("coast"), SHORE))


def draw_wild_shore(area: Box, top: Sequence[Point], chart: Box, theme: Theme) -> Iterator[Item]:
    """Yield a line of ripples along the wilds' coast."""
    shore = _outline(area, top)
    below = Box(chart.x, area.y + 4, chart.width, chart.bottom - area.y - 4)
    away, wide = RIPPLES[0]
    curve = within(smooth(widened(shore, away)), below)
    yield Path(curve, stroke=Stroke(theme.outline("ripple"), wide))


def _outline(area: Box, top: Sequence[Point]) -> list[Point]:
    """Return the shore clockwise, its sides running in from the river's ends to the area."""
    (left, west), (right, east) = top[0], top[-1]
    down = [area.y + share * area.height for share in (0.12, 0.3, 0.5, 0.7, 0.88)]
    number = max(int(area.width / STEP), 2)
    bottom = [area.right - 3 - index * (area.width - 6) / number for index in range(number + 1)]
    return [
        *top,
        (right, max(east, west) + 0.25 * (down[0] - east)),
        ((2 * right + area.right) / 3, down[0]),
        *((area.right, y) for y in down[1:]),
        *((x, area.bottom) for x in bottom),
        *((area.x, y) for y in reversed(down[1:])),
        ((2 * left + area.x) / 3, down[0]),
        (left, max(east, west) + 0.25 * (down[0] - west)),
    ]


def draw_ranges(band: Box, gap: tuple[float, float], theme: Theme, seed: str) -> Iterator[Item]:
    """Yield ranges of mountains on a band's foot and woods between them, none in a gap of it."""
    chance = Random(f"{seed} ranges")
    peaks = [_peak(number, theme, seed) for number in range(PEAKS)]
    pine = Group(
        tuple(tree(Tree(0.0, 0.0, PINE, is_pine=True), brush_of("pine", theme))), name="pine"
    )
    placed: list[tuple[float, float, float, Group]] = []
    for left, right in ((band.x, gap[0]), (gap[1], band.right)):
        placed += _range(left, right, band, chance, peaks, pine)
    for y, x, scale, artwork in sorted(placed, key=lambda each: each[:2]):
        yield Group((artwork,), x, y, scale)


def _range(
    left: float, right: float, band: Box, chance: Random, peaks: list[Group], pine: Group
) -> Iterator[tuple[float, float, float, Group]]:
    """Yield the mountains and pines of a part of the band: foot, middle, scale, picture."""
    x = left + RANGE / 2
    is_wood = False
    while x < right - RANGE / 2:
        length = min(20 + 18 * chance.random(), right - RANGE / 2 - x)
        if is_wood:
            length = min(length / 2, 14.0)
            for _ in range(int(length * 1.1)):
                y = band.bottom - 0.45 * band.height * chance.random() + 1.0
                yield y, x + length * chance.random(), 0.75 + 0.4 * chance.random(), pine
        else:
            number = max(int(length / RANGE), 1)
            for index in range(number + 1):
                share = index / number
                crest = 0.5 + 0.5 * (1 - abs(2 * share - 1))
                high = band.height * crest * (0.8 + 0.2 * chance.random())
                back = index % 2 == 0
                y = band.bottom - (0.12 * band.height if back else 0.0) * chance.random()
                scale = min(high, y - band.y, HIGHEST) / PEAK
                yield y, x + share * length, scale, peaks[int(chance.random() * PEAKS)]
        x += length + (1.0 if is_wood else 3.5)
        is_wood = not is_wood


def _peak(number: int, theme: Theme, seed: str) -> Group:
    """Return a mountain on its foot, its eastern side shaded."""
    chance, brush = Random(f"{seed} peak {number}"), brush_of("rock", theme)
    wide = BROAD[0] + (BROAD[1] - BROAD[0]) * chance.random()
    top = (wide * 0.12 * (2 * chance.random() - 1), -PEAK)
    west = _slope((-wide / 2, 0.0), top, chance)
    east = _slope((wide / 2, 0.0), top, chance)
    ridge = [top]
    for step in range(1, 5):
        swing = wide * (0.09 if step % 2 else -0.02)
        ridge.append((top[0] + swing + 0.1 * step, -PEAK * (1 - 0.22 * step)))
    outline = [*west, top, *reversed(east)]
    items = (
        polygon(outline, brush.tint),
        brush.shaded(*ridge, *east),
        brush.stroke(*outline, width=FINE + 0.08),
        brush.stroke(*ridge[:4], width=THIN),
    )
    return Group(items, name=f"peak-{number}")


def _slope(foot: Point, top: Point, chance: Random) -> list[Point]:
    """Return the jagged way up from a foot, without the top."""
    points = [foot]
    for step in range(1, JAGS):
        share = step / JAGS
        points.append(
            (
                foot[0] + (top[0] - foot[0]) * share + 0.5 * (2 * chance.random() - 1),
                foot[1] + (top[1] - foot[1]) * share + 0.5 * (2 * chance.random() - 1),
            )
        )
    return points
