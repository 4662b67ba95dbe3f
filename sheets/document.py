"""A table's document: the sheets of the kinds asked for, in the order of play.

Imposition lays its small pages side by side on paper, to be stapled or folded to a booklet.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain, groupby
from typing import Any, Final, TypeAlias

from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing, Group
from sheets.editions.edition import edition_digest
from sheets.editions.head import Head
from sheets.game import PrintedGame
from sheets.page.code import Code, Look, code_text
from sheets.page.layout import (
    Identity,
    Kind,
    Placed,
    place_code,
    place_layout,
    place_page,
    players_said,
)
from sheets.page.markers import sheet_number
from sheets.table.table import Table
from sheets.words.text import shown_key
from sheets.words.translation import Words, load_words

EMPTY: Final = "back"  # The kind of a page on which nothing is printed.

Finish: TypeAlias = Callable[[Drawing, Table], Drawing]


def section_title(table: Table) -> str:
    """Return what a table is called, and who plays, as the outline of a document of many says it.

    It is `Table 2: Anna, Bernd`, "" for a table without a title.
    """
    names = ", ".join(seat.name for seat in table.seats)
    return f"{shown_key(table.title)}: {names}" if table.title else ""


class SheetRenderer:
    """Draws the sheets of one game and edition, for one table after the other.

    What the sheets of a kind have in common is drawn once for all tables that look alike. `finish`
    has the last word on every page, for instance to draw what a pen left there.
    """

    def __init__(self, game: PrintedGame[Any], edition: Head, finish: Finish | None = None) -> None:
        self.game = game
        self.edition = edition
        self.finish = finish
        self._words: dict[Hashable, Words] = {}
        self._layouts: dict[Hashable, Placed] = {}
        self._codes: dict[Hashable, Group | None] = {}

    def draw(
        self, table: Table, kinds: Sequence[str] = (), seat: int | None = None
    ) -> Iterator[Drawing]:
        """Yield the pages of a table, of all kinds of its variant or of those named.

        A table that is too small for a kind that is named has no page of it. Of one `seat`, counted
        from 0, they are its own and those that are nobody's own. With `duplex` every page is
        followed by the one behind it: an empty one, where there are markers on a sheet through the
        game. What is made for backs is behind other sheets that are asked for, else behind itself.
        Small pages come one by one, their backs among them.
        """
        variant = self.game.variants[table.variant]
        usual = variant.usual_kinds(online=table.online, requested=bool(table.realms))
        names, back = list(kinds or usual), variant.back
        small = {name for name in names if variant.kind(name).is_small}
        if not table.duplex or not back or {*names} == small:
            yield from chain.from_iterable(self._sheets(name, table, seat) for name in names)
            return
        backs = list(self._sheets(back, table))
        for name in names:
            if name in variant.backed:
                yield from (
                    page for front in self._sheets(name, table, seat) for page in (front, *backs)
                )
            elif name in small:
                yield from self._sheets(name, table, seat)
            elif name != back:
                yield from self._with_empty_backs(self._sheets(name, table, seat), table)
        if not {*names} & {*variant.backed}:
            yield from (page for page in backs for _ in range(2))

    def excerpts(self, table: Table, kind: str) -> Iterable[Drawing]:
        """Return what of a kind of sheet can be shown alone; nothing of most kinds."""
        found = self.game.variants[table.variant].kind(kind).excerpts
        own = table.in_hue(self.game.hue)
        return found(self.edition, own, self._words_of(table)) if found else ()

    def _with_empty_backs(self, fronts: Iterable[Drawing], table: Table) -> Iterator[Drawing]:
        title = self._words_of(table)("back")
        for front in fronts:
            yield front
            yield replace(front, kind=EMPTY, title=title, items=(), zones=())

    def draw_many(
        self, tables: Iterable[Table], kinds: Sequence[str] = (), seat: int | None = None
    ) -> Iterator[Drawing]:
        """Yield the pages of tables, each table's in a section of the document's outline.

        They lie as they are printed, small ones two on a side. A table without a title has no
        section.
        """
        for table in tables:
            section = section_title(table)
            for page in printed(self.draw(table, kinds, seat), table):
                yield replace(page, section=section)

    def _sheets(self, name: str, table: Table, seat: int | None = None) -> Iterator[Drawing]:
        words = self._words_of(table)
        kind = self.game.variants[table.variant].kind(name)
        if table.players < kind.fewest:
            return
        has_markers = table.markers and _look(table, seat).has_code
        table = replace(table.in_hue(self.game.hue), markers=has_markers)
        if kind.is_small:
            table = table.of_small_pages
        for page in kind.pages(self.edition, table, words):
            if seat is None or page.seat in (None, seat):
                own = table.in_hue(page.hue)
                layout = self._layout(name, kind, own, words)
                code = self._code(name, table, page.seat)
                drawing = place_page(page, layout, own, words, code)
                yield self.finish(drawing, own) if self.finish else drawing

    def title(self, table: Table) -> str:
        """Return the title of a table's document, for the window of a viewer."""
        words = self._words_of(table)
        players = players_said(table, words)
        names = ", ".join(seat.name for seat in table.seats if seat.name)
        parts = (self.edition.title_text(table.language), players, names)
        return " · ".join(part for part in parts if part)

    def _words_of(self, table: Table) -> Words:
        key = (table.language, table.variant)
        if key not in self._words:
            tables = self.game.variants[table.variant].words()
            self._words[key] = load_words(table.language, *tables)
        return self._words[key]

    def _layout(self, name: str, kind: Kind[Any], table: Table, words: Words) -> Placed:
        key = (name, table.look, table.theme.title)
        if key not in self._layouts:
            layout = kind.layout(self.edition, table, words)
            identity = self.identity(name, table)
            # Of several threads the first decides: writers know by its identity what is shared.
            self._layouts.setdefault(key, place_layout(layout, table, words, identity))
        return self._layouts[key]

    def _code(self, name: str, table: Table, seat: int | None) -> Group | None:
        """Return the QR code of a page, one object for all tables of a number that look alike."""
        key = (name, table.look, seat, table.number)
        if key not in self._codes:
            identity = self.identity(name, table, seat) if table.markers else None
            code = place_code(identity.code, table) if identity and identity.code else None
            self._codes.setdefault(key, code)
        return self._codes[key]

    def identity(self, kind: str, table: Table, seat: int | None = None) -> Identity | None:
        """Return what a camera must know of a table's sheet of one kind, None for none.

        `seat` is whose it is.
        """
        variant = self.game.variants[table.variant]
        camera = variant.kind(kind).camera
        if camera is None:
            return None
        look = _look(table, seat)
        if not look.has_code:
            return Identity()
        letters = (self.game.letter, variant.letter, camera.letter)
        version, digest = self.edition.version, self._digest
        code = Code(*letters, table.players, version, look, digest, table.number)
        number = sheet_number(camera.markers, table.players - variant.players[0], table.language)
        return Identity(number, code_text(code))

    @cached_property
    def _digest(self) -> str:
        return edition_digest(self.edition)


