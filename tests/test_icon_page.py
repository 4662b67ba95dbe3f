"""The page of icons shows each as it is drawn, and its example is right."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from sheets.merchants.edition.checks import find_problems
from tests.sheets.tables import shipped_edition
from tests.test_gallery import difference
from tools.make_icon_page import icon_pictures

PAGE = (Path(__file__).parents[1] / "docs" / "icons.md").read_text("utf-8")
PICTURES = dict(icon_pictures())


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_the_page_shows_the_icons_as_they_are(path: Path) -> None:
    assert f"(pictures/{path.name})" in PAGE
    assert difference(PICTURES[path], path) == "", "run python -m tools.make_icon_page"


def test_the_icons_of_the_example_can_be_chosen() -> None:
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    chosen = replace(shipped_edition(), icons=tomllib.loads(example)["icons"])
    assert find_problems(chosen) == []
