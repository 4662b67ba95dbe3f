"""Dead land: starts and goals that are closed before play, or that one turn can close.

An edition with such a board prints and scores like any other; whoever designs one wants to know. A
goal is a printed resource (M7.1). Empty is a hex in play (M2.5) that is neither lake nor start nor
goal.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from sheets.files.problem import FieldPath, Problem
from sheets.hexes import Hex, are_neighbours, hex_name, neighbours, reading_order, row_of
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Board, Edition
from sheets.merchants.edition.map_checks import BOARD, BOARD_RULES
from sheets.words.text import Message, Text, joined

Lands: TypeAlias = Mapping[int, Collection[Hex]]  # Empty hexes by the number of players.

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
A_TURN = 3  # The hexes that a turn fills: two and, beside one of them, a third (M3.2, M3.4).
SAFE = A_TURN + 1  # As many empty hexes around a goal no turn fills.
ROOM = 3  # An empty hex with fewer empty ones around it is a pocket.


def find_dead_land(edition: Edition) -> list[Problem]:
    """Return the dead land of an edition's board; of one that has errors by other rules none."""
    errors, _ = BOARD_RULES
    if any(problem for rule in errors for problem in rule(edition)):
        return []
    return dead_land(edition.board)


def dead_land(board: Board) -> list[Problem]:
    """Return what is wrong around the starts and goals of a board.

    One without an empty neighbour is an error (M5.2). A goal that one turn can close, or beside a
    pocket, is a warning (M7.1).
    """
    lands = {players: empty_hexes(board, players) for players in PLAYERS}
    found: list[Problem] = []
    for key, by_resource in (("start", board.start), ("printed", board.printed)):
        for resource, hexes in by_resource.items():
            for hex_ in hexes:
                place = BOARD.at(key, resource, hex_name(hex_))
                around = {
                    players: touching(hex_, land)
                    for players, land in lands.items()
                    if row_of(hex_) <= board.rows_in_play(players)
                }
                found += _closed_before_play(place, around)
                if key == "printed":
                    found += _closed_by_a_turn(place, around, lands)
                    found += _beside_a_pocket(place, around, lands)
    return found


def empty_hexes(board: Board, players: int) -> frozenset[Hex]:
    """Return the hexes in which something can be drawn in a game of so many players."""
    last = board.rows_in_play(players)
    held = board.lake_hexes.union(board.start_resources, board.printed_resources)
    return frozenset(hex_ for hex_ in board.hexes if row_of(hex_) <= last) - held


def touching(hex_: Hex, empty: Collection[Hex]) -> list[Hex]:
    """Return the empty hexes that touch one, in reading order."""
    return sorted((near for near in neighbours(hex_) if near in empty), key=reading_order)


def can_fill(hexes: Collection[Hex], empty: Collection[Hex]) -> bool:
    """Return whether one turn, without its action, can fill all of these empty hexes."""
    if len(hexes) > A_TURN:
        return False
    near = {*hexes}.union(*(touching(hex_, empty) for hex_ in hexes))
    return any(
        are_neighbours(one, other)
        and all(are_neighbours(third, one) or are_neighbours(third, other) for third in thirds)
        for one, other in combinations(near, 2)
        if len(thirds := {*hexes} - {one, other}) <= 1
    )


def _closed_before_play(place: FieldPath, around: Lands) -> Iterator[Problem]:
    if closed := [players for players, free in around.items() if not free]:
        message = Text(
            "with {players} players it is closed before play, for no empty hex touches it; it "
            "needs at least one",
            players=_numbers(closed),
        )
        yield place.error("M5.2", message)


def _closed_by_a_turn(place: FieldPath, around: Lands, lands: Lands) -> Iterator[Problem]:
    quick = [players for players, free in around.items() if free and can_fill(free, lands[players])]
    if quick:
        message = Text(
            "with {players} players one turn can close it, for the empty hexes that touch it are "
            "few ({free}); it needs {safe}",
            players=_numbers(quick),
            free=min(len(around[players]) for players in quick),
            safe=SAFE,
        )
        yield place.warning("M7.1", message)


def _beside_a_pocket(place: FieldPath, around: Lands, lands: Lands) -> Iterator[Problem]:
    pockets: dict[Hex, list[int]] = {}
    for players, free in around.items():
        for hex_ in free:
            if len(touching(hex_, lands[players])) < ROOM:
                pockets.setdefault(hex_, []).append(players)
    for hex_, narrow in pockets.items():
        message = Text(
            "with {players} players {hex} beside it may never be filled, for the empty hexes that "
            "touch it are few ({free}); it needs {room}",
            players=_numbers(narrow),
            hex=hex_name(hex_),
            free=min(len(touching(hex_, lands[players])) for players in narrow),
            room=ROOM,
        )
        yield place.warning("M7.1", message)


def _numbers(players: Sequence[int]) -> Message:
    return joined([str(number) for number in players])
