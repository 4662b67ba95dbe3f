"""The archive as a tower, its spells, and the end of the family version (F8 to F10, M9)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from sheets.drawing.filling import draw_pen
from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.merchants.aid.aid import Power, spells_of
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.beginning import CREW
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import column, panel
from sheets.merchants.booklet.sentences import TEXT_PT, running, said
from sheets.merchants.edition.edition import Place, split_strength
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.family.archive import places_at
from sheets.merchants.shields import shield
from sheets.words.text import Text

GAP = 2.4
SPELL, TOWER = 6.1, 74.0  # A spell's row, and how high the tower may be.
SCALE = 0.72  # Of the pictures.
STOREY, EAVES = 5.6, 1.0  # A storey's band, and how far it stands out.
OVER = 0.8  # What a storey has besides.
MERLON, BATTLEMENT = 3.4, 2.2
TAKER, BOX = 6.08, 4.0  # A shield, and the box that is crossed when the spell is used.
INDEX_PT = 8.5
SHOWN = 3  # Players of the example.


class Taken(NamedTuple):
    """A spell of the example: who took it, and whether it is used."""

    seat: int
    is_used: bool


def archive(book: Book) -> Leaf:
    """Return the page with the archive."""
    line_ = Text("Strongest first, storey by storey.")
    return Leaf(Text("The archive"), line_, partial(_blocks, book))


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.6
    right = wide - GAP - left
    rows = [*_taking(book, wide), _tower(book, wide)]
    last = beside([(_spells(book, left), left), (_end(book, right), right)], wide, GAP)
    return [column(rows, 1.0), last]


def _taking(book: Book, wide: float) -> Iterator[Block]:
    """Yield how spells are taken (F8)."""
    yield said(
        book,
        Text(
            "You closed a region, or several: take *one spell*, circle your initial. Who comes "
            "first chooses a place of storey 1 and its *uppermost* spell; the next takes the one "
            "below. A place is used up: choose another."
        ),
        "F8",
        wide,
    )


def _tower(book: Book, wide: float) -> Block:
    """Return the tower in the middle of a game of three: the first storey is taken."""
    storeys = book.edition.archive.storeys if book.edition.archive else ()
    floors = [[place for _, place in places_at(storey, SHOWN)] for storey in storeys]
    deep = [max((len(place.spells) for place in floor), default=1) for floor in floors]
    row = min(SPELL, (TOWER - len(deep) * (STOREY + OVER)) / max(sum(deep), 1))
    high = BATTLEMENT + sum(STOREY + each * row + OVER for each in deep) + 0.8

    def draw(box: Box) -> Iterator[Item]:
        tower = Box(box.x + EAVES, box.y + BATTLEMENT, box.width - 2 * EAVES, box.height)
        yield polygon(_battlements(tower), WHITE, Stroke(book.theme.title, FIRM))
        y = tower.y
        for number, (floor, each) in enumerate(zip(floors, deep, strict=True), 1):
            place = Box(tower.x, y, tower.width, STOREY + each * row + OVER)
            yield from _floor(book, number, floor, place, row)
            y = place.bottom

    return Block(high, draw, grows=False)


def _battlements(tower: Box) -> Iterator[tuple[float, float]]:
    number = 2 * round(tower.width / MERLON / 2) + 1
    wide = tower.width / number
    yield tower.x, tower.y
    for index in range(number):
        y = tower.y - (BATTLEMENT if index % 2 == 0 else 0.4)
        yield tower.x + index * wide, y
        yield tower.x + (index + 1) * wide, y
    yield tower.right, tower.y


def _floor(
    book: Book, number: int, places: Sequence[Place], box: Box, row: float
) -> Iterator[Item]:
    """Yield a storey: its band, which says what opens it, its places with their spells."""
    theme, on = book.theme, WHITE if book.theme.band else book.theme.ink
    yield rectangle(box, WHITE, Stroke(theme.title, FIRM))
    band = Box(box.x - EAVES, box.y, box.width + 2 * EAVES, STOREY)
    yield rectangle(band, theme.band or WHITE, Stroke(theme.title, FIRM))
    title = book.say(Text("Storey {number}", number=number))
    head = Box(band.x + 3, band.y, width(title, 11, "display") + 0.05, STOREY)
    yield write(title, head, 11, colour=on, name="display")
    opens = Text("open from the start") if number == 1 else Text("opens when all above is taken")
    note = Box(head.right + 3, band.y, band.right - 3 - head.right - 3, STOREY)
    yield write(book.say(opens), note, TEXT_PT, colour=on, anchor="end", least_pt=9.0)
    wide = box.width / max(len(places), 1)
    for index, place in enumerate(places):
        left = box.x + index * wide
        cell = Box(left, box.y + STOREY + 0.4, wide, len(place.spells) * row)
        if index:
            yield line((left, cell.y), (left, box.bottom), stroke=Stroke(theme.line, HAIR))
        taken = _taken(number, index, len(place.spells))
        for spell, key in enumerate(place.spells):
            line_ = Box(cell.x, cell.y + spell * row, wide, row)
            yield from _spell(book, key, taken.get(spell), line_)


def _taken(storey: int, place: int, spells: int) -> Mapping[int, Taken]:
    """Return who of three took the spells of a place: all of storey 1, one of storey 2."""
    number = spells if storey == 1 else int(storey == 2 and place == 0)
    return {
        spell: Taken((place + spell + storey - 1) % SHOWN, (place + spell) % 2 == 0 and storey == 1)
        for spell in range(number)
    }


def _spell(book: Book, key: str, taken: Taken | None, box: Box) -> Iterator[Item]:
    """Yield a spell of a place: what it does, its name, whose it is and its box."""
    theme, y = book.theme, box.centre[1]
    picture = book.edition.icon_of(key)
    yield effect(picture, (box.x + 1.6, y), theme, SCALE)
    left = box.x + 1.6 + max(effect_width(picture, SCALE), 8.4) + 1.2
    right = box.right - 1.6 - BOX - 0.6 - TAKER - 0.4
    name = book.edition.spell_text(key, book.table.language)
    place = Box(left, box.y, right - left, box.height)
    yield from write_name(name, place, TEXT_PT, colour=theme.ink, name="text")
    square = Box.around(box.right - 1.6 - BOX / 2, y, min(BOX, box.height - 0.6))
    yield rectangle(square, WHITE, Stroke(theme.ink, HAIR), 0.4)
    if taken:
        mark = Box.around(square.x - 0.6 - TAKER / 2, y, min(TAKER, box.height))
        initial = CREW[taken.seat] if box.height >= TAKER else ""  # Else it cannot be read.
        yield from shield(taken.seat, mark, theme, initial, solid=True)
        if taken.is_used:
            yield from draw_pen("cross", square.inset(0.3), theme.pen)


def _spells(book: Book, wide: float) -> Block:
    """Return what the archive's spells do, a line each (M9)."""
    rows = [_power(book, power, wide - 4) for power in archive_powers(book)]
    many = said(book, Text("Hold as many as you like; *use one* a turn."), "F5", wide - 4)
    inner = column([many, *rows], 0.2)
    return panel(book, Text("Spells"), inner, "star", note="M9")


