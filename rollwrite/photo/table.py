"""Table: the sheets of one table together, the state they make, and what of it is doubtful.

What a sheet itself says of the count, the total that is circled and figures, is held against what
is counted, also once everything is answered: where they differ, somebody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import or_
from typing import Final

from rollwrite.photo.groups import Group, Reading, Source
from rollwrite.photo.identity import Kind
from rollwrite.photo.readers import BoardGuess, kinds_of
from rollwrite.photo.reading import Claim, SheetReading
from scoring.open_game import Editions, OpenGame, open_game
from scoring.places import Meaning
from scoring.score import Score
from sheets.files.problem import LEFT_OUT, Path, Problem
from sheets.files.schema import Tree
from sheets.words.text import SaidError

IN_SHEET: Final = 2  # Steps to a sheet in a state; what is wrong with all of one is no mark's.
# Of groups of marks that read otherwise on two prints of a sheet; fewer can be misread.
DIFFERENT: Final = 3


class WrongSheetsError(SaidError):
    """Sheets that are not of one table."""


@dataclass(frozen=True, slots=True)
class Check:
    """A claim of a sheet that the count contradicts.

    sheet, seat: which of the sheets it is on, and whose points they are
    counted:     what is counted, None where too little is known for that
    made:        what of it is known
    """

    sheet: int
    seat: int
    claim: Claim
    counted: int | None
    made: int

    @property
    def key(self) -> tuple[int, int, str]:
        """What it is about."""
        return self.sheet, self.seat, self.claim.name

    @property
    def reading(self) -> Reading:
        """What can be right: what is counted, what the sheet says."""
        counted = () if self.counted is None else (self.counted,)
        options = dict.fromkeys((*counted, *self.claim.numbers))
        path = ("sheet", self.seat, self.claim.name)
        group = Group(path, self.claim.marks, tuple((each, ()) for each in options))
        return Reading(group, self.counted, 0.0)


@dataclass(frozen=True, slots=True)
class Doubt:
    """What must be asked: on which of the sheets it is, what was read there, where that belongs.

    `check` is what the sheet says and the count contradicts, where that is asked.
    """

    sheet: int
    reading: Reading
    path: Path
    check: Check | None = None


@dataclass(frozen=True, slots=True)
class TableReading:
    """The sheets of one table, in the order of play, the seats they tell of, the players' names.

    Seats are counted from 0. Sheets that all share come behind those of players. It `is_named` once
    somebody has said the names; `board` is what a board shows, as far as that was asked; `checks`
    are the claims of sheets that the count contradicts, `settled` what was said of such. `editions`
    keeps the edition for all that is made of the table.
    """

    sheets: tuple[SheetReading, ...]
    seats: tuple[int, ...]
    names: tuple[str, ...]
    is_named: bool = False
    board: BoardGuess | None = None
    checks: tuple[Check, ...] = ()
    settled: frozenset[tuple[tuple[int, int, str], int | None]] = frozenset()
    editions: Editions = field(default_factory=Editions, repr=False, compare=False)

    @property
    def unseated(self) -> tuple[int, ...]:
        """The sheets, counted from 0, of which nothing tells whose they are.

        They have the free seats in the order of the photographs. The one sheet that is left over
        is that of the one seat that is free.
        """
        own = [each for each in enumerate(self.sheets) if not each[1].is_shared]
        found = tuple(index for index, sheet in own if sheet.identity.seat is None)
        is_told = self.kind.players == 1 or len(found) + len(self.missing) <= 1
        return () if is_told else found

    @property
    def kind(self) -> Kind:
        """What kind of sheet the first of them is."""
        return self.sheets[0].identity.kind

    @property
    def missing_kinds(self) -> tuple[str, ...]:
        """The kinds of sheets of which there is none, though the state is told by them too."""
        there = {sheet.identity.kind.kind for sheet in self.sheets}
        kinds = kinds_of(self.kind.game, self.kind.variant, self.kind.players)
        return tuple(kind for kind in kinds if kind not in there)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose sheets are not there."""
        return tuple(seat for seat in range(self.kind.players) if seat not in self.seats)

    def named(self, names: Sequence[str]) -> TableReading:
        """Return the table with the names of all players, or of those whose sheets are there."""
        own = [names[seat] for seat in self.seats] if len(names) > len(self.seats) else names
        return replace(self, names=(*own, *self.names[len(own) :]), is_named=bool(names))

    def doubts(self) -> Iterator[Doubt]:
        """Yield the doubts that somebody must be asked about, sheet by sheet."""
        for index, sheet in enumerate(self.sheets):
            for reading in sheet.doubtful:
                if not self._is_told_elsewhere(index, reading):
                    yield Doubt(index, reading, self.place(index, reading))
        for check in self.checks:
            yield Doubt(check.sheet, check.reading, check.reading.group.path, check)

    def answered(self, doubt: Doubt, meaning: Meaning, by: Source = "person") -> TableReading:
        """Return the table with what a person has answered, or what is likely."""
        if doubt.check:
            return self._settled(doubt.check, int(meaning), by)
        reading = replace(doubt.reading, meaning=meaning, probability=1.0, by=by)
        return self._with(doubt.sheet, reading)

    def held(self) -> TableReading:
        """Return the table whose sheets' own totals and figures are held against the count.

        A sheet's are once nothing else on it is doubtful; figures of what marks bring come before
        the total, which they may explain.
        """
        found: list[Check] = []
        score = None
        for index, sheet in enumerate(self.sheets):
            if not self._is_whole(index):
                continue
            score = score or self.game().score(lenient=True)
            each = [*filter(self._is_open, self._contradicted(index, sheet, score))]
            found += [check for check in each if not check.claim.is_final] or each
        return replace(self, checks=tuple(found))

    def _is_whole(self, index: int) -> bool:
        """Return whether all is there and sure that a sheet's count is made of."""
        counted = self._counted_with(index)
        is_doubtful = any(each.check is None and each.sheet in counted for each in self.doubts())
        return not self.missing_kinds and not is_doubtful

    def _counted_with(self, index: int) -> Sequence[int]:
        """Return the sheets that a sheet's count is made of: of a shared one's all are."""
        return range(len(self.sheets)) if self.sheets[index].is_shared else (index,)

    def _contradicted(self, index: int, sheet: SheetReading, score: Score) -> Iterator[Check]:
        for claim in sheet.claims():
            seat = index if not sheet.is_shared else claim.seat or 0
            made, counted = _count(claim, seat, score)
            if any(each != counted for each in claim.numbers):
                yield Check(index, seat, claim, counted, made)

    def _is_open(self, check: Check) -> bool:
        """Return whether nobody has said yet which of a check's numbers is right.

        Who was asked for the crowns has said it, if what makes the claim right was among them.
        """
        if (check.key, check.counted) in self.settled:
            return False
        for each in self.sheets[check.sheet].readings:
            if each.group.path == check.claim.to and each.by in ("person", "likely"):
                offered = {int(one) - int(each.meaning or 0) for one in each.group.meanings}
                return not offered.issuperset(one - check.made for one in check.claim.numbers)
        return True

    def _settled(self, check: Check, number: int, by: Source) -> TableReading:
        """Return the table in which a number of a check is right.

        Where it is not what was counted, the crowns are what makes it so; of what marks bring, and
        where there are no such crowns, the marks that can make it so are asked anew.
        """
        checks = tuple(each for each in self.checks if each != check)
        table = replace(self, checks=checks, settled=self.settled | {(check.key, number)})
        if number == check.counted:
            return table
        (tree, *_), to = self.sheets[check.sheet].trees(), check.claim.to
        crowns = (tree.get(str(to[0]), 0) if to else 0) + number - check.made
        if to and crowns >= 0:
            group = Group(to, (), ((crowns, ()),), is_figure=True)
            return table._with(check.sheet, Reading(group, crowns, 1.0, by))
        return table._asking_anew(check, number)

    def _asking_anew(self, check: Check, number: int) -> TableReading:
        """Return the table in which those marks are doubtful that alone can make a number right.

        Where none can, all are that what is counted depends on; where somebody has named all of
        them, what is counted stays.
        """
        counts = [
            (index, reading, {self._with(index, replace(reading, meaning=each))._made(check)
                              for each in reading.group.meanings if each != reading.meaning})
            for index in self._counted_with(check.sheet)
            for reading in self.sheets[index].readings if reading.by == "read"
        ]  # fmt: skip
        mending = [(index, reading) for index, reading, found in counts if number in found]
        asked = mending or [each[:2] for each in counts if each[2] - {check.made}]
        if not asked and check.counted is not None:
            return replace(self, settled=self.settled | {(check.key, check.counted)})
        table = self
        for index, reading in asked:
            table = table._with(index, replace(reading, probability=0.0))
        return table

    def _made(self, check: Check) -> int:
        """Return what is counted of what a check is about."""
        claims = {each.name: each for each in self.sheets[check.sheet].claims()}
        claim = claims.get(check.claim.name, check.claim)
        score = self.game().score(lenient=True) if claim.seat is not None else Score()
        return _count(claim, check.seat, score)[0]

    def disputed(self) -> TableReading:
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
                    table = table._with(index, replace(reading, probability=0.0))
        return table

    def _wrong(self) -> set[Path]:
        """Return the paths in the state at which it breaks a rule."""
        return {each.path for each in self.game().find_problems() if each.level == "error"}

    def _is_mended(self, path: Path, index: int, reading: Reading) -> bool:
        """Return whether nothing at a path is wrong once a reading is another one."""
        return any(
            path not in self._with(index, replace(reading, meaning=each, probability=1.0))._wrong()
            for each in reading.group.meanings if each != reading.meaning
        )  # fmt: skip

    def with_board(self) -> TableReading:
        """Return the table with what its board shows, held to its sheets as they are now."""
        bare = replace(self, board=None)
        is_complete = not (self.missing or self.missing_kinds or [*self.doubts()])
        is_alone = all(sheet.signs is not None for sheet in self.sheets)
        is_named = self.is_named and not self.missing
        told = {"is_named": is_named, "is_complete": is_complete}
        for sheet in self.sheets:
            if board := sheet.guess_board(bare.game(), **told):
                is_held = is_named and (is_complete or is_alone)
                return replace(bare, board=replace(board, is_held=is_held))
        return bare

    def tree(self) -> Tree:
        """Return the state's tree; what is doubtful is missing."""
        own = [tree for sheet in self.sheets if not sheet.is_shared for tree in sheet.trees()]
        parts = zip(self.names, *filter(None, [own]), *self._shared_trees().values(), strict=True)
        sheets = [reduce(or_, trees, {"player": name}) for name, *trees in parts]
        # A board that the sheets contradict is no part of the state.
        board = {self.board.key: self.board.tree} if self.board and self.board.fits else {}
        return {
            "game": self.kind.game,
            "variant": self.kind.variant,
            "players": self.kind.players,
            "edition": self.sheets[0].identity.edition.name,
            **reduce(or_, (sheet.tree() for sheet in self.sheets), {}),
            "sheet": sheets,
            **board,
        }

    def _shared_trees(self) -> Mapping[int, tuple[Tree, ...]]:
        """Return everybody's trees by each shared sheet, the one that counts before others last."""
        kinds = kinds_of(self.kind.game, self.kind.variant, self.kind.players)
        order = {kind: -place for place, kind in enumerate(kinds, 1)}
        shared = [index for index, sheet in enumerate(self.sheets) if sheet.is_shared]
        shared.sort(key=lambda each: order.get(self.sheets[each].identity.kind.kind, 0))
        return {index: trees for index in shared if (trees := self.sheets[index].trees())}

    def _is_told_elsewhere(self, index: int, reading: Reading) -> bool:
        """Return whether another shared sheet, which counts before, tells a player's entry."""
        match self.sheets[index].is_shared, reading.group.path:
            case True, ("sheet", int(seat), str(key), *_):
                shared = self._shared_trees()
                others = [*shared][[*shared].index(index) + 1 :] if index in shared else ()
                return any(key in shared[each][seat] for each in others)
        return False

    def game(self) -> OpenGame:
        """Return the game as far as it was read."""
        return open_game(self.tree(), self.editions)

    def problems(self) -> list[Problem]:
        """Return the problems of its state."""
        return self.game().find_problems()

    def place(self, index: int, reading: Reading) -> Path:
        """Return the path in the state of a reading of one of the sheets."""
        path = reading.group.path
        return path if self.sheets[index].is_shared else ("sheet", index, *path)

    def _with(self, index: int, reading: Reading) -> TableReading:
        changed = self.sheets[index].answered(reading)
        return replace(self, sheets=(*self.sheets[:index], changed, *self.sheets[index + 1 :]))


