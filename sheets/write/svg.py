"""A drawing as an SVG picture: one page in millimetres, complete in itself, the same bytes always.

The faces that occur are embedded, or letters are outlines, for viewers that leave embedded faces
aside; nothing is loaded from elsewhere and nothing runs. Every mark is
a `<g>` with its name as `id` and `data-mark`, its `data-pen`, and `data-cells` where figures have
their own parts; its first child is a rectangle that nobody sees and a pointer can hit, so that a
page can work with marks. What is drawn in several places is written once and used.

A form is such a page as an element of an HTML page that has the faces itself, in which `data-mark`
alone names the marks, and what pens left on it another, to be laid over it.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, BinaryIO, Final, NamedTuple, TypeAlias

import svgwrite

import fonts
from sheets.drawing.shapes import (
    Box,
    Drawing,
    Group,
    Item,
    Mark,
    Path,
    Segment,
    Text,
    leaves,
)

# svgwrite has no types: an element is whatever its factories give.
_Element: TypeAlias = Any

# What no XML document may hold (XML 1.0, production 2); a title has names that players typed.
_NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REPLACEMENT: Final = "\ufffd"
_PAPER: Final = "#ffffff"
_LONG: Final = 1000  # So many characters of a line are worth a name.
_LEFT_OF: Final[Mapping[str, float]] = {"start": 0.0, "middle": 0.5, "end": 1.0}
_USUAL: Final[Mapping[str, str]] = {
    "fill": "none",
    "fill_rule": "evenodd",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
# No ligatures and no kerning, so that a text is as wide as in the PDF.
_FACE_STYLE: Final = """\
@font-face{{font-family:"{family}";font-weight:{weight};src:url({address}) format("woff2")}}
.face-{name}{{font-family:"{family}",serif;font-weight:{weight};font-kerning:none;\
font-variant-ligatures:none;font-feature-settings:"kern" 0,"liga" 0,"clig" 0;white-space:pre}}
"""


def write_svg(drawing: Drawing, target: BinaryIO, *, outlines: bool = False) -> None:
    """Write one page, its letters as text or as outlines.

    Raises ValueError where a text has a character that its face lacks.
    """
    width, height = _number(drawing.width), _number(drawing.height)
    picture = svgwrite.Drawing(
        size=(f"{width}mm", f"{height}mm"), viewBox=f"0 0 {width} {height}", debug=False, **_USUAL
    )
    picture["xml:lang"] = drawing.language
    picture.set_desc(_NOT_XML.sub(_REPLACEMENT, drawing.title), f"{width} × {height} mm")
    if not outlines:
        picture.defs.add(picture.style("\n" + _style(drawing.items)))
    picture.add(picture.rect(size=(width, height), fill=_PAPER))
    shared = _drawn_again(drawing.items)
    _Page(picture, shared, outlines=outlines).add(picture, drawing.items, 0, 0, 1)
    target.write(b'<?xml version="1.0" encoding="utf-8"?>\n')
    target.write(picture.tostring().encode())


def form_svg(drawing: Drawing, prefix: str = "", *, with_marks: bool = True) -> str:
    """Return one page as an element of an HTML page, which has the faces.

    Names begin with the prefix, so that several pages can stand in one document; `data-mark` says a
    mark's own name. Without marks the page is to be looked at alone. Raises ValueError as
    `write_svg`.
    """
    picture = _layer(drawing, role="group", aria_label=_NOT_XML.sub(_REPLACEMENT, drawing.title))
    picture.add(picture.rect(size=picture.attribs["viewBox"].split()[2:], fill=_PAPER))
    shared = _drawn_again(drawing.items, with_marks=with_marks)
    page = _Page(picture, shared, with_marks=with_marks, is_form=True, prefix=prefix)
    page.add(picture, drawing.items, 0, 0, 1)
    return str(picture.tostring())


def pen_svg(drawing: Drawing, left: Sequence[Item], prefix: str = "") -> str:
    """Return what pens left on a page as an element to be laid over its form, without marks.

    Names begin with the prefix. Raises ValueError as `write_svg`.
    """
    picture = _layer(drawing, aria_hidden="true")
    page = _Page(picture, _drawn_again(left, with_marks=False), with_marks=False, prefix=prefix)
    page.add(picture, left, 0, 0, 1)
    return str(picture.tostring())


def part_svg(items: Sequence[Item], view: Box) -> str:
    """Return what a box shows of items as an element of an HTML page, without marks and faces.

    Raises ValueError as `write_svg`.
    """
    picture = svgwrite.Drawing(debug=False, aria_hidden="true", **_USUAL)
    picture["viewBox"] = " ".join(map(_number, view))
    del picture.attribs["width"], picture.attribs["height"]
    _Page(picture, (), with_marks=False).add(picture, items, 0, 0, 1)
    return str(picture.tostring())


def _layer(drawing: Drawing, **named: str) -> _Element:
    """Return an empty element of an HTML page that is as large as a page."""
    picture = svgwrite.Drawing(debug=False, **named, **_USUAL)
    picture["viewBox"] = f"0 0 {_number(drawing.width)} {_number(drawing.height)}"
    del picture.attribs["width"], picture.attribs["height"]
    return picture


def inline_svgs(drawings: Sequence[Drawing]) -> list[str]:
    """Return pages as elements of one HTML page, which keeps their order.

    They have no marks, whose names would be there several times, and no faces, which `style_of`
    gives to the page. What else they have in common comes with the first. Raises ValueError as
    `write_svg`.
    """
    common = svgwrite.Drawing(size=(0, 0), debug=False)
    items = [item for drawing in drawings for item in drawing.items]
    page = _Page(common, _drawn_again(items, with_marks=False), with_marks=False)
    elements = [_element(page, common, drawing) for drawing in drawings]
    return [common.tostring() + element for element in elements[:1]] + elements[1:]


def style_of(drawings: Sequence[Drawing]) -> str:
    """Return the style of a page that shows drawings: the faces of their letters."""
    return _style([item for drawing in drawings for item in drawing.items])


class Layer(NamedTuple):
    """Items above a page that a program shows and hides: `<g class="mark" data-turn="12">`."""

    kind: str
    turn: int
    items: tuple[Item, ...]


def layered_svg(drawing: Drawing, view: Box, layers: Sequence[Layer]) -> str:
    """Return what a box shows of a page as an element of an HTML page, layers above it.

    It has no faces, which are `face_style`'s, and no marks. Raises ValueError as `write_svg`.
    """
    picture = svgwrite.Drawing(debug=False, role="img", **_USUAL)
    picture["aria-label"] = _NOT_XML.sub(_REPLACEMENT, drawing.title)
    picture["viewBox"] = " ".join(map(_number, view))
    del picture.attribs["width"], picture.attribs["height"]
    items = [*drawing.items, *(item for layer in layers for item in layer.items)]
    page = _Page(picture, _drawn_again(items, with_marks=False), with_marks=False)
    picture.add(picture.rect(insert=view[:2], size=view[2:], fill=_PAPER))
    page.add(picture, drawing.items, 0, 0, 1)
    for layer in layers:
        group = picture.g(class_=layer.kind, data_turn=layer.turn)
        page.add(group, layer.items, 0, 0, 1)
        picture.add(group)
    return str(picture.tostring())


def face_style(names: Iterable[str]) -> str:
    """Return the style that embeds these faces, for text of a page and of pictures in it."""
    return "".join(map(_face_style, names))


def linked_style() -> str:
    """Return the style of a page that shows forms, with all faces as files that lie beside it."""
    return "".join(_style_of(face, face.woff2.name) for face in map(fonts.face, fonts.FACE_NAMES))


def _element(page: _Page, picture: _Element, drawing: Drawing) -> str:
    width, height = _number(drawing.width), _number(drawing.height)
    element = picture.svg(
        debug=False,
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=_NOT_XML.sub(_REPLACEMENT, drawing.title),
        **_USUAL,
    )
    element.add(picture.rect(size=(width, height), fill=_PAPER))
    page.add(element, drawing.items, 0, 0, 1)
    return str(element.tostring())


class _Page:
    """What one page's elements are made with: the picture and the names of what it shares."""

    def __init__(
        self,
        picture: _Element,
        shared: Iterable[tuple[Item, ...]],
        *,
        with_marks: bool = True,
        is_form: bool = False,
        outlines: bool = False,
        prefix: str = "",
    ) -> None:
        self._picture = picture
        self._is_form = is_form
        self._prefix = prefix
        self._with_marks = with_marks
        self._add_text = self._add_outlines if outlines else self._add_live
        # By the identity of the items, which the drawing keeps while it is written.
        self._shared = {id(items): f"{prefix}shared-{i}" for i, items in enumerate(shared, start=1)}
        self._defined: set[str] = set()
        self._lines: dict[str, str] = {}

    def add(
        self, parent: _Element, items: Iterable[Item], x: float, y: float, scale: float
    ) -> None:
        """Add items to an element, moved by `x`, `y` after scaling."""
        for item in items:
            if isinstance(item, Path):
                self._add_path(parent, item, x, y, scale)
            elif isinstance(item, Text):
                self._add_text(parent, item, x, y, scale)
            elif isinstance(item, Mark):
                place = self._mark(parent, item, x, y, scale) if self._with_marks else parent
                self.add(place, item.items, x, y, scale)
            else:
                moved = x + scale * item.dx, y + scale * item.dy, scale * item.scale
                name = self._shared.get(id(item.items)) if item.name else None
                if name is None:
                    self.add(parent, item.items, *moved)
                else:
                    self._use(parent, name, item.items, *moved)

    def _use(
        self, parent: _Element, name: str, items: tuple[Item, ...], x: float, y: float, scale: float
    ) -> None:
        if name not in self._defined:
            self._defined.add(name)
            definition = self._picture.g(id=name)
            self.add(definition, items, 0, 0, 1)
            self._picture.defs.add(definition)
        transform = f"translate({_number(x)} {_number(y)})"
        if scale != 1:
            transform += f" scale({_number(scale)})"
        parent.add(self._picture.use(f"#{name}", transform=transform))

    def _mark(self, parent: _Element, mark: Mark, x: float, y: float, scale: float) -> _Element:
        """Return the element of a mark, for what is printed there."""
        group = self._picture.g(data_mark=mark.name, data_pen=mark.pen)
        if not self._is_form:  # Of several pages in one document two may have a mark of this name.
            group["id"] = mark.name
        if mark.cells > 1:
            group["data-cells"] = mark.cells
        box = mark.box
        group.add(
            self._picture.rect(
                insert=(_number(x + scale * box.x), _number(y + scale * box.y)),
                size=(_number(scale * box.width), _number(scale * box.height)),
                pointer_events="all",
            )
        )
        parent.add(group)
        return group

    def _add_path(self, parent: _Element, path: Path, x: float, y: float, scale: float) -> None:
        paint = {}
        if path.fill is not None:
            paint["fill"] = path.fill
        if path.stroke is not None:
            paint["stroke"] = path.stroke.colour
            paint["stroke_width"] = _number(scale * path.stroke.width)
            if path.stroke.dash:
                paint["stroke_dasharray"] = " ".join(_number(scale * n) for n in path.stroke.dash)
            if any(path.stroke.dash[::2]):
                # Round ends would fill the gaps, except around dots, which are nothing else.
                paint["stroke_linecap"] = "butt"
        if paint and path.segments:
            outline = _outline(path.segments, x, y, scale)
            if path.stroke and len(outline) > _LONG:
                parent.add(self._picture.use(f"#{self._line(outline)}", **paint))
            else:
                parent.add(self._picture.path(outline, **paint))

    def _line(self, outline: str) -> str:
        """Return the name of a long line, which is in the file once, however wide it is drawn."""
        if outline not in self._lines:
            self._lines[outline] = f"{self._prefix}line-{len(self._lines) + 1}"
            self._picture.defs.add(self._picture.path(outline, id=self._lines[outline]))
        return self._lines[outline]

    def _add_outlines(self, parent: _Element, text: Text, x: float, y: float, scale: float) -> None:
        """Add a text as a group of its letters, which each stand in the file once."""
        face = fonts.face(text.face)
        width = fonts.text_width_mm(text.text, face, text.size_pt)
        left = x + scale * (text.x - width * _LEFT_OF[text.anchor])
        size = scale * text.size_pt * fonts.MM_PER_POINT / face.units_per_em
        place = f"translate({_number(left)} {_number(y + scale * text.y)}) scale({size:.6g})"
        group = self._picture.g(fill=text.colour, fill_rule="nonzero", transform=place)
        group.set_desc(title=text.text)
        advance = 0
        for character in text.text:
            if name := self._glyph(text.face, character):
                group.add(self._picture.use(f"#{name}", x=advance))
            advance += face.advances[character]
        if text.text:
            parent.add(group)

    def _glyph(self, face: str, character: str) -> str:
        """Return the name of a letter's outline, "" where it is blank."""
        from fonts.outlines import outline  # It is slow to import, and seldom needed.

        data = outline(face, character)
        # Short, because it stands in the file for every letter of every text.
        name = f"f{fonts.FACE_NAMES.index(face)}-{ord(character):x}"
        if data and name not in self._defined:
            self._defined.add(name)
            self._picture.defs.add(self._picture.path(data, id=name))
        return name if data else ""

    def _add_live(self, parent: _Element, text: Text, x: float, y: float, scale: float) -> None:
        # The width is the viewer's affair; measuring refuses what the face cannot show.
        fonts.text_width_mm(text.text, fonts.face(text.face), text.size_pt)
        element = self._picture.text(
            text.text,
            insert=(_number(x + scale * text.x), _number(y + scale * text.y)),
            class_=f"face-{text.face}",
            font_size=_number(scale * text.size_pt * fonts.MM_PER_POINT),
            fill=text.colour,
        )
        if text.anchor != "start":
            element["text-anchor"] = text.anchor
        if text.text:
            parent.add(element)


