"""Files of photographs, read by several processes at a time."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import active_count
from typing import TypeAlias

import cv2

from rollwrite.photo.identity import EditionFile
from rollwrite.photo.intake import photos_of
from rollwrite.photo.markers import Grey
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.refusal import UnreadablePhotoError
from sheets.words.text import Text

Keeper: TypeAlias = Callable[[str, Grey], None]


@dataclass(frozen=True, slots=True)
class FileRead:
    """A file's sheets, and why no more of it can be read, None where all of it is."""

    file: Path
    sheets: tuple[SheetReading, ...]
    refusal: Text | None = None


def read_files(
    files: Iterable[Path],
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
    workers: int = 1,
) -> Iterator[FileRead]:
    """Yield what is on each file of photographs, in their order.

    `edition`, `game` and `keep` are those of `read_photo`; pictures are kept by one worker only,
    and a process in which other threads run, which a copy of it would wait for, works alone.
    Raises OSError for a file that cannot be opened.
    """
    paths = tuple(files)
    workers = min(workers, len(paths)) if keep is None and active_count() == 1 else 1
    if workers <= 1:
        yield from (read_file(path, edition, game, keep) for path in paths)
        return
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)  # A fork of a process with OpenCV's threads would wait for them forever.
    try:
        with ProcessPoolExecutor(workers, initializer=_ignore_stop) as pool:
            packed = pool.map(partial(_packed, edition=edition, game=game), paths)
            yield from map(pickle.loads, packed)
    finally:
        cv2.setNumThreads(threads)


def read_file(
    file: Path,
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
) -> FileRead:
    """Return what is on one file of photographs; raises OSError where it cannot be opened."""
    sheets: list[SheetReading] = []
    try:
        for each in photos_of(file):
            sheets += read_photo(each.name, each.picture, edition, game, keep, each.whole)
    except UnreadablePhotoError as error:
        return FileRead(file, tuple(sheets), error.reason)
    return FileRead(file, tuple(sheets))


def _packed(file: Path, edition: EditionFile | None, game: int | None) -> bytes:
    """Return what is on a file as bytes, into which this protocol copies pages only once."""
    return pickle.dumps(read_file(file, edition, game), pickle.HIGHEST_PROTOCOL)


def _ignore_stop() -> None:
    """Leave Ctrl-C to the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
