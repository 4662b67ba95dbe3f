"""Places on a table's sheets, seats counted from 0, and what every game's state has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from sheets.files.place import Place
from sheets.files.schema import Tree
from sheets.table.players import PlayerNameError, tidy_name


class HasPlayer(Protocol):
    """A player's sheet of any game; None where no name was read."""

    @property
    def player(self) -> str | None:
        """The player's name."""


AnySheet = TypeVar("AnySheet", bound=HasPlayer, covariant=True)


class HasSheets(Protocol[AnySheet]):
    """A state of any game; `players` is None where the sheets tell how many play."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def variant(self) -> str:
        """The variant's name."""

    @property
    def players(self) -> int | None:
        """The number of players."""

    @property
    def sheet(self) -> tuple[AnySheet, ...]:
        """What each player wrote."""


class AnyState(HasSheets[HasPlayer], Protocol):
    """A state of any game, and the edition it names, None for the shipped one."""

    @property
    def edition(self) -> str | None:
        """The edition's name or path."""


class PlacedSheet(NamedTuple, Generic[AnySheet]):
    """A player's sheet and the place that problems on it name."""

    place: Place
    sheet: AnySheet


def placed_sheets(sheets: Sequence[AnySheet]) -> tuple[PlacedSheet[AnySheet], ...]:
    """Return a table's sheets with their places, in their order."""
    return tuple(
        [PlacedSheet(sheet_place(seat, sheet.player), sheet) for seat, sheet in enumerate(sheets)]
    )


def sheet_place(seat: int, player: str | None) -> Place:
    """Return the place of a sheet: `sheet 2 (Bernd)`, or `sheet 2` when nobody is named."""
    return Place(("sheet", seat), player)


def card_place(sheet: Place, number: int) -> Place:
    """Return the place of a card on a sheet: `sheet 2 (Bernd), card 17`."""
    return sheet.at("cards", str(number))


def players_in(tree: Tree) -> tuple[str | None, ...]:
    """Return the names on the sheets of a tree whose form may be wrong in any way.

    None stands for a sheet that has none.
    """
    sheets = tree.get("sheet")
    if not isinstance(sheets, list):
        return ()
    return tuple(
        _tidy(sheet.get("player")) if isinstance(sheet, dict) else None for sheet in sheets
    )


def _tidy(player: object) -> str | None:
    try:
        return tidy_name(player) if isinstance(player, str) else None
    except PlayerNameError:
        return None
