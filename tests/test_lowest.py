"""Every dependency has a lower bound, and CI installs and tries all of them."""

from pathlib import Path

import pytest

from tools.lowest import ROOT, TESTS, constraints

PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")


def test_every_dependency_is_held_to_its_lower_bound() -> None:
    held = [*constraints(PROJECT)]
    assert {"click==8.4", "opencv-python-headless==4.10.0.84", "distributed==2024.8"} <= {*held}
    assert len({each.partition("==")[0] for each in held}) == len({*held})


@pytest.mark.parametrize("requirement", ["click", "click>=8.4", "click<9", "click==8.4"])
def test_a_dependency_without_both_bounds_is_refused(requirement: str) -> None:
    project = f'[project]\ndependencies = ["{requirement}"]\n[project.optional-dependencies]\n'
    with pytest.raises(ValueError, match="has no lower and upper bound"):
        list(constraints(project))


def test_the_tests_that_are_tried_are_there() -> None:
    assert [each for each in TESTS if not Path(ROOT, each).exists()] == []
