"""The problems of a board's regions: more artifacts circled than they hold, the end not reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.merchants.board.anchors import can_draw_resources
from scoring.merchants.board.ending import has_ended
from scoring.merchants.board.position import Position, land_of, position_on
from scoring.merchants.board.regions import Region, find_regions, printed_closed
from scoring.merchants.states.state import (
    BaseState,
    BoardState,
    FamilyState,
    SoloState,
    State,
    is_everybody_named,
    player_initials,
)
from scoring.states.place import sheet_place
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.merchants.edition.edition import Edition
from sheets.words.text import Text

BOARD = Place(("board",))


def find_region_problems(
    state: State, marks: BoardState, edition: Edition, players: int
) -> list[Problem]:
    """Return the problems of the regions of a board on which all lies where it may."""
    land = land_of(state.variant, edition)
    if land is None:
        return []
    position = position_on(land, marks, players)
    regions = find_regions(position)
    if isinstance(state, FamilyState):
        return list(_end(state, position, regions, edition, players))
    problems = list(_circled(state, regions, edition))
    if isinstance(state, BaseState):
        problems += _end(state, position, regions, edition, players)
    return problems


def _circled(
    state: BaseState | SoloState, regions: Sequence[Region], edition: Edition
) -> Iterator[Problem]:
    """Return the players who circled more artifacts than the closed regions gave (M5.6)."""
    closed = [region for region in regions if region.closed]
    if edition.rules.artifacts_to == "closer":
        circled = sum(sheet.artifacts.circled for sheet in state.sheet)
        there = sum(len(region.artifacts) for region in closed)
        if circled > there:
            yield BOARD.at("artifacts").error(
                "M5.6",
                Text(
                    "the sheets together have {circled} circled; closed regions hold {there}, "
                    "and each goes to one player",
                    circled=circled,
                    there=there,
                ),
            )
        return
    for seat, initial in enumerate(player_initials(state) if is_everybody_named(state) else ()):
        sheet = state.sheet[seat]
        there = sum(len(region.artifacts) for region in closed if initial in region.workers)
        if sheet.artifacts.circled > there:
            place = sheet_place(seat, sheet.player).at("artifacts")
            yield place.error(
                "M5.6",
                Text(
                    "circled are {circled}; the closed regions that workers of {initial} touch "
                    "hold {there}",
                    circled=sheet.artifacts.circled,
                    initial=initial,
                    there=there,
                ),
            )


def _end(
    state: State, position: Position, regions: Sequence[Region], edition: Edition, players: int
) -> Iterator[Problem]:
    """Warn of a game that is not over: M7.1, in the family version nor by F9, nor stuck (M3.6)."""
    if has_ended(state, position, regions, edition, players):
        return
    if not can_draw_resources(position, edition.rules):
        return  # By `deadlock_ends = false` it ends when nobody takes an action either (M3.6).
    board = edition.board
    yield BOARD.warning(
        "M7.1",
        Text(
            "the end is not reached: {closed} of the {all} printed resources in play lie in closed "
            "regions; the game ends with {needed}",
            closed=printed_closed(regions),
            all=len(board.printed_in_play(players)),
            needed=board.printed_to_end(players),
        ),
    )
