"""The calls sheet for play online: a line for each turn, to note what its player called (M1.3).

Nothing is scored from it: it settles what stands where when two boards differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from sheets.drawing.figures import FIRM, box_mark, capitalised, field, field_inside
from sheets.drawing.lettering import (
    LABEL_PT,
    LEAST_PT,
    leading,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.paper import SHARED
from sheets.drawing.shapes import Box, Item, Stroke, line
from sheets.hexes import hex_name
from sheets.merchants.board.marks import call_mark
from sheets.merchants.edition.edition import Edition
from sheets.page.identity import footer, page_title
from sheets.page.layout import FOOTER, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

HEADER = Box(0, 0, SHARED.width, 14)
DATE_FIELD = Box(HEADER.right - 34, 0.5, 34, 13)
NAME_FIELD = Box(DATE_FIELD.x - 66, 0.5, 62, 13)
TEXT_PT = 9.5
TURNS = 36  # As many as fit; a game of four has about thirty.
BLOCKS = 2
GUTTER = 6.0
ROW = 8.7
TALL = 7.6
BETWEEN = 0.8
NUMBER = 8.0
# What is noted of a turn, by the width of its box; the rest is the action's.
COLUMNS: Mapping[str, float] = {
    "who": 10.0,
    "one": 17.0,
    "two": 17.0,
    "worker": 12.0,
    "action": 0.0,
    "closed": 18.0,
    "card": 18.0,  # In the family version the spell taken (F8).
}
HEADINGS: Mapping[str, str] = {"one": "resource", "two": "resource"}


def calls_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a calls sheet but the player's name."""
    theme, title = table.theme, words("sheet.calls")
    top = HEADER.bottom + 3
    text = tuple(_text(edition, table, words, Box(0, top, SHARED.width, 0)))
    rows = SHARED.height - FOOTER - TURNS // BLOCKS * ROW
    items = (
        *page_title(title, edition, table, words, HEADER),
        *field("player.name", words("name"), NAME_FIELD, theme),
        *field("date", words("date"), DATE_FIELD, theme),
        *text,
        *(item for block in range(BLOCKS) for item in _block(block, rows, table, words)),
    )
    return Layout("calls", footer(title, edition, table, words), items)


def calls_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the calls sheets: one for each player online, else one for the table."""
    title = words("sheet.calls")
    if not table.online:
        return (Page("calls", title),)
    return tuple(_page(title, seat, table, words) for seat in range(table.players))


def _page(title: str, seat: int, table: Table, words: Words) -> Page:
    player = table.seats[seat].name
    if not player:
        return Page("calls", title, seat=seat)
    name = write_name(player, field_inside(NAME_FIELD), 14, colour=table.theme.ink)
    of_player = words("sheet.of", sheet=title, player=player)
    return Page("calls", of_player, name, seat, player=player)


def _text(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield what is to be called, and how it may sound."""
    language = table.language
    card = edition.columns[0].cards[0]
    storeys = edition.archive.storeys if edition.archive else ()
    spells = [spell for storey in storeys for place in storey.places for spell in place.spells]
    used, taken, *_ = (*spells, card.spell, card.spell)
    ships = map(hex_name, edition.board.ships if used == "astral-ship" else ())
    example = words(
        "calls.example",
        one=capitalised(edition.resource_text("gold", language)),
        two=edition.resource_text("city", language),
        building=edition.building_text(card.building, language),
        card=edition.columns[-1].cards[0].number,
        spell=" ".join((edition.spell_text(used, language), *islice(ships, 1))),
        taken=edition.spell_text(taken, language),
    )
    y = box.y
    for text in (words("calls.rule"), example):
        lines = wrap(text, box.width, TEXT_PT)
        place = Box(box.x, y, box.width, len(lines) * leading(TEXT_PT))
        yield from write_lines(lines, place, TEXT_PT, colour=table.theme.ink)
        y = place.bottom


def _block(block: int, top: float, table: Table, words: Words) -> Iterator[Item]:
    """Yield half of the turns below each other, a line above the first one of each round."""
    theme = table.theme
    width = (SHARED.width - (BLOCKS - 1) * GUTTER) / BLOCKS
    left = block * (width + GUTTER)
    columns = tuple(_columns(left + NUMBER, width - NUMBER))
    turn = Box(left, top - 5, NUMBER, 4)
    yield write(words("calls.turn"), turn, LEAST_PT, colour=theme.quiet)
    for name, x, wide in columns:
        heading = words(f"calls.{HEADINGS.get(name, name)}")
        yield write(heading, Box(x, top - 5, wide, 4), LEAST_PT, colour=theme.quiet)
    for row in range(TURNS // BLOCKS):
        number, y = block * TURNS // BLOCKS + row + 1, top + row * ROW
        if number % table.players == 1:
            edge = y - (ROW - TALL) / 2
            yield line((left, edge), (left + width, edge), stroke=Stroke(theme.ink, FIRM))
        figure = Box(left, y, NUMBER - 1, TALL)
        yield write(str(number), figure, LABEL_PT, colour=theme.ink, name="bold")
        for name, x, wide in columns:
            yield box_mark(call_mark(number, name), Box(x, y, wide, TALL), theme)


def _columns(left: float, width: float) -> Iterator[tuple[str, float, float]]:
    """Yield each column's name, its left side and its width."""
    rest = width - sum(COLUMNS.values()) - (len(COLUMNS) - 1) * BETWEEN
    x = left
    for name, fixed in COLUMNS.items():
        wide = fixed or rest
        yield name, x, wide
        x += wide + BETWEEN


CALLS = Kind(calls_layout, calls_pages)
