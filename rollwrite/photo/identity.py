"""Identity: which sheet a photograph shows.

Its markers tell kind, players and language, its code all else. Where the code cannot be read, the
blank page that fits best tells how the sheet was drawn, and what is printed on it of which edition
and whose it is.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import zxingcpp

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.illumination import even_light
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import HOLES, MOST_OFF, Markers
from rollwrite.photo.rectify import FINE, Warp, marker_warp, rectify, rectify_part, refine
from rollwrite.photo.template import Blank, blank_page, similarity, which_template
from scoring.games import GAMES
from sheets.document import SheetRenderer
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Box
from sheets.drawing.theme import THEMES, Theme, load_theme
from sheets.editions.edition import edition_name, is_shipped, older_versions
from sheets.page.code import LANGUAGES, LAYOUT, Code, Look, UnreadableCodeError, read_code
from sheets.page.frame import code_box, marker_boxes
from sheets.page.layout import Identity
from sheets.table.table import Seat, Table
from sheets.words.text import Parameter

QR: Final = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
SCANNED: Final = 9.0  # Pixels to the mm of the code.
AROUND: Final = 3.0  # mm, for paper that is bent.
LAST_OF_FIRST: Final = 16  # The markers of version 0.1 have numbers up to this.
MOST_RENDERERS: Final = 8  # Editions that are kept open.
MOST_BLANKS: Final = 24  # Blank pages that are kept; one is 1.5 MB.
MOST_TABLES: Final = 4  # Tables whose players' pages are kept.
# Threads do not draw at the same time, since that is Python's work alone: who wants the page that
# another one draws waits for it.
_DRAWING: Final = Lock()


class Kind(NamedTuple):
    """A kind of sheet: of which game, variant and number of players."""

    game: str
    variant: str
    kind: str
    players: int


@dataclass(frozen=True, slots=True)
class EditionFile:
    """An edition's file, and a digest of what stands in it; "" of a shipped one, which stays."""

    path: Path
    digest: str = ""

    @property
    def name(self) -> str:
        """What a state calls it: name and version, of one of one's own its path."""
        return str(self.path.resolve()) if self.digest else _shipped_name(self.path)


def edition_file(path: Path) -> EditionFile:
    """Return an edition's file as it is now; raises OSError."""
    if is_shipped(path):
        return EditionFile(path)
    return EditionFile(path, sha256(path.read_bytes()).hexdigest())


@lru_cache(MOST_RENDERERS)
def _shipped_name(path: Path) -> str:
    return edition_name(path)


@dataclass(frozen=True, slots=True)
class SheetIdentity:
    """A photograph's sheet: its kind, how it was drawn, how it lies there, its edition's file.

    `seat` is whose it is, counted from 0, None where nothing tells; `is_told` whether its code or
    its print tells its edition, which is only supposed else; `table` the number of its table, None
    where no code tells one.
    """

    kind: Kind
    look: Look
    warp: Warp
    edition: EditionFile
    seat: int | None = None
    is_told: bool = False
    table: int | None = None

    @property
    def blank(self) -> Blank:
        """The blank page, kept for the next sheet that looks so as long as there is room."""
        return _blank(self.kind, self.look, self.edition)

    @property
    def content(self) -> object:
        """What its game's rules see of the edition."""
        return _content(self.kind.game, self.edition)

    def of_level(self, level: str) -> Blank:
        """Return the page as it is printed for a level, "" for none."""
        return _blank(self.kind, self.look, self.edition, level)


def identify(picture: Grey, markers: Markers, edition: EditionFile | None = None) -> SheetIdentity:
    """Return the identity of the sheet with these markers; `edition` is one that is not shipped.

    Raises UnreadablePhotoError for a sheet of an edition, a kind or a layout that is not known.
    """
    if markers.number <= LAST_OF_FIRST:
        raise UnreadablePhotoError(
            "it was printed by version 0.1; type in what is on it with `rollwrite enter`"
        )
    kinds = _kinds_with(markers.number)
    if not kinds:
        raise UnreadablePhotoError("its markers belong to no sheet that this version knows")
    kind, language = kinds[0]
    look = _look_of_markers(markers, kind, language)
    code = _read_code(picture, markers, kind, look)
    if code is None:
        return _most_similar(picture, markers, [kind for kind, _ in kinds], look, edition)
    kind = next((kind for kind, _ in kinds if _variant(kind, look) == code.variant), kind)
    found = _edition_of(kind, code, edition)
    assert code.look is not None  # Codes without are those of version 0.1.
    look = replace(code.look, seat=None)
    warp = _fit(picture, markers, _blank(kind, look, found))
    seat = code.look.seat
    return SheetIdentity(kind, look, warp, found, seat, is_told=True, table=code.table)


