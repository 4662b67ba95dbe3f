"""Reading: a photograph goes through all steps; which sheets it shows, and what each says.

What a board shows is proposed, and held to the other sheets: a guess that they contradict is told,
and is no part of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

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
from rollwrite.photo.marks import is_blank, mask_hidden, state_probabilities, stray_ink
from rollwrite.photo.networks import AROUND_MARK, mark_crops
from rollwrite.photo.pictures import (
    Confirmed,
    Photograph,
    confirmed,
    frame,
    marks_picture,
    photograph_of,
)
from rollwrite.photo.quality import is_bilevel, is_much_doubtful, poor_reason
from rollwrite.photo.readers import BoardGuess, SignProbabilities, reader_of
from rollwrite.photo.rectify import FINE, rectify
from rollwrite.photo.template import check_page, is_marked, which_template
from scoring.games import GAMES
from scoring.open_game import OpenGame
from sheets.drawing.shapes import Box
from sheets.files.problem import Path
from sheets.files.schema import Tree
from sheets.words.text import Message, in_a_row

# The state probabilities of marks, by name.
MarkRows: TypeAlias = Mapping[str, NDArray[np.float64]]

AROUND_DRAWN: Final = 6.0  # mm around a mark that its own ring may reach.
AROUND_WRITTEN: Final = 2.5  # mm around a box that what is written in it may leave.


@dataclass(frozen=True, slots=True)
class Claim:
    """What a sheet itself says of what is counted: a final score, a tie-break, what marks bring.

    name:     of its box
    place:    what that is called
    circled:  the number that is circled, None where none is
    written:  the same of what is written
    marks:    those at which it is said
    seat:     of a final score or a tie-break, whose it is, 0 on a sheet of one's own; None for what
              marks bring
    counted:  what marks bring
    to:       where the sheet has the figure that makes a final score what it is, its crowns
    is_tie:   it is the number that decides a tie
    """

    name: str
    place: Message
    circled: int | None
    written: int | None
    marks: tuple[str, ...]
    seat: int | None = None
    counted: int | None = None
    to: Path = ()
    is_tie: bool = False

    @property
    def is_final(self) -> bool:
        """Whether it is of a final score."""
        return self.seat is not None and not self.is_tie

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
    strays:   where something is drawn that belongs to no mark
    is_bilevel: the picture is black and white alone, which leaves out what a light pen has drawn
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
    strays: tuple[Box, ...] = ()
    is_bilevel: bool = False

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
                is_tie = ledger.is_tie
                yield Claim(ledger.root, said, *told, marks, seat, to=ledger.to, is_tie=is_tie)
            for name, counted in ledger.held(written):
                said = ledger.said(name)
                yield Claim(name, said, None, written[name], (name,), counted=counted)

    def of_edition(self, edition: EditionFile) -> SheetReading:
        """Return the sheet as one of an edition that is told, of another one read anew."""
        identity = replace(self.identity, edition=edition, is_told=True)
        if edition == self.identity.edition:
            return replace(self, identity=identity)
        found = sheet_reading(self.photo, identity, self.seen, self.game)
        is_bilevel = self.is_bilevel
        return replace(found, share=self.share, taken=self.taken, is_bilevel=is_bilevel)

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
        empty, strays = self.is_empty and other.is_empty, self.strays or other.strays
        is_bilevel = self.is_bilevel and other.is_bilevel
        found = replace(self, marks=marks, figures=figures, signs=signs, is_bilevel=is_bilevel)
        return _added_up(replace(found, is_empty=empty, strays=strays))

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
        return reader_of(self.identity).is_shared

    def trees(self) -> tuple[Tree, ...]:
        """Return the state's trees of one player, or of all; what is not sure is missing."""
        kind = self.identity.kind
        return reader_of(self.identity).trees(self.readings, self.identity.content, kind.players)

    def tree(self) -> Tree:
        """Return the state's entries of the whole table; what is not sure is missing."""
        kind = self.identity.kind
        return reader_of(self.identity).tree(self.readings, self.identity.content, kind.players)

    def guess_board(
        self, game: OpenGame, *, is_named: bool, is_complete: bool
    ) -> BoardGuess | None:
        """Return the board drawn on the sheet, beside a game as its other sheets have it."""
        board = reader_of(self.identity).board
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
    UnreadablePhotoError behind the last one where others cannot be read, with each reason once.
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
    reasons = list(dict.fromkeys(each.reason for each in errors))
    if len(reasons) > 1:
        raise UnreadablePhotoError("{reason}", reason=in_a_row(reasons, "; "))
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
    return replace(sheet, taken=taken, is_bilevel=is_bilevel(picture))


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
    rows, marks = _marked(identity, games[game], seen)
    board = reader_of(identity).board
    signs = board.signs(seen, identity.blank, identity.content) if board else None
    strays = () if board else _strays(identity, seen, rows)
    marks = tuple(_beside_strays(marks, identity, strays))
    found = SheetReading(
        photo, identity, game, marks, figures, Checked(marks), seen, signs, strays=strays
    )
    return _added_up(replace(found, is_empty=_is_empty(found, rows)))


