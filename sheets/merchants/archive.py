"""The archive of the family version: storeys of places, each a falling list of spells (F8)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, box_around, ellipse, rectangle
from sheets.figures import FIRM, HAIR, heading, struck_out
from sheets.lettering import LABEL_PT, LEAST_PT, write
from sheets.merchants.edition import Edition, Place
from sheets.table import Table
from sheets.words import Words

OVAL = (10.0, 7.4)  # Two letters fit.
USED = 5.6  # The square to cross out, with the white that it needs around.
GAP = 2.6  # Between places.
HEAD = 4.4  # A place's letter.
INSET = 1.4


def draw_archive(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the archive, the first storey uppermost, with how to mark it."""
    theme = table.theme
    yield heading(words("guilds.archive"), Box(box.x, box.y, 40, 4), theme)
    key = f"{words('guilds.oval')} · {words('guilds.square')}"
    yield write(
        key, Box(box.x + 40, box.y, box.width - 40, 4), LABEL_PT, colour=theme.quiet, anchor="end"
    )
    storeys = edition.archive.storeys if edition.archive else ()
    top = box.y + 5.5
    height = (box.bottom - top + GAP) / max(len(storeys), 1)
    for index, storey in enumerate(storeys):
        row = Box(box.x, top + index * height, box.width, height - GAP)
        title = Box(row.x, row.y, row.width, 4)
        text = words("guilds.storey", number=index + 1)
        yield write(text, title, LABEL_PT, colour=theme.ink, name="bold")
        width = (row.width + GAP) / len(storey.places)
        for number, place in enumerate(storey.places):
            cell = Box(row.x + number * width, row.y + 4.4, width - GAP, row.height - 4.4)
            name = f"{index + 1}{chr(ord('A') + number)}"
            yield from _place(name, place, edition, cell, table, words)


def _place(
    name: str, place: Place, edition: Edition, cell: Box, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    is_open = place.players <= max(table.players, 2)  # F2
    yield rectangle(cell, None, Stroke(theme.ink if is_open else theme.line, HAIR), 1.2)
    head = Box(cell.x + INSET, cell.y + 0.6, cell.width - 2 * INSET, HEAD)
    yield write(name, head, LABEL_PT, colour=theme.quiet, name="bold")
    if place.players > 2:
        key = "player.from-most" if place.players == 4 else "player.from"
        players = words(key, players=place.players)
        yield write(players, head, LEAST_PT, colour=theme.quiet, anchor="end")
    pitch = (cell.bottom - head.bottom - 0.8) / len(place.spells)
    for index, spell in enumerate(place.spells):
        row = Box(cell.x + INSET, head.bottom + index * pitch, cell.width - 2 * INSET, pitch)
        text = edition.spell_text(spell, table.language)
        yield from _spell(f"archive.{name}{index + 1}", text, row, table, is_open=is_open)
    if not is_open:
        yield struck_out(cell.inset(1), theme)


def _spell(name: str, text: str, row: Box, table: Table, *, is_open: bool) -> Iterator[Item]:
    theme = table.theme
    colour = theme.ink if is_open else theme.quiet
    y = row.centre[1]
    oval = Box(row.x, y - OVAL[1] / 2, *OVAL)
    square = box_around(row.right - USED / 2 - 0.8, y, USED)
    line = Stroke(colour if is_open else theme.line, FIRM if is_open else HAIR)
    shapes = (ellipse(oval, "#ffffff", line), rectangle(square, "#ffffff", line, 0.6))
    label = Box(oval.right + 1.2, row.y, square.x - oval.right - 3.2, row.height)
    yield write(text, label, LABEL_PT, colour=colour, name="bold" if is_open else "text")
    if is_open:
        yield Mark(f"{name}.initial", "write", oval, shapes[:1])
        yield Mark(f"{name}.used", "mark", square, shapes[1:])
    else:
        yield from shapes
