from __future__ import annotations

import cv2
import numpy as np
import pytest

from sheets.drawing.shapes import Box, bounds
from sheets.page.markers import MARKER_SIZE, QUIET, MarkerKind, marker, marker_id
from tests.sheets.raster import raster

DICTIONARY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
IDS = [marker_id(kind, corner) for kind in MarkerKind for corner in range(4)]


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


def test_an_id_is_four_times_the_kind_and_the_corner() -> None:
    assert marker_id(MarkerKind.BOARD, 0) == 0
    assert marker_id(MarkerKind.PLAYER, 2) == 6
    assert marker_id(MarkerKind.REALMS_AND_RUINS_TRACKER, 3) == 67


def test_no_two_kinds_share_an_id() -> None:
    assert len(set(IDS)) == 4 * len(MarkerKind)


def test_a_sheet_has_four_corners() -> None:
    with pytest.raises(ValueError, match="corners 0 to 3, not 4"):
        marker_id(MarkerKind.BOARD, 4)


def test_an_id_that_no_sheet_uses_is_refused() -> None:
    with pytest.raises(ValueError, match="no sheet has a marker with the id 20"):
        marker(20, 0, 0)
