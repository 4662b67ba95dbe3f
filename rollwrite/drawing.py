"""`rollwrite.draw`: a table's sheets, as pages to show and as files to print."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from io import BytesIO
from pathlib import Path
from typing import Literal, get_args, overload

from rollwrite.files import write_file, write_files
from rollwrite.sources import Source, open_source
from rollwrite.tables import WrongTableError, chosen_kinds, chosen_seats, chosen_variant
from scoring.game import AnyGame
from scoring.games import find_game
from sheets.document import Press
from sheets.drawing.paper import PAPERS, Holes
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import THEMES, load_theme
from sheets.file_names import page_stem
from sheets.files.problem import has_errors
from sheets.files.report import problem_text
from sheets.table.table import Dice, Seat, Table
from sheets.words.languages import LANGUAGES, Language
from sheets.write import (
    FORMATS,
    HOLD_SEVERAL_PAGES,
    LEAST_DPI,
    MOST_DPI,
    SVG_TEXTS,
    Settings,
    SvgText,
    write,
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

    def save(self, path: str | os.PathLike[str], *, dpi: int = 150, text: SvgText = "live") -> Path:
        """Write the page and return its path.

        `path` is a file whose suffix names the format, `pdf`, `svg` or `png`; `dpi` are the pixels
        to the inch of a PNG, 72 to 600; `text` is as for `svg`. The file appears whole or not at
        all.

        Raises ValueError for another suffix, other pixels or letters, OSError for a file that
        cannot be written.
        """
        target = Path(path)
        content = self._written(_format_of(target), dpi, text)
        write_file(target, content)
        return target

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
    def width(self) -> float:
        """The paper's width in millimetres."""
        return self.drawing.width

    @property
    def height(self) -> float:
        """The paper's height in millimetres."""
        return self.drawing.height

    def svg(self, text: SvgText = "live") -> str:
        """Return the page as SVG, which names every place for the pen: `data-mark`.

        `text` says what its letters are: `live`, text in embedded faces, for browsers; `outlines`
        for programs that do not know these, such as Inkscape. ValueError for another.
        """
        return self._written("svg", text=text).decode()

    def pdf(self) -> bytes:
        """Return the page as a PDF document."""
        return self._written("pdf")

    def png(self, dpi: int = 150) -> bytes:
        """Return the page as PNG.

        `dpi` are its pixels to the inch, 72 to 600; ValueError for others.
        """
        return self._written("png", dpi)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _written(self, format_: str, dpi: int = 150, text: SvgText = "live") -> bytes:
        _refuse_dpi(dpi)
        _refuse_letters(text)
        written = BytesIO()
        language = self.drawing.language
        settings = Settings(self.title, language, dpi=dpi, grey=self.grey, svg_text=text)
        write(format_, (self.drawing,), written, settings)
        return written.getvalue()


@dataclass(frozen=True, eq=False, repr=False)
class Sheets(Sequence[Page]):
    """A table's sheets, a sequence of pages in the order of the document."""

    press: Press
    table: Table
    kinds: tuple[str, ...] = ()

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All pages."""
        drawn = self.press.draw(self.table, self.kinds)
        return tuple(Page(page, self.table.theme.is_grey) for page in drawn)

    def __len__(self) -> int:
        return len(self.pages)

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Page, ...]: ...

    def __getitem__(self, index: int | slice) -> Page | tuple[Page, ...]:
        return self.pages[index]

    def __repr__(self) -> str:
        return f"<Sheets {self.press.title(self.table)}: {len(self)} pages>"

    def save(
        self, path: str | os.PathLike[str], *, dpi: int = 150, text: SvgText = "live"
    ) -> tuple[Path, ...]:
        """Write the sheets and return the paths of the files written.

        `path` is a file whose suffix names the format, `pdf`, `svg` or `png`. Several pages as
        pictures are several files: `table.png` gives `table-board.png`, `table-player-1-anna.png`.
        `dpi` are the pixels to the inch of a PNG, 72 to 600; `text` is as for a page's `svg`. Files
        appear whole or not at all.

        Raises ValueError for another suffix, other pixels or letters, OSError for a file that
        cannot be written.
        """
        _refuse_dpi(dpi)
        _refuse_letters(text)
        target = Path(path)
        suffix = _format_of(target)
        settings = self._settings(dpi, text)
        if suffix in HOLD_SEVERAL_PAGES:
            drawings = [page.drawing for page in self.pages]
            write_files([(target, partial(_write, suffix, drawings, settings))])
            return (target,)
        files = self._files(target)
        write_files(
            (each, partial(_write, suffix, [page.drawing], settings)) for each, page in files
        )
        return tuple(each for each, _ in files)

    def _files(self, target: Path) -> list[tuple[Path, Page]]:
        if len(self.pages) == 1:
            return [(target, self.pages[0])]
        stem, suffix = target.stem, target.suffix
        return [(target.with_name(f"{stem}-{page.name}{suffix}"), page) for page in self.pages]

    def _settings(self, dpi: int, text: SvgText) -> Settings:
        return Settings(
            self.press.title(self.table),
            self.table.language,
            dpi=dpi,
            grey=self.table.theme.is_grey,
            both_sides=self.table.duplex,
            svg_text=text,
        )


def draw(
    game: str = "merchants",
    kinds: Sequence[str] = (),
    *,
    players: int | Sequence[str] | None = None,
    variant: str | None = None,
    language: Language = "en",
    paper: Literal["a4", "letter", "a3"] = "a4",
    theme: Literal["colour", "grey", "ink"] = "colour",
    edition: str | os.PathLike[str] | None = None,
    filled: Source | None = None,
    online: bool = False,
    coordinates: bool | None = None,
    level: str = "",
    dice: Dice = "d6",
    realms: Sequence[str] = (),
    markers: bool = True,
    holes: Holes = "",
    duplex: bool = False,
    plain: bool = False,
) -> Sheets:
    """Return a table's sheets.

    `kinds` are those of a `game`, such as `["board"]`, by default all that the table needs.
    `players` is how many play, or their names in the order of play; by default the most. `variant`
    is by default the game's first. `language` is `en`, `fr` or `de`, `paper` `a4`, `letter` or
    `a3`, `theme` `colour`, `grey` or `ink`. `edition` is a shipped one's name or a file's path.
    `online` gives everybody a board, `coordinates` names the hexes (by default only online).
    `level` is solo's: `beginner`, `advanced` or `expert`. `dice` are `d6`, with a key on the board,
    or `special`. `realms` are the keys of Pandoria's. `markers` prints what a camera knows a sheet
    by, `holes` (`left`, `top`) keeps 20 mm free, `duplex` prints the aid on both sides,
    `plain` leaves out illustration. `filled` is a state, as for `score`, to be drawn as it says.

    Raises WrongTableError, UnknownGameError, UnknownEditionError, InvalidEditionError, or OSError.
    """
    shown = language, paper, theme, online, coordinates, tuple(realms), markers, holes, duplex
    look = _Look(*shown, dice, plain)
    if filled is not None:
        return _filled(filled, kinds, look)
    return _blank(find_game(game), edition, variant, players, level, kinds, look)


@dataclass(frozen=True)
class _Look:
    """How a table's sheets are to look."""

    language: str
    paper: str
    theme: str
    online: bool
    coordinates: bool | None
    realms: tuple[str, ...]
    markers: bool
    holes: Holes
    duplex: bool
    dice: Dice
    plain: bool

    def table(self, variant: str, seats: tuple[Seat, ...], level: str) -> Table:
        _refuse_unknown("language", self.language, LANGUAGES)
        _refuse_unknown("paper", self.paper, tuple(PAPERS))
        _refuse_unknown("theme", self.theme, THEMES)
        _refuse_unknown("kind of dice", self.dice, get_args(Dice))
        _refuse_unknown("side for holes", self.holes, get_args(Holes))
        return Table(
            variant,
            seats,
            self.language,
            load_theme(self.theme),
            PAPERS[self.paper],
            online=self.online,
            coordinates=self.online if self.coordinates is None else self.coordinates,
            level=level,
            realms=self.realms,
            markers=self.markers,
            holes=self.holes,
            duplex=self.duplex,
            dice=self.dice,
            plain=self.plain,
        )


