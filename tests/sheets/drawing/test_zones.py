"""The bands of zones: their corners are those of the ground that they lie on."""

import pytest

from sheets.drawing.shapes import Box, Path
from sheets.drawing.theme import load_theme
from sheets.drawing.zones import draw_band

BAND = Box(10, 20, 60, 6)


@pytest.mark.parametrize("is_across", [False, True])
def test_a_band_across_a_ground_fills_its_corners_one_at_a_head_rounds_them(
    is_across: bool,
) -> None:
    ground, *_ = draw_band(BAND, "Cards", load_theme("colour"), is_across=is_across)
    assert isinstance(ground, Path)
    assert any(operator == "C" for operator, *_ in ground.segments) is not is_across
