"""A board: what was drawn on it, as the likeliest board that its rules and the sheets allow.

Resources, Swamp, artifacts and workers are told by a network, place by place. Whose a worker is the
players' initials limit; what `check` forbids weighs too, so a hex that is read doubtfully follows
from what is around it and from what the sheets say.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any, Final, TypeAlias

from rollwrite.photo.blank import Blank
from rollwrite.photo.joint import Group, Reading
from rollwrite.photo.markers import Grey
from rollwrite.photo.merchants.places import places_of
from rollwrite.photo.merchants.search import likeliest
from rollwrite.photo.merchants.signs import (
    ARTIFACT,
    EMPTY,
    INDEX,
    LETTERS,
    SWAMP,
    Rows,
    kind_of,
    read_signs,
)
from rollwrite.photo.proposal import Proposal
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.history import find_history_problems
from scoring.merchants.board.position import land_of
from scoring.merchants.content import Content
from scoring.merchants.state import BoardState, State
from scoring.open_game import OpenGame, open_game
from sheets.drawing.shapes import Mark
from sheets.files.problem import Path, Problem, has_errors
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import RESOURCES, Edition

Thing: TypeAlias = Path  # Where a state tells what stands in a place: `gold`, `workers`, `A`.

KEY: Final = "board"
NOTHING: Final[Thing] = ()
SURE: Final = 0.95  # A place less likely is named as one that is not certain.
ASTRAY: Final = 5.0  # What an error of `check` weighs, as likelihoods of one in 150 do,
ODD: Final = 1.0  # and what a warning weighs.
BEYOND: Final = 3  # Errors that others may hide: regions are looked at once all lies as it may.
LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Place:
    """A hex, ship or edge: its name, and what can stand there, the likeliest first."""

    name: str
    options: tuple[tuple[Thing, float], ...]


def no_groups(_content: Content, _players: int, _marks: frozenset[str]) -> Iterator[Group]:
    """Yield nothing: nobody is asked what is drawn on a board."""
    yield from ()


def no_trees(_readings: Iterable[Reading], _content: Content, _players: int) -> tuple[Tree, ...]:
    """Return nothing: a board tells nothing of a sheet."""
    return ()


def read_board(variant: str, seen: Grey, blank: Blank, content: Content) -> Rows:
    """Return how likely each sign is in each place of a board, `seen` being its page."""
    return read_signs(seen, blank.picture, _places(blank, content.edition, variant))


def proposed_board(
    signs: Rows, blank: Blank, game: OpenGame, *, is_named: bool, is_complete: bool
) -> Proposal:
    """Return the likeliest board beside what the sheets of a game say.

    `is_named` tells whether the players' names are known, `is_complete` whether all sheets are
    there and sure; else nothing is held to them. Without names the letters that are seen most are
    the players'.
    """
    state, content = _opened(game)
    state = state if is_named else _nameless(state)
    places = places_read(signs, blank, game, is_named=is_named)

    def strain(things: Sequence[Thing]) -> float:
        board = board_tree(places, things)
        problems = _problems(state, content.edition, board, is_complete=is_complete and is_named)
        return sum(ASTRAY if each.level == "error" else ODD for each in problems)

    things = likeliest([[(thing, log(share)) for thing, share in each.options]
                        for each in places], strain)  # fmt: skip
    tree = board_tree(places, things)
    unsure, empty = _unsure(places, things)
    problems = tuple(_disagreements(game, tree)) if is_named and is_complete else ()
    sure = len(places) - len(empty) - sum(map(len, unsure.values()))
    return Proposal(KEY, tree, unsure, empty, sure, problems)


def places_read(signs: Rows, blank: Blank, game: OpenGame, *, is_named: bool = True) -> list[Place]:
    """Return what can stand in each place of a board, by itself, as for `proposed_board`."""
    state, content = _opened(game)
    marks = _places(blank, content.edition, state.variant)
    initials = state.initials if is_named else _seen_most(signs, state.player_count)
    return [_place(mark, row, initials) for mark, row in zip(marks, signs, strict=True)]


def _disagreements(game: OpenGame, board: Tree) -> Iterator[Problem]:
    """Yield the problems that a game has with a board and not without it."""
    before = [(each.path, each.rule) for each in game.find_problems()]
    for each in open_game({**game.tree(), KEY: board}).find_problems():
        if (each.path, each.rule) not in before:
            yield each


def _nameless(state: State) -> State:
    """Return a state whose players are called nothing, so that any initial is somebody's."""
    sheets: Any = tuple(replace(sheet, player=None) for sheet in state.sheet)
    return replace(state, sheet=sheets)


