"""Checks of places: texts in their boxes, everything on the page, codes in clean white."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.shapes import WHITE, Box
from sheets.lint.ink import Ink, first_seen
from sheets.lint.rules import Code, Fault, Rules
from sheets.words.quoting import quoted
from sheets.words.text import Said, Text


def find_strays(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find what leaves its box or the page's area; lines count as if they had no width."""
    for word in ink.words:
        if not word.text.box.holds(word.box):
            yield Fault(
                "box",
                Text("{text} is larger than its place", text=quoted(word.text.text)),
                word.box,
            )
    boxes: list[tuple[Said, Box, str]] = [
        *((quoted(word.text.text), word.box, "") for word in ink.words),
        *((mark.name, mark.box, mark.name) for mark in ink.marks),
        *((Text("a shape"), shape.area, "") for shape in ink.shapes),
    ]
    for what, box, mark in boxes:
        if not rules.area.holds(box):
            yield Fault("area", Text("{what} leaves the page's area", what=what), box, mark)


def find_code_faults(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find markers and codes near the paper's edge, and all that is in the white around them."""
    for code in rules.codes:
        if not ink.paper.inset(code.from_edge).holds(code.square):
            message = Text(
                "a code is nearer than {length} mm to the paper's edge",
                length=f"{code.from_edge:g}",
            )
            yield Fault("edge", message, code.square)
        yield from _visitors(ink, code)


def _visitors(ink: Ink, code: Code) -> Iterator[Fault]:
    shapes = ink.shapes_in(code.zone)
    for shape in shapes[first_seen(code.zone, shapes) :]:
        if code.square.holds(shape.box):
            continue
        is_dark = shape.fill != WHITE and shape.has_area_in(code.zone)
        if is_dark or shape.has_line_in(code.zone):
            yield Fault("quiet", Text("a shape comes near a code"), shape.box)
    for word in ink.words_in(code.zone):
        said = quoted(word.text.text)
        yield Fault("quiet", Text("{text} comes near a code", text=said), word.box)
