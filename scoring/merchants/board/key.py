"""The key of a board as text: what its signs stand for, as far as they occur on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from scoring.merchants.board.in_play import BoardInPlay
from scoring.merchants.board.rivers import BRIDGE, RIVER, RIVER_BELOW
from scoring.merchants.board.text import (
    EMPTY,
    FIRST,
    LAKE,
    NOT_BEGUN,
    OVER,
    PRINTED,
    SHIP,
    SWAMP,
    WORKER,
    board_cells,
)
from sheets.hexes import hex_name, reading_order
from sheets.merchants.edition.edition import RESOURCES, Board, Resource
from sheets.words.text import Name, Said, Text, in_a_row


def key_lines(board: BoardInPlay, letters: Mapping[Resource, str]) -> list[Said]:
    """Return what stands below a board: letters, signs, and alone the territory that is played."""
    shown = {*board_cells(board, letters).values()}
    empties = {sign: what for sign, what in _empties(board).items() if sign in shown}
    others = {sign: what for sign, what in _others(board).items() if sign in shown}
    others |= _rivers(board)
    # Alone the signs are so many that they take two lines.
    signs = [empties | others] if board.alone is None else [empties, others]
    return [*_letters(board, letters), *map(_explained, filter(None, signs)), *_alone(board)]


def _letters(board: BoardInPlay, letters: Mapping[Resource, str]) -> Iterator[Text]:
    """Yield what the letters and numbers of regions stand for."""
    names = board.edition.names.resources
    shown = {region.resource for region in board.regions}
    known: list[Said] = [
        Text("{sign} {what}", sign=letters[kind], what=Name.of(names[kind]))
        for kind in RESOURCES
        if kind in shown
    ]
    if not known:
        return
    numbered = Text("{letters}, with the number of the region", letters=in_a_row(known))
    if any(region.closed for region in board.regions):
        yield Text("{letters}; in capitals: closed", letters=numbered)
    else:
        yield numbered
    if board.position.printed:
        yield Text("{sign} printed: to lie beside it alone is not enough (M3.2)", sign=PRINTED)


def _empties(board: BoardInPlay) -> dict[str, Text]:
    """Return what the signs of empty hexes stand for."""
    if board.alone is None:
        return {EMPTY: Text("empty")}
    return {
        EMPTY: Text("empty"),
        FIRST: Text("empty beside the bridge"),
        NOT_BEGUN: Text("empty in a later territory"),
        OVER: Text("empty in a closed territory"),
    }


def _others(board: BoardInPlay) -> dict[str, Text]:
    """Return what else lies on hexes; of workers, on land and on ships, one stands for all."""
    position = board.position
    found: dict[str, Text] = {}
    for initial in islice(position.workers.values(), 1):
        found[f"{WORKER}{initial}"] = Text("worker of {initial}", initial=initial)
    found |= {SWAMP: Text("blackened by Swamp"), LAKE: Text("lake"), SHIP: Text("free ship")}
    for ship in position.ships[:1]:
        meaning = Text("ship with a worker of {initial}", initial=ship.initial)
        found[f"{SHIP}{ship.initial}"] = meaning
    return found


def _rivers(board: BoardInPlay) -> dict[str, Text]:
    """Return what the signs between hexes stand for, all of which are shown."""
    land = board.land
    if isinstance(land, Board):
        border = land.border_row(board.players)
        is_inner = any(river < land.rows_in_play(board.players) for river in land.rivers)
        if border and is_inner:
            return {RIVER_BELOW * 3: Text("river, the lowest the border (M2.5)")}
        if border:
            return {RIVER_BELOW * 3: Text("border river (M2.5)")}
        return {RIVER_BELOW * 3: Text("river")} if is_inner else {}
    found = {f"{RIVER} {RIVER_BELOW * 2}": Text("river")} if len(land.territories) > 1 else {}
    return found | ({BRIDGE: Text("bridge")} if land.bridges else {})


def _explained(signs: Mapping[str, Text]) -> Said:
    return in_a_row([Text("{sign} {what}", sign=sign, what=what) for sign, what in signs.items()])


def _alone(board: BoardInPlay) -> Iterator[Text]:
    """Yield which territory is played, and where its first resource must lie (S8)."""
    if (alone := board.alone) is None or not alone.here:
        return
    hexes = " ".join(map(hex_name, sorted(alone.here, key=reading_order)))
    yield Text("territory {number}: {hexes}", number=alone.number, hexes=hexes)
    if alone.first:
        first = " ".join(map(hex_name, sorted(alone.first, key=reading_order)))
        yield Text(
            "one of the first two resources lies beside the bridge: {hexes} (S8)", hexes=first
        )
