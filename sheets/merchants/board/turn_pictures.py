"""The turn as six pictures, each with a word: what is rolled, drawn, done, scored and bought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain

from sheets.drawing.icons import icon
from sheets.drawing.lettering import LEAST_PT, leading, width, wrap, write, write_lines
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Group,
    Item,
    Point,
    Stroke,
    box_around,
    ellipse,
    line,
    lines,
    polygon,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.hexes import Hex, Lattice
from sheets.merchants.board.turn import STEPS
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.shields import shield
from sheets.table.table import Table
from sheets.words.words import Words

WIDE, HIGH = 12.6, 9.4  # A picture's room at scale 1.
SMALLEST, MOST = 0.6, 1.6  # No picture is drawn larger; smaller only without notes.
WORD_PT, NOTE_PT = 11.0, 8.5
LINE, FIRM = 0.3, 0.42
UNDER = 1.0  # Between a picture and its word,
LOW_WORD_PT, LOW_UNDER = 9.0, 0.1  # where the strip is low,
APART = 1.8  # and between two pictures.
ARROW = (0.9, 1.2)
STEPS_OF = range(1, STEPS + 1)
DRAWN: tuple[Resource, Resource] = ("wood", "gold")  # What the dice show, and then is drawn.


def draw_turn_pictures(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the steps side by side over a box's width: picture, word, and what it is about.

    What it is about is left out where the pictures would be too small above it.
    """
    theme = table.theme
    pictures: Mapping[int, Callable[[Theme], Iterator[Item]]] = {
        1: partial(_roll, edition),
        **PICTURES,
        **(FAMILY if table.variant == "family" else {}),
    }
    wide = box.width / STEPS
    note_pt = _fitting([words(f"turn.{step}-what") for step in STEPS_OF], wide - 0.6, NOTE_PT)
    notes = [wrap(words(f"turn.{step}-what"), wide - 0.4, note_pt) for step in STEPS_OF]
    under = max(map(len, notes)) * leading(note_pt)
    most_pt, gap = WORD_PT, UNDER
    if box.height - leading(WORD_PT) - UNDER - under < SMALLEST * HIGH:
        notes, under = [[] for _ in notes], 0.0
        most_pt, gap = LOW_WORD_PT, LOW_UNDER
    room = box.height - leading(most_pt) - gap - under
    scale = min(MOST, (wide - APART) / WIDE, room / HIGH)
    top = box.y + max(room - scale * HIGH, 0) / 2
    word_pt = _fitting([words(f"turn.{step}") for step in STEPS_OF], wide - 3.0, most_pt, "bold")
    for index, (step, note) in enumerate(zip(STEPS_OF, notes, strict=True)):
        x = box.x + (index + 0.5) * wide
        yield Group(tuple(pictures[step](theme)), x, top + scale * HIGH / 2, scale)
        word = Box(x - wide / 2 + 0.5, top + scale * HIGH + gap, wide - 1.0, leading(most_pt))
        text = words(f"turn.{step}")
        yield write(text, word, word_pt, colour=theme.ink, name="bold", anchor="middle")
        place = Box(x - wide / 2 + 0.1, word.bottom, wide - 0.2, 0)
        yield from write_lines(note, place, note_pt, colour=theme.quiet, anchor="middle")
        if index:
            yield _arrow((box.x + index * wide, word.centre[1]), theme)


def _fitting(texts: list[str], wide: float, most_pt: float, face: str = "text") -> float:
    """Return the size in which no word of some texts is wider than its column."""
    widest = max(width(part, most_pt, face) for text in texts for part in text.split())
    return max(min(most_pt, most_pt * wide / widest), LEAST_PT)


def _arrow(tip: Point, theme: Theme) -> Item:
    x, y = tip
    across, down = ARROW
    return polygon(
        ((x - across / 2, y - down / 2), (x + across / 2, y), (x - across / 2, y + down / 2)),
        theme.outline("rock"),
    )


def _roll(edition: Edition, theme: Theme) -> Iterator[Item]:
    for resource, centre in zip(DRAWN, ((-2.9, 0.5), (3.1, -0.4)), strict=True):
        yield from draw_die(face_of(resource, edition), centre, 5.2, theme)


def _draw(theme: Theme) -> Iterator[Item]:
    lattice = Lattice(-2.9, 0.0, 5.8)
    for hex_, resource in zip((Hex(0, 0), Hex(1, 0)), DRAWN, strict=True):
        yield hex_with(hex_, lattice, resource, theme)