def _count(claim: Claim, seat: int, score: Score) -> tuple[int, int | None]:
    """Return what of a claim is known by the count, and what is counted, None for too little."""
    if claim.seat is None:
        return claim.counted or 0, claim.counted
    accounts = [each.account for each in score.players if each.account.seat == seat]
    made = 0
    if accounts:
        made = accounts[0].tie_breaks[0].value if claim.is_tie else accounts[0].total
    is_less = any(each.message == LEFT_OUT for each in score.problems
                  if each.path[:IN_SHEET] == ("sheet", seat))  # fmt: skip
    return made, None if is_less or not accounts else made


def table_reading(sheets: Sequence[SheetReading]) -> TableReading:
    """Return the table of some sheets, in the order of play where their codes tell it.

    Several photographs of one sheet are one. A sheet that does not tell its edition is of the one
    that all others name. Who has no name yet has a number. Raises WrongSheetsError
    where they are not of one table.
    """
    told = {sheet.identity.edition for sheet in sheets if sheet.identity.is_told}
    if len(told) == 1:
        (edition,) = told
        sheets = [
            sheet if sheet.identity.is_told else sheet.of_edition(edition) for sheet in sheets
        ]
    first = sheets[0].identity
    if any(each.identity.kind._replace(kind="") != first.kind._replace(kind="")
           or each.identity.edition != first.edition for each in sheets):  # fmt: skip
        raise WrongSheetsError(
            "these sheets are not of one table; read the photographs of each table apart"
        )
    _check_table(sheets)
    numbers = tuple(f"Player {seat + 1}" for seat in range(first.kind.players))
    own = _seated([sheet for sheet in sheets if not sheet.is_shared], first.kind.players)
    by_kind: dict[str, SheetReading] = {}
    for sheet in sheets:
        if sheet.is_shared:
            kind = sheet.identity.kind.kind
            by_kind[kind] = _together(by_kind[kind], sheet) if kind in by_kind else sheet
    seats = tuple(own) or tuple(range(first.kind.players))
    names = tuple(numbers[seat] for seat in seats)
    return TableReading((*own.values(), *by_kind.values()), seats, names)


