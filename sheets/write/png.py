"""A drawing as a PNG picture, several as a moving one: their PDF pages, rasterised.

So print and picture look the same.

The rows are packed here, without the filters that a PNG may put before compression: choosing them
takes Pillow longer than the rasteriser needs for the page, and makes files of line art larger.
"""

import struct
import zlib
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import BinaryIO, Final

from PIL import Image
from PIL.PngImagePlugin import putchunk

from sheets.drawing.shapes import Box, Drawing
from sheets.write.pdf import write_pdf
from sheets.write.pdfium import Order, PdfPages, Pixels

MM_PER_INCH: Final = 25.4
MM_PER_METRE: Final = 1000
GIF_COLOURS: Final = 128
FEW_COLOURS: Final = 64
LARGER: Final = 3

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
    wide = round(dpi * drawing.width / MM_PER_INCH) if width is None else width
    pixels = _pixels(drawing, wide, "bgrx" if grey else "rgb")
    if grey:
        rows = _joined(_greyed(pixels).tobytes(), pixels.width, pixels.width)
    else:
        rows = _joined(pixels.data, pixels.width * pixels.channels, pixels.stride)
    size, channels = (pixels.width, pixels.height), 1 if grey else pixels.channels
    _write_rows(rows, size, channels, target, round(wide * MM_PER_METRE / drawing.width))


def write_thumbnail(drawing: Drawing, target: BinaryIO, *, width: int) -> None:
    """Write one page small, in few colours, to be shown in a row; raises ValueError as `write_pdf`.

    It is made from a larger one, since the rasteriser makes lines of less than a pixel too dark.
    """
    small = _picture(_pixels(drawing, LARGER * width, "rgb")).reduce(LARGER)
    few = small.quantize(FEW_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(target, "PNG", optimize=True)


def write_gif(
    drawings: Iterable[Drawing], view: Box, target: BinaryIO, *, width: int, milliseconds: int
) -> None:
    """Write what a box shows of each page, `width` pixels wide, as a picture that moves.

    Each stands so many milliseconds, the last one four times as long; then it begins again. Raises
    ValueError as `write_pdf` does, and where there is no page.
    """
    pictures = [_cut(drawing, view, width) for drawing in drawings]
    if not pictures:
        raise ValueError("a picture that moves has a page at least")
    first, *others = pictures
    stands = [milliseconds] * len(others) + [4 * milliseconds]
    first.save(
        target, "GIF", save_all=True, append_images=others, duration=stands, loop=0, optimize=False
    )


def _cut(drawing: Drawing, view: Box, width: int) -> Image.Image:
    """Return what a box shows of a page, in as few colours as a GIF has."""
    scale = width / view.width
    pixels = _pixels(drawing, round(drawing.width * scale), "rgb")
    page = _picture(pixels)
    corners = (view.x, view.y, view.right, view.bottom)
    left, top, right, bottom = (round(each * scale) for each in corners)
    cut = page.crop((left, top, right, bottom))
    return cut.quantize(GIF_COLOURS, dither=Image.Dither.NONE)


def _picture(pixels: Pixels) -> Image.Image:
    size = pixels.width, pixels.height
    return Image.frombuffer("RGB", size, pixels.data, "raw", "RGB", pixels.stride, 1)


def grey_picture(drawing: Drawing, *, width: int) -> Image.Image:
    """Return one page in grey, so many pixels wide; raises ValueError as `write_pdf` does."""
    return _greyed(_pixels(drawing, width, "bgrx"))


def _pixels(drawing: Drawing, width: int, order: Order) -> Pixels:
    """Return a page as pixels.

    A PNG has red before blue. What is to be grey is not rendered as such: letters would stand on
    whole pixels, and words fall apart.
    """
    document = BytesIO()
    write_pdf([drawing], document, title=drawing.title, language=drawing.language)
    with PdfPages(document.getvalue()) as pages:
        # The rasteriser rounds sizes up; half a pixel less makes it keep to this width.
        return pages.pixels(0, (width - 0.5) / pages.size_pt(0)[0], order)


def _write_rows(
    rows: bytes, size: tuple[int, int], channels: int, target: BinaryIO, per_metre: int
) -> None:
    target.write(_SIGNATURE)
    putchunk(target, b"IHDR", struct.pack(">IIBBBBB", *size, 8, _COLOUR_TYPES[channels], 0, 0, 0))
    putchunk(target, b"pHYs", struct.pack(">IIB", per_metre, per_metre, _PER_METRE))
    putchunk(target, b"IDAT", zlib.compress(rows, _COMPRESSION))
    putchunk(target, b"IEND")


def _greyed(pixels: Pixels) -> Image.Image:
    """Return a picture in grey of one in blue, green, red."""
    size = pixels.width, pixels.height
    picture = Image.frombuffer("RGB", size, pixels.data, "raw", "BGRX", pixels.stride, 1)
    return picture.convert("L")


def _joined(pixels: bytes, length: int, stride: int) -> bytes:
    rows, starts = memoryview(pixels), range(0, len(pixels) // stride * stride, stride)
    # Joined, so that the byte comes before every row, the first one too.
    return _NO_FILTER.join([b"", *(rows[start : start + length] for start in starts)])
