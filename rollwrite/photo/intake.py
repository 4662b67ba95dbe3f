"""Intake: photographs and scans, as phones and scanners give them, to pictures in grey."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFile, ImageOps
from PIL.JpegImagePlugin import jpeg_factory
from PIL.PngImagePlugin import PngImageFile
from PIL.WebPImagePlugin import WebPImageFile

from sheets.words.text import SaidError, Text
from sheets.write.pdfium import DamagedPdfError, PdfPages

Grey: TypeAlias = NDArray[np.uint8]  # A picture: rows by columns, 0 black to 255 white.
# A file, or a folder of them; a file's content; a file that is open.
PhotoSource: TypeAlias = str | os.PathLike[str] | bytes | BinaryIO

SUFFIXES: Final = (".heic", ".heif", ".jpeg", ".jpg", ".pdf", ".png", ".webp")
MOST_BYTES: Final = 60_000_000
MOST_PIXELS: Final = 110_000_000
MOST_WHOLE: Final = 50_000_000  # Pixels of a picture that cannot be shrunk while it is decoded.
SHRUNK: Final = ("JPEG", "MPO")
MOST_USED: Final = 20_000_000  # Pixels; a larger picture is read at half its size, or a quarter.
MOST_AT_FIRST: Final = 9_000_000  # Pixels of a picture that can be shrunk, on the first look.
LEAST_SIDE: Final = 700  # Pixels of the shorter side; below, a marker's modules are too small.
MOST_PAGES: Final = 20
SCANNED: Final = 200 / 72  # Pixels to the point of a PDF's page, which is 200 dpi.
NO_PICTURE: Final = Text("it is no picture that rollwrite can read")
DAMAGED_SCAN: Final = Text("the PDF is damaged, or a password protects it")
_HEIC: Final = (b"heic", b"heix", b"mif1", b"hevc", b"msf1")


class UnreadablePhotoError(SaidError):
    """A file that is no photograph of a sheet, or one on which too little can be seen.

    `reason` is one sentence that says what to do.
    """


@dataclass(frozen=True, slots=True)
class PhotoFile:
    """A file of photographs: what it is called, and where it is, or what stands in it."""

    name: str
    content: Path | bytes


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture in grey, and what it is called: a file's name, and which page of it.

    `whole` gives a larger picture of the same where this one was shrunk while it was decoded, and
    raises UnreadablePhotoError like `photos_of`.
    """

    name: str
    picture: Grey
    whole: Callable[[], Grey] | None = None


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
    if content.startswith(b"%PDF"):
        yield from _scans(name, content)
    else:
        yield _photo(name, content)


def _photo(name: str, content: bytes) -> Photo:
    """Return a photograph, at a size that is decoded soon where its format knows one."""
    picture, is_whole = _picture(content, MOST_AT_FIRST)
    return Photo(name, picture, None if is_whole else lambda: _picture(content, MOST_USED)[0])


def _picture(content: bytes, most: int) -> tuple[Grey, bool]:
    """Return a picture, and whether it is as large as any that is read.

    One that can be shrunk while it is decoded has `most` pixels.
    """
    try:
        with _opened(content) as image:
            _check(image)
            share = _share(image, most if image.format in SHRUNK else MOST_USED)
            return _grey(image, share), share == _share(image, MOST_USED)
    except UnreadablePhotoError:
        raise
    except Exception as error:  # Of a damaged file each decoder raises what it likes.
        raise UnreadablePhotoError(
            "the picture is damaged or cut off; send the file once more"
        ) from error


def _opened(content: bytes) -> ImageFile.ImageFile:
    """Return a picture, of which no more than its size is read yet.

    Only what phones send is opened: other formats can make a decoder run programs, or write where
    it likes. `Image.open` would warn of large pictures, which for one thread alone nobody can turn
    off; how large one may be is said here.
    """
    opened: Callable[[BytesIO], ImageFile.ImageFile]
    if content.startswith(b"\xff\xd8\xff"):
        opened = jpeg_factory
    elif content.startswith(b"\x89PNG\r\n\x1a\n"):
        opened = PngImageFile
    elif content.startswith(b"RIFF") and content[8:12] == b"WEBP":
        opened = WebPImageFile
    elif content[4:8] == b"ftyp" and content[8:12] in _HEIC:
        opened = _heic()
    else:
        raise UnreadablePhotoError(NO_PICTURE)
    try:
        return opened(BytesIO(content))
    except SyntaxError as error:  # So Pillow says that a header is none.
        raise UnreadablePhotoError(NO_PICTURE) from error


