"""The editions of both games: the shipped ones, and what is wrong in others."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from scoring.games import find_game
from sheets.editions.edition import SHIPPED
from sheets.files.problem import problem_text
from sheets.words.languages import Language
from sheets.words.translation import load_translation
from tests.sheets.printing import printing, sheets_of

IS_EMPTY = "is empty; write what is printed there, or leave the language out"
SAND, RUINS = "realm-of-sand", "realms-and-ruins"
Tree = dict[str, Any]


def tree_of(game: str) -> Tree:
    return tomllib.loads((SHIPPED / game / "edition.toml").read_text("utf-8"))


def problems_with(game: str, **changes: Any) -> list[str]:
    """Return the problems of a shipped edition with other values at places such as `a__b`.

    None leaves out what stands there.
    """
    tree = tree_of(game)
    for place, value in changes.items():
        *steps, last = place.split("__")
        table = tree
        for step in steps:
            table = table[step]
        if value is None:
            del table[last]
        else:
            table[last] = copy.deepcopy(value)
    return [str(problem_text(each)) for each in sheets_of(game).check_edition(tree)[1]]


def shown(game: str, language: Language) -> str:
    """Return what a game's shipped edition holds as a text."""
    sheets = find_game(game)
    return sheets.describe(sheets.load(), load_translation(language))


@pytest.mark.parametrize("game", [SAND, RUINS])
def test_a_shipped_edition_has_no_problems(game: str) -> None:
    assert problems_with(game) == []


@pytest.mark.parametrize("game", [SAND, RUINS])
def test_a_shipped_edition_is_the_same_checked_and_unchecked(game: str) -> None:
    sheets = sheets_of(game)
    assert sheets.check_edition(tree_of(game)) == (sheets.load(), [])


def test_r1_r4_the_figures_of_realm_of_sand() -> None:
    edition = printing(SAND).edition
    assert edition.hourglasses == 10
    assert (edition.setup.discs, edition.setup.market, edition.setup.tiles) == ((2, 4, 5, 0), 4, 3)
    assert [*edition.names.crystals] == ["red", "purple", "yellow", "green", "orange", "blue"]


def test_t5_t7_the_figures_of_realms_and_ruins() -> None:
    edition = printing(RUINS).edition
    supply = edition.supply
    assert (supply.followers, supply.othersiders, supply.gold) == (15, 15, 72)
    assert (supply.starting_cards, supply.offer_cards, edition.decks) == (6, 6, 2)
    assert printing("demo").edition.decks == 1


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (SAND, ["Discs of each colour for 1, 2, 3, 4 players: 2, 4, 5, all"]),
        (RUINS, ["Realms, clockwise: Village, Magic, Castle", "Options: demo = false"]),
    ],
)
def test_an_edition_is_shown_as_a_text(game: str, lines: list[str]) -> None:
    text = shown(game, "en").splitlines()
    assert text[0] == f"{printing(game).edition.title['en']} (edition {game} 1.0.0)"
    assert {*lines} <= {*text}


def test_an_edition_is_shown_in_german() -> None:
    lines = shown(SAND, "de").splitlines()
    assert "Scheiben je Farbe für 1, 2, 3, 4 Spieler: 2, 4, 5, alle" in lines
    assert "Auslage: je 4 Karten in den Reihen I, II, III" in lines
    assert any(line.startswith("Kristalle: ") for line in lines)
    assert "Reiche im Uhrzeigersinn: Dorf, Magie, Burg" in shown(RUINS, "de")


@pytest.mark.parametrize(
    ("game", "changes", "problem"),
    [
        (SAND, {"hourglasses": 16}, "hourglasses: is 16; 1 to 15 declare the end (R1)"),
        (SAND, {"hourglasses": 0}, "hourglasses: is 0; 1 to 15 declare the end (R1)"),
        (
            SAND,
            {"setup__discs": [2, 4, 5]},
            "setup, discs: has 3; 4 are needed, for 1 to 4 players (R4)",
        ),
        (
            SAND,
            {"setup__discs": [2, 4, 5, -1]},
            "setup, discs: must be 0 to 99, 0 for all there are (R4)",
        ),
        (SAND, {"setup__tiles": 0}, "setup, tiles: is 0; 1 to 99 can be laid out (R4)"),
        (SAND, {"title": {}}, "title: is empty; a title in at least one language is needed"),
        (
            SAND,
            {"id": "Realm of Sand"},
            "id: must be at most 40 of a-z, 0-9 and single hyphens, not 'Realm of Sand'",
        ),
        (
            SAND,
            {"version": "1.0-beta"},
            "version: must be 1 to 8 of 0-9, A-Z and the dot, which a sheet's code can hold, "
            "not '1.0-beta'",
        ),
        (
            RUINS,
            {"supply__offer_cards": 7},
            "supply, offer_cards: is 7; 1 to 6 are possible (T7)",
        ),
        (RUINS, {"supply__gold": 0}, "supply, gold: is 0; 1 to 999 are possible (T7)"),
        (
            RUINS,
            {"names__heroes__Noble": None},
            "names, heroes, Noble: has no name in any language (T7)",
        ),
        (
            RUINS,
            {"names__cards__cast": {"en": "Cast\n"}},
            "names, cards, cast, en: must be one line of at most 40 letters, not 'Cast\\n'",
        ),
        (SAND, {"names__crystals__red__en": "\u00a0"}, f"names, crystals, red, en: {IS_EMPTY}"),
        (RUINS, {"names__heroes__Noble__fr": ""}, f"names, heroes, Noble, fr: {IS_EMPTY}"),
        (
            RUINS,
            {"names__realms__castle": {"en": "Ka\u0163"}},
            "names, realms, castle: has no name in 'fr'",
        ),
    ],
)
def test_what_is_wrong_is_said(game: str, changes: Tree, problem: str) -> None:
    [found, *_] = problems_with(game, **changes)
    assert found.partition(": ")[2] == problem


@pytest.mark.parametrize(
    ("game", "changes", "problem"),
    [
        (SAND, {"setup__market": "four"}, "setup, market: must be a whole number"),
        (SAND, {"hourglases": 10}, "hourglases: unknown key; did you mean 'hourglasses'?"),
        (SAND, {"names__crystals__pink": {"en": "Pink"}}, "names, crystals, pink: unknown key"),
        (RUINS, {"rules__demo": "yes"}, "rules, demo: must be true or false"),
        (RUINS, {"names__heroes__Witch": {"en": "Witch"}}, "names, heroes, Witch: unknown key"),
    ],
)
def test_faults_of_form_have_their_place(game: str, changes: Tree, problem: str) -> None:
    [found, *_] = problems_with(game, **changes)
    assert found.startswith(f"error: {problem}")


def test_a_name_in_one_language_stands_for_the_others() -> None:
    problems = problems_with(RUINS, names__realms__castle={"en": "Castle"})
    assert problems == [
        "warning: names, realms, castle: has no name in 'fr'",
        "warning: names, realms, castle: has no name in 'de'",
    ]
