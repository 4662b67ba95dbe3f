"""Pictures of effects: one for each spell and building, small, told apart in pure black."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Drawing, Path, Text, flatten
from sheets.drawing.theme import load_theme
from sheets.merchants.edition.checks import find_problems
from sheets.merchants.edition.edition import POWERS
from sheets.merchants.effects import CHOICE, EFFECTS, HIGH, effect, effect_width
from sheets.write.png import write_png
from tests.sheets.printing import printing
from tests.sheets.tables import shipped_edition

INK = load_theme("ink")
SMALL, DPI = 5.0, 150  # In mm: the height at which they are told apart.
WIDEST = 13.5


@cache
def seen(name: str) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return a picture in pure black, 5 mm high, as a printer of 150 dpi has it: 1 is ink."""
    drawn = effect(name, (0.3, SMALL / 2), INK, SMALL / HIGH)
    page = Drawing("effect", "", "en", WIDEST + 0.6, SMALL, (drawn,))
    picture = BytesIO()
    write_png(page, picture, width=round((WIDEST + 0.6) / 25.4 * DPI), grey=True)
    return 1 - np.asarray(Image.open(picture).convert("L"), dtype=np.float64) / 255


def distance(one: str, other: str) -> float:
    """Return how much ink of two pictures lies apart, as a share of all their ink."""
    pair = seen(one), seen(other)
    return float(np.abs(pair[0] - pair[1]).sum() / np.maximum(*pair).sum())


def test_every_spell_and_building_has_a_picture_m8_m9() -> None:
    assert set(EFFECTS) == set(POWERS)


@pytest.mark.parametrize("name", CHOICE)
def test_a_picture_lies_within_its_line(name: str) -> None:
    assert effect_width(name) <= WIDEST
    for item in flatten([effect(name, (0, 0), INK)]):
        if isinstance(item, Path):
            box = bounds(item)
            assert box.y >= -HIGH / 2 - 0.01
            assert box.bottom <= HIGH / 2 + 0.01
            assert box.x >= -0.01
            assert box.right <= effect_width(name) + 0.01


def test_any_two_effects_are_told_apart_at_5_mm_in_pure_black() -> None:
    assert [pair for pair in combinations(EFFECTS, 2) if distance(*pair) <= 0.1] == []


def test_the_comparison_of_pictures_can_fail() -> None:
    assert distance("bank", "bank") == 0.0


def test_an_edition_chooses_another_picture() -> None:
    shipped = shipped_edition()
    chosen = replace(shipped, icons={"tower": "crown"})
    pages = [
        replace(printing("merchants"), edition=edition).draw(
            printing("merchants").table(3), "player"
        )
        for edition in (shipped, chosen)
    ]
    figures = [
        sum(isinstance(item, Text) and item.text == "+2" for item in flatten(page.items))
        for page, *_ in pages
    ]
    assert figures[0] - figures[1] == 2  # Two cards have a tower.


@pytest.mark.parametrize(
    ("icons", "said"),
    [
        ({"towr": "tower"}, "no spell or building is called 'towr'; did you mean 'tower'?"),
        ({"tower": "crwn"}, "no icon is called 'crwn'; did you mean 'crown'?"),
    ],
)
def test_an_unknown_icon_is_one_sentence(icons: dict[str, str], said: str) -> None:
    found = [str(each.message) for each in find_problems(replace(shipped_edition(), icons=icons))]
    assert found == [said]
