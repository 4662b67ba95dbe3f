"""Step 2, lay flat: every place of a page found again on the photograph."""

from __future__ import annotations

import numpy as np
import pytest

from rollwrite.photo.illumination import BRIGHT, even_light
from rollwrite.photo.markers import find_markers
from rollwrite.photo.rectify import FINE, Pass, marker_warp, match_patches, rectify, refine
from rollwrite.photo.template import similarity
from tests.rollwrite.photo.sheets_taken import blank, of_example, photo_of
from tools.photographs.camera import picture_of

CLOSE_LOOK = Pass(FINE, 8.0, 7.0, 0.9)  # Closer than the reader's own passes.


@pytest.mark.parametrize("condition", ["mild", "tilt", "curl", "crumple", "all"])
def test_a_page_lies_within_a_tenth_of_a_millimetre_of_its_blank(condition: str) -> None:
    picture, page = picture_of(photo_of(of_example(1), condition)), blank()
    start = marker_warp(find_markers(picture)[0], page.markers, page.size)
    flat = refine(picture, page.picture, page.size, start)
    seen = rectify(picture, flat, page.size, FINE)
    _, off, _ = match_patches(seen, page.picture, CLOSE_LOOK)
    distance = np.linalg.norm(off, axis=1)
    assert np.median(distance) < 0.05
    assert np.percentile(distance, 90) < 0.15
    assert similarity(seen, page.picture) > 0.6


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
