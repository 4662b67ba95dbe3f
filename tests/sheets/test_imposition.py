"""Small pages on paper: two on a side, in reading order or in that of a booklet to be folded."""

from dataclasses import replace

import pytest

from sheets.document import imposed, printed
from sheets.drawing.paper import PAPERS, SMALL
from sheets.drawing.paths import bounds, rectangle
from sheets.drawing.shapes import Box, Drawing, Path, flatten
from tests.sheets.tables import make_table


def pages(number: int, table_paper: str = "a4") -> list[Drawing]:
    """Return small pages, each of which holds a square as wide as its number."""
    half = PAPERS[table_paper].half
    return [
        Drawing("rules", f"page {each}", "en", half.width, half.height,
                (rectangle(Box(0, 0, each, each)),), part=str(each))
        for each in range(1, number + 1)
    ]  # fmt: skip


def numbers(side: Drawing) -> tuple[int, int]:
    """Return the numbers of the pages that lie on a side, from left to right."""
    left, right = sorted(map(bounds, paths_of(side)), key=lambda box: box.x)
    assert (left.x, right.x) == (0, side.width / 2)
    return round(left.width), round(right.width)


def paths_of(side: Drawing) -> list[Path]:
    return [item for item in flatten(side.items) if isinstance(item, Path)]


@pytest.mark.parametrize(
    ("number", "sides"),
    [(4, [(4, 1), (2, 3)]), (8, [(8, 1), (2, 7), (6, 3), (4, 5)])],
)
def test_a_booklet_to_fold_begins_with_its_last_page_and_its_first(
    number: int, sides: list[tuple[int, int]]
) -> None:
    assert [*map(numbers, imposed(pages(number), is_folded=True))] == sides


def test_pages_to_be_stapled_are_in_reading_order() -> None:
    sides = [*imposed(pages(8), is_folded=False)]
    assert [*map(numbers, sides)] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert [side.title for side in sides] == ["page 1", "page 3", "page 5", "page 7"]


@pytest.mark.parametrize("paper", PAPERS)
def test_two_small_pages_fill_a_side(paper: str) -> None:
    table = make_table(paper=paper)
    [side, *_] = printed(pages(4, paper), table)
    assert (side.width, side.height) == (table.paper.width, table.paper.height)


def test_each_kind_of_small_pages_is_a_booklet_of_its_own() -> None:
    others = [replace(page, kind="others") for page in pages(4)]
    sides = [*printed([*pages(4), *others], make_table(duplex=True))]
    assert [*map(numbers, sides)] == [(4, 1), (2, 3)] * 2


def test_for_a_screen_small_pages_stay_one_by_one() -> None:
    table = make_table(screen=True, duplex=True)
    assert [*printed(pages(4), table)] == pages(4)


def test_other_pages_stay_as_they_are() -> None:
    table = make_table()
    large = replace(pages(1)[0], kind="board", width=table.paper.width)
    assert [page.kind for page in printed([large, *pages(4), large], table)] == [
        *("board", "rules", "rules", "board")
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_a_small_page_lies_inside_what_every_printer_prints(paper: str) -> None:
    table = make_table(paper=paper, holes="left").of_small_pages
    assert table.frame.area[2:] == pytest.approx(
        tuple(table.paper.scale * each for each in SMALL[2:])
    )
    assert Box(0, 0, table.paper.width, table.paper.height).inset(6.35).holds(table.frame.area)
