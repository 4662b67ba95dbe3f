"""Reading: a photograph goes through all steps; which sheets it shows, and what each says.

How a kind of sheet is read its game says, as a `Reader`. What a board shows is proposed, and held
to the other sheets: a guess that they contradict is told, and is no part of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.figures import Probabilities, read_figures
from rollwrite.photo.groups import (
    LEVEL,
    Group,
    Reading,
    combine,
    doubt_lone_tens,
    read_group,
)
from rollwrite.photo.identity import EditionFile, SheetIdentity, identify, levels_of
from rollwrite.photo.illumination import even_light
from rollwrite.photo.inference import is_figure, is_written
from rollwrite.photo.intake import Grey, Photo
from rollwrite.photo.ledger import Checked, Ledger, cross_check, doubt_lone_units, total_circled
from rollwrite.photo.markers import Markers, seen_markers
from rollwrite.photo.marks import STATES, mask_hidden, state_probabilities
from rollwrite.photo.networks import mark_crops
from rollwrite.photo.pictures import (
    Confirmed,
    Photograph,
    confirmed,
    frame,
    marks_picture,
    photograph_of,
)
from rollwrite.photo.quality import is_much_doubtful, poor_reason
from rollwrite.photo.rectify import FINE, rectify
from rollwrite.photo.template import Blank, check_page, which_template
from scoring.games import GAMES
from scoring.open_game import OpenGame
from sheets.drawing.shapes import Box
from sheets.files.problem import Path, Problem
from sheets.files.schema import Tree
from sheets.game import load_part
from sheets.words.text import Message

C = TypeVar("C")
# Places that are drawn in, by signs: how probable each is.
SignProbabilities: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class BoardGuess:
    """What a board shows, proposed at a key of a state.

    key, tree: where it belongs, and what
    unsure:    the places that are not certain, by where in the tree they are told
    open:      the places that seem empty and may not be
    sure:      how many places are certain
    problems:  what `check` says of it beside the sheets
    is_held:   the players' names are known, and all sheets were there to be held to, each sure, or
               none at all
    """

    key: str
    tree: Tree
    unsure: Mapping[Path, tuple[str, ...]]
    open: tuple[str, ...]
    sure: int
    problems: tuple[Problem, ...]
    is_held: bool = False

    @property
    def doubtful(self) -> int:
        """How many places are not certain."""
        return len(self.open) + sum(map(len, self.unsure.values()))

    @property
    def fits(self) -> bool:
        """Whether the state may have it: the sheets do not contradict it."""
        return self.is_held and not any(each.level == "error" for each in self.problems)


class Guess(Protocol):
    """What guesses a board of a page's signs beside a game as its other sheets have it.

    `is_named` tells whether players' names are known, `is_complete` whether all sheets are there,
    of which nothing is doubtful.
    """

    def __call__(
        self,
        signs: SignProbabilities,
        blank: Blank,
        game: OpenGame,
        *,
        is_named: bool,
        is_complete: bool,
    ) -> BoardGuess:
        """Return the guess."""


@dataclass(frozen=True, slots=True)
class BoardReader:
    """How a sheet is read that is drawn on: its signs, and the board that is guessed of them."""

    signs: Callable[[Grey, Blank, Any], SignProbabilities]
    guess: Guess


def nothing(_readings: Iterable[Reading], _content: object, _players: int) -> Tree:
    """Return nothing of the table: the sheet tells of one player only."""
    return {}


def no_ledgers(
    _readings: tuple[Reading, ...], _content: object, _players: int, _marks: frozenset[str]
) -> Iterator[Ledger]:
    """Yield nothing: on the sheet no figures add up."""
    yield from ()


def one_game(marks: frozenset[str]) -> tuple[frozenset[str], ...]:
    """Return the marks of the one game that a sheet is for."""
    return (marks,)


@dataclass(frozen=True, slots=True)
class Reader(Generic[C]):
    """What a game says of a kind of sheet.

    groups:    those of its marks, by the edition's content, the number of players, and the names of
               all marks on the page
    trees:     what their readings make of a sheet, for each player it tells of
    tree:      what they say of the table
    is_shared: it holds what all players have; its groups' paths begin where the state's tree does
    ledgers:   the figures on it that add up, by what its marks say and the names of all of them
    games:     the names of the marks of each game that a pad has room for; only one game is read
    board:     of a sheet that is drawn on, which no state needs
    """

    groups: Callable[[C, int, frozenset[str]], Iterator[Group]]
    trees: Callable[[Iterable[Reading], C, int], tuple[Tree, ...]]
    tree: Callable[[Iterable[Reading], C, int], Tree] = nothing
    is_shared: bool = False
    ledgers: Callable[[tuple[Reading, ...], C, int, frozenset[str]], Iterator[Ledger]] = no_ledgers
    games: Callable[[frozenset[str]], tuple[frozenset[str], ...]] = one_game
    board: BoardReader | None = None


AnyReader = Reader[Any]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a sheet itself says of what is counted: of a final score, or of what marks bring.

    name:     of its box
    place:    what that is called
    circled:  the number that is circled, None where none is
    written:  the same of what is written
    marks:    those at which it is said
    seat:     of a final score, whose it is, 0 on a sheet of one's own; None for what marks bring
    counted:  what marks bring
    to:       where the sheet has the figure that makes a final score what it is, its crowns
    """

    name: str
    place: Message
    circled: int | None
    written: int | None
    marks: tuple[str, ...]
    seat: int | None = None
    counted: int | None = None
    to: Path = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """What is said, each number once."""
        said = (each for each in (self.circled, self.written) if each is not None)
        return tuple(dict.fromkeys(said))


