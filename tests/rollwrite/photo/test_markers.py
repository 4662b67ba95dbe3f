"""Markers of sheets on photographs."""

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.markers import (
    FEWEST,
    LEAST_SCALE,
    MIRRORED,
    NO_SHEET,
    TOO_DARK,
    find_markers,
    seen_markers,
    sheets_of,
)
from sheets.drawing.paper import PAPERS, frame_on
from sheets.page.frame import marker_boxes
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
    boxes = marker_boxes(frame_on(PAPERS["a4"]).chart)
    places = np.array([box.centre for box in boxes]) - (148.5, 105.0)
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


@given(st.data())
def test_markers_of_several_sheets_make_no_sheet_that_is_none(data: st.DataObject) -> None:
    """Of four sheets some are not seen; what remains is never joined with those of another one."""
    places = [(0.0, 0.0), (320.0, 0.0), (0.0, 230.0), (320.0, 230.0)]
    sheets = [markers_at(x, y, data.draw(st.floats(-0.1, 0.1))) for x, y in places]
    every = [(number, each) for number, sheet in enumerate(sheets) for each in sheet]
    seen = data.draw(st.lists(st.sampled_from(every), min_size=1, unique_by=id))
    owners = {id(points): number for number, (_, points) in seen}
    found = sheets_of(5, [each for _, each in seen])
    for sheet in (each for each in found if each.lie_as_printed):
        assert len({owners[id(points)] for points in sheet.corners.values()}) == 1
    for number in range(len(sheets)):
        if (there := sum(owner == number for owner in owners.values())) >= FEWEST:
            assert there in [len(each.corners) for each in found]


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


def test_sixteen_markers_are_four_sheets(picture: Grey) -> None:
    upside_down = np.asarray(cv2.rotate(picture, cv2.ROTATE_180), np.uint8)
    table = np.vstack([np.hstack([picture, upside_down]), np.hstack([upside_down, picture])])
    for share in (1.0, 0.6, 0.35):
        found = find_markers(times(table, share))
        assert [len(sheet.corners) for sheet in found] == [4, 4, 4, 4]
        assert all(sheet.lie_as_printed for sheet in found)


def test_a_picture_taken_in_the_dark_is_called_so(picture: Grey) -> None:
    with pytest.raises(UnreadablePhotoError) as refused:
        find_markers((picture * 0.03).astype(np.uint8))
    assert refused.value.reason == TOO_DARK
