"""Step 2, lay flat: where each place of a page, in millimetres, lies on the photograph.

The markers give one change of basis; paper that is bent moves places by millimetres more, by what
a smooth field tells that is fitted to the blank page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.markers import Grey, Markers, Points
from sheets.drawing.shapes import Box

Field: TypeAlias = NDArray[Any]  # Rows, columns, and how far x and y are moved, in mm.

FINE: Final = 5.0  # Pixels to the mm of a page that is laid flat.
COARSE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Pass:
    """One pass of the fit: pixels to the mm; patches, their distance, and how far they look: mm."""

    scale: float
    patch: float
    pitch: float
    reach: float


PASSES: Final = (Pass(COARSE, 20.0, 14.0, 5.0), Pass(COARSE, 13.0, 10.0, 2.0),
                 Pass(FINE, 8.0, 7.0, 0.9))  # fmt: skip
LEAST_TEXTURE: Final = 9.0  # The deviation of a patch's grey, below which it tells nothing.
REACH: Final = 1.1  # How far a patch tells of what is around it, in distances of patches.
LEAST_MATCH: Final = 0.45
MATCHED: Final = 7.0  # mm of a patch whose likeness is measured.
FIELD_PITCH: Final = 5.0  # Of the field's points, in mm.


@dataclass(frozen=True, slots=True)
class Flattening:
    """How a page lies on a photograph, and how far markers are off that change of basis, in mm."""

    homography: NDArray[Any]
    field: Field
    residual: float

    def map_of(self, size: tuple[float, float], scale: float) -> NDArray[Any]:
        """Return where each pixel of a page of this size in mm lies on the photograph."""
        wide, high = round(size[0] * scale), round(size[1] * scale)
        x, y = np.meshgrid(
            (np.arange(wide, dtype=np.float32) + 0.5) / np.float32(scale),
            (np.arange(high, dtype=np.float32) + 0.5) / np.float32(scale),
        )
        moved = cv2.resize(self.field, (wide, high), interpolation=cv2.INTER_CUBIC)
        h = self.homography.astype(np.float32)
        x, y = x + moved[..., 0], y + moved[..., 1]
        depth = h[2, 0] * x + h[2, 1] * y + h[2, 2]
        across = (h[0, 0] * x + h[0, 1] * y + h[0, 2]) / depth
        down = (h[1, 0] * x + h[1, 1] * y + h[1, 2]) / depth
        return np.stack([across, down], -1)


def basis(markers: Markers, boxes: tuple[Box, ...], size: tuple[float, float]) -> Flattening:
    """Return the change of basis that the markers tell; `boxes` are where they lie on the page."""
    here = np.concatenate([_corners(boxes[corner]) for corner in markers.corners])
    there = np.concatenate([*markers.corners.values()])
    homography = cv2.findHomography(here, there, 0)[0]
    back = cv2.perspectiveTransform(there.reshape(-1, 1, 2), np.linalg.inv(homography))
    off = np.linalg.norm(back.reshape(-1, 2) - here, axis=1)
    rows, columns = (int(np.ceil(each / FIELD_PITCH)) + 1 for each in (size[1], size[0]))
    field = np.zeros((rows, columns, 2), np.float32)
    return Flattening(homography, field, float(np.sqrt((off**2).mean())))


def fitted(picture: Grey, blank: Grey, size: tuple[float, float], start: Flattening) -> Flattening:
    """Return the change of basis with the field that lays a photograph on its blank page.

    `blank` is the page in grey, `FINE` pixels to the mm.
    """
    found = start
    for each in PASSES:
        scaled = blank if each.scale == FINE else _shrunk(blank, each.scale / FINE)
        seen = laid_flat(picture, found, size, each.scale)
        found = _moved(found, seen, scaled, each, size)
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
    return (picture, 1.0) if share == 1 else (_shrunk(picture, share), share)


def _shrunk(picture: Grey, share: float) -> Grey:
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def _corners(box: Box) -> Points:
    return np.array(
        [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    )


def _moved(
    flat: Flattening, seen: Grey, blank: Grey, each: Pass, size: tuple[float, float]
) -> Flattening:
    """Return a flattening whose field is better by one pass."""
    places, moves, trust = matches(seen, blank, each)
    if len(places) < 8:
        return flat
    kept = _agreeing(places, moves, each)
    places, moves, trust = places[kept], moves[kept], trust[kept]
    rows, columns = flat.field.shape[:2]
    x, y = np.meshgrid(np.linspace(0, size[0], columns), np.linspace(0, size[1], rows))
    grid = np.stack([x, y], -1).reshape(-1, 2)
    smooth = _smoothed(grid, places, moves, trust, each.pitch)
    field = flat.field + smooth.reshape(rows, columns, 2).astype(np.float32)
    return Flattening(flat.homography, field, flat.residual)


def matches(seen: Grey, blank: Grey, each: Pass) -> tuple[Points, Points, NDArray[Any]]:
    """Return the middles of patches, how far the photograph is moved there, and how sure it is."""
    side, reach = round(each.patch * each.scale), round(each.reach * each.scale)
    step = round(each.pitch * each.scale)
    high, wide = blank.shape
    spread = _spread(blank, side)
    places, moves, trust = [], [], []
    for top in range(reach, high - side - reach, step):
        for left in range(reach, wide - side - reach, step):
            if spread[top + side // 2, left + side // 2] < LEAST_TEXTURE:
                continue
            patch = blank[top : top + side, left : left + side]
            around = seen[top - reach : top + side + reach, left - reach : left + side + reach]
            scores = cv2.matchTemplate(around, patch, cv2.TM_CCOEFF_NORMED)
            _, best, _, at = cv2.minMaxLoc(scores)
            if best > LEAST_MATCH and 0 < at[0] < 2 * reach and 0 < at[1] < 2 * reach:
                places.append((left + side / 2, top + side / 2))
                moves.append(_peak(scores, at[0], at[1]) - reach)
                trust.append(best)
    shape = (-1, 2)
    here, moved = np.array(places).reshape(shape), np.array(moves).reshape(shape)
    return here / each.scale, moved / each.scale, np.array(trust)


def _spread(page: Grey, side: int) -> NDArray[Any]:
    """Return the deviation of a page's grey around each of its pixels."""
    values = page.astype(np.float32)
    mean, square = (cv2.boxFilter(each, -1, (side, side)) for each in (values, values * values))
    return np.sqrt(np.maximum(square - mean * mean, 0))