# Given a picture of each step of the pipeline, and the step's name.
Keeper: TypeAlias = Callable[[str, Grey], None]


@dataclass(frozen=True, slots=True)
class SheetReading:
    """A sheet as it was read.

    photo:    what the photograph is called
    identity: which sheet it is
    game:     which of the games on the page is read, counted from 0
    marks:    what each group of marks says alone
    figures:  how probable each number is in each box alone
    checked:  what marks and figures say together
    seen:     the page, rectified and in even light, `FINE` pixels to the mm
    signs:    how probable each sign is in places that are drawn in, None where it has none
    share:    how many pixels of the photograph as it was taken are one of that which was read
    taken:    the photograph of it, smaller, None where it is not at hand
    is_empty: nothing is marked or written on it, as far as it has marks or boxes
    """

    photo: str
    identity: SheetIdentity
    game: int
    marks: tuple[Reading, ...]
    figures: Mapping[str, Probabilities]
    checked: Checked
    seen: Grey
    signs: SignProbabilities | None = None
    share: float = 1.0
    taken: Photograph | None = None
    is_empty: bool = False

    @property
    def readings(self) -> tuple[Reading, ...]:
        """What marks and figures say together."""
        return self.checked.readings

    @property
    def doubtful(self) -> tuple[Reading, ...]:
        """The readings about which somebody must be asked."""
        return tuple(each for each in self.readings if not each.is_sure)

    def answered(self, reading: Reading) -> SheetReading:
        """Return the sheet with another reading of a group, or with one of a group more."""
        path = reading.group.path
        changed = [reading if each.group.path == path else each for each in self.readings]
        if reading not in changed:
            changed.append(reading)
        return replace(self, checked=replace(self.checked, readings=tuple(changed)))

    def claims(self) -> Iterator[Claim]:
        """Yield what the sheet itself says of what is counted, as far as that is sure."""
        written, names = self.checked.written, _games(self.identity)[self.game]
        for ledger in _ledgers(self.identity, self.readings, names):
            if ledger.final is not None:
                circled, rings = total_circled(self.readings, ledger)
                told = circled, written.get(ledger.root)
                marks = (*rings, *(() if told[1] is None else (ledger.root,)))
                said, seat = ledger.said(ledger.root), ledger.final
                yield Claim(ledger.root, said, *told, marks, seat, to=ledger.to)
            for name, counted in ledger.held(written):
                said = ledger.said(name)
                yield Claim(name, said, None, written[name], (name,), counted=counted)

    def of_edition(self, edition: EditionFile) -> SheetReading:
        """Return the sheet as one of an edition that is told, of another one read anew."""
        identity = replace(self.identity, edition=edition, is_told=True)
        if edition == self.identity.edition:
            return replace(self, identity=identity)
        found = sheet_reading(self.photo, identity, self.seen, self.game)
        return replace(found, share=self.share, taken=self.taken)

    @property
    def games(self) -> int:
        """How many games the sheet has room for."""
        return len(_games(self.identity))

    def together(self, other: SheetReading) -> SheetReading:
        """Return two photographs of one sheet combined; where they disagree it is doubtful.

        Of a pad the one with the later game counts: on the other it is not yet written.
        """
        if self.game != other.game:
            return max(self, other, key=lambda each: each.game)
        marks = tuple(combine(*pair) for pair in zip(self.marks, other.marks, strict=True))
        figures = {name: (each + other.figures[name]) / 2 for name, each in self.figures.items()}
        signs = self.signs
        if signs is not None and other.signs is not None:
            signs = (signs + other.signs) / 2
        empty = self.is_empty and other.is_empty
        return _added_up(replace(self, marks=marks, figures=figures, signs=signs, is_empty=empty))

    def circled_beside(self, path: Path) -> tuple[int, int] | None:
        """Return what all else brings beside the figure at a path, and the total that is circled.

        None where one of them is not known, or the path is another figure's.
        """
        for ledger in _ledgers(self.identity, self.readings, _games(self.identity)[self.game]):
            circled, _ = total_circled(self.readings, ledger)
            if ledger.to == path and ledger.rest is not None and circled is not None:
                return ledger.rest, circled
        return None

    @property
    def is_seen(self) -> bool:
        """Whether its page is there to be shown."""
        return self.seen.size > 0

    @property
    def is_shared(self) -> bool:
        """Whether all players share it."""
        return _reader(self.identity).is_shared

    def trees(self) -> tuple[Tree, ...]:
        """Return the state's trees of one player, or of all; what is not sure is missing."""
        kind = self.identity.kind
        return _reader(self.identity).trees(self.readings, self.identity.content, kind.players)

    def tree(self) -> Tree:
        """Return the state's entries of the whole table; what is not sure is missing."""
        kind = self.identity.kind
        return _reader(self.identity).tree(self.readings, self.identity.content, kind.players)

    def guess_board(
        self, game: OpenGame, *, is_named: bool, is_complete: bool
    ) -> BoardGuess | None:
        """Return the board drawn on the sheet, beside a game as its other sheets have it."""
        board = _reader(self.identity).board
        if board is None or self.signs is None or game.content is None:
            return None
        blank = self.identity.blank
        return board.guess(self.signs, blank, game, is_named=is_named, is_complete=is_complete)

    def confirmed(self) -> Iterator[Confirmed]:
        """Yield the marks that a person has named, as the network sees them."""
        blank = self.identity.blank
        for reading in self.readings:
            if reading.by == "person" and reading.meaning is not None and reading.group.is_marked:
                page = (self.seen, blank.picture, blank.marks)
                yield from confirmed(*page, reading.group, reading.meaning)

    def corners_of(self, box: Box) -> tuple[tuple[float, float], ...]:
        """Return a box's corners on the photograph as it was taken, in its pixels, clockwise."""
        corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
        found = self.identity.warp.positions_of(np.array(corners))
        return tuple((float(x), float(y)) for x, y in (found + 0.5) * self.share - 0.5)

    def place_of(self, group: Group) -> Box:
        """Return the least box on the page that holds a group's marks."""
        boxes = [mark.box for mark in self.identity.blank.marks if mark.name in group.marks]
        found = boxes[0]
        for box in boxes[1:]:
            found = found.joined(box)
        return found


