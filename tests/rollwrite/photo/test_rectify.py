"""Every place of a page is found again on the photograph, whatever camera and paper did."""

from functools import cache

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from rollwrite.photo.illumination import BRIGHT, even_light
from rollwrite.photo.markers import find_markers
from rollwrite.photo.rectify import FINE, Pass, marker_warp, match_patches, rectify, refine
from rollwrite.photo.template import similarity
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import blank, of_example, photo_of
from tools.photographs.camera import Grey, picture_of

CLOSE_LOOK = Pass(FINE, 8.0, 7.0, 0.9)  # Closer than the reader's own passes.


@pytest.mark.parametrize("condition", rest_slow(["all", "mild", "tilt", "curl", "crumple"]))
def test_a_page_lies_within_a_tenth_of_a_millimetre_of_its_blank(condition: str) -> None:
    off = np.concatenate([_off(condition, seed) for seed in range(3)])
    assert np.median(off) < 0.05
    assert np.percentile(off, 90) < 0.15


def _off(condition: str, seed: int) -> NDArray[np.float64]:
    """Return how far the patches of a page are off, in mm."""
    picture, page = picture_of(photo_of(of_example(1), condition, seed)), blank()
    start = marker_warp(find_markers(picture)[0], page.markers, page.size)
    flat = refine(picture, page.picture, page.size, start)
    seen = rectify(picture, flat, page.size, FINE)
    assert similarity(seen, page.picture) > 0.6
    found: NDArray[np.float64] = np.linalg.norm(
        match_patches(seen, page.picture, CLOSE_LOOK)[1], axis=1
    )
    return found


def test_paper_is_equally_white_in_light_and_in_shadow() -> None:
    picture, page = picture_of(photo_of(condition="shadow")), blank()
    flat = refine(
        picture, page.picture, page.size,
        marker_warp(find_markers(picture)[0], page.markers, page.size),
    )  # fmt: skip
    seen = rectify(picture, flat, page.size, FINE)
    paper = page.picture > 252
    before, after = seen[paper], even_light(seen, page.picture)[paper]
    assert np.percentile(after, 5) > 0.85 * BRIGHT
    assert after.std() / after.mean() < 0.5 * before.std() / before.mean()


LOOK = Pass(2.5, 10.0, 10.0, 1.6)
LEFT = 0.15  # Pixels by which a place may be missed that is between them.


@cache
def page() -> Grey:
    picture = blank().picture
    return np.asarray(cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA))


def moved(across: float, down: float) -> Grey:
    """Return the page moved by so many pixels."""
    matrix = np.array([[1, 0, across], [0, 1, down]])
    high, wide = page().shape
    return np.asarray(cv2.warpAffine(page(), matrix, (wide, high), borderValue=255))


@given(st.floats(-2.9, 2.9), st.floats(-2.9, 2.9))
def test_patches_are_found_where_the_page_was_moved(across: float, down: float) -> None:
    """Within `NEAR` pixels and beyond."""
    _, moves, trust = match_patches(moved(across, down), page(), LOOK)
    assert len(moves) > 500
    assert np.median(moves * LOOK.scale, axis=0) == pytest.approx((across, down), abs=LEFT)
    assert np.median(trust) > 0.8


def test_on_paper_without_print_nothing_is_found() -> None:
    white = np.full((500, 700), 250, np.uint8)
    places, moves, trust = match_patches(white, white, LOOK)
    assert places.shape == moves.shape == (0, 2)
    assert len(trust) == 0