@cache
def _kinds_with(number: int) -> tuple[tuple[Kind, str], ...]:
    """Return the kind and the language that a sheet's markers tell, of each variant it can be."""
    return tuple(each for each in _kinds() if _number(*each) == number)


def _kinds() -> Iterator[tuple[Kind, str]]:
    """Yield every kind of sheet that a camera knows, of all games, in every language."""
    for name, game in GAMES.items():
        for variant, each in game.variants.items():
            least, most = each.players
            numbers = range(least, most + 1)
            for kind, players, language in product(each.kinds(online=False), numbers, LANGUAGES):
                yield Kind(name, variant, kind, players), language


@lru_cache(MOST_RENDERERS)
def _renderer(game: str, edition: EditionFile) -> SheetRenderer:
    """Return an edition's renderer; raises UnreadablePhotoError where its file has changed since.

    Else pages of another edition would be kept as those of this one.
    """
    renderer = SheetRenderer(GAMES[game], GAMES[game].load(edition.path))
    if edition_file(edition.path) != edition:
        raise UnreadablePhotoError(
            "the edition's file {file} has changed meanwhile", file=str(edition.path)
        )
    return renderer


@lru_cache(MOST_RENDERERS)
def _content(game: str, edition: EditionFile) -> object:
    """Return the content of an edition as its game's rules see it."""
    return GAMES[game].lay_out(_renderer(game, edition).edition)


@cache
def _theme(name: str) -> Theme:
    return load_theme(name)


def levels_of(kind: Kind) -> tuple[str, ...]:
    """Return at which levels a variant is played."""
    return tuple(GAMES[kind.game].variants[kind.variant].levels)


def _table(kind: Kind, look: Look, level: str = "") -> Table:
    return Table(
        kind.variant,
        (Seat(),) * kind.players,
        look.language,
        _theme(look.theme),
        PAPERS[look.paper],
        coordinates=look.coordinates,
        level=level,
        holes=next(each for each in HOLES if each == look.holes),
        duplex=look.duplex,
        dice="special" if look.special_dice else "d6",
        plain=look.plain,
    )


def _number(kind: Kind, language: str) -> int | None:
    """Return the number of a sheet's markers, which is the same in all editions."""
    identity = _identity(kind, Look(language, "a4", "", "colour"))
    return identity.markers if identity else None


def _variant(kind: Kind, look: Look) -> str:
    """Return the letter that codes have for a sheet's variant, "" where it has no code."""
    identity = _identity(kind, look)
    return read_code(identity.code).variant if identity and identity.code else ""


def _identity(kind: Kind, look: Look) -> Identity | None:
    renderer = _renderer(kind.game, _shipped(kind)[0])
    return renderer.identity(kind.kind, _table(kind, look))


def _look_of_markers(markers: Markers, kind: Kind, language: str) -> Look:
    """Return the look whose paper and holes put the markers where they are seen.

    Raises UnreadablePhotoError where none does.
    """
    looks = [Look(language, paper, holes, "colour") for paper in PAPERS for holes in HOLES]
    residuals = [_marker_warp(markers, _table(kind, look)).residual for look in looks]
    least = min(residuals)
    if not least <= MOST_OFF:
        raise UnreadablePhotoError(
            "its markers do not lie as on the sheet; photograph one whole sheet, laid flat"
        )
    return looks[residuals.index(least)]


def _marker_warp(markers: Markers, table: Table) -> Warp:
    boxes = marker_boxes(table.frame.chart)
    return marker_warp(markers, boxes, (table.paper.width, table.paper.height))


def _read_code(picture: Grey, markers: Markers, kind: Kind, look: Look) -> Code | None:
    """Return the sheet's code, None where it cannot be read.

    Raises UnreadablePhotoError where it tells of a layout that is not known here.
    """
    table = _table(kind, look)
    place = code_box(table.frame.chart).inset(-AROUND)
    cut = rectify_part(picture, _marker_warp(markers, table), place, SCANNED)
    for each in zxingcpp.read_barcodes(cut, formats=QR):
        try:
            code = read_code(each.text)
        except UnreadableCodeError:
            continue
        if code.look and code.look.layout > LAYOUT:
            raise UnreadablePhotoError(
                "it was printed by a later version of rollwrite; update yours"
            )
        return code if code.look else None
    return None


