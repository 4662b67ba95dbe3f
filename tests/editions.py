"""The version of the shipped edition whose board, cards and values most tests are about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sheets.game import GameSheets
from sheets.merchants.edition.edition import Edition
from sheets.merchants.game import SHEETS

NAME = "pandoria-merchants"
FIRST = f"{NAME} 1.0.0"
FIRST_PATH = SHEETS.edition_path(FIRST)
EVENING = Path(__file__).parent / "evening.record"  # A whole game of three.


def first_edition() -> Edition:
    """Return its content."""
    return SHEETS.load(FIRST_PATH)


def with_a_newer_version(folder: Path) -> GameSheets[Edition]:
    """Return the game as it is when version 9.0.0 has come, whose best monument is worth 13."""
    first = FIRST_PATH.read_text("utf-8")
    rows, best = first.index("[monuments]"), "points = 14"
    newer = first[:rows] + first[rows:].replace(best, "points = 13", 1)
    (folder / NAME).mkdir()
    (folder / NAME / "1.0.0.toml").write_text(first, "utf-8")
    (folder / NAME / "edition.toml").write_text(
        newer.replace('version = "1.0.0"', 'version = "9.0.0"'), "utf-8"
    )
    return replace(SHEETS, folder=folder)