def archive_powers(book: Book) -> Sequence[Power]:
    """Return the spells of the archive in play, each with all its strengths."""
    found: dict[str, set[str]] = {}
    for storey in book.edition.archive.storeys if book.edition.archive else ():
        for place in storey.places:
            for spell in place.spells:
                found.setdefault(split_strength(spell)[0], set()).add(spell)
    return tuple(spells_of(found, book.edition, book.table, book.words).values())


def _power(book: Book, power: Power, wide: float) -> Block:
    """Return a spell: its name, its picture at the right, below it what it does."""
    theme = book.theme
    told = running(power.effect, "", wide, theme, INDEX_PT)
    high = 4.4

    def draw(box: Box) -> Iterator[Item]:
        place = Box(box.x, box.y, wide, high)
        yield write(power.name, place, TEXT_PT, colour=theme.title, name="bold")
        left = box.x + wide - effect_width(power.picture, SCALE)
        yield effect(power.picture, (left, place.centre[1]), theme, SCALE)
        yield from told.draw(box._replace(y=place.bottom, height=told.height))

    return Block(high + told.height, draw, grows=False)


def _end(book: Book, wide: float) -> Block:
    """Return when the game ends, and who wins (M7.1, M3.6, F9, F10)."""
    last = len(book.edition.archive.storeys) if book.edition.archive else 0
    stuck = (
        Text("Or in which nobody can draw.")
        if book.edition.rules.deadlock_ends
        else Text("Or in which nobody draws or uses a spell.")
    )
    told = (
        (_goals(book), "M7.1"),
        (Text("Or in which the *last spell* of storey {storey} is taken.", storey=last), "F9"),
        (stuck, "M3.6"),
        (Text("It is played to its last player."), ""),
        (
            Text("*Most crowns win.* Tied: the most unused spells; still tied, it is shared."),
            "F10",
        ),
    )
    blocks = [said(book, text, rule, wide - 4) for text, rule in told]
    return panel(book, Text("The end"), column(blocks, 0.9), "city")


def _goals(book: Book) -> Text:
    """Return how many goals end the game, by the number of players (M7.1)."""
    board = book.edition.board
    closed = {players: board.printed_to_end(players) for players in (2, 3, 4)}
    of = {players: len(board.printed_in_play(players)) for players in closed}
    return Text(
        "The round is the last in which so many *goals* are closed: {n3} of {of3} with 3 "
        "players, {n2} of {of2} with 2, {n4} of {of4} with 4.",
        n2=closed[2],
        of2=of[2],
        n3=closed[3],
        of3=of[3],
        n4=closed[4],
        of4=of[4],
    )
