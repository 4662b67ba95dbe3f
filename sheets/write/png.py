"""A drawing as a PNG picture: its PDF page, rasterised, so that print and picture look the same."""

from __future__ import annotations

from io import BytesIO
from typing import BinaryIO, Final

import pypdfium2

from sheets.drawing import Drawing
from sheets.write.pdf import write_pdf

MM_PER_INCH: Final = 25.4
_COMPRESSION: Final = 3


def write_png(
    drawing: Drawing,
    target: BinaryIO,
    *,
    dpi: int = 150,
    width: int | None = None,
    grey: bool = False,
) -> None:
    """Write one page with `dpi` pixels to the inch or, if given, `width` pixels in all.

    In `grey` the picture has one channel, else three. The pixels to the inch are recorded in the
    file, so that it prints in the right size. Raises ValueError as `write_pdf` does.
    """
    page = BytesIO()
    write_pdf([drawing], page, title=drawing.title, language=drawing.language)
    inches = drawing.width / MM_PER_INCH
    pixels = round(dpi * inches) if width is None else width
    document = pypdfium2.PdfDocument(page.getvalue())
    try:
        sheet = document[0]
        # The rasteriser rounds up; half a pixel less makes it round to the nearest.
        scale = (pixels - 0.5) / sheet.get_width()
        # Red first, as Pillow wants it, saves turning every pixel round.
        bitmap = sheet.render(scale=scale, grayscale=grey, rev_byteorder=True)
        density = pixels / inches
        bitmap.to_pil().save(target, "PNG", dpi=(density, density), compress_level=_COMPRESSION)
    finally:
        document.close()  # Closes its page and bitmap as well.
