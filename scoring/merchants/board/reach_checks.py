"""The problems of what was drawn out of reach: everything is drawn beside what is there."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.merchants.board.traces import Traces
from sheets.files.problem import Problem
from sheets.hexes import Hex, reading_order
from sheets.merchants.edition.edition import SoloMap
from sheets.words.text import Text


def find_reach_problems(traces: Traces) -> Iterator[Problem]:
    """Return the problems of single hexes, which no sheet has a part in."""
    yield from _joined_to_nothing(traces)
    yield from _swamp_apart(traces)


def _joined_to_nothing(traces: Traces) -> Iterator[Problem]:
    """Find resources and workers from which nothing drawn leads to where play begins.

    Each touches one that was there before, or its own turn's other one, and none ever goes
    (M3.2, M3.4, M9): so a piece of them touches what it began from.
    """
    beginnings = _beginnings(traces)
    drawn = traces.position.drawn.union(traces.position.workers)
    apart = [
        min(piece, key=reading_order)
        for piece in traces.pieces(drawn)
        if not any(
            hex_ in beginnings or traces.touches(hex_, beginnings) or traces.is_ashore(hex_)
            for hex_ in piece
        )
    ]
    for first in sorted(apart, key=reading_order):
        place = traces.place_of(first)
        if isinstance(traces.land, SoloMap):
            yield place.error(
                "S8",
                Text(
                    "nothing that was drawn joins this to a start resource or a resource "
                    "beside a bridge; everything is drawn beside what is there"
                ),
            )
        else:
            yield place.error(
                "M3.2",
                Text(
                    "nothing that was drawn joins this to a start resource; "
                    "everything is drawn beside what is there"
                ),
            )


def _beginnings(traces: Traces) -> frozenset[Hex]:
    """Return the start resources, alone also the resources at the ends of bridges (S8)."""
    bridges = traces.land.bridges if isinstance(traces.land, SoloMap) else ()
    ends = frozenset(hex_ for bridge in bridges for hex_ in bridge)
    return traces.position.start.union(ends.intersection(traces.position.resources))


def _swamp_apart(traces: Traces) -> Iterator[Problem]:
    """Find blackened hexes that touch neither a drawn resource nor a worker (M9 Swamp)."""
    drawn = traces.position.drawn.union(traces.position.workers)
    for hex_ in sorted(traces.position.swamp, key=reading_order):
        if not (traces.touches(hex_, drawn) or traces.is_ashore(hex_)):
            yield traces.place_of(hex_).error(
                "M9",
                Text("touches no drawn resource and no worker; only hexes that do are blackened"),
            )
