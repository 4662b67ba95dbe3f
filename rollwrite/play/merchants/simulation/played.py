"""The games of a run that were played so far, and the file that keeps them for going on later."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rollwrite.play.merchants.simulation.run import Run
from rollwrite.play.merchants.simulation.tally import Tally
from sheets.words.text import Text

FORM = "rollwrite simulation 1"
MOST_GAMES = 1_000_000


class WrongPlayedError(ValueError):
    """A file of played games that cannot be gone on with; the message is a text."""


@dataclass(slots=True)
class Played:
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


def played_text(played: Played) -> str:
    """Return played games as their file holds them."""
    ranges = (
        [[each.start, each.stop] for each in _runs(iter(sorted(played.numbers)))]
        if (played.numbers)
        else []
    )
    tree = {
        "form": FORM,
        "run": played.run.mark,
        "played": ranges,
        "tally": dict(sorted(played.tally.items())),
    }
    return json.dumps(tree, indent=1) + "\n"


def parse_played(text: str, run: Run) -> Played:
    """Return the games of a run that a file says were played; raises WrongPlayedError."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WrongPlayedError(
            Text("is no whole file of a simulation; name another one, or delete it")
        ) from error
    if not isinstance(tree, dict) or tree.get("form") != FORM:
        raise WrongPlayedError(Text("is no file of a simulation; name another one"))
    if tree.get("run") != run.mark:
        raise WrongPlayedError(
            Text("is of another run: seats, variant, level, edition and seed must be the same")
        )
    return _built(tree, run)


def _built(tree: Mapping[str, Any], run: Run) -> Played:
    ranges, found = tree.get("played"), tree.get("tally")
    if not (isinstance(ranges, list) and isinstance(found, dict)) or not (
        all(_is_range(each) for each in ranges)
        and all(type(number) is int and number >= 0 for number in found.values())
    ):
        raise WrongPlayedError(Text("is damaged; name another one, or delete it"))
    numbers = {number for first, end in ranges for number in range(first, end)}
    if found.get("games", 0) != len(numbers):
        raise WrongPlayedError(Text("is damaged; name another one, or delete it"))
    if numbers and max(numbers) >= run.games:
        raise WrongPlayedError(
            Text("holds {played} games, more than are to be played", played=max(numbers) + 1)
        )
    return Played(run, numbers, Counter(found))


def _is_range(given: object) -> bool:
    return (
        isinstance(given, list)
        and len(given) == 2
        and all(type(each) is int for each in given)
        and 0 <= given[0] < given[1] <= MOST_GAMES
    )
