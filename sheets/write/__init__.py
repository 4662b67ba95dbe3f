"""Writers: drawings as the bytes of a file, one module a format, loaded when it is used.

A new format is one module with its writer and one row of the table here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, BinaryIO, Final, Literal, TypeAlias, get_args

# Whichever writer imports reportlab first: it runs `.reportlab_mods` of a home, where that can be
# read, and fails elsewhere.
sys.modules.setdefault("reportlab_mods", ModuleType("reportlab_mods"))

if TYPE_CHECKING:  # Who only asks which formats there are draws nothing.
    from sheets.drawing.shapes import Drawing

# What letters are in SVG: text in our faces, which browsers show, or outlines, which all show.
SvgText: TypeAlias = Literal["live", "outlines"]
SVG_TEXTS: Final[tuple[SvgText, ...]] = get_args(SvgText)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a file is to be, as far as its format can: the rest is left aside.

    `title` and `language` are a document's; pictures have those of their drawing. `dpi`, `width`
    (in pixels, instead of `dpi`) and `grey` (one channel) are a picture's of pixels. With
    `both_sides` a viewer is asked to print on the back, turned along the short edge.
    """

    title: str
    language: str
    dpi: int = 150
    width: int | None = None
    grey: bool = False
    both_sides: bool = False
    svg_text: SvgText = "live"


_Writer: TypeAlias = "Callable[[Iterable[Drawing], BinaryIO, Settings], None]"


def write(suffix: str, drawings: Iterable[Drawing], target: BinaryIO, settings: Settings) -> None:
    """Write drawings as one file of the format with this suffix, one of `FORMATS`.

    Raises ValueError for more than one drawing where the format holds one page, for none at all,
    and for a text with a character that its face lacks.
    """
    _WRITERS[suffix](drawings, target, settings)


def _write_pdf(drawings: Iterable[Drawing], target: BinaryIO, settings: Settings) -> None:
    from sheets.write.pdf import write_pdf

    write_pdf(
        drawings,
        target,
        title=settings.title,
        language=settings.language,
        duplex="DuplexFlipShortEdge" if settings.both_sides else None,
    )


def _write_svg(drawings: Iterable[Drawing], target: BinaryIO, settings: Settings) -> None:
    from sheets.write.svg import write_svg

    write_svg(_only(drawings), target, outlines=settings.svg_text == "outlines")


def _write_png(drawings: Iterable[Drawing], target: BinaryIO, settings: Settings) -> None:
    from sheets.write.png import write_png

    write_png(_only(drawings), target, dpi=settings.dpi, width=settings.width, grey=settings.grey)


def _only(drawings: Iterable[Drawing]) -> Drawing:
    pages = list(drawings)
    if len(pages) != 1:
        raise ValueError(f"this format holds one page a file, not {len(pages)}")
    return pages[0]


_WRITERS: Final[Mapping[str, _Writer]] = MappingProxyType(
    {"pdf": _write_pdf, "svg": _write_svg, "png": _write_png}
)
LEAST_DPI, MOST_DPI = 72, 600  # Of PNG.
FORMATS: Final = tuple(_WRITERS)
# All others hold one page, so that several pages are several files.
HOLD_SEVERAL_PAGES: Final = frozenset({"pdf"})
