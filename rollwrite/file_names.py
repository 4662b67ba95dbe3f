"""Where sheets go, and what their files are called: documents, pages as pictures, many tables.

Names of ours are stems, of a-z, 0-9 and `-` only.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import TypeVar

from rollwrite.choices import FORMATS
from sheets.words.text import Text, nearest

T = TypeVar("T")

LONGEST_LIST = 100  # Letters of the name of a players' file in that of the document.
LONGEST_TITLE = 55  # Letters of a table's title in a name, which holds a player's and more besides.


class WrongTargetError(ValueError):
    """Where sheets cannot go, or how they cannot be written; the message is a Text."""


@dataclass(frozen=True, slots=True)
class Destination:
    """The file or folder that was asked for, and the format.

    In a folder, which is made where there is none, every file has its plain name, `document` where
    it is a whole document; where a file was named, several files have its stem before their names.
    """

    path: Path
    format: str
    is_folder: bool
    document: str

    @classmethod
    def of(cls, path: str | os.PathLike[str], format_: str | None, document: str) -> Destination:
        """Return the destination at a path; raises WrongTargetError for an unknown format."""
        format_ = format_of(path) if format_ is None else known_format(format_)
        return cls(Path(path), format_, is_folder(path), document)

    @property
    def whole(self) -> Path:
        """The path of the one document."""
        return self.path / f"{self.document}.{self.format}" if self.is_folder else self.path

    def named(self, *parts: str) -> Path:
        """Return the path of one of several files."""
        return self._folder / f"{self._beginning}{page_stem(*parts)}.{self.format}"

    def others(self, written: Collection[Path]) -> list[str]:
        """Return the names of files beside several ones written that look like these, sorted.

        They stay from an earlier run, or are somebody's own.
        """
        if len(written) < 2:
            return []
        found: set[str] = set()
        with suppress(OSError):  # Where one may write, one may not always look.
            found.update(each.name for each in self._folder.glob(f"*.{self.format}"))
        found -= {each.name for each in written}
        return sorted(name for name in found if name.startswith(self._beginning) and name[0] != ".")

    @property
    def _folder(self) -> Path:
        return self.path if self.is_folder else self.path.parent

    @property
    def _beginning(self) -> str:
        return "" if self.is_folder else f"{self.path.stem}-"


def format_of(path: str | os.PathLike[str]) -> str:
    """Return the format that a file's suffix names, `pdf` for a folder and without a suffix.

    Raises WrongTargetError for another one.
    """
    suffix = "" if is_folder(path) else Path(path).suffix.lower().removeprefix(".")
    return known_format(suffix or FORMATS[0])


def is_folder(path: str | os.PathLike[str]) -> bool:
    """Return whether a path is a folder's, as one that ends with `/` is."""
    return os.fspath(path).endswith("/") or Path(path).is_dir()


def known_format(format_: str) -> str:
    """Return a format; raises WrongTargetError where there is none of this name."""
    if format_ not in FORMATS:
        raise WrongTargetError(no_format(format_, FORMATS))
    return format_


def no_format(suffix: str, known: Collection[str]) -> Text:
    """Say that no format is called so, and which there are."""
    return Text(
        "no format is called {suffix!r}; there are {known}{hint}",
        suffix=suffix,
        known=", ".join(known),
        hint=nearest(suffix, known),
    )


def document_stem(game: str, variant: str, names: Sequence[str], *, for_any: bool = False) -> str:
    """Return the name of a table's document: `merchants-base-3`, `merchants-base-2-anna-bernd`.

    `names` has one for each player, "" where nobody is named. A document with names never takes
    the place of one without.
    """
    stem = f"{game}-{variant}-{'any' if for_any else len(names)}"
    if not any(names):
        return stem
    return f"{stem}-{_shortened(page_stem(*names), LONGEST_TITLE) or 'named'}"


def list_stem(game: str, variant: str, name: str) -> str:
    """Return the name of a document of many tables, from that of the file which lists them."""
    return f"{game}-{variant}-{_shortened(name, LONGEST_LIST) or 'tables'}"


def page_stem(*parts: str) -> str:
    """Return the name of one of several files, from its parts that are not "".

    Of a page they are the table's name and its own: `red`, `player 1 Anna`.
    """
    return _plain("-".join(part for part in parts if part))


def with_stems(titled: Iterable[tuple[str, T]]) -> Iterator[tuple[str, T]]:
    """Yield things with titles, each with a name of its own in place of its title.

    Where a name is taken already a number follows: `red`, `red-2`.
    """
    taken: set[str] = set()
    for title, thing in titled:
        stem = _shortened(title, LONGEST_TITLE) or "table"
        numbered = (f"{stem}-{number}" for number in count(2))
        name = next(name for name in chain((stem,), numbered) if name not in taken)
        taken.add(name)
        yield name, thing


def _plain(text: str) -> str:
    """Return a text as part of a name, accents dropped."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _shortened(text: str, most: int) -> str:
    return _plain(text)[:most].strip("-")
