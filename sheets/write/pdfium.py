"""Pages of PDF documents as pictures of pixels, made by pdfium, which no two threads may be in.

What is written as PNG and scans that are read as photographs come through here, one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Lock
from types import TracebackType
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

import pypdfium2

T = TypeVar("T")

# The channels of a picture: one; red, green, blue; blue, green, red, and one that says nothing.
Order: TypeAlias = Literal["grey", "rgb", "bgrx"]

_PDFIUM: Final = Lock()
_ORDERS: Final[Mapping[Order, Mapping[str, bool]]] = {
    "grey": {"grayscale": True},
    "rgb": {"rev_byteorder": True},
    "bgrx": {"prefer_bgrx": True},
}


class DamagedPdfError(ValueError):
    """What is no PDF, or one that cannot be opened without a password."""


class Pixels(NamedTuple):
    """A picture: rows of `stride` bytes, of which the first `width` x `channels` are pixels."""

    width: int
    height: int
    channels: int
    stride: int
    data: bytes


class PdfPages:
    """A PDF's pages, counted from 0; closed when it is left as a context.

    Raises DamagedPdfError when it is opened, and for a page that is damaged.
    """

    def __init__(self, content: bytes) -> None:
        with _PDFIUM:
            self._document = _or_damaged(lambda: pypdfium2.PdfDocument(content))

    def __enter__(self) -> PdfPages:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with _PDFIUM:
            self._document.close()  # And its pages.

    def __len__(self) -> int:
        with _PDFIUM:
            return len(self._document)

    def size_pt(self, number: int) -> tuple[float, float]:
        """Return how wide and high a page is, in points."""
        with _PDFIUM:
            wide, high = _or_damaged(lambda: self._document.get_page_size(number))
            return wide, high

    def pixels(self, number: int, scale: float, order: Order) -> Pixels:
        """Return a page with `scale` pixels to the point."""
        with _PDFIUM:
            page = _or_damaged(lambda: self._document[number])
            bitmap = _or_damaged(lambda: page.render(scale=scale, **_ORDERS[order]))
            try:
                size = bitmap.width, bitmap.height, bitmap.n_channels, bitmap.stride
                return Pixels(*size, bytes(bitmap.buffer))
            finally:
                bitmap.close()
                page.close()


def _or_damaged(step: Callable[[], T]) -> T:
    try:
        return step()
    except pypdfium2.PdfiumError as error:
        raise DamagedPdfError(str(error)) from error
