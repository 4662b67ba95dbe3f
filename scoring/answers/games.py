"""Which files hold one game: for certain, where all is the same, or perhaps."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

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
    for one, other in combinations([game[0] for game in games], 2):
        if _is_nearly_same(one.score, other.score):
            yield Text(
                "{files} are perhaps one game that was entered twice; the standings count both",
                files=joined([one.file, other.file]),
            )


def _is_nearly_same(one: Score, other: Score) -> bool:
    """Return whether two scores have the same figures under other names, or all but one of them."""
    is_comparable = one.has_totals and one.is_of_same_day(other)
    if not is_comparable or len(one.players) != len(other.players):
        return False
    sheets, others = (
        Counter(_figures(account) for _, account in each.players) for each in (one, other)
    )
    return sheets == others or max(_otherwise(one, other), _otherwise(other, one)) <= MOST_OTHERWISE


def _figures(account: Account) -> tuple[tuple[Message, int], ...]:
    return tuple((line.heading, line.points) for line in account.lines)


def _otherwise(one: Score, other: Score) -> int:
    """Count the lines of one score that stand not so in another one."""
    lines, others = (Counter(_lines(each)) for each in (one, other))
    return (lines - others).total()


def _lines(score: Score) -> Iterator[tuple[object, ...]]:
    for _, account in score.players:
        yield from ((bare_name(str(account.name)), *figure) for figure in _figures(account))
