"""Step 2, patches: pieces of a blank page, found again on a page that is laid about flat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.markers import Grey, Points

Steps: TypeAlias = NDArray[Any]  # Of each patch how far it is moved, in whole pixels: x and y.
# Of each patch how like it is where it is found with a pixel before and after: across, then down.
Tops: TypeAlias = NDArray[Any]

LEAST_TEXTURE: Final = 9.0  # The deviation of a patch's grey, below which it tells nothing.
LEAST_MATCH: Final = 0.45
NEAR: Final = 2  # Pixels.


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


def matches(seen: Grey, blank: Grey, each: Pass) -> tuple[Points, Points, NDArray[Any]]:
    """Return the middles of patches, how far the photograph is moved there, and how sure it is."""
    corners = _patches(blank, each)
    seen, blank = seen.astype(np.float32), blank.astype(np.float32)  # Matched sooner.
    moves, tops = _found_near(seen, blank, corners, each.side)
    missed = np.flatnonzero(~_is_within(moves, NEAR) & (each.far > NEAR))
    for index in missed:
        moves[index], tops[index] = _found_far(seen, blank, corners[index], each)
    kept = _is_within(moves, each.far) & (tops[:, 0, 1] > LEAST_MATCH)
    corners, moves, tops = corners[kept], moves[kept], tops[kept]
    moved = (moves + _peaks(tops)) / each.scale
    return (corners + each.side / 2) / each.scale, moved, tops[:, 0, 1]


def _is_within(moves: Steps, reach: int) -> NDArray[Any]:
    """Return which patches are found so near that there is something to see around them."""
    return np.asarray((np.abs(moves) < reach).all(1))


def _found_far(
    seen: Grey, blank: Grey, corner: NDArray[Any], each: Pass
) -> tuple[tuple[int, int], NDArray[Any]]:
    """Return where a patch is found as far away as a pass looks, and its top."""
    (left, top), side, far = corner, each.side, each.far
    patch = blank[top : top + side, left : left + side]
    around = seen[top - far : top + side + far, left - far : left + side + far]
    scores = cv2.matchTemplate(around, patch, cv2.TM_CCOEFF_NORMED)
    _, _, _, (x, y) = cv2.minMaxLoc(scores)
    if not (0 < x < 2 * far and 0 < y < 2 * far):
        return (x - far, y - far), np.zeros((2, 3))
    return (x - far, y - far), np.stack([scores[y, x - 1 : x + 2], scores[y - 1 : y + 2, x]])


def _found_near(seen: Grey, blank: Grey, corners: NDArray[Any], side: int) -> tuple[Steps, Tops]:
    """Return where patches are found within `NEAR` pixels, and their tops.

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
    return _tops(scores / np.maximum(strength * _spreads(seen, top, left, side), 1e-6))


def _tops(scores: NDArray[Any]) -> tuple[Steps, Tops]:
    """Return where the greatest of each square of scores is, from its middle, and its top.

    One at the border has no top.
    """
    steps, every = scores.shape[1], np.arange(len(scores))
    y, x = np.divmod(scores.reshape(-1, steps * steps).argmax(1), steps)
    inner_y, inner_x = (np.clip(each, 1, steps - 2) for each in (y, x))
    beside = range(-1, 2)
    across = np.stack([scores[every, inner_y, inner_x + step] for step in beside], -1)
    down = np.stack([scores[every, inner_y + step, inner_x] for step in beside], -1)
    return np.stack([x, y], -1) - NEAR, np.stack([across, down], 1).astype(np.float64)


def _windows(page: Grey, tops: NDArray[Any], lefts: NDArray[Any], side: int) -> NDArray[Any]:
    """Return the squares of a page that begin there."""
    found: NDArray[Any] = np.lib.stride_tricks.sliding_window_view(page, (side, side))[tops, lefts]
    return found


def _spreads(seen: Grey, tops: NDArray[Any], lefts: NDArray[Any], side: int) -> NDArray[Any]:
    """Return the deviation of a page's grey in the squares around those that begin there."""

    def mean(sums: NDArray[Any]) -> NDArray[Any]:
        corners = (
            _windows(sums, tops - NEAR + down, lefts - NEAR + across, 2 * NEAR + 1)
            for down, across in ((0, 0), (0, side), (side, 0), (side, side))
        )
        first, right, below, last = corners
        found: NDArray[Any] = (first - right - below + last) / side**2
        return found

    return _deviation(*map(mean, cv2.integral2(seen)))


def _patches(blank: Grey, each: Pass) -> NDArray[Any]:
    """Return where the patches begin on which there is something to see: left and top."""
    step, (high, wide) = round(each.pitch * each.scale), blank.shape
    tops, lefts = (np.arange(each.far, end - each.side - each.far, step) for end in (high, wide))
    is_textured = _spread(blank, tops, lefts, each.side) >= LEAST_TEXTURE
    rows, columns = np.nonzero(is_textured)
    return np.stack([lefts[columns], tops[rows]], -1)


def _spread(page: Grey, tops: NDArray[Any], lefts: NDArray[Any], side: int) -> NDArray[Any]:
    """Return the deviation of a page's grey in the squares that begin in these rows, columns."""

    def mean(sums: NDArray[Any]) -> NDArray[Any]:
        rows = sums[tops + side] - sums[tops]
        found: NDArray[Any] = (rows[:, lefts + side] - rows[:, lefts]) / side**2
        return found

    return _deviation(*map(mean, cv2.integral2(page)))


def _deviation(mean: NDArray[Any], mean_of_squares: NDArray[Any]) -> NDArray[Any]:
    found: NDArray[Any] = np.sqrt(np.maximum(mean_of_squares - mean * mean, 0))
    return found


def _peaks(heights: NDArray[Any]) -> Points:
    """Return where tops lie beside the middle of three heights, to a fraction of a pixel."""
    before, here, after = np.moveaxis(heights, -1, 0)
    bend = np.minimum(before - 2 * here + after, -1e-9)
    peaks: Points = np.clip((before - after) / (2 * bend), -0.5, 0.5)
    return peaks