def _look(table: Table, seat: int | None) -> Look:
    return Look(
        table.language,
        next((name for name, paper in PAPERS.items() if paper == table.paper), ""),
        table.holes,
        table.theme.name,
        table.coordinates,
        table.plain,
        table.dice == "special",
        table.duplex,
        seat,
    )


def printed(pages: Iterable[Drawing], table: Table) -> Iterator[Drawing]:
    """Yield a table's pages as they lie on its paper: of the small ones two on each side.

    They are in reading order, to be stapled; where backs are printed in the order of sheets that
    are laid in each other and folded, each kind a booklet of its own. For a screen they stay one by
    one.
    """

    def small_kind(page: Drawing) -> str:
        return page.kind if page.width < table.paper.width and not table.screen else ""

    for kind, run in groupby(pages, small_kind):
        alike = [*run]
        yield from imposed(alike, is_folded=table.duplex) if kind else alike


def imposed(pages: Sequence[Drawing], *, is_folded: bool) -> Iterator[Drawing]:
    """Yield sides of paper with two pages each, `is_folded` those of a booklet.

    There are as many pages as fill whole sheets: a multiple of four. A side has no zones, for who
    looks at pages sees them one by one.
    """
    number = len(pages)
    for left, right in _folded(number) if is_folded else _in_turn(number):
        first, one, other = pages[min(left, right)], pages[left], pages[right]
        items = (*one.items, Group(other.items, one.width))
        yield replace(first, width=2 * first.width, items=items, zones=())


def _folded(number: int) -> Iterator[tuple[int, int]]:
    """Yield what lies side by side, counted from 0: the last and the first, the second, ..."""
    for outer in range(number // 2):
        pair = (outer, number - 1 - outer)
        yield pair if outer % 2 else (pair[1], pair[0])


def _in_turn(number: int) -> Iterator[tuple[int, int]]:
    return ((left, left + 1) for left in range(0, number, 2))
