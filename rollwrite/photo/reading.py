"""A photograph, read: which sheets it shows, and what their marks say."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from rollwrite.photo.classifier import Likelihoods, likelihoods
from rollwrite.photo.crops import crops
from rollwrite.photo.figures import read_figures
from rollwrite.photo.flat import FINE, laid_flat
from rollwrite.photo.identity import EditionFile, Known, known_sheet
from rollwrite.photo.joint import Group, Reading, agreed, read_group
from rollwrite.photo.kept import Confirmed, confirmed, marks_picture
from rollwrite.photo.ledger import Checked, Ledger, checked
from rollwrite.photo.level import LEVEL, read_level
from rollwrite.photo.light import evened
from rollwrite.photo.likeness import check_page, doubted
from rollwrite.photo.markers import Grey, seen_markers
from rollwrite.photo.numbers import Shares
from rollwrite.photo.proposal import Proposal
from rollwrite.photo.reader import AnyReader, Signs
from rollwrite.photo.refusal import UnreadablePhotoError
from rollwrite.photo.rings import doubted_tens
from rollwrite.photo.sums import is_figure
from scoring.games import GAMES
from scoring.open_game import OpenGame
from sheets.drawing.shapes import Box
from sheets.files.schema import Tree
from sheets.game import load_part
from sheets.words.text import Text


@dataclass(frozen=True, slots=True)
class SheetReading:
    """A sheet as it was read: which it is, what its marks and figures say, and how it looks flat.

    `marks` is what each group of marks says alone, `figures` how likely each number is in each box;
    `checked` is what both say together. `game` is which of the games on the page they are of,
    counted from 0. `seen` is the page in even light, `FINE` pixels to the mm. `signs` is how likely
    each sign is in places that are drawn in, None where it has none.
    """

    photo: str
    known: Known
    game: int
    marks: tuple[Reading, ...]
    figures: Mapping[str, Shares]
    checked: Checked
    seen: Grey
    signs: Signs | None = None

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What marks and figures say together."""
        return self.checked.readings

    @property
    def doubtful(self) -> tuple[Reading, ...]:
        """The readings about which somebody must be asked."""
        return tuple(each for each in self.readings if not each.is_sure)

    def answered(self, reading: Reading) -> SheetReading:
        """Return the sheet with another reading of a group."""
        path = reading.group.path
        changed = (reading if each.group.path == path else each for each in self.readings)
        return replace(self, checked=replace(self.checked, readings=tuple(changed)))

    def of_edition(self, edition: EditionFile) -> SheetReading:
        """Return the sheet as one of an edition that is told, of another one read anew."""
        known = replace(self.known, edition=edition, is_told=True)
        if edition == self.known.edition:
            return replace(self, known=known)
        return sheet_reading(self.photo, known, self.seen, self.game)

    @property
    def games(self) -> int:
        """How many games the sheet has room for."""
        return len(_games(self.known))

    def together(self, other: SheetReading) -> SheetReading:
        """Return what two photographs of one sheet say; where they disagree it is doubtful.

        Of a pad the one with the later game counts: on the other it is not yet written.
        """
        if self.game != other.game:
            return max(self, other, key=lambda each: each.game)
        marks = tuple(agreed(*pair) for pair in zip(self.marks, other.marks, strict=True))
        figures = {name: (each + other.figures[name]) / 2 for name, each in self.figures.items()}
        signs = self.signs
        if signs is not None and other.signs is not None:
            signs = (signs + other.signs) / 2
        return _added_up(replace(self, marks=marks, figures=figures, signs=signs))

    @property
    def is_shared(self) -> bool:
        """Whether all players share it."""
        return _reader(self.known).is_shared

    def trees(self) -> tuple[Tree, ...]:
        """Return what is sure of the sheet, as a state has it: of one player, or of all."""
        kind = self.known.kind
        return _reader(self.known).trees(self.readings, self.known.content, kind.players)

    def tree(self) -> Tree:
        """Return what is sure of the whole table."""
        kind = self.known.kind
        return _reader(self.known).tree(self.readings, self.known.content, kind.players)

    def proposal(self, game: OpenGame, *, is_named: bool, is_complete: bool) -> Proposal | None:
        """Return what is drawn on the sheet beside a game as its other sheets have it, if it is."""
        proposer = _reader(self.known).proposer
        if proposer is None or self.signs is None or game.content is None:
            return None
        return proposer.propose(self.signs, self.known.blank, game,
                                is_named=is_named, is_complete=is_complete)  # fmt: skip

    def confirmed(self) -> Iterator[Confirmed]:
        """Yield the marks that a person has named, as the network sees them."""
        blank = self.known.blank
        for reading in self.readings:
            if reading.by == "person" and reading.meaning is not None and reading.group.is_marked:
                page = (self.seen, blank.picture, blank.marks)
                yield from confirmed(*page, reading.group, reading.meaning)

    def place_of(self, group: Group) -> Box:
        """Return the least box on the page that holds a group's marks."""
        boxes = [mark.box for mark in self.known.blank.marks if mark.name in group.marks]
        found = boxes[0]
        for box in boxes[1:]:
            found = found.joined(box)
        return found


