"""Step 2, lay flat: where each place of a page, in millimetres, lies on the photograph.

The markers give one change of basis; paper that is bent moves places by millimetres more, by what
a smooth field tells that is fitted to the blank page.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.markers import Grey, Markers, Points
from rollwrite.photo.patches import LEAST_TEXTURE, Pass, matches
from sheets.drawing.shapes import Box

Field: TypeAlias = NDArray[Any]  # Rows, columns, and how far x and y are moved, in mm.

FINE: Final = 5.0  # Pixels to the mm of a page that is laid flat.
COARSE: Final = 2.5
ROUGH: Final = 1.0


PASSES: Final = (Pass(ROUGH, 20.0, 16.0, 5.0), Pass(COARSE, 10.0, 10.0, 1.6),
                 Pass(COARSE, 8.0, 7.0, 0.8))  # fmt: skip
STILL: Final = 0.3  # mm; where the second pass moves nothing further, the third is left out.
REACH: Final = 1.1  # How far a patch tells of what is around it, in distances of patches.
BAND: Final = 126  # Places: three rows of the closest patches on A4.
MATCHED: Final = 7.0  # mm of a patch whose likeness is measured.
FIELD_PITCH: Final = 8.0  # Of the field's points, in mm.
CLOSE: Final = 2.0  # mm; whole pixels at every scale.


@dataclass(frozen=True, slots=True)
class Flattening:
    """How a page lies on a photograph, and how far markers are off that change of basis, in mm."""

    homography: NDArray[Any]
    field: Field
    residual: float

    def places(self, size: tuple[float, float]) -> NDArray[Any]:
        """Return where points of a page of this size in mm lie on the photograph.

        They lie `CLOSE` mm apart, each in the middle of its cell, one beyond the page.
        """
        finer = round(FIELD_PITCH / CLOSE)
        moved = cv2.resize(self.field, None, fx=finer, fy=finer, interpolation=cv2.INTER_CUBIC)
        moved = moved[finer - 1 : 1 - finer, finer - 1 : 1 - finer]
        rows, columns = (math.ceil(each / CLOSE) + 2 for each in size[::-1])
        moved = moved[:rows, :columns]
        places = (_points(moved.shape, CLOSE) + moved).reshape(-1, 1, 2).astype(np.float64)
        return np.asarray(cv2.perspectiveTransform(places, self.homography)).reshape(moved.shape)


def _points(shape: tuple[int, ...], pitch: float) -> NDArray[Any]:
    """Return a field's points in mm, each in the middle of its cell, one beyond the page."""
    rows, columns = (pitch * (np.arange(each) - 0.5) for each in shape[:2])
    return np.stack(np.meshgrid(columns, rows), -1)


def basis(markers: Markers, boxes: tuple[Box, ...], size: tuple[float, float]) -> Flattening:
    """Return the change of basis that the markers tell; `boxes` are where they lie on the page."""
    here = np.concatenate([_corners(boxes[corner]) for corner in markers.corners])
    there = np.concatenate([*markers.corners.values()])
    homography = cv2.findHomography(here, there, 0)[0]
    back = cv2.perspectiveTransform(there.reshape(-1, 1, 2), np.linalg.inv(homography))
    off = np.linalg.norm(back.reshape(-1, 2) - here, axis=1)
    rows, columns = (int(np.ceil(each / FIELD_PITCH)) + 2 for each in (size[1], size[0]))
    field = np.zeros((rows, columns, 2), np.float32)
    return Flattening(homography, field, float(np.sqrt((off**2).mean())))


def fitted(picture: Grey, blank: Grey, size: tuple[float, float], start: Flattening) -> Flattening:
    """Return the change of basis with the field that lays a photograph on its blank page.

    `blank` is the page in grey, `FINE` pixels to the mm.
    """
    found = start
    for each in PASSES:
        before, found = found, _moved(found, picture, blank, size, each)
        if each is PASSES[1] and np.abs(found.field - before.field).max() < STILL:
            break
    return found


def laid_flat(picture: Grey, flat: Flattening, size: tuple[float, float], scale: float) -> Grey:
    """Return the page as it would be seen from above, so many pixels to the mm."""
    places = flat.places(size)
    source, share = _source(picture, places, scale)
    places = (places + 0.5) * share - 0.5
    cell, wide, high = round(CLOSE * scale), round(size[0] * scale), round(size[1] * scale)
    # A straight line joins these places.
    across, down = (
        cv2.resize(each, None, fx=cell, fy=cell, interpolation=cv2.INTER_LINEAR)[
            cell : cell + high, cell : cell + wide
        ]
        for each in cv2.split(places.astype(np.float32))
    )
    seen = cv2.remap(source, across, down, cv2.INTER_LINEAR)
    return np.asarray(seen, np.uint8)


def cut_flat(picture: Grey, flat: Flattening, box: Box, scale: float) -> Grey:
    """Return a part of the page as the change of basis alone shows it from above."""
    place = np.array([[1 / scale, 0, box.x], [0, 1 / scale, box.y], [0, 0, 1]])
    size = round(box.width * scale), round(box.height * scale)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    cut = cv2.warpPerspective(picture, flat.homography @ place, size, flags=flags)
    return np.asarray(cut, np.uint8)


