"""The network is as sure as it is right, whatever kind of mark it looks at."""

import pytest

from tools.photographs.sureness import sureness


@pytest.mark.slow
def test_of_what_it_is_99_percent_sure_of_at_least_99_percent_are_right() -> None:
    """Counted by kind of mark, where there are enough of a kind to tell."""
    found = sureness("held-out", 48)
    told = {kind: each for kind, each in found.items() if each["sure"] >= 100}
    assert len(told) >= 10
    assert {kind: each for kind, each in told.items() if each["both"] < 0.99 * each["sure"]} == {}
