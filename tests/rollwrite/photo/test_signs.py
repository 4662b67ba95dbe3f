"""Boards by hands, pens and conditions that training never saw are read as well as the docs say."""

from collections import Counter

import pytest

from tools.photographs.conditions import LIGHT
from tools.photographs.signs.report import jobs, one


@pytest.mark.slow
def test_of_places_that_are_certain_hardly_any_is_wrong() -> None:
    """One board of each condition, in ink, held to sheets that are right."""
    found: Counter[str] = Counter()
    for job in jobs(1, "base"):
        assert job[2] != LIGHT
        found += one(job)[2]
    assert found["boards"] == 20
    assert found["wrong"] <= 0.002 * found["places"]
    assert found["different"] <= 0.03 * found["drawn"]
    assert found["unsure"] <= 0.1 * found["places"]
