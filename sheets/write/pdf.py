"""Drawings as a PDF document: one page a drawing, faces embedded, the same bytes every time.

What is drawn in several places is written once: every group with a name becomes a form (a PDF
form XObject), shared by all places and pages that hold the same group. Drawings are taken one at
a time, so a document of a thousand pages needs little more memory than their own small parts.

reportlab makes the document: pages, forms, boxes, outline, embedded faces. The operators of pages
and forms are written here, in `_Content`, because fewer of them do: a colour or width is set when
it changes, and lines of one style are one path. Coordinates are points (1/72 inch), rounded to a
hundredth. On a page they count from its bottom left corner, and so they do in a form that lies on
it without a move, because not every reader of PDFs follows a form's move; in any other form they
count from the origin of its group.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from math import inf
from typing import BinaryIO, Final, Literal, TypeAlias

import fonts
from sheets.drawing.shapes import Colour, Drawing, Group, Item, Mark, Path, Stroke, Text
from sheets.write.document import Canvas, Codes, Document

Duplex: TypeAlias = Literal["Simplex", "DuplexFlipShortEdge", "DuplexFlipLongEdge"]

POINTS_PER_MM: Final = 1 / fonts.MM_PER_POINT
_OPERATORS: Final[Mapping[str, str]] = {"M": "% % m", "L": "% % l", "C": "% % % % % % c", "Z": "h"}
_BUTT_CAP, _ROUND_CAP = 0, 1
_LEFT_OF: Mapping[str, float] = {"start": 0.0, "middle": 0.5, "end": 1.0}


def write_pdf(
    drawings: Iterable[Drawing],
    target: BinaryIO,
    *,
    title: str,
    language: str,
    duplex: Duplex | None = None,
) -> None:
    """Write a document with a page and an outline entry for each drawing, below its section's.

    Viewers are asked to print at 100 %, and on both sides as `duplex` says. Raises ValueError
    where there is no drawing, or a text has a character that its face lacks.
    """
    document = Document(target, language)
    canvas = document.canvas
    canvas.setTitle(title)
    canvas.setAuthor("")  # Else it says anonymous, and unspecified.
    canvas.setSubject("")
    canvas.setCreator("rollwrite")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if duplex:
        canvas.setViewerPreference("Duplex", duplex)
    shared = _Shared(document)
    page, section = 0, ""
    for page, drawing in enumerate(drawings, start=1):
        _add_entries(canvas, drawing, f"page-{page}", section)
        _add_page(canvas, shared, drawing)
        document.add_last_page()
        section = drawing.section
    if not page:
        raise ValueError("a document needs at least one page")
    document.close()


def _add_entries(canvas: Canvas, drawing: Drawing, key: str, section: str) -> None:
    """Add the next page to the outline; `section` is that of the page before it."""
    if drawing.section not in ("", section):
        canvas.bookmarkPage(f"section-{key}")
        # Closed: of many sections a viewer shows the list first.
        canvas.addOutlineEntry(drawing.section, f"section-{key}", closed=True)
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(drawing.title, key, level=1 if drawing.section else 0)


def _add_page(canvas: Canvas, shared: _Shared, drawing: Drawing) -> None:
    width, height = drawing.width * POINTS_PER_MM, drawing.height * POINTS_PER_MM
    canvas.setPageSize((width, height))
    canvas.setTrimBox((0, 0, width, height))
    _Content(canvas, shared, height).add(drawing.items)
    canvas.showPage()


@dataclass(frozen=True, slots=True)
class _Form:
    """A group written once, under a name; it fills the box from left, bottom to right, top."""

    name: str
    extent: tuple[float, float, float, float]
    items: tuple[Item, ...]


class _Shared:
    """The forms of one document, each made when first asked for, and the codes of its faces."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._names = count(1)
        # By the identity of their items, which the form keeps, so that no others take it over.
        self._forms: dict[tuple[int, float], _Form] = {}

    def form(self, items: tuple[Item, ...], top: float) -> _Form:
        """Return the form of a group's items, whose origin lies at `top`."""
        key = id(items), top
        if key not in self._forms:
            self._forms[key] = self._new_form(items, top)
        return self._forms[key]

    def codes(self, face: str) -> Codes:
        """Return the codes of a face."""
        return self._document.codes(face)

    def _new_form(self, items: tuple[Item, ...], top: float) -> _Form:
        name = str(next(self._names))
        canvas = self._document.canvas
        canvas.beginForm(name)
        content = _Content(canvas, self, top)
        content.add(items)
        left, bottom, right, top = content.extent
        own = {} if content.has_forms else {"Resources": self._document.form_resources()}
        canvas.endForm(lowerx=left, lowery=bottom, upperx=right, uppery=top, **own)
        return _Form(name, content.extent, items)


