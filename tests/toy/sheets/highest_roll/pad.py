"""The roll pad: a row of figures for each player."""

from __future__ import annotations

from collections.abc import Mapping

from sheets.drawing.figures import box_mark
from sheets.drawing.lettering import write, write_name
from sheets.drawing.shapes import Box, Item
from sheets.highest_roll.edition import Edition
from sheets.lint.rules import Size
from sheets.page.boxes import BODY_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.text import Text
from sheets.words.translation import Words

ROW, BOX = 20.0, 12.0
SIZES = (Size("roll.", 5.0, 5.0), Size("total.", 9.0, 7.0))  # The least of its marks.

WORDS: Mapping[str, Text] = {"sheet.pad": Text("Roll pad"), "pad.total": Text("Total")}


def roll_mark(seat: int, roll: int) -> str:
    """Return the mark of a roll's box, the seat counted from 0, the roll as printed: `roll.1.2`."""
    return f"roll.{seat + 1}.{roll}"


def total_mark(seat: int) -> str:
    """Return the mark of a player's total: `total.1`."""
    return f"total.{seat + 1}"


def pad_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a pad but the players' names."""
    items: list[Item] = [*page_title(words("sheet.pad"), edition, table, words)]
    for seat in range(table.players):
        for roll in range(1, edition.rolls + 1):
            items.append(box_mark(roll_mark(seat, roll), _box(seat, roll), table.theme))
        total = _box(seat, edition.rolls + 2)
        label = Box(total.x, total.y - 5, 30, 4)
        items.append(write(words("pad.total"), label, 9, colour=table.theme.ink))
        items.append(box_mark(total_mark(seat), total, table.theme))
    return Layout("pad", footer(words("sheet.pad"), edition, table, words), tuple(items))


def pad_pages(_edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the pad's one page, with the players' names."""
    names = [
        each
        for number, seat in enumerate(table.seats)
        for each in write_name(seat.name, _name(number), 12, colour=table.theme.ink)
    ]
    return (Page("pad", words("sheet.pad"), tuple(names)),)


def _name(seat: int) -> Box:
    return Box(BODY_BOX.x, BODY_BOX.y + (seat + 1) * ROW, 60, BOX)


def _box(seat: int, column: int) -> Box:
    return Box(BODY_BOX.x + 60 + column * (BOX + 4), BODY_BOX.y + (seat + 1) * ROW, BOX, BOX)


PAD = Kind(pad_layout, pad_pages, Camera(100, "K"))