def _check_table(sheets: Sequence[SheetReading]) -> None:
    """Raise WrongSheetsError where the codes of two sheets tell of two tables."""
    by_table: dict[int, str] = {}
    for sheet in sheets:
        if sheet.identity.table is not None:
            by_table.setdefault(sheet.identity.table, sheet.photo)
    if len(by_table) > 1:
        one, other, *_ = by_table.values()
        raise WrongSheetsError(
            "{one} and {other} were printed for two tables; read the photographs of each apart",
            one=one,
            other=other,
        )


def _together(one: SheetReading, other: SheetReading) -> SheetReading:
    """Return two photographs of one sheet as one; raises WrongSheetsError for two people's."""
    pairs = zip(one.marks, other.marks, strict=True) if one.game == other.game else ()
    sure = (pair for pair in pairs if all(each.is_sure for each in pair))
    if sum(first.meaning != second.meaning for first, second in sure) >= DIFFERENT:
        raise WrongSheetsError(
            "{one} and {other} show the same sheet, but what is marked differs; if they are two "
            "people's, or one is from earlier in the game, leave one out",
            one=one.photo,
            other=other.photo,
        )
    return one.together(other)


def _seated(sheets: Sequence[SheetReading], players: int) -> dict[int, SheetReading]:
    """Return the sheet of each seat, in the order of play; raises WrongSheetsError for too many."""
    found: dict[int, SheetReading] = {}
    for sheet in sheets:
        if (seat := 0 if players == 1 else sheet.identity.seat) is not None:
            found[seat] = _together(found[seat], sheet) if seat in found else sheet
    free = [seat for seat in range(players) if seat not in found]
    others = [sheet for sheet in sheets if sheet.identity.seat is None and players > 1]
    if len(others) > len(free):
        raise WrongSheetsError(
            "there are not as many sheets ({sheets}) as players ({players})",
            sheets=len(found) + len(others),
            players=players,
        )
    found |= dict(zip(free, others, strict=False))
    return dict(sorted(found.items()))
