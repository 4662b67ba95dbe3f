"""A table's photographs together: the game they show, what is doubtful of it, its state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Final

from rollwrite.photo.identity import Kind
from rollwrite.photo.joint import Meaning, Reading
from rollwrite.photo.proposal import Proposal
from rollwrite.photo.reading import SheetReading, kinds_of
from scoring.open_game import OpenGame, open_game
from sheets.editions.edition import edition_name, is_shipped
from sheets.files.problem import Path as Place
from sheets.files.problem import Problem
from sheets.files.schema import Tree
from sheets.words.text import Text

IN_SHEET: Final = 2  # Steps to a sheet in a state; what is wrong with all of one is no mark's.


class WrongSheetsError(Exception):
    """Sheets that are not of one table."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Doubt:
    """What must be asked: on which of the sheets it is, what was read there, where that belongs."""

    sheet: int
    reading: Reading
    path: Place


@dataclass(frozen=True, slots=True)
class PhotoTable:
    """The sheets of one table, in the order of play, the seats they tell of, the players' names.

    Seats are counted from 0. Sheets that all share come behind those of players. It `is_named` once
    somebody has said the names; `proposal` is what a board shows, as far as that was asked.
    """

    sheets: tuple[SheetReading, ...]
    seats: tuple[int, ...]
    names: tuple[str, ...]
    is_named: bool = False
    proposal: Proposal | None = None

    @property
    def unseated(self) -> tuple[int, ...]:
        """The sheets, counted from 0, of which nothing tells whose they are.

        They have the free seats in the order of the photographs. The one sheet that is left over
        is that of the one seat that is free.
        """
        own = [each for each in enumerate(self.sheets) if not each[1].is_shared]
        found = tuple(index for index, sheet in own if sheet.known.seat is None)
        is_told = self.kind.players == 1 or len(found) + len(self.missing) <= 1
        return () if is_told else found

    @property
    def kind(self) -> Kind:
        """What kind of sheet the first of them is."""
        return self.sheets[0].known.kind

    @property
    def missing_kinds(self) -> tuple[str, ...]:
        """The kinds of sheets of which there is none, though the state is told by them too."""
        there = {sheet.known.kind.kind for sheet in self.sheets}
        kinds = kinds_of(self.kind.game, self.kind.variant, self.kind.players)
        return tuple(kind for kind in kinds if kind not in there)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose sheets are not there."""
        return tuple(seat for seat in range(self.kind.players) if seat not in self.seats)

    def named(self, names: Sequence[str]) -> PhotoTable:
        """Return the table with the names of all players, or of those whose sheets are there."""
        own = [names[seat] for seat in self.seats] if len(names) > len(self.seats) else names
        return replace(self, names=(*own, *self.names[len(own) :]), is_named=bool(names))

    def doubts(self) -> Iterator[Doubt]:
        """Yield what somebody must be asked, sheet by sheet."""
        for index, sheet in enumerate(self.sheets):
            for reading in sheet.doubtful:
                yield Doubt(index, reading, self.place(index, reading))

    def answered(self, doubt: Doubt, meaning: Meaning) -> PhotoTable:
        """Return the table with what a person has answered."""
        reading = replace(doubt.reading, meaning=meaning, likely=1.0, by="person")
        return self._with(doubt.sheet, reading)

    def disputed(self) -> PhotoTable:
        """Return the table where what was read against the rules is doubtful.

        Of marks that are wrong together it is those of which another meaning alone would be right,
        all of them where no single one is. Where something is doubtful already, that is asked
        first. What a person has said stays; the score says what is wrong with it.
        """
        table = self
        doubtful = [doubt.path for doubt in self.doubts()]
        for path in self._wrong():
            if len(path) > IN_SHEET and not any(each[: len(path)] == path for each in doubtful):
                there = [
                    (index, each)
                    for index, sheet in enumerate(self.sheets) for each in sheet.readings
                    if self.place(index, each)[: len(path)] == path
                    and each.by == "read" and each.group.marks
                ]  # fmt: skip
                mending = [each for each in there if self._is_mended(path, *each)]
                for index, reading in mending or there:
                    table = table._with(index, replace(reading, likely=0.0))
        return table

    def _wrong(self) -> set[Place]:
        """Return where the rules forbid what the state has."""
        return {each.path for each in self.game().find_problems() if each.level == "error"}

    def _is_mended(self, path: Place, index: int, reading: Reading) -> bool:
        """Return whether nothing at a path is wrong once a reading is another one."""
        return any(
            path not in self._with(index, replace(reading, meaning=each, likely=1.0))._wrong()
            for each in reading.group.meanings if each != reading.meaning
        )  # fmt: skip

    def proposed(self) -> PhotoTable:
        """Return the table with what its board shows, held to its sheets as they are now."""
        bare = replace(self, proposal=None)
        is_complete = not (self.missing or self.missing_kinds or [*self.doubts()])
        is_alone = all(sheet.signs is not None for sheet in self.sheets)
        is_named = self.is_named and not self.missing
        told = {"is_named": is_named, "is_complete": is_complete}
        for sheet in self.sheets:
            if proposal := sheet.proposal(bare.game(), **told):
                is_held = is_named and (is_complete or is_alone)
                return replace(bare, proposal=replace(proposal, is_held=is_held))
        return bare

    def tree(self, beside: Path = Path()) -> Tree:
        """Return the state's tree, to be written into a folder; what is doubtful is missing."""
        own = [tree for sheet in self.sheets if not sheet.is_shared for tree in sheet.trees()]
        shared = filter(None, (sheet.trees() for sheet in self.sheets if sheet.is_shared))
        parts = zip(self.names, *filter(None, [own]), *shared, strict=True)
        sheets = [reduce(or_, trees, {"player": name}) for name, *trees in parts]
        return {
            "game": self.kind.game,
            "variant": self.kind.variant,
            "players": self.kind.players,
            "edition": _edition_named(self.sheets[0].known.edition.path),
            **reduce(or_, (sheet.tree() for sheet in self.sheets), {}),
            "sheet": sheets,
            **_proposed(self.proposal),
        }

    def game(self) -> OpenGame:
        """Return the game as far as it was read."""
        return open_game(self.tree())

    def problems(self) -> list[Problem]:
        """Return what is against the rules of what is written in its state."""
        return self.game().find_problems()

    def place(self, index: int, reading: Reading) -> Place:
        """Return where in the state's tree a reading of one of the sheets is."""
        path = reading.group.path
        return path if self.sheets[index].is_shared else ("sheet", index, *path)

    def _with(self, index: int, reading: Reading) -> PhotoTable:
        changed = self.sheets[index].answered(reading)
        return replace(self, sheets=(*self.sheets[:index], changed, *self.sheets[index + 1 :]))


