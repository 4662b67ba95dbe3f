"""The calls sheets for play online: a line for each turn, to note what its player called (M1.3).

Nothing is scored from it: it settles what stands where when two boards differ.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise
from math import ceil, floor
from typing import NamedTuple

from sheets.drawing.figures import box_mark, capitalised
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.paths import line, lines, rectangle
from sheets.drawing.pictures import (
    Part,
    as_part,
    hex_of,
    house,
    oval,
    plus,
    row,
    sign,
    smaller,
    worker,
)
from sheets.drawing.shapes import WHITE, Box, Group, Item, Mark, Stroke, Zone
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import cut, shared_out, span, widest
from sheets.hexes import hex_name, row_of
from sheets.merchants.dice import draw_die
from sheets.merchants.edition.edition import Board, Edition
from sheets.merchants.marks import call_mark
from sheets.page.frame import draw_border
from sheets.page.layout import Kind, Layout, Page, footer, named_page
from sheets.page.panels import BORDER, HEAD, ROOM, panelled_head
from sheets.table.table import Table
from sheets.words.translation import Words

FIELD = 8.7  # The height of name and date.
DATE = Box(HEAD.right - 36, HEAD.y + 2.2, 31, FIELD)
NAME = Box(DATE.x - 70, DATE.y, 58, FIELD)
LABEL = 11.0
TEXT_PT, NUMBER_PT = 8.5, 14.4
HEXES = 3  # What a turn fills at most (M3); few games go on until the land is full.
BLOCKS, GUTTER = 2, 3.6
APART = 0.4  # More than zones are from the border's dark pieces.
WIDE = (ROOM.width - 2 * APART - (BLOCKS - 1) * GUTTER) / BLOCKS
HEADS = Box(ROOM.x + APART, ROOM.y - 0.4, WIDE, 10.4)  # Of the columns in the first block.
FREE = 4.4  # Below the rounds, between the border's lower corners.
ROUNDS = Box(HEADS.x, HEADS.bottom + 0.8, WIDE, ROOM.bottom - FREE - HEADS.bottom - 0.8)
SAYS = Box(ROUNDS.x + 5, ROUNDS.bottom + 0.6, ROOM.width - 2 * (APART + 5), FREE - 0.6)
BETWEEN = 0.7  # Rounds.
WITHIN = 0.2  # Between the lines around a place and the place.
LEAST_ROW, MOST_ROW = 6.3, 10.0
SHIELD, DIE, LETTER = 7.0, 5.8, 5.2  # The largest shield, and the boxes in a row.
NUMBER = 7.9
TALL = 1.25  # How high a zone is at most, in its widths.


@as_part(11.2)
def _dice(theme: Theme) -> Iterator[Item]:
    for x, face in ((2.5, 4), (8.7, 2)):
        yield from draw_die(face, (x, 0), 5.0, theme)


@as_part(11.8)
def _special_dice(theme: Theme) -> Iterator[Item]:
    for x, resource in ((2.8, "wood"), (9.0, "gold")):
        yield rectangle(Box.around(x, 0, 5.6), WHITE, Stroke(theme.ink, 0.5), 1)
        yield icon(resource, (x, 0), 4.2, theme.ink, theme.fill(resource))


@as_part(5.4)
def _closed(theme: Theme) -> Iterator[Item]:
    """Yield a hex that a pen has struck through."""
    yield from smaller(hex_of(sign("wood", 3.2), tint="wood"), 1.2).draw(theme)
    yield line((-0.7, 1.9), (6.1, -1.9), stroke=Stroke(theme.pen, 0.6))


class Column(NamedTuple):
    """What is noted of a turn: the width of its place, and the picture above it."""

    width: float
    head: Part


_DRAWN = smaller(hex_of(sign("question", 3.4)), 1.2)
_SPELL = sign("star", 5.2, tint="crystal")
_ACTION = row(_SPELL, house, sign("relic", 4.8), sign("monument", 4.8), gap=0.5)
COLUMNS: Mapping[str, Column] = {
    "who": Column(9.5, row()),
    "dice": Column(14.4, _dice),
    "one": Column(14.6, _DRAWN),
    "artifact": Column(10.2, sign("artifact", 5.6)),
    "two": Column(14.6, _DRAWN),
    "worker": Column(11.4, worker(5.6)),
    "action": Column(0.0, _ACTION),  # The rest of the width.
    "closed": Column(14.2, _closed),
    "card": Column(11.4, oval),
}
# In the family version nobody finds artifacts (F1), and a spell is taken (F8).
FAMILY: Mapping[str, Column] = {
    **{name: column for name, column in COLUMNS.items() if name != "artifact"},
    "action": Column(0.0, _SPELL),
    "closed": Column(16.0, _closed),
    "card": Column(22.0, row(plus, _SPELL)),
}


class Rounds(NamedTuple):
    """How the rounds of a game lie: on so many sheets, so many in each block of one."""

    sheets: int
    in_block: int
    players: int

    @property
    def row(self) -> float:
        """The height of a turn."""
        return (ROUNDS.height - (self.in_block - 1) * BETWEEN) / self.in_block / self.players


def rounds_for(board: Board, players: int) -> Rounds:
    """Return as many rounds as a game has at most that ends before the land in play is full."""
    last = board.rows_in_play(players)
    taken = {*board.lake_hexes, *board.start_resources, *board.printed_resources}
    free = sum(row_of(hex_) <= last for hex_ in {*board.hexes} - taken)
    blocks = ceil(free / HEXES / players) / BLOCKS
    most = floor((ROUNDS.height + BETWEEN) / (players * LEAST_ROW + BETWEEN))
    least = ceil((ROUNDS.height + BETWEEN) / (players * MOST_ROW + BETWEEN))
    sheets = max(ceil(blocks / most), 1)
    return Rounds(sheets, max(ceil(blocks / sheets), least), players)


def calls_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a calls sheet but the player's name and the rounds."""
    theme, title = table.theme, words("sheet.calls")
    items = (
        *panelled_head(title, edition, table, words),
        *_field("player.name", words("name"), NAME, theme),
        *_field("date", words("date"), DATE, theme),
        *_says(edition, table, words),
        *(Group(tuple(_heads(table, words)), dx) for dx in _blocks()),
        *draw_border(BORDER, theme, plain=table.plain),
    )
    return Layout("calls", footer(title, edition, table, words), items)


