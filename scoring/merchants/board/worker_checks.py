"""The problems of how many workers stand on land, held against the resources drawn (M3.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scoring.merchants.board.region_checks import BOARD
from scoring.merchants.board.traces import Traces
from scoring.merchants.states.state import SoloState
from sheets.files.problem import Problem
from sheets.words.quoting import shown_key
from sheets.words.text import Text

FEW_TURNS = 3  # So many may have found no room left for a worker (M3.5).
BY_SPELL = ("clone", "muster")


def find_worker_problems(traces: Traces) -> Iterator[Problem]:
    """Return where workers and resources do not come from the same turns; casts must be known."""
    workers = len(traces.position.workers) - traces.cast(*BY_SPELL)
    drawn = len(traces.position.drawn)
    pairs = sum(len(piece) // 2 for piece in traces.pieces(traces.position.drawn))
    by_terrain = traces.cast("terrain-1") + 2 * traces.cast("terrain-2")
    needed = max(drawn - by_terrain + 1, 0) // 2
    numbers = {"workers": workers, "drawn": drawn}
    if workers > pairs:
        yield BOARD.at("workers").error(
            "M3.4",
            Text(
                "workers on land without those of spells: {workers}; each comes with two resources "
                "side by side, and {drawn} are drawn",
                **numbers,
            ),
        )
    elif isinstance(traces.state, SoloState) and workers < needed:
        yield BOARD.at("workers").error(
            "S4",
            Text(
                "workers on land without those of spells: {workers}; every turn draws one and two "
                "resources, and {drawn} are drawn",
                **numbers,
            ),
        )
    elif 2 * workers < needed and needed - workers > FEW_TURNS:
        yield BOARD.at("workers").warning(
            "M3.5",
            Text(
                "workers on land without those of spells: {workers}, resources drawn: {drawn}; a "
                "turn without a worker is rare, since then no three fit anywhere",
                **numbers,
            ),
        )
    yield from _far_apart(traces)


def _far_apart(traces: Traces) -> Iterator[Problem]:
    """Doubt that one player had many more turns than another; a round is played out (M7.1)."""
    count = Counter(traces.position.workers.values())
    each = {
        initial: count[initial] - sum(casts[spell] for spell in BY_SPELL)
        for initial, casts in traces.casts_by_initial().items()
    }
    if not each:
        return
    most, least = max(each, key=each.__getitem__), min(each, key=each.__getitem__)
    if each[most] - each[least] > FEW_TURNS:
        yield BOARD.at("workers").warning(
            "M3.4",
            Text(
                "workers on land without those of spells: {most} has {more}, {least} has {fewer}; "
                "all have as many turns, or one more",
                most=shown_key(most),
                more=each[most],
                least=shown_key(least),
                fewer=each[least],
            ),
        )
