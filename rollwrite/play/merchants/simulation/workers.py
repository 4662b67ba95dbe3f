"""Batches of games played by processes of this machine, or by those of a Dask cluster."""

from __future__ import annotations

import logging
import signal
from asyncio import CancelledError
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any

from rollwrite.play.merchants.simulation.run import Run
from rollwrite.play.merchants.simulation.tally import Tally, tally
from sheets.words.text import Text

if TYPE_CHECKING:
    from distributed import Client

Batch = tuple[range, Tally]
CONNECT, POLL = 10, 2  # Seconds.
PATIENCE = 60  # Seconds without any worker, until a cluster is given up.
RETRIES = 3  # Of a batch that fails, such as on a worker that was killed.
GAME_SECONDS: Mapping[str, float] = {
    "random": 0.02,
    "greedy": 0.1,
    "planner": 10.0,
}  # About; of a game.
MOST_AT_ONCE, LEAST_BATCHES = 50, 8
AHEAD = 2  # Batches that wait for each worker, so that none has to.


def batch_size(run: Run) -> int:
    """Return how many games are played at a time: a second's work, or a few."""
    slowest = max(GAME_SECONDS[name] for name in run.players)
    return max(1, min(MOST_AT_ONCE, round(1 / slowest), -(-run.games // LEAST_BATCHES)))


def play_here(run: Run, batches: Iterable[range], workers: int) -> Iterator[Batch]:
    """Play batches of games in so many processes; yield each as it ends, in any order.

    One worker is this process itself. Whoever stops early stops the others, too.
    """
    if workers == 1:
        for batch in batches:
            yield batch, tally(run, batch)
        return
    waiting, futures = iter(batches), dict[Future[Tally], range]()
    with ProcessPoolExecutor(workers, initializer=_ignore_stop) as pool:
        try:
            while True:
                for batch in islice(waiting, workers * AHEAD - len(futures)):
                    futures[pool.submit(tally, run, batch)] = batch
                if not futures:
                    return
                for future in wait(futures, return_when=FIRST_COMPLETED).done:
                    yield futures.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_stop() -> None:
    """Leave Ctrl-C to the process that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class ClusterError(OSError):
    """A cluster that cannot be reached, or that is gone for good; the message is a text."""


def play_there(run: Run, batches: Iterable[range], address: str) -> Iterator[Batch]:
    """Play batches of games on a Dask cluster; yield each as it ends, in any order.

    What a lost worker had begun is played by another one. Raises ClusterError, and ImportError
    without the extra `simulate`.
    """
    from distributed import Client

    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # What matters is raised.
    try:
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError, ImportError) as error:
        message = Text("no Dask scheduler answers at {address}", address=address)
        raise ClusterError(message) from error
    try:
        yield from _played(client, run, iter(batches))
    except (OSError, CancelledError) as error:
        raise ClusterError(
            Text("the Dask cluster at {address} is gone", address=address)
        ) from error
    finally:
        client.close(timeout=1)


def _played(client: Client, run: Run, waiting: Iterator[range]) -> Iterator[Batch]:
    from distributed import wait

    futures: dict[Any, range] = {}
    seen = monotonic()
    while True:
        threads = sum(client.nthreads().values())
        if threads:
            seen = monotonic()
        elif monotonic() - seen > PATIENCE:
            raise ConnectionError
        for batch in islice(waiting, max(0, threads * AHEAD - len(futures))):
            futures[client.submit(tally, run, batch, pure=False, retries=RETRIES)] = batch
        if not futures and threads:
            return
        with suppress(TimeoutError), client.as_current():
            wait([*futures], timeout=POLL, return_when="FIRST_COMPLETED")
        for future in [each for each in futures if each.done()]:
            found = future.result()
            yield futures.pop(future), found
