"""Boards: what was drawn on one, as the most probable board that its rules and the sheets allow.

Resources, Swamp, artifacts and workers are told by a network, place by place. Whose a worker is the
players' initials limit; what `check` forbids weighs too, so a hex that is read doubtfully follows
from what is around it and from what the sheets say.
"""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log
from pathlib import Path as FilePath
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo.groups import Group, Reading
from rollwrite.photo.intake import Grey
from rollwrite.photo.networks import Crops, scores, sign_crops, softmax
from rollwrite.photo.readers import BoardGuess, Places, SignProbabilities
from rollwrite.photo.template import Blank, correlation
from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.history import find_history_problems
from scoring.merchants.board.position import land_of
from scoring.merchants.content import Content
from scoring.merchants.places import SWAMP, board_places
from scoring.merchants.state import BoardState, State
from scoring.open_game import OpenGame, open_game
from scoring.places import Look, Place
from sheets.drawing.shapes import Box, Mark
from sheets.files.problem import Path, Problem, has_errors
from sheets.files.schema import Tree, build
from sheets.merchants.edition.edition import RESOURCES, Edition, Land
from sheets.merchants.marks import hex_mark

EMPTY: Final = ""
ARTIFACT: Final = "artifact"
# What is none of the others: crossed out, one over the other, a figure, or hidden.
OTHER: Final = "other"
LETTERS: Final = tuple(string.ascii_uppercase)
SIGNS: Final[tuple[str, ...]] = (EMPTY, *RESOURCES, SWAMP, ARTIFACT, OTHER, *LETTERS)
INDEX: Final[Mapping[str, int]] = {sign: index for index, sign in enumerate(SIGNS)}
# What can stand in a place, by the first part of its mark's name.
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "hex": (EMPTY, *RESOURCES, SWAMP, OTHER, *LETTERS),
    "ship": (EMPTY, OTHER, *LETTERS),
    "edge": (EMPTY, ARTIFACT, OTHER),
}
# How many mm around a place are looked at.
AROUND: Final[Mapping[str, float]] = {"hex": 0.0, "ship": 1.0, "edge": 2.2}

MODEL: Final = FilePath(__file__).with_name("signs.onnx")
# How like the blank page an empty hex or ship is at least; of what was tried 0.75 was the least.
LEAST_LIKE: Final = 0.5


def kind_of(mark: str) -> str:
    """Return whether a mark is a hex, a ship or an edge: the first part of its name."""
    return mark.partition(".")[0]


def window_of(mark: Mark) -> Box:
    """Return the window of a hex, ship or edge that a crop shows."""
    return mark.box.inset(-AROUND[kind_of(mark.name)])


def cut_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> Crops:
    """Return the crops of places, `seen` and `blank` being rectified pages in even light."""
    return sign_crops(seen, blank, [window_of(mark) for mark in marks])


def read_signs(seen: Grey, blank: Grey, marks: Sequence[Mark]) -> SignProbabilities:
    """Return the sign probabilities of places of a rectified page in even light.

    A hex or ship that seems empty and is not like the blank page is hidden.
    `docs/dev/photo-model.md` says how right that is.
    """
    if not marks:
        return np.empty((0, len(SIGNS)))
    cut = cut_signs(seen, blank, marks)
    found = scores(MODEL, cut)
    found[~_allowed(marks)] = -np.inf
    rows = softmax(found)
    for row, mark, crop in zip(rows, marks, cut, strict=True):
        # Close around an edge are the signs of two hexes, so there the network alone tells.
        is_empty = row.argmax() == INDEX[EMPTY] and kind_of(mark.name) != "edge"
        if is_empty and correlation(*crop) < LEAST_LIKE:
            row[:] = np.eye(len(SIGNS))[INDEX[OTHER]]
    return rows


def _allowed(marks: Sequence[Mark]) -> NDArray[np.bool_]:
    by_kind = {kind: np.isin(np.array(SIGNS), np.array(signs)) for kind, signs in ALLOWED.items()}
    return np.array([by_kind[kind_of(mark.name)] for mark in marks])


