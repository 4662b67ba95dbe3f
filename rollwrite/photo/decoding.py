"""Decoding: a stranger's picture or scan to pixels in grey, by a program that may be ended.

`decoder.py` starts it as a process with limits and speaks with it: a file goes in, its pictures
come out, or the one sentence why not. It imports little, so that it starts soon.
"""

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import BinaryIO, Final, NamedTuple

from PIL import Image, ImageFile
from PIL.JpegImagePlugin import jpeg_factory

from rollwrite.limited import limit_memory, limit_work
from rollwrite.photo import UNDECODABLE, UnreadablePhotoError
from sheets.words.text import Text

MOST_PIXELS: Final = 110_000_000
MOST_WHOLE: Final = 50_000_000  # Pixels of a picture all of which must be held to decode it.
SHRUNK: Final = ("JPEG", "MPO")
MOST_USED: Final = 20_000_000  # Pixels; a larger picture is read at half its size, or a quarter.
LEAST_SIDE: Final = 700  # Pixels of the shorter side; below, a marker's modules are too small.
MOST_SCANS: Final = 100  # Of a progressive JPEG; cameras and programs write some ten.
MOST_PAGES: Final = 20
MM_PER_POINT: Final = 25.4 / 72
SCANNED: Final = 200 / 72  # Pixels to the point of a PDF's page, which is 200 dpi.
STRIP: Final = 256  # Rows of a picture in colour that are made grey at a time; a power of 2.
NO_PICTURE: Final = Text("it is no picture that rollwrite can read")
DAMAGED_SCAN: Final = Text("the PDF is damaged, or a password protects it")
_HEIC: Final = (b"heic", b"heix", b"mif1", b"hevc", b"msf1")
# A marker of a JPEG: a byte 255 that is neither filled up nor a restart within a scan.
_MARKER: Final = re.compile(rb"\xff([^\x00\x01\xff\xd0-\xd7])")
_SCAN, _END = 0xDA, 0xD9
_ORIENTATION: Final = 0x0112
_TURNS: Final[Mapping[int, Image.Transpose]] = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}


class Decoded(NamedTuple):
    """A picture in grey, whether it is as large as any that is read, and what divides its sides."""

    image: Image.Image
    is_whole: bool
    share: int = 1


def serve(requests: BinaryIO, answers: BinaryIO, memory: int, processor: int) -> None:
    """Answer requests until there are no more: the program of a process of its own.

    A request is a line of two numbers, how many bytes follow and how many pixels are wanted, and
    the bytes of a file. Its answers are a line of JSON for each picture, with the bytes of its
    pixels behind it, and one more: an empty table, or why no more of the file can be decoded.

    memory:    bytes of addresses that the process may have
    processor: seconds that it may work for a file
    """
    limit_memory(memory)
    while request := requests.readline():
        size, most = map(int, request.split())
        limit_work(processor)
        for answer in _answers(requests.read(size), most):
            answers.write(answer)
            answers.flush()


def _answers(content: bytes, most: int) -> Iterator[bytes]:
    """Yield what is written of a file."""
    try:
        for image, is_whole, share in decoded(content, most):
            yield _line({"size": image.size, "is_whole": is_whole, "share": share})
            yield image.tobytes()
    except UnreadablePhotoError as error:
        yield _line({"refused": error.reason.template, "values": dict(error.reason.values)})
    except MemoryError:
        yield _line({"refused": UNDECODABLE.template, "values": {}})
    else:
        yield _line({})


def _line(answer: Mapping[str, object]) -> bytes:
    return json.dumps(answer).encode() + b"\n"


def decoded(content: bytes, most: int) -> Iterator[Decoded]:
    """Yield the pictures of a file, of a scan each page.

    One that can be shrunk while it is decoded has at most `most` pixels. Raises
    UnreadablePhotoError for what is no picture.
    """
    if content.startswith(b"%PDF"):
        yield from _scans(content)
    else:
        yield _picture(content, most)


def _picture(content: bytes, most: int) -> Decoded:
    try:
        with _opened(content) as image:
            _check(image, content)
            share = _share(image, most if image.format in SHRUNK else MOST_USED)
            return Decoded(_grey(image, share), share == _share(image, MOST_USED), share)
    except (UnreadablePhotoError, MemoryError):
        raise
    except Exception as error:  # Of a damaged file each decoder raises what it likes.
        raise UnreadablePhotoError(
            "the picture is damaged or cut off; send the file once more"
        ) from error


def _opened(content: bytes) -> ImageFile.ImageFile:
    """Return a picture, of which no more than its size is read yet.

    Only what phones send is opened: other formats can make a decoder run programs, or write where
    it likes. `Image.open` would warn of large pictures; how large one may be is said here.
    """
    try:
        return _opener(content)(BytesIO(content))
    except SyntaxError as error:  # So Pillow says that a header is none.
        raise UnreadablePhotoError(NO_PICTURE) from error


def _opener(content: bytes) -> Callable[[BytesIO], ImageFile.ImageFile]:
    if content.startswith(b"\xff\xd8\xff"):
        return jpeg_factory
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        from PIL.PngImagePlugin import PngImageFile

        return PngImageFile
    if content.startswith(b"RIFF") and content[8:12] == b"WEBP":
        from PIL.WebPImagePlugin import WebPImageFile

        return WebPImageFile
    if content[4:8] == b"ftyp" and content[8:12] in _HEIC:
        return _heic()
    raise UnreadablePhotoError(NO_PICTURE)


def _heic() -> Callable[[BytesIO], ImageFile.ImageFile]:
    try:
        import pillow_heif
    except ImportError as error:
        raise UnreadablePhotoError(
            "it is HEIC, which the extra `photo` reads; or let the phone send JPEG"
        ) from error
    opened: Callable[[BytesIO], ImageFile.ImageFile] = pillow_heif.HeifImageFile
    return opened