def read_photo(
    photo: Photo,
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
) -> Iterator[SheetReading]:
    """Yield every sheet on a photograph that can be read, those on the left first.

    `edition` is one that is not shipped; `game` is which game of a pad is read, counted from 0,
    None for the last one that is written; `keep` is given a picture of each step. Raises
    UnreadablePhotoError behind the last one where another cannot be read.
    """
    picture, sheets = seen_markers(photo.picture, photo.whole)
    share = photo.share * photo.picture.shape[1] / picture.shape[1]
    found: list[SheetReading] = []
    errors: list[UnreadablePhotoError] = []
    for markers in sheets:
        try:
            sheet = _read_sheet(photo.name, picture, markers, edition, game, keep)
            found.append(replace(sheet, share=share))
        except UnreadablePhotoError as error:
            errors.append(error)
    if errors and photo.whole and picture is photo.picture:  # Of which it is a smaller copy.
        whole = photo.whole()
        finer = Photo(photo.name, whole, None, round(share * picture.shape[1] / whole.shape[1]))
        yield from read_photo(finer, edition, game, keep)
        return
    yield from found
    if errors:
        raise errors[0]


def _read_sheet(
    photo: str,
    picture: Grey,
    markers: Markers,
    edition: EditionFile | None,
    game: int | None,
    keep: Keeper | None,
) -> SheetReading:
    """Return the sheet that has these markers; raises UnreadablePhotoError where it is too poor."""
    identity = identify(picture, markers, edition)
    blank = identity.blank
    flat = rectify(picture, identity.warp, blank.size, FINE)
    check_page(flat, blank.picture)
    seen = even_light(flat, blank.picture)
    if keep:
        keep("flat", flat)
        keep("light", seen)
    sheet = sheet_reading(photo, identity, seen, game)
    if keep:
        keep("marks", _marks_picture(sheet))
    if is_much_doubtful(sheet.readings):
        reason = poor_reason(picture, markers, identity.warp, blank, flat, seen)
        if reason:
            raise UnreadablePhotoError(reason)
    taken = photograph_of(picture, identity.warp.positions_of(frame(Box(0, 0, *blank.size))))
    return replace(sheet, taken=taken)