T = TypeVar("T")
Change: TypeAlias = tuple[int, int]  # A place, and which of its options.
Thing: TypeAlias = Path  # Where a state tells what stands in a place: `gold`, `workers`, `A`.

KEY: Final = "board"
KINDS: Final = ("hex", "ship", "edge")
NOTHING: Final[Thing] = ()
SURE: Final = 0.95  # A place less probable is named as one that is not certain.
ASTRAY: Final = 5.0  # What an error of `check` weighs, as a probability of one in 150 does.
ODD: Final = 1.0  # What a warning weighs.
BEYOND: Final = 3  # Errors that others may hide: regions are looked at once all lies as it may.
LEAST: Final = 1e-6
CLEAR: Final = 7.0  # Options that cost more, beside a place's most probable, are not tried.
MOST_CHANGES: Final = 40  # So many are tried, the most probable first.
MOST_TOGETHER: Final = 12  # Of so many every two are tried together.
ROUNDS: Final = 12


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A hex, ship or edge: its name, and what can stand there, the most probable first."""

    name: str
    options: tuple[tuple[Thing, float], ...]


def no_groups(
    _places: Places, _content: Content, _players: int, _marks: frozenset[str]
) -> Iterator[Group]:
    """Yield nothing: nobody is asked what is drawn on a board."""
    yield from ()


def no_trees(_readings: Iterable[Reading], _content: Content, _players: int) -> tuple[Tree, ...]:
    """Return nothing: a board tells nothing of a sheet."""
    return ()


def read_board(variant: str, seen: Grey, blank: Blank, content: Content) -> SignProbabilities:
    """Return the sign probabilities of the places of a board, `seen` being its page."""
    return read_signs(seen, blank.picture, _places(blank, content.edition, variant))


def guess_board(
    signs: SignProbabilities, blank: Blank, game: OpenGame, *, is_named: bool, is_complete: bool
) -> BoardGuess:
    """Return the most probable board beside what the sheets of a game say.

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

    things = most_probable([[(thing, log(share)) for thing, share in each.options]
                            for each in places], strain)  # fmt: skip
    tree = board_tree(places, things)
    unsure, empty = _unsure(places, things)
    problems = tuple(_disagreements(game, tree)) if is_named and is_complete else ()
    sure = len(places) - len(empty) - sum(map(len, unsure.values()))
    return BoardGuess(KEY, tree, unsure, empty, sure, problems)


def places_read(
    signs: SignProbabilities, blank: Blank, game: OpenGame, *, is_named: bool = True
) -> list[BoardPlace]:
    """Return each place of a board by itself, as for `guess_board`."""
    state, content = _opened(game)
    marks = _places(blank, content.edition, state.variant)
    initials = state.initials if is_named else _seen_most(signs, state.player_count)
    names = frozenset(mark.name for mark in marks)
    places = {each.marks: each for each in board_places(content, initials, names)}
    return [
        _place(places[mark.name,], row, initials) for mark, row in zip(marks, signs, strict=True)
    ]


def places_of(marks: Iterable[Mark], land: Land) -> tuple[Mark, ...]:
    """Return the marks of a board's page in which something can be drawn.

    Hexes in which a resource is printed are none of them (M3.2).
    """
    printed = {hex_mark(hex_) for hex_ in land.start_resources | land.printed_resources}
    return tuple(mark for mark in marks if kind_of(mark.name) in KINDS and mark.name not in printed)


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


def _seen_most(rows: SignProbabilities, players: int) -> tuple[str, ...]:
    """Return the letters that are seen most, so many as there are players."""
    found = rows[:, [INDEX[letter] for letter in LETTERS]].sum(0)
    return tuple(LETTERS[index] for index in sorted(found.argsort()[::-1][:players]))


