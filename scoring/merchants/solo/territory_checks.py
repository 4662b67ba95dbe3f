"""The problem of a game alone that is said to be over while a territory is not closed (S6)."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.merchants.board.region_checks import BOARD
from scoring.merchants.board.traces import Traces
from scoring.merchants.states.state import SoloState
from sheets.files.problem import Problem
from sheets.hexes import Hex, hex_name, neighbours, reading_order
from sheets.merchants.edition.edition import TERRITORIES, SoloMap
from sheets.words.text import Text


def find_open_territories(traces: Traces) -> Iterator[Problem]:
    """Return the territories in which a turn can still be drawn though all are closed.

    Workers on ships are not drawn from here: theirs may have come when a territory was closed.
    """
    state, land = traces.state, traces.land
    if not (isinstance(state, SoloState) and isinstance(land, SoloMap) and state.sheet):
        return
    if len(state.sheet[0].territories or ()) < TERRITORIES:
        return
    ends = {hex_ for bridge in land.bridges for hex_ in bridge}
    for number, territory in enumerate(land.territories, 1):
        first = _first_of_a_turn(frozenset(territory.hexes), ends, traces)
        if first is not None:
            yield BOARD.error(
                "S6",
                Text(
                    "territory {number} is not closed: two resources and a worker still fit, one "
                    "resource in {hex}",
                    number=number,
                    hex=hex_name(first),
                ),
            )


def _first_of_a_turn(territory: frozenset[Hex], ends: set[Hex], traces: Traces) -> Hex | None:
    """Return a hex in which a resource can be drawn that leaves room for another and a worker."""
    position = traces.position
    empty = position.empty & territory
    drawn = position.drawn & territory
    anchors = (drawn | position.start).union(position.workers) & territory
    beside = {near for anchor in anchors for near in neighbours(anchor)}
    if not drawn:
        beside |= ends  # S8: the first one lies beside a bridge.
    for first in sorted(beside & empty, key=reading_order):
        for second in empty.intersection(neighbours(first)):
            if empty.intersection(neighbours(first) + neighbours(second)) - {first, second}:
                return first
    return None
