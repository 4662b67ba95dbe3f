"""A place of the archive as it is printed, with what pens left there (F5, F8)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sheets.drawing.figures import outline
from sheets.drawing.filling import AROUND, draw_pen
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, line, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.booklet.book import Book
from sheets.merchants.booklet.example import INITIALS
from sheets.merchants.booklet.sentences import TEXT_PT
from sheets.merchants.effects import effect

HEADS = 5.5  # Everybody's shields above the spells.
HEAD, MARKS = 4.2, 5.2  # A spell's name, and below it everybody's rings and its box.
RING, RING_PT, BOX = 4.6, 8.0, 4.2
SIDE, APART = 1.8, 1.6
SCALE = 0.72  # Of the pictures.
FRAME = 0.7  # Around the spell that is taken, or may be.


class Taken(NamedTuple):
    """Who took a spell, and whether it is used."""

    seat: int
    is_used: bool = False


TAKEN = (Taken(0, is_used=True), Taken(1), Taken(0))  # Of the first place, in the booklet's turn.


def place_height(spells: int) -> float:
    """Return how high a place with so many spells is."""
    return HEADS + spells * (HEAD + MARKS)


def draw_place(
    book: Book, spells: Sequence[str], taken: Mapping[int, Taken], box: Box
) -> Iterator[Item]:
    """Yield a place from the top of a box: shields, its spells from the strongest down."""
    for seat, ring in enumerate(_rings(box, box.y + HEADS / 2)):
        yield from shield(seat, ring, book.theme, INITIALS[seat], solid=True)
    boxes = [_spell_box(number, box) for number in range(len(spells))]
    for spell, place in zip(spells, boxes, strict=True):
        yield from _spell(book, spell, place)
    # A circle reaches into its neighbours, whose ground must not lie on it.
    for number, place in enumerate(boxes):
        yield from _pens(taken.get(number), place, book.theme)


def _rings(box: Box, y: float) -> Iterator[Box]:
    """Yield everybody's places in a row, which leave its right end to the box."""
    pitch = (box.width - 2 * SIDE - BOX) / len(INITIALS)
    for seat in range(len(INITIALS)):
        yield Box.around(box.x + SIDE + RING / 2 + seat * pitch, y, RING)


def _spell_box(number: int, box: Box) -> Box:
    """Return where a place has one of its spells."""
    return Box(box.x, box.y + place_height(number), box.width, HEAD + MARKS)


def framed_spell(number: int, box: Box, colour: Colour) -> Item:
    """Return a heavy frame around one of a place's spells."""
    return rectangle(_spell_box(number, box), None, Stroke(colour, FRAME), 1.0)


def _spell(book: Book, key: str, box: Box) -> Iterator[Item]:
    """Yield a spell: its name and what it does, below them the rings and the box."""
    theme = book.theme
    if tint := theme.fill("panel"):
        yield rectangle(box._replace(height=HEAD), tint)
    yield line((box.x, box.y), (box.right, box.y), stroke=Stroke(theme.line, HAIR))
    name = book.edition.spell_text(key, book.table.language)
    head = Box(box.x + SIDE, box.y, width(name, TEXT_PT, "bold") + 0.05, HEAD)
    yield write(name, head, TEXT_PT, colour=theme.ink, name="bold")
    picture = (head.right + APART, head.centre[1])
    yield effect(book.edition.icon_of(key), picture, theme, SCALE)
    y = box.bottom - MARKS / 2
    for seat, ring in enumerate(_rings(box, y)):
        yield circle(ring.centre, RING / 2, WHITE, outline(theme))
        letter = INITIALS[seat]
        yield write(letter, ring, RING_PT, colour=theme.quiet, anchor="middle")
    yield rectangle(_square(box), WHITE, Stroke(theme.ink, FIRM), 0.6)


def _square(box: Box) -> Box:
    """Return the box of a spell that is crossed out once it is used."""
    return Box.around(box.right - SIDE - BOX / 2, box.bottom - MARKS / 2, BOX)


def _pens(taken: Taken | None, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield what the pen left at a spell: who took it, and whether it is used."""
    if taken is None:
        return
    ring = [*_rings(box, box.bottom - MARKS / 2)][taken.seat]
    yield from draw_pen("circle", ring.inset(AROUND - 0.5), theme.pen)
    if taken.is_used:
        yield from draw_pen("cross", _square(box).inset(0.4), theme.pen)
