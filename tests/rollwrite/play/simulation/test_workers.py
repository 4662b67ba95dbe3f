"""The same games come to the same, whoever plays them: processes of this machine, a cluster."""

import os
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from rollwrite.play.simulation.results import (
    ClusterError,
    Results,
    batch_size,
    play_here,
    play_there,
)
from rollwrite.play.simulation.run import Run, Tally, tally
from tests.covering import rest_slow
from tests.rollwrite.play.random_games import EDITION

RUN = Run(12, "base", ("greedy", "random"), EDITION)
SIZE = 2


def alone() -> Tally:
    """Return what the run comes to, played without any worker."""
    return tally(RUN, range(RUN.games))


@pytest.mark.parametrize("workers", rest_slow([2, 1, 8]))
def test_any_number_of_workers_plays_the_same_games(workers: int) -> None:
    played = Results(RUN)
    for batch, found in play_here(RUN, played.batches(SIZE), workers):
        played.add(batch, found)
    assert played.tally == alone()


def test_a_run_that_is_left_early_ends_its_workers() -> None:
    batches = play_here(RUN, Results(RUN).batches(1), 2)
    next(batches)
    batches.close()  # type: ignore[attr-defined]  # A generator.
    assert not [*batches]


def test_a_batch_is_short_where_games_are_long() -> None:
    assert batch_size(Run(1000, "base", ("planner", "greedy"), EDITION)) == 1
    assert batch_size(Run(1000, "base", ("greedy", "greedy"), EDITION)) > 5


@pytest.fixture
def address() -> str:
    """Return an address where nothing listens."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return f"tcp://127.0.0.1:{free.getsockname()[1]}"


@pytest.fixture
def cluster(address: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Yield a scheduler at the address and two worker processes, as a club might run them."""
    pytest.importorskip("distributed", reason="needs the extra simulate")
    port = address.rpartition(":")[2]
    programs = [
        _started("dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard"),
        *(
            _started("dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(2)
        ),
    ]
    try:
        _wait_for(address)
        yield programs
    finally:
        for program in programs:
            program.kill()
            program.wait()


def _started(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _wait_for(address: str) -> None:
    port, end = int(address.rpartition(":")[2]), time.monotonic() + 60
    while time.monotonic() < end:
        with closing(socket.socket()) as caller:
            if not caller.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.1)
    pytest.fail("no scheduler")


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_plays_the_same_games(
    address: str, cluster: list[subprocess.Popen[bytes]]
) -> None:
    played = Results(RUN)
    for batch, found in play_there(RUN, played.batches(SIZE), address):
        played.add(batch, found)
        if len(played.numbers) == RUN.games // 2:
            cluster[1].kill()
    assert played.tally == alone()


@pytest.mark.slow
def test_a_cluster_that_is_gone_leaves_what_was_played(
    address: str, cluster: list[subprocess.Popen[bytes]]
) -> None:
    run = Run(2000, "base", ("greedy", "greedy"), EDITION)
    played = Results(run)
    ended = play_there(run, played.batches(SIZE), address)
    for batch, found in islice(ended, 5):
        played.add(batch, found)
    cluster[0].kill()
    with pytest.raises(ClusterError, match=r"the Dask cluster at .* is gone"):
        played.add(*deque(ended).pop())
    assert played.tally["games"] == 10


@pytest.mark.slow
def test_no_scheduler_is_one_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="needs the extra simulate")
    monkeypatch.setattr("rollwrite.play.simulation.results.CONNECT", 1)
    with pytest.raises(ClusterError, match=r"no Dask scheduler answers at tcp://127.0.0.1:\d+"):
        next(play_there(RUN, Results(RUN).batches(SIZE), address))


@pytest.mark.slow
def test_what_sets_are_ordered_by_changes_no_game() -> None:
    """Each process orders its sets of words by a seed of its own."""
    program = f"from {__name__} import alone; print(sorted(alone().items()))"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[4],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1
