"""What becomes of drawn sheets: pages to show, one document or several, files and folders of them.

Files appear whole or not at all, none before all of them are complete.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from html import escape
from io import BytesIO
from itertools import chain, repeat
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeAlias, overload

from fonts import FACE_NAMES, face
from rollwrite.choices import LEAST_DPI, MOST_DPI, SVG_TEXTS, USUAL_DPI
from rollwrite.file_names import (
    Destination,
    WrongTargetError,
    document_stem,
    format_of,
    known_format,
    list_stem,
    page_stem,
    with_stems,
)
from rollwrite.files import Writer, write_file, write_files
from rollwrite.sources import name_of
from rollwrite.table_options import TableOptions, find_unused
from scoring.answers import Answer, Picture
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of, picture_of
from scoring.open_game import OpenGame
from sheets.document import SheetRenderer, printed
from sheets.drawing.filling import texts_written
from sheets.drawing.lettering import SUBSTITUTE as SUBSTITUTE
from sheets.drawing.lettering import unprintable
from sheets.drawing.shapes import Drawing, texts_of
from sheets.drawing.shapes import Zone as Zone
from sheets.files.problem import Players, Problem
from sheets.table.players import nearly_same_names
from sheets.table.table import Table
from sheets.words.text import Text, printable, quoted
from sheets.words.translation import Translation
from sheets.write import HOLD_SEVERAL_PAGES, Settings, SvgText, write

# What goes through tables one by one, for somebody who watches, such as `tqdm`.
Progress: TypeAlias = Callable[[Sequence[Table]], Iterable[Table]]
SCREEN: Final = 1080  # Pixels, as wide as a telephone.
_File: TypeAlias = tuple[Path, Writer]


class SeveralFilesError(WrongTargetError):
    """Several pages for one file of a format that holds one."""


class Substituted(NamedTuple):
    """A text with letters that no face has, for each of which a question mark is printed."""

    text: str
    letters: tuple[str, ...]
    is_name: bool = True  # A player's; else what a state wrote.

    @property
    def sentence(self) -> Text:
        """The sentence that says so."""
        values: dict[str, str] = {
            "letters": ", ".join(map(_shown_letter, self.letters)),
            "text": quoted(self.text),
            "sign": SUBSTITUTE,
        }
        if self.is_name:
            return Text(
                "the sheets cannot print {letters} of the name {text}; they show {sign} in its "
                "place, unless you write the name in Latin, Greek or Cyrillic letters",
                **values,
            )
        return Text(
            "the sheets cannot print {letters} of the text {text}; they show {sign} in its place",
            **values,
        )


@dataclass(frozen=True)
class Page:
    """One page; a notebook shows it as it is.

    Sizes are millimetres.
    """

    drawing: Drawing = field(repr=False)
    grey: bool = field(repr=False)

    def __repr__(self) -> str:
        return f"<Page {self.name}, {self.width:g} x {self.height:g} mm>"

    @property
    def kind(self) -> str:
        """The kind of sheet, such as `board`."""
        return self.drawing.key.kind

    @property
    def seat(self) -> int | None:
        """Whose sheet it is, counted from 0 in the order of play; None where it is nobody's own."""
        return self.drawing.key.seat

    @property
    def name(self) -> str:
        """What the page's file is called, without a suffix: `player-1-anna`."""
        return page_stem(self.drawing.name)

    @property
    def title(self) -> str:
        """What a reader calls the page."""
        return self.drawing.title

    @property
    def label(self) -> str:
        """Whose page it is, or what."""
        return self.drawing.player or self.title

    @property
    def width(self) -> float:
        """The paper's width in millimetres."""
        return self.drawing.width

    @property
    def height(self) -> float:
        """The paper's height in millimetres."""
        return self.drawing.height

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The parts that a phone shows one at a time, as a player looks them through."""
        return self.drawing.zones

    @property
    def texts(self) -> tuple[str, ...]:
        """What the page says, run by run, in the order in which it is drawn."""
        return tuple(text.text for text in texts_of(self.drawing.items) if text.text)

    def svg(self, text: SvgText = "live") -> str:
        """Return the page as SVG, which names every place for the pen: `data-mark`.

        `text` says what its letters are: `live`, text in embedded faces, for browsers; `outlines`
        for programs that do not know these, such as Inkscape. ValueError for another.
        """
        return self._written("svg", _settings(text=text)).decode()

    def form(self, prefix: str = "", *, marks: bool = True) -> str:
        """Return the page as an element `<svg>` of an HTML page that has the faces itself.

        As in SVG every place for the pen is named, `data-mark`, unless it is to be without `marks`;
        the ids of the element begin with `prefix`, so that several pages can stand in one document.
        """
        from sheets.write.svg import form_svg  # Its library makes many patterns.

        return form_svg(self.drawing, prefix, with_marks=marks)

    def pdf(self) -> bytes:
        """Return the page as a PDF document."""
        return self._written("pdf", _settings())

    def png(self, dpi: int = USUAL_DPI) -> bytes:
        """Return the page as PNG.

        `dpi` are its pixels to the inch, 72 to 600; ValueError for others.
        """
        return self._written("png", _settings(dpi))

    def thumbnail(self, width: int) -> bytes:
        """Return the page as a small PNG in few colours, `width` pixels wide."""
        from sheets.write.png import write_thumbnail  # Its rasteriser is for pictures alone.

        written = BytesIO()
        write_thumbnail(self.drawing, written, width=width)
        return written.getvalue()

    def save(
        self, path: str | os.PathLike[str], *, dpi: int = USUAL_DPI, text: SvgText = "live"
    ) -> Path:
        """Write the page and return its path.

        `path` is a file whose suffix names the format, `pdf`, `svg` or `png`; `dpi` are the pixels
        to the inch of a PNG, 72 to 600; `text` is as for `svg`. The file appears whole or not at
        all.

        Raises ValueError for another suffix, other pixels or letters, OSError for a file that
        cannot be written.
        """
        target = Path(path)
        content = self._written(format_of(target), _settings(dpi, text=text))
        write_file(target, content)
        return target

    def _repr_svg_(self) -> str:
        return self.svg()

    def _written(self, format_: str, settings: Settings) -> bytes:
        written = BytesIO()
        self.writer(format_, settings)(written)
        return written.getvalue()

    def writer(self, format_: str, settings: Settings) -> Writer:
        """Return what writes the page into an open file."""
        language = self.drawing.language
        settings = replace(settings, title=self.title, language=language, grey=self.grey)
        return partial(write, format_, (self.drawing,), settings=settings)


@dataclass(frozen=True, eq=False, repr=False)
class Sheets(Sequence[Page]):
    """A table's sheets, or those of many tables: a sequence of pages in the order of the document.

    `renderer` draws them for all that are `seated`. `kinds` are those asked for, () for all usual
    ones; of a `seat`, counted from 0, they are its own and those that are nobody's own. `game` is
    the state that fills them. `problems` are what is doubtful in it, or in the file that names the
    players, `sources` the files that were read.
    """

    renderer: SheetRenderer
    options: TableOptions
    seated: tuple[Table, ...]
    kinds: tuple[str, ...] = ()
    seat: int | None = None
    game: OpenGame | None = None
    problems: tuple[Problem, ...] = ()
    sources: tuple[Path, ...] = ()

    def __repr__(self) -> str:
        number = f"{len(self.seated)} tables" if self.are_many else f"{len(self)} pages"
        return f"<Sheets {self.title}: {number}>"

    def __len__(self) -> int:
        return len(self.pages)

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Page, ...]: ...

    def __getitem__(self, index: int | slice) -> Page | tuple[Page, ...]:
        return self.pages[index]

    # What they are.

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All pages, of one table after the other."""
        drawn = (self.renderer.draw(table, self.kinds, self.seat) for table in self.seated)
        grey = self.seated[0].theme.is_grey
        return tuple(Page(page, grey) for page in chain.from_iterable(drawn))

    @property
    def sides(self) -> int:
        """How many pages its document has: of small pages two lie on one, copies are many."""
        return sum(1 for _ in self._copied(iter))

    @property
    def are_many(self) -> bool:
        """Whether a file names the tables, however many it names."""
        return self.options.players_file is not None

    @property
    def tables(self) -> Iterator[Sheets]:
        """The sheets of each table for themselves."""
        return map(self._alone, self.seated)

    def of_seat(self, seat: int) -> Sheets:
        """Return what one player needs: their own sheets, and those that are nobody's own.

        `seat` is counted from 0 in the order of play.
        """
        return replace(self, seat=seat)

    def documents(self, progress: Progress = iter) -> Iterator[tuple[str, Sheets]]:
        """Yield the sheets of each document of a folder, with its name without a suffix.

        Each of many tables has one of its own, and online each player; else all sheets are one.
        `progress` is as for `save`.
        """
        for name, sheets in self._named(progress):
            seats = sheets.seated[0].seats if sheets.seated[0].online else ()
            for number, seat in enumerate(seats):
                own = page_stem(name, "player", str(number + 1), seat.name)
                yield own, sheets.of_seat(number)
            if not seats:
                yield name or self.name, sheets

    @property
    def written(self) -> tuple[Page, ...]:
        """The pages on which something of the state stands."""
        fillings = self.game.fillings() if self.game else {}
        filled = {key for key, each in fillings.items() if each}
        keys = ({page.drawing.key, page.drawing.key._replace(seat=None)} for page in self.pages)
        return tuple(page for page, each in zip(self.pages, keys, strict=True) if each & filled)

    @property
    def players(self) -> Players:
        """The names on the sheets of the state that fills them, () without one."""
        return self.game.players if self.game else ()

    @property
    def name(self) -> str:
        """What the document is called as a file, without a suffix: `merchants-base-4`.

        It has the names of those who sit there.
        """
        game, table = self.renderer.game.name, self.seated[0]
        if self.options.players_file is None:
            names = [seat.name for seat in table.seats]
            return document_stem(game, table.variant, names, for_any=bool(table.fewest))
        return list_stem(game, table.variant, Path(name_of(self.options.players_file)).stem)

    @property
    def title(self) -> str:
        """What a viewer calls the document."""
        return self.name if self.are_many else self.renderer.title(self.seated[0])

    @property
    def substituted(self) -> Iterator[Substituted]:
        """The players' names, and what a state wrote, with letters that no face has."""
        for table in self.seated:
            yield from substituted(seat.name for seat in table.seats)
        if self.game:
            yield from substituted(texts_written(self.game.fillings()), is_name=False)

    @property
    def nearly_same(self) -> Iterator[tuple[str, str]]:
        """The names of one table that differ by no more than accents, signs and capitals."""
        for table in self.seated:
            yield from nearly_same_names(tuple(seat.name for seat in table.seats))

    @property
    def doubts(self) -> Iterator[Text]:
        """What is doubtful about what was chosen; of a game its problems say it."""
        for table in self.seated if self.game is None else ():
            yield from self.renderer.edition.doubts(table.realms)

    @property
    def warnings(self) -> Iterator[Text]:
        """What whoever prints them should know of the names, and of what was chosen."""
        yield from (each.sentence for each in self.substituted)
        for name, other in self.nearly_same:
            yield Text(
                "{name} and {other} sit at one table; are they one person?",
                name=quoted(name),
                other=quoted(other),
            )
        yield from self.doubts

    @property
    def remarks(self) -> Iterator[Text]:
        """What else whoever prints them may not expect."""
        if self.seated[0].fewest and self.options.markers:
            yield Text(
                "Sheets for any number of players have no markers; no photograph of them is read"
            )

    def find_unused(self) -> Iterator[Text]:
        """Yield what of the options changes nothing on these sheets; each names its option."""
        return find_unused(self.options, self.renderer.game, self.seated[0].variant)

    # What becomes of them.

    def pdf(self) -> bytes:
        """Return all pages as one PDF document, as many times as the options want copies."""
        written = BytesIO()
        self.write(written)
        return written.getvalue()

    def write(
        self,
        file: BinaryIO,
        format: str = "pdf",
        *,
        dpi: int = USUAL_DPI,
        width: int | None = None,
        text: SvgText = "live",
        progress: Progress = iter,
    ) -> None:
        """Write the sheets into an open file, which stays open.

        format: `pdf`, for a single page also `svg` or `png`.
        dpi, width, text, progress: as for `save`.

        Raises WrongTargetError, a ValueError, for several pages as a picture, for another format,
        other pixels or letters.
        """
        settings = _settings(dpi, width, text)
        if known_format(format) in HOLD_SEVERAL_PAGES:
            self._document(format, settings, progress)(file)
            return
        if len(self.seated) > 1:
            fact = Text("the pages of several tables as {format} are several files", format=format)
            raise SeveralFilesError(fact)
        if len(self) != 1:
            raise SeveralFilesError(
                Text("{pages} pages as {format} are several files", pages=len(self), format=format)
            )
        self.pages[0].writer(format, settings)(file)

    def save(
        self,
        path: str | os.PathLike[str],
        format: str | None = None,
        *,
        dpi: int = USUAL_DPI,
        width: int | None = None,
        text: SvgText = "live",
        progress: Progress = iter,
    ) -> tuple[Path, ...]:
        """Write the sheets and return the paths of the files written.

        path: a file; or a folder, which ends in `/` or is there, whose files get plain names.
        format: `pdf`, `svg` or `png`, by default as the file's suffix says, else `pdf`.
        dpi: the pixels to the inch of a PNG, 72 to 600.
        width: its pixels from left to right, in place of `dpi`.
        text: the letters of SVG, as for a page.
        progress: goes through the tables one by one, such as `tqdm`.

        Pictures of several pages are several files: `table.png` gives `table-board.png`,
        `table-player-1-anna.png`. In a folder each of many tables has a document of its own, and
        online each player. Files appear whole or not at all.

        Raises WrongTargetError, a ValueError, for another format, other pixels or letters, and
        where a file that was read would be written over; OSError for what cannot be written.
        """
        where = Destination.of(path, format, self.name)
        settings = _settings(dpi, width, text)
        written: list[Path] = []
        write_files(self._allowed(self._files(where, settings, progress), where, written))
        return tuple(written)

    def _repr_html_(self) -> str:
        """Return the pages of the first table, as a notebook shows them."""
        from scoring.answers.web_page import data_uri  # Only pages need what makes pages.

        first = next(self.tables)
        pages = (
            f'<img alt="{escape(page.title)}" style="max-width: 100%" '
            f'src="{data_uri("image/svg+xml", page.svg().encode())}">'
            for page in first
        )
        return "".join((f"<p>{escape(first.title)}</p>", *pages))

    def _allowed(
        self, files: Iterable[_File], where: Destination, written: list[Path]
    ) -> Iterator[_File]:
        """Yield the files, each once its path is noted; raises WrongTargetError for a source."""
        for path, writer in files:
            if path.is_file() and any(each.samefile(path) for each in self.sources):
                name = printable(str(path))
                raise WrongTargetError(
                    Text("{file} is the file to be read; write to another one", file=name)
                )
            if where.is_folder:
                where.path.mkdir(parents=True, exist_ok=True)
            written.append(path)
            yield path, writer

    def _files(self, where: Destination, settings: Settings, progress: Progress) -> Iterator[_File]:
        """Yield where each page, player's or table's document, or all of it, goes."""
        if where.format not in HOLD_SEVERAL_PAGES:
            for name, sheets in self._named(progress):
                for page in sheets:
                    is_only = len(sheets) == 1 and not name and not where.is_folder
                    path = where.path if is_only else where.named(name, page.drawing.name)
                    yield path, page.writer(where.format, settings)
        elif where.is_folder:
            for name, sheets in self.documents(progress):
                yield where.named(name), sheets._document(where.format, settings)
        else:
            yield where.whole, self._document(where.format, settings, progress)

    def _named(self, progress: Progress) -> Iterable[tuple[str, Sheets]]:
        """Return each of many tables with the name of its files, a single one with ""."""
        if not self.are_many:
            return [("", self)]
        return with_stems((table.title, self._alone(table)) for table in progress(self.seated))

    def _alone(self, table: Table) -> Sheets:
        options = replace(self.options, players_file=None)
        return replace(self, options=options, seated=(table,), problems=())

    def _document(self, format_: str, settings: Settings, progress: Progress = iter) -> Writer:
        """Return what writes all pages into an open file; many tables' are drawn meanwhile."""
        settings = replace(
            settings,
            title=self.title,
            language=self.seated[0].language,
            grey=self.seated[0].theme.is_grey,
            both_sides=self.seated[0].duplex,
        )
        return partial(write, format_, self._copied(progress), settings=settings)

    def _copied(self, progress: Progress) -> Iterable[Drawing]:
        copies = self.options.copies
        if not self.are_many:
            drawn = (page.drawing for page in self.pages)
            return [*printed(drawn, self.seated[0])] * copies
        tables = (table for table in progress(self.seated) for _ in range(copies))
        return self.renderer.draw_many(tables, self.kinds, self.seat)


