"""Seats: every sheet of a state with its place, as the checks and the score go through them."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from scoring.merchants.state import OwnSheet
from scoring.place import Place, sheet_place

AnySheet = TypeVar("AnySheet", bound=OwnSheet, covariant=True)


class Seat(NamedTuple, Generic[AnySheet]):
    """A player's sheet and the place that problems on it name."""

    place: Place
    sheet: AnySheet


def seats_with(sheets: tuple[AnySheet, ...]) -> tuple[Seat[AnySheet], ...]:
    """Give a table's seats in the order of the sheets."""
    return tuple(
        [Seat(sheet_place(seat, sheet.player), sheet) for seat, sheet in enumerate(sheets)]
    )