def _is_empty(sheet: SheetReading, rows: MarkRows) -> bool:
    """Return whether nothing is marked or written on a sheet, as far as it has marks or boxes."""
    if sheet.strays or any(map(is_written, sheet.figures.values())):
        return False
    return bool(rows or sheet.figures) and all(map(is_blank, rows.values()))


def sheet_groups(identity: SheetIdentity, game: int) -> tuple[Group, ...]:
    """Return the groups of the marks of one of the games on a sheet."""
    return _groups(identity, _games(identity)[game])


def _games(identity: SheetIdentity) -> tuple[frozenset[str], ...]:
    """Return the names of the marks of each game on a sheet."""
    return reader_of(identity).games(frozenset(mark.name for mark in identity.blank.marks))


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
    readings = (_marked(identity, names, seen)[1] for names in games)
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
    return reader_of(identity).ledgers(marks, identity.content, identity.kind.players, names)


def _marks_picture(sheet: SheetReading) -> Grey:
    marked = [each for each in sheet.readings if each.group.marks]
    sure = [sheet.place_of(each.group) for each in marked if each.is_sure and each.meaning]
    doubtful = [sheet.place_of(each.group) for each in marked if not each.is_sure]
    return marks_picture(sheet.seen, sure, doubtful)


def _groups(identity: SheetIdentity, names: frozenset[str]) -> tuple[Group, ...]:
    """Return the groups of some marks."""
    game, variant, kind, players = identity.kind
    anybody = ("",) * players  # Who plays is not known, but how many.
    places = GAMES[game].places_on(variant, kind, identity.content, anybody, names)
    return tuple(reader_of(identity).groups(places, identity.content, players, names))


def _marked(
    identity: SheetIdentity, names: frozenset[str], seen: Grey
) -> tuple[MarkRows, tuple[Reading, ...]]:
    """Return the state probabilities of some marks by name, and the reading of each group alone."""
    groups = _groups(identity, names)
    rows = _rows(identity, groups, seen)
    return rows, tuple(_readings(identity, groups, seen, rows))


def _readings(
    identity: SheetIdentity, groups: Iterable[Group], seen: Grey, rows: MarkRows
) -> Iterator[Reading]:
    """Yield the reading of each group of marks; of what is written in words none."""
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


def _rows(identity: SheetIdentity, groups: Iterable[Group], seen: Grey) -> MarkRows:
    """Return the state probabilities of the marks of groups that are read, by name."""
    read = {name for group in groups if group.is_marked for name in group.marks}
    marks = [mark for mark in identity.blank.marks if mark.name in read]
    if not marks:
        return {}
    crops = mark_crops(seen, identity.blank.picture, [mark.box for mark in marks])
    rows = mask_hidden(state_probabilities(crops), crops)
    return dict(zip((mark.name for mark in marks), rows, strict=True))


def _strays(identity: SheetIdentity, seen: Grey, rows: MarkRows) -> tuple[Box, ...]:
    """Return where there is ink that belongs to no mark that was read as marked, nor to a figure.

    Of a pad's other games none is looked for.
    """
    unmarked = {name for name, row in rows.items() if is_blank(row)}
    explained = (
        mark.box.inset(-AROUND_DRAWN if is_marked(mark) else -AROUND_WRITTEN)
        for mark in identity.blank.marks
        if mark.name not in unmarked
    )
    return stray_ink(seen, identity.blank.picture, explained)


def _beside_strays(
    readings: Iterable[Reading], identity: SheetIdentity, strays: Iterable[Box]
) -> Iterator[Reading]:
    """Yield readings, doubtful the one of which a mark is nearest to stray ink and may be it."""
    boxes = {mark.name: mark.box for mark in identity.blank.marks if is_marked(mark)}
    doubtful = set()
    for stray in strays if boxes else ():
        name = min(boxes, key=lambda each: boxes[each].distance(stray))
        if boxes[name].distance(stray) <= AROUND_MARK:
            doubtful.add(name)
    for each in readings:
        is_doubtful = each.group.is_marked and not doubtful.isdisjoint(each.group.marks)
        yield replace(each, probability=0.0) if is_doubtful else each
