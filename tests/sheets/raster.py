"""A rasteriser of a few lines for tests, so that they trust no writer of ours."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.drawing.shapes import Item, Path, flatten

Image: TypeAlias = NDArray[np.uint8]
_STEPS = 16  # Straight pieces a Bezier curve is drawn with.
_SHIFT = 8  # OpenCV takes points as fixed-point numbers with so many bits of fraction.


def raster(items: Iterable[Item], width: float, height: float, pixels_per_mm: float) -> Image:
    """Return a grey image of the paths between the origin and `width`, `height`; white is 255."""
    image = np.full(
        (round(height * pixels_per_mm), round(width * pixels_per_mm)), 255, dtype=np.uint8
    )
    for path in flatten(items):
        assert isinstance(path, Path)
        outlines = [
            np.round((np.array(points) * pixels_per_mm - 0.5) * 2**_SHIFT).astype(np.int32)
            for points, _ in _outlines(path)
        ]
        closed = [is_closed for _, is_closed in _outlines(path)]
        if path.fill:
            cv2.fillPoly(image, outlines, _grey(path.fill), shift=_SHIFT)
        if path.stroke:
            thickness = max(1, round(path.stroke.width * pixels_per_mm))
            for outline, is_closed in zip(outlines, closed, strict=True):
                cv2.polylines(
                    image, [outline], is_closed, _grey(path.stroke.colour), thickness, shift=_SHIFT
                )
    return image


def _outlines(path: Path) -> Iterator[tuple[list[tuple[float, float]], bool]]:
    points: list[tuple[float, float]] = []
    for operator, *values in path.segments:
        if operator == "M":
            if points:
                yield points, False
            points = [(values[0], values[1])]
        elif operator == "L":
            points.append((values[0], values[1]))
        elif operator == "C":
            points += _curve(points[-1], values)
        else:
            yield points, True
            points = []
    if points:
        yield points, False


def _curve(start: tuple[float, float], values: list[float]) -> Iterator[tuple[float, float]]:
    corners = np.array([*start, *values]).reshape(4, 2)
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        weights = np.array([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3])
        x, y = weights @ corners
        yield float(x), float(y)


def _grey(colour: str) -> int:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return round(0.299 * red + 0.587 * green + 0.114 * blue)
