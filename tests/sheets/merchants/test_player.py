"""The player sheet: what the pen finds on it, and what a camera is told of that."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from sheets.drawing.filling import Filling, fill_in
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Mark, flatten, marks_of, texts_of
from sheets.drawing.shapes import Path as Shape
from sheets.drawing.theme import load_theme
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.marks import CROWNS_ACROSS, PARTS, PLAYER_CROWNS
from sheets.merchants.player.cards import LEFT, PENS
from tests.sheets.tables import draw, make_table

ROWS = PLAYER_CROWNS // CROWNS_ACROSS


@cache
def marks(players: int = 4, variant: str = "base") -> dict[str, Mark]:
    [page, *_] = draw(make_table(players, variant=variant), "player")
    return {mark.name: mark for mark in marks_of(page)}


def test_a_total_is_circled_in_tens_and_units() -> None:
    """M7.6: rings of 6 mm, 4 mm apart."""
    found = marks()
    for place, numbers in (("tens", range(1, 11)), ("units", range(10))):
        coins = [found[f"final.total.{place}.{number}"] for number in numbers]
        assert {coin.pen for coin in coins} == {"circle"}
        boxes = [coin.box for coin in coins]
        assert min(min(box.width, box.height) for box in boxes) >= 5.999
        gaps = [right.x - left.right for left, right in pairwise(boxes)]
        assert min(gaps) >= 3.999


def test_the_coins_say_what_they_are_worth() -> None:
    found = marks()
    texts = {
        name: [text.text for text in texts_of(found[name].items)]
        for name in ("final.total.tens.4", "final.total.tens.10", "final.total.units.7")
    }
    assert list(texts.values()) == [["40"], ["100"], ["7"]]


def test_every_row_of_crowns_ends_in_its_sum_and_all_sums_stand_in_one_column() -> None:
    """M7.6: what is added up stands one below the other."""
    found = marks()
    for row in range(1, ROWS + 1):
        last, total = found[f"crowns.{row * CROWNS_ACROSS}"].box, found[f"crowns.sum.{row}"].box
        assert total.x > last.right
        assert total.y == pytest.approx(last.y)
    column = [found[f"crowns.sum.{row}"].box for row in range(1, ROWS + 1)]
    column.append(found["final.sum"].box)
    assert len({round(box.x, 3) for box in column}) == 1
    assert found["final.total"].box.y > column[-1].bottom
    assert found["final.total"].box.right == pytest.approx(column[-1].right)


def test_figures_that_are_added_up_have_a_box_a_digit() -> None:
    cells = {name: mark.cells for name, mark in marks().items() if mark.cells > 1}
    sums = dict.fromkeys((f"crowns.sum.{row}" for row in range(1, ROWS + 1)), 2)
    kept = dict.fromkeys((f"final.{part}" for part in ("tracks", "cards", "artifacts", "sum")), 2)
    assert cells == {**sums, **kept, "final.total": 3}


def test_each_figure_of_a_filled_sum_stands_in_its_own_box() -> None:
    [page, *_] = draw(make_table(2), "player")
    theme = replace(load_theme("colour"), pen="#123456")
    filled = fill_in(page, [Filling("final.total", "write", "52")], theme)
    box = marks()["final.total"].box
    inked = [text for text in texts_of(filled.items) if text.colour == "#123456"]
    assert [text.text for text in inked] == ["5", "2"]
    assert [int((text.x - box.x) / (box.width / 3)) for text in inked] == [1, 2]


def test_a_column_of_the_tracks_shows_the_crowns_that_it_is_worth_at_the_end() -> None:
    """M7.2: two resources are one crown, rounded down."""
    [page, *_] = draw(make_table(2), "player")
    rings = {step: marks()[f"track.{TRACKS[0]}.{step}"].box for step in range(6)}
    crowns = [
        bounds(shape).centre
        for shape in flatten(page.items)
        if isinstance(shape, Shape) and len(shape.segments) == 10 and 3 < bounds(shape).width < 4.5
    ]
    for first, second in pairwise(range(6)):
        if first % 2 == 0:
            left, right, top = rings[first].x, rings[second].right, rings[first].y
            above = [(x, y) for x, y in crowns if left < x < right and top - 9 < y < top]
            assert len(above) == first // 2 == second // 2


@pytest.mark.parametrize("variant", ["base", "solo"])
def test_the_sheet_says_how_each_mark_is_made(variant: str) -> None:
    """Rings are circled, ticks count as crosses, values and artifacts may be both."""
    found = marks(1 if variant == "solo" else 4, variant)
    pens = {name: mark.pen for name, mark in found.items()}
    assert "mark" not in pens.values()
    begins = {
        "track.": "circle",
        "monument.": "both",
        "relic.": "both",
        "artifact.": "both",
        "worker.": "cross",
        "column.": "cross",
    }
    for beginning, pen in begins.items():
        assert {pens[name] for name in pens if name.startswith(beginning)} == {pen}


@pytest.mark.parametrize("part", range(len(PARTS)), ids=PARTS)
def test_a_card_is_marked_in_no_other_way_than_it_says(part: int) -> None:
    """M2.3, M4.1, M4.2, M4.4, M6.1, M6.2."""
    left = {how for hows in LEFT.values() for how in hows[part]}
    pen = PENS[PARTS[part]]
    assert left == ({"circle", "cross"} if pen == "both" else {pen})
    names = [name for name in marks() if name.startswith("card.") and name.endswith(PARTS[part])]
    assert {marks()[name].pen for name in names} == {pen}


def test_the_letters_of_typed_resources_are_not_on_the_sheet() -> None:
    [page, *_] = draw(make_table(2), "player")
    assert not {"g", "w", "y", "f"} & {text.text for text in texts_of(page.items)}


def test_a_plain_sheet_has_the_same_marks_with_less_around_them() -> None:
    [page, *_] = draw(make_table(2), "player")
    [plain, *_] = draw(make_table(2, plain=True), "player")
    assert [(mark.name, mark.box) for mark in marks_of(page)] == [
        (mark.name, mark.box) for mark in marks_of(plain)
    ]
    assert len(list(flatten(plain.items))) < len(list(flatten(page.items)))


@pytest.mark.parametrize("variant", ["base", "family", "solo"])
def test_no_mark_of_the_game_leaves_open_how_it_is_made(variant: str) -> None:
    pages = draw(make_table(1 if variant == "solo" else 3, variant=variant))
    pens = {mark.pen for page in pages for mark in marks_of(page)}
    assert pens <= {"circle", "cross", "both", "write", "draw"}
