from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from sheets.drawing.icons import ICONS, icon, star_path
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box, Group, Path, flatten
from tests.sheets.raster import Image, raster

INK = "#000000"
ACCENT = "#fff3c4"
RESOURCES = ("gold", "wood", "crystal", "craft", "city")


def paths(name: str, size: float = 6.0, fill: str | None = None) -> list[Path]:
    placed = flatten([icon(name, (size / 2, size / 2), size, INK, fill)])
    return [path for path in placed if isinstance(path, Path)]


def silhouette(name: str) -> Image:
    """Return the icon at 4 mm with every body as black as its lines; 255 where there is ink."""
    black = [replace(path, fill=path.fill and INK) for path in paths(name, 4.0)]
    return np.asarray(255 - raster(black, 4.0, 4.0, 40), dtype=np.uint8)


def similarity(one: Image, other: Image) -> float:
    return float(((one > 0) & (other > 0)).sum() / ((one > 0) | (other > 0)).sum())


def test_the_set_holds_every_symbol_of_the_sheets() -> None:
    assert set(RESOURCES) <= set(ICONS)
    assert {"question", "crown", "artifact", "worker", "ship", "relic"} <= set(ICONS)
    assert {"monument", "bridge", "star", "oval", "rectangle"} <= set(ICONS)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_and_its_lines_lie_inside_its_square(name: str) -> None:
    for size in (4.0, 6.0, 12.0):
        for path in paths(name, size):
            line = path.stroke.width / 2 if path.stroke else 0.0
            assert Box(0, 0, size, size).holds(bounds(path).inset(-line))


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_most_of_its_square(name: str) -> None:
    boxes = [bounds(path) for path in paths(name, 6.0)]
    wide = max(box.right for box in boxes) - min(box.x for box in boxes)
    tall = max(box.bottom for box in boxes) - min(box.y for box in boxes)
    assert max(wide, tall) >= 5.4


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_at_most_four_paths(name: str) -> None:
    assert 1 <= len(paths(name)) <= 4


def test_any_two_icons_differ_by_silhouette_at_4_mm() -> None:
    silhouettes = {name: silhouette(name) for name in ICONS}
    pairs = combinations(silhouettes.items(), 2)
    alike = [(one, other) for (one, a), (other, b) in pairs if similarity(a, b) >= 0.85]
    assert alike == []


def test_the_comparison_of_silhouettes_can_fail() -> None:
    assert similarity(silhouette("gold"), silhouette("gold")) == 1.0


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_without_an_accent_is_ink_on_white(name: str) -> None:
    colours = {path.fill for path in paths(name)} | {
        path.stroke.colour for path in paths(name) if path.stroke
    }
    assert colours <= {INK, "#ffffff", None}


@pytest.mark.parametrize("name", ICONS)
def test_an_accent_colours_the_body_of_every_icon(name: str) -> None:
    assert ACCENT in {path.fill for path in paths(name, fill=ACCENT)}


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_mostly_white_at_6_mm_so_that_a_pen_shows_on_it(name: str) -> None:
    assert (raster(paths(name), 6.0, 6.0, 40) < 128).mean() < 0.4


def test_the_artwork_is_one_object_wherever_an_icon_stands() -> None:
    here, there = icon("gold", (10, 10), 6, INK, ACCENT), icon("gold", (50, 80), 4, INK, ACCENT)
    assert here.items[0] is there.items[0]
    assert here != there


def test_artwork_in_other_colours_has_another_name() -> None:
    def name_of(ink: str, fill: str | None) -> str:
        (artwork,) = icon("gold", (0, 0), 6, ink, fill).items
        assert isinstance(artwork, Group)
        return artwork.name

    names = {name_of(INK, ACCENT), name_of(INK, None), name_of("#222222", ACCENT)}
    assert len(names) == 3
    assert all(name.startswith("icon-gold-") for name in names)


def test_an_unknown_icon_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no icon “silver”, only gold, wood"):
        icon("silver", (0, 0), 6, INK)


def test_a_star_stands_inside_its_square_around_its_centre() -> None:
    assert Box(7, 17, 6, 6).holds(bounds(star_path((10, 20), 6)))


@pytest.mark.parametrize(("figures", "size"), [(1, 6.0), (2, 7.5)])
def test_figures_of_10_pt_stand_inside_a_star(figures: int, size: float) -> None:
    # A figure of the text face is half an em wide and two thirds of an em tall; 10 pt is 3.53 mm.
    half_width, half_height = figures * 3.53 / 4, 3.53 / 3
    star = raster([star_path((5, 5), size, fill=INK)], 10, 10, 40)
    top, bottom = round(40 * (5 - half_height)), round(40 * (5 + half_height))
    left, right = round(40 * (5 - half_width)), round(40 * (5 + half_width))
    assert (star[top:bottom, left:right] == 0).all()
