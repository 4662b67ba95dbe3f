"""Which files hold one game: for certain, where all is the same, or perhaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence, Set
from itertools import combinations
from typing import NamedTuple

from scoring.answers.grid import Answer
from scoring.score import Account, Score
from sheets.table.players import bare_name
from sheets.words.text import Message, Text, joined

MOST_OTHERWISE = 1  # Lines that differ where the same people entered one game twice.


def different_games(answers: Sequence[Answer]) -> list[list[Answer]]:
    """Return the games in their order, each with all answers that are certainly of it."""
    games: list[list[Answer]] = []
    for answer in answers:
        known = (each for each in games if each[0].score.is_same_game(answer.score))
        if (same := next(known, None)) is None:
            games.append([answer])
        else:
            same.append(answer)
    return games


def given_twice(games: Sequence[Sequence[Answer]]) -> Iterator[Text]:
    """Yield a sentence for each game that is there repeatedly."""
    for game in games:
        names = [*dict.fromkeys(answer.file for answer in game)]
        if len(names) > 1:
            yield Text(
                "{files} hold the same game; the standings count it once", files=joined(names)
            )
        elif len(game) > 1:
            yield Text("{file} is given more than once; the standings count it once", file=names[0])


def perhaps_twice(games: Sequence[Sequence[Answer]]) -> Iterator[Text]:
    """Yield a sentence for each two games that differ by no more than somebody mistypes."""
    compared = [(game[0], _points(game[0].score)) for game in games]
    for (one, points), (other, others) in combinations(compared, 2):
        if _can_be_compared(one.score, other.score) and points.are_nearly(others):
            yield Text(
                "{files} are perhaps one game that was entered twice; the standings count both",
                files=joined([one.file, other.file]),
            )


def _can_be_compared(one: Score, other: Score) -> bool:
    return one.has_totals and len(one.players) == len(other.players) and one.can_be_same_game(other)


class _Points(NamedTuple):
    """The points of a game: the figures of each sheet, whoever played it, and each player's lines.

    They are gathered once for each game, for a club has many pairs of games.
    """

    sheets: Set[Hashable]
    lines: Set[Hashable]

    def are_nearly(self, other: _Points) -> bool:
        """Return whether two games have the same figures, or all but one under the same names."""
        if self.sheets == other.sheets:
            return True
        otherwise = max(len(self.lines - other.lines), len(other.lines - self.lines))
        return otherwise <= MOST_OTHERWISE


def _points(score: Score) -> _Points:
    accounts = [account for _, account in score.players]
    lines = (
        (bare_name(str(account.name)), *figure)
        for account in accounts
        for figure in _figures(account)
    )
    return _Points(_each(map(_figures, accounts)), _each(lines))


def _figures(account: Account) -> tuple[tuple[Message, int], ...]:
    return tuple((line.heading, line.points) for line in account.lines)


def _each(things: Iterable[Hashable]) -> Set[Hashable]:
    """Return things as a set, in which those that are alike have numbers."""
    often = Counter(things)
    return frozenset((thing, number) for thing in often for number in range(often[thing]))