def _filled(source: Source, kinds: Sequence[str], look: _Look) -> Sheets:
    game = open_source(source)
    problems = [*game.faults, *game.find_seat_problems()]
    if has_errors(problems) or game.game is None:
        lines = (str(problem_text(each, game.players)) for each in problems)
        raise WrongTableError("\n".join(lines), problems)
    kinds = _kinds(game.game, game.variant, kinds, len(game.seats()))
    press = game.filled_press()
    look = replace(look, realms=look.realms or game.realms())
    return Sheets(press, look.table(game.variant, game.seats(), game.level), tuple(kinds))


def _blank(
    game: AnyGame,
    edition: str | os.PathLike[str] | None,
    variant: str | None,
    players: int | Sequence[str] | None,
    level: str,
    kinds: Sequence[str],
    look: _Look,
) -> Sheets:
    name = chosen_variant(game, variant)
    _refuse_unknown("level", level, ("", *game.variants[name].levels))
    table = look.table(name, _seats(game, name, players, look.online), level)
    kinds = _kinds(game, name, kinds, table.players)
    path = game.edition_path(os.fspath(edition)) if edition else None
    press = Press(game, game.load(path))
    # Some editions have realms, and know which of them are played in which variant.
    realms_of = getattr(press.edition, "realms_of", None)
    for realm in look.realms:
        _refuse_unknown("realm", realm, tuple(realms_of(name)) if realms_of else ())
    return Sheets(press, table, tuple(kinds))


def _seats(
    game: AnyGame, variant: str, players: int | Sequence[str] | None, online: bool
) -> tuple[Seat, ...]:
    if players is None or isinstance(players, int):
        return chosen_seats(game, variant, players)
    if isinstance(players, str | float) or not all(isinstance(name, str) for name in players):
        raise WrongTableError("players is a whole number or a list of names, which are texts")
    return chosen_seats(game, variant, len(players), players, online=online)


def _kinds(game: AnyGame, variant: str, kinds: Sequence[str], players: int) -> tuple[str, ...]:
    if isinstance(kinds, str):
        raise WrongTableError(f"kinds is a list of kinds of sheet, such as [{kinds!r}]")
    return chosen_kinds(game, variant, kinds, players)


def _format_of(path: Path) -> str:
    suffix = path.suffix.lower().removeprefix(".")
    if suffix not in FORMATS:
        raise ValueError(f"no format is called {suffix!r}; there are {', '.join(FORMATS)}")
    return suffix


def _refuse_dpi(dpi: int) -> None:
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise ValueError(f"a picture has {LEAST_DPI} to {MOST_DPI} pixels to the inch, not {dpi}")


def _refuse_letters(text: str) -> None:
    if text not in SVG_TEXTS:
        raise ValueError(f"letters of SVG are {' or '.join(SVG_TEXTS)}, not {text!r}")


def _refuse_unknown(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        there = ", ".join(filter(None, known)) or "none"
        raise WrongTableError(f"no {what} is called {value!r}; there are {there}")


def _write(suffix: str, drawings: list[Drawing], settings: Settings, file: BytesIO) -> None:
    write(suffix, drawings, file, settings)
