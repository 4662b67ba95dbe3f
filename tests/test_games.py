"""A new game is a folder of data, a sheet module, a scoring module, words and tests: nothing else.

What may name a game beside its own folders is listed here; whoever needs more changes the house.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scoring.scorer import load_scorer
from scoring.states.reading import read_state
from sheets.document import load_content
from sheets.games import GAMES, Game
from sheets.words.translation import load_translation

ROOT = Path(__file__).parents[1]
FIRST = "merchants"  # The game that the house was built for; calculators and regions are its own.

# The registry, the kinds of sheet that cameras know, and what no other game has: an option of
# Pandoria's.
SHARED = {"sheets/games.py", "sheets/page/markers.py"}
OWN_OPTIONS = {"pandoria": {"cli/printing/realms.py"}}
COMPANIONS = [game for name, game in GAMES.items() if name != FIRST]


def package(game: Game) -> str:
    return game.sheets.rpartition(".")[2]


def own_files(game: Game) -> tuple[str, ...]:
    """Return what the paths of a game's own files begin with."""
    return (
        f"sheets/{package(game)}/",
        f"scoring/{package(game)}/",
        f"sheets/editions/{game.edition}/",
        *(f"sheets/words/{language}/{game.name}" for language in ("en", "fr", "de")),
        *(f"sheets/words/sentences/{language}/{game.name}" for language in ("fr", "de")),
    )


def named_in(game: Game) -> set[str]:
    """Return the files that name a game, as a text, as a module or as a constant."""
    module = package(game)
    names = re.compile(rf"\b(sheets|scoring)\.{module}\b|[\"']{game.name}[\"']|\b{module.upper()}_")
    files = [
        path
        for folder in ("cli", "fonts", "scoring", "sheets", "tools")
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in (".py", ".toml")
    ]
    return {str(path.relative_to(ROOT)) for path in files if names.search(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", COMPANIONS, ids=lambda game: game.name)
def test_a_game_touches_its_own_files_and_the_registry(game: Game) -> None:
    others = {path for path in named_in(game) if not path.startswith(own_files(game))}
    assert others == SHARED | OWN_OPTIONS.get(game.name, set())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_a_game_asks_and_fills_in_is_found_beside_its_scorer(game: Game) -> None:
    scorer = load_scorer(game.name)
    [first, *_] = sorted((ROOT / "tests" / "states" / game.name).iterdir())
    state = read_state(first).state
    content = scorer.content(load_content(game))
    assert any(scorer.fillings(state, content).values())
    assert scorer.questions(scorer.state_tree(state), content, load_translation("en"))


@pytest.mark.parametrize("game", COMPANIONS, ids=lambda game: game.name)
def test_a_game_has_data_words_and_an_example(game: Game) -> None:
    assert (ROOT / "sheets" / "editions" / game.edition / "edition.toml").exists()
    for language in ("en", "fr", "de"):
        assert (ROOT / "sheets" / "words" / language / f"{game.name}.toml").exists()
    for language in ("fr", "de"):
        assert (ROOT / "sheets" / "words" / "sentences" / language / f"{game.name}.toml").exists()
    assert [*(ROOT / "tests" / "states" / game.name).iterdir()]