def _opened(game: OpenGame) -> tuple[State, Content]:
    assert isinstance(game.content, Content)
    state: Any = game.state
    return state, game.content


def _places(blank: Blank, edition: Edition, variant: str) -> tuple[Mark, ...]:
    land = land_of(variant, edition)
    assert land is not None  # Its board was drawn.
    return places_of(blank.marks, land)


def _seen_most(rows: Rows, players: int) -> tuple[str, ...]:
    """Return the letters that are seen most, so many as there are players."""
    found = rows[:, [INDEX[letter] for letter in LETTERS]].sum(0)
    return tuple(LETTERS[index] for index in sorted(found.argsort()[::-1][:players]))


def _letter(initial: str) -> str:
    """Return the letter that an initial begins with, without accents, as a network knows it."""
    return unicodedata.normalize("NFD", initial)[:1].upper()


def _place(mark: Mark, row: Any, initials: Sequence[str]) -> Place:
    """Return what can stand in a place: what is no sign, or nobody's initial, is nothing."""
    kind = kind_of(mark.name)
    workers = "ships" if kind == "ship" else "workers"
    found: dict[Thing, float] = {NOTHING: float(row[INDEX[EMPTY]])}
    if kind == "hex":
        found |= {(sign,): float(row[INDEX[sign]]) for sign in (*RESOURCES, SWAMP)}
    if kind == "edge":
        found["artifacts",] = float(row[INDEX[ARTIFACT]])
    else:
        letters = [_letter(initial) for initial in initials]
        for initial, letter in zip(initials, letters, strict=True):
            share = float(row[INDEX[letter]]) if letter in INDEX else 0.0
            found[workers, initial] = share / letters.count(letter)
    # What stands there and is none of these is left out, and never certain.
    found[NOTHING] += (1 - sum(found.values())) / 2
    ranked = sorted(found.items(), key=lambda each: -each[1])
    options = tuple((thing, max(share, LEAST)) for thing, share in ranked)
    return Place(mark.name.partition(".")[2], options)


def board_tree(places: Sequence[Place], things: Sequence[Thing]) -> Tree:
    """Return a board as a state has it."""
    found: dict[Thing, list[str]] = {}
    for place, thing in zip(places, things, strict=True):
        if thing != NOTHING:
            found.setdefault(thing, []).append(place.name)
    keys = (*RESOURCES, SWAMP, "artifacts")
    tree: Tree = {key: found[key,] for key in keys if (key,) in found}
    for key in ("workers", "ships"):
        own = {thing[1]: found[thing] for thing in sorted(found, key=str) if thing[0] == key}
        tree |= {key: own} if own else {}
    return tree


def _problems(
    state: State, edition: Edition, board: Tree, *, is_complete: bool
) -> Sequence[Problem | _Hidden]:
    """Return what `check` says of a board beside the sheets."""
    shown = replace(state, board=build(BoardState, board))
    players = state.player_count
    problems = find_board_problems(shown, edition, players)
    if has_errors(problems):
        return [*problems, *[_Hidden()] * BEYOND]
    return [*problems, *find_history_problems(shown, edition, players, is_complete=is_complete)]


@dataclass(frozen=True, slots=True)
class _Hidden:
    """An error that may be there, and is not looked for while there are others."""

    level: str = "error"


def _unsure(
    places: Sequence[Place], things: Sequence[Thing]
) -> tuple[Mapping[Path, tuple[str, ...]], tuple[str, ...]]:
    """Return the places that are not certain: by where a state tells them; those told nowhere."""
    found: dict[Path, tuple[str, ...]] = {}
    empty = []
    for place, thing in zip(places, things, strict=True):
        share = dict(place.options)[thing]
        if share >= SURE:
            continue
        if thing == NOTHING:
            empty.append(place.name)
        else:
            found[thing] = (*found.get(thing, ()), place.name)
    return found, tuple(empty)