def calls_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the calls sheets: those of each player online, else those of the table."""
    seats = range(table.players) if table.online else (None,)
    rounds = rounds_for(edition.board, table.players)
    drawn = [
        Group(tuple(_rounds(rounds, sheet, table)), name=f"rounds-{sheet}")
        for sheet in range(rounds.sheets)
    ]
    zones = [tuple(_zones(rounds, sheet, table, words)) for sheet in range(rounds.sheets)]
    return tuple(
        replace(_page(seat, sheet, items, table, words), zones=zones[sheet])
        for seat in seats
        for sheet, items in enumerate(drawn)
    )


def _zones(rounds: Rounds, sheet: int, table: Table, words: Words) -> Iterator[Zone]:
    """Yield some rounds each, a few of their columns, and the head."""
    cuts, high = _cuts(rounds, table), rounds.players * rounds.row + BETWEEN
    down = max(int(TALL * WIDE / (len(cuts) + 1) / high), 1)
    for block, dx in enumerate(_blocks()):
        before = (sheet * BLOCKS + block) * rounds.in_block + 1
        for turns in shared_out(rounds.in_block, down):
            first, last = before + turns[0], before + turns[-1]
            y, tall = ROUNDS.y + turns[0] * high, len(turns) * high - BETWEEN
            title = words("zone.rounds", rounds=span(first, last))
            box = Box(ROUNDS.x + dx, y, WIDE, tall)
            yield from cut(f"rounds-{first}", title, box, *(x + dx for x in cuts))
    yield Zone("name", words("name"), NAME.joined(DATE))


def _cuts(rounds: Rounds, table: Table) -> list[float]:
    """Return where the columns of the first block are cut into zones, as few as can be."""
    columns, room = [place for _, _, place in _columns(table)], widest(rounds.row)
    for most in range(len(columns), 0, -1):
        lefts = [columns[few[0]].x for few in shared_out(len(columns), most)]
        ends = [ROUNDS.x, *lefts[1:], ROUNDS.right]
        if all(right - left <= room for left, right in pairwise(ends)):
            break
    return lefts[1:]


def _page(seat: int | None, sheet: int, rounds: Item, table: Table, words: Words) -> Page:
    """Return a sheet with a player's name, where it is somebody's; the first is number 0."""
    number = str(sheet + 1) if sheet else ""
    part = number if seat is None or not number else f"{seat + 1}-{number}"
    page = Page("calls", words("sheet.calls"), (rounds,), seat, part)
    name = partial(write_name, box=NAME.inset(1.5), size_pt=14, colour=table.theme.ink)
    return named_page(page, table, words, name)


def _field(name: str, label: str, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a box to write in, and before it what it is called."""
    before = Box(box.x - LABEL - 1, box.y, LABEL, box.height)
    yield write(label, before, LEAST_PT, colour=theme.ink, anchor="end")
    yield box_mark(name, box, theme)


