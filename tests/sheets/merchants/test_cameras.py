"""Every sheet that a camera reads shows it what it is: in print, on every paper, in every theme."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from scoring.merchants.game import GAME as MERCHANTS
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES
from sheets.editions.edition import edition_digest
from sheets.page.code import Code, Look, read_code
from sheets.page.frame import marker_boxes
from sheets.page.layout import Identity
from sheets.page.markers import marker_id
from sheets.table.table import TABLES, Table, seats_for
from sheets.words.languages import LANGUAGES
from sheets.write.png import write_png
from tests.covering import pairwise_choices, params, rest_slow
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.tables import draw, make_table, shipped_edition

# Variant, kind, and what is on paper for ever: the number of the markers in English, and the code.
BOARD = 20  # For two players; one of each language, three numbers further for each player more.
GAME = {
    "board": ("base", "board", 23, "BB3"),
    "player": ("base", "player", 32, "BP3"),
    "family board": ("family", "board", 23, "FB3"),
    "guilds": ("family", "guilds", 41, "FG3"),
    "points": ("family", "points", 110, "FC4"),
    "solo board": ("solo", "board", 47, "SB1"),
    "solo player": ("solo", "player", 50, "SP1"),
}
CHOICES = pairwise_choices(sheet=tuple(GAME), paper=tuple(PAPERS), theme=THEMES)


def seen_of(page: Drawing) -> NDArray[np.uint8]:
    target = BytesIO()
    write_png(page, target, dpi=150, grey=True)
    return photograph(target.getvalue())


def told_by(seen: NDArray[np.uint8]) -> Code:
    """Return what the one code on a picture tells."""
    [text] = read_codes(seen)
    assert text.startswith(("RW2-M", "RW3M"))
    return read_code(text)


def check_markers(seen: NDArray[np.uint8], page: Drawing, table: Table, number: int) -> None:
    found = find_markers(seen, page)
    expected = {
        marker_id(number, corner): pytest.approx(box[:2], abs=0.3)
        for corner, box in enumerate(marker_boxes(table.frame.chart))
    }
    assert found == expected


def check_sheet(sheet: str, paper: str, theme: str) -> None:
    variant, kind, markers, code = GAME[sheet]
    table = make_table(int(code[-1]), variant=variant, paper=paper, theme=theme)
    page = draw(table, kind)[0]
    seen = seen_of(page)
    check_markers(seen, page, table, markers)
    told = told_by(seen)
    assert f"{told.variant}{told.kind}{told.players}" == code
    assert told.version == shipped_edition().version
    assert edition_digest(shipped_edition()).startswith(told.digest)
    assert told.digest
    assert told.look == Look("en", paper, "", theme, seat=page.seat)


@pytest.mark.parametrize("choice", params(CHOICES, always=4))
def test_a_camera_finds_the_markers_and_reads_the_code(choice: dict[str, str]) -> None:
    check_sheet(**choice)


@pytest.mark.parametrize("holes", rest_slow(["left", "top"]))
def test_markers_keep_their_size_beside_holes(holes: str) -> None:
    table = make_table(4, holes=holes, names=("Anna", "Bernd"))
    page = draw(table, "board")[0]
    seen = seen_of(page)
    check_markers(seen, page, table, BOARD)
    assert told_by(seen).look == Look("en", "a4", holes, "colour")


@pytest.mark.parametrize(
    "choice", params(pairwise_choices(players=(2, 3, 4), language=LANGUAGES), always=1)
)
def test_markers_and_code_tell_players_language_and_seat(choice: dict[str, Any]) -> None:
    players, language = choice.values()
    table = make_table(players, language=language)
    number = BOARD + 9 + 3 * (players - 2) + LANGUAGES.index(language)
    for seat, page in enumerate(draw(table, "player")):
        seen = seen_of(page)
        check_markers(seen, page, table, number)
        told = told_by(seen)
        assert told.players == players
        assert told.look == Look(language, "a4", "", "colour", seat=seat)


@pytest.mark.parametrize(
    ("options", "look"),
    rest_slow(
        [
            ({"coordinates": True, "dice": "special"}, {"coordinates": True, "special_dice": True}),
            ({"plain": True}, {"plain": True}),
            ({"duplex": True}, {"duplex": True}),
        ],
        always=2,
    ),
)
def test_the_code_tells_how_a_sheet_was_drawn(
    options: dict[str, Any], look: dict[str, Any]
) -> None:
    page = draw(make_table(3, **options), "board")[0]
    assert told_by(seen_of(page)).look == Look("en", "a4", "", "colour", **look)


def test_the_code_of_a_table_with_names_tells_its_number_on_every_sheet() -> None:
    table = replace(make_table(3), seats=seats_for(("Anna", "Bernd", "Chloé")))
    pages = [*draw(table, "board"), *draw(table, "player")]
    assert {told_by(seen_of(page)).table for page in pages} == {table.number}
    assert table.number is not None
    assert told_by(seen_of(draw(make_table(3), "board")[0])).table is None


def test_tables_have_numbers_by_their_names() -> None:
    """The same names have the same number, whatever else is printed; most others another one."""
    anna = replace(make_table(3), seats=seats_for(("Anna", "Bernd", "Chloé")))
    assert replace(anna, language="de", title="Table 2").number == anna.number
    others = [replace(anna, seats=seats_for((f"Anna {each}", "Bernd", "Chloé")))
              for each in range(200)]  # fmt: skip
    numbers = [each.number for each in others]
    assert {*numbers} == {*range(TABLES)}
    assert numbers.count(anna.number) < 200 / TABLES * 2


def test_editions_of_one_version_are_told_apart() -> None:
    edition = shipped_edition()
    own = replace(edition, sheet=replace(edition.sheet, workers=edition.sheet.workers + 1))
    table = make_table()
    codes = [SheetRenderer(MERCHANTS, each).identity("board", table) for each in (edition, own)]
    assert codes[0] != codes[1]
    assert all(codes)


def test_a_language_that_codes_do_not_know_is_printed_for_no_camera() -> None:
    table = make_table(language="la")
    assert SheetRenderer(MERCHANTS, MERCHANTS.load()).identity("board", table) == Identity()
    seen = seen_of(draw(table, "board")[0])
    assert read_codes(seen) == []


@pytest.mark.slow
def test_every_players_board_is_read_online() -> None:
    table = make_table(names=("Anna", "Bernd"), online=True, coordinates=True)
    for seat, page in enumerate(draw(table, "board")):
        seen = seen_of(page)
        check_markers(seen, page, table, BOARD)
        assert told_by(seen).look == Look("en", "a4", "", "colour", coordinates=True, seat=seat)


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
    assert [sides[marker_id(BOARD, corner)] for corner in range(4)] == [
        (True, True),
        (False, True),
        (False, False),
        (True, False),
    ]