def _check(image: Image.Image) -> None:
    """Raise UnreadablePhotoError for a picture that is too large, too small, or moves."""
    wide, high = image.size
    most = MOST_PIXELS if image.format in SHRUNK else MOST_WHOLE
    if wide * high > most:
        raise UnreadablePhotoError(_too_large(most))
    if min(wide, high) < LEAST_SIDE:
        raise UnreadablePhotoError(
            "it has {wide} x {high} pixels; the shorter side needs at least {least}",
            wide=wide,
            high=high,
            least=LEAST_SIDE,
        )
    if getattr(image, "n_frames", 1) > 1 and image.format != "MPO":  # Two lenses, one photograph.
        raise UnreadablePhotoError("it is a moving picture; send a single one")


def _too_large(most: int) -> Text:
    return Text(
        "it has more than {most} million pixels; send a smaller picture", most=most // 1_000_000
    )


def _share(image: Image.Image, most: int) -> int:
    """Return the power of 2 by which a picture's sides are divided, for `most` pixels."""
    share, (wide, high) = 1, image.size
    while (wide // share) * (high // share) > most:
        share *= 2
    return share


def _grey(image: Image.Image, share: int) -> Grey:
    """Return a picture whose sides are divided by a share."""
    wide, high = image.size
    image.draft("L", (wide // share, high // share))  # Decodes no colour, where the format can.
    ImageOps.exif_transpose(image, in_place=True)
    turned = image
    if turned.mode.startswith("I") or turned.mode == "F":
        values = np.asarray(turned, np.float32)
        most = 255.0 if values.max(initial=0) <= 255 else 65535.0
        deep: Grey = np.clip(values * (255 / most), 0, 255).astype(np.uint8)
        return deep
    if "transparency" in turned.info or turned.mode in ("RGBA", "LA", "PA"):
        layer = turned.convert("RGBA")
        paper = Image.new("RGBA", layer.size, "white")
        turned = Image.alpha_composite(paper, layer)
    found = turned if turned.mode == "L" else turned.convert("L")
    left = max(found.size) // (max(wide, high) // share)  # That is, where nothing was left out.
    if left > 1:
        found = found.reduce(left)
    return np.asarray(found, np.uint8)


def _heic() -> Callable[[BytesIO], ImageFile.ImageFile]:
    try:
        import pillow_heif
    except ImportError as error:
        raise UnreadablePhotoError(
            "it is HEIC, which the extra `photo` reads; or let the phone send JPEG"
        ) from error
    opened: Callable[[BytesIO], ImageFile.ImageFile] = pillow_heif.HeifImageFile
    return opened


def _scans(name: str, content: bytes) -> Iterator[Photo]:
    try:
        with PdfPages(content) as pages:
            if len(pages) > MOST_PAGES:
                raise UnreadablePhotoError(
                    "the PDF has {pages} pages; rollwrite reads {most} at most", pages=len(pages),
                         most=MOST_PAGES
                )  # fmt: skip
            for number in range(len(pages)):
                yield Photo(f"{name}, {number + 1}", _scan(pages, number))
    except DamagedPdfError as error:
        raise UnreadablePhotoError(DAMAGED_SCAN) from error


def _scan(pages: PdfPages, number: int) -> Grey:
    wide, high = pages.size_pt(number)
    if wide * high * SCANNED**2 > MOST_USED:
        raise UnreadablePhotoError("a page of the PDF is larger than A3; scan it in A3 or smaller")
    pixels = pages.pixels(number, SCANNED, "grey")
    rows = np.frombuffer(pixels.data, np.uint8).reshape(pixels.height, pixels.stride)
    return np.array(rows[:, : pixels.width])
