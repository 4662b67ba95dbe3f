"""A drawing as a PNG picture: its PDF page, rasterised, so that print and picture look the same.

The rows are packed here, without the filters that a PNG may put before compression: choosing them
takes Pillow longer than the rasteriser needs for the page, and makes files of line art larger.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from io import BytesIO
from typing import BinaryIO, Final

import pypdfium2
from PIL import Image
from PIL.PngImagePlugin import putchunk

from sheets.drawing.shapes import Drawing
from sheets.write.pdf import write_pdf

MM_PER_INCH: Final = 25.4
MM_PER_METRE: Final = 1000

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
# By the number of channels: grey; red, green, blue.
_COLOUR_TYPES: Final[Mapping[int, int]] = {1: 0, 3: 2}
_PER_METRE: Final = 1
_NO_FILTER: Final = b"\0"
_COMPRESSION: Final = 3  # The next level takes half as long again for a twentieth less.


def write_png(
    drawing: Drawing,
    target: BinaryIO,
    *,
    dpi: int = 150,
    width: int | None = None,
    grey: bool = False,
) -> None:
    """Write one page with `dpi` pixels to the inch or, if given, `width` pixels in all.

    In `grey` the picture has one channel, else three. Its density is recorded in the file, so
    that it prints in its true size. Raises ValueError as `write_pdf` does.
    """
    pixels = round(dpi * drawing.width / MM_PER_INCH) if width is None else width
    bitmap = _bitmap(drawing, pixels, grey)
    try:
        rows = _grey_rows(bitmap) if grey else _rows(bitmap)
        size, channels = (bitmap.width, bitmap.height), 1 if grey else bitmap.n_channels
        _write_rows(rows, size, channels, target, round(pixels * MM_PER_METRE / drawing.width))
    finally:
        bitmap.close()


def grey_picture(drawing: Drawing, *, width: int) -> Image.Image:
    """Return one page in grey, so many pixels wide; raises ValueError as `write_pdf` does."""
    bitmap = _bitmap(drawing, width, grey=True)
    try:
        return _greyed(bitmap)
    finally:
        bitmap.close()


def _bitmap(drawing: Drawing, width: int, grey: bool) -> pypdfium2.PdfBitmap:
    page = BytesIO()
    write_pdf([drawing], page, title=drawing.title, language=drawing.language)
    return _rasterise(page.getvalue(), width, grey)


def _rasterise(pdf: bytes, width: int, grey: bool) -> pypdfium2.PdfBitmap:
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        # The rasteriser rounds sizes up; half a pixel less makes it keep to this width.
        scale = (width - 0.5) / page.get_width()
        # A PNG has red before blue, the rasteriser's own order is the other way round. What is
        # grey is not rendered as such: letters would stand on whole pixels, and words fall apart.
        return page.render(scale=scale, rev_byteorder=not grey, prefer_bgrx=grey)
    finally:
        document.close()  # And its page.


def _write_rows(
    rows: bytes, size: tuple[int, int], channels: int, target: BinaryIO, per_metre: int
) -> None:
    target.write(_SIGNATURE)
    putchunk(target, b"IHDR", struct.pack(">IIBBBBB", *size, 8, _COLOUR_TYPES[channels], 0, 0, 0))
    putchunk(target, b"pHYs", struct.pack(">IIB", per_metre, per_metre, _PER_METRE))
    putchunk(target, b"IDAT", zlib.compress(rows, _COMPRESSION))
    putchunk(target, b"IEND")


def _greyed(bitmap: pypdfium2.PdfBitmap) -> Image.Image:
    """Return a picture in grey, of which the bitmap has four channels."""
    size, stride = (bitmap.width, bitmap.height), bitmap.stride
    picture = Image.frombuffer("RGB", size, bitmap.buffer, "raw", "BGRX", stride, 1)
    return picture.convert("L")


def _grey_rows(bitmap: pypdfium2.PdfBitmap) -> bytes:
    return _joined(_greyed(bitmap).tobytes(), bitmap.width, bitmap.width)


def _rows(bitmap: pypdfium2.PdfBitmap) -> bytes:
    length = bitmap.width * bitmap.n_channels
    return _joined(memoryview(bitmap.buffer), length, bitmap.stride)


def _joined(pixels: bytes | memoryview, length: int, stride: int) -> bytes:
    starts = range(0, len(pixels) // stride * stride, stride)
    # Joined, so that the byte comes before every row, the first one too.
    return _NO_FILTER.join([b"", *(pixels[start : start + length] for start in starts)])
