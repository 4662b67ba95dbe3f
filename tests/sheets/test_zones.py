"""What a phone shows of a page at a time; that every mark lies there is a law of layouts."""

from dataclasses import replace

import pytest

from sheets.document import imposed
from sheets.drawing.shapes import Box, Drawing, Zone, marks_of, zones_of
from sheets.drawing.zones import fitting, shared_out
from tests.sheets.printing import printing
from tests.sheets.tables import draw, draw_first, make_table

BLANK = Drawing("blank", "Blank", "en", 100, 200, ())


def titles(page: Drawing) -> list[str]:
    return [zone.title for zone in page.zones]


LOOKED_THROUGH = {
    "en": "Columns 1–3 | Columns 4–6 | Columns 7–8 | Stock | Race | Ledger"
    " | Total · tens | Total · units | Name",
    "fr": "Colonnes 1–3 | Colonnes 4–6 | Colonnes 7–8 | Réserve | Course | Comptes"
    " | Total · dizaines | Total · unités | Nom",
    "de": "Spalten 1–3 | Spalten 4–6 | Spalten 7–8 | Vorrat | Wettlauf | Kontor"
    " | Summe · Zehner | Summe · Einer | Name",
}


@pytest.mark.parametrize("language", LOOKED_THROUGH)
def test_a_player_sheet_is_looked_through_from_the_cards_to_the_total(language: str) -> None:
    page, *_ = draw(make_table(3, language=language), "player")
    assert " | ".join(titles(page)) == LOOKED_THROUGH[language]


def test_a_board_is_looked_through_by_columns_then_who_plays_and_the_end() -> None:
    (board,) = draw(make_table(3), "board")
    assert titles(board) == [
        "Columns A–F",
        "Columns G–L",
        "Columns M–Q",
        "Players",
        "The end",
        "First player",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_mark_of_an_older_board_is_in_a_zone_wherever_its_end_stands(players: int) -> None:
    (board,) = draw_first(make_table(players), "board")
    marks = marks_of(board)
    assert [m.name for m in marks if not any(z.box.holds(m.box) for z in board.zones)] == []


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("pandoria", "Game 1 · Date | Game 1 · Anna | Game 1 · Bo"),
        ("realm-of-sand", "Game 1 · Date | Game 1 · Anna | Game 1 · Anna · Hourglasses"),
        ("realms-and-ruins", "Village | Magic | Castle | Anna | Anna · 2 | Anna · 3 | Bo"),
    ],
)
def test_a_zone_of_a_pad_is_called_by_whose_it_is(game: str, expected: str) -> None:
    sheets = printing(game)
    (pad,) = sheets.draw(sheets.table(names=("Anna", "Bo")), "pad")
    assert " | ".join(titles(pad)).startswith(expected)


def test_a_zone_lies_on_each_paper_where_what_it_shows_does() -> None:
    game = printing("merchants")
    on_a4, on_a3 = (
        game.draw(game.table(2, paper=paper), "player")[0].zones[3] for paper in ("a4", "a3")
    )
    assert on_a3.box.width == pytest.approx(2**0.5 * on_a4.box.width)


def test_a_page_that_names_no_zones_is_one() -> None:
    assert zones_of(BLANK) == (Zone("page", "Blank", Box(0, 0, 100, 200)),)


def test_a_side_of_paper_with_two_small_pages_has_no_zones_of_its_own() -> None:
    page = replace(BLANK, zones=(Zone("left", "Left", Box(0, 0, 50, 200)),))
    assert [side.zones for side in imposed([page] * 4, is_folded=False)] == [(), ()]


@pytest.mark.parametrize(
    ("number", "most", "expected"),
    [(8, 3, [3, 3, 2]), (17, 8, [6, 6, 5]), (4, 3, [2, 2]), (3, 3, [3]), (2, 1, [1, 1])],
)
def test_columns_are_shared_out_alike_over_as_few_zones_as_hold_them(
    number: int, most: int, expected: list[int]
) -> None:
    shared = list(shared_out(number, most))
    assert [len(part) for part in shared] == expected
    assert [each for part in shared for each in part] == list(range(number))


@pytest.mark.parametrize(("apart", "expected"), [(10.4, 3), (9.2, 2), (1.0, 1)])
def test_so_many_columns_stand_in_a_zone_that_a_finger_finds_its_marks(
    apart: float, expected: int
) -> None:
    assert fitting(36.0, apart) == expected
    assert expected == 1 or apart * 390 / (36.0 * expected) >= 36
