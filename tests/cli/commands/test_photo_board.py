"""`rollwrite photo` of a whole table: player sheets and the board, which is held to them."""

import json
import tomllib
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

import rollwrite as rw
from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.sources import open_source
from scoring.open_game import OpenGame
from sheets.drawing.shapes import PageKey
from tests.rollwrite.photo.sheets_taken import MEGAPIXELS
from tools.photographs.filled import take
from tools.photographs.signs.boards import take_board

RECORD = Path(__file__).parents[2] / "records" / "base-2-1.record"
NAMES = ("Anna", "Bernd")
PLAYERS = [part for name in NAMES for part in ("--player", name)]
SEED = 2_999_100

pytestmark = pytest.mark.slow  # Photographs of boards take long.


def run(*arguments: object) -> Result:
    """Run the command; a traceback fails the test."""
    answer = CliRunner().invoke(main, [*map(str, arguments)])
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


@cache
def game() -> OpenGame:
    return open_source(RECORD)


@cache
def photographs(*, is_bare: bool) -> dict[str, bytes]:
    """Return photographs of the game's sheets and of its board, or of one without Swamp."""
    fillings, edition = game().fillings(), game().tree()["edition"]
    board, *pages = rw.draw("merchants", ["board", "player"], players=NAMES, edition=edition)
    found = {}
    for seat, name in enumerate(NAMES):
        left = [each for each in fillings[PageKey("player", seat)] if each.how != "shield"]
        page = pages[seat].drawing
        taken = take(page, "held-out", SEED + seat, "mild", left, "ball-pen", MEGAPIXELS)
        found[f"{name}.jpg"] = taken.photo
    drawn = [each for each in fillings[PageKey("board")] if not (is_bare and each.how == "blacken")]
    lots = np.random.default_rng(SEED + 1)
    found["board.jpg"] = take_board(
        board.drawing, "held-out", "mild", drawn, "ball-pen", len(NAMES), lots
    )
    return found


@pytest.fixture(autouse=True)
def one_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process read all photographs, with the blank pages that it has drawn."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def photographed(here: Path, *, is_bare: bool = False) -> Path:
    """Return a folder with these photographs."""
    folder = here / "photos"
    folder.mkdir()
    for name, photo in photographs(is_bare=is_bare).items():
        (folder / name).write_bytes(photo)
    return folder


def test_sheets_and_board_are_a_state_with_a_board(here: Path) -> None:
    answer = run("photo", photographed(here), *PLAYERS, "-o", "game.toml")
    assert (answer.stderr, answer.exit_code) == ("", ExitCode.DONE)
    text = Path("game.toml").read_text("utf-8")
    assert tomllib.loads(text)["board"] == game().tree()["board"]
    assert "# read; a proposal, the sheets count" in text
    assert run("check", "game.toml").exit_code == ExitCode.DONE
    assert run("regions", "game.toml").exit_code == ExitCode.DONE


def test_the_score_is_that_of_the_sheets_whatever_the_board_says(here: Path) -> None:
    """M9: the sheets have spells cast that blacken hexes, and on the board none is black."""
    answer = run("photo", photographed(here, is_bare=True), *PLAYERS, "-o", "game.toml", "--score")
    assert (
        "the board as it was read disagrees with the sheets, which count: board, swamp: the "
        "number of shaded hexes is 0"
    ) in answer.stderr
    assert answer.exit_code == ExitCode.DONE
    assert "\n# [board]\n" in Path("game.toml").read_text("utf-8")
    found = open_source(Path("game.toml")).score().players
    wanted = game().score().players
    assert [each.account.total for each in found] == [each.account.total for each in wanted]


def test_as_json_it_says_what_is_proposed_and_what_disagrees(here: Path) -> None:
    told = json.loads(
        run("photo", photographed(here, is_bare=True), *PLAYERS, "--format", "json").stdout
    )
    proposal = told["proposal"]
    assert (proposal["in_state"], "board" in told["state"]) == (False, False)
    assert "M9" in [each["rule"] for each in proposal["disagreements"]]
    assert proposal["board"]["workers"] == game().tree()["board"]["workers"]
