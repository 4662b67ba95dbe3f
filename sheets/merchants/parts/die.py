"""The net of a die: a row of four faces, one above it and one below, and the tabs for glue.

Opposite faces add up to 7 (the question mark is the sixth), as on ordinary dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from sheets.drawing.icons import icon
from sheets.drawing.shapes import Box, Item, Stroke, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition
from sheets.merchants.parts.cutting import TAB, cut, fold, sides, tab

SIDE: Final = 22.0
# Column and row of every face in the net.
NET: Final[Mapping[int, tuple[int, int]]] = MappingProxyType(
    {1: (1, 0), 2: (0, 1), 3: (1, 1), 5: (2, 1), 4: (3, 1), 6: (2, 2)}
)
UP, RIGHT, DOWN, LEFT = range(4)
# The sides of faces that have a tab, one for every edge of the die that is not folded.
TABS: Final = ((2, UP), (2, DOWN), (3, DOWN), (5, UP), (4, UP), (4, DOWN), (4, RIGHT))
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
NET_WIDTH, NET_HEIGHT = 4 * SIDE + TAB, 3 * SIDE
NEXT_NET = NET_HEIGHT + 3.0  # From a net to one below it: they share no edge.

_PICTURE = 14.5
_FRAME = 1.5  # From a face's sides to the frame around its picture.


def draw_net(edition: Edition, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield a die's net, its upper left corner at `x`, `y`; faces in the edition's order (M3.1)."""
    faces = dict(enumerate((*edition.dice, "question"), 1))
    boxes = {face: face_box(face, x, y) for face in NET}
    for face, side in TABS:
        yield from tab(sides(boxes[face])[side], theme)
    for face, box in boxes.items():
        yield from _face(faces[face], box, theme)
    folds, cuts = [], []
    for face, box in boxes.items():
        for side, edge in enumerate(sides(box)):
            if _beyond(face, side) in NET.values():
                folds += [edge] if side in (RIGHT, DOWN) else []  # Two faces share it.
            elif (face, side) in TABS:
                folds.append(edge)
            else:
                cuts.append(edge)
    yield fold(folds, theme)
    yield cut(cuts, theme)


def face_box(face: int, x: float = 0.0, y: float = 0.0) -> Box:
    """Return where a face lies in a net with its upper left corner at `x`, `y`."""
    column, row = NET[face]
    return Box(x + column * SIDE, y + row * SIDE, SIDE, SIDE)


def _beyond(face: int, side: int) -> tuple[int, int]:
    (column, row), (across, down) = NET[face], TOWARDS[side]
    return column + across, row + down


def _face(name: str, box: Box, theme: Theme) -> Iterator[Item]:
    yield rectangle(box, theme.fill(name) or theme.fill("panel") or "#ffffff")
    yield rectangle(box.inset(_FRAME), "#ffffff", Stroke(theme.title, 0.25), 2.4)
    yield rectangle(box.inset(_FRAME + 0.6), None, Stroke(theme.title, 0.2), 1.9)
    yield icon(name, box.centre, _PICTURE, theme.ink, theme.fill(name))
