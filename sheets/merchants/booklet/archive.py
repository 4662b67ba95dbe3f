"""The archive, its spells, and the end of the family version (F8 to F10, M9)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from sheets.drawing.lettering import width, write
from sheets.drawing.paths import line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.aid.aid import Power, spells_of
from sheets.merchants.aid.blocks import Block, beside
from sheets.merchants.booklet.book import Book, Excerpt, Leaf
from sheets.merchants.booklet.ending import goals_to_end
from sheets.merchants.booklet.example import CAST
from sheets.merchants.booklet.panels import column, panel
from sheets.merchants.booklet.places import (
    SCALE,
    TAKEN,
    Taken,
    draw_place,
    framed_spell,
    place_height,
)
from sheets.merchants.booklet.sentences import TEXT_PT, said
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, Place, split_strength
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.family.archive import draw_lock, places_at
from sheets.words.text import Text

GAP = 2.4
STOREY, EAVES = 5.3, 1.0  # A storey's band, and how far it stands out.
WALL, ROW_APART = 6.2, 0.6  # What is seen of storeys that are not open, and between its rows.
CAPTION = 4.8
GOAL_ROW = 4.6  # Of a number of players.
MERLON, BATTLEMENT = 3.4, 2.2
INDEX_PT = 8.5
BEGUN = 1  # The place that is begun.
CAPTIONS = ("used-up", "begun", "not-yet")


def archive(book: Book) -> Leaf:
    """Return the page with the archive."""
    line_ = Text("Strongest first, storey by storey.")
    return Leaf(
        Text("The archive"),
        line_,
        partial(_blocks, book),
        excerpts=(Excerpt(_taken, 100), Excerpt(_spells), Excerpt(_end)),
    )


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    left = (wide - GAP) * 0.6
    right = wide - GAP - left
    told = column([*_taking(book, wide)], 0.6)
    last = beside([(_spells(book, left), left), (_end(book, right), right)], wide, GAP)
    return [told, _tower(book), last]


def _taking(book: Book, wide: float) -> Iterator[Block]:
    """Yield how spells are taken (F8)."""
    one = Text("For one region or several take *one spell*: circle your letter at it.")
    order = Text(
        "*One place at a time:* the first to take chooses a place of storey 1 and its uppermost "
        "spell; everyone after takes the next one below. Only when the place is used up is another "
        "one chosen."
    )
    yield said(book, one, "", wide)
    yield said(book, order, "F8", wide)


def _tower(book: Book) -> Block:
    """Return the tower in a game of three: storey 1 as it is printed, those below as one, shut."""
    storeys = book.edition.archive.storeys if book.edition.archive else ()
    places = [place for _, place in places_at(storeys[0], len(CAST))] if storeys else []
    deep = max((len(place.spells) for place in places), default=0)
    open_ = STOREY + place_height(deep) + CAPTION
    shut = STOREY + WALL if storeys[1:] else 0.0
    high = BATTLEMENT + (open_ if storeys else 0) + shut

    def draw(box: Box) -> Iterator[Item]:
        tower = Box(box.x + EAVES, box.y + BATTLEMENT, box.width - 2 * EAVES, high - BATTLEMENT)
        yield polygon(_battlements(tower), WHITE, Stroke(book.theme.title, FIRM))
        if shut:
            lower = Box(tower.x, tower.bottom - shut, tower.width, shut)
            title = Text("Storeys") if storeys[2:] else Text("Storey")
            numbers = "–".join(map(str, sorted({2, len(storeys)})))
            yield from _floor(book, title, numbers, lower)
            yield from _shut(lower, len(places), deep, book.theme)
        if storeys:
            yield from _floor(book, Text("Storey"), "1", tower._replace(height=open_))
        if places:
            room = Box(tower.x, tower.y + STOREY, tower.width, place_height(deep))
            yield from _places(book, places, room)

    return Block(high, draw, grows=False)


def _taken(book: Book, wide: float) -> Block:
    """Return how spells are taken, above the tower (F8)."""
    return column([column([*_taking(book, wide)], 0.6), _tower(book)], 2.0)


def _battlements(tower: Box) -> Iterator[tuple[float, float]]:
    number = 2 * round(tower.width / MERLON / 2) + 1
    wide = tower.width / number
    yield tower.x, tower.y
    for index in range(number):
        y = tower.y - (BATTLEMENT if index % 2 == 0 else 0.4)
        yield tower.x + index * wide, y
        yield tower.x + (index + 1) * wide, y
    yield tower.right, tower.y


def _floor(book: Book, says: Text, numbers: str, box: Box) -> Iterator[Item]:
    """Yield a storey, or several, and the band, which says what opens it."""
    theme, on = book.theme, WHITE if book.theme.band else book.theme.ink
    yield rectangle(box, WHITE, Stroke(theme.title, FIRM))
    band = Box(box.x - EAVES, box.y, box.width + 2 * EAVES, STOREY)
    yield rectangle(band, theme.band or WHITE, Stroke(theme.title, FIRM))
    is_open = numbers == "1"
    yield from draw_lock((band.x + 4, band.centre[1]), on, is_open=is_open)
    title = book.say(says)
    head = Box(band.x + 7, band.y, width(title, 10, "display") + 0.05, STOREY)
    yield write(title, head, 10, colour=on, name="display")
    # The display face's 1 would be taken for an I.
    head = Box(head.right + 1.2, band.y, width(numbers, 12, "bold") + 0.05, STOREY)
    yield write(numbers, head, 12, colour=on, name="bold")
    opens = (
        Text("open from the start") if is_open else Text("closed until every spell above is taken")
    )
    note = Box(head.right + 3, band.y, band.right - 3 - head.right - 3, STOREY)
    yield write(book.say(opens), note, TEXT_PT, colour=on, anchor="end", least_pt=9.0)


def _shut(box: Box, places: int, deep: int, theme: Theme) -> Iterator[Item]:
    """Yield the lists of a storey that is shut, pale."""
    wide, high = box.width / max(places, 1), (WALL - 2 * ROW_APART) / max(deep, 1)
    for index in range(places * deep):
        place, row = divmod(index, deep)
        x, y = box.x + place * wide, box.y + STOREY + ROW_APART + row * high
        pale = Box(x + 2, y, wide - 4, high - ROW_APART)
        yield rectangle(pale, theme.fill("panel"), Stroke(theme.line, 0.1), 0.3)


def _places(book: Book, places: Sequence[Place], box: Box) -> Iterator[Item]:
    """Yield the places of storey 1: one is used up, one begun, and no other may be yet."""
    theme, wide = book.theme, box.width / len(places)
    for index, place in enumerate(places):
        cell = Box(box.x + index * wide, box.y, wide, box.height)
        yield from draw_place(book, place.spells, taken_of(index, len(place.spells)), cell)
        if index:
            ends = ((cell.x, cell.y), (cell.x, cell.bottom + CAPTION))
            yield line(*ends, stroke=Stroke(theme.line, HAIR))
        yield line(
            (cell.x, cell.bottom), (cell.right, cell.bottom), stroke=Stroke(theme.line, HAIR)
        )
        if index == BEGUN and len(place.spells) > 1:
            yield framed_spell(1, cell, theme.outline("right"))
        caption = Box(cell.x, cell.bottom, cell.width, CAPTION)
        text = book.words(f"archive.{CAPTIONS[min(index, len(CAPTIONS) - 1)]}")
        yield write(text, caption, TEXT_PT, colour=theme.ink, anchor="middle", least_pt=9.0)


def taken_of(place: int, spells: int) -> Mapping[int, Taken]:
    """Return who of three took which spells of a place: the first one as the turn's page has it."""
    if place == BEGUN:
        return {0: Taken(1)}
    return {spell: TAKEN[spell % len(TAKEN)] for spell in range(spells if place == 0 else 0)}


