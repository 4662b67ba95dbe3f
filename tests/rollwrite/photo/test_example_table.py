"""The example's table, photographed: read, asked, scored, and the score is the game's."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import rollwrite as rw
from cli.main import main
from tools.photographs.measured import measured
from tools.photographs.table import BOARD, EVENING, FILES, photographs
from tools.release.example import EXAMPLE, GAME, PLAYERS


def test_photographs_of_the_table_give_the_score_of_the_game(tmp_path: Path) -> None:
    read = tmp_path / "read.toml"
    players = [word for name in PLAYERS for word in ("--player", name)]
    photos = [str(EXAMPLE / name) for name in FILES]
    answer = CliRunner().invoke(main, ["photo", *photos, *players, "-o", str(read), "--score"])
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "Anna wins with 68" in answer.stdout
    assert rw.score(read).players == rw.score(GAME).players


def test_the_photographed_board_of_the_evening_tells_its_regions(tmp_path: Path) -> None:
    read = tmp_path / "read.toml"
    players = [word for name in PLAYERS for word in ("--player", name)]
    said = CliRunner().invoke(main, ["photo", str(BOARD), *players, "-o", str(read)])
    assert said.stderr == "a photograph of the sheet 'player' is missing\n"
    told, meant = (CliRunner().invoke(main, ["regions", str(each)]).stdout.splitlines()
                   for each in (read, EVENING))  # fmt: skip
    assert told == meant
    assert f"\n{told[-1]}\n" in (EXAMPLE / "README.md").read_text("utf-8")


@pytest.mark.slow
def test_photographs_of_a_group_are_counted_beside_its_typed_game(tmp_path: Path) -> None:
    for name in (*FILES, GAME.name):
        (tmp_path / name).write_bytes((EXAMPLE / name).read_bytes())
    found = measured(tmp_path)
    assert (found["sheets"], found["refused"], found["wrong"], found["asked"]) == (3, 0, 0, 0)
    text = GAME.read_text("utf-8").replace("craft = 2", "craft = 3", 1)
    (tmp_path / GAME.name).write_text(text, "utf-8")
    assert measured(tmp_path)["wrong"] == 1


@pytest.mark.slow
def test_the_photographs_are_those_that_the_script_takes() -> None:
    """What libraries for pictures round is not compared: sizes are near."""
    for path, photo in photographs():
        assert path.stat().st_size == pytest.approx(len(photo), rel=0.05)