def _says(edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield how a turn is called."""
    language, ink = table.language, table.theme.ink
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
    rule = words("calls.rule")
    left = SAYS.x + width(rule, TEXT_PT, "bold") + 2.5
    yield write(rule, SAYS, TEXT_PT, colour=ink, name="bold")
    yield write(example, SAYS._replace(x=left, width=SAYS.right - left), TEXT_PT, colour=ink)


def _blocks() -> Iterator[float]:
    """Yield how far to the right of the first block each block lies."""
    return (block * (WIDE + GUTTER) for block in range(BLOCKS))


def _columns(table: Table) -> Iterator[tuple[str, Part, Box]]:
    """Yield each column's name, its picture and its place in the heads of the first block."""
    columns = FAMILY if table.variant == "family" else COLUMNS
    rest = WIDE - NUMBER - sum(column.width for column in columns.values())
    x = HEADS.x + NUMBER
    for name, column in columns.items():
        head = _special_dice if name == "dice" and table.dice == "special" else column.head
        yield name, head, Box(x, HEADS.y, column.width or rest, HEADS.height)
        x += column.width or rest


def _heads(table: Table, words: Words) -> Iterator[Item]:
    """Yield the pictures and words above a block."""
    theme = table.theme
    if panel := theme.fill("panel"):
        yield rectangle(HEADS, panel, radius=1)
    foot = Stroke(theme.title, 0.5)
    yield line((HEADS.x, HEADS.bottom), (HEADS.right, HEADS.bottom), stroke=foot)
    turn = Box(HEADS.x, HEADS.y + 6.6, NUMBER + COLUMNS["who"].width, 3.6)
    yield write(words("calls.round"), turn, LEAST_PT, colour=theme.ink, anchor="middle")
    for name, picture, place in _columns(table):
        if name == "who":
            continue
        yield Group(tuple(picture.draw(theme)), place.centre[0] - picture.width / 2, place.y + 3.6)
        says = Box(place.x, turn.y, place.width, turn.height)
        yield write(words(f"calls.{name}"), says, LEAST_PT, colour=theme.ink, anchor="middle")


def _rounds(rounds: Rounds, sheet: int, table: Table) -> Iterator[Item]:
    """Yield the rounds of a sheet in blocks side by side."""
    columns = [(name, place) for name, _, place in _columns(table)]
    number = sheet * BLOCKS * rounds.in_block
    high = rounds.players * rounds.row
    for dx in _blocks():
        for step in range(rounds.in_block):
            number += 1
            place = Box(ROUNDS.x + dx, ROUNDS.y + step * (high + BETWEEN), WIDE, high)
            across = [(name, each.x + dx, each.width) for name, each in columns]
            yield from _round(number, place, rounds.row, across, table)


def _round(
    number: int,
    place: Box,
    row: float,
    columns: list[tuple[str, float, float]],
    table: Table,
) -> Iterator[Item]:
    """Yield a round: its number, and a row for each player in the order of play."""
    theme = table.theme
    yield rectangle(place, WHITE)
    figure = Box(place.x + 0.6, place.y, NUMBER - 1.2, place.height)
    yield write(str(number), figure, NUMBER_PT, colour=theme.title, name="display", anchor="middle")
    for seat, each in enumerate(table.seats):
        y = place.y + seat * row
        for name, x, wide in columns:
            mark = call_mark((number - 1) * table.players + seat + 1, name)
            box = Box(x, y, wide, row).inset(WITHIN)
            yield Mark(mark, "write", box, tuple(_printed(name, box, seat, each.initial, theme)))
    left = place.x + NUMBER
    rows = (place.y + seat * row for seat in range(1, table.players))
    across = [((left, y), (place.right, y)) for y in rows]
    down = [((x, place.y), (x, place.bottom)) for _, x, _ in columns]
    yield lines([*across, *down], Stroke(theme.outline("hex"), HAIR))
    yield rectangle(place, stroke=Stroke(theme.title, FIRM))


def _printed(column: str, box: Box, seat: int, initial: str, theme: Theme) -> Iterator[Item]:
    """Yield what is printed in a place: a shield, or boxes for what is short."""
    x, y = box.centre
    if column == "who":
        if tint := theme.fill(f"seat-{seat + 1}"):
            yield rectangle(box, tint)
        yield from shield(seat, Box.around(x, y, min(SHIELD, box.height - 0.3)), theme, initial)
    elif column == "dice":
        side = min(DIE, box.height - 0.6)
        for dx in (-3.3, 3.3):
            square = Box.around(x + dx, y, side)
            yield rectangle(square, WHITE, Stroke(theme.line, HAIR), 0.17 * side)
    elif column in ("one", "two"):
        high = min(LETTER + 1, box.height - 0.8)
        letter = Box(box.x + 0.7, y - high / 2, LETTER, high)
        yield rectangle(letter, None, Stroke(theme.line, HAIR, (0.3, 0.7)), 0.8)


CALLS = Kind(calls_layout, calls_pages)
