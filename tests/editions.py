"""The version of the shipped edition whose board, cards and values most tests are about."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from scoring.games import Game
from scoring.merchants.game import GAME
from sheets.merchants.edition.edition import Edition

NAME = "pandoria-merchants"
FIRST = f"{NAME} 1.0.0"
FIRST_PATH = GAME.edition_path(FIRST)
EVENING = Path(__file__).parent / "evening.record"  # A whole game of three.


def first_edition() -> Edition:
    """Return its content."""
    return GAME.load(FIRST_PATH)


def with_a_newer_version(folder: Path) -> Game[Any, Any, Any]:
    """Return the game as it is when version 9.0.0 has come, whose best monument is worth 13."""
    first = FIRST_PATH.read_text("utf-8")
    rows, best = first.index("[monuments]"), "points = 14"
    newer = first[:rows] + first[rows:].replace(best, "points = 13", 1)
    (folder / NAME).mkdir()
    (folder / NAME / "1.0.0.toml").write_text(first, "utf-8")
    (folder / NAME / "edition.toml").write_text(
        newer.replace('version = "1.0.0"', 'version = "9.0.0"'), "utf-8"
    )
    return replace(GAME, folder=folder)