def _place(place: Place, row: NDArray[np.float64], initials: Sequence[str]) -> BoardPlace:
    """Return what can stand in a place: what is no sign, or nobody's initial, is nothing."""
    # Without accents, as a network knows them.
    letters = [unicodedata.normalize("NFD", each)[:1].upper() for each in initials]
    found = {_thing(look): _share(look, row, letters) for look in place.looks}
    # What stands there and is none of these is left out, and never certain.
    found[NOTHING] += (1 - sum(found.values())) / 2
    ranked = sorted(found.items(), key=lambda each: -each[1])
    options = tuple((thing, max(share, LEAST)) for thing, share in ranked)
    return BoardPlace(str(place.path[-1]), options)


def _thing(look: Look) -> Thing:
    """Return where in its board a state tells a look, of which it lists the place alone."""
    return next((told.path[1:] for told in look.told), NOTHING)


def _share(look: Look, row: NDArray[np.float64], letters: Sequence[str]) -> float:
    """Return how probable a look is by its sign; those of a letter share what it has."""
    (filling,) = look.fillings or (None,)
    if filling is None:
        return float(row[INDEX[EMPTY]])
    if filling.how == "shield":
        letter = letters[filling.seat]
        return float(row[INDEX[letter]]) / letters.count(letter) if letter in INDEX else 0.0
    return float(row[INDEX[SWAMP if filling.how == "blacken" else str(filling.text)]])


def board_tree(places: Sequence[BoardPlace], things: Sequence[Thing]) -> Tree:
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
    """Return the problems of a board beside the sheets."""
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
    places: Sequence[BoardPlace], things: Sequence[Thing]
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


def most_probable(
    places: Sequence[Sequence[tuple[T, float]]], strain: Callable[[Sequence[T]], float]
) -> list[T]:
    """Return a thing for each place: the most probable choice that strains rules least.

    places: the options of each with the logarithms of their probabilities, the greatest first
    strain: how much a choice of all things strains the rules, in the same measure

    From the most probable things one is changed after the other, or two, as long as that is better
    (a greedy search).
    """
    chosen = [0] * len(places)
    changes = sorted(_changes(places), key=lambda change: _cost(places, change))[:MOST_CHANGES]
    best = strain(_things(places, chosen))
    for _ in range(ROUNDS if best else 0):
        found = _better(places, chosen, best, changes, strain)
        if found is None:
            break
        chosen, best = found
    return _things(places, chosen)


def _better(
    places: Sequence[Sequence[tuple[T, float]]], chosen: list[int], best: float,
    changes: Sequence[Change], strain: Callable[[Sequence[T]], float],
) -> tuple[list[int], float] | None:  # fmt: skip
    """Return the best choice that differs in one place, else in two; None where none is better."""
    pairs = list(combinations(changes[:MOST_TOGETHER], 2))
    for sets in ([(change,) for change in changes], pairs):
        found, least = None, 0.0
        for each in sets:
            tried = list(chosen)
            for place, option in each:
                tried[place] = 0 if tried[place] == option else option
            cost = sum(places[at][chosen[at]][1] - places[at][tried[at]][1] for at, _ in each)
            if cost - best >= least:
                continue  # Even without any strain it would be no better.
            strained = strain(_things(places, tried))
            if cost + strained - best < least - 1e-9:
                found, least = (tried, strained), cost + strained - best
        if found is not None:
            return found
    return None


def _changes(places: Sequence[Sequence[tuple[T, float]]]) -> Iterator[Change]:
    for place, options in enumerate(places):
        for option in range(1, len(options)):
            if _cost(places, (place, option)) < CLEAR:
                yield place, option


def _cost(places: Sequence[Sequence[tuple[T, float]]], change: Change) -> float:
    place, option = change
    return places[place][0][1] - places[place][option][1]


def _things(places: Sequence[Sequence[tuple[T, float]]], chosen: Sequence[int]) -> list[T]:
    return [options[at][0] for options, at in zip(places, chosen, strict=True)]
