"""Checks of marks: names, sizes, distances, and the white that a pen and a camera need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import hypot

from sheets.drawing.shapes import MARKED, Box, Mark
from sheets.lint.colours import is_darker
from sheets.lint.ink import Ink, Shape, first_seen
from sheets.lint.rules import Fault, Rules
from sheets.words.quoting import quoted
from sheets.words.text import Said, Text

APART = 4.0  # Between two symbols to mark.
WHITE = 2.0  # Around a symbol to mark, so that a pen's circle stays in it.
DARKEST_GROUND = "#e6e6e6"  # 10 % grey, behind what a pen marks and a camera reads.
_SEPARATE = (*MARKED, "write")
_ROUNDING = 0.01


def find_sizes(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find names that are not one mark's own, and marks that are too small."""
    number = Counter(mark.name for mark in ink.marks)
    for mark in ink.marks:
        if number[mark.name] > 1:
            message = Text(
                "{number} marks are called {name}", number=number[mark.name], name=mark.name
            )
            yield Fault("name", message, mark.box, mark.name)
        sizes = [size for size in rules.sizes if mark.name.startswith(size.prefix)]
        if not sizes:
            yield Fault(
                "size", Text("no size is known for {name}", name=mark.name), mark.box, mark.name
            )
            continue
        least = max(sizes, key=lambda size: len(size.prefix)).scaled(rules.scale)
        box = mark.box
        if box.width < least.width - _ROUNDING or box.height < least.height - _ROUNDING:
            size, needed = (
                f"{box.width:.1f} x {box.height:.1f}",
                f"{least.width:g} x {least.height:g}",
            )
            message = Text(
                "{name} is {size} mm large; it needs {needed}",
                name=mark.name,
                size=size,
                needed=needed,
            )
            yield Fault("size", message, box, mark.name)


def find_neighbours(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find places to mark or write in on each other, and symbols to mark close to each other."""
    apart = APART * min(rules.scale, 1)
    marks = sorted((mark for mark in ink.marks if mark.pen in _SEPARATE), key=_top)
    for index, one in enumerate(marks):
        for other in marks[index + 1 :]:
            if other.box.y >= one.box.bottom + apart:
                break
            if one.box.overlaps(other.box):
                message = Text(
                    "{one} and {other} lie on each other", one=one.name, other=other.name
                )
                yield Fault("overlap", message, one.box, one.name)
            elif one.pen in MARKED and other.pen in MARKED:
                gap = _gap(one.box, other.box)
                if gap < apart - _ROUNDING:
                    message = Text(
                        "{one} and {other} are {gap} mm apart; they need {apart}",
                        one=one.name,
                        other=other.name,
                        gap=f"{gap:.2f}",
                        apart=f"{apart:g}",
                    )
                    yield Fault("apart", message, one.box, one.name)


def find_intruders(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find what is in the white around a symbol to mark, and lines through a place to write in."""
    white = WHITE * min(rules.scale, 1) - _ROUNDING
    for mark in ink.marks:
        if mark.pen in MARKED:
            yield from _in_the_white(ink, mark, mark.box.inset(-white))
        elif mark.pen == "write":
            yield from _on_the_ground(ink, mark)


def _in_the_white(ink: Ink, mark: Mark, zone: Box) -> Iterator[Fault]:
    for other in ink.marks_in(zone):
        if other is not mark and other.pen in _SEPARATE:
            yield Fault("white", _near(other.name, mark), other.box, mark.name)
    for word in ink.words_in(zone):
        if word.mark != mark.name:
            yield Fault("white", _near(quoted(word.text.text), mark), word.box, mark.name)
    shapes = [shape for shape in ink.shapes_in(zone) if shape.mark != mark.name]
    for shape in shapes[first_seen(zone, shapes) :]:
        if shape.has_line_in(zone):
            yield Fault("white", _near(Text("a line"), mark), shape.box, mark.name)
        if is_darker(shape.fill, DARKEST_GROUND) and shape.has_area_in(zone):
            message = _near(Text("the fill {colour}", colour=str(shape.fill)), mark)
            yield Fault("white", message, shape.box, mark.name)


def _near(what: Said, mark: Mark) -> Text:
    return Text("{what} is near {name}", what=what, name=mark.name)


def _on_the_ground(ink: Ink, mark: Mark) -> Iterator[Fault]:
    shapes = ink.shapes_in(mark.box)
    # What lies under the mark's own ground is not seen in it.
    ground = next((shape.order for shape in shapes if _is_ground(shape, mark)), -1)
    for shape in shapes:
        is_seen = shape.order > ground and shape.mark != mark.name
        if is_seen and shape.has_line_in(mark.box):
            yield Fault(
                "white", Text("a line goes through {name}", name=mark.name), shape.box, mark.name
            )


def _is_ground(shape: Shape, mark: Mark) -> bool:
    return shape.mark == mark.name and shape.fill is not None


def _top(mark: Mark) -> float:
    return mark.box.y


def _gap(one: Box, other: Box) -> float:
    """Return the distance between two boxes, 0 where they meet."""
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return hypot(across, down)