def _drawn_again(items: Iterable[Item], *, with_marks: bool = True) -> list[tuple[Item, ...]]:
    """Return the items of each named group that is drawn more than once and has no marks.

    A mark is in one place, and its name must be found there; without marks every group will do.
    """
    seen: Counter[int] = Counter()
    again: list[tuple[Item, ...]] = []
    waiting = list(items)
    while waiting:
        item = waiting.pop()
        if isinstance(item, Group) and item.name:
            seen[id(item.items)] += 1
            if seen[id(item.items)] == 2 and not (with_marks and _has_marks(item.items)):
                again.append(item.items)
        if isinstance(item, (Group, Mark)):
            waiting.extend(item.items)
    return again


def _has_marks(items: Iterable[Item]) -> bool:
    return any(isinstance(item, Mark) for item, _ in leaves(items))


def _style(items: Iterable[Item]) -> str:
    names = {item.face for item, _ in leaves(items) if isinstance(item, Text)}
    return "".join(_face_style(name) for name in fonts.FACE_NAMES if name in names)


@lru_cache(maxsize=len(fonts.FACE_NAMES))
def _face_style(name: str) -> str:
    face = fonts.face(name)
    data = b64encode(face.woff2.read_bytes()).decode("ascii")
    return _style_of(face, f"data:font/woff2;base64,{data}")


def _style_of(face: fonts.Face, address: str) -> str:
    named = {"name": face.name, "family": face.family, "weight": face.weight}
    return _FACE_STYLE.format(address=address, **named)


def _outline(segments: Iterable[Segment], x: float, y: float, scale: float) -> str:
    shift = (x, y)
    return "".join(
        letter + " ".join([_number(shift[i % 2] + scale * n, 2) for i, n in enumerate(numbers)])
        for letter, *numbers in segments
    )


def _number(value: float, digits: int = 3) -> str:
    """Return a length in mm to a thousandth, or in an outline a hundredth, as short as it goes."""
    number = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if number == "-0" else number
