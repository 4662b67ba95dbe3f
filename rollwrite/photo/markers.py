"""Step 1, find: the camera markers of sheets, on a small copy, refined on the whole picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.refusal import UnreadablePhotoError
from sheets.page.markers import CORNERS
from sheets.words.text import Text

Grey: TypeAlias = NDArray[Any]
Points: TypeAlias = NDArray[Any]  # A row each: x and y.

FEWEST: Final = 3  # A thumb may hide one.
SMALL: Final = 1300  # Pixels along the longer side of the copy that is looked at first,
QUICK: Final = (
    1000  # and, at least, of the one before, on which the markers of most photographs are seen.
)
# There one size of neighbourhood, in pixels, tells black from white, and what is shorter around
# than this share of the longer side is no marker.
NEIGHBOURHOOD: Final = 31
LEAST_AROUND: Final = 0.05
MODULES: Final = 8  # Along a marker's side.

NO_SHEET: Final = Text(
    "no camera marker is to be seen; photograph one whole sheet, flat, sharp and from above"
)
MIRRORED: Final = Text("the picture is mirrored; take it as it is, not as a mirror shows it")


@dataclass(frozen=True, slots=True)
class Markers:
    """The markers of one sheet: the number of its kind, and each corner's four points in pixels.

    Corners count clockwise from the top left, 0 to 3, and so do a marker's points.
    """

    number: int
    corners: dict[int, Points]

    @property
    def centre(self) -> Points:
        """The middle of all markers seen, in pixels."""
        middle: Points = np.concatenate([*self.corners.values()]).mean(0)
        return middle


def find_markers(picture: Grey) -> tuple[Markers, ...]:
    """Return the markers of every sheet on a picture, those on the left first.

    Raises UnreadablePhotoError where no sheet shows three of its four.
    """
    found = _grouped(picture, _quick_copy(picture), is_quick=True)
    if not found or any(len(sheet.corners) < CORNERS for sheet in found):
        for shrunk in _copies(picture):
            found = _grouped(picture, shrunk)
            if found and all(len(sheet.corners) >= FEWEST for sheet in found):
                break
    whole = [sheet for sheet in found if len(sheet.corners) >= FEWEST]
    if not whole:
        raise UnreadablePhotoError(_reason(picture, found))
    return tuple(sorted(whole, key=lambda sheet: float(sheet.centre[0])))


def _quick_copy(picture: Grey) -> Grey:
    """Return a copy by halves, which is made soonest."""
    while max(picture.shape) >= 2 * QUICK:
        picture = _shrunk(picture, 0.5)
    return picture


def _copies(picture: Grey) -> Iterator[Grey]:
    """Yield smaller copies, each larger than the one before, the picture itself last."""
    longest = max(picture.shape)
    for size in (SMALL, 2 * SMALL):
        if longest > 1.2 * size:
            yield _shrunk(picture, size / longest)
    yield picture


def _shrunk(picture: Grey, share: float) -> Grey:
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def _grouped(picture: Grey, shrunk: Grey, *, is_quick: bool = False) -> list[Markers]:
    """Return the markers seen on a copy, by sheet; a sheet has one of each of its corners."""
    scale = picture.shape[1] / shrunk.shape[1]
    sheets: list[Markers] = []
    for id_, points in _detected(shrunk, is_quick=is_quick):
        number, corner = divmod(id_, CORNERS)
        refined = _refined(picture, (points + 0.5) * scale - 0.5)
        sheet = _fitting(sheets, number, corner, refined)
        sheet.corners[corner] = refined
    return sheets


def _fitting(sheets: list[Markers], number: int, corner: int, points: Points) -> Markers:
    """Return the sheet that a marker belongs to, a new one where another has that corner."""
    same = [each for each in sheets if each.number == number and corner not in each.corners]
    if same:
        middle = points.mean(0)
        return min(same, key=lambda each: float(np.linalg.norm(each.centre - middle)))
    sheets.append(Markers(number, {}))
    return sheets[-1]


@cache
def _detector(*, is_quick: bool) -> cv2.aruco.ArucoDetector:
    settings = cv2.aruco.DetectorParameters()
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_NONE
    if is_quick:
        settings.adaptiveThreshWinSizeMin = NEIGHBOURHOOD
        settings.adaptiveThreshWinSizeMax = NEIGHBOURHOOD
        settings.minMarkerPerimeterRate = LEAST_AROUND
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
    return cv2.aruco.ArucoDetector(dictionary, settings)


def _detected(picture: Grey, *, is_quick: bool = False) -> Iterator[tuple[int, Points]]:
    corners, ids, _ = _detector(is_quick=is_quick).detectMarkers(picture)
    if ids is not None:
        for id_, points in zip(ids.ravel(), corners, strict=True):
            yield int(id_), points.reshape(4, 2).astype(np.float64)


def _refined(picture: Grey, points: Points) -> Points:
    """Return a marker's corners to a fraction of a pixel."""
    side = float(np.linalg.norm(points - np.roll(points, 1, 0), axis=1).mean())
    reach = max(2, round(side / MODULES * 0.6))
    found = points.astype(np.float32).reshape(-1, 1, 2)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_COUNT, 30, 0.01)
    refined = cv2.cornerSubPix(picture, found, (reach, reach), (-1, -1), stop)
    moved = np.asarray(refined, np.float64).reshape(-1, 2)
    far = np.linalg.norm(moved - points, axis=1) > reach
    moved[far] = points[far]
    return moved


def _reason(picture: Grey, found: list[Markers]) -> Text:
    if found:
        seen = max(len(sheet.corners) for sheet in found)
        return Text(
            "of the four camera markers in the sheet's corners {seen} can be seen, 3 are needed; "
            "photograph the whole page, with no hand, shadow or blur over its corners",
            seen=seen,
        )
    mirrored = np.ascontiguousarray(next(_copies(picture))[:, ::-1])
    return MIRRORED if any(True for _ in _detected(mirrored)) else NO_SHEET
