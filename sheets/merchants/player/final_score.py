"""Labels of the boxes in which a final count is written."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item
from sheets.drawing.theme import Theme


def draw_label(label: str, box: Box, face: str, theme: Theme) -> Iterator[Item]:
    """Yield a label on one line, or on several in smaller type where it is too long for one."""
    lines = wrap(label, box.width, LEAST_PT, face)
    if len(lines) == 1:
        yield write(label, box, LABEL_PT, colour=theme.ink, name=face)
        return
    height = len(lines) * leading(LEAST_PT)
    middle = Box(box.x, box.centre[1] - height / 2, box.width, height)
    yield from write_lines(lines, middle, LEAST_PT, colour=theme.ink, name=face)
