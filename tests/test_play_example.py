"""A game of the example is typed as it was played."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main as rollwrite
from rollwrite.play.record import record_text
from rollwrite.sources import Content, open_source
from tests.editions import FIRST, NAME
from tools.play_example import calls_text, comment_on, end_of, game_text, played, sheets_of
from tools.release.example import PLAYERS

EDITIONS = pytest.mark.parametrize("edition", [FIRST, NAME])


@EDITIONS
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_what_is_called_is_the_game_that_was_played(
    edition: str, seed: str, tmp_path: Path
) -> None:
    record, file = played(seed, edition, "greedy"), tmp_path / "evening.record"
    players = [word for name in PLAYERS for word in ("--player", name)]
    typed = ["play", *players, "--edition", edition, "-o", str(file)]
    answer = CliRunner().invoke(rollwrite, typed, input=calls_text(record))
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert file.read_text("utf-8") == record_text(record)


@EDITIONS
def test_what_is_typed_from_the_sheets_has_the_score_that_was_played(edition: str) -> None:
    end = end_of(played("1", edition, "greedy"))
    text = game_text(end)
    game = open_source(Content(text, "game.toml"))
    assert game.find_problems() == []
    assert game.score().players == end.score().players
    assert [comment_on(sheet) in text for sheet in sheets_of(end)] == [True] * len(PLAYERS)
    assert "[board]" not in text