def written_pages(
    answers: Sequence[Answer], format_: str, words: Translation
) -> tuple[tuple[str, bytes], ...]:
    """Return scores on pages, a page each, as `pdf` or `png`: a document, or a picture for each.

    Each has what its name ends with: `1`, `2`... `standings`, "" for one alone.
    """
    pages = pages_of(answers, words)
    settings = Settings(title=words(SCORE), language=words.language)
    documents = [pages] if format_ in HOLD_SEVERAL_PAGES else [[page] for page in pages]
    files = [BytesIO() for _ in documents]
    for document, file in zip(documents, files, strict=True):
        write(format_, document, file, settings)
    names = [document[0].name.removeprefix("score-") for document in documents]
    named = names if len(documents) > 1 else [""]
    return tuple(zip(named, (file.getvalue() for file in files), strict=True))


def score_picture(answer: Answer, pages: Sequence[Page], words: Translation) -> bytes:
    """Return a score as PNG with filled sheets below it, upright, to be sent to somebody."""
    drawing = picture_of(answer, [page.drawing for page in pages], words)
    written = BytesIO()
    write("png", (drawing,), written, Settings(words(SCORE), words.language, width=SCREEN))
    return written.getvalue()


def pictures_of(pages: Sequence[Page]) -> tuple[Picture, ...]:
    """Return pages as pictures of one answer, of which the first brings what all have in common."""
    from sheets.write.svg import inline_svgs, style_of  # Its library makes many patterns.

    drawings = [page.drawing for page in pages]
    styles = chain((style_of(drawings),), repeat(""))
    return tuple(map(Picture, (page.title for page in pages), inline_svgs(drawings), styles))


