"""The problems of a board against the spells cast: what only spells draw, and how much of it."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.merchants.board.region_checks import BOARD
from scoring.merchants.board.traces import Traces
from sheets.files.problem import Problem
from sheets.words.text import Text


def find_cast_problems(traces: Traces) -> Iterator[Problem]:
    """Return what the spells cast do not account for; they must be known."""
    yield from _ships(traces)
    yield from _swamp(traces)
    yield from _odd_pieces(traces)
    yield from _lone_workers(traces)


def _ships(traces: Traces) -> Iterator[Problem]:
    """Every Astral Ship cast put one worker on a ship, where it stays (M9)."""
    board = traces.state.board
    for initial, casts in traces.casts_by_initial().items():
        aboard = len(board.ships.get(initial, ())) if board else 0
        if aboard != casts["astral-ship"]:
            yield BOARD.at("ships", initial).error(
                "M9",
                Text(
                    "workers on ships: {aboard}, but spells cast that put one there: {cast}",
                    aboard=aboard,
                    cast=casts["astral-ship"],
                ),
            )


def _swamp(traces: Traces) -> Iterator[Problem]:
    """A Swamp 1 cast blackened one hex, a Swamp 2 one or two (M9)."""
    blackened = len(traces.position.swamp)
    least, more = traces.cast("swamp-1", "swamp-2"), traces.cast("swamp-2")
    if not least <= blackened <= least + more:
        yield BOARD.at("swamp").error(
            "M9",
            Text(
                "hexes blackened: {blackened}, but the spells cast blacken {least} to {most}",
                blackened=blackened,
                least=least,
                most=least + more,
            )
            if more
            else Text(
                "hexes blackened: {blackened}, but the spells cast blacken {most}",
                blackened=blackened,
                most=least,
            ),
        )


def _odd_pieces(traces: Traces) -> Iterator[Problem]:
    """Resources are drawn in pairs that touch, but for those of Terrain 1 (M3.2, M9)."""
    odd = sum(len(piece) % 2 for piece in traces.pieces(traces.position.drawn))
    single = traces.cast("terrain-1")
    if odd > single:
        yield BOARD.error(
            "M3.2",
            Text(
                "groups of drawn resources that are odd in number: {odd}, but spells cast that "
                "draw a single one: {cast}; a turn draws two side by side",
                odd=odd,
                cast=single,
            ),
        )


def _lone_workers(traces: Traces) -> Iterator[Problem]:
    """A worker beside no drawn resource is one of Clone or Muster (M3.4, M9)."""
    position = traces.position
    for initial, casts in traces.casts_by_initial().items():
        alone = sum(
            by == initial and not traces.touches(hex_, position.drawn)
            for hex_, by in position.workers.items()
        )
        cast = casts["clone"] + casts["muster"]
        if alone > cast:
            yield BOARD.at("workers", initial).error(
                "M3.4",
                Text(
                    "beside no drawn resource: {alone}, but spells cast that draw a worker "
                    "there: {cast}",
                    alone=alone,
                    cast=cast,
                ),
            )
