"""Photographs, read one after the other: the sheets they show, and those that cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rollwrite.photo.identity import edition_file
from rollwrite.photo.intake import photo_files
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.refusal import UnreadablePhotoError
from rollwrite.photo.workers import Keeper, read_files
from sheets.words.text import Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """A file that cannot be read, and why; "" for all of them together."""

    photo: str
    reason: Text


@dataclass(frozen=True, slots=True)
class Photographs:
    """The sheets on some photographs, in the order of the files, and what cannot be read."""

    sheets: tuple[SheetReading, ...]
    refusals: tuple[Refusal, ...]


def photographs_of(
    paths: Iterable[Path],
    edition: Path | None = None,
    game: int | None = None,
    keep: Keeper | None = None,
    workers: int = 1,
) -> Photographs:
    """Return what is on photographs: files, or folders of them.

    `edition`, `game` and `keep` are those of `read_photo`; so many `workers` read at a time. Raises
    OSError for what cannot be opened.
    """
    files: list[Path] = []
    refusals: list[Refusal] = []
    for path in paths:
        try:
            files += photo_files(path)
        except UnreadablePhotoError as error:
            refusals.append(Refusal(str(path), error.reason))
    sheets: list[SheetReading] = []
    own = edition_file(edition) if edition else None
    for read in read_files(files, own, game, keep, workers):
        sheets += read.sheets
        if read.refusal:
            refusals.append(Refusal(str(read.file), read.refusal))
    return Photographs(tuple(sheets), tuple(refusals))