def read_photo(
    name: str, picture: Grey, edition: EditionFile | None = None, game: int | None = None,
    keep: Callable[[str, Grey], None] | None = None, whole: Callable[[], Grey] | None = None,
) -> Iterator[SheetReading]:  # fmt: skip
    """Yield every sheet on a photograph, those on the left first.

    `edition` is one that is not shipped; `game` is which game of a pad is read,
    counted from 0, None for the last one that is written; `keep` is given a picture of each step;
    `whole` gives the picture of which this is a smaller copy, for sheets that are small on it.
    Raises UnreadablePhotoError where a sheet cannot be read.
    """
    picture, sheets = seen_markers(picture, whole)
    for markers in sheets:
        known = known_sheet(picture, markers, edition)
        flat = laid_flat(picture, known.flat, known.blank.size, FINE)
        check_page(flat, known.blank.picture)
        seen = evened(flat, known.blank.picture)
        if keep:
            keep("flat", flat)
            keep("light", seen)
        sheet = sheet_reading(name, known, seen, game)
        if keep:
            keep("marks", _marks_picture(sheet))
        yield sheet


def sheet_reading(photo: str, known: Known, seen: Grey, game: int | None = None) -> SheetReading:
    """Return what is read of a sheet; `seen` is its page, flat and in even light.

    Of several games on it, counted from 0, the last one in which something is written is read,
    unless one is named. Raises UnreadablePhotoError where it has no such game.
    """
    games = _games(known)
    if game is not None and game >= len(games):
        raise UnreadablePhotoError(
            Text("there is no game {game} on it; it has {games}", game=game + 1, games=len(games))
        )
    boxes = [_boxes(known, names) for names in games]
    figures = read_figures(seen, known.blank, sorted({name for each in boxes for name in each}))
    if game is None:
        game = _last_written(boxes, figures)
    if game is None:
        game = _last_marked(known, games, seen)
    marks, proposer = tuple(_readings(known, games[game], seen)), _reader(known).proposer
    signs = proposer.signs(seen, known.blank, known.content) if proposer else None
    return _added_up(SheetReading(photo, known, game, marks, figures, Checked(marks), seen, signs))


def _games(known: Known) -> tuple[frozenset[str], ...]:
    """Return the names of the marks of each game on a sheet."""
    return _reader(known).games(frozenset(mark.name for mark in known.blank.marks))


def _boxes(known: Known, names: frozenset[str]) -> frozenset[str]:
    """Return the names of the boxes of all ledgers, of the marks of a game."""
    return names & {name for ledger in _ledgers(known, (), names) for name in ledger.names}


def _last_written(games: Sequence[frozenset[str]], figures: Mapping[str, Shares]) -> int | None:
    """Return the last of some games in whose boxes more than one figure stands, None for none."""
    written = (sum(is_figure(figures[name]) for name in boxes) > 1 for boxes in games)
    return max((number for number, is_written in enumerate(written) if is_written), default=None)