def _shipped(kind: Kind) -> list[EditionFile]:
    """Return all versions of a game's shipped edition, the newest first."""
    newest = GAMES[kind.game].edition_path()
    return [EditionFile(path) for path in (newest, *older_versions(newest))]


def _edition_of(kind: Kind, code: Code, edition: EditionFile | None) -> EditionFile:
    """Return the file of the edition that a code names; raises UnreadablePhotoError for none."""
    for each in [edition] if edition else _shipped(kind):
        renderer = _renderer(kind.game, each)
        assert code.look is not None
        identity = renderer.identity(kind.kind, _table(kind, code.look), code.look.seat)
        ours = read_code(identity.code) if identity and identity.code else None
        if ours and (ours.version, ours.digest) == (code.version, code.digest):
            return each
    raise UnreadablePhotoError(
        "it is of another edition, version {version}; name the file of that edition with {option}",
        version=code.version,
        option=Parameter("edition"),
    )


def _blank(kind: Kind, look: Look, edition: EditionFile, level: str = "") -> Blank:
    with _DRAWING:
        return _drawn(kind, look, edition, level)


@lru_cache(MOST_BLANKS)
def _drawn(kind: Kind, look: Look, edition: EditionFile, level: str) -> Blank:
    table = _table(kind, look, level)
    page = next(_renderer(kind.game, edition).draw(table, [kind.kind], seat=0))
    return blank_page(page, marker_boxes(table.frame.chart))


def _of_players(kind: Kind, look: Look, edition: EditionFile) -> tuple[Grey, ...]:
    """Return the blank pages of all players; one that all share is one."""
    with _DRAWING:
        return _drawn_of_players(kind, look, edition)


@lru_cache(MOST_TABLES)
def _drawn_of_players(kind: Kind, look: Look, edition: EditionFile) -> tuple[Grey, ...]:
    table = _table(kind, look)
    pages = _renderer(kind.game, edition).draw(table, [kind.kind])
    return tuple(blank_page(page, marker_boxes(table.frame.chart)).picture for page in pages)


def _most_similar(
    picture: Grey, markers: Markers, kinds: Sequence[Kind], look: Look, edition: EditionFile | None
) -> SheetIdentity:
    """Return the sheet whose blank page fits a photograph best: variant, theme, edition, player.

    Without an edition all versions of the shipped one are looked at, the newest first.
    """
    editions = [edition] if edition else _shipped(kinds[0])
    supposed = kinds[0], look, editions[0]
    first = _blank(*supposed)
    warp = _fit(picture, markers, first)
    seen = rectify(picture, warp, first.size, FINE)

    def likeness(drawn: tuple[Kind, Look, EditionFile]) -> float:
        return similarity(seen, _blank(*drawn).picture)

    looks = [replace(look, theme=theme) for theme in THEMES]
    kind, look, _ = max(product(kinds, looks, editions[:1]), key=likeness)
    best = max(product([kind], [look], editions), key=likeness)
    if best != supposed:
        warp = _fit(picture, markers, _blank(*best))
        seen = rectify(picture, warp, first.size, FINE)
    even, code = even_light(seen, _blank(*best).picture), code_box(_table(kind, look).frame.chart)
    *_, edition = best
    left = _printed(even, [_blank(kind, look, each).picture for each in editions], code)
    if left and edition not in (editions[each] for each in left):
        edition = editions[left[0]]
    players = _of_players(kind, look, edition)
    seats = _printed(even, players, code) if len(players) > 1 else ()
    seat = seats[0] if len(seats) == 1 else None
    return SheetIdentity(kind, look, warp, edition, seat, is_told=len(left) == 1)


def _printed(seen: Grey, blanks: Iterable[Grey], code: Box) -> tuple[int, ...]:
    """Return the blank pages that a page in even light can be, its code left aside."""
    sides = (code.y, code.bottom, code.x, code.right)
    top, bottom, left, right = (round(FINE * side) for side in sides)
    bare = [blank.copy() for blank in blanks]
    for page in bare:
        page[top:bottom, left:right] = 255
    return which_template(seen, bare)


def _fit(picture: Grey, markers: Markers, blank: Blank) -> Warp:
    start = marker_warp(markers, blank.markers, blank.size)
    return refine(picture, blank.picture, blank.size, start)