def sheet_reading(
    photo: str, identity: SheetIdentity, seen: Grey, game: int | None = None
) -> SheetReading:
    """Return the reading of a sheet; `seen` is its page, rectified and in even light.

    Of several games on it, counted from 0, the last one in which something is written is read,
    unless one is named. Raises UnreadablePhotoError where it has no such game.
    """
    games = _games(identity)
    if game is not None and game >= len(games):
        raise UnreadablePhotoError(
            "there is no game {game} on it; it has {games}", game=game + 1, games=len(games)
        )
    boxes = [_boxes(identity, names) for names in games]
    figures = read_figures(seen, identity.blank, sorted({name for each in boxes for name in each}))
    if game is None:
        game = _last_written(boxes, figures)
    if game is None:
        game = _last_marked(identity, games, seen)
    marks, board = tuple(_readings(identity, games[game], seen)), _reader(identity).board
    signs = board.signs(seen, identity.blank, identity.content) if board else None
    found = SheetReading(photo, identity, game, marks, figures, Checked(marks), seen, signs)
    return _added_up(replace(found, is_empty=_is_empty(found)))


def _is_empty(sheet: SheetReading) -> bool:
    """Return whether nothing is marked or written on a sheet, as far as it has marks or boxes."""
    own = {each.group for each in sheet.marks if each.group.is_marked and each.group.path != LEVEL}
    told = (each.is_sure and each.meaning for each in sheet.marks if each.group in own)
    if any(told) or any(map(is_written, sheet.figures.values())):
        return False
    names = {name for each in own for name in each.marks}
    rows = _rows(sheet.identity, names, sheet.seen).values() if names else ()
    is_blank = all(row[STATES.index("blank")] > 1 / 2 for row in rows)
    return bool(names or sheet.figures) and is_blank


def sheet_groups(identity: SheetIdentity, game: int) -> Iterator[Group]:
    """Yield the groups of the marks of one of the games on a sheet."""
    names = _games(identity)[game]
    yield from _reader(identity).groups(identity.content, identity.kind.players, names)


def _games(identity: SheetIdentity) -> tuple[frozenset[str], ...]:
    """Return the names of the marks of each game on a sheet."""
    return _reader(identity).games(frozenset(mark.name for mark in identity.blank.marks))


def _boxes(identity: SheetIdentity, names: frozenset[str]) -> frozenset[str]:
    """Return the names of the boxes of all ledgers, of the marks of a game."""
    return names & {name for ledger in _ledgers(identity, (), names) for name in ledger.names}


def _last_written(
    games: Sequence[frozenset[str]], figures: Mapping[str, Probabilities]
) -> int | None:
    """Return the last of some games in whose boxes more than one figure stands, None for none."""
    written = (sum(is_figure(figures[name]) for name in boxes) > 1 for boxes in games)
    return max((number for number, is_written in enumerate(written) if is_written), default=None)


def _last_marked(identity: SheetIdentity, games: Sequence[frozenset[str]], seen: Grey) -> int:
    """Return the last of some games on which something is marked for certain, else the first."""
    if len(games) == 1:
        return 0
    readings = (_readings(identity, names, seen) for names in games)
    marked = (any(each.is_sure and each.meaning for each in of_game) for of_game in readings)
    return max((number for number, is_marked in enumerate(marked) if is_marked), default=0)


