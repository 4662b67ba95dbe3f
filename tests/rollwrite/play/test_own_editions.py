"""A record names its edition: a shipped one of any version, or a file beside it."""

from pathlib import Path

import pytest

from rollwrite.games import new_game
from rollwrite.play.record import parse_record
from rollwrite.play.replay import replay
from rollwrite.play.sheet_state import state_of
from rollwrite.sources import open_source
from scoring.merchants.game import GAME
from scoring.open_game import open_game
from sheets.editions.edition import edition_path
from tests.editions import FIRST, FIRST_PATH, NAME, with_a_newer_version

RECORD = """rollwrite record 1
game merchants base
edition {edition}
player Anna A
player Bernd B

1 Anna: start 1
1 Bernd: start 3
"""


def test_the_state_of_a_record_with_an_edition_of_its_own_is_read(tmp_path: Path) -> None:
    shipped = FIRST_PATH.read_text("utf-8")
    (tmp_path / "ours.toml").write_text(shipped, "utf-8")
    (tmp_path / "evening.record").write_text(RECORD.format(edition="ours.toml"), "utf-8")
    opened = open_source(tmp_path / "evening.record")
    tree = opened.tree()
    assert tree["edition"] == "ours.toml"
    assert open_game(tree, beside=tmp_path).state == opened.state


def test_a_record_of_an_older_version_is_replayed_with_that_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_newer_version(tmp_path)
    monkeypatch.setattr(
        "sheets.game.edition_path", lambda name, beside, _: edition_path(name, beside, tmp_path)
    )
    for edition, version in (
        ("pandoria-merchants 1.0.0", "1.0.0"),
        ("pandoria-merchants 9.0.0", "9.0.0"),
        ("pandoria-merchants", "9.0.0"),
    ):
        replayed = replay(parse_record(RECORD.format(edition=edition)))
        assert replayed.problems == ()
        assert replayed.start is not None
        assert replayed.start.table.edition.version == version


def test_the_state_of_a_new_game_names_the_version_that_is_played() -> None:
    for edition in (NAME, f"{NAME} {GAME.load().version}"):
        game = new_game(("Anna", "Bernd"), edition=edition)
        assert state_of(game).edition == f"{NAME} {GAME.load().version}"
    assert state_of(new_game(("Anna", "Bernd"), edition=FIRST)).edition == FIRST
    assert state_of(new_game(("Anna", "Bernd"), edition=FIRST_PATH)).edition == FIRST