def _spells(book: Book, wide: float) -> Block:
    """Return what the archive's spells do, a line each (M9)."""
    rows = [_power(book, power, wide - 4) for power in _powers(book)]
    many = said(book, Text("Hold as many as you like; *use one* a turn."), "F5", wide - 4)
    inner = column([many, *rows], 0.2)
    return panel(book, Text("Spells"), inner, "star", note="M9")


def _powers(book: Book) -> Sequence[Power]:
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
    told = said(book, power.effect, "", wide, size_pt=INDEX_PT)
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
    storeys = book.edition.archive.storeys if book.edition.archive else ()
    emptied = Text("or the *last spell* of storey {storey} is taken,", storey=len(storeys))
    stuck = (
        Text("or nobody can draw.")
        if book.edition.rules.deadlock_ends
        else Text("or nobody draws or uses a spell.")
    )
    finish = Text("*Finish this round*, so that all have had the same number of turns.")
    winner = Text(
        "*Who has the most crowns wins.* If tied, who has more unused spells; else you share the "
        "win."
    )
    room = wide - 4
    blocks = [
        said(book, Text("The round is the last in which"), "", room),
        said(book, Text("so many *goals* are closed,"), "M7.1", room),
        _goals(book),
        *([said(book, emptied, "F9", room)] if storeys else []),
        said(book, stuck, "M3.6", room),
        said(book, finish, "", room),
        said(book, winner, "F10", room),
    ]
    return panel(book, Text("The end"), column(blocks, 1.4), "city")


def _goals(book: Book) -> Block:
    """Return how many goals end the game, by the number of players (M7.1)."""
    theme, counts = book.theme, goals_to_end(book.edition.board)
    rows = [
        (
            book.words("players", players=players),
            Text("{closed} of {all}", closed=counts[f"n{players}"], all=counts[f"of{players}"]),
        )
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    ]

    def draw(box: Box) -> Iterator[Item]:
        for row, (players, closed) in enumerate(rows):
            line_ = Box(box.x, box.y + row * GOAL_ROW, box.width, GOAL_ROW)
            if row % 2 == 0:
                yield rectangle(line_, theme.fill("panel"), None, 0.6)
            text = line_.inset(1)._replace(y=line_.y, height=GOAL_ROW)
            yield write(players, text, TEXT_PT, colour=theme.ink)
            told = book.say(closed)
            yield write(told, text, TEXT_PT, colour=theme.ink, name="bold", anchor="end")

    return Block(len(rows) * GOAL_ROW, draw, grows=False)
