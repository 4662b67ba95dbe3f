"""Rectification: the page as it would be seen from above, whatever the camera and the paper did.

The markers tell a homography; paper that is bent moves places by millimetres more, which a smooth
displacement field describes. It is fitted to the blank page in passes: patches of that page are
found again on the page as it is rectified so far, and the field follows those that agree.
"""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import Markers, Points, homography, shrink
from sheets.drawing.shapes import Box

F = TypeVar("F", np.float32, np.float64)
Floats: TypeAlias = NDArray[np.float64]
Pixels: TypeAlias = NDArray[np.float32]  # A picture in grey that is reckoned with.
Indices: TypeAlias = NDArray[np.intp]
Size: TypeAlias = tuple[float, float]  # Width and height of a page in mm.
Field: TypeAlias = NDArray[np.float32]  # Rows by columns by 2: by how many mm x and y are moved.
Steps: TypeAlias = NDArray[np.int64]  # Of each patch how far it is moved, in whole pixels: x, y.
# Patches by 2 by 3: the correlation of each where it is found with a pixel before and after,
# across, then down.
Tops: TypeAlias = NDArray[np.float64]

FINE: Final = 5.0  # Pixels to the mm of a rectified page.
COARSE: Final = 2.5
ROUGH: Final = 1.0
STILL: Final = 0.3  # mm; where the second pass moves nothing further, the third is left out.
REACH: Final = 1.1  # How far a patch tells of what is around it, in distances of patches.
BAND: Final = 126  # Patches: three rows of the closest ones on A4.
FIELD_PITCH: Final = 8.0  # mm between a field's points.
CLOSE: Final = 2.0  # mm; whole pixels at every scale.
LEAST_TEXTURE: Final = 9.0  # The deviation of a patch's grey, below which it tells nothing.
LEAST_MATCH: Final = 0.45
NEAR: Final = 2  # Pixels.
FEWEST_PATCHES: Final = 8


@dataclass(frozen=True, slots=True)
class Pass:
    """One pass of the fit: pixels to the mm; patches, their distance, and how far they look: mm.

    A patch is looked for further away only if it is not found within `NEAR` pixels.
    """

    scale: float
    patch: float
    pitch: float
    reach: float

    @property
    def side(self) -> int:
        """How many pixels a patch has along its side."""
        return round(self.patch * self.scale)

    @property
    def far(self) -> int:
        """How many pixels it looks away, `NEAR` at least."""
        return round(self.reach * self.scale)


PASSES: Final = (Pass(ROUGH, 20.0, 16.0, 5.0), Pass(COARSE, 10.0, 10.0, 1.6),
                 Pass(COARSE, 8.0, 7.0, 0.8))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Warp:
    """How a page lies on a photograph: a homography (3 by 3) after a field of displacements.

    `residual` is how far the markers are off the homography, in mm (root mean square).
    """

    homography: Floats
    field: Field
    residual: float

    def positions(self, size: Size) -> Floats:
        """Return the positions of a page's points on the photograph, rows by columns by 2: pixels.

        They lie `CLOSE` mm apart, each in the middle of its cell, one beyond the page.
        """
        finer = round(FIELD_PITCH / CLOSE)
        moved = cv2.resize(self.field, None, fx=finer, fy=finer, interpolation=cv2.INTER_CUBIC)
        moved = moved[finer - 1 : 1 - finer, finer - 1 : 1 - finer]
        rows, columns = (math.ceil(each / CLOSE) + 2 for each in size[::-1])
        moved = moved[:rows, :columns]
        points = (_grid(moved.shape, CLOSE) + moved).reshape(-1, 1, 2).astype(np.float64)
        found = cv2.perspectiveTransform(points, self.homography).reshape(moved.shape)
        return np.asarray(found, np.float64)

    def positions_of(self, points: Points) -> Points:
        """Return the positions of some points of the page, in mm, on the photograph: pixels."""
        across, down = (points.T / FIELD_PITCH + 0.5).astype(np.float32)[:, :, np.newaxis]
        moved = cv2.remap(self.field, across, down, cv2.INTER_LINEAR)[:, 0]
        there = (points + moved).reshape(-1, 1, 2)
        return np.asarray(cv2.perspectiveTransform(there, self.homography)[:, 0], np.float64)


