"""What a game played alone left on its board: the table of the territories, the final count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from scoring.merchants.player.score import final_points, split
from scoring.merchants.solo.checks import FIRST_COLUMN_CLAIM, TERRITORIES
from scoring.merchants.solo.score import left_for_trolls, targets_of, trolls_parts
from scoring.merchants.states.printed import Content
from scoring.merchants.states.state import SoloState
from sheets.drawing.filling import Filling, written
from sheets.merchants.edition.edition import Edition


def solo_fillings(state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield what is written beside the map; the final count once all territories are closed."""
    points = state.sheet[0].territories if state.sheet else None
    yield from _territories(points or (), state, content.edition)
    if points is not None and len(points) >= TERRITORIES:
        yield from _final(points[:TERRITORIES], state, content)


def _territories(points: tuple[int, ...], state: SoloState, edition: Edition) -> Iterator[Filling]:
    """Yield the rows of the table: your points and the Trolls' part of each territory (S11)."""
    targets = targets_of(state, edition)
    claims = [claim.value if claim else None for claim in state.trolls.claims]
    for number, (yours, cards, claim) in enumerate(
        zip_longest(points, state.trolls.cards, claims), 1
    ):
        if number < FIRST_COLUMN_CLAIM:
            cards = cards or None
        row = {"yours": yours, "cards": cards, "claim": claim}
        if yours is not None and number <= len(targets):
            less = left_for_trolls(targets[number - 1], yours, edition.rules)
            row |= {"less": less, "sum": less + (cards or 0) + (claim or 0)}
        yield from written(f"territory.{number}", row)


def _final(points: tuple[int, ...], state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield the final count (S12); a sum of which something cannot be told is left empty."""
    counted = final_points(state.sheet[0], content.printed[1])
    yield from written("final", counted)
    yield from written("final.territories", {"you": sum(points)})
    known = [each for each in counted.values() if each is not None]
    if len(known) == len(counted):
        yield from written("final.count", {"you": sum(known)})
        yield from written("final.total", {"you": sum(points) + sum(known)})
    lines, left_out = split(trolls_parts(state, content.edition))
    if not left_out:
        trolls = sum(line.points for line in lines)
        yield from written("final.territories", {"trolls": trolls})
        yield from written("final.total", {"trolls": trolls})
