"""Boards of 15 to 17 columns and up to 11 rows: hexes of 15 mm, and all that a panel says."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from scoring.merchants.game import GAME
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, marks_of, texts_of
from sheets.drawing.theme import THEMES
from sheets.hexes import SQRT3
from sheets.lint.edition import find_layout_problems
from sheets.merchants.board.plan import PANEL, board_plan
from sheets.merchants.board.turn import STEPS
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from tests.covering import pairwise_choices, params
from tests.editions import first_edition
from tests.sheets.merchants.wide_editions import wide_edition
from tests.sheets.printing import Printing, marks_on, printing

COLUMNS, ROWS, PLAYERS = (15, 16, 17), (10, 11), (2, 3, 4)
NAMES = ("Anna-Sophie von der Großen Überraschungen", "Bernd", "W" * 30, "Ωμέγα" * 6)
CHOICES = pairwise_choices(
    columns=COLUMNS,
    rows=ROWS,
    variant=("base", "family"),
    players=PLAYERS,
    language=LANGUAGES,
    theme=tuple(THEMES),
    paper=tuple(PAPERS),
    holes=("", "left", "top"),
    online=(False, True),
    markers=(True, False),
    named=(False, True),
)
BOARDS = replace(GAME, variants={"family": GAME.variants["family"]})  # A board, and guilds.


def wide(columns: int, rows: int, variant: str = "base") -> Printing:
    return replace(printing("merchants", variant), edition=wide_edition(columns, rows))


def board(columns: int, rows: int, players: int, variant: str = "base", **options: Any) -> Drawing:
    shown = wide(columns, rows, variant)
    return shown.draw(shown.table(players, **options), "board")[0]


@pytest.mark.parametrize("choice", params(CHOICES, always=1))
def test_a_wide_board_has_no_fault(choice: dict[str, Any]) -> None:
    columns, rows, variant, players, *_, named = choice.values()
    shown = wide(columns, rows, variant)
    options = {
        key: choice[key] for key in ("language", "theme", "paper", "holes", "online", "markers")
    }
    names = NAMES[:players] if named else ()
    table = shown.table(players, names=names, coordinates=options["online"], **options)
    assert shown.faults(table, but="shortened" if named else "") == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["base", "family"])
@pytest.mark.parametrize("rows", ROWS)
def test_below_a_map_and_in_its_head_there_is_room_in_every_language(
    rows: int, variant: str, language: str
) -> None:
    shown = wide(17, rows, variant)
    for online in (False, True):
        table = shown.table(names=NAMES, language=language, online=online, coordinates=online)
        assert shown.faults(table, but="shortened") == []


def test_hexes_of_a_wide_board_are_15_to_17_mm_wide() -> None:
    for columns, rows, players in product(COLUMNS, ROWS, PLAYERS):
        width = board_plan(wide_edition(columns, rows).board, players).lattice.width
        assert 15 <= width <= 17, (columns, rows, players)


@pytest.mark.parametrize("players", PLAYERS)
def test_hexes_of_a_board_of_13_columns_are_at_least_15_mm_wide_above_wilds(players: int) -> None:
    """With four there are none, and hexes are 17 mm wide beside a panel."""
    plan = board_plan(first_edition().board, players)
    assert plan.arrangement == ("wilds" if players < 4 else "side")
    assert plan.lattice.width == pytest.approx({2: 17, 3: 16, 4: 17}[players], abs=0.25)


@pytest.mark.parametrize(
    "choice",
    params(
        pairwise_choices(rows=ROWS, players=PLAYERS, online=(False, True), language=LANGUAGES),
        always=2,
    ),
)
def test_a_wide_board_says_all_that_a_panel_says(choice: dict[str, Any]) -> None:
    rows, players, online, language = choice.values()
    page = board(17, rows, players, online=online, language=language)
    words = load_words(language, *GAME.variants["base"].words())
    texts = [text.text for text in texts_of(page.items)]
    printed = " ".join(texts)
    plan_is_tight = board_plan(wide_edition(17, rows).board, players).is_tight
    for step in range(1, STEPS + 1):
        said = f"{step} {words(f'board.turn-{step}')}" if plan_is_tight else words(f"turn.{step}")
        assert said in printed
    for key in ("board.end", "board.players-online" if online else "board.players"):
        assert words(key) in texts
    assert plan_is_tight or words("board.turn") in texts
    names = {f"player.{seat + 1}.{part}" for seat in range(players) for part in ("initial", "name")}
    marks = marks_on(page).keys()
    assert names | {"date"} <= marks
    assert [name for name in marks if name.startswith("first-player")]
    closed = [mark for mark in marks_of(page) if mark.name.startswith("closed.")]
    assert len(closed) == {2: 4, 3: 8, 4: 12}[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_as_much_room_for_a_name_as_beside_a_map(players: int) -> None:
    usual = printing("merchants")
    [beside] = usual.draw(usual.table(players), "board")
    least = marks_on(beside)["player.1.name"].box
    for rows in ROWS:
        box = marks_on(board(17, rows, players))["player.1.name"].box
        assert box.width >= least.width
        assert box.height >= least.height


def test_a_map_leaves_the_panel_beside_it_its_room() -> None:
    plan = board_plan(wide_edition(14, 10).board, 4)
    assert plan.arrangement == "side"
    assert plan.panel.width == pytest.approx(PANEL, abs=1.5)


def test_with_wilds_the_players_stand_beyond_the_border() -> None:
    for players in (2, 3):
        marks = marks_on(board(17, 10, players))
        low = max(mark.box.bottom for name, mark in marks.items() if name.startswith("hex."))
        assert all(marks[f"player.{seat + 1}.name"].box.y > low for seat in range(players))


@pytest.mark.slow
def test_hexes_stay_close_to_their_least_size_where_rows_are_more_than_fit() -> None:
    """An edition is free to have such a board; its check says the figures."""
    edition = wide_edition(17, 12)
    assert board_plan(edition.board, 4).lattice.width < 15
    told = [
        str(problem.message) for problem in find_layout_problems(SheetRenderer(BOARDS, edition))
    ]
    assert any("it needs 15 x 15" in text for text in told)


@pytest.mark.slow
@pytest.mark.parametrize("columns", COLUMNS)
def test_the_check_of_an_edition_has_nothing_to_say_of_a_wide_board(columns: int) -> None:
    edition = wide_edition(columns)
    assert GAME.find_edition_problems(edition) == []
    assert find_layout_problems(SheetRenderer(BOARDS, edition)) == []


def test_a_hex_is_as_high_as_its_width_tells() -> None:
    box = marks_on(board(17, 11, 4))["hex.A1"].box
    assert box.height == pytest.approx(2 * box.width / SQRT3)