def rectify(picture: Grey, warp: Warp, size: Size, scale: float) -> Grey:
    """Return a page as it would be seen from above, `scale` pixels to the mm."""
    positions = warp.positions(size)
    source, share = _halved(picture, positions, scale)
    positions = (positions + 0.5) * share - 0.5
    cell, wide, high = round(CLOSE * scale), round(size[0] * scale), round(size[1] * scale)
    # A straight line joins these positions.
    across, down = (
        cv2.resize(each, None, fx=cell, fy=cell, interpolation=cv2.INTER_LINEAR)[
            cell : cell + high, cell : cell + wide
        ]
        for each in cv2.split(positions.astype(np.float32))
    )
    return np.asarray(cv2.remap(source, across, down, cv2.INTER_LINEAR), np.uint8)


def rectify_part(picture: Grey, warp: Warp, box: Box, scale: float) -> Grey:
    """Return a part of a page as the homography alone shows it from above."""
    place = np.array([[1 / scale, 0, box.x], [0, 1 / scale, box.y], [0, 0, 1]])
    size = round(box.width * scale), round(box.height * scale)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    part = cv2.warpPerspective(picture, warp.homography @ place, size, flags=flags)
    return np.asarray(part, np.uint8)


def marker_warp(markers: Markers, boxes: tuple[Box, ...], size: Size) -> Warp:
    """Return the homography that the markers tell, with a field that moves nothing.

    `boxes` are where they are printed on a page of this size, by corner.
    """
    found, residual = homography(markers, boxes)
    rows, columns = (int(np.ceil(each / FIELD_PITCH)) + 2 for each in (size[1], size[0]))
    field = np.zeros((rows, columns, 2), np.float32)
    return Warp(found, field, residual)


def refine(picture: Grey, blank: Grey, size: Size, start: Warp) -> Warp:
    """Return a warp whose field is fitted to the blank page, `FINE` pixels to the mm."""
    found = start
    for each in PASSES:
        before, found = found, _refined(found, picture, blank, size, each)
        if each is PASSES[1] and np.abs(found.field - before.field).max() < STILL:
            break
    return found


def _refined(warp: Warp, picture: Grey, blank: Grey, size: Size, each: Pass) -> Warp:
    """Return a warp whose field is better by one pass."""
    scaled = blank if each.scale == FINE else shrink(blank, each.scale / FINE)
    seen = rectify(picture, warp, size, each.scale)
    places, moves, trust = match_patches(seen, scaled, each)
    if len(places) < FEWEST_PATCHES:
        return warp
    kept = _inliers(places, moves, each)
    places, moves, trust = places[kept], moves[kept], trust[kept]
    field = warp.field + _smooth_field(warp.field.shape, places, moves, trust, each.pitch)
    return Warp(warp.homography, field.astype(np.float32), warp.residual)


def _grid(shape: tuple[int, ...], pitch: float) -> Floats:
    """Return a field's points in mm, each in the middle of its cell, one beyond the page."""
    rows, columns = (pitch * (np.arange(each) - 0.5) for each in shape[:2])
    return np.stack(np.meshgrid(columns, rows), -1)


def _halved(picture: Grey, positions: Floats, scale: float) -> tuple[Grey, float]:
    """Return a picture halved until it has few more pixels than what is made of it, and by what."""
    apart = float(np.linalg.norm(positions[1, -2] - positions[1, 1])) / (positions.shape[1] - 3)
    wide = apart / (CLOSE * scale)
    share = 1.0
    while wide * share > 1.7:
        share /= 2
        picture = shrink(picture, 0.5)  # By halves, which is made soonest.
    return picture, share


# The patches of a pass: found again near where they should be, all at once, else each further away.


def match_patches(seen: Grey, blank: Grey, each: Pass) -> tuple[Points, Points, Floats]:
    """Return the middles of patches in mm, their displacements in mm, and their correlations."""
    corners = _patches(blank, each)
    page, template = seen.astype(np.float32), blank.astype(np.float32)  # Matched sooner.
    moves, tops = _found_near(page, template, corners, each.side)
    missed = np.flatnonzero(~_is_within(moves, NEAR) & (each.far > NEAR))
    for index in missed:
        moves[index], tops[index] = _found_far(page, template, corners[index], each)
    kept = _is_within(moves, each.far) & (tops[:, 0, 1] > LEAST_MATCH)
    corners, moves, tops = corners[kept], moves[kept], tops[kept]
    middles = np.asarray((corners + each.side / 2) / each.scale, np.float64)
    moved = np.asarray((moves + _peaks(tops)) / each.scale, np.float64)
    return middles, moved, tops[:, 0, 1]


