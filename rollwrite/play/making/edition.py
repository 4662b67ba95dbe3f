"""An edition from a seed: board, cards and solo map drawn by lots, and tried by play."""

import unicodedata
from base64 import b32encode
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from hashlib import sha256
from itertools import chain
from math import inf
from typing import Any

from rollwrite.play.making import SeededRandom
from rollwrite.play.making.board import make_board
from rollwrite.play.making.cards import Uses, make_columns, priced, uses_in_play
from rollwrite.play.making.solo_map import make_solo_map
from rollwrite.play.simulation.run import WIN, Run, Tally, tally
from sheets.files.toml import write_toml
from sheets.hexes import Hex, edge_name, hex_name
from sheets.merchants.edition.checks import find_problems, find_seed_problems
from sheets.merchants.edition.edition import (
    FEWEST_PLAYERS,
    LONGEST_SEED,
    MOST_PLAYERS,
    Edition,
    SoloMap,
)
from sheets.words.text import SaidError

ID = "seeded-merchants"
CODE = 7  # Signs of the version.
MOST_BOARDS = 6  # That are tried; the best of them is taken where none is good.


class SeedError(SaidError, ValueError):
    """A seed that cannot stand on a page; the message is a text."""


DRAWN = (("board",), ("columns",), ("solo",))  # All else is that of the base, names too.
GAMES = 24  # At each number of players.
# Turns of each player, by number of players.
LEAST_TURNS: Mapping[int, float] = {2: 6.5, 3: 8.5, 4: 9.0}
MOST_TURNS: Mapping[int, float] = {2: 10.5, 3: 12.5, 4: 13.0}
LEAST_ENDED = 0.9  # Share of games that M7.1 ends.
MOST_AHEAD = 0.25  # So much a seat may win more than its share, of so few games.


def faults_in_play(edition: Edition) -> float:
    """Return how far games with an edition are from good ones, 0 for not at all.

    What was drawn by lots and has a problem for `edition check` is not played at all.
    """
    if any(problem.path[:1] in DRAWN for problem in find_problems(edition)):
        return inf
    found = 0.0
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        run = Run(GAMES, "base", ("hasty",) * players, edition, seed="trial")
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


Trial = Callable[[Edition], float]  # How far an edition is from playing well, 0 for not at all.


def make_edition(
    seed: str, base: Edition, trial: Trial = faults_in_play, uses: Uses = uses_in_play
) -> Edition:
    """Return the edition of a seed, the same wherever it is made.

    Names, rules, values, archive and targets are those of `base`. Letters of either case and
    spaces around make no difference. Raises SeedError for a seed that no page can show.
    """
    shown = tidy_seed(seed)
    drawn = shown.casefold()
    columns = make_columns(SeededRandom(f"{drawn}/cards"))
    solo = replace(base.solo, map=make_solo_map(SeededRandom(f"{drawn}/solo")))
    made = replace(base, id=ID, columns=columns, solo=solo, seed=shown)
    for problem in find_seed_problems(made):  # Letters that no face of the sheets has.
        raise SeedError(problem.message)
    boards = (make_board(SeededRandom(f"{drawn}/board/{number}")) for number in range(MOST_BOARDS))
    first = next(boards)
    made = priced(replace(made, board=first), uses)
    best, fewest = made, inf
    for board in chain([first], boards):
        tried = replace(made, board=board)
        faults = trial(tried)
        if faults < fewest:
            best, fewest = tried, faults
        if not faults:
            break
    return replace(best, version=_code(best))


def tidy_seed(seed: str) -> str:
    """Return a seed as it stands on the pages; raises SeedError where it cannot."""
    found = " ".join(unicodedata.normalize("NFC", seed).split())
    if not found:
        raise SeedError("a seed is a word or two, such as a club's name and the week")
    if len(found) > LONGEST_SEED or not found.isprintable():
        raise SeedError("a seed is one line of at most {most} letters", most=LONGEST_SEED)
    return found


def _code(edition: Edition) -> str:
    """Return a short text that tells an edition from any other: what is printed decides."""
    content = edition_text(replace(edition, version="", seed=""))
    return b32encode(sha256(content.encode()).digest()).decode()[:CODE]


def edition_text(edition: Edition) -> str:
    """Return the TOML file of an edition, which reads back as the same edition."""
    return write_toml(_tree(edition))


def _tree(value: Any) -> Any:
    """Return a value as a tree of tables, lists, texts and numbers; nothing for None."""
    if isinstance(value, Hex):
        return hex_name(value)
    if isinstance(value, SoloMap):
        bridges = [edge_name(edge) for edge in value.bridges]
        return _table({**_entries(value), "bridges": bridges})
    if is_dataclass(value):
        return _table(_entries(value))
    if isinstance(value, Mapping):
        return _table(value)
    return [_tree(each) for each in value] if isinstance(value, tuple) else value


def _entries(table: Any) -> dict[str, Any]:
    return {each.name: getattr(table, each.name) for each in fields(table)}


def _table(entries: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _tree(value) for key, value in entries.items() if value is not None}
