"""What the states of all games share: read from a tree, checked for names, written back.

A state holds what is written on a table's sheets. What can be read of a faulty file is read all the
same, so that its other mistakes come to light at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from sheets.files.problem import FieldPath, Path, Problem
from sheets.files.schema import AtLeast, ParsedBy, Tree
from sheets.game import PrintedGame
from sheets.table.players import PlayerNameError, same_names, tidy_name
from sheets.words.text import TEXT, Message, Text, must_be

if TYPE_CHECKING:
    from sheets.table.table import Seat

PlayerName: TypeAlias = Annotated[str, ParsedBy(tidy_name)]
Count: TypeAlias = Annotated[int, AtLeast(0)]
Figures: TypeAlias = Count | tuple[Count, ...]  # The sum, or the figures as written.


def total(figures: Figures) -> int:
    """Return the sum of figures."""
    return figures if isinstance(figures, int) else sum(figures)


def boxed(figures: Figures | None, boxes: int) -> tuple[int, ...]:
    """Return what is written in each of so many boxes; what has no box is added to the last."""
    if figures is None:
        return ()
    each = (figures,) if isinstance(figures, int) else figures
    if len(each) <= boxes:
        return each
    return (*each[: boxes - 1], sum(each[boxes - 1 :]))


KEYS = ("date", "place", "notes")
LONGEST_PLACE = 100  # Characters, which are a line.

_DATE = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and where a game was played, None and "" where nobody says so."""

    date: date | None = None
    place: str = ""
    notes: str = ""

    @property
    def day(self) -> Message:
        """The date as a person writes it, "" where nobody says."""
        if self.date is None:
            return ""
        year, month, day = f"{self.date:%Y-%m-%d}".split("-")
        return Text("{year}-{month}-{day}", year=year, month=month, day=day)

    @property
    def remarks(self) -> tuple[Message, ...]:
        """What an answer says of it: date and place on a line, then the notes."""
        where: Message = self.place
        if self.date and where:
            where = Text("{date}, {place}", date=self.day, place=where)
        return tuple(filter(None, (where or self.day, self.notes)))

    @property
    def tree(self) -> Tree:
        """The entries of a file that say it."""
        values = ((key, getattr(self, key)) for key in KEYS)
        return {key: value for key, value in values if value}


UNKNOWN = Occasion()


def read_occasion(tree: Tree) -> tuple[Occasion, list[Problem]]:
    """Return the occasion that a state's tree tells, and what of it cannot be read."""
    found: dict[str, Any] = {}
    problems = []
    for key, parse in (("date", _read_date), ("place", _read_place), ("notes", _read_notes)):
        if key not in tree:
            continue
        try:
            found[key] = parse(tree[key])
        except ValueError as error:
            problems.append(Problem((key,), error.args[0]))
    return Occasion(**found), problems


def _read_date(value: Any) -> date:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    try:
        if isinstance(value, str) and _DATE.fullmatch(value):
            return date.fromisoformat(value)
    except ValueError:
        pass
    raise ValueError(must_be(Text("a date such as 2026-11-22"), value))


def _read_place(value: Any) -> str:
    place = " ".join(_read_notes(value).split())
    if len(place) > LONGEST_PLACE:
        raise ValueError(
            Text(
                "has {length} characters; at most {most} fit",
                length=len(place),
                most=LONGEST_PLACE,
            )
        )
    return place


