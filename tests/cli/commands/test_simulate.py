"""`rollwrite simulate`: many games by computer players, told in a report."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from cli.terminal.exits import ExitCode
from rollwrite.play.simulation import results
from rollwrite.play.simulation.run import Run, Tally, tally
from tests.cli.running import rollwrite

ROOT = Path(__file__).parents[3]
PLAYED: dict[tuple[str, range], Tally] = {}
FEW = ("--players", 2, "--games", 6, "--workers", 1)


run = partial(rollwrite, "simulate")


def tally_once(run: Run, numbers: range) -> Tally:
    """Return what `tally` does; a module's function, since workers are told its name."""
    key = (run.mark, numbers)
    if key not in PLAYED:
        PLAYED[key] = tally(run, numbers)
    return PLAYED[key].copy()


@pytest.fixture(autouse=True, scope="module")
def a_game_is_played_once() -> Iterator[None]:
    """Let commands that play the same games share what these come to."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(results, "tally", tally_once)
        yield


def test_the_report_tells_how_games_went() -> None:
    answer = run(*FEW)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    for part in ("games: 6", "Endings", "Where crowns come from", "Cards, of all players"):
        assert part in answer.stdout


def test_the_report_for_scripts_has_every_figure() -> None:
    tree = json.loads(run(*FEW, "--format", "json").stdout)
    assert tree["games"] == 6
    assert sum(each["share"]["value"] for each in tree["endings"].values()) == pytest.approx(1)
    assert tree["seat"]["1"]["wins"]["low"] <= tree["seat"]["1"]["wins"]["value"]


@pytest.mark.parametrize(("language", "said"), [("de", "Enden"), ("fr", "Fins")])
def test_the_report_is_told_in_every_language(language: str, said: str) -> None:
    assert said in run(*FEW, "--language", language).stdout


@pytest.mark.slow
def test_a_page_is_written_as_its_name_says(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needs the extra simulate")
    page = tmp_path / "report.html"
    assert run(*FEW, "-o", page).exit_code == ExitCode.DONE
    assert page.read_text("utf-8").count("<svg") >= 5


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    for arguments in (("--format", "html"), ("--cluster", "tcp://127.0.0.1:1")):
        answer = run("--games", 1, *arguments)
        assert answer.exit_code == ExitCode.USAGE
        assert "'.[simulate]'" in answer.stderr


def test_seats_are_given_to_players_by_name() -> None:
    tree = json.loads(run("--seats", "greedy,random", "--games", 4, "--format", "json").stdout)
    assert tree["players"] == ["greedy", "random"]
    assert tree["player"]["greedy"]["wins"]["value"] > 0.5


def test_alone_it_is_told_who_wins_at_a_level() -> None:
    answer = run("--variant", "solo", "--level", "expert", "--games", 1, "--workers", 1)
    assert "level: expert" in answer.stdout
    assert "Against the Trolls" in answer.stdout


def test_a_run_goes_on_from_its_file_to_the_same_report(tmp_path: Path) -> None:
    whole = run(*FEW, "--format", "json").stdout
    file = tmp_path / "run.json"
    assert run("--players", 2, "--games", 3, "--workers", 1, "--resume", file).exit_code == 0
    assert run(*FEW, "--resume", file, "--format", "json").stdout == whole
    before = file.stat().st_mtime_ns
    assert run(*FEW, "--resume", file, "--format", "json").stdout == whole
    assert file.stat().st_mtime_ns >= before


def test_a_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    run(*FEW, "--resume", file)
    content = file.read_bytes()
    answer = run(*FEW, "--seed", "other", "--resume", file)
    assert answer.exit_code == ExitCode.MALFORMED
    assert "is of another run" in answer.stderr
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe\x00", b"[]"])
def test_a_file_that_is_none_of_a_run_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "run.json"
    file.write_bytes(content)
    answer = run(*FEW, "--resume", file)
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_a_folder_in_place_of_a_file_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for option in ("--resume", "-o"):
        assert run("--games", 10_000, option, tmp_path).exit_code == ExitCode.FILE


def test_no_cluster_is_one_sentence() -> None:
    pytest.importorskip("distributed", reason="needs the extra simulate")
    answer = run("--games", 2, "--cluster", "nonsense")
    assert answer.exit_code == ExitCode.FILE
    assert "no Dask scheduler answers at nonsense" in answer.stderr


@pytest.mark.slow
def test_ctrl_c_reports_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    arguments = ["simulate", "--players", "2", "--games", "100000", "--resume", str(file)]
    program = Popen(
        [sys.executable, "-m", "rollwrite", *arguments, "--format", "json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=PIPE,
        stderr=PIPE,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    )
    try:
        end = time.monotonic() + 60
        while not file.exists() and time.monotonic() < end:
            time.sleep(0.1)
        os.killpg(program.pid, signal.SIGINT)  # As a terminal does: workers get it, too.
        shown, wrong = program.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == ExitCode.STOPPED
    assert b"Traceback" not in wrong
    played = json.loads(file.read_text("utf-8"))["tally"]["games"]
    assert 0 < json.loads(shown)["games"] == played < 100_000


def _hear_ctrl_c() -> None:
    """Undo what a shell does to programs in its background, which never hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
