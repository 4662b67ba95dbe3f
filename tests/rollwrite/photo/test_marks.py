"""Where nobody wrote the network is not asked."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from rollwrite.photo import marks
from rollwrite.photo.intake import Photo
from rollwrite.photo.marks import STATES
from rollwrite.photo.networks import MARK_SIDE, Crops
from rollwrite.photo.reading import read_photo
from rollwrite.photo.rectify import FINE
from tests.rollwrite.photo.sheets_taken import PART, SEED, of_example, photo_of
from tools.photographs.camera import picture_of
from tools.photographs.examples import cut_marks, page_by_lot
from tools.photographs.filled import take_flat
from tools.photographs.split import CONDITIONS

PAGES = 16
BLANK = STATES.index("blank")


@pytest.mark.slow
def test_whatever_anybody_wrote_the_network_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """By any pen, light pencil too, in any style, under any condition.

    Of what is blank beside the textbook's marks, in a picture that nothing has changed, it need not
    see most.
    """
    seen: list[Crops] = []

    def shown(_model: object, crops: Crops) -> np.ndarray:
        seen.append(crops)
        return np.zeros((len(crops), len(STATES)))

    monkeypatch.setattr(marks, "scores", shown)
    found, textbook = Counter[tuple[bool, bool]](), Counter[bool]()
    for seed, style in product(range(SEED, SEED + PAGES), (None, "")):
        blank = page_by_lot(np.random.default_rng(seed))
        page, taken = take_flat(blank.drawing, PART, seed, FINE, style)
        crops, names = cut_marks(blank, page)
        for name, row in zip(names, marks.state_probabilities(crops), strict=True):
            found[taken.states[name] != "blank", row[BLANK] < 1] += 1
            is_plain = style == "" and not CONDITIONS[PART][taken.condition].process
            textbook[row[BLANK] < 1] += is_plain and taken.states[name] == "blank"
    assert sum(map(len, seen)) == found[True, True] + found[False, True]
    assert found[True, True] > 500
    assert found[True, False] == 0
    assert textbook[False] > textbook[True]


def test_a_page_without_marks_has_no_likelihoods() -> None:
    found = marks.state_probabilities(np.empty((0, 2, MARK_SIDE, MARK_SIDE), np.uint8))
    assert found.shape == (0, len(STATES))


@pytest.mark.parametrize(("condition", "seed"), [("faded", 2), ("scanner app", 2)])
def test_what_is_far_paler_than_the_pen_is_not_asked(condition: str, seed: int) -> None:
    """A pale print, or what an application makes of it, leaves traces all over a sheet."""
    picture = picture_of(photo_of(of_example(0), condition, seed))
    (sheet,) = read_photo(Photo("photo", picture))
    assert len(sheet.doubtful) <= 3
