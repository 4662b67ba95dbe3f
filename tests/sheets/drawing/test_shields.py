"""The players' shields: what is whose is seen without reading."""

from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from sheets.drawing.shapes import Box, Drawing, Path
from sheets.drawing.shields import SHAPES, shield
from sheets.drawing.theme import load_theme
from sheets.write.png import write_png

SIZE = 6.0  # In mm, as a shield stands in a hex.
LEAST = 0.1  # Of all ink of two shields, what only one of them has.


def inked(seat: int, theme: str) -> NDArray[np.float64]:
    """Return a shield without an initial as a printer of 150 dpi has it: 1 is ink."""
    items = shield(seat, Box(1, 1, SIZE, SIZE), load_theme(theme))
    page = Drawing("shield", "", "en", SIZE + 2, SIZE + 2, items)
    picture = BytesIO()
    write_png(page, picture, width=round((SIZE + 2) / 25.4 * 150), grey=True)
    return 1 - np.asarray(Image.open(picture).convert("L"), dtype=np.float64) / 255


@pytest.mark.parametrize("theme", ["colour", "ink"])
def test_four_players_are_told_apart_by_their_shields_alone(theme: str) -> None:
    drawn = [inked(seat, theme) for seat in range(len(SHAPES))]
    for one, other in combinations(drawn, 2):
        assert np.abs(one - other).sum() / np.maximum(one, other).sum() > LEAST


def test_a_shield_is_white_where_a_pen_may_write_an_initial() -> None:
    look = load_theme("colour")
    outer, *_ = shield(1, Box(0, 0, SIZE, SIZE), look)
    solid, *_ = shield(1, Box(0, 0, SIZE, SIZE), look, "B", solid=True)
    assert isinstance(outer, Path)
    assert isinstance(solid, Path)
    assert (outer.fill, solid.fill) == ("#ffffff", look.seat(1))
