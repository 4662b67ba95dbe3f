"""The solo table's first rows, worked out: what a territory leaves to the Trolls (S9-S11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.shapes import Box, Item, Stroke, box_around, line, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import WHITE
from sheets.merchants.aid.blocks import Block, hair
from sheets.merchants.aid.examples import Row, trolls_example
from sheets.merchants.aid.pictures import card, placed
from sheets.words.words import Words

HEAD, ROW = 8.6, 4.9
HEAD_PT, FIGURE_PT = 8.5, 10.0
SIGN = 3.8
FIRST = 3.0  # The first column's name has more room.
PARTS = ("target", "yours", "less", "cards", "claim", "sum")
BEFORE: Mapping[str, str] = {"yours": "−", "less": "=", "cards": "+", "claim": "+", "sum": "="}


def worked_rows(words: Words, theme: Theme) -> Block:
    """Return the rows of the example under the names of the table's columns."""
    rows = trolls_example().rows

    def draw(box: Box) -> Iterator[Item]:
        pitch = box.width / (len(PARTS) + 0.5)
        columns = {part: box.x + (index + 1) * pitch for index, part in enumerate(PARTS)}
        for part, x in columns.items():
            wide = pitch + (FIRST if part == PARTS[0] else 0)
            yield from _head(part, box_around(x, box.y + HEAD / 2, wide, HEAD), words, theme)
        y = box.y + HEAD
        for number, row in enumerate(rows, 1):
            yield line((box.x, y), (box.right, y), stroke=hair(theme))
            place = Box(box.x, y, pitch / 2, ROW)
            yield write(str(number), place, HEAD_PT, colour=theme.quiet, anchor="middle")
            for part, x in columns.items():
                yield from _cell(part, row, box_around(x, y + ROW / 2, pitch, ROW), theme)
            y += ROW

    return Block(HEAD + len(rows) * ROW, draw)


def _head(part: str, box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    key = {"sum": "trolls"}.get(part, part)
    upper = Box(box.x, box.bottom - 4.2, box.width, 4)
    name = words(f"solo.{key}")
    yield write(name, upper, HEAD_PT, colour=theme.ink, anchor="middle")
    middle = (box.centre[0], box.y + 2.2)
    if part == "cards":
        yield placed(card(), middle, theme, 0.62)
    elif part == "claim":
        yield icon("relic", (middle[0] - 2, middle[1]), SIGN, theme.ink, theme.fill("relic"))
        yield icon("monument", (middle[0] + 2, middle[1]), SIGN, theme.ink, theme.fill("monument"))


def _cell(part: str, row: Row, box: Box, theme: Theme) -> Iterator[Item]:
    figure = getattr(row, part)
    if not figure:
        return
    if part == "sum":
        frame = box_around(*box.centre, 6.8, ROW - 0.7)
        yield rectangle(frame, WHITE, Stroke(theme.ink, 0.35), 0.5)
    yield write(str(figure), box, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")
    if sign := BEFORE.get(part):
        place = box_around(box.x - 0.5, box.centre[1], 3, ROW)
        yield write(sign, place, FIGURE_PT, colour=theme.ink, anchor="middle")
