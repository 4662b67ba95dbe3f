"""The editions of both games: the shipped ones, and what is wrong in others."""

import tomllib
from typing import Any

import pytest

from scoring.games import find_game
from sheets.editions.edition import SHIPPED
from sheets.words.languages import Language
from sheets.words.translation import load_translation
from tests.sheets.printing import printing, sheets_of

SAND, RUINS = "realm-of-sand", "realms-and-ruins"
Tree = dict[str, Any]


def tree_of(game: str) -> Tree:
    return tomllib.loads((SHIPPED / game / "edition.toml").read_text("utf-8"))


def shown(game: str, language: Language) -> str:
    """Return what a game's shipped edition holds as a text."""
    sheets = find_game(game)
    return sheets.describe(sheets.load(), load_translation(language))


@pytest.mark.parametrize("game", [SAND, RUINS])
def test_a_shipped_edition_has_no_problems(game: str) -> None:
    assert sheets_of(game).check_edition(tree_of(game))[1] == []


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
