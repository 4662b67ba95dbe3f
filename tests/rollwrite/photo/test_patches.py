"""Step 2, patches: pieces of a page are found where they were moved."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.photo.rectify import Pass, match_patches
from tests.rollwrite.photo.sheets_taken import blank
from tools.photographs.camera import Grey

LOOK = Pass(2.5, 10.0, 10.0, 1.6)
LEFT = 0.15  # Pixels by which a place may be missed that is between them.


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