def _place(theme: Theme) -> Iterator[Item]:
    lattice = Lattice(-2.25, 1.8, 4.5)
    for hex_, resource in zip((Hex(0, 0), Hex(1, 0)), DRAWN, strict=True):
        yield hex_with(hex_, lattice, resource, theme, line_width=0.2)
    yield hex_with(Hex(1, -1), lattice, "worker", theme, line_width=FIRM, tint=WHITE)


def _act(theme: Theme) -> Iterator[Item]:
    thin = Stroke(theme.outline("rock"), 0.22)
    yield line((0.0, -4.2), (0.0, 4.2), stroke=thin)
    yield line((-4.6, 0.0), (4.6, 0.0), stroke=thin)
    for index, name in enumerate(("star", "rectangle", "relic", "monument")):
        centre = (-2.4 + 4.8 * (index % 2), -2.3 + 4.6 * (index // 2))
        yield _lone(icon(name, centre, 3.7, theme.ink, theme.fill(name)))


def _lone(sign: Group) -> Group:
    """Return an icon that a board has nowhere else, unshared: so it takes less room in a file."""
    inside = [each.items if isinstance(each, Group) else (each,) for each in sign.items]
    return replace(sign, items=tuple(chain.from_iterable(inside)))


def _score(theme: Theme) -> Iterator[Item]:
    lattice = Lattice(-4.35, -1.55, 3.6)
    for hex_ in (Hex(0, 0), Hex(1, 0), Hex(0, 1)):
        yield hex_with(hex_, lattice, "crystal", theme)
    times = ((1.75, -0.55), (2.85, 0.55)), ((1.75, 0.55), (2.85, -0.55))
    yield lines(times, Stroke(theme.ink, LINE))
    for y in (-1.9, 1.9):
        yield icon("worker", (4.6, y), 3.2, theme.ink, theme.fill("worker"))


def _buy(theme: Theme) -> Iterator[Item]:
    yield icon("gold", (-4.3, 0.0), 3.9, theme.ink, theme.fill("gold"))
    yield line((-1.9, 0.0), (-0.6, 0.0), stroke=Stroke(theme.ink, FIRM))
    yield polygon(((-0.8, -0.9), (0.3, 0.0), (-0.8, 0.9)), theme.ink)
    yield rectangle(Box(0.7, -2.8, 5.4, 5.6), WHITE, Stroke(theme.ink, LINE), 0.5)
    tint = theme.fill("gold") or WHITE
    yield ellipse(box_around(3.4, 0.0, 3.0, 2.4), tint, Stroke(theme.ink, LINE))
    yield ellipse(box_around(3.4, 0.0, 4.6, 4.0), None, Stroke(theme.pen, FIRM))


def _spell(theme: Theme) -> Iterator[Item]:
    yield _lone(icon("star", (0.0, 0.0), 6.0, theme.ink, theme.fill("star")))


def _take(theme: Theme) -> Iterator[Item]:
    """Yield a spell, and under it the taker's circled initial (F8)."""
    yield _lone(icon("star", (-2.8, 0.0), 4.6, theme.ink, theme.fill("star")))
    yield line((-0.1, 0.0), (0.9, 0.0), stroke=Stroke(theme.ink, FIRM))
    yield polygon(((0.7, -0.9), (1.8, 0.0), (0.7, 0.9)), theme.ink)
    box = box_around(3.95, 0.0, 3.9)
    yield from shield(0, box.inset(0.6), theme)
    yield ellipse(box, None, Stroke(theme.pen, FIRM))


PICTURES: Mapping[int, Callable[[Theme], Iterator[Item]]] = {
    2: _draw,
    3: _place,
    4: _act,
    5: _score,
    6: _buy,
}
FAMILY: Mapping[int, Callable[[Theme], Iterator[Item]]] = {4: _spell, 6: _take}  # F5, F8


def hex_with(
    hex_: Hex,
    lattice: Lattice,
    name: str,
    theme: Theme,
    *,
    line_width: float = LINE,
    tint: str = "",
) -> Group:
    """Return a hex with an icon in it."""
    centre = lattice.centre(hex_)
    ground = tint or theme.fill(name) or WHITE
    return Group(
        (
            polygon(lattice.corners(hex_), ground, Stroke(theme.ink, line_width)),
            icon(name, centre, 0.58 * lattice.width, theme.ink, theme.fill(name)),
        )
    )
