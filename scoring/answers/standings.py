"""Standings: what players have won in several games, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring.answers import Answer
from sheets.table.players import folded_name
from sheets.words.text import Text
from sheets.words.translation import Translation

STANDINGS = Text("Standings")


@dataclass(slots=True)
class Standing:
    """What one player has: games played and won, and the points of all of them."""

    name: str
    games: int = 0
    wins: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Standings:
    """A table in one language: the headings, and a row for each player, who has won most first.

    Rank and name come first, then figures.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def standings_of(answers: Sequence[Answer], words: Translation) -> Standings | None:
    """Return the standings after several games, None where fewer than two were scored.

    Who has won as often and, where all games are the same, has as many points, shares the place;
    points of different games are not added up.
    """
    scored = [answer.score for answer in answers if answer.score.players]
    if len(scored) < 2:
        return None
    has_points = len({score.game for score in scored}) == 1 and scored[0].has_totals
    found = sorted(_standings(answers), key=lambda each: each.name.casefold())
    strengths = [(each.wins, each.points if has_points else 0) for each in found]
    ranks = [sum(other > own for other in strengths) + 1 for own in strengths]
    ranked = sorted(zip(ranks, found, strict=True), key=lambda pair: pair[0])
    headings = (Text("Rank"), Text("Name"), Text("Games"), Text("Wins"), Text("Points"))
    rows = (
        (
            str(rank),
            *(each.name, str(each.games), str(each.wins)),
            *((str(each.points),) if has_points else ()),
        )
        for rank, each in ranked
    )
    shown = headings if has_points else headings[:-1]
    return Standings(words(STANDINGS), tuple(map(words, shown)), tuple(rows))


def _standings(answers: Sequence[Answer]) -> Iterator[Standing]:
    """Yield what each person has; the Trolls are none."""
    found: dict[str, Standing] = {}
    for answer in answers:
        for rank, account in answer.score.players:
            if isinstance(account.name, str):
                standing = found.setdefault(folded_name(account.name), Standing(account.name))
                standing.games += 1
                standing.wins += rank == 1
                standing.points += account.total
    yield from found.values()
