"""A solo map of 14 x 10 hexes, beside which the panel stands, and a low one above it."""

from dataclasses import replace
from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.theme import THEMES
from sheets.lint.edition import find_layout_problems
from sheets.merchants.solo.map import solo_plan
from sheets.words.languages import LANGUAGES
from tests.covering import pairwise_choices, params, rest_slow
from tests.editions import first_edition
from tests.sheets.merchants.wide_editions import wide_map, wide_solo_edition
from tests.sheets.printing import printing

USUAL = printing("merchants", "solo")
WIDE = replace(USUAL, edition=wide_solo_edition())
SOLO = GAME.variants["solo"]
ALONE = replace(GAME, variants={"solo": SOLO})
BOARD = replace(GAME, variants={"solo": replace(SOLO, sheets={"board": SOLO.sheets["board"]})})
CHOICES = pairwise_choices(
    language=LANGUAGES,
    theme=tuple(THEMES),
    paper=tuple(PAPERS),
    holes=("", "left", "top"),
    level=("", *USUAL.levels),
    markers=(True, False),
    coordinates=(False, True),
)


@pytest.mark.parametrize("choice", params(CHOICES, always=1))
def test_a_wide_solo_board_has_no_fault(choice: dict[str, Any]) -> None:
    assert WIDE.faults(WIDE.table(**choice)) == []


def test_hexes_of_a_wide_solo_map_are_15_mm_wide_beside_its_panel() -> None:
    plan = solo_plan(wide_map())
    assert plan.is_beside
    assert 15 <= plan.lattice.width < 16


def test_the_panel_of_a_low_map_stands_below_it() -> None:
    land = first_edition().solo.map
    assert land is not None
    plan = solo_plan(land)
    assert not plan.is_beside
    assert plan.lattice.width > 15


@pytest.mark.parametrize("level", rest_slow(["", *USUAL.levels]))
def test_the_panel_of_a_low_map_has_no_fault(level: str) -> None:
    low = replace(USUAL, edition=first_edition())
    assert low.faults(low.table(level=level, dice="d6")) == []


def test_the_check_says_the_figures_where_hexes_of_a_solo_map_are_too_small() -> None:
    edition = wide_solo_edition()
    larger = replace(wide_map(), columns=20, rows=12)
    found = find_layout_problems(
        SheetRenderer(BOARD, replace(edition, solo=replace(edition.solo, map=larger)))
    )
    told = [str(problem.message) for problem in found]
    assert any("hex.A1 is 11.4 x 13.2 mm large; it needs 12 x 12" in text for text in told)