def _added_up(sheet: SheetReading) -> SheetReading:
    """Return a sheet whose readings are what marks and figures say together."""
    found = Checked(sheet.marks)
    for ledger in _ledgers(sheet.identity, sheet.marks, _games(sheet.identity)[sheet.game]):
        each = cross_check(found.readings, sheet.figures, ledger)
        found = Checked(
            tuple(doubt_lone_units(each.readings, ledger, each.written)),
            {**found.numbers, **each.numbers},
            (*found.mistakes, *each.mistakes),
            {**found.written, **each.written},
        )
    told = tuple(each for each in doubt_lone_tens(found.readings) if not each.group.only_checks)
    return replace(sheet, checked=replace(found, readings=told))


def _ledgers(
    identity: SheetIdentity, marks: tuple[Reading, ...], names: frozenset[str]
) -> Iterator[Ledger]:
    return _reader(identity).ledgers(marks, identity.content, identity.kind.players, names)


def _marks_picture(sheet: SheetReading) -> Grey:
    marked = [each for each in sheet.readings if each.group.marks]
    sure = [sheet.place_of(each.group) for each in marked if each.is_sure and each.meaning]
    doubtful = [sheet.place_of(each.group) for each in marked if not each.is_sure]
    return marks_picture(sheet.seen, sure, doubtful)


def _readings(identity: SheetIdentity, names: frozenset[str], seen: Grey) -> Iterator[Reading]:
    """Yield the reading of each group of marks alone; of what is written in words none."""
    kind, reader = identity.kind, _reader(identity)
    groups = list(reader.groups(identity.content, kind.players, names))
    read = {name for group in groups if group.is_marked for name in group.marks}
    rows = _rows(identity, read, seen) if read else {}
    for group in groups:
        if group.path == LEVEL:
            yield _read_level(group, identity, seen)
        elif group.is_marked:
            yield read_group(group, np.stack([rows[name] for name in group.marks]))
        else:
            yield Reading(group, None, 0.0)


def _read_level(group: Group, identity: SheetIdentity, seen: Grey) -> Reading:
    """Return the level that is printed on a page: its targets, its title; None where none is."""
    levels = ("", *levels_of(identity.kind))
    found = which_template(seen, [identity.of_level(level).picture for level in levels])
    is_read = len(found) == 1 and bool(levels[found[0]])
    return Reading(group, levels[found[0]] if is_read else None, 1.0 if is_read else 0.0)


def _rows(
    identity: SheetIdentity, names: Container[str], seen: Grey
) -> dict[str, NDArray[np.float64]]:
    """Return the state probabilities of some marks, by name."""
    marks = [mark for mark in identity.blank.marks if mark.name in names]
    crops = mark_crops(seen, identity.blank.picture, [mark.box for mark in marks])
    rows = mask_hidden(state_probabilities(crops), crops)
    return dict(zip((mark.name for mark in marks), rows, strict=True))


def kinds_of(game: str, variant: str, players: int) -> tuple[str, ...]:
    """Return the kinds of sheets of which the state of a table of so many players is read.

    Those that are drawn on are none of them: what they show is proposed only.
    """
    there = GAMES[game].variants[variant].kinds(players=players)
    return tuple(kind for (of, kind), reader in _readers(game).items()
                 if of == variant and kind in there and reader.board is None)  # fmt: skip


def _readers(game: str) -> Mapping[tuple[str, str], AnyReader]:
    """Return the readers of a game, by variant and kind of sheet."""
    part = GAMES[game].photo
    readers: Mapping[tuple[str, str], AnyReader] = load_part(part) if part else {}
    return readers


def _reader(identity: SheetIdentity) -> AnyReader:
    """Return the reader of a kind of sheet; raises UnreadablePhotoError where there is none."""
    game, variant, kind, _ = identity.kind
    try:
        return _readers(game)[variant, kind]
    except KeyError as error:
        raise UnreadablePhotoError(
            "it shows the sheet {kind!r} of {game} {variant}, which rollwrite cannot read yet; "
            "type it in with `rollwrite enter`",
            kind=kind,
            game=game,
            variant=variant,
        ) from error
