"""What a game played alone left on its ledger: the territories, the final count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from scoring.merchants.player.score import final_points, split
from scoring.merchants.solo.score import left_for_trolls, targets_of, trolls_parts
from scoring.merchants.states.printed import Content
from scoring.merchants.states.state import SoloState
from sheets.drawing.filling import Filling, written
from sheets.merchants.edition.edition import TERRITORIES, Edition
from sheets.merchants.player.marks import CLAIMED_AFTER, claimed_column_mark, final_mark
from sheets.merchants.solo.marks import (
    Column,
    has_box,
    rings_of,
    sum_mark,
    territory_mark,
)


def solo_fillings(state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield what is written in the ledger; the final count once all territories are closed."""
    points = state.sheet[0].territories if state.sheet else None
    yield from _territories(points or (), state, content.edition)
    for territory, column in enumerate(state.trolls.columns or (), 1):
        if column and territory in CLAIMED_AFTER:
            yield Filling(claimed_column_mark(territory), "write", str(column))
    if points is not None and len(points) >= TERRITORIES:
        yield from _final(points[:TERRITORIES], state, content)


def _territories(points: tuple[int, ...], state: SoloState, edition: Edition) -> Iterator[Filling]:
    """Yield the rows: your points, circled too, and the Trolls' part of each territory (S11)."""
    targets = targets_of(state, edition)
    claims = [claim.value if claim else None for claim in state.trolls.claims]
    rows = zip_longest(points, state.trolls.cards, claims)
    for number, (yours, cards, claim) in enumerate(rows, 1):
        row: dict[Column, int | None] = {"yours": yours, "cards": cards, "claim": claim}
        if yours is not None and number <= len(targets):
            less = left_for_trolls(targets[number - 1], yours, edition.rules)
            row |= {"less": less, "sum": less + (cards or 0) + (claim or 0)}
        boxes = (column for column in row if has_box(number, column))
        yield from written({territory_mark(number, column): row[column] for column in boxes})
        if yours is not None and number <= TERRITORIES:
            yield from (Filling(ring, "circle") for ring in rings_of(number, yours))


def _final(points: tuple[int, ...], state: SoloState, content: Content) -> Iterator[Filling]:
    """Yield the final count (S12); a sum of which something cannot be told is left empty."""
    counted = final_points(state.sheet[0], content.printed[1])
    yield from written({final_mark(line): figure for line, figure in counted.items()})
    yield from written({sum_mark("territories"): sum(points)})
    known = [each for each in counted.values() if each is not None]
    if len(known) == len(counted):
        yield from written({sum_mark("total"): sum(points) + sum(known)})
    lines, left_out = split(trolls_parts(state, content.edition))
    if not left_out:
        yield from written({sum_mark("trolls"): sum(line.points for line in lines)})
