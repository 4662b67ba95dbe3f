"""Step 2, lay flat: where each place of a page, in millimetres, lies on the photograph.

The markers give one change of basis; paper that is bent moves places by millimetres more, by what
a smooth field tells that is fitted to the blank page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.markers import Grey, Markers, Points
from sheets.drawing.shapes import Box

Field: TypeAlias = NDArray[Any]  # Rows, columns, and how far x and y are moved, in mm.

FINE: Final = 5.0  # Pixels to the mm of a page that is laid flat.
COARSE: Final = 2.5
ROUGH: Final = 1.0


@dataclass(frozen=True, slots=True)
class Pass:
    """One pass of the fit: pixels to the mm; patches, their distance, and how far they look: mm."""

    scale: float
    patch: float
    pitch: float
    reach: float


PASSES: Final = (Pass(ROUGH, 20.0, 16.0, 5.0), Pass(COARSE, 10.0, 10.0, 1.6),
                 Pass(COARSE, 8.0, 7.0, 0.8))  # fmt: skip
STILL: Final = 0.3  # mm; where the second pass moves nothing further, the third is left out.
LEAST_TEXTURE: Final = 9.0  # The deviation of a patch's grey, below which it tells nothing.
REACH: Final = 1.1  # How far a patch tells of what is around it, in distances of patches.
LEAST_MATCH: Final = 0.45
MATCHED: Final = 7.0  # mm of a patch whose likeness is measured.
FIELD_PITCH: Final = 8.0  # Of the field's points, in mm.
CLOSE: Final = 2.0  # mm; whole pixels at every scale.


@dataclass(frozen=True, slots=True)
class Flattening:
    """How a page lies on a photograph, and how far markers are off that change of basis, in mm."""

    homography: NDArray[Any]
    field: Field
    residual: float

    def map_of(self, size: tuple[float, float], scale: float) -> NDArray[Any]:
        """Return where each pixel of a page of this size in mm lies on the photograph.

        It is worked out every `CLOSE` mm, which a straight line joins.
        """
        wide, high = round(size[0] * scale), round(size[1] * scale)
        finer, cell = round(FIELD_PITCH / CLOSE), round(CLOSE * scale)
        moved = cv2.resize(self.field, None, fx=finer, fy=finer, interpolation=cv2.INTER_CUBIC)
        moved = moved[finer - 1 : 1 - finer, finer - 1 : 1 - finer]
        places = (_points(moved.shape, CLOSE) + moved).reshape(-1, 1, 2).astype(np.float64)
        seen = cv2.perspectiveTransform(places, self.homography).reshape(moved.shape)
        full = cv2.resize(
            seen.astype(np.float32), None, fx=cell, fy=cell, interpolation=cv2.INTER_LINEAR
        )
        return full[cell : cell + high, cell : cell + wide]


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
    mapped = flat.map_of(size, scale)
    source, share = _source(picture, mapped, scale)
    mapped = (mapped + np.float32(0.5)) * np.float32(share) - np.float32(0.5)
    seen = cv2.remap(source, mapped[..., 0], mapped[..., 1], cv2.INTER_LINEAR)
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
    side = (round(MATCHED * FINE),) * 2
    one, two = seen.astype(np.float32), blank.astype(np.float32)

    def mean(values: NDArray[Any]) -> NDArray[Any]:
        found: NDArray[Any] = cv2.boxFilter(values, -1, side)[:: side[0], :: side[0]]
        return found

    first, second = mean(one), mean(two)
    spread = np.maximum(mean(one * one) - first**2, 1) * np.maximum(mean(two * two) - second**2, 1)
    alike = (mean(one * two) - first * second) / np.sqrt(spread)
    textured = mean(two * two) - second**2 > LEAST_TEXTURE**2
    return float(alike[textured].mean())


def _source(picture: Grey, mapped: NDArray[Any], scale: float) -> tuple[Grey, float]:
    """Return the picture, halved until it has few more pixels than what is made of it."""
    wide = float(np.linalg.norm(mapped[0, -1] - mapped[0, 0])) / mapped.shape[1]
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
    grid = _points(flat.field.shape, FIELD_PITCH).reshape(-1, 2)
    smooth = _smoothed(grid, places, moves, trust, each.pitch)
    field = flat.field + smooth.reshape(flat.field.shape)
    return Flattening(flat.homography, field.astype(np.float32), flat.residual)


def matches(seen: Grey, blank: Grey, each: Pass) -> tuple[Points, Points, NDArray[Any]]:
    """Return the middles of patches, how far the photograph is moved there, and how sure it is."""
    side, reach = round(each.patch * each.scale), round(each.reach * each.scale)
    patches = list(_patches(blank, each))
    seen, blank = seen.astype(np.float32), blank.astype(np.float32)  # Matched sooner.
    places, tops = [], []
    for left, top in patches:
        patch = blank[top : top + side, left : left + side]
        around = seen[top - reach : top + side + reach, left - reach : left + side + reach]
        scores = cv2.matchTemplate(around, patch, cv2.TM_CCOEFF_NORMED)
        _, best, _, (x, y) = cv2.minMaxLoc(scores)
        if best > LEAST_MATCH and 0 < x < 2 * reach and 0 < y < 2 * reach:
            row, column = scores[y, x - 1 : x + 2], scores[y - 1 : y + 2, x]
            places.append((left + side / 2, top + side / 2, x - reach, y - reach))
            tops.append((row, column))
    told = np.array(places).reshape(-1, 4)
    heights = np.array(tops, np.float64).reshape(-1, 2, 3)
    moved = (told[:, 2:] + _peaks(heights)) / each.scale
    return told[:, :2] / each.scale, moved, heights[:, 0, 1]


def _patches(blank: Grey, each: Pass) -> Iterator[tuple[int, int]]:
    """Yield where the patches begin on which there is something to see: left and top."""
    side, reach = round(each.patch * each.scale), round(each.reach * each.scale)
    step, (high, wide) = round(each.pitch * each.scale), blank.shape
    tops, lefts = (np.arange(reach, end - side - reach, step) for end in (high, wide))
    is_textured = _spread(blank, tops, lefts, side) >= LEAST_TEXTURE
    for row, column in np.argwhere(is_textured):
        yield int(lefts[column]), int(tops[row])


def _spread(page: Grey, tops: NDArray[Any], lefts: NDArray[Any], side: int) -> NDArray[Any]:
    """Return the deviation of a page's grey in the squares that begin in these rows, columns."""

    def mean(sums: NDArray[Any]) -> NDArray[Any]:
        rows = sums[tops + side] - sums[tops]
        found: NDArray[Any] = (rows[:, lefts + side] - rows[:, lefts]) / side**2
        return found

    first, second = map(mean, cv2.integral2(page))
    spread: NDArray[Any] = np.sqrt(np.maximum(second - first * first, 0))
    return spread


