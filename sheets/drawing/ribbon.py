"""A ribbon: what is done one after the other, as pictures with a line or two beside each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sheets.drawing.figures import FIRM
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, leading, width, wrap, write_lines
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import Box, Group, Item, Stroke, polygon
from sheets.drawing.theme import Theme

POINT = 2.6  # By how much the end of a step goes into the next,
BETWEEN = 0.8  # and the white between them.
AIR = 1.4  # Before a picture, behind it, and behind the words.
LINES = 2
NARROWER = 0.5
PT_STEP = 0.25


class Step(NamedTuple):
    """A step: its picture, and what is to be said of it."""

    picture: Part
    text: str


def draw_ribbon(box: Box, steps: Sequence[Step], theme: Theme) -> Iterator[Item]:
    """Yield a ribbon that fills a box; each step has the room that its words need."""
    size, needed = _fitting(box, steps)
    spare = (box.width + BETWEEN - sum(needed)) / len(steps)
    x = box.x
    for number, (step, wide) in enumerate(zip(steps, needed, strict=True)):
        place = Box(x, box.y, wide + spare - BETWEEN, box.height)
        yield _ground(place, theme, is_first=number == 0, is_last=number == len(steps) - 1)
        left = place.x + (AIR if number == 0 else POINT + AIR)
        yield Group(tuple(step.picture.draw(theme)), left, box.centre[1])
        left += step.picture.width + AIR
        room = place.right - AIR - left
        lines = wrap(step.text, room, size)
        top = box.centre[1] - len(lines) * leading(size) / 2
        told = Box(left, top, room, 0)
        yield from write_lines(lines, told, size, colour=theme.ink)
        x = place.right + BETWEEN


def _fitting(box: Box, steps: Sequence[Step]) -> tuple[float, list[float]]:
    """Return the largest size at which the steps fit, and how wide each is at least."""
    size = LABEL_PT
    while True:
        needed = [_needed(number, step, size) for number, step in enumerate(steps)]
        if sum(needed) <= box.width + BETWEEN or size <= LEAST_PT:
            return size, needed
        size = max(size - PT_STEP, LEAST_PT)


def _needed(number: int, step: Step, size: float) -> float:
    """Return the width of a step whose words stand in as many lines as there may be."""
    wide = width(step.text, size)
    words = wide
    while wide > NARROWER:
        lines = wrap(step.text, wide, size)
        longest = max(width(line, size) for line in lines)
        if len(lines) > LINES or longest > wide + 0.01:
            break
        words = longest
        wide = longest - NARROWER
    air = 3 * AIR + (POINT if number else 0)
    return step.picture.width + words + 0.1 + air + BETWEEN


def _ground(place: Box, theme: Theme, *, is_first: bool, is_last: bool) -> Item:
    """Return a step's ground: an arrow that goes into the next one."""
    x, y, right, bottom, middle = place.x, place.y, place.right, place.bottom, place.centre[1]
    ahead = 0.0 if is_last else POINT
    corners = [(x, y), (right, y), (right + ahead, middle), (right, bottom), (x, bottom)]
    if not is_first:
        corners.append((x + POINT, middle))
    return polygon(corners, theme.fill("panel") or "#ffffff", Stroke(theme.title, FIRM))
