"""The pictures of the documentation show the sheets as they are now."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from rollwrite.sources import open_source
from scoring.merchants.board.checks import find_board_problems
from sheets.drawing.theme import THEMES
from sheets.files.report import problem_text
from tests.pictures import Tolerance, find_difference
from tools.make_gallery import (
    EXAMPLE,
    FRONT,
    GALLERY,
    Picture,
    Scene,
    blank_sheets,
    example_document,
    example_pictures,
    filled_sheets,
    readme,
    states,
)

MOST_BYTES = 3_500_000
RENEW = "make it anew with python -m tools.make_gallery"
# A shade of few steps may fall to either side.
FEW_COLOURS = Tolerance(step=100, share=0.03, mean=8.0)


def difference(picture: Picture | Scene, kept: Path | None = None) -> str:
    """Say how a picture differs from that of the gallery, or a file; "" when it does not."""
    if kept is None:
        assert isinstance(picture, Picture)
        kept = GALLERY / f"{picture.name}.png"
    if not kept.exists():
        return "is missing"
    with Image.open(kept) as shown:
        actual = picture.image().convert("RGB")
        return find_difference(actual, shown.convert("RGB"), FEW_COLOURS)


@pytest.mark.parametrize(
    "theme", [THEMES[0], *(pytest.param(each, marks=pytest.mark.slow) for each in THEMES[1:])]
)
def test_every_kind_of_sheet_is_shown_as_it_is(theme: str) -> None:
    drawn = list(blank_sheets(theme))
    assert len({picture.name for picture in drawn}) == len(drawn)
    assert {each.name: found for each in drawn if (found := difference(each))} == {}, RENEW


@pytest.mark.parametrize("state", states(), ids=lambda state: state.stem)
def test_a_game_in_progress_is_shown_as_its_sheets_are(state: Path) -> None:
    drawn = filled_sheets(state)
    assert {each.name: found for each in drawn if (found := difference(each))} == {}, RENEW


def test_the_example_and_the_first_page_show_sheets_as_they_are() -> None:
    shown = {str(path): difference(picture, path) for path, picture in example_pictures()}
    assert {path: found for path, found in shown.items() if found} == {}, RENEW
    assert {*map(Path, shown)} == {FRONT, *EXAMPLE.glob("*.png")}


def test_the_document_of_the_example_is_as_its_sheets_are() -> None:
    kept, drawn = (
        PdfReader(each) for each in (EXAMPLE / "sheets.pdf", BytesIO(example_document()))
    )
    assert [page.extract_text() for page in kept.pages] == [
        page.extract_text() for page in drawn.pages
    ], RENEW


def test_the_page_shows_every_picture_and_every_picture_is_shown() -> None:
    page = (GALLERY / "README.md").read_text("utf-8")
    assert page == readme(), RENEW
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
    assert sorted(shown) == sorted(path.name for path in GALLERY.glob("*.png"))


def test_the_gallery_stays_small() -> None:
    assert sum(path.stat().st_size for path in GALLERY.glob("*.png")) < MOST_BYTES


def test_a_missing_word_would_be_seen() -> None:
    one, other = (
        Picture("merchants-base-aid-colour", picture.page)
        for picture in blank_sheets("colour")
        if picture.name in ("merchants-base-aid-colour", "merchants-family-aid-colour")
    )
    assert difference(one) == ""
    assert difference(other)


@pytest.mark.parametrize("state", states(), ids=lambda state: state.stem)
def test_the_games_in_progress_keep_the_rules_of_drawing(state: Path) -> None:
    opened = open_source(state)
    assert opened.faults == ()
    played: Any = opened.state
    edition: Any = opened.edition
    problems = find_board_problems(played, edition, len(played.sheet))
    assert [str(problem_text(each)) for each in problems if each.level == "error"] == []