def _peaks(heights: NDArray[Any]) -> Points:
    """Return where tops lie beside the middle of three heights, to a fraction of a pixel."""
    before, here, after = np.moveaxis(heights, -1, 0)
    bend = np.minimum(before - 2 * here + after, -1e-9)
    peaks: Points = np.clip((before - after) / (2 * bend), -0.5, 0.5)
    return peaks


def _agreeing(places: Points, moves: Points, each: Pass) -> NDArray[Any]:
    """Return which patches are moved about as those around them."""
    near = np.argpartition(_squared(places, places), 7, axis=1)[:, :8]  # And itself.
    usual = np.median(moves[near], axis=1)
    spread = np.median(np.linalg.norm(moves[near] - usual[:, None], axis=2), axis=1)
    agree: NDArray[Any] = np.linalg.norm(moves - usual, axis=1) < 0.15 * each.reach + 2.5 * spread
    return agree


def _squared(here: Points, there: Points) -> NDArray[Any]:
    """Return how far points lie from others, squared."""
    one, other = here.astype(np.float32), there.astype(np.float32)
    across, down = (one[:, each, None] - other[:, each] for each in (0, 1))
    apart: NDArray[Any] = across * across + down * down
    return apart


def _smoothed(
    grid: Points, places: Points, moves: Points, trust: NDArray[Any], pitch: float
) -> Points:
    """Return how far the grid's points are moved: a plane through what lies around each.

    Near the paper's edge a mean would lag behind. All sums come of one product of matrices: those
    of places relative to a point of the grid follow from those of the places themselves.
    """
    here, there = grid / pitch, places / pitch
    weights = np.exp(_squared(here, there) / np.float32(-2 * REACH**2)) * trust + 1e-7
    ones = np.ones((len(there), 1))
    first = np.concatenate([ones, there], 1)
    products = first[:, :, None] * np.concatenate([first, moves], 1)[:, None, :]
    # OpenCV's product, since NumPy's would wake the other cores, which other photographs need.
    sums = cv2.gemm(weights, products.reshape(len(there), -1), 1, np.empty(0), 0).reshape(-1, 3, 5)
    shift = np.zeros((len(grid), 3, 3))  # From places to what they are relative to the grid's.
    shift[:, 0, 0] = 1
    shift[:, 1:, 0] = here
    shift[:, [1, 2], [1, 2]] = -1
    normal = shift @ sums[:, :, :3] @ shift.transpose(0, 2, 1) + np.diag([0.02, 0.6, 0.6])
    found: Points = np.linalg.solve(normal, shift @ sums[:, :, 3:])[:, 0]
    return found
