"""Where the problems of editions are: their paths in the file, and what a person reads of them."""

import tomllib
from typing import Any

import pytest

from scoring.games import find_edition_problems
from scoring.merchants.game import GAME
from sheets.editions.edition import SHIPPED
from sheets.files.problem import Path, Problem, path_text, problem_text
from sheets.words.translation import load_translation
from tests.sheets.editions.edition_trees import LEFT_OUT, changed

M = "solo, map"

PLACES: list[tuple[str, Any, Path]] = [
    ("id", "My Edition", ("id",)),
    ("title, en", "", ("title", "en")),
    ("names, spells, clone, fr", LEFT_OUT, ("names", "spells", "clone")),
    ("names, spells, clone, fr", " ", ("names", "spells", "clone", "fr")),
    ("board, columns", 27, ("board", "columns")),
    ("board, rivers", [4, 10], ("board", "rivers", 1)),
    ("board, start, gold", ["P4"], ("board", "start", "gold", "P4")),
    ("board, lakes 5, hexes 2", "Z9", ("board", "lakes", 4, "hexes", "Z9")),
    ("board, lakes 1, ships", ["B2"], ("board", "lakes", 0, "ships", "B2")),
    ("relics, two 4, points", 0, ("relics", "two", 3, "points")),
    ("columns 3, cards 1, number", 2, ("columns", 2, "cards", 0, "number")),
    ("columns 3, cards 1, gold", 0, ("columns", 2, "cards", 0, "gold")),
    ("archive, storeys 1, places 2, spells", [], ("archive", "storeys", 0, "places", 1, "spells")),
    ("solo, targets 6", 0, ("solo", "targets", 5)),
    ("solo, levels, expert 2", 0, ("solo", "levels", "expert", 1)),
    (f"{M}, printed, city", ["O9", "A4", "I8"], ("solo", "map", "printed", "city", "O9")),
    (f"{M}, bridges 1", "A3-B3", ("solo", "map", "bridges", "A3-B3")),
]


def problems_with(place: str, value: Any) -> list[Problem]:
    return GAME.check_edition(changed((place, value)))[1]


@pytest.mark.parametrize(("place", "value", "path"), PLACES, ids=[place for place, *_ in PLACES])
def test_a_problem_has_its_path_in_the_file(place: str, value: Any, path: Path) -> None:
    assert path in [problem.path for problem in problems_with(place, value)]


@pytest.mark.parametrize(
    ("edition", "changes", "path"),
    [
        ("realm-of-sand", {"setup": {"discs": [2, 4, 5, 0], "market": 0, "tiles": 3}}, "market"),
        ("realms-and-ruins", {"supply": {"gold": 0}}, "gold"),
        ("pandoria", {"buildings": {}}, "vault"),
    ],
)
def test_the_problems_of_every_game_have_their_paths(
    edition: str, changes: dict[str, Any], path: str
) -> None:
    tree = tomllib.loads((SHIPPED / edition / "edition.toml").read_text("utf-8"))
    for key, value in changes.items():
        tree[key] = {**tree[key], **value} if value else value
    found = find_edition_problems(tree)
    paths = {problem.path for problem in found}
    right: dict[str, Path] = {
        "market": ("setup", "market"),
        "gold": ("supply", "gold"),
        "vault": ("buildings",),
    }
    assert right[path] in paths


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (("board", "start", "gold", "D4"), "board, start, gold D4"),
        (("board", "lakes", 0, "hexes", "D4"), "board, lakes 1, hexes D4"),
        (("solo", "map", "bridges", "D4-E4"), "solo, map, bridges D4-E4"),
        (("board", "gold", "D4"), "board, gold D4"),
        (("board", "workers", "A", "D4"), "board, workers A D4"),
        (("board", "ships", "A", "D2"), "board, ships A D2"),
        (("board", "workers", "A", 0), "board, workers, A 1"),
        (("D4",), "D4"),
        (("pilots", "D4"), "pilots, D4"),
        (("table", "Tisch 2"), "Tisch 2"),
    ],
)
def test_a_hex_is_called_by_its_name(path: Path, name: str) -> None:
    assert str(load_translation("en")(path_text(path))) == name


SAID = [
    (
        ("board, start, gold", ["P4"]),
        "Fehler: board, start, gold P4: liegt nicht auf dem Spielplan, der die Spalten A bis M und "
        "die Reihen 1 bis 10 hat (M1.4)",
    ),
    (
        ("columns 3, cards 1, number", 2),
        "Fehler: columns 3, cards 1, number: diese Nummer hat schon eine andere Karte: columns "
        "1, cards 2; jede Karte braucht ihre eigene (M1.5)",
    ),
    (
        ("columns 3, cards 3, spell", "rag-3"),
        "Fehler: columns 3, cards 3, spell: keine Regel kennt 'rag-3'; war 'rage-3' gemeint? (M9)",
    ),
    (("title, fr", LEFT_OUT), "Warnung: title: hat keinen Namen in 'fr'"),
]


@pytest.mark.parametrize(("change", "line"), SAID, ids=[line for _, line in SAID])
def test_a_problem_is_said_in_german(change: tuple[str, Any], line: str) -> None:
    words = load_translation("de")
    assert [words(problem_text(problem)) for problem in problems_with(*change)] == [line]
