"""Where the pages of `rollwrite sheets` go: one document, one for each table, or a file a page."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TypeAlias

import click

from cli.printing.tables import Tables
from cli.terminal.errors import WrongUseError
from cli.terminal.output import (
    format_named,
    is_found_later,
    is_standard_output,
    refuse_terminal,
    refuse_to_write_over,
    write_outputs,
)
from cli.terminal.settings import asked_translation
from rollwrite.files import Writer
from sheets.document import Press
from sheets.drawing.shapes import Drawing
from sheets.file_names import page_stem, with_stems
from sheets.table.table import Table
from sheets.words.quoting import printable
from sheets.words.text import Text
from sheets.write import FORMATS, HOLD_SEVERAL_PAGES, Settings, SvgText, write

Output: TypeAlias = tuple[Path, Writer]

SHOWN_ON_TERMINALS = "svg"  # The format that is a text.


@dataclass(frozen=True, slots=True)
class Target:
    """The file or folder that was asked for, and the format.

    In a folder, which is made where there is none, every file has its plain name, `document` where
    it is a whole document; where a file was named, several files have its stem before their names.
    """

    path: Path
    suffix: str
    is_folder: bool
    document: str

    @classmethod
    def of(cls, output: str | None, format_: str | None, stem: str) -> Target:
        """Return the target; without an output it has the stem's name.

        Raises UsageError for an unknown suffix.
        """
        suffix = format_
        if output is None:
            suffix = suffix or FORMATS[0]
            return cls(Path(f"{stem}.{suffix}"), suffix, is_folder=False, document=stem)
        if output.endswith("/") or Path(output).is_dir():
            return cls(Path(output), suffix or FORMATS[0], is_folder=True, document=stem)
        suffix = suffix or format_named(Path(output), {each: each for each in FORMATS}, FORMATS[0])
        return cls(Path(output), suffix, is_folder=False, document=stem)

    @property
    def whole(self) -> Path:
        """The path of the one document."""
        return self.path / f"{self.document}.{self.suffix}" if self.is_folder else self.path

    def named(self, *parts: str) -> Path:
        """Return the path of one of several files."""
        stem = page_stem(*parts)
        if self.is_folder:
            return self.path / f"{stem}.{self.suffix}"
        return self.path.with_name(f"{self.path.stem}-{stem}.{self.suffix}")


@dataclass(frozen=True, slots=True)
class PrintRun:
    """What is to be printed, where it goes, and what a picture's pixels or letters are.

    `read` are files that are read for it, and never written over; `copies` of everything go into a
    document.
    """

    press: Press
    tables: Tables
    kinds: Sequence[str]
    target: Target
    dpi: int
    width: int | None
    svg_text: SvgText
    read: Sequence[Path] = ()
    copies: int = 1

    def write(self) -> list[Path]:
        """Write all files, none before all are complete; return those that a person looks for.

        Raises UsageError for several files to standard output, for what a terminal cannot show
        and for a file that is read, OSError for what cannot be written.
        """
        if self.target.suffix != SHOWN_ON_TERMINALS:
            refuse_terminal(self.target.whole, self.target.suffix, "sheets -o table.pdf")
        paths: list[Path] = []
        write_outputs(self._noted(paths))
        return [path for path in paths if is_found_later(path)]

    def _noted(self, paths: list[Path]) -> Iterator[Output]:
        """Yield the files, each with what writes it, once its path is among these and allowed."""
        for path, writer in self._files():
            refuse_to_write_over(path, self.read)
            if self.target.is_folder:
                self.target.path.mkdir(parents=True, exist_ok=True)
            paths.append(path)
            yield path, writer

    def _files(self) -> Iterator[Output]:
        if self.target.suffix not in HOLD_SEVERAL_PAGES:
            return self._pages()
        if self.target.is_folder and self.tables.table.online:
            return self._players()
        if self.tables.are_many and self.target.is_folder:
            return self._documents()
        return self._whole()

    def _players(self) -> Iterator[Output]:
        """Yield a document for each player: what is their own, and what all of them have."""
        with _titled(self.tables) as seated:
            for title, table in seated:
                for number, seat in enumerate(table.seats, 1):
                    drawings = list(self.press.draw(table, self.kinds, number - 1)) * self.copies
                    path = self.target.named(title, "player", str(number), seat.name)
                    yield path, self._writer(drawings, table, self.press.title(table))

    def _documents(self) -> Iterator[Output]:
        with _titled(self.tables) as seated:
            for title, table in seated:
                drawings = list(self.press.draw(table, self.kinds)) * self.copies
                writer = self._writer(drawings, table, self.press.title(table))
                yield self.target.named(title), writer

    def _whole(self) -> Iterator[Output]:
        target, tables = self.target, self.tables
        title = target.document if tables.are_many else self.press.title(tables.table)
        with _progress(tables) as seated:
            copied = (each for each in seated for _ in range(self.copies))
            drawings = self.press.draw_many(copied, self.kinds)
            if first := next(drawings, None):
                pages = chain((first,), drawings)
                yield target.whole, self._writer(pages, tables.table, title)

    def _pages(self) -> Iterator[Output]:
        with _titled(self.tables) as seated:
            for title, table in seated:
                drawings = list(self.press.draw(table, self.kinds))
                for path, page in zip(self._page_paths(drawings, title), drawings, strict=True):
                    yield path, self._writer((page,), table)

    def _page_paths(self, drawings: list[Drawing], title: str) -> list[Path]:
        """Return where a table's pages go; alone on standard output only a single one."""
        target, is_only = self.target, len(drawings) == 1
        if is_standard_output(target.path):
            if is_only and len(self.tables) == 1:
                return [target.path]
            raise _several_files(target.suffix, len(drawings))
        if is_only and not title and not target.is_folder:
            return [target.path]
        return [target.named(title, drawing.name) for drawing in drawings]

    def _writer(self, drawings: Iterable[Drawing], table: Table, title: str = "") -> Writer:
        """Return what writes a table's drawings as one file; pictures have no title."""
        settings = Settings(
            title=title,
            language=table.language,
            dpi=self.dpi,
            width=self.width,
            grey=table.theme.is_grey,
            both_sides=table.duplex,
            svg_text=self.svg_text,
        )
        return partial(write, self.target.suffix, drawings, settings=settings)


def write_sheets(run: PrintRun) -> None:
    """Write the sheets of all tables and say where they are; raises as `PrintRun.write`."""
    for path in run.write():
        click.echo(printable(str(path)))


def _several_files(format_: str, pages: int) -> WrongUseError:
    if pages == 1:
        return WrongUseError(
            Text(
                "the pages of several tables as {format} are several files; "
                "name a file or a folder with -o",
                format=format_,
            )
        )
    return WrongUseError(
        Text(
            "{pages} pages as {format} are several files; name a file or a folder with -o",
            pages=pages,
            format=format_,
        )
    )


@contextmanager
def _titled(tables: Tables) -> Iterator[Iterator[tuple[str, Table]]]:
    """Return the tables as `_progress`, each of many with its files' name in place of a title."""
    with _progress(tables) as seated:
        yield with_stems(seated) if tables.are_many else iter(seated)


def _progress(tables: Tables) -> AbstractContextManager[Iterable[tuple[str, Table]]]:
    """Return the tables, behind a progress bar where there are many and somebody watches."""
    if tables.are_many and sys.stderr.isatty():
        label = asked_translation()(Text("Tables"))
        return click.progressbar(tables, label=label, file=sys.stderr)
    return nullcontext(tables)