def _patches(blank: Grey, each: Pass) -> Indices:
    """Return the corners, left and top, of the patches that have texture: patches by 2."""
    step, (high, wide) = round(each.pitch * each.scale), blank.shape
    tops, lefts = (np.arange(each.far, end - each.side - each.far, step) for end in (high, wide))
    is_textured = _grid_deviation(blank, tops, lefts, each.side) >= LEAST_TEXTURE
    rows, columns = np.nonzero(is_textured)
    return np.stack([lefts[columns], tops[rows]], -1)


def _is_within(moves: Steps, reach: int) -> NDArray[np.bool_]:
    """Return whether each patch is found so near that there is something to see around it."""
    return np.asarray((np.abs(moves) < reach).all(1))


def _found_near(seen: Pixels, blank: Pixels, corners: Indices, side: int) -> tuple[Steps, Tops]:
    """Return the steps by which patches are moved, of `NEAR` pixels at most, and their tops.

    All are held against the photograph together, one step after the other, which takes a few of
    OpenCV's calls instead of thousands.
    """
    (left, top), wide, steps = corners.T, side + 2 * NEAR, 2 * NEAR + 1
    patches = np.zeros((len(corners), side, wide), np.float32)
    patches[..., :side] = _windows(blank, top, left, side)
    patches[..., :side] -= patches[..., :side].mean((1, 2), keepdims=True)
    # All rows as one: what stands between a window's own is multiplied by nothing.
    rows = patches.reshape(len(corners), side * wide)[:, : (side - 1) * wide + side]
    around = _windows(seen, top - NEAR, left - NEAR, wide).reshape(len(corners), wide**2)
    scores = np.empty((len(corners), steps, steps), np.float32)
    for y, x in np.ndindex(steps, steps):
        start = y * wide + x
        scores[:, y, x] = np.vecdot(rows, around[:, start : start + rows.shape[1]])
    strength = np.sqrt(np.vecdot(rows, rows))[:, None, None] * side
    return _tops(scores / np.maximum(strength * _deviations(seen, top, left, side), 1e-6))


def _tops(scores: Floats) -> tuple[Steps, Tops]:
    """Return the step from the middle of each square of scores to its greatest, and its top.

    One at the border has no top.
    """
    steps, every = scores.shape[1], np.arange(len(scores))
    y, x = np.divmod(scores.reshape(-1, steps * steps).argmax(1), steps)
    inner_y, inner_x = (np.clip(each, 1, steps - 2) for each in (y, x))
    beside = range(-1, 2)
    across = np.stack([scores[every, inner_y, inner_x + step] for step in beside], -1)
    down = np.stack([scores[every, inner_y + step, inner_x] for step in beside], -1)
    return np.stack([x, y], -1) - NEAR, np.stack([across, down], 1).astype(np.float64)


def _found_far(
    seen: Pixels, blank: Pixels, corner: Indices, each: Pass
) -> tuple[tuple[int, int], Floats]:
    """Return the step by which a patch is moved, as far as a pass looks, and its top (2 by 3)."""
    (left, top), side, far = corner, each.side, each.far
    patch = blank[top : top + side, left : left + side]
    around = seen[top - far : top + side + far, left - far : left + side + far]
    scores = cv2.matchTemplate(around, patch, cv2.TM_CCOEFF_NORMED)
    _, _, _, (x, y) = cv2.minMaxLoc(scores)
    if not (0 < x < 2 * far and 0 < y < 2 * far):
        return (x - far, y - far), np.zeros((2, 3))
    return (x - far, y - far), np.stack([scores[y, x - 1 : x + 2], scores[y - 1 : y + 2, x]])


def _windows(page: NDArray[F], tops: Indices, lefts: Indices, side: int) -> NDArray[F]:
    """Return the squares of a page that begin there, patches by side by side."""
    return np.lib.stride_tricks.sliding_window_view(page, (side, side))[tops, lefts]


def _deviations(seen: Pixels, tops: Indices, lefts: Indices, side: int) -> Floats:
    """Return the deviation of a page's grey in the squares around those that begin there.

    They are patches by 5 by 5: one for each step of up to `NEAR` pixels.
    """

    def mean(sums: Floats) -> Floats:
        first, right, below, last = (
            _windows(sums, tops - NEAR + down, lefts - NEAR + across, 2 * NEAR + 1)
            for down, across in ((0, 0), (0, side), (side, 0), (side, side))
        )
        found: Floats = (first - right - below + last) / side**2
        return found

    return _deviation(*(mean(np.asarray(sums)) for sums in cv2.integral2(seen)))


