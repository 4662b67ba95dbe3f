"""How long a picture of 150 dpi takes, against the rasteriser alone on the same pages.

What a picture takes beyond its page as a PDF, that is rendering and saving: `pack` measures PDFs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from time import perf_counter
from typing import TypeVar

import pypdfium2

from bench.figure import Figure, in_turn, ratio
from bench.pack import pack
from sheets.drawing.shapes import Drawing
from sheets.write import Settings, write

T = TypeVar("T")

RUNS = 21
DPI = 150
POINTS_PER_INCH = 72
LIMITS = {"ink": 2.5, "grey": 2.5, "colour": 4.5}


def measure() -> list[Figure]:
    """Return the figures: a board, a player sheet and an aid in each theme."""
    return [_of_theme(theme, limit) for theme, limit in LIMITS.items()]


def _of_theme(theme: str, limit: float) -> Figure:
    board, player, *_, aid = pack(theme)
    pages, grey = (board, player, aid), theme != "colour"
    documents = [_written("pdf", page) for page in pages]
    pictures, pdfs, rendered = in_turn(
        RUNS,
        lambda: _milliseconds(pages, lambda page: _written("png", page, grey=grey)),
        lambda: _milliseconds(pages, lambda page: _written("pdf", page)),
        lambda: _milliseconds(documents, lambda document: _render(document, grey=grey)),
    )
    beyond = [picture - pdf for picture, pdf in zip(pictures, pdfs, strict=True)]
    return ratio(f"png: {theme}", "ms", beyond, rendered, limit=limit)


def _written(suffix: str, page: Drawing, *, grey: bool = False) -> bytes:
    target = BytesIO()
    write(suffix, [page], target, Settings(page.title, page.language, DPI, grey=grey))
    return target.getvalue()


def _render(content: bytes, *, grey: bool) -> None:
    document = pypdfium2.PdfDocument(content)
    document[0].render(scale=DPI / POINTS_PER_INCH, grayscale=grey).close()
    document.close()


def _milliseconds(pages: Iterable[T], work: Callable[[T], object]) -> float:
    begin = perf_counter()
    for page in pages:
        work(page)
    return (perf_counter() - begin) * 1000
