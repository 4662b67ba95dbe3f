"""Where the pages of `rollwrite sheets` go: one document, one for each table, or a file a page."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, count
from pathlib import Path

import click

from cli.printing.options import SheetOptions
from cli.printing.tables import Tables
from cli.terminal.output import (
    Writer,
    is_found_later,
    is_standard_output,
    refuse_terminal,
    refuse_to_write_over,
    write_outputs,
)
from sheets.document import Press, file_stem
from sheets.drawing.shapes import Drawing
from sheets.table.table import Table
from sheets.words.quoting import printable, shown_key
from sheets.write import FORMATS, HOLD_SEVERAL_PAGES, Settings, write

LONGEST_TITLE = 55  # In letters of a file's name, which holds a player's name and more besides.
SHOWN_ON_TERMINALS = "svg"  # The format that is a text.


@dataclass(frozen=True, slots=True)
class Target:
    """The file or folder that was asked for, and the format.

    In a folder every file has its plain name, `document` where it is a whole document; where a
    file was named, several files have its stem before their names.
    """

    path: Path
    suffix: str
    is_folder: bool
    document: str

    @classmethod
    def of(cls, options: SheetOptions, stem: str) -> Target:
        """Return the target.

        Raises UsageError for an unknown suffix, OSError for a missing folder.
        """
        output, suffix = options.output, options.format
        if output is None:
            suffix = suffix or FORMATS[0]
            return cls(Path(f"{stem}.{suffix}"), suffix, is_folder=False, document=stem)
        if output.endswith("/") or Path(output).is_dir():
            if not Path(output).is_dir():
                raise FileNotFoundError(errno.ENOENT, "the folder does not exist", output)
            return cls(Path(output), suffix or FORMATS[0], is_folder=True, document=stem)
        return cls(Path(output), suffix or _suffix_of(output), is_folder=False, document=stem)

    @property
    def whole(self) -> Path:
        """The path of the one document."""
        return self.path / f"{self.document}.{self.suffix}" if self.is_folder else self.path

    def named(self, *parts: str) -> Path:
        """Return the path of one of several files."""
        stem = file_stem("-".join(part for part in parts if part))
        if self.is_folder:
            return self.path / f"{stem}.{self.suffix}"
        return self.path.with_name(f"{self.path.stem}-{stem}.{self.suffix}")


@dataclass(frozen=True, slots=True)
class PrintRun:
    """What is to be printed, where it goes, and how many pixels a picture has.

    `read` are files that are read for it, and never written over.
    """

    press: Press
    tables: Tables
    kinds: Sequence[str]
    target: Target
    dpi: int
    width: int | None
    read: Sequence[Path] = ()

    def write(self) -> Iterator[Path]:
        """Write all files and yield the paths of those that a person should know of.

        Raises UsageError for several files to standard output, for what a terminal cannot show
        and for a file that is read, OSError for what cannot be written.
        """
        if self.target.suffix != SHOWN_ON_TERMINALS:
            refuse_terminal(self.target.whole, self.target.suffix, "sheets -o table.pdf")
        if self.target.suffix not in HOLD_SEVERAL_PAGES:
            return self._write_pages()
        if self.tables.are_many and self.target.is_folder:
            return self._write_documents()
        return self._write_whole()

    def _write_documents(self) -> Iterator[Path]:
        with _titled(self.tables) as seated:
            for title, table in seated:
                path = self.target.named(title)
                drawings = self.press.draw(table, self.kinds)
                writer = self._writer(drawings, table, self.press.title(table))
                yield from self._put({path: writer})

    def _write_whole(self) -> Iterator[Path]:
        target, tables = self.target, self.tables
        title = target.document if tables.are_many else self.press.title(tables.table)
        with _progress(tables) as seated:
            drawings = (page for each in seated for page in self._pages_of(*each))
            first = next(drawings, None)
            if first is None:
                return
            pages = chain((first,), drawings)
            written = self._put({target.whole: self._writer(pages, tables.table, title)})
        yield from written

    def _pages_of(self, title: str, table: Table) -> Iterator[Drawing]:
        """Yield a table's pages, headed in the outline by what the table is called and who plays.

        A single table has no title, and needs no heading.
        """
        names = ", ".join(seat.name for seat in table.seats)
        section = f"{shown_key(title)}: {names}" if title else ""
        for page in self.press.draw(table, self.kinds):
            yield replace(page, section=section)

    def _write_pages(self) -> Iterator[Path]:
        with _titled(self.tables) as seated:
            for title, table in seated:
                drawings = list(self.press.draw(table, self.kinds))
                paths = self._page_paths(drawings, title)
                pages = zip(paths, drawings, strict=True)
                yield from self._put({path: self._writer((page,), table) for path, page in pages})

    def _page_paths(self, drawings: list[Drawing], title: str) -> list[Path]:
        """Return where a table's pages go; alone on standard output only a single one."""
        target, is_only = self.target, len(drawings) == 1
        if is_standard_output(target.path):
            if is_only and len(self.tables) == 1:
                return [target.path]
            what = "the pages of several tables" if is_only else f"{len(drawings)} pages"
            sentence = f"{what} as {target.suffix} are several files"
            raise click.UsageError(f"{sentence}; name a file or a folder with -o")
        if is_only and not title and not target.is_folder:
            return [target.path]
        return [target.named(title, drawing.name) for drawing in drawings]

    def _put(self, writers: Mapping[Path, Writer]) -> list[Path]:
        """Write these files and give the paths of those that stay where they are."""
        for path in writers:
            refuse_to_write_over(path, self.read)
        write_outputs(writers)
        return [path for path in writers if is_found_later(path)]

    def _writer(self, drawings: Iterable[Drawing], table: Table, title: str = "") -> Writer:
        """Return what writes a table's drawings as one file; pictures have no title."""
        settings = Settings(
            title=title,
            language=table.language,
            dpi=self.dpi,
            width=self.width,
            grey=table.theme.is_grey,
            both_sides=table.duplex,
        )
        return partial(write, self.target.suffix, drawings, settings=settings)


def write_sheets(run: PrintRun) -> None:
    """Write the sheets of all tables and say where they are; raises as `PrintRun.write`."""
    written: list[Path] = []
    try:
        written.extend(run.write())
    finally:
        # Only now, when no progress bar is in the way.
        for path in written:
            click.echo(printable(str(path)))


@contextmanager
def _titled(tables: Tables) -> Iterator[Iterator[tuple[str, Table]]]:
    """Return the tables as `_progress`, each of many with a title of its own for files' names."""
    taken: set[str] = set()

    def own(title: str) -> str:
        stem = file_stem(title)[:LONGEST_TITLE].strip("-") or "table"
        numbered = (f"{stem}-{number}" for number in count(2))
        name = next(name for name in chain((stem,), numbered) if name not in taken)
        taken.add(name)
        return name

    with _progress(tables) as seated:
        yield ((own(title) if tables.are_many else "", table) for title, table in seated)


def _progress(tables: Tables) -> AbstractContextManager[Iterable[tuple[str, Table]]]:
    """Return the tables, behind a progress bar where there are many and somebody watches."""
    if tables.are_many and sys.stderr.isatty():
        return click.progressbar(tables, label="Tables", file=sys.stderr)
    return nullcontext(tables)


def _suffix_of(output: str) -> str:
    suffix = Path(output).suffix.lower().removeprefix(".") or FORMATS[0]
    if suffix not in FORMATS:
        raise click.UsageError(f"no format is called {suffix!r}; there are {', '.join(FORMATS)}")
    return suffix
