"""Workers: many files of photographs, read by several processes at a time."""

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import active_count

import cv2

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.decoder import start_decoder
from rollwrite.photo.identity import EditionFile
from rollwrite.photo.intake import PhotoFile, PhotoSource, photo_files, photos_of
from rollwrite.photo.reading import Keeper, SheetReading, read_photo
from sheets.words.text import Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """A photograph that cannot be read, and why; "" for all of them together."""

    photo: str
    reason: Text


@dataclass(frozen=True, slots=True)
class FileRead:
    """A file's sheets, and what of it cannot be read."""

    sheets: tuple[SheetReading, ...]
    refusals: tuple[Refusal, ...] = ()


def read_sources(
    sources: Iterable[PhotoSource | PhotoFile],
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
    workers: int = 1,
    told: Callable[[str], None] | None = None,
) -> tuple[tuple[SheetReading, ...], tuple[Refusal, ...]]:
    """Return the sheets on photographs, in the order of their files, and what cannot be read.

    `told` is called with the name of each file once it was read, the other parameters are those of
    `read_files`. Raises OSError for what cannot be opened.
    """
    files: list[PhotoFile] = []
    refusals: list[Refusal] = []
    for number, source in enumerate(sources, 1):
        try:
            files += photo_files(source, number)
        except UnreadablePhotoError as error:
            refusals.append(Refusal(str(source), error.reason))
    sheets: list[SheetReading] = []
    found = read_files(files, edition, game, keep, workers)
    for file, read in zip(files, found, strict=True):
        sheets += read.sheets
        refusals += read.refusals
        if told:
            told(file.name)
    return tuple(sheets), tuple(refusals)


def read_files(
    files: Sequence[PhotoFile],
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
    workers: int = 1,
) -> Iterator[FileRead]:
    """Yield the sheets on each file of photographs, in their order, by `workers` at a time.

    `edition`, `game` and `keep` are those of `read_photo`; pictures are kept by one worker only,
    and a process in which other threads run, which a copy of it would wait for, works alone.
    Raises OSError for a file that cannot be opened.
    """
    workers = min(workers, len(files)) if keep is None and active_count() == 1 else 1
    if workers <= 1:
        yield from (read_file(file, edition, game, keep) for file in files)
        return
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)  # A fork of a process with OpenCV's threads would wait for them forever.
    try:
        with ProcessPoolExecutor(workers, initializer=_begin) as pool:
            packed = pool.map(partial(_packed, edition=edition, game=game), files)
            yield from map(pickle.loads, packed)
    finally:
        cv2.setNumThreads(threads)


def read_file(
    file: PhotoFile,
    edition: EditionFile | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
) -> FileRead:
    """Return the sheets on one file of photographs; raises OSError where it cannot be opened."""
    sheets: list[SheetReading] = []
    refusals: list[Refusal] = []
    try:
        for photo in photos_of(file):
            called = f"{file.name}{photo.name.removeprefix(Path(file.name).name)}"
            try:
                sheets += read_photo(photo, edition, game, keep)
            except UnreadablePhotoError as error:
                refusals.append(Refusal(called, error.reason))
    except UnreadablePhotoError as error:
        refusals.append(Refusal(file.name, error.reason))
    return FileRead(tuple(sheets), tuple(refusals))


def _packed(file: PhotoFile, edition: EditionFile | None, game: int | None) -> bytes:
    """Return the sheets on a file, pickled by the protocol that copies pages only once."""
    return pickle.dumps(read_file(file, edition, game), pickle.HIGHEST_PROTOCOL)


def _begin() -> None:
    """Leave Ctrl-C to the process that asked, and let the worker's decoder start."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    start_decoder()
