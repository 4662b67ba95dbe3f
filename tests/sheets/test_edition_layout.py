"""What does not fit on the sheets of an edition: each warning, its place and its sentence."""

import pytest

from scoring.games import find_edition_problems, game_of_edition
from sheets.document import SheetRenderer
from sheets.editions.edition import edition_path, shipped_names
from sheets.files.problem import problem_text
from sheets.lint.edition import find_layout_problems
from tests.sheets.editions.edition_trees import Change, changed

# Too much of everything at once; drawing all sheets for each on its own would take long.
TOO_MUCH: list[Change] = [
    ("names, buildings, academy, de", "Wunderkammerverwaltung"),
    ("names, guilds, gold", {"de": "Ehrbare Zunft der Goldschmiede"}),
    ("sheet, artifacts", 18),
    (
        "archive, storeys 1, places 4",
        {"spells": ["rage-3", "rage-2", "clone", "clone"], "players": 4},
    ),
    ("solo, map, rows", 15),
    (
        "solo, map, lakes 7, hexes",
        [
            *("A7", "A8", "B8"),
            *(f"{letter}{row}" for row in range(9, 16) for letter in "ABCDEFGHIJKLMNO"),
        ],
    ),
]
LINES = [
    "names, guilds, gold: has no name in 'en'",
    "names, guilds, gold: has no name in 'fr'",
    "player sheet, base: artifact.1 is 4.2 x 4.2 mm large; it needs 5 x 5 (and 17 more like "
    "it); fewer would have room",
    "player sheet, base: worker.1 is 4.2 x 4.2 mm large; it needs 5 x 5 (and 4 more like it); "
    "fewer would have room",
    "player sheet: artifact.1 and artifact.2 are 2.87 mm apart; they need 4 (and 29 more like "
    "it); fewer would have room",
    "player sheet, base: worker.1 and worker.2 are 2.87 mm apart; they need 4 (and 4 more like "
    "it); fewer would have room",
    "player sheet, in 'de': 'Wunderkamm…' does not fit; a shorter text would",
    "guilds sheet, 2 players: '2. Ehrbare Zunft der Goldsc…' does not fit; a shorter text would",
    "aid sheet, family: 'Ehrbare Zunft der…' does not fit; a shorter text would",
    "aid sheet, family, in 'de': 'Künstler' is set in 6.92 pt (and 3 more like it); shorter names "
    "or less on this sheet would make room",
    "guilds sheet, 4 players: '+1' is set in 5.52 pt (and 2 more like it); shorter names or less "
    "on this sheet would make room",
    "guilds sheet, 4 players: 'Astral Ship' is larger than its place (and 9 more like it); "
    "shorter names or less on this sheet would make room",
    "guilds sheet, 4 players: 'Astral Ship' is too near archive.1A1.who.1 (and 79 more like "
    "it); fewer would have room",
    "board sheet, solo: hex.C1 is 11.4 x 13.2 mm large; it needs 12 x 12 (and 99 more like it);"
    " fewer would have room",
    "board sheet, solo: an area is #f2cf73; shorter names or less on this sheet would make room",
    "player sheet, solo: worker.1 is too near artifact.6 (and 5 more like it); fewer would have"
    " room",
    "player sheet, solo: artifact.6 is too near worker.1 (and 2 more like it); fewer would have"
    " room",
]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name == "realm-of-sand" else pytest.mark.slow)
        for name in shipped_names()
    ],
)
def test_everything_fits_on_the_sheets_of_a_shipped_edition(name: str) -> None:
    game = game_of_edition(edition_path(name))
    assert find_layout_problems(SheetRenderer(game, game.load())) == []


@pytest.mark.slow
def test_what_does_not_fit_is_a_warning_that_names_the_sheet() -> None:
    found = find_edition_problems(changed(*TOO_MUCH))
    problems = [problem for problem in found if problem.rule != "M7.1"]  # Dead land.
    assert [str(problem_text(problem)) for problem in problems] == [
        f"warning: {line}" for line in LINES
    ]


def test_an_edition_with_an_error_is_not_drawn() -> None:
    problems = find_edition_problems(changed(("board, rows", 0), ("sheet, artifacts", 99)))
    assert [problem.path for problem in problems] == [("board", "rows")]
