"""Markers: found on a small copy of a photograph, their corners refined on the whole of it."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Grey
from sheets.drawing.names import Holes
from sheets.drawing.paper import PAPERS, frame_on
from sheets.drawing.shapes import Box
from sheets.page.frame import marker_boxes
from sheets.page.markers import CORNERS, MARKER_SIZE
from sheets.words.text import Text

# Points, a row each: x and y, in pixels of a picture or in mm of a page.
Points: TypeAlias = NDArray[np.float64]
Seen: TypeAlias = tuple[int, Points]  # The corner of a sheet where a marker is, its points.

HOLES: Final[tuple[Holes, ...]] = ("", "left", "top")
FEWEST: Final = 3  # A thumb may hide one.
# How far markers may lie from where they are printed, in mm; of photographs that are tilted, curled
# and crumpled half a millimetre is the most.
MOST_OFF: Final = 2.5
MOST_OFF_OF_TWO: Final = 1.0  # Which a homography fits more easily.
SMALL: Final = 1300  # Pixels along the longer side of the first copy that is searched thoroughly.
QUICK: Final = 1000  # Pixels, at least, along that of the copy that is searched before it.
# On the quick copy one size of neighbourhood tells black from white, and an outline shorter than
# this share of the longer side is no marker's.
NEIGHBOURHOOD: Final = 31
LEAST_AROUND: Final = 0.05
LEAST_SCALE: Final = 5.0  # Pixels to the mm of a marker that a shrunk picture needs.
MODULES: Final = 8  # Along a marker's side.
STRAIGHT: Final = 0.9  # The cosine of how far a marker's side leads past the next one: 26 degrees.

DARK: Final = 60  # Of grey; the brightest tenth of a picture that shows a sheet is brighter.
TOO_DARK: Final = Text("the picture is too dark to see a sheet; take it again in more light")
NO_SHEET: Final = Text(
    "no camera marker can be seen: an aid, a score page or another print has none; photograph a "
    "sheet that was played, whole, flat, sharp and from above"
)
MIRRORED: Final = Text("the picture is mirrored; take it as it is, not as a mirror shows it")


@dataclass(frozen=True, slots=True)
class Markers:
    """The markers of one sheet: the number of its kind, and each corner's points in pixels.

    Corners count clockwise from the top left, 0 to 3, and so do a marker's points (4 by 2).
    """

    number: int
    corners: dict[int, Points]

    @property
    def centre(self) -> Points:
        """The middle of all markers seen, in pixels."""
        middle: Points = np.concatenate([*self.corners.values()]).mean(0)
        return middle

    @property
    def scale(self) -> float:
        """How many pixels a millimetre of the sheet has, all markers together."""
        sides = [points - np.roll(points, 1, 0) for points in self.corners.values()]
        return float(np.linalg.norm(sides, axis=2).mean() / MARKER_SIZE)

    @property
    def lie_as_printed(self) -> bool:
        """Whether they lie as on some paper, seen from wherever; a single one always does."""
        if len(self.corners) == 1:
            return True
        most = MOST_OFF if len(self.corners) >= FEWEST else MOST_OFF_OF_TWO
        return any(homography(self, boxes)[1] <= most for boxes in _layouts())


@cache
def _layouts() -> tuple[tuple[Box, ...], ...]:
    """Return where markers are printed on each paper."""
    papers = product(PAPERS.values(), HOLES)
    return tuple(marker_boxes(frame_on(paper, holes).chart) for paper, holes in papers)


def homography(markers: Markers, boxes: tuple[Box, ...]) -> tuple[Points, float]:
    """Return the homography (3 by 3) from a page to its picture, by where its markers are printed.

    And how far they are off it, in mm (root mean square).
    """
    here = np.concatenate([_corners(boxes[corner]) for corner in markers.corners])
    there = np.concatenate([*markers.corners.values()])
    solved = cv2.findHomography(here, there, 0)[0]
    if solved is None:  # As of points in a line.
        return np.eye(3), math.inf
    found = np.asarray(solved, np.float64)
    back = cv2.perspectiveTransform(there.reshape(-1, 1, 2), cv2.invert(found)[1])
    off = np.linalg.norm(back.reshape(-1, 2) - here, axis=1)
    return found, float(np.sqrt((off**2).mean()))


def _corners(box: Box) -> Points:
    return np.array(
        [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    )


def seen_markers(
    picture: Grey, whole: Callable[[], Grey] | None
) -> tuple[Grey, tuple[Markers, ...]]:
    """Return a picture with the markers of every sheet on it, those on the left first.

    It is the `whole` one, of which `picture` is a smaller copy, where a sheet is too small on that
    or a marker is missing. Raises UnreadablePhotoError as `find_markers` does.
    """
    if whole:
        with suppress(UnreadablePhotoError):
            found = find_markers(picture)
            if all(len(each.corners) == CORNERS and each.scale >= LEAST_SCALE for each in found):
                return picture, found
        picture = whole()
    return picture, find_markers(picture)


def find_markers(picture: Grey) -> tuple[Markers, ...]:
    """Return the markers of every sheet on a picture, those on the left first.

    Raises UnreadablePhotoError where no sheet shows three of its four.
    """
    found = _grouped(picture, _quick_copy(picture), is_quick=True)
    if not _are_seen(found, CORNERS):
        for shrunk in _copies(picture):
            found = max(_grouped(picture, shrunk), found, key=_markers_seen)
            if _are_seen(found, FEWEST):
                break
    whole = [sheet for sheet in found if len(sheet.corners) >= FEWEST]
    if not whole:
        raise UnreadablePhotoError(_reason(picture, found))
    return tuple(sorted(whole, key=lambda sheet: float(sheet.centre[0])))


def _are_seen(found: Sequence[Markers], fewest: int) -> bool:
    """Return whether there are sheets, each with its markers where they should be."""
    seen = (len(sheet.corners) >= fewest and sheet.lie_as_printed for sheet in found)
    return bool(found) and all(seen)


def _markers_seen(found: Sequence[Markers]) -> int:
    """Return how many markers of sheets that can be read are seen."""
    return sum(len(sheet.corners) for sheet in found if _are_seen([sheet], FEWEST))


def _quick_copy(picture: Grey) -> Grey:
    """Return a copy by halves, which is made soonest."""
    while max(picture.shape) >= 2 * QUICK:
        picture = shrink(picture, 0.5)
    return picture


def _copies(picture: Grey) -> Iterator[Grey]:
    """Yield smaller copies, each larger than the one before, the picture itself last."""
    longest = max(picture.shape)
    for size in (SMALL, 2 * SMALL):
        if longest > 1.2 * size:
            yield shrink(picture, size / longest)
    yield picture


def shrink(picture: Grey, share: float) -> Grey:
    """Return a smaller picture, each of its pixels the mean of those that it stands for."""
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def _grouped(picture: Grey, shrunk: Grey, *, is_quick: bool = False) -> list[Markers]:
    """Return the markers seen on a copy, by sheet; a sheet has one of each of its corners."""
    scale = picture.shape[1] / shrunk.shape[1]
    seen: dict[int, list[Seen]] = {}
    for id_, points in _detected(shrunk, is_quick=is_quick):
        number, corner = divmod(id_, CORNERS)
        refined = _refined(picture, (points + 0.5) * scale - 0.5)
        seen.setdefault(number, []).append((corner, refined))
    return [sheet for number, each in seen.items() for sheet in sheets_of(number, each)]


def sheets_of(number: int, seen: Sequence[Seen]) -> list[Markers]:
    """Return the sheets of one kind to which some markers belong, each a corner and its points.

    Each marker leads along its own side to the next one of its sheet, and those of a sheet lie as
    they are printed. Where none do that are of different corners, all are taken for one sheet.
    """
    together = Markers(number, dict(seen))
    is_one = len(together.corners) == len(seen)
    if is_one and together.lie_as_printed:
        return [together]
    sheets = [Markers(number, {corner: points}) for corner, points in seen]
    pairs = [(one, other) for one in seen for other in seen if _leads(one, other)]
    for (_, start), (_, end) in sorted(pairs, key=lambda pair: _apart(*pair)):
        one, other = (
            next(each for each in sheets if _has(each, points)) for points in (start, end)
        )
        if one is not other and not one.corners.keys() & other.corners.keys():
            both = Markers(number, {**one.corners, **other.corners})
            if both.lie_as_printed:
                sheets = [each for each in sheets if each is not one and each is not other]
                sheets.append(both)
    is_any = any(len(sheet.corners) >= FEWEST for sheet in sheets)
    return [together] if is_one and not is_any else sheets


def _leads(one: Seen, other: Seen) -> bool:
    """Return whether another marker is the next one of the sheet, clockwise."""
    (corner, points), (next_, there) = one, other
    if next_ != (corner + 1) % CORNERS:
        return False
    side = points[(corner + 1) % CORNERS] - points[corner]
    way = there.mean(0) - points.mean(0)
    cosine = float(side @ way) / float(np.linalg.norm(side) * np.linalg.norm(way) + 1e-9)
    return cosine > STRAIGHT


def _apart(one: Seen, other: Seen) -> float:
    return float(np.linalg.norm(one[1].mean(0) - other[1].mean(0)))


def _has(sheet: Markers, points: Points) -> bool:
    return any(each is points for each in sheet.corners.values())


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
            "only {seen} of the four camera markers in the sheet's corners can be seen, and it "
            "takes 3; photograph the whole page, with no hand, shadow or blur over its corners",
            seen=seen,
        )
    if np.percentile(picture, 90) < DARK:
        return TOO_DARK
    mirrored = np.ascontiguousarray(next(_copies(picture))[:, ::-1])
    return MIRRORED if any(True for _ in _detected(mirrored)) else NO_SHEET
