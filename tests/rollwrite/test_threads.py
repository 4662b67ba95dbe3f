"""Finished games scored in several threads at once have the score that they have alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from unittest.mock import patch

import pytest

import rollwrite as rw
from scoring.open_game import MOST_EDITIONS
from sheets.game import PrintedGame
from tests.editions import EVENING, FIRST_PATH

THREADS = 4
STATES = sorted((Path(__file__).parents[1] / "states").glob("*/*.*"))
FILES = [*STATES, EVENING]


def answer(file: Path, editions: rw.Editions | None) -> str:
    return rw.answer(rw.score(file, editions=editions), "json")


@pytest.mark.parametrize("are_shared", [False, True])
def test_threads_score_what_one_alone_scores(are_shared: bool) -> None:
    """Every thread begins with another file, all at the same moment."""
    alone = {file: answer(file, None) for file in FILES}
    start, editions = Barrier(THREADS), rw.Editions() if are_shared else None

    def scored(thread: int) -> dict[Path, str]:
        start.wait(10)
        return {file: answer(file, editions) for file in (*FILES[3 * thread :], *FILES)}

    with ThreadPoolExecutor(THREADS) as threads:
        assert [*threads.map(scored, range(THREADS))] == [alone] * THREADS


def test_editions_that_threads_share_are_read_once() -> None:
    start, editions, really = Barrier(THREADS), rw.Editions(), PrintedGame.load

    def score(_thread: int) -> None:
        start.wait(10)
        rw.score(STATES[0], editions=editions)

    with patch.object(PrintedGame, "load", autospec=True, side_effect=really) as load:
        with ThreadPoolExecutor(THREADS) as threads:
            [*threads.map(score, range(THREADS))]
        assert load.call_count == 1


def test_an_edition_that_was_changed_is_known_to_new_editions(tmp_path: Path) -> None:
    own, state = tmp_path / "own.toml", {"edition": str(tmp_path / "own.toml"), "sheet": []}
    own.write_bytes(FIRST_PATH.read_bytes())
    before, text = rw.Editions(), own.read_text("utf-8")
    assert "edition" not in str(rw.check(state, editions=before))
    own.write_text(text.replace("game = ", "games = ", 1), "utf-8")
    assert "games" not in str(rw.check(state, editions=before))
    assert "games" in str(rw.check(state))


def test_no_more_editions_are_kept_than_memory_has_room_for() -> None:
    editions = rw.Editions()
    with patch.object(PrintedGame, "load", side_effect=OSError) as load:
        for number in (*range(MOST_EDITIONS + 1), *range(2, MOST_EDITIONS + 1), 0):
            rw.check({"edition": f"{number}.toml", "sheet": []}, editions=editions)
    assert load.call_count == MOST_EDITIONS + 2
