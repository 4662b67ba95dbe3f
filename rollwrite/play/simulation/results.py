"""The games of a run that were played so far: the file that keeps them, and the workers that play.

Batches of games are played by processes of this machine, or by those of a Dask cluster.
"""

from __future__ import annotations

import json
import logging
import signal
from asyncio import CancelledError
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import blake2s
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any

from sheets.words.text import SaidError, Text

if TYPE_CHECKING:
    from distributed import Client


from rollwrite.play.simulation.run import Run, Tally, tally

FORM = "rollwrite simulation 2"
MOST_GAMES = 1_000_000


class WrongResultsError(SaidError, ValueError):
    """A file of played games that cannot be gone on with; the message is a text."""


@dataclass(slots=True)
class Results:
    """What was played of a run: the numbers of the games, and what they come to."""

    run: Run
    numbers: set[int] = field(default_factory=set)
    tally: Tally = field(default_factory=Counter)

    def add(self, batch: range, found: Tally) -> None:
        """Count a batch of games; one that was counted before is not counted again."""
        if not self.numbers.issuperset(batch):
            self.numbers.update(batch)
            self.tally.update(found)

    def batches(self, size: int) -> Iterator[range]:
        """Yield the numbers of the games that are left, so many at a time."""
        for first in range(0, self.run.games, size):
            batch = range(first, min(first + size, self.run.games))
            if not self.numbers.issuperset(batch):
                yield from _runs(number for number in batch if number not in self.numbers)


def _runs(numbers: Iterator[int]) -> Iterator[range]:
    """Yield numbers that rise as ranges without a gap."""
    first = last = next(numbers)
    for number in numbers:
        if number != last + 1:
            yield range(first, last + 1)
            first = number
        last = number
    yield range(first, last + 1)


def results_text(played: Results) -> str:
    """Return played games as their file holds them."""
    runs = _runs(iter(sorted(played.numbers))) if played.numbers else ()
    tree = {
        "form": FORM,
        "run": played.run.mark,
        "played": [[each.start, each.stop] for each in runs],
        "tally": dict(sorted(played.tally.items())),
    }
    return json.dumps({**tree, "digest": _digest(tree)}, indent=1) + "\n"


def _digest(tree: Mapping[str, Any]) -> str:
    return blake2s(json.dumps(tree, sort_keys=True).encode(), digest_size=8).hexdigest()


def parse_results(text: str, run: Run) -> Results:
    """Return the games of a run that a file says were played; raises WrongResultsError."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WrongResultsError(
            "is no whole file of a simulation; name another one, or delete it"
        ) from error
    if not isinstance(tree, dict) or tree.get("form") != FORM:
        raise WrongResultsError("is no file of a simulation; name another one")
    if tree.get("run") != run.mark:
        raise WrongResultsError(
            "is of another run: seats, variant, level, edition and seed must be the same"
        )
    return _built(tree, run)


def _built(tree: dict[str, Any], run: Run) -> Results:
    # Only what a run wrote has its digest: nothing else in it can be wrong.
    if tree.pop("digest", "") != _digest(tree):
        raise WrongResultsError("was changed or is damaged; name another one, or delete it")
    numbers = {number for first, end in tree["played"] for number in range(first, end)}
    if numbers and max(numbers) >= run.games:
        raise WrongResultsError(
            "holds {played} games, more than are to be played", played=max(numbers) + 1
        )
    return Results(run, numbers, Counter(tree["tally"]))


Batch = tuple[range, Tally]
CONNECT, POLL = 10, 2  # Seconds.
PATIENCE = 60  # Seconds without any worker, until a cluster is given up.
RETRIES = 3  # Of a batch that fails, such as on a worker that was killed.
# About; of a game of greedy players, whatever their taste, and of others.
GREEDY_SECONDS = 0.15
GAME_SECONDS: Mapping[str, float] = {"random": 0.02, "hasty": 0.05, "planner": 5.0}
MOST_AT_ONCE, LEAST_BATCHES = 50, 8
AHEAD = 2  # Batches that wait for each worker, so that none has to.


def batch_size(run: Run) -> int:
    """Return how many games are played at a time: a second's work, or a few."""
    slowest = max(GAME_SECONDS.get(name, GREEDY_SECONDS) for name in run.players)
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

    with _unlogged("distributed", "distributed.client"):
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


@contextmanager
def _unlogged(*names: str) -> Iterator[None]:
    """Let a library log nothing meanwhile, as what matters is raised."""
    loggers = [logging.getLogger(name) for name in names]
    levels = [each.level for each in loggers]
    for each in loggers:
        each.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for each, level in zip(loggers, levels, strict=True):
            each.setLevel(level)


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
