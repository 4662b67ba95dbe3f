"""The archive of the family version as a tower: storeys of places, falling lists of spells (F8)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, HAIR
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, width, write
from sheets.drawing.shapes import Box, Item, Mark, Stroke, box_around, line, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Place, Storey
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.family.marks import place_name, used_mark, who_mark
from sheets.merchants.family.owners import owner_ring
from sheets.merchants.family.plan import Plan
from sheets.merchants.family.tower import (
    BAND,
    EAVES,
    PLINTH,
    crown_height,
    draw_crown,
    draw_floor,
    draw_plinth,
)
from sheets.table.table import Table
from sheets.words.words import Words

CLEAR = 2.05  # White around a mark.
UNDER = 0.3  # Between a storey's band and its first spell,
OVER = 0.2  # and below its last one.
UNDER_LINE = 0.3  # A name stands lower, where lines divide the spells.
INSET = CLEAR + 0.2  # From a place's side to its marks.
EFFECT_SCALE = 0.72
NAME_GAP = 1.6  # Between a spell's name and the picture of its effect.


def places_at(storey: Storey, players: int) -> tuple[tuple[int, Place], ...]:
    """Return the places of a storey that are in play, each with its number (F2)."""
    numbered = enumerate(storey.places, 1)
    return tuple(each for each in numbered if each[1].players <= max(players, 2))


def draw_archive(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the tower without the players' rings, the first storey uppermost."""
    yield from draw_crown(plan, table)
    yield draw_plinth(plan.tower, table.theme)
    for number, floor, cells in _storeys(edition, table, plan):
        yield from draw_floor(number, floor, words, table.theme)
        yield from _courses(cells, table.theme, plan.ring)
        for at, place, cell in cells:
            yield from _place(at, place, cell, edition, table, words, plan.ring)


def draw_takers(edition: Edition, table: Table, plan: Plan) -> Iterator[Mark]:
    """Yield everybody's ring at every spell."""
    for _, _, cells in _storeys(edition, table, plan):
        for at, place, cell in cells:
            for number, (_, marks) in enumerate(_rows(place, cell, plan.ring), 1):
                for seat, box in enumerate(_spread(marks, plan.ring, table.players)):
                    yield owner_ring(who_mark(*at, number, seat), seat, box, table)


def _storeys(
    edition: Edition, table: Table, plan: Plan
) -> Iterator[tuple[int, Box, list[tuple[tuple[int, int], Place, Box]]]]:
    """Yield each storey: its number, its box with the band, its places with theirs."""
    storeys = edition.archive.storeys if edition.archive else ()
    tower = Box(plan.tower.x + EAVES, plan.tower.y, plan.tower.width - 2 * EAVES, plan.tower.height)
    top = tower.y + crown_height(plan)
    in_play = [places_at(storey, table.players) for storey in storeys]
    deep = [max((len(place.spells) for _, place in each), default=1) for each in in_play]
    pitch = (tower.bottom - PLINTH - top - len(deep) * (BAND + UNDER + OVER)) / max(sum(deep), 1)
    for number, (places, spells) in enumerate(zip(in_play, deep, strict=True), 1):
        floor = Box(tower.x, top, tower.width, BAND + UNDER + spells * pitch + OVER)
        across = tower.width / max(len(places), 1)
        cells = [
            (
                (number, place_number),
                place,
                Box(
                    tower.x + index * across,
                    floor.y + BAND + UNDER,
                    across,
                    len(place.spells) * pitch,
                ),
            )
            for index, (place_number, place) in enumerate(places)
        ]
        yield number, floor, cells
        top = floor.bottom


def _rows(place: Place, cell: Box, ring: float) -> Iterator[tuple[Box, Box]]:
    """Yield where a spell's name and its marks lie, for each spell of a place."""
    pitch = cell.height / len(place.spells)
    left, wide = cell.x + INSET, cell.width - 2 * INSET
    for index in range(len(place.spells)):
        top = cell.y + index * pitch
        marks = Box(left, top + pitch - CLEAR - ring, wide, ring)
        yield Box(left, top, wide, marks.y - CLEAR - top), marks


def _spread(row: Box, ring: float, players: int) -> Iterator[Box]:
    """Yield the rings of a row, which leave its right end to the square."""
    pitch = (row.width - ring) / players
    for seat in range(players):
        yield box_around(row.x + ring / 2 + seat * pitch, row.centre[1], ring)


def _courses(
    cells: list[tuple[tuple[int, int], Place, Box]], theme: Theme, ring: float
) -> Iterator[Item]:
    """Yield the courses of the wall that the names of spells stand on."""
    for _, place, cell in cells:
        for head, _ in _rows(place, cell, ring):
            course = Box(cell.x + 0.2, head.y, cell.width - 0.4, head.height)
            if tint := theme.fill("panel"):
                yield rectangle(course, tint)
            elif head.y > cell.y:
                y = head.y + HAIR
                ends = (course.x, y), (course.right, y)
                yield line(*ends, stroke=Stroke(theme.line, HAIR))


def _place(
    at: tuple[int, int],
    place: Place,
    cell: Box,
    edition: Edition,
    table: Table,
    words: Words,
    ring: float,
) -> Iterator[Item]:
    theme = table.theme
    if at[1] > 1:
        thin = Stroke(theme.line, HAIR)
        yield line((cell.x, cell.y), (cell.x, cell.bottom - 0.6), stroke=thin)
    for number, (head, marks) in enumerate(_rows(place, cell, ring), 1):
        spell = place.spells[number - 1]
        text = edition.spell_text(spell, table.language)
        code = words("guilds.place", name=place_name(*at)) if number == 1 else ""
        yield from _spell(text, edition.icon_of(spell), code, head, theme)
        square = box_around(marks.right - ring / 2, marks.centre[1], ring)
        shape = rectangle(square, "#ffffff", Stroke(theme.ink, FIRM), 0.6)
        yield Mark(used_mark(*at, number), "cross", square, (shape,))


def _spell(text: str, picture: str, code: str, head: Box, theme: Theme) -> Iterator[Item]:
    """Yield a spell's name and what it does, and in the first line what its place is called."""
    y, right = head.centre[1], head.right
    top = head.y if theme.fill("panel") else head.y + UNDER_LINE
    if code:
        box = Box(right - 12, head.y, 12, head.height)
        yield write(code, box, LEAST_PT, colour=theme.quiet, anchor="end")
        right -= width(code, LEAST_PT)
    wide = effect_width(picture, EFFECT_SCALE)
    room = right - head.x - wide - NAME_GAP
    name = Box(head.x, top, min(room, width(text, LABEL_PT, "bold") + 0.02), head.height)
    yield write(text, name, LABEL_PT, colour=theme.ink, name="bold")
    yield effect(picture, (name.right + NAME_GAP, y), theme, EFFECT_SCALE)
