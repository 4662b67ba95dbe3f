"""Whether a board shows that the game is over: M7.1, a deadlock (M3.6), an empty archive (F9)."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.merchants.board.anchors import can_draw_resources
from scoring.merchants.board.position import Position
from scoring.merchants.board.regions import Region, is_end_reached
from scoring.merchants.family.archive import archive_spells
from scoring.merchants.family.checks import number_of
from scoring.merchants.states.state import FamilyState, State
from sheets.merchants.edition.edition import Edition


def has_ended(
    state: State, position: Position, regions: Sequence[Region], edition: Edition, players: int
) -> bool:
    """Return whether the game ends with this round, the regions being those of the position."""
    if is_end_reached(regions, edition.board, players):
        return True
    if _is_archive_empty(state, edition, players):
        return True
    return edition.rules.deadlock_ends and not can_draw_resources(position, edition.rules)


def _is_archive_empty(state: State, edition: Edition, players: int) -> bool:
    """Return whether the last spell of the family version's archive is taken (F9)."""
    if not isinstance(state, FamilyState):
        return False
    taken = sum(number_of(sheet.spells.taken) for sheet in state.sheet)
    return 0 < sum(1 for _ in archive_spells(edition.archive, players)) <= taken
