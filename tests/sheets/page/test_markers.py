import cv2
import numpy as np
import pytest

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box
from sheets.page.markers import MARKER_SIZE, QUIET, marker, marker_id, sheet_number, stored_patterns
from tests.sheets.raster import raster

DICTIONARY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
IDS = (0, 1, 86, 355, 586)  # The first, some of those up to number 88, and the last of all.


def test_every_marker_of_opencv_is_stored() -> None:
    assert len(stored_patterns()) == len(DICTIONARY.bytesList)
    for id_, pattern in enumerate(stored_patterns()):
        inner = cv2.aruco.generateImageMarker(DICTIONARY, id_, 8)[1:-1, 1:-1]
        assert f"{pattern:036b}" == "".join("0" if white else "1" for white in inner.ravel()), id_


@pytest.mark.parametrize("id_", IDS)
def test_a_marker_is_opencvs_module_by_module(id_: int) -> None:
    image = raster([marker(id_, 0, 0)], MARKER_SIZE, MARKER_SIZE, 10)
    middles = image.reshape(8, 15, 8, 15)[:, 7, :, 7]
    assert (middles == cv2.aruco.generateImageMarker(DICTIONARY, id_, 8)).all()


@pytest.mark.parametrize("id_", IDS)
def test_a_marker_in_its_quiet_zone_is_found_with_its_id_and_upright(id_: int) -> None:
    side = MARKER_SIZE + 2 * QUIET
    image = raster([marker(id_, QUIET, QUIET)], side, side, 10)
    corners, ids, _ = cv2.aruco.ArucoDetector(DICTIONARY).detectMarkers(image)
    assert np.ravel(ids).tolist() == [id_]
    low, high = 10 * QUIET, 10 * (QUIET + MARKER_SIZE)
    clockwise_from_top_left = [[low, low], [high, low], [high, high], [low, high]]
    assert np.abs(corners[0][0] - clockwise_from_top_left).max() < 2


def test_a_markers_square_has_its_top_left_corner_where_it_was_put() -> None:
    box = bounds(marker(7, 30, 40))
    assert box == pytest.approx(Box(30, 40, MARKER_SIZE, MARKER_SIZE))


def test_a_sheets_number_tells_its_kind_its_players_and_its_language() -> None:
    assert [sheet_number(20, 0, language) for language in ("en", "fr", "de")] == [20, 21, 22]
    assert sheet_number(20, 2, "de") == 28


def test_an_id_is_four_times_the_number_and_the_corner() -> None:
    assert marker_id(0, 0) == 0
    assert marker_id(1, 2) == 6
    assert marker_id(16, 3) == 67


def test_a_sheet_has_four_corners() -> None:
    with pytest.raises(ValueError, match="corners 0 to 3, not 4"):
        marker_id(0, 4)


@pytest.mark.parametrize("id_", [-1, 587])
def test_an_id_that_has_no_pattern_is_refused(id_: int) -> None:
    with pytest.raises(ValueError, match=f"the markers have the ids 0 to 586, not {id_}"):
        marker(id_, 0, 0)
