"""How long a PNG at 150 dpi takes, against the rasteriser alone on the same page."""

from __future__ import annotations

from io import BytesIO
from time import perf_counter

import pypdfium2

from bench.figure import Figure, in_turn, ratio
from bench.pack import pack
from sheets.drawing import Drawing
from sheets.write import Settings, write

RUNS = 15
DPI = 150
POINTS_PER_INCH = 72
LIMITS = {"ink": 2.5, "grey": 2.5, "colour": 4.5}


def measure() -> list[Figure]:
    """Give the figures: a board, a player sheet and an aid in each theme."""
    return [_of_theme(theme, limit) for theme, limit in LIMITS.items()]


def _of_theme(theme: str, limit: float) -> Figure:
    board, player, *_, aid = pack(theme)
    pages = (board, player, aid)
    grey = theme != "colour"
    documents = [_pdf(page) for page in pages]
    written, rendered = in_turn(
        RUNS,
        lambda: _milliseconds_to_write(pages, grey),
        lambda: _milliseconds_to_render(documents, grey),
    )
    return ratio(f"png: {theme}", "ms", written, rendered, limit=limit)


def _pdf(page: Drawing) -> bytes:
    target = BytesIO()
    write("pdf", [page], target, Settings(page.title, page.language))
    return target.getvalue()


def _milliseconds_to_write(pages: tuple[Drawing, ...], grey: bool) -> float:
    begin = perf_counter()
    for page in pages:
        write("png", [page], BytesIO(), Settings(page.title, page.language, DPI, grey=grey))
    return (perf_counter() - begin) * 1000


def _milliseconds_to_render(documents: list[bytes], grey: bool) -> float:
    begin = perf_counter()
    for content in documents:
        document = pypdfium2.PdfDocument(content)
        document[0].render(scale=DPI / POINTS_PER_INCH, grayscale=grey).close()
        document.close()
    return (perf_counter() - begin) * 1000