def _grid_deviation(page: Grey, tops: Indices, lefts: Indices, side: int) -> Floats:
    """Return the deviation of a page's grey in the squares that begin in these rows, columns."""

    def mean(sums: Floats) -> Floats:
        rows = sums[tops + side] - sums[tops]
        found: Floats = (rows[:, lefts + side] - rows[:, lefts]) / side**2
        return found

    return _deviation(*(mean(np.asarray(sums)) for sums in cv2.integral2(page)))


def _deviation(mean: Floats, mean_of_squares: Floats) -> Floats:
    found: Floats = np.sqrt(np.maximum(mean_of_squares - mean * mean, 0))
    return found


def _peaks(heights: Tops) -> Points:
    """Return the peaks of parabolas through three heights, from the middle one, in pixels."""
    before, here, after = np.moveaxis(heights, -1, 0)
    bend = np.minimum(before - 2 * here + after, -1e-9)
    peaks: Points = np.clip((before - after) / (2 * bend), -0.5, 0.5)
    return peaks


# The field: a local plane through the displacements of the patches that agree.


def _inliers(places: Points, moves: Points, each: Pass) -> NDArray[np.bool_]:
    """Return whether each patch is an inlier: moved about as those around it."""
    here = places.astype(np.float32)
    near = np.concatenate([_nearest(here, first) for first in range(0, len(here), BAND)])
    usual = np.median(moves[near], axis=1)
    spread = np.median(np.linalg.norm(moves[near] - usual[:, None], axis=2), axis=1)
    agree: NDArray[np.bool_]
    agree = np.linalg.norm(moves - usual, axis=1) < 0.15 * each.reach + 2.5 * spread
    return agree


def _nearest(places: Pixels, first: int) -> Indices:
    """Return the eight nearest, itself among them, of each place of a band that begins there.

    Places come row by row, so the bands before and after have all that are near.
    """
    start = max(first - BAND, 0)
    band, around = places[first : first + BAND], places[start : first + 2 * BAND]
    found = cv2.batchDistance(band, around, cv2.CV_32F, normType=cv2.NORM_L2SQR, K=8)[1]
    return np.asarray(found + start)


def _smooth_field(
    shape: tuple[int, ...], places: Points, moves: Points, trust: Floats, pitch: float
) -> Floats:
    """Return the displacements of a field's points: at each a plane through those around it.

    Near the paper's edge a mean would lag behind. A patch weighs the less the further it is, across
    and down apart, since patches stand in rows and columns. Sums of places relative to a point of
    the field follow from those of the places themselves.
    """
    here, there = _grid(shape, FIELD_PITCH) / pitch, places / pitch
    first = np.concatenate([np.ones((len(there), 1)), there], 1)
    products = first[:, :, None] * np.concatenate([first, moves], 1)[:, None, :]
    products = products.reshape(len(there), -1)
    sums = _weighted_sums(here, there, products * trust[:, None]) + 1e-7 * products.sum(0)
    sums = sums.reshape(*here.shape[:2], 3, 5)
    shift = np.zeros((*here.shape[:2], 3, 3))  # From places to what they are relative to here.
    shift[..., 0, 0] = 1
    shift[..., 1:, 0] = here
    shift[..., [1, 2], [1, 2]] = -1
    normal = shift @ sums[..., :3] @ shift.swapaxes(-2, -1) + np.diag([0.02, 0.6, 0.6])
    found: Floats = np.linalg.solve(normal, shift @ sums[..., 3:])[..., 0, :]
    return found


def _weighted_sums(here: Floats, there: Points, values: Floats) -> Floats:
    """Return the sums of values there around each place here, weighted by how far they are."""
    (lefts, across), (tops, down) = (np.unique(each, return_inverse=True) for each in there.T)
    table = np.zeros((len(tops), len(lefts), values.shape[1]))
    table[down, across] = values
    table = _product(_weights(here[:, 0, 1], tops), table)
    return _product(_weights(here[0, :, 0], lefts), table.transpose(1, 0, 2)).transpose(1, 0, 2)


def _weights(here: Floats, there: Floats) -> Floats:
    weights: Floats = np.exp((here[:, None] - there) ** 2 / (-2 * REACH**2))
    return weights


def _product(weights: Floats, table: Floats) -> Floats:
    """Return the product of a matrix and the rows of a table.

    It is OpenCV's, since NumPy's would wake the other cores, which other photographs need.
    """
    product = cv2.gemm(weights, table.reshape(len(table), -1), 1, np.empty(0), 0)
    return np.asarray(product, np.float64).reshape(len(weights), *table.shape[1:])