def _proposed(proposal: Proposal | None) -> Tree:
    """Return what the state has of a proposal: nothing where the sheets contradict it."""
    return {proposal.key: proposal.tree} if proposal and proposal.fits else {}


def _edition_named(edition: Path) -> str:
    """Return what a state calls an edition: its name and version, of one of one's own its file."""
    return edition_name(edition) if is_shipped(edition) else str(edition.resolve())


def photo_table(sheets: Sequence[SheetReading]) -> PhotoTable:
    """Return the table of some sheets, in the order of play where their codes tell it.

    Several photographs of one sheet are one. A sheet that does not tell its edition is of the one
    that all others name. Who has no name yet has a number. Raises WrongSheetsError
    where they are not of one table.
    """
    told = {sheet.known.edition for sheet in sheets if sheet.known.is_told}
    if len(told) == 1:
        (edition,) = told
        sheets = [sheet if sheet.known.is_told else sheet.of_edition(edition) for sheet in sheets]
    first = sheets[0].known
    if any(each.known.kind._replace(kind="") != first.kind._replace(kind="")
           or each.known.edition != first.edition for each in sheets):  # fmt: skip
        raise WrongSheetsError(
            Text("these sheets are not of one table; read each table's photographs apart")
        )
    numbers = tuple(f"Player {seat + 1}" for seat in range(first.kind.players))
    own = _seated([sheet for sheet in sheets if not sheet.is_shared], first.kind.players)
    by_kind: dict[str, SheetReading] = {}
    for sheet in sheets:
        if sheet.is_shared:
            kind = sheet.known.kind.kind
            by_kind[kind] = by_kind[kind].together(sheet) if kind in by_kind else sheet
    seats = tuple(own) or tuple(range(first.kind.players))
    names = tuple(numbers[seat] for seat in seats)
    return PhotoTable((*own.values(), *by_kind.values()), seats, names)


def _seated(sheets: Sequence[SheetReading], players: int) -> dict[int, SheetReading]:
    """Return the sheet of each seat, in the order of play; raises WrongSheetsError for too many."""
    found: dict[int, SheetReading] = {}
    for sheet in sheets:
        if (seat := 0 if players == 1 else sheet.known.seat) is not None:
            found[seat] = found[seat].together(sheet) if seat in found else sheet
    free = [seat for seat in range(players) if seat not in found]
    others = [sheet for sheet in sheets if sheet.known.seat is None and players > 1]
    if len(others) > len(free):
        raise WrongSheetsError(
            Text(
                "these are {sheets} sheets, and {players} play",
                sheets=len(found) + len(others),
                players=players,
            )
        )
    found |= dict(zip(free, others, strict=False))
    return dict(sorted(found.items()))
