"""Photographs, read one after the other: the sheets they show, and those that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from rollwrite.photo.intake import photo_files, photos_of
from rollwrite.photo.markers import Grey
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.refusal import UnreadablePhotoError
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
    paths: Iterable[Path], edition: Path | None = None,
    keep: Callable[[str, Grey], None] | None = None,
) -> Photographs:  # fmt: skip
    """Return what is on photographs: files, or folders of them.

    `edition` is the file of an edition that is not shipped; `keep` is given a picture of each step.
    Raises OSError for what cannot be opened.
    """
    sheets: list[SheetReading] = []
    refusals: list[Refusal] = []
    for path in paths:
        try:
            files = photo_files(path)
        except UnreadablePhotoError as error:
            refusals.append(Refusal(str(path), error.reason))
            continue
        for file in files:
            try:
                for each in photos_of(file):
                    sheets += read_photo(each.name, each.picture, edition, keep)
            except UnreadablePhotoError as error:
                refusals.append(Refusal(str(file), error.reason))
    return Photographs(tuple(sheets), tuple(refusals))
