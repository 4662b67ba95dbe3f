"""Ships that a state calls by the names of version 0.1, `L1`, `L2`, ...: read as their hexes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

from scoring.merchants.board.position import land_of
from scoring.merchants.states.printed import Content
from scoring.merchants.states.state import State
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.hexes import Hex, hex_name
from sheets.merchants.edition.edition import Land
from sheets.merchants.edition.numbered_ships import has_old_names, old_names
from sheets.words.text import Text

SHIPS = Place(("board", "ships"))


def with_ship_hexes(state: State, content: Content) -> tuple[State, list[Problem]]:
    """Return a state whose ships are called by their hexes, and a warning for each that was not.

    The name of a hex in which a ship lies always means that ship. What is no ship's stays.
    """
    land = land_of(state.variant, content.edition)
    if state.board is None or land is None or not state.board.ships:
        return state, []
    written, hexes = state.board.ships, _hexes(land)
    ships = {
        initial: tuple(hexes.get(name, name) for name in names)
        for initial, names in written.items()
    }
    board = replace(state.board, ships=ships)
    return replace(state, board=board), [*_warnings(written, land)]


def _hexes(land: Land) -> dict[Hex, Hex]:
    """Return the ships' hexes by those old names that are no ship's hex."""
    return {name: ship for name, ship in old_names(land).items() if name not in land.ships}


def _warnings(written: Mapping[str, tuple[Hex, ...]], land: Land) -> Iterator[Problem]:
    old, hexes = old_names(land), _hexes(land)
    is_old = has_old_names(land) or not hexes.keys().isdisjoint(chain(*written.values()))
    for initial, names in written.items():
        for name in names:
            place = SHIPS.at(initial, hex_name(name))
            if name in hexes:
                message = Text(
                    "a ship is called by the hex in which it is drawn; write {hex}",
                    hex=hex_name(hexes[name]),
                )
                yield place.warning("M9", message)
            elif is_old and old.get(name, name) != name:
                message = Text(
                    "is read as the ship in this hex; write {hex} for the one that was called so",
                    hex=hex_name(old[name]),
                )
                yield place.warning("M9", message)
