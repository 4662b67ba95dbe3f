"""The archive of the family version: storeys of places, each a falling list of spells (F8)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR, heading, struck_out
from sheets.drawing.filling import draw_pen
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke, box_around, ellipse, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Place
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.family.marks import archive_mark, place_name
from sheets.table.table import Table
from sheets.words.words import Words

OVAL = (10.0, 7.4)  # Two letters fit.
USED = 5.6  # The square to cross out, with the white that it needs around.
GAP = 2.6  # Between places.
HEAD = 4.4  # A place's letter.
INSET = 1.4
KEY_SCALE = 0.6
NAME_UP, NAME_ROW = 2.4, 4.0  # A spell's name above the middle of its row,
EFFECT_DOWN, EFFECT_SCALE = 2.2, 0.8  # and the picture of its effect below.


def draw_archive(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the archive, the first storey uppermost, with how to mark it."""
    theme = table.theme
    yield heading(words("guilds.archive"), Box(box.x, box.y, 40, 4), theme)
    yield from _key(Box(box.x + 40, box.y, box.width - 40, 4), words, theme)
    storeys = edition.archive.storeys if edition.archive else ()
    top = box.y + 5.5
    height = (box.bottom - top + GAP) / max(len(storeys), 1)
    for index, storey in enumerate(storeys):
        row = Box(box.x, top + index * height, box.width, height - GAP)
        title = Box(row.x, row.y, row.width, 4)
        text = words("guilds.storey", number=index + 1)
        yield write(text, title, LABEL_PT, colour=theme.ink, name="bold")
        pitch = (row.width + GAP) / len(storey.places)
        for number, place in enumerate(storey.places):
            cell = Box(row.x + number * pitch, row.y + 4.4, pitch - GAP, row.height - 4.4)
            yield from _place((index + 1, number + 1), place, edition, cell, table, words)


def _key(box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield, from the right, a spell's oval and square as the pen leaves them (F5, F8)."""
    square = box_around(0, 0, USED)
    oval = box_around(0, 0, *OVAL)
    line = Stroke(theme.ink, FIRM)
    cross = (rectangle(square, "#ffffff", line, 0.6), *draw_pen("cross", square, theme.pen))
    taken = (ellipse(oval, "#ffffff", line), *draw_pen("write", oval, theme.pen, "A"))
    right = box.right
    for label, shape, items in (("square", square, cross), ("oval", oval, taken)):
        text, wide = words(f"guilds.{label}"), KEY_SCALE * shape.width
        left = right - width(text, LABEL_PT) - 0.02
        place = Box(left, box.y, right - left, box.height)
        yield write(text, place, LABEL_PT, colour=theme.quiet)
        yield Group(items, left - 1.2 - wide / 2, box.centre[1], KEY_SCALE)
        right = left - wide - 5
    corner = Box(box.x, box.y, right - box.x, box.height)
    yield write(words("guilds.corner"), corner, LABEL_PT, colour=theme.quiet, anchor="end")


def _place(
    at: tuple[int, int], place: Place, edition: Edition, cell: Box, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    is_open = place.players <= max(table.players, 2)  # F2
    yield rectangle(cell, None, Stroke(theme.ink if is_open else theme.line, HAIR), 1.2)
    head = Box(cell.x + INSET, cell.y + 0.6, cell.width - 2 * INSET, HEAD)
    yield write(place_name(*at), head, LABEL_PT, colour=theme.quiet, name="bold")
    if place.players > 2:
        key = "player.from-most" if place.players == 4 else "player.from"
        players = words(key, players=place.players)
        yield write(players, head, LEAST_PT, colour=theme.quiet, anchor="end")
    pitch = (cell.bottom - head.bottom - 0.8) / len(place.spells)
    for index, spell in enumerate(place.spells):
        row = Box(cell.x + INSET, head.bottom + index * pitch, cell.width - 2 * INSET, pitch)
        text = edition.spell_text(spell, table.language)
        marks = archive_mark(*at, index + 1, "initial"), archive_mark(*at, index + 1, "used")
        icon = edition.icon_of(spell)
        yield from _spell(marks, text, icon, row, table, is_open=is_open)
    if not is_open:
        # Below the number of players, which says why.
        yield struck_out(
            Box(cell.x + 1, head.bottom, cell.width - 2, cell.bottom - head.bottom - 1), theme
        )


def _spell(
    marks: tuple[str, str], text: str, icon: str, row: Box, table: Table, *, is_open: bool
) -> Iterator[Item]:
    """Yield a spell between its oval and its square, which have these marks."""
    theme = table.theme
    colour = theme.ink if is_open else theme.quiet
    y = row.centre[1]
    oval = Box(row.x, y - OVAL[1] / 2, *OVAL)
    square = box_around(row.right - USED / 2 - 0.8, y, USED)
    line = Stroke(colour if is_open else theme.line, FIRM if is_open else HAIR)
    shapes = (ellipse(oval, "#ffffff", line), rectangle(square, "#ffffff", line, 0.6))
    room = Box(oval.right + 2, row.y, square.x - oval.right - 4, row.height)
    label = box_around(room.centre[0], y - NAME_UP, room.width, NAME_ROW)
    yield write(text, label, LABEL_PT, colour=colour, name="bold" if is_open else "text")
    if is_open:
        scale = min(EFFECT_SCALE, room.width / effect_width(icon))
        yield effect(icon, (room.x, y + EFFECT_DOWN), theme, scale)
        taken, used = marks
        yield Mark(taken, "write", oval, shapes[:1])
        yield Mark(used, "mark", square, shapes[1:])
    else:
        yield from shapes
