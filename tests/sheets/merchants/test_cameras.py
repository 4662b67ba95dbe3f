"""Every sheet that a camera reads shows it what it is: in print, on every paper, in every theme."""

from __future__ import annotations

from io import BytesIO
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES
from sheets.page.chart import marker_boxes
from sheets.page.markers import marker_id
from sheets.table.table import Table
from sheets.write.png import write_png
from tests.covering import pairwise_choices
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.tables import draw, make_table, shipped_edition

# Variant, kind, and what is on paper for ever: the number of the markers and the code.
BOARD = 0
SHEETS = {
    "board": ("base", "board", BOARD, "BB3"),
    "player": ("base", "player", 1, "BP3"),
    "family board": ("family", "board", BOARD, "FB3"),
    "guilds": ("family", "guilds", 2, "FG3"),
    "solo board": ("solo", "board", 3, "SB1"),
    "solo player": ("solo", "player", 4, "SP1"),
}
CHOICES = [
    tuple(choice.values())
    for choice in pairwise_choices(sheet=tuple(SHEETS), paper=tuple(PAPERS), theme=THEMES)
]


def seen_of(page: Drawing) -> NDArray[np.uint8]:
    target = BytesIO()
    write_png(page, target, dpi=150, grey=True)
    return photograph(target.getvalue())


def check_markers(seen: NDArray[np.uint8], page: Drawing, table: Table, kind: int) -> None:
    found = find_markers(seen, page)
    expected = {
        marker_id(kind, corner): pytest.approx(box[:2], abs=0.3)
        for corner, box in enumerate(marker_boxes(table.frame.chart))
    }
    assert found == expected


def check_sheet(sheet: str, paper: str, theme: str) -> None:
    variant, kind, markers, code = SHEETS[sheet]
    table = make_table(int(code[-1]), variant=variant, paper=paper, theme=theme)
    page = draw(table, kind)[0]
    seen = seen_of(page)
    check_markers(seen, page, table, markers)
    assert read_codes(seen) == [f"RW1-M{code}-{shipped_edition().version}"]


@pytest.mark.parametrize(("sheet", "paper", "theme"), CHOICES)
def test_a_camera_finds_the_markers_and_reads_the_code(sheet: str, paper: str, theme: str) -> None:
    check_sheet(sheet, paper, theme)


@pytest.mark.slow
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_camera_reads_a_sheet_on_every_paper_in_every_theme(sheet: str) -> None:
    for paper, theme in product(PAPERS, THEMES):
        check_sheet(sheet, paper, theme)


@pytest.mark.parametrize("holes", ["left", "top"])
def test_markers_keep_their_size_beside_holes(holes: str) -> None:
    table = make_table(4, holes=holes, names=("Anna", "Bernd"))
    page = draw(table, "board")[0]
    check_markers(seen_of(page), page, table, BOARD)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_code_tells_the_number_of_players(players: int) -> None:
    page = draw(make_table(players), "player")[0]
    assert read_codes(seen_of(page)) == [f"RW1-MBP{players}-{shipped_edition().version}"]


def test_every_players_board_is_read_online() -> None:
    table = make_table(names=("Anna", "Bernd"), online=True, coordinates=True)
    for page in draw(table, "board"):
        check_markers(seen_of(page), page, table, BOARD)


@pytest.mark.parametrize("variant", ["base", "family"])
def test_an_aid_shows_a_camera_nothing(variant: str) -> None:
    [page] = draw(make_table(variant=variant), "aid")
    seen = seen_of(page)
    assert find_markers(seen, page) == {}
    assert read_codes(seen) == []


def test_without_markers_a_camera_finds_nothing() -> None:
    table = make_table(markers=False)
    page = draw(table, "player")[0]
    seen = seen_of(page)
    assert find_markers(seen, page) == {}
    assert read_codes(seen) == []


def test_the_four_corners_have_markers_clockwise_from_the_top_left() -> None:
    page = draw(make_table(), "board")[0]
    middle_x, middle_y = page.width / 2, page.height / 2
    corners = find_markers(seen_of(page), page)
    sides = {id_: (x < middle_x, y < middle_y) for id_, (x, y) in corners.items()}
    assert sides == {0: (True, True), 1: (False, True), 2: (False, False), 3: (True, False)}