def faces_style() -> str:
    """Return the style that forms need, which names the files of the faces beside it."""
    from sheets.write.svg import linked_style

    return linked_style()


def labels_of(pages: Sequence[Page]) -> list[str]:
    """Return what each page is called in a row: by whose it is, where that tells it apart."""
    called = [page.label for page in pages]
    return [
        label if called.count(label) == 1 else page.title
        for label, page in zip(called, pages, strict=True)
    ]


def face_files() -> tuple[Path, ...]:
    """Return the files of the faces in forms."""
    return tuple(face(name).woff2 for name in FACE_NAMES)


def substituted(texts: Iterable[str], *, is_name: bool = True) -> Iterator[Substituted]:
    """Yield those of the texts with letters that no face has."""
    for text in texts:
        if letters := unprintable(text):
            yield Substituted(text, letters, is_name)


def _shown_letter(letter: str) -> str:
    """Return a letter with its number, alone that of one that nobody would see."""
    number = f"U+{ord(letter):04X}"
    return f"{letter} ({number})" if letter.isprintable() else number


def _settings(dpi: int = USUAL_DPI, width: int | None = None, text: SvgText = "live") -> Settings:
    """Return what a file is to be but for its title; raises WrongTargetError."""
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise WrongTargetError(
            Text(
                "a picture has {least} to {most} pixels to the inch, not {dpi}",
                least=LEAST_DPI,
                most=MOST_DPI,
                dpi=str(dpi),
            )
        )
    if text not in SVG_TEXTS:
        known = " or ".join(SVG_TEXTS)
        raise WrongTargetError(
            Text("letters of SVG are {known}, not {text!r}", known=known, text=str(text))
        )
    return Settings("", "", dpi=dpi, width=width, svg_text=text)