def _read_notes(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(must_be(TEXT, value))
    return value.strip()


class HasPlayer(Protocol):
    """A player's sheet of any game; None where no name was read."""

    @property
    def player(self) -> str | None:
        """The player's name."""


class AnyState(Protocol):
    """A state of any game: `players` is None where the sheets tell how many play.

    `edition` is the name or the path of one, None for the shipped one.
    """

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
    def edition(self) -> str | None:
        """What it was played with."""

    @property
    def sheet(self) -> tuple[HasPlayer, ...]:
        """What each player wrote."""


AnySheet = TypeVar("AnySheet", bound=HasPlayer, covariant=True)


class PlacedSheet(NamedTuple, Generic[AnySheet]):
    """A player's sheet and the place that problems on it name."""

    place: FieldPath
    sheet: AnySheet


def placed_sheets(sheets: Sequence[AnySheet]) -> tuple[PlacedSheet[AnySheet], ...]:
    """Return a table's sheets with their places, in their order."""
    return tuple(
        [PlacedSheet(sheet_place(seat, sheet.player), sheet) for seat, sheet in enumerate(sheets)]
    )


def sheet_place(seat: int, player: str | None) -> FieldPath:
    """Return the place of a sheet: `sheet 2 (Bernd)`, or `sheet 2` when nobody is named."""
    return FieldPath(("sheet", seat), player)


def card_place(sheet: FieldPath, number: int) -> FieldPath:
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


# Keys and indices (from 0) of what stands in a file but could not be read.
Unread: TypeAlias = frozenset[Path]


def plain_tree(state: Any) -> Tree:
    """Return the tree from which the same state can be built; what is None is left out."""
    found = {each.name: _plain(getattr(state, each.name)) for each in fields(state)}
    return {key: value for key, value in found.items() if value is not None}


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return plain_tree(value)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


def is_whole(seat: int, unread: Unread) -> bool:
    """Return whether everything on a sheet could be read."""
    return not any(path[:2] == ("sheet", seat) for path in unread)


def find_table_problems(
    game: PrintedGame[Any], state: AnyState, needed: Mapping[str, Text], unread: Unread
) -> Iterator[Problem]:
    """Find what is wrong with a table whatever it plays; `needed` is as in `find_missing`."""
    _, most = game.variants[state.variant].players
    sheets = state.sheet[:most]
    yield from find_number_problems(game, state, game.players_rule)
    yield from find_missing(sheets, needed, unread)
    yield from find_same_names(placed_sheets(sheets), game.players_rule)


def find_number_problems(
    game: PrintedGame[Any], state: AnyState, sheet_rule: str
) -> Iterator[Problem]:
    """Find tables of too few or too many, and sheets that are missing or too many.

    `sheet_rule` says that everybody has one.
    """
    sheets = len(state.sheet)
    fewest, most = game.variants[state.variant].players
    number = sheets if state.players is None else state.players
    if not fewest <= number <= most:
        numbers = {"number": number, "fewest": fewest, "most": most}
        if state.players is None:
            yield FieldPath(("sheet",)).error(
                game.players_rule,
                "the number of sheets is {number}; {fewest} to {most} play, each with one",
                **numbers,
            )
        else:
            yield FieldPath(("players",)).error(
                game.players_rule, "must be {fewest} to {most}, not {number}", **numbers
            )
    elif sheets != number:
        yield FieldPath(("sheet",)).error(
            sheet_rule,
            "there are not as many sheets ({sheets}) as players ({players}); everybody has one",
            sheets=sheets,
            players=number,
        )


def find_same_names(placed: Sequence[PlacedSheet[HasPlayer]], rule: str) -> Iterator[Problem]:
    """Find names that are not different."""
    names = tuple([sheet.player or str(seat) for seat, (_, sheet) in enumerate(placed)])
    for first, second in same_names(names):
        yield placed[second].place.error(
            rule,
            "has the same name as the player of sheet {other}; everybody needs a name of their own",
            other=first + 1,
        )


def find_missing(
    sheets: Sequence[HasPlayer], needed: Mapping[str, Text], unread: Unread
) -> Iterator[Problem]:
    """Find what every sheet must hold and does not; what could not be read is there.

    `needed` says for every key what is expected there.
    """
    for seat, sheet in enumerate(sheets):
        if ("sheet", seat) in unread:
            continue
        for key in [key for key in needed if getattr(sheet, key) is None]:
            if ("sheet", seat, key) not in unread:
                place = sheet_place(seat, sheet.player).at(key)
                yield place.error("", "is missing; write {what}", what=needed[key])


def printed_seats(state: AnyState) -> tuple[Seat, ...]:
    """Return the seats, nameless where no sheet names a player or none is there for them.

    A sheet's own initial takes precedence over the one that follows from the names.
    """
    from sheets.table.table import Seat, seats_for  # Tables know papers.

    by_name = seats_for(tuple(sheet.player or "?" for sheet in state.sheet))
    named = tuple(
        Seat(seat.name, getattr(sheet, "initial", None) or seat.initial) if sheet.player else Seat()
        for seat, sheet in zip(by_name, state.sheet, strict=True)
    )
    return (*named, *(Seat(),) * (max(state.players or 0, 1) - len(named)))
