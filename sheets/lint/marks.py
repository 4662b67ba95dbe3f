"""Checks of marks: names, sizes, distances, and the white that a pen and a camera need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import hypot

from sheets.drawing.shapes import Box, Mark
from sheets.lint.colours import is_darker
from sheets.lint.ink import Ink, Shape, first_seen
from sheets.lint.rules import Fault, Rules

APART = 4.0  # Between two symbols to mark.
WHITE = 2.0  # Around a symbol to mark, so that a pen's circle stays in it.
DARKEST_GROUND = "#e6e6e6"  # 10 % grey, behind what a pen marks and a camera reads.
_SEPARATE = ("mark", "write")
_ROUNDING = 0.01


def find_sizes(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find names that are not one mark's own, and marks that are too small."""
    number = Counter(mark.name for mark in ink.marks)
    for mark in ink.marks:
        if number[mark.name] > 1:
            yield Fault("name", f"{number[mark.name]} marks are called {mark.name}", mark.box)
        sizes = [size for size in rules.sizes if mark.name.startswith(size.prefix)]
        if not sizes:
            yield Fault("size", f"no size is known for {mark.name}", mark.box)
            continue
        least, box = max(sizes, key=lambda size: len(size.prefix)), mark.box
        if box.width < least.width - _ROUNDING or box.height < least.height - _ROUNDING:
            size, wanted = f"{box.width:.1f} x {box.height:.1f}", f"{least.width} x {least.height}"
            yield Fault("size", f"{mark.name} is {size} mm, not {wanted}", box)


def find_neighbours(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find places to mark or write in on each other, and symbols to mark close to each other."""
    apart = APART * min(rules.scale, 1) - _ROUNDING
    for one, other in combinations([mark for mark in ink.marks if mark.pen in _SEPARATE], 2):
        if one.box.overlaps(other.box):
            yield Fault("overlap", f"{one.name} and {other.name}", one.box)
        elif one.pen == other.pen == "mark" and (gap := _gap(one.box, other.box)) < apart:
            yield Fault("apart", f"{one.name} and {other.name}: {gap:.2f} mm", one.box)


def find_intruders(ink: Ink, rules: Rules) -> Iterator[Fault]:
    """Find what is in the white around a symbol to mark, and lines through a place to write in."""
    white = WHITE * min(rules.scale, 1) - _ROUNDING
    for mark in ink.marks:
        if mark.pen == "mark":
            yield from _in_the_white(ink, mark, mark.box.inset(-white))
        elif mark.pen == "write":
            yield from _on_the_ground(ink, mark)


def _in_the_white(ink: Ink, mark: Mark, zone: Box) -> Iterator[Fault]:
    for word in ink.words:
        if word.mark != mark.name and word.box.overlaps(zone):
            yield Fault("white", f"{word.text.text!r} is near {mark.name}", word.box)
    shapes = [shape for shape in ink.shapes_in(zone) if shape.mark != mark.name]
    for shape in shapes[first_seen(zone, shapes) :]:
        if shape.has_line_in(zone):
            yield Fault("white", f"a line is near {mark.name}", shape.box)
        if is_darker(shape.path.fill, DARKEST_GROUND) and shape.has_area_in(zone):
            yield Fault("white", f"the fill {shape.path.fill} is near {mark.name}", shape.box)


def _on_the_ground(ink: Ink, mark: Mark) -> Iterator[Fault]:
    shapes = ink.shapes_in(mark.box)
    # What lies under the mark's own ground is not seen in it.
    ground = next((shape.order for shape in shapes if _is_ground(shape, mark)), -1)
    for shape in shapes:
        is_seen = shape.order > ground and shape.mark != mark.name
        if is_seen and shape.has_line_in(mark.box):
            yield Fault("white", f"a line goes through {mark.name}", shape.box)


def _is_ground(shape: Shape, mark: Mark) -> bool:
    return shape.mark == mark.name and shape.path.fill is not None


def _gap(one: Box, other: Box) -> float:
    """Return the distance between two boxes, 0 where they meet."""
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return hypot(across, down)
