"""The keys of an aid: what ordinary dice show, and what a pen's marks on the board are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from sheets.drawing.figures import HAIR
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.shapes import WHITE, Box, Item, Stroke, box_around, line, polygon
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice
from sheets.merchants.aid.blocks import PAD, Block, zoned
from sheets.merchants.aid.turn import TEXT_PT
from sheets.merchants.dice import draw_die
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.words import Words

_Draw: TypeAlias = Callable[[Box, Theme], Iterator[Item]]

DIE, SIGN = 4.6, 4.6
LABEL = DIE + SIGN + 1.6  # What stands before a face's name.
DOWN = 2  # Faces in a column.
APART = 2.4  # Columns.
DIE_ROW = 5.8
HEX = 6.4  # Of a mark in the key, from flat to flat.
HIGH = 2 * HEX / SQRT3


def dice(edition: Edition, table: Table, words: Words) -> tuple[Block, float]:
    """Return what ordinary dice stand for, face by face (M3.1), and how wide that is."""
    theme = table.theme
    names = {each: edition.resource_text(each, table.language) for each in edition.dice}
    labels = [*names.items(), ("question", words("aid.question"))]
    columns = [labels[start : start + DOWN] for start in range(0, len(labels), DOWN)]
    widths = [LABEL + max(width(said, TEXT_PT) for _, said in column) + 0.02 for column in columns]

    def draw(box: Box) -> Iterator[Item]:
        x, face = box.x, 1
        for column, wide in zip(columns, widths, strict=True):
            for row, (name, said) in enumerate(column):
                place = Box(x, box.y + row * box.height / DOWN, wide, box.height / DOWN)
                yield from _face(face, name, said, place, theme)
                face += 1
            x += wide + APART

    wide = sum(widths) + APART * (len(columns) - 1) + 2 * PAD
    return zoned(words("aid.dice"), Block(DOWN * DIE_ROW, draw), theme), wide


def _face(face: int, name: str, said: str, box: Box, theme: Theme) -> Iterator[Item]:
    y = box.centre[1]
    yield from draw_die(face, (box.x + DIE / 2, y), DIE, theme)
    middle = box.x + DIE + 0.8 + SIGN / 2
    yield icon(name, (middle, y), SIGN, theme.ink, theme.fill(name))
    place = Box(box.x + LABEL, y - 2, box.width - LABEL, 4)
    yield write(said, place, TEXT_PT, colour=theme.ink)


def pen_marks(names: Mapping[str, str], words: Words, wide: float, theme: Theme) -> Block:
    """Return the marks that a pen leaves on the board, each with its name."""
    pitch = (wide - 4) / len(names)
    lines = {mark: wrap(said, pitch - 0.6, TEXT_PT) for mark, said in names.items()}
    under = max(map(len, lines.values())) * leading(TEXT_PT)

    def draw(box: Box) -> Iterator[Item]:
        y = box.y + (box.height - HIGH - under) / 2
        for index, (mark, said) in enumerate(lines.items()):
            x = box.x + (index + 0.5) * pitch
            yield from _MARKS[mark](box_around(x, y + HIGH / 2, HEX, HIGH), theme)
            place = Box(x - pitch / 2, y + HIGH, pitch, under)
            yield from write_lines(said, place, TEXT_PT, colour=theme.ink, anchor="middle")

    return zoned(words("aid.pen"), Block(HIGH + under, draw), theme)


def _hex(box: Box, theme: Theme, tint: str = "") -> Item:
    fill = (theme.fill(tint) if tint else None) or WHITE
    return polygon(_corners(box), fill, Stroke(theme.line, HAIR))


def _corners(box: Box) -> tuple[tuple[float, float], ...]:
    x, y = box.centre
    return Lattice(x, y, box.width).corners(Hex(0, 0))


def _worker(box: Box, theme: Theme) -> Iterator[Item]:
    yield _hex(box, theme)
    yield from draw_pen("write", box_around(*box.centre, 4.6), theme.pen, "A")


def _artifact(box: Box, theme: Theme) -> Iterator[Item]:
    x, y = box.centre
    for side in (-1, 1):
        each = box_around(x + side * HEX / 2, y, HEX, HIGH)
        yield _hex(each, theme, "gold")
        middle = box_around(x + side * (HEX / 2 + 0.6), y, HEX)
        yield from draw_pen("draw", middle, theme.pen, "gold")
    yield from draw_pen("draw", box_around(x, y, 3.6), theme.pen, "artifact")


def _closed(box: Box, theme: Theme) -> Iterator[Item]:
    yield _hex(box, theme, "wood")
    yield from draw_pen("draw", box, theme.pen, "wood")
    _, low, _, _, high, _ = _corners(box)
    yield line(low, high, stroke=Stroke(theme.pen, 0.6))


def _swamp(box: Box, theme: Theme) -> Iterator[Item]:
    yield _hex(box, theme)
    yield from draw_pen("blacken", box, theme.pen)


_MARKS: Mapping[str, _Draw] = {
    "worker": _worker,
    "artifact": _artifact,
    "closed": _closed,
    "swamp": _swamp,
}
