"""Every sheet that a camera reads shows it what it is: in print, on every paper, in every theme."""

from __future__ import annotations

from io import BytesIO

import pytest

from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES
from sheets.page.layout import marker_boxes
from sheets.page.markers import MarkerKind, marker_id
from sheets.table.table import Table
from sheets.write.png import write_png
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.tables import draw, make_table

SHEETS = [
    pytest.param("base", "board", MarkerKind.BOARD, "BB3", id="board"),
    pytest.param("base", "player", MarkerKind.PLAYER, "BP3", id="player"),
    pytest.param("family", "board", MarkerKind.BOARD, "FB3", id="family board"),
    pytest.param("family", "guilds", MarkerKind.GUILDS, "FG3", id="guilds"),
    pytest.param("solo", "board", MarkerKind.SOLO_BOARD, "SB1", id="solo board"),
    pytest.param("solo", "player", MarkerKind.SOLO_PLAYER, "SP1", id="solo player"),
]


def picture(page: Drawing, dpi: int = 150) -> bytes:
    target = BytesIO()
    write_png(page, target, dpi=dpi, grey=True)
    return target.getvalue()


def check_markers(page: Drawing, table: Table, kind: MarkerKind) -> None:
    found = find_markers(photograph(picture(page)), page)
    expected = {
        marker_id(kind, corner): pytest.approx(box[:2], abs=0.3)
        for corner, box in enumerate(marker_boxes(table.frame.area))
    }
    assert found == expected


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("variant", "kind", "markers", "code"), SHEETS)
def test_a_camera_finds_the_markers_and_reads_the_code(
    variant: str, kind: str, markers: MarkerKind, code: str, paper: str, theme: str
) -> None:
    table = make_table(int(code[-1]), variant=variant, paper=paper, theme=theme)
    page = draw(table, kind)[0]
    check_markers(page, table, markers)
    assert read_codes(photograph(picture(page))) == [f"RW1-M{code}-1.0.0"]


@pytest.mark.parametrize("holes", ["left", "top"])
def test_markers_keep_their_size_beside_holes(holes: str) -> None:
    table = make_table(4, holes=holes, names=("Anna", "Bernd"))
    check_markers(draw(table, "board")[0], table, MarkerKind.BOARD)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_code_tells_the_number_of_players(players: int) -> None:
    page = draw(make_table(players), "player")[0]
    assert read_codes(photograph(picture(page))) == [f"RW1-MBP{players}-1.0.0"]


def test_every_players_board_is_read_online() -> None:
    table = make_table(names=("Anna", "Bernd"), online=True, coordinates=True)
    for page in draw(table, "board"):
        check_markers(page, table, MarkerKind.BOARD)


@pytest.mark.parametrize("variant", ["base", "family"])
def test_an_aid_shows_a_camera_nothing(variant: str) -> None:
    [page] = draw(make_table(variant=variant), "aid")
    seen = photograph(picture(page))
    assert find_markers(seen, page) == {}
    assert read_codes(seen) == []


def test_without_markers_a_camera_finds_nothing() -> None:
    table = make_table(markers=False)
    page = draw(table, "player")[0]
    seen = photograph(picture(page))
    assert find_markers(seen, page) == {}
    assert read_codes(seen) == []


def test_the_four_corners_have_markers_clockwise_from_the_top_left() -> None:
    page = draw(make_table(), "board")[0]
    middle_x, middle_y = page.width / 2, page.height / 2
    corners = find_markers(photograph(picture(page)), page)
    sides = {id_: (x < middle_x, y < middle_y) for id_, (x, y) in corners.items()}
    assert sides == {0: (True, True), 1: (False, True), 2: (False, False), 3: (True, False)}
