"""Where nobody wrote the network is not asked."""

from collections import Counter

import numpy as np
import pytest

from rollwrite.photo import marks
from rollwrite.photo.marks import STATES
from rollwrite.photo.networks import MARK_SIDE, Crops
from rollwrite.photo.rectify import FINE
from tests.rollwrite.photo.sheets_taken import PART, SEED
from tools.photographs.examples import cut_marks, page_by_lot
from tools.photographs.filled import take_flat

PAGES = 16
BLANK = STATES.index("blank")


@pytest.mark.slow
def test_whatever_anybody_wrote_the_network_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """By any pen, light pencil too, under any condition; of what is blank it need not see most."""
    seen: list[Crops] = []

    def shown(_model: object, crops: Crops) -> np.ndarray:
        seen.append(crops)
        return np.zeros((len(crops), len(STATES)))

    monkeypatch.setattr(marks, "scores", shown)
    found = Counter[tuple[bool, bool]]()
    for seed in range(SEED, SEED + PAGES):
        blank = page_by_lot(np.random.default_rng(seed))
        page, taken = take_flat(blank.drawing, PART, seed, FINE)
        crops, names = cut_marks(blank, page)
        for name, row in zip(names, marks.state_probabilities(crops), strict=True):
            found[taken.states[name] != "blank", row[BLANK] < 1] += 1
    assert sum(map(len, seen)) == found[True, True] + found[False, True]
    assert found[True, True] > 500
    assert found[True, False] == 0
    assert found[False, False] > found[False, True]


def test_a_page_without_marks_has_no_likelihoods() -> None:
    found = marks.state_probabilities(np.empty((0, 2, MARK_SIDE, MARK_SIDE), np.uint8))
    assert found.shape == (0, len(STATES))