def _peak(scores: NDArray[Any], x: int, y: int) -> Points:
    """Return where the top lies, to a fraction of a pixel."""

    def top(before: float, here: float, after: float) -> float:
        bend = before - 2 * here + after
        return 0.0 if bend >= 0 else float(np.clip((before - after) / (2 * bend), -0.5, 0.5))

    row, column = scores[y, x - 1 : x + 2], scores[y - 1 : y + 2, x]
    return np.array([x + top(*map(float, row)), y + top(*map(float, column))])


def _agreeing(places: Points, moves: Points, each: Pass) -> NDArray[Any]:
    """Return which patches are moved about as those around them."""
    apart = np.linalg.norm(places[:, None] - places[None], axis=2)
    near = np.argsort(apart, axis=1)[:, 1:8]
    usual = np.median(moves[near], axis=1)
    spread = np.median(np.linalg.norm(moves[near] - usual[:, None], axis=2), axis=1)
    agree: NDArray[Any] = np.linalg.norm(moves - usual, axis=1) < 0.15 * each.reach + 2.5 * spread
    return agree


def _smoothed(
    grid: Points, places: Points, moves: Points, trust: NDArray[Any], pitch: float
) -> Points:
    """Return how far the grid's points are moved: a plane through what lies around each.

    Near the paper's edge a mean would lag behind. All sums come of one product of matrices: those
    of places relative to a point of the grid follow from those of the places themselves.
    """
    here, there = grid / pitch, places / pitch
    apart = (here**2).sum(1)[:, None] + (there**2).sum(1) - 2 * here @ there.T
    weights = np.exp(-apart / (2 * REACH**2)) * trust + 1e-7
    ones = np.ones((len(there), 1))
    first = np.concatenate([ones, there], 1)
    products = first[:, :, None] * np.concatenate([first, moves], 1)[:, None, :]
    sums = (weights @ products.reshape(len(there), -1)).reshape(-1, 3, 5)
    shift = np.zeros((len(grid), 3, 3))  # From places to what they are relative to the grid's.
    shift[:, 0, 0] = 1
    shift[:, 1:, 0] = here
    shift[:, [1, 2], [1, 2]] = -1
    normal = shift @ sums[:, :, :3] @ shift.transpose(0, 2, 1) + np.diag([0.02, 0.6, 0.6])
    found: Points = np.linalg.solve(normal, shift @ sums[:, :, 3:])[:, 0]
    return found
