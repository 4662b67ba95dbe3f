"""A quick trial of an edition: a few dozen games by greedy players, at every number of players."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from rollwrite.play.merchants.simulation.run import Run
from rollwrite.play.merchants.simulation.tally import WIN, Tally, tally
from sheets.merchants.edition.checks import find_problems
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

GAMES = 36  # At each number of players.
# Turns of each player, by number of players.
LEAST_TURNS: Mapping[int, float] = {2: 6.5, 3: 8.5, 4: 9.0}
MOST_TURNS: Mapping[int, float] = {2: 10.5, 3: 12.5, 4: 13.0}
LEAST_ENDED = 0.9  # Share of games that M7.1 ends.
MOST_AHEAD = 0.2  # So much a seat may win more than its share, of so few games.


def faults_in_play(edition: Edition) -> float:
    """Return how far games with an edition are from good ones, 0 for not at all.

    An edition of which `edition check` has something to say is not played at all.
    """
    if find_problems(edition):
        return inf
    found = 0.0
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        run = Run(GAMES, "base", ("greedy",) * players, edition, seed="trial")
        found += _faults(tally(run, range(GAMES)), players)
        if found:
            break  # No need to look at more of it.
    return found


def _faults(found: Tally, players: int) -> float:
    counted = (key.partition("/") for key in found if key.startswith("turns/"))
    turns = sum(int(number) * found[f"turns/{number}"] for _, _, number in counted)
    each = turns / GAMES / players
    ended = found["ending/M7.1"] / GAMES
    wins = (found[f"seat/{seat}/wins"] / WIN / GAMES for seat in range(1, players + 1))
    return (
        max(0.0, LEAST_TURNS[players] - each, each - MOST_TURNS[players])
        + 10 * max(0.0, LEAST_ENDED - ended)
        + 5 * max(0.0, max(wins) - 1 / players - MOST_AHEAD)
    )
