"""Who sits at a state's table, as the names are printed on its sheets."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.seats import HasPlayer
from sheets.table import Seat, seats_for


def printed_seats(sheets: Sequence[HasPlayer], players: int | None) -> tuple[Seat, ...]:
    """Give the seats, nameless where no sheet names a player or none is there for them."""
    seats = seats_for(tuple(sheet.player or "?" for sheet in sheets))
    named = tuple(
        seat if sheet.player else Seat() for seat, sheet in zip(seats, sheets, strict=True)
    )
    return (*named, *(Seat(),) * ((players or 0) - len(named)))
