"""Step 5: what can stand in a box, and how likely each of that is by its glyphs."""

from __future__ import annotations

import numpy as np
import pytest

from rollwrite.photo.figures import (
    BLANK,
    COLUMNS,
    GLYPHS,
    MOST,
    ODD,
    OTHER,
    SLOTS,
    column_of,
    glyphs_of,
    number_probabilities,
)

CLEAR = 12.0  # A score that leaves no doubt.


def scores(glyphs: tuple[int, ...]) -> np.ndarray:
    """Return the scores of a box whose slots surely hold these glyphs."""
    return CLEAR * np.eye(GLYPHS)[list(glyphs)][None]


@pytest.mark.parametrize("number", [0, 7, 10, 99, 100, MOST])
def test_a_number_is_told_by_its_digits(number: int) -> None:
    (found,) = number_probabilities(scores(glyphs_of(number)))
    assert (found.argmax(), column_of(glyphs_of(number))) == (number, number)
    assert found.sum() == pytest.approx(1)
    assert found.shape == (COLUMNS,)


def test_an_empty_box_and_what_is_no_figure_are_told() -> None:
    for glyphs, column in ((glyphs_of(None), BLANK), ((ODD,) * SLOTS, OTHER)):
        (found,) = number_probabilities(scores(glyphs))
        assert (found.argmax(), column_of(glyphs)) == (column, column)


@pytest.mark.parametrize("number", [MOST + 1, 310, 999])
def test_a_number_beyond_the_greatest_is_none_of_those_below(number: int) -> None:
    """P2: 310 crowns are not 110, 30 or 10."""
    (found,) = number_probabilities(scores(glyphs_of(number)))
    assert (found.argmax(), column_of(glyphs_of(number))) == (OTHER, OTHER)
    assert found[OTHER] > 0.99