def _check(image: Image.Image, content: bytes) -> None:
    """Raise UnreadablePhotoError for a picture that is too large, too small, or moves."""
    wide, high = image.size
    most = _most_pixels(image)
    if wide * high > most:
        raise UnreadablePhotoError(
            "it has more than {most} million pixels; send a smaller picture", most=most // 1_000_000
        )
    if min(wide, high) < LEAST_SIDE:
        raise UnreadablePhotoError(
            "it has {wide} x {high} pixels; the shorter side needs at least {least}",
            wide=wide,
            high=high,
            least=LEAST_SIDE,
        )
    if getattr(image, "n_frames", 1) > 1 and image.format != "MPO":  # Two lenses, one photograph.
        raise UnreadablePhotoError("it is a moving picture; send a single one")
    if image.format in SHRUNK and _scans_of(content) > MOST_SCANS:
        raise UnreadablePhotoError(
            "it is a JPEG of more than {most} scans, as no camera makes; send another copy of it",
            most=MOST_SCANS,
        )


def _most_pixels(image: Image.Image) -> int:
    """Return how many pixels a picture may have, so that to decode it takes 400 MB at most."""
    if image.format == "WEBP":  # Its decoder holds a picture several times.
        return MOST_USED
    is_shrunk = image.format in SHRUNK and "progressive" not in image.info
    return MOST_PIXELS if is_shrunk else MOST_WHOLE


def _scans_of(content: bytes) -> int:
    """Return how many times over a JPEG goes through its picture."""
    scans, at = 0, 2
    while (found := _MARKER.search(content, at)) and found[1][0] != _END:
        scans += found[1][0] == _SCAN
        start = found.end()
        at = start + int.from_bytes(content[start : start + 2], "big")
    return scans


def _share(image: Image.Image, most: int) -> int:
    """Return the power of 2 by which a picture's sides are divided, for `most` pixels."""
    share, (wide, high) = 1, image.size
    while (wide // share) * (high // share) > most:
        share *= 2
    return share


def _grey(image: ImageFile.ImageFile, share: int) -> Image.Image:
    """Return a picture whose sides are divided by a share, the way up in which it was taken."""
    wide, high = image.size
    image.draft("L", (wide // share, high // share))  # Decodes no colour, where the format can.
    image.load()
    left = max(image.size) // (max(wide, high) // share)  # That is, where nothing was left out.
    found = image if image.mode == "L" and left == 1 else _shrunk(image, left)
    turn = _TURNS.get(image.getexif().get(_ORIENTATION, 1))
    return found if turn is None else found.transpose(turn)


def _shrunk(image: Image.Image, share: int) -> Image.Image:
    """Return a picture in grey, its sides divided by a share; only strips of it are copied."""
    wide, high = image.size
    found = Image.new("L", (-(-wide // share), -(-high // share)))
    most = _most(image)
    for top in range(0, high, STRIP):
        strip = _flat(image.crop((0, top, wide, min(top + STRIP, high))), most)
        found.paste(strip.reduce(share) if share > 1 else strip, (0, top // share))
    return found


def _most(image: Image.Image) -> float:
    """Return what white is in a picture of more than 256 shades."""
    if not _is_deep(image):
        return 255
    _, most = image.getextrema()
    return 255 if isinstance(most, int | float) and most <= 255 else 65535


def _is_deep(image: Image.Image) -> bool:
    return image.mode.startswith("I") or image.mode == "F"


def _flat(strip: Image.Image, most: float) -> Image.Image:
    """Return a strip in grey, on white paper where it is transparent."""
    if _is_deep(strip):
        return strip.convert("F").point(lambda shade: shade * (255 / most)).convert("L")
    if "transparency" in strip.info or strip.mode in ("RGBA", "LA", "PA"):
        layer = strip.convert("RGBA")
        strip = Image.alpha_composite(Image.new("RGBA", layer.size, "white"), layer)
    return strip if strip.mode == "L" else strip.convert("L")


def _scans(content: bytes) -> Iterator[Decoded]:
    from sheets.write.pdfium import DamagedPdfError, PdfPages

    try:
        with PdfPages(content) as pages:
            if len(pages) > MOST_PAGES:
                raise UnreadablePhotoError(
                    "the PDF has {pages} pages; rollwrite reads {most} at most", pages=len(pages),
                         most=MOST_PAGES
                )  # fmt: skip
            for number in range(len(pages)):
                _check_page(*pages.size_pt(number))
                wide, high, _, stride, data = pages.pixels(number, SCANNED, "grey")
                image = Image.frombuffer("L", (wide, high), data, "raw", "L", stride, 1)
                yield Decoded(image, is_whole=True)
    except DamagedPdfError as error:
        raise UnreadablePhotoError(DAMAGED_SCAN) from error


def _check_page(wide_pt: float, high_pt: float) -> None:
    """Raise UnreadablePhotoError for a page of a PDF on which no sheet can be."""
    if wide_pt * high_pt * SCANNED**2 > MOST_USED:
        raise UnreadablePhotoError("a page of the PDF is larger than A3; scan it in A3 or smaller")
    if min(wide_pt, high_pt) * SCANNED < LEAST_SIDE:
        raise UnreadablePhotoError(
            "a page of the PDF is {wide} x {high} mm; the shorter side needs at least {least}",
            wide=round(wide_pt * MM_PER_POINT),
            high=round(high_pt * MM_PER_POINT),
            least=math.ceil(LEAST_SIDE / SCANNED * MM_PER_POINT),
        )