def _last_marked(known: Known, games: Sequence[frozenset[str]], seen: Grey) -> int:
    """Return the last of some games on which something is marked for certain, else the first."""
    if len(games) == 1:
        return 0
    readings = (_readings(known, names, seen) for names in games)
    marked = (any(each.is_sure and each.meaning for each in of_game) for of_game in readings)
    return max((number for number, is_marked in enumerate(marked) if is_marked), default=0)


def _added_up(sheet: SheetReading) -> SheetReading:
    """Return a sheet whose readings are what marks and figures say together."""
    found = Checked(sheet.marks)
    for ledger in _ledgers(sheet.known, sheet.marks, _games(sheet.known)[sheet.game]):
        each = checked(found.readings, sheet.figures, ledger)
        numbers = {**found.numbers, **each.numbers}
        found = Checked(each.readings, numbers, (*found.mistakes, *each.mistakes))
    told = tuple(each for each in doubted_tens(found.readings) if not each.group.only_checks)
    return replace(sheet, checked=replace(found, readings=told))


def _ledgers(known: Known, marks: tuple[Reading, ...], names: frozenset[str]) -> Iterator[Ledger]:
    return _reader(known).ledgers(marks, known.content, known.kind.players, names)


def _marks_picture(sheet: SheetReading) -> Grey:
    marked = [each for each in sheet.readings if each.group.marks]
    sure = [sheet.place_of(each.group) for each in marked if each.is_sure and each.meaning]
    doubtful = [sheet.place_of(each.group) for each in marked if not each.is_sure]
    return marks_picture(sheet.seen, sure, doubtful)


def _readings(known: Known, names: frozenset[str], seen: Grey) -> Iterator[Reading]:
    """Yield what each group of marks says alone; what is written in words somebody must say."""
    kind = known.kind
    groups = list(_reader(known).groups(known.content, kind.players, names))
    read = {name for group in groups if group.is_marked for name in group.marks}
    rows = _rows(known, read, seen) if read else {}
    for group in groups:
        if group.path == LEVEL:
            yield read_level(group, known, seen)
        elif group.is_marked:
            yield read_group(group, cast("Likelihoods", [rows[name] for name in group.marks]))
        else:
            yield Reading(group, None, 0.0)


def _rows(known: Known, names: Container[str], seen: Grey) -> dict[str, Any]:
    """Return how likely each of some marks is what, by name."""
    marks = [mark for mark in known.blank.marks if mark.name in names]
    cut = crops(seen, known.blank.picture, [mark.box for mark in marks])
    return dict(zip((mark.name for mark in marks), doubted(likelihoods(cut), cut), strict=True))


def kinds_of(game: str, variant: str, players: int) -> tuple[str, ...]:
    """Return the kinds of sheets of which the state of a table of so many players is read.

    Those that are drawn on are none of them: what they show is proposed only.
    """
    there = GAMES[game].variants[variant].kinds(players=players)
    return tuple(kind for (of, kind), reader in _readers(game).items()
                 if of == variant and kind in there and reader.proposer is None)  # fmt: skip


def _readers(game: str) -> Mapping[tuple[str, str], AnyReader]:
    """Return how the sheets of a game are read, by variant and kind; none of one that has none."""
    part = GAMES[game].photo
    readers: Mapping[tuple[str, str], AnyReader] = load_part(part) if part else {}
    return readers


def _reader(known: Known) -> AnyReader:
    """Return how a kind of sheet is read; raises UnreadablePhotoError where nothing can."""
    game, variant, kind, _ = known.kind
    try:
        return _readers(game)[variant, kind]
    except KeyError as error:
        raise UnreadablePhotoError(
            Text(
                "it shows the sheet {kind!r} of {game} {variant}, which only `rollwrite enter` "
                "can take so far",
                kind=kind,
                game=game,
                variant=variant,
            )
        ) from error