class _Content:
    """The operators of a page or form, and as much of the graphics state as is known.

    Nothing is known at the beginning, since a form is drawn in the state of its caller. `top` is
    where the drawing's origin lies.
    """

    def __init__(self, canvas: Canvas, shared: _Shared, top: float) -> None:
        self._canvas = canvas
        self._top = top
        # A tenth of a point is finer than print; what may be shown larger has a hundredth.
        self._decimals = 1 if top else 2
        self._write = canvas.addLiteral
        self._shared = shared
        self._fill: Colour | None = None
        self._stroke: tuple[Stroke, float] | None = None
        self._font: tuple[str, float] | None = None
        self._line_is_open = False
        self.has_forms = False
        self._extent = (inf, inf, -inf, -inf)

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """The left, bottom, right and top of all that was added; nothing has no size."""
        return self._extent if self._extent[0] < inf else (0, 0, 0, 0)

    def add(self, items: Iterable[Item]) -> None:
        """Add all that is to be drawn."""
        self._write("1 j")  # Lines are joined round.
        self._add(items, 0, self._top, POINTS_PER_MM)
        self._end_line()

    def _add(self, items: Iterable[Item], x: float, y: float, scale: float) -> None:
        """Add items whose origin lies at `x`, `y`, with `scale` points to their millimetre."""
        for item in items:
            if isinstance(item, Path):
                self._add_path(item, x, y, scale)
            elif isinstance(item, Text):
                self._add_text(item, x, y, scale)
            elif isinstance(item, Mark):
                self._add(item.items, x, y, scale)
            elif item.name:
                self._add_form(item, x, y, scale)
            else:
                self._add(item.items, x + scale * item.dx, y - scale * item.dy, scale * item.scale)

    def _add_path(self, path: Path, x: float, y: float, scale: float) -> None:
        fill, stroke, segments = path.fill, path.stroke, path.segments
        if not segments or (fill is None and stroke is None):
            return
        is_line = fill is None
        if not (is_line and self._line_is_open and self._stroke == (stroke, scale)):
            self._end_line()
            if stroke is not None:
                self._set_stroke(stroke, scale)
            if fill is not None:
                self._set_fill(fill)
        numbers = [number for segment in segments for number in segment[1:]]
        numbers[::2] = xs = [x + scale * number for number in numbers[::2]]
        numbers[1::2] = ys = [y - scale * number for number in numbers[1::2]]
        letters = "".join([segment[0] for segment in segments])
        self._write(_template(letters, self._decimals) % tuple(numbers))
        if is_line:
            self._line_is_open = True
        else:
            self._write("B*" if stroke else "f*")
        margin = stroke.width * scale / 2 if stroke else 0
        self._widen(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)

    def _add_text(self, text: Text, x: float, y: float, scale: float) -> None:
        width = fonts.text_width_mm(text.text, fonts.face(text.face), text.size_pt)
        if not text.text:
            return
        self._end_line()
        self._set_fill(text.colour)
        left = x + scale * (text.x - width * _LEFT_OF[text.anchor])
        base = y - scale * text.y
        size = text.size_pt * scale / POINTS_PER_MM
        parts = [f"BT {left:.2f} {base:.2f} Td"]
        for name, codes in self._shared.codes(text.face).runs(text.text):
            if self._font != (name, size):
                self._font = (name, size)
                parts.append(f"{name} {size:.4g} Tf")
            parts.append(f"<{codes}> Tj")
        self._write(f"{' '.join(parts)} ET")
        # A letter may lean out of its width, but no further than the size of the type.
        self._widen(left - size, base - size, left + width * scale + size, base + 2 * size)

    def _add_form(self, group: Group, x: float, y: float, scale: float) -> None:
        self._end_line()
        self.has_forms = True
        x, y, size = x + scale * group.dx, y - scale * group.dy, scale * group.scale
        if (x, y, size) == (0, self._top, POINTS_PER_MM):
            form = self._shared.form(group.items, self._top)
            self._canvas.doForm(form.name)
            self._widen(*form.extent)
            return
        form = self._shared.form(group.items, 0)
        size /= POINTS_PER_MM
        self._write(f"q {size:.6g} 0 0 {size:.6g} {x:.2f} {y:.2f} cm")
        self._canvas.doForm(form.name)
        self._write("Q")
        left, bottom, right, top = (size * side for side in form.extent)
        self._widen(x + left, y + bottom, x + right, y + top)

    def _set_fill(self, colour: Colour) -> None:
        if colour != self._fill:
            self._fill = colour
            self._write(_line_colour(colour).lower())  # The same operators in small letters.

    def _set_stroke(self, stroke: Stroke, scale: float) -> None:
        if self._stroke == (stroke, scale):
            return
        self._stroke = (stroke, scale)
        dash = " ".join(f"{length * scale:.2f}" for length in stroke.dash)
        # Round ends would fill the gaps, except around dots, which are nothing else.
        cap = _BUTT_CAP if any(stroke.dash[::2]) else _ROUND_CAP
        width = stroke.width * scale
        self._write(f"{_line_colour(stroke.colour)} {width:.2f} w [{dash}] 0 d {cap} J")

    def _end_line(self) -> None:
        if self._line_is_open:
            self._write("S")
            self._line_is_open = False

    def _widen(self, left: float, bottom: float, right: float, top: float) -> None:
        extent = self._extent
        self._extent = (
            min(left, extent[0]),
            min(bottom, extent[1]),
            max(right, extent[2]),
            max(top, extent[3]),
        )


@lru_cache(maxsize=512)
def _template(letters: str, decimals: int) -> str:
    """Return the operators of a path with these segments, their numbers left open."""
    number = f"%.{decimals}f"
    return " ".join([_OPERATORS[letter].replace("%", number) for letter in letters])


@lru_cache(maxsize=512)
def _line_colour(colour: Colour) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    if red == green == blue:
        return f"{red:.3g} G"
    return f"{red:.3g} {green:.3g} {blue:.3g} RG"
