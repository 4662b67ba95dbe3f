from itertools import pairwise
from math import hypot, sqrt

import pytest

from sheets.drawing.paths import bounds, hatched
from sheets.drawing.shapes import Point, Stroke

THIN = Stroke("#000000", 0.2)
SQUARE: tuple[Point, ...] = ((10, 10), (30, 10), (30, 30), (10, 30))
BAY: tuple[Point, ...] = (
    (0, 0),
    (30, 0),
    (30, 30),
    (20, 30),
    (20, 10),
    (10, 10),
    (10, 30),
    (0, 30),
)


def strokes(corners: tuple[Point, ...], pitch: float = 2.0) -> list[tuple[Point, Point]]:
    points = [(values[0], values[1]) for _, *values in hatched(corners, pitch, THIN).segments]
    return list(zip(points[::2], points[1::2], strict=True))


def test_strokes_rise_to_the_right_one_pitch_apart() -> None:
    found = strokes(SQUARE)
    assert all((bx - ax) == pytest.approx(ay - by) for (ax, ay), (bx, by) in found)
    levels = sorted((ax + ay) / sqrt(2) for (ax, ay), _ in found)
    gaps = [later - earlier for earlier, later in pairwise(levels)]
    assert gaps == [pytest.approx(2.0)] * len(gaps)


def test_strokes_stay_in_the_polygon_and_fill_it() -> None:
    box = bounds(hatched(SQUARE, 2.0, THIN))
    assert (box.x, box.y) == pytest.approx((10, 10))
    assert (box.right, box.bottom) == pytest.approx((30, 30))
    length = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in strokes(SQUARE, 1.0))
    assert length == pytest.approx(20 * 20, rel=0.05)


def test_a_bay_stays_white() -> None:
    for (ax, ay), (bx, by) in strokes(BAY, 1.5):
        x, y = (ax + bx) / 2, (ay + by) / 2
        assert not (10 < x < 20 and y > 10)


def test_strokes_of_neighbours_lie_on_the_same_lines() -> None:
    right = tuple((x + 20, y) for x, y in SQUARE)
    left_levels = {round(ax + ay, 6) for (ax, ay), _ in strokes(SQUARE)}
    right_levels = {round(ax + ay, 6) for (ax, ay), _ in strokes(right)}
    assert len(left_levels & right_levels) >= 5
    step = 2 * sqrt(2)
    assert all(level / step == pytest.approx(round(level / step)) for level in left_levels)