def match(seen: Grey, blank: Grey) -> float:
    """Return how well a flat page fits a blank one, patch by patch; 1 at most."""
    side = round(MATCHED * FINE)
    rows, columns = (each // side for each in seen.shape)
    one, two = (page[: rows * side, : columns * side].astype(np.float32) for page in (seen, blank))

    def mean(values: NDArray[Any]) -> NDArray[Any]:
        return np.asarray(cv2.resize(values, (columns, rows), interpolation=cv2.INTER_AREA))

    first, second = mean(one), mean(two)
    texture = mean(two * two) - second**2
    spread = np.maximum(mean(one * one) - first**2, 1) * np.maximum(texture, 1)
    alike = (mean(one * two) - first * second) / np.sqrt(spread)
    return float(alike[texture > LEAST_TEXTURE**2].mean())


def _source(picture: Grey, places: NDArray[Any], scale: float) -> tuple[Grey, float]:
    """Return the picture, halved until it has few more pixels than what is made of it."""
    apart = float(np.linalg.norm(places[1, -2] - places[1, 1])) / (places.shape[1] - 3)
    wide = apart / (CLOSE * scale)
    share = 1.0
    while wide * share > 1.7:
        share /= 2
        picture = _shrunk(picture, 0.5)  # By halves, which is made soonest.
    return picture, share


def _shrunk(picture: Grey, share: float) -> Grey:
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def _corners(box: Box) -> Points:
    return np.array(
        [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    )


def _moved(
    flat: Flattening, picture: Grey, blank: Grey, size: tuple[float, float], each: Pass
) -> Flattening:
    """Return a flattening whose field is better by one pass."""
    scaled = blank if each.scale == FINE else _shrunk(blank, each.scale / FINE)
    seen = laid_flat(picture, flat, size, each.scale)
    places, moves, trust = matches(seen, scaled, each)
    if len(places) < 8:
        return flat
    kept = _agreeing(places, moves, each)
    places, moves, trust = places[kept], moves[kept], trust[kept]
    field = flat.field + _smoothed(flat.field.shape, places, moves, trust, each.pitch)
    return Flattening(flat.homography, field.astype(np.float32), flat.residual)


def _agreeing(places: Points, moves: Points, each: Pass) -> NDArray[Any]:
    """Return which patches are moved about as those around them."""
    here = places.astype(np.float32)
    near = np.concatenate([_nearest(here, first) for first in range(0, len(here), BAND)])
    usual = np.median(moves[near], axis=1)
    spread = np.median(np.linalg.norm(moves[near] - usual[:, None], axis=2), axis=1)
    agree: NDArray[Any] = np.linalg.norm(moves - usual, axis=1) < 0.15 * each.reach + 2.5 * spread
    return agree


def _nearest(places: Points, first: int) -> NDArray[Any]:
    """Return the eight nearest, itself among them, of each place of a band that begins there.

    Places come row by row, so the bands before and after have all that are near.
    """
    start = max(first - BAND, 0)
    band, around = places[first : first + BAND], places[start : first + 2 * BAND]
    found = cv2.batchDistance(band, around, cv2.CV_32F, normType=cv2.NORM_L2SQR, K=8)[1]
    return np.asarray(found + start)


def _smoothed(
    shape: tuple[int, ...], places: Points, moves: Points, trust: NDArray[Any], pitch: float
) -> Field:
    """Return how far a field's points are moved: a plane through what lies around each.

    Near the paper's edge a mean would lag behind. A patch weighs the less the further it is, across
    and down apart, since patches stand in rows and columns. Sums of places relative to a point of
    the field follow from those of the places themselves.
    """
    here, there = _points(shape, FIELD_PITCH) / pitch, places / pitch
    first = np.concatenate([np.ones((len(there), 1)), there], 1)
    products = first[:, :, None] * np.concatenate([first, moves], 1)[:, None, :]
    products = products.reshape(len(there), -1)
    sums = _weighed(here, there, products * trust[:, None]) + 1e-7 * products.sum(0)
    sums = sums.reshape(*here.shape[:2], 3, 5)
    shift = np.zeros((*here.shape[:2], 3, 3))  # From places to what they are relative to here.
    shift[..., 0, 0] = 1
    shift[..., 1:, 0] = here
    shift[..., [1, 2], [1, 2]] = -1
    normal = shift @ sums[..., :3] @ shift.swapaxes(-2, -1) + np.diag([0.02, 0.6, 0.6])
    return np.linalg.solve(normal, shift @ sums[..., 3:])[..., 0, :]


def _weighed(here: NDArray[Any], there: Points, values: NDArray[Any]) -> NDArray[Any]:
    """Return the sums of values there around each place here, weighed by how far they are."""
    (lefts, across), (tops, down) = (np.unique(each, return_inverse=True) for each in there.T)
    table = np.zeros((len(tops), len(lefts), values.shape[1]))
    table[down, across] = values
    table = _product(_weights(here[:, 0, 1], tops), table)
    return _product(_weights(here[0, :, 0], lefts), table.transpose(1, 0, 2)).transpose(1, 0, 2)


def _weights(here: NDArray[Any], there: NDArray[Any]) -> NDArray[Any]:
    weights: NDArray[Any] = np.exp((here[:, None] - there) ** 2 / (-2 * REACH**2))
    return weights


def _product(weights: NDArray[Any], table: NDArray[Any]) -> NDArray[Any]:
    """Return the product of a matrix and the rows of a table.

    It is OpenCV's, since NumPy's would wake the other cores, which other photographs need.
    """
    product = cv2.gemm(weights, table.reshape(len(table), -1), 1, np.empty(0), 0)
    return np.asarray(product).reshape(len(weights), *table.shape[1:])
