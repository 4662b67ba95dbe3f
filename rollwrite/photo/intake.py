"""Intake: photographs and scans, as phones and scanners give them, to pictures in grey."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.decoder import Picture, pictures
from rollwrite.photo.decoding import MOST_USED

Grey: TypeAlias = NDArray[np.uint8]  # A picture: rows by columns, 0 black to 255 white.
# A file, or a folder of them; a file's content; a file that is open.
PhotoSource: TypeAlias = str | os.PathLike[str] | bytes | BinaryIO

SUFFIXES: Final = (".heic", ".heif", ".jpeg", ".jpg", ".pdf", ".png", ".webp")
MOST_BYTES: Final = 60_000_000
MOST_AT_FIRST: Final = 9_000_000  # Pixels of a picture that can be shrunk, on the first look.


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """A file of photographs: what it is called, and where it is, or what stands in it."""

    name: str
    content: Path | bytes


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture in grey, and what it is called: a file's name, and which page of it.

    `whole` gives a larger picture of the same where this one was shrunk while it was decoded, and
    raises UnreadablePhotoError like `photos_of`; by its `share` the sides of the picture that was
    taken are divided.
    """

    name: str
    picture: Grey
    whole: Callable[[], Grey] | None = None
    share: int = 1


def photo_files(source: PhotoSource | PhotoFile, number: int = 1) -> tuple[PhotoFile, ...]:
    """Return the files that a source is: of a folder all that can be photographs, by name.

    What has no name is called by its `number` among the sources. Raises UnreadablePhotoError for a
    folder without any, OSError where it cannot be read.
    """
    if isinstance(source, PhotoFile):
        return (source,)
    nameless = f"photo-{number}"
    if isinstance(source, bytes):
        return (PhotoFile(nameless, source),)
    if not isinstance(source, str | os.PathLike):
        name = getattr(source, "name", None)  # Of a file without one it is a number, or missing.
        called = name if isinstance(name, str) else nameless
        return (PhotoFile(called, source.read(MOST_BYTES + 1)),)
    path = Path(source)
    if not path.is_dir():
        return (PhotoFile(str(path), path),)
    found = sorted(each for each in path.iterdir() if each.suffix.lower() in SUFFIXES)
    if not found:
        raise UnreadablePhotoError("there is no photograph in the folder")
    return tuple(PhotoFile(str(each), each) for each in found)


def photos_of(file: PhotoFile) -> Iterator[Photo]:
    """Yield the pictures of a file: of a scan each page.

    Raises UnreadablePhotoError for what is no picture, OSError for what cannot be read.
    """
    name, content = Path(file.name).name, file.content
    if isinstance(content, Path):
        with content.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise UnreadablePhotoError(
            "it has more than {most} MB; send a smaller picture", most=MOST_BYTES // 1_000_000
        )
    is_scan = content.startswith(b"%PDF")
    found = pictures(content, MOST_AT_FIRST)
    for page, picture in enumerate(found if is_scan else [*found], 1):
        larger = None if picture.is_whole else partial(_whole, content)
        named = f"{name}, {page}" if is_scan else name
        yield Photo(named, _grey(picture), larger, picture.share)


def _whole(content: bytes) -> Grey:
    """Return a photograph as large as any that is read."""
    (picture,) = pictures(content, MOST_USED)
    return _grey(picture)


def _grey(picture: Picture) -> Grey:
    return np.frombuffer(picture.pixels, np.uint8).reshape(picture.high, picture.wide)
