"""Who sits at a state's table, as the names are printed on its sheets."""

from __future__ import annotations

from scoring.states.place import HasPlayer, HasSheets
from sheets.table.table import Seat, seats_for


def printed_seats(state: HasSheets[HasPlayer]) -> tuple[Seat, ...]:
    """Return the seats, nameless where no sheet names a player or none is there for them.

    A sheet's own initial takes precedence over the one that follows from the names.
    """
    by_name = seats_for(tuple(sheet.player or "?" for sheet in state.sheet))
    named = tuple(
        Seat(seat.name, getattr(sheet, "initial", None) or seat.initial) if sheet.player else Seat()
        for seat, sheet in zip(by_name, state.sheet, strict=True)
    )
    return (*named, *(Seat(),) * (max(state.players or 0, 1) - len(named)))
