"""A place on a table's sheets, and the problems that are found there.

`sheet 2 (Bernd), card 17` is what a person reads; seats are counted from 0 here, from 1 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from sheets.files.problem import Problem
from sheets.files.schema import Path, Tree
from sheets.table.players import PlayerNameError, tidy_name
from sheets.words.sentence import Sentence


class Place:
    """A place by its name, "" for the table as a whole, perhaps within another one.

    A place is put into words only when there is a problem, since most places have none.
    """

    __slots__ = ("_outer", "_part")

    def __init__(self, part: str = "", outer: Place | None = None) -> None:
        self._part = part
        self._outer = outer

    @property
    def name(self) -> str:
        """What a person reads."""
        outer = self._outer.name if self._outer is not None else ""
        if not outer:
            return self._part
        return Sentence("{place}, {part}", place=outer, part=self._part)

    def at(self, part: str) -> Place:
        """Return a place within this one."""
        return Place(part, self)

    def error(self, rule: str, template: str, /, **values: object) -> Problem:
        """Return the problem that the sentence says; with it nothing can be scored."""
        return Problem(self.name, Sentence(template, **values), rule)

    def warning(self, rule: str, template: str, /, **values: object) -> Problem:
        """Return the problem that the sentence says: unlikely, but possible."""
        return Problem(self.name, Sentence(template, **values), rule, "warning")


class _Sheet(Place):
    __slots__ = ("_player", "_seat")

    def __init__(self, seat: int, player: str | None) -> None:
        super().__init__()
        self._seat = seat
        self._player = player

    @property
    def name(self) -> str:
        number = self._seat + 1
        if self._player is None:
            return Sentence("sheet {number}", number=number)
        return Sentence("sheet {number} ({player})", number=number, player=self._player)


class _Card(Place):
    __slots__ = ("_number",)

    def __init__(self, sheet: Place, number: int | str) -> None:
        super().__init__(outer=sheet)
        self._number = number

    @property
    def name(self) -> str:
        card = Sentence("card {number}", number=self._number)
        return Place(card, self._outer).name


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
    return _Sheet(seat, player)


def card_place(sheet: Place, number: int | str) -> Place:
    """Return the place of a card on a sheet: `sheet 2 (Bernd), card 17`."""
    return _Card(sheet, number)


def name_place(tree: Tree, path: Path) -> str:
    """Return the place to which keys and indices lead in a state's tree.

    Keys are named as they stand in the file, entries of a list are counted from 1.
    """
    match path:
        case ("sheet", int(seat), *rest):
            place = sheet_place(seat, _player(tree, seat))
        case _:
            place, rest = Place(), list(path)
    match rest:
        case ("cards", str(number), *_):
            return card_place(place, _short(number)).name
    return _at_keys(place, rest).name


def _at_keys(place: Place, steps: list[str | int]) -> Place:
    words: list[str] = []
    for step in steps:
        if isinstance(step, int) and words:
            words[-1] += f" {step + 1}"
        else:
            words.append(_short(str(step)))
    for word in words:
        place = place.at(word)
    return place


def _short(key: str) -> str:
    return key if key.isprintable() and len(key) <= 40 else f"{key[:40]!r}"


def _player(tree: Tree, seat: int) -> str | None:
    """Return the name on a sheet whose form may be wrong in any way."""
    player: Any = None
    sheets = tree.get("sheet")
    if isinstance(sheets, list) and isinstance(sheets[seat], dict):
        player = sheets[seat].get("player")
    try:
        return tidy_name(player) if isinstance(player, str) else None
    except PlayerNameError:
        return None
