"""`rollwrite replay`: a record as text, JSON, a state, sheets."""

import json
import tomllib
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image, ImageSequence
from PIL.GifImagePlugin import GifImageFile

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.play.answers.json import turn_tree
from rollwrite.play.record import record_text
from rollwrite.play.replay import record_of, replay_of
from rollwrite.play.sheet_state import score_of, state_of
from rollwrite.replays import GIF_HEIGHT, GIF_WIDTH
from scoring.answers.json import score_tree
from scoring.merchants.state import state_tree
from sheets.drawing.names import PAPER_NAMES
from sheets.drawing.paper import PAPERS
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.cli.running import rollwrite
from tests.editions import EVENING, FIRST_PATH
from tests.rollwrite.play.random_games import random_game, start_of

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests/golden"
QUIET = 4  # A turn that brought nothing about.


run = partial(rollwrite, "replay")


def shown(*arguments: object) -> str:
    answer = run(*arguments)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    return answer.stdout


def any_record(variant: str, players: int, seed: int) -> str:
    start = start_of(variant, players)
    return record_text(record_of(start, [step for step, _ in random_game(start, seed)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_so_far_in_three_languages(language: str, regenerate: bool) -> None:
    said = shown(EVENING, "--turn", QUIET, "--language", language)
    golden = GOLDEN / f"replay-{language}.txt"
    if regenerate:
        golden.write_text(said, "utf-8")
    assert said == golden.read_text("utf-8")


def test_a_turn_that_stops_in_the_middle_says_what_can_follow(tmp_path: Path) -> None:
    lines = EVENING.read_text("utf-8").splitlines()
    begun = next(place for place, line in enumerate(lines) if line.startswith("2 Anna"))
    for steps, said in (
        ("roll craft ?", "The dice show craft, ?: draw that and a worker."),
        ("roll craft ?; draw craft M3 gold M4", "Possible: worker M2, worker L3 or worker L4"),
    ):
        text = "\n".join([*lines[:begun], f"2 Anna: {steps}"])
        answer = run("-", stdin=text)
        assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
        assert said in answer.stdout


@pytest.mark.parametrize(("variant", "players"), [("base", 4), ("family", 3), ("solo", 1)])
def test_sheets_in_json_are_those_of_the_states(variant: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(any_record(variant, players, 5), "utf-8")
    tree = json.loads(shown(path, "--format", "json"))
    assert list(tree) == ["game", "variant", "players", "turns", "problems"]
    replayed = replay_of(path.read_text("utf-8"))
    assert len(tree["turns"]) == len(replayed.turns)
    for turn, played in zip(tree["turns"], replayed.turns, strict=True):
        state = state_tree(state_of(played.after))
        assert list(turn["sheets"].values()) == state["sheet"]
        assert [*turn["sheets"]] == tree["players"]
        assert (turn["round"], turn["player"]) == (played.round, played.player)
        assert turn["steps"] == list(played.texts)
        assert turn.get("trolls", {}) == state.get("trolls", {})


@pytest.mark.parametrize("seed", range(5))
def test_gains_are_what_was_written_on_the_sheets(seed: int) -> None:
    replayed = replay_of(any_record("base", 4, seed))
    before = replayed.start
    assert before is not None
    for played in replayed.turns:
        gains = turn_tree(played)["gains"]
        for name, old, new in zip(
            before.table.names, before.sheets, played.after.sheets, strict=True
        ):
            more = sum(new.crowns) - sum(old.crowns)
            assert gains.get(name, {}).get("crowns", 0) == more
            if name != played.player:  # Who is on may also have paid.
                assert sum(new.tracks) - sum(old.tracks) == sum(
                    amount for what, amount in gains.get(name, {}).items() if what != "crowns"
                )
        before = played.after


def test_a_closed_region_earns_hexes_times_workers_m5_3() -> None:
    tree = json.loads(shown(EVENING, "--format", "json"))
    [closed] = [each for turn in tree["turns"] for each in turn["closed"] if "J2" in each["hexes"]]
    # Two hexes; of Chloé's workers two touch them, of Anna's and Bernd's one.
    wood = {"resource": "wood", "hexes": ["J2", "K2"], "earns": {"A": 2, "B": 2, "C": 4}}
    assert closed == wood


@pytest.mark.parametrize(("variant", "players"), [("base", 3), ("family", 2), ("solo", 1)])
def test_the_state_as_toml_is_scored_the_same(variant: str, players: int, tmp_path: Path) -> None:
    path, state = tmp_path / "game.record", tmp_path / "state.toml"
    path.write_text(any_record(variant, players, 2), "utf-8")
    assert shown(path, "-o", state) == f"{state}\n"
    runner = CliRunner()
    scores = [
        json.loads(runner.invoke(main, ["score", str(file), "--format", "json"]).stdout)
        for file in (path, state)
    ]
    assert scores[0]["players"]
    assert [each["players"] for each in scores] == [scores[0]["players"]] * 2
    position = replay_of(path.read_text("utf-8")).position
    assert position is not None
    tree = score_tree(score_of(position), load_translation("en"))
    assert tree["players"] == scores[1]["players"]


def test_a_state_elsewhere_still_finds_the_editions_file(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_bytes(FIRST_PATH.read_bytes())
    text = EVENING.read_text("utf-8").replace("pandoria-merchants 1.0.0", "ours.toml")
    (tmp_path / "evening.record").write_text(text, "utf-8")
    (tmp_path / "states").mkdir()
    state = tmp_path / "states" / "state.toml"
    shown(tmp_path / "evening.record", "-o", state)
    assert tomllib.loads(state.read_text("utf-8"))["edition"] == "../ours.toml"
    assert CliRunner().invoke(main, ["score", str(state)]).exit_code == ExitCode.DONE


def test_what_comes_before_a_fault_is_in_json_too(tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    path.write_text(EVENING.read_text("utf-8").replace("worker L4", "worker A1", 1), "utf-8")
    tree = json.loads(run(path, "--format", "json").stdout)
    assert len(tree["turns"]) == 3
    [problem] = tree["problems"]
    assert (problem["rule"], problem["line"]) == ("M3.4", 11)


@pytest.mark.slow
def test_sheets_are_those_that_sheets_filled_draws(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    look = ["--theme", "ink", "--paper", "letter", "--language", "de"]
    shown(EVENING, "--turn", 20, *look, "--format", "svg", "-o", f"{tmp_path}/one/")
    arguments = ["sheets", "--filled", str(EVENING), "--turn", "20", *look]
    runner = CliRunner()
    runner.invoke(main, [*arguments, "--format", "svg", "-o", f"{tmp_path}/other/"])
    pages = [
        {path.name: path.read_bytes() for path in (tmp_path / folder).iterdir()}
        for folder in ("one", "other")
    ]
    assert pages[0] == pages[1]
    assert "player-3-chloe.svg" in pages[0]
    assert shown(EVENING, "-o", tmp_path / "sheets.pdf") == f"{tmp_path}/sheets.pdf\n"
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")


def test_papers_are_called_as_they_are() -> None:
    assert tuple(PAPERS) == PAPER_NAMES


def test_a_game_is_a_picture_that_moves_a_page_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "evening.gif"
    assert shown(EVENING, "--turn", 3, "-o", path).strip() == str(path)
    with Image.open(path) as picture:
        assert isinstance(picture, GifImageFile)
        assert (picture.n_frames, picture.width) == (4, GIF_WIDTH)
        frames = {each.convert("RGB").tobytes() for each in ImageSequence.Iterator(picture)}
    assert len(frames) == 4


def test_a_low_board_is_a_wider_picture(tmp_path: Path) -> None:
    record = tmp_path / "two.record"
    record.write_text(
        "rollwrite record 1\ngame merchants base\nplayer Anna\nplayer Bernd\n\n1 Anna: start 1\n"
    )
    shown(record, "-o", tmp_path / "two.gif")
    with Image.open(tmp_path / "two.gif") as picture:
        assert picture.width > GIF_WIDTH
        assert picture.height == pytest.approx(GIF_HEIGHT, abs=2)
