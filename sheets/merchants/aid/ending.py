"""When a game ends and what counts then, with one final count worked out (M7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sheets.drawing.figures import HEAVY
from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.shapes import Box, Item, Point, Stroke, box_around, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import WHITE
from sheets.merchants.aid.blocks import Block, paragraph, zoned
from sheets.merchants.aid.examples import final_example
from sheets.merchants.aid.pictures import card, placed
from sheets.merchants.aid.turn import TEXT_PT
from sheets.merchants.edition.edition import TRACKS, Edition
from sheets.merchants.options import with_option
from sheets.table.table import Table
from sheets.words.words import Words

SUM_PT, STEP_PT = 11.5, 9.5
SIGN = 4.2
TOTAL, EQUALS = (6.8, 6.0), 2.2  # The box of the sum, and before it the sign's room.
SUM_HIGH, SUM_DOWN = 11.4, 8.0  # The sum's height, and the middle of its figures in it.


def ending(
    endings: Sequence[str], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return when the game ends (M3.6, M7.1, F9)."""
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    storeys = len(edition.archive.storeys) if edition.archive else 0
    values = {"needed": needed, "all": all_, "storeys": storeys}
    but_one = {"end": "end-but-one"} if needed == all_ - 1 else {}
    said = (
        words(with_option(f"ending.{but_one.get(each, each)}", edition.rules), **values)
        for each in endings
    )
    inner = paragraph(" ".join(said), wide - 4, TEXT_PT, table.theme)
    return zoned(words("aid.end"), inner, table.theme, "city")


def final_count(words: Words, wide: float, theme: Theme) -> Block:
    """Return what counts in the end, worked out for one sheet (M7.2-M7.6)."""
    note = paragraph(words("ending.count"), wide - 4, TEXT_PT, theme)

    def draw(box: Box) -> Iterator[Item]:
        yield from _sum(Box(box.x, box.y, box.width, SUM_HIGH), theme)
        below = box.y + SUM_HIGH
        yield from note.draw(Box(box.x, below, box.width, box.bottom - below))

    inner = Block(SUM_HIGH + note.height, draw)
    return zoned(words("aid.count"), inner, theme, "crown")


def _sum(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the terms side by side, each under its sign, a track's step beside it; then the sum."""
    shown = final_example()
    pitch = (box.width - TOTAL[0] - EQUALS) / len(shown.counted)
    for index, (part, points) in enumerate(shown.counted.items()):
        x = box.x + (index + 0.5) * pitch
        step = getattr(shown.sheet, part) if part in TRACKS else None
        yield from _sign(part, step, (x, box.y + SIGN / 2 + 0.2), theme)
        place = box_around(x, box.y + SUM_DOWN, pitch, 4)
        yield write(str(points), place, SUM_PT, colour=theme.ink, name="bold", anchor="middle")
        sign = box_around(x + pitch / 2, box.y + SUM_DOWN, 2.6, 4)
        last = index + 1 == len(shown.counted)
        text = "=" if last else "+"
        yield write(text, sign, SUM_PT, colour=theme.ink, anchor="middle")
    place = box_around(box.right - TOTAL[0] / 2, box.y + SUM_DOWN, *TOTAL)
    yield rectangle(place, WHITE, Stroke(theme.ink, HEAVY), 0.6)
    total = str(shown.total)
    yield write(total, place, SUM_PT + 1.5, colour=theme.ink, name="bold", anchor="middle")


def _sign(part: str, step: int | None, centre: Point, theme: Theme) -> Iterator[Item]:
    x, y = centre
    if part == "cards":
        yield placed(card(bought=True), centre, theme, 0.8)
        return
    name = {"crowns": "crown", "artifacts": "artifact"}.get(part, part)
    left = x if step is None else x - 1.6
    yield icon(name, (left, y), SIGN, theme.ink, theme.fill(name))
    if step is not None:
        place = Box(left + SIGN / 2 + 0.4, y - 2, 4, 4)
        yield write(str(step), place, STEP_PT, colour=theme.ink)
