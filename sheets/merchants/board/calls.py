"""The calls sheets for play online: a line for each turn, to note what its player called (M1.3).

Nothing is scored from it: it settles what stands where when two boards differ.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from math import ceil

from sheets.drawing.figures import box_mark, capitalised, field, field_inside
from sheets.drawing.lettering import leading, wrap, write, write_lines, write_name
from sheets.drawing.paper import SHARED
from sheets.drawing.paths import line
from sheets.drawing.shapes import Box, Item, Stroke
from sheets.drawing.sizes import FIRM, LABEL_PT, LEAST_PT
from sheets.hexes import hex_name, row_of
from sheets.merchants.edition.edition import Board, Edition
from sheets.merchants.marks import call_mark
from sheets.page.boxes import FOOTER
from sheets.page.layout import Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

HEADER = Box(0, 0, SHARED.width, 14)
DATE_FIELD = Box(HEADER.right - 34, 0.5, 34, 13)
NAME_FIELD = Box(DATE_FIELD.x - 66, 0.5, 62, 13)
TEXT_PT = 9.5
TURNS = 36  # As many as fit on a sheet.
HEXES = 2.5  # What a turn fills at least in the mean of a game: two or three (M3).
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
    """Return all of a calls sheet but the player's name and the turns."""
    theme, title = table.theme, words("sheet.calls")
    top = HEADER.bottom + 3
    items = (
        *page_title(title, edition, table, words, HEADER),
        *field("player.name", words("name"), NAME_FIELD, theme),
        *field("date", words("date"), DATE_FIELD, theme),
        *_text(edition, table, words, Box(0, top, SHARED.width, 0)),
    )
    return Layout("calls", footer(title, edition, table, words), items)


def calls_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the calls sheets: those of each player online, else those of the table."""
    seats = range(table.players) if table.online else (None,)
    sheets = sheets_for(edition.board, table.players)
    lines = [tuple(_lines(sheet, table, words)) for sheet in range(sheets)]
    return tuple(
        _page(seat, sheet, lines[sheet], table, words) for seat in seats for sheet in range(sheets)
    )


def sheets_for(board: Board, players: int) -> int:
    """Return how many sheets have a line for each turn until the land in play is full."""
    last = board.rows_in_play(players)
    taken = {*board.lake_hexes, *board.start_resources, *board.printed_resources}
    free = sum(row_of(hex_) <= last for hex_ in {*board.hexes} - taken)
    return max(ceil(free / HEXES / TURNS), 1)


def _page(
    seat: int | None, sheet: int, lines: tuple[Item, ...], table: Table, words: Words
) -> Page:
    """Return a sheet with a player's name, where it is somebody's; the first is number 0."""
    title = words("sheet.calls")
    number = str(sheet + 1) if sheet else ""
    if seat is None:
        return Page("calls", title, lines, part=number)
    part = f"{seat + 1}-{number}" if number else ""
    player = table.seats[seat].name
    if not player:
        return Page("calls", title, lines, seat, part)
    name = write_name(player, field_inside(NAME_FIELD), 14, colour=table.theme.ink)
    of_player = words("sheet.of", sheet=title, player=player)
    return Page("calls", of_player, (*lines, *name), seat, part, player)


def _lines(sheet: int, table: Table, words: Words) -> Iterator[Item]:
    """Yield the turns of a sheet in blocks side by side."""
    top = SHARED.height - FOOTER - TURNS // BLOCKS * ROW
    for block in range(BLOCKS):
        yield from _block(block, sheet * TURNS, top, table, words)


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


def _block(block: int, before: int, top: float, table: Table, words: Words) -> Iterator[Item]:
    """Yield half of a sheet's turns below each other, a line above the first one of each round."""
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
        number, y = before + block * TURNS // BLOCKS + row + 1, top + row * ROW
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
