"""Markers of sheets on photographs."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.markers import (
    LEAST_SCALE,
    MIRRORED,
    NO_SHEET,
    find_markers,
    seen_markers,
    sheets_of,
)
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import photo_of
from tools.photographs.camera import Grey, picture_of
from tools.photographs.split import CONDITIONS


@pytest.fixture(scope="module")
def picture() -> Grey:
    return picture_of(photo_of())


def without(picture: Grey, *corners: int) -> Grey:
    """Return a picture with these markers hidden, as by a thumb."""
    hidden = picture.copy()
    (sheet,) = find_markers(picture)
    for corner in corners:
        cv2.circle(hidden, [round(v) for v in sheet.corners[corner].mean(0)], 60, 120, -1)
    return hidden


@pytest.mark.parametrize("condition", rest_slow(sorted(CONDITIONS["held-out"])))
def test_all_four_are_found_under_every_condition(condition: str) -> None:
    (sheet,) = find_markers(picture_of(photo_of(condition=condition, seed=1)))
    assert sorted(sheet.corners) == [0, 1, 2, 3]


@pytest.mark.parametrize("corner", rest_slow(range(4)))
def test_three_suffice(picture: Grey, corner: int) -> None:
    (sheet,) = find_markers(without(picture, corner))
    assert len(sheet.corners) == 3


def markers_at(x: float, y: float, turned: float) -> list[tuple[int, np.ndarray]]:
    """Return the markers of a sheet whose middle is there, in mm, as seen from above."""
    cos, sin = np.cos(turned), np.sin(turned)
    square = np.array([[-6, -6], [6, -6], [6, 6], [-6, 6]])
    places = np.array([[-85, -130], [85, -130], [85, 130], [-85, 130]])
    turn = np.array([[cos, sin], [-sin, cos]])
    return [(corner, (square + place) @ turn + (x, y)) for corner, place in enumerate(places)]


@given(st.data())
def test_sheets_side_by_side_are_told_apart(data: st.DataObject) -> None:
    """Sheets of one kind have the same markers, which come in any order."""
    turns = [data.draw(st.floats(-0.3, 0.3)) for _ in range(3)]
    sheets = [markers_at(320 * number, data.draw(st.floats(-40, 40)), turned)
              for number, turned in enumerate(turns)]  # fmt: skip
    seen = data.draw(st.permutations([each for sheet in sheets for each in sheet]))
    found = sheets_of(5, seen)
    assert sorted(float(sheet.centre[0]) for sheet in found) == pytest.approx([0, 320, 640])
    assert all(sorted(sheet.corners) == [0, 1, 2, 3] for sheet in found)


def times(picture: Grey, share: float) -> Grey:
    return np.asarray(cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA))


def test_a_smaller_copy_suffices_where_the_sheet_is_large_on_it(picture: Grey) -> None:
    (sheet,) = find_markers(picture)
    for scale, is_enough in ((LEAST_SCALE * 1.05, True), (LEAST_SCALE * 0.95, False)):
        small = times(picture, scale / sheet.scale)
        read, (found,) = seen_markers(small, lambda: picture)
        assert read is (small if is_enough else picture)
        assert found.scale == pytest.approx(scale if is_enough else sheet.scale, rel=0.01)


def test_a_marker_that_a_smaller_copy_does_not_show_is_looked_for_on_the_whole(
    picture: Grey,
) -> None:
    for hidden in (without(picture, 1), np.full((1500, 2000), 180, np.uint8)):
        read, (found,) = seen_markers(hidden, lambda: picture)
        assert read is picture
        assert len(found.corners) == 4


def test_a_sheet_too_small_for_the_first_glance_is_found_by_a_second_look(picture: Grey) -> None:
    table = np.full_like(picture, 180)
    small = times(picture, 0.35)
    table[: len(small), : len(small[0])] = small
    (sheet,) = find_markers(table)
    assert len(sheet.corners) == 4


def test_two_are_refused_and_why_is_said(picture: Grey) -> None:
    with pytest.raises(
        UnreadablePhotoError, match=r"only 2 of the four .* can be seen, and it takes 3"
    ):
        find_markers(without(picture, 0, 2))


@pytest.mark.parametrize("turn", [cv2.ROTATE_180, cv2.ROTATE_90_CLOCKWISE])
def test_a_sheet_may_lie_upside_down_or_on_its_side(picture: Grey, turn: int) -> None:
    around = np.asarray(cv2.rotate(picture, turn), np.uint8)
    (upright,), (turned,) = find_markers(picture), find_markers(around)
    assert sorted(turned.corners) == sorted(upright.corners)


def test_a_mirrored_picture_is_called_so(picture: Grey) -> None:
    with pytest.raises(UnreadablePhotoError) as refused:
        find_markers(np.ascontiguousarray(picture[:, ::-1]))
    assert refused.value.reason == MIRRORED


def test_a_picture_of_no_sheet_is_called_so() -> None:
    with pytest.raises(UnreadablePhotoError) as refused:
        find_markers(np.full((1500, 2000), 180, np.uint8))
    assert refused.value.reason == NO_SHEET


def test_two_sheets_on_one_photograph_are_found_the_left_one_first(picture: Grey) -> None:
    left, right = find_markers(np.hstack([picture, picture]))
    assert left.centre[0] < picture.shape[1] < right.centre[0]
    assert [len(left.corners), len(right.corners)] == [4, 4]
