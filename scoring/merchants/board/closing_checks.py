"""The problems of sheets against closed regions: artifacts, cards and spells that these bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scoring.merchants.board.region_checks import BOARD
from scoring.merchants.board.regions import find_regions
from scoring.merchants.board.traces import Traces
from scoring.merchants.family.checks import number_of
from scoring.merchants.states.state import (
    BaseState,
    FamilyState,
    SoloState,
    is_everybody_named,
    player_initials,
)
from scoring.states.place import sheet_place
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.words.text import Text

REGIONS_FOR_A_CARD = 2  # S5: alone so many close in a turn that buys a card.


def find_closing_problems(traces: Traces) -> Iterator[Problem]:
    """Return what closed regions did not bring, or did and nobody has; all sheets are there."""
    state = traces.state
    if isinstance(state, FamilyState):
        yield from _spells(state, traces)
        return
    if traces.casts is not None:
        yield from _cards(state, traces)
    if traces.edition.rules.artifacts_to == "closer":
        yield from _left_by_all(state, traces)
    else:
        yield from _left_by_participants(state, traces)


def _spells(state: FamilyState, traces: Traces) -> Iterator[Problem]:
    """A turn that closes regions brings one spell (F8)."""
    taken, closed = sum(number_of(sheet.spells.taken) for sheet in state.sheet), len(traces.closed)
    if taken > closed:
        yield Place(("spells",)).error(
            "F8",
            Text(
                "taken by all together: {taken}, but closed regions: {closed}; a turn that closes "
                "one brings one spell",
                taken=taken,
                closed=closed,
            ),
        )


def _cards(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """But for the start card and Acquire a card needs a turn that closed a region (M6.1, S5)."""
    beyond = sum(max(len(sheet.marks) - 1, 0) for sheet in state.sheet)
    bought, closed = beyond - traces.cast("acquire"), len(traces.closed)
    if isinstance(state, SoloState):
        if bought * REGIONS_FOR_A_CARD > closed:
            yield (
                sheet_place(0, state.sheet[0].player)
                .at("cards")
                .error(
                    "S5",
                    Text(
                        "bought: {bought}, but closed regions: {closed}; a turn that closes two "
                        "buys one card",
                        bought=bought,
                        closed=closed,
                    ),
                )
            )
    elif bought > closed:
        yield BOARD.error(
            "M6.1",
            Text(
                "cards bought by all together: {bought}, but closed regions: {closed}; a turn that "
                "closes one buys one card",
                bought=bought,
                closed=closed,
            ),
        )


def _left_by_all(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """Every artifact of a closed region was circled while its player had one left (M5.6)."""
    all_ = traces.edition.sheet.artifacts
    if any(sheet.artifacts.circled >= all_ for sheet in state.sheet):
        return
    circled = sum(sheet.artifacts.circled for sheet in state.sheet)
    there = sum(len(region.artifacts) for region in traces.closed)
    if circled < there:
        yield BOARD.at("artifacts").error(
            "M5.6",
            Text(
                "closed regions hold {there}, but the sheets together have {circled} circled; "
                "who closes a region circles all that it holds",
                there=there,
                circled=circled,
            ),
        )


def _left_by_participants(state: BaseState | SoloState, traces: Traces) -> Iterator[Problem]:
    """Every player with a worker there circled them; one on a ship may have come later (M5.6)."""
    ashore = find_regions(replace(traces.position, ships=()))
    for seat, initial in enumerate(player_initials(state) if is_everybody_named(state) else ()):
        sheet = state.sheet[seat]
        there = sum(
            len(region.artifacts)
            for region in ashore
            if region.closed and initial in region.workers
        )
        if sheet.artifacts.circled < min(there, traces.edition.sheet.artifacts):
            yield (
                sheet_place(seat, sheet.player)
                .at("artifacts")
                .error(
                    "M5.6",
                    Text(
                        "circled are {circled}; the closed regions that workers of {initial} on "
                        "land touch hold {there}, and everybody there circles all",
                        circled=sheet.artifacts.circled,
                        initial=initial,
                        there=there,
                    ),
                )
            )
