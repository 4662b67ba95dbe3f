"""Step 0, intake: photographs and scans as phones and scanners give them, as pictures in grey."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image, ImageFile, ImageOps
from PIL.JpegImagePlugin import jpeg_factory
from PIL.PngImagePlugin import PngImageFile
from PIL.WebPImagePlugin import WebPImageFile

from rollwrite.photo.markers import Grey
from rollwrite.photo.refusal import UnreadablePhotoError
from sheets.words.text import Text
from sheets.write.pdfium import DamagedPdfError, PdfPages

SUFFIXES: Final = (".heic", ".heif", ".jpeg", ".jpg", ".pdf", ".png", ".webp")
MOST_BYTES: Final = 60_000_000
MOST_PIXELS: Final = 110_000_000
MOST_WHOLE: Final = 50_000_000  # Of a picture that cannot be shrunk while it is decoded.
SHRUNK: Final = ("JPEG", "MPO")
MOST_USED: Final = 20_000_000  # A larger picture is read at half its size, or at a quarter.
MOST_AT_FIRST: Final = 9_000_000  # A larger one that can be shrunk is looked at so first.
LEAST_SIDE: Final = 700  # Pixels of the shorter side; below, a marker's modules are too small.
MOST_PAGES: Final = 20
SCANNED: Final = 200 / 72  # A page of a PDF is read at 200 dpi.
NO_PICTURE: Final = Text("it is no picture that can be read")
DAMAGED_SCAN: Final = Text("the PDF is damaged, or a password protects it")
_HEIC: Final = (b"heic", b"heix", b"mif1", b"hevc", b"msf1")


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture in grey, and what it is called: a file's name, and which page of it.

    `whole` gives a larger picture of the same where this one was shrunk while it was decoded, and
    raises UnreadablePhotoError like `photos_of`.
    """

    name: str
    picture: Grey
    whole: Callable[[], Grey] | None = None


def photo_files(path: Path) -> tuple[Path, ...]:
    """Return a file, or those of a folder that can be photographs, by name.

    Raises UnreadablePhotoError for a folder without any, OSError where it cannot be read.
    """
    if not path.is_dir():
        return (path,)
    found = sorted(each for each in path.iterdir() if each.suffix.lower() in SUFFIXES)
    if not found:
        raise UnreadablePhotoError(Text("there is no photograph in the folder"))
    return tuple(found)


def photos_of(path: Path) -> Iterator[Photo]:
    """Yield the pictures of a file: of a scan each page.

    Raises UnreadablePhotoError for what is no picture, OSError for what cannot be read.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise UnreadablePhotoError(Text("it has more than {most} MB", most=MOST_BYTES // 1_000_000))
    if content.startswith(b"%PDF"):
        yield from _scans(path.name, content)
    else:
        yield _photo(path.name, content)


def _photo(name: str, content: bytes) -> Photo:
    """Return a photograph, at a size that is decoded soon where its format knows one."""
    picture, is_whole = _picture(content, MOST_AT_FIRST)
    return Photo(name, picture, None if is_whole else lambda: _picture(content, MOST_USED)[0])


def _picture(content: bytes, most: int) -> tuple[Grey, bool]:
    """Return a picture, and whether it is as large as any that is read.

    Where it can be shrunk while it is decoded it has so many pixels at most.
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
            Text("the picture is damaged or cut off; send the file once more")
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
    wide, high = image.size
    most = MOST_PIXELS if image.format in SHRUNK else MOST_WHOLE
    if wide * high > most:
        raise UnreadablePhotoError(_too_large(most))
    if min(wide, high) < LEAST_SIDE:
        raise UnreadablePhotoError(
            Text(
                "it has {wide} x {high} pixels; the shorter side needs {least}",
                wide=wide,
                high=high,
                least=LEAST_SIDE,
            )
        )
    if getattr(image, "n_frames", 1) > 1 and image.format != "MPO":  # Two lenses, one photograph.
        raise UnreadablePhotoError(Text("it moves; a single picture is expected"))


def _too_large(most: int) -> Text:
    return Text("it has more than {most} million pixels", most=most // 1_000_000)


def _share(image: Image.Image, most: int) -> int:
    """Return by how much a picture's sides are to be divided, for so many pixels at most."""
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
            Text("it is HEIC; pip install pillow-heif reads it, or let the phone send JPEG")
        ) from error
    opened: Callable[[BytesIO], ImageFile.ImageFile] = pillow_heif.HeifImageFile
    return opened


def _scans(name: str, content: bytes) -> Iterator[Photo]:
    try:
        with PdfPages(content) as pages:
            if len(pages) > MOST_PAGES:
                raise UnreadablePhotoError(
                    Text("the PDF has {pages} pages; {most} are read", pages=len(pages),
                         most=MOST_PAGES)
                )  # fmt: skip
            for number in range(len(pages)):
                yield Photo(f"{name}, {number + 1}", _scan(pages, number))
    except DamagedPdfError as error:
        raise UnreadablePhotoError(DAMAGED_SCAN) from error


def _scan(pages: PdfPages, number: int) -> Grey:
    wide, high = pages.size_pt(number)
    if wide * high * SCANNED**2 > MOST_USED:
        raise UnreadablePhotoError(Text("a page of the PDF is larger than A3"))
    pixels = pages.pixels(number, SCANNED, "grey")
    rows = np.frombuffer(pixels.data, np.uint8).reshape(pixels.height, pixels.stride)
    return np.array(rows[:, : pixels.width])
