"""`rollwrite photo`: photographs of sheets, read into a state."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from cli.terminal.exits import ExitCode
from scoring.opening import open_game
from tests.rollwrite.photo.sheets_taken import EXAMPLE, SEED, drawing, of_example, photo_of
from tools.photographs.filled import take

NAMES = ("Anna", "Bernd", "Chloé")


def run(*arguments: object) -> Result:
    """Run the command; a traceback fails the test."""
    answer = CliRunner().invoke(main, ["photo", *map(str, arguments)])
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for seat, name in enumerate(NAMES):
        (folder / f"{seat}-{name}.jpg").write_bytes(
            photo_of(of_example(seat), seed=10 + seat, seat=seat)
        )
    return folder


def test_a_table_becomes_a_state_and_what_is_doubtful_is_named(photos: Path, here: Path) -> None:
    players = [part for name in NAMES for part in ("--player", name)]
    answer = run(photos, *players, "-o", "game.toml")
    assert answer.exit_code == (ExitCode.MALFORMED if answer.stderr else ExitCode.DONE)
    assert answer.stdout == "game.toml\n"
    read, meant = open_game(Path("game.toml")), open_game(EXAMPLE)
    assert read.state
    assert meant.state
    doubted = answer.stderr
    for sheet, filled in zip(read.state.sheet, meant.state.sheet, strict=True):
        for key in ("player", "gold", "wood", "crystal", "craft", "workers_crossed"):
            if key not in doubted:
                assert getattr(sheet, key) == getattr(filled, key)
        marks = {**getattr(sheet, "cards")}  # noqa: B009
        assert marks.items() <= getattr(filled, "cards").items()  # noqa: B009


def test_the_state_says_who_read_what(photos: Path, here: Path) -> None:
    text = run(photos / "0-Anna.jpg", "-o", "-").stdout
    assert text.startswith("# From photographs.")
    assert "gold = 2  # read\n" in text


def test_what_is_doubtful_is_asked_and_the_answer_noted(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A blank sheet: no track is circled, no total."""
    answers = iter(["x" * 50, "Anna", "many", *"0123", "3", "7"])
    Path("blank.jpg").write_bytes(photo_of(seed=30))
    monkeypatch.setattr("cli.commands.photo.is_terminal", lambda: True)
    monkeypatch.setattr("cli.commands.photo.typed_line", lambda _: next(answers, ""))
    answer = run("blank.jpg", "-o", "game.toml")
    assert "at most 40 fit" in answer.stderr
    assert "that is none of these" in answer.stderr
    text = Path("game.toml").read_text("utf-8")
    for step, track in enumerate(("gold", "wood", "crystal", "craft")):
        assert f"{track} = {step}  # person\n" in text


def test_the_pictures_of_all_steps_are_kept(photos: Path, here: Path) -> None:
    run(photos / "0-Anna.jpg", "-o", "game.toml", "--keep", "steps")
    kept = sorted(path.name for path in Path("steps").iterdir())
    assert kept == ["01-flat.png", "02-light.png", "03-marks.png"]


def test_a_missing_sheet_is_told(photos: Path, here: Path) -> None:
    answer = run(photos / "0-Anna.jpg", "-o", "game.toml")
    assert "the sheet of player 2 is missing\nthe sheet of player 3 is missing" in answer.stderr


def test_the_missing_sheet_of_a_game_alone_is_told(here: Path) -> None:
    page = drawing(1, "player", "solo")
    Path("alone.jpg").write_bytes(take(page, "held-out", SEED, "mild", (), "ball-pen").photo)
    answer = run("alone.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    assert "a photograph of the sheet 'ledger' is missing" in answer.stderr


def test_a_sheet_that_could_be_of_two_players_is_told(
    photos: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its code nothing on a sheet tells the seat."""
    monkeypatch.setattr("rollwrite.photo.identity._read_code", lambda *_: None)
    answer = run(photos / "0-Anna.jpg", "--player", "Anna", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    told = "0-Anna.jpg: nothing tells whose sheet it is; it is taken for that of Anna\n"
    assert told in answer.stderr


def test_several_photographs_of_one_sheet_are_one(photos: Path, here: Path) -> None:
    again = Path("again.jpg")
    again.write_bytes(photo_of(of_example(0), seed=20))
    answer = run(photos / "0-Anna.jpg", again, "--player", "Anna", "-o", "game.toml")
    assert "the sheet of player 2 is missing" in answer.stderr
    assert Path("game.toml").read_text("utf-8").count("[[sheet]]") == 1


def test_sheets_of_two_tables_are_refused(photos: Path, here: Path) -> None:
    Path("two.jpg").write_bytes(photo_of(players=2))
    answer = run(photos, "two.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    assert "these sheets are not of one table" in answer.stderr
    assert not Path("game.toml").exists()


def test_what_is_no_photograph_is_said_and_nothing_is_written(here: Path) -> None:
    Path("a.jpg").write_text("no picture", "utf-8")
    answer = run("a.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == "a.jpg: it is no picture that can be read\n"
    assert not Path("game.toml").exists()


def test_a_missing_file_is_said(here: Path) -> None:
    answer = run("none.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.FILE
    assert "none.jpg: no such file or directory" in answer.stderr


def test_without_the_extra_a_sentence_tells_how_to_get_it(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    answer = run("a.jpg")
    assert answer.exit_code == ExitCode.USAGE
    assert "pip install 'rollwrite[photo]'" in answer.stderr


def test_the_program_starts_without_the_extra() -> None:
    import subprocess

    code = "import sys, cli.main, rollwrite; sys.exit('cv2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
