"""The standings after several games: what everybody has played, won and earned in all of them.

Which files hold one game is found first: for certain, where all is the same, or perhaps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Any, NamedTuple

from scoring.answers.grid import Answer
from scoring.score import Account, Score
from sheets.table.players import bare_name, folded_name, spelled_alike
from sheets.words.text import Message, Text, joined
from sheets.words.translation import Translation

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


TITLE = Text("Standings")
_HEADINGS = (Text("Rank"), Text("Name"), Text("Games"), Text("Wins"), Text("Win rate"))
RATE = 4  # The index of the column.
_OF_POINTS = (Text("Points"), Text("Average"), Text("Best"))
BY_WINS, BY_POINTS = Text("Ranked by wins."), Text("Ranked by wins, then by points.")
SHARED_WINS = Text("A win that is shared counts for everybody who shares it.")


@dataclass(slots=True)
class Standing:
    """What one player has: games played and won, the points of all of them and of the best.

    Of the wins some may be shared. Players who share the place have the same rank.
    """

    name: str
    rank: int = 0
    games: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    best: int = 0

    @property
    def rate(self) -> float:
        """How many of the games were won, from 0 to 1."""
        return self.wins / self.games

    @property
    def average(self) -> float:
        """The points of a game on average."""
        return self.points / self.games

    def add(self, rank: int, points: int, *, is_shared: bool) -> None:
        """Count one more game."""
        self.best = max(self.best, points) if self.games else points
        self.games += 1
        self.wins += rank == 1
        self.shared += rank == 1 and is_shared
        self.points += points


@dataclass(frozen=True, slots=True)
class Standings:
    """All players, who has won most first; their points too where all games are the same.

    `counted` are the games. `doubts` are sentences for whoever gave the files: a game given twice,
    a name spelled otherwise.
    """

    players: tuple[Standing, ...]
    has_points: bool
    games: int
    doubts: tuple[Text, ...] = ()
    counted: tuple[Score, ...] = ()

    @property
    def figures(self) -> list[list[Any]]:
        """A row for each player, for programs: rates from 0 to 1, figures as numbers."""
        return [
            [
                *(each.rank, each.name, each.games, each.wins, round(each.rate, 3)),
                *((each.points, round(each.average, 1), each.best) if self.has_points else ()),
            ]
            for each in self.players
        ]

    @property
    def tree(self) -> list[dict[str, Any]]:
        """The rows by keys that are never translated."""
        keys = ("rank", "name", "games", "wins", "win_rate", "points", "average", "best")
        return [dict(zip(keys, row, strict=False)) for row in self.figures]


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """Standings in one language: the headings, a row of cells for each player, what ties mean.

    Rank and name come first, then figures.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]


def standings_of(answers: Sequence[Answer]) -> Standings | None:
    """Return the standings after several games, None where fewer than two were scored.

    Who has won as often and, where all games are the same, has as many points, shares the place;
    points of different games are not added up. A game that two files hold counts once.
    """
    scored = [answer for answer in answers if answer.score.players]
    if len(scored) < 2:
        return None
    games = different_games(scored)
    counted = [game[0].score for game in games]
    has_points = len({score.game for score in counted}) == 1 and counted[0].has_totals
    found = sorted(_standings(counted), key=lambda each: each.name.casefold())
    strengths = [(each.wins, each.points if has_points else 0) for each in found]
    for own, each in zip(strengths, found, strict=True):
        each.rank = sum(other > own for other in strengths) + 1
    doubts = (*given_twice(games), *perhaps_twice(games), *_spelled_otherwise(found, counted))
    players = tuple(sorted(found, key=lambda each: each.rank))
    return Standings(players, has_points, len(counted), doubts, tuple(counted))


def _standings(scores: Sequence[Score]) -> Iterator[Standing]:
    """Yield what each person has; the Trolls are none."""
    found: dict[str, Standing] = {}
    parted = _at_one_table(scores, spelled_alike)
    for score in scores:
        is_shared = len(score.winners) > 1
        for rank, account in score.players:
            if isinstance(name := account.name, str):
                key = spelled_alike(name)
                own = folded_name(name) if key in parted else key
                standing = found.setdefault(own, Standing(name))
                standing.add(rank, account.total, is_shared=is_shared)
    yield from found.values()


def _spelled_otherwise(found: Sequence[Standing], scores: Sequence[Score]) -> Iterator[Text]:
    """Say which names may be spellings of one person's."""
    rows: dict[str, list[str]] = {}
    for each in found:
        rows.setdefault(bare_name(each.name), []).append(each.name)
    parted = {"", *_at_one_table(scores, bare_name)}
    for key, names in rows.items():
        if len(names) > 1 and key not in parted:
            yield Text(
                "{names} have a row each in the standings; if they are one person, write the name "
                "alike in every file",
                names=joined(names),
            )


def _at_one_table(scores: Sequence[Score], key: Callable[[str], str]) -> set[str]:
    """Return what names of one game have in common: nobody sits at a table twice."""
    tables = (
        Counter(key(name) for _, (name, *_) in score.players if isinstance(name, str))
        for score in scores
    )
    return {each for table in tables for each, often in table.items() if often > 1}


def standings_table(standings: Standings, words: Translation) -> StandingsTable:
    """Return standings in a language."""
    return StandingsTable(
        words(TITLE),
        headings(standings, words),
        tuple(tuple(map(words, _cells(each, standings))) for each in standings.players),
        tuple(map(words, _notes(standings))),
    )


def headings(standings: Standings, words: Translation) -> tuple[str, ...]:
    """Return what stands above the columns."""
    return tuple(map(words, (*_HEADINGS, *(_OF_POINTS if standings.has_points else ()))))


def _cells(each: Standing, standings: Standings) -> Iterator[Message]:
    yield from (str(each.rank), each.name, str(each.games), str(each.wins))
    yield Text("{number} %", number=round(100 * each.rate))
    if standings.has_points:
        whole, tenth = divmod(round(10 * each.average), 10)
        yield str(each.points)
        yield Text("{whole}.{tenth}", whole=whole, tenth=tenth)
        yield str(each.best)


def _notes(standings: Standings) -> Iterator[Message]:
    """Yield how they are ranked, who shares places or wins, and what is doubtful."""
    yield BY_POINTS if standings.has_points else BY_WINS
    for rank, group in groupby(standings.players, key=lambda each: each.rank):
        if len(names := [each.name for each in group]) > 1:
            yield Text("{names} share place {rank}.", names=joined(names), rank=rank)
    if any(each.shared for each in standings.players):
        yield SHARED_WINS
    for doubt in standings.doubts:
        yield Text("Note: {sentence}.", sentence=doubt)
