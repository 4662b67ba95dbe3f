"""The ribbon of the player sheet: the steps of a turn, each pointing to the next one (M2)."""

from collections.abc import Iterator, Mapping

from sheets.drawing.lettering import width, write
from sheets.drawing.paths import lines
from sheets.drawing.pictures import (
    Part,
    arrow,
    figure,
    hex_of,
    house,
    oval,
    row,
    sign,
    worker,
)
from sheets.drawing.shapes import Box, Group, Item, Stroke
from sheets.drawing.sizes import HEAVY, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Edition
from sheets.merchants.effects import land
from sheets.table.table import Table
from sheets.words.translation import Words

ACROSS, UP = 1.4, 2.0  # Of an arrow's head between two steps, from its tip.
APART = 5.0  # The white between two steps, at least: the head stands in its middle.
BESIDE = 1.3  # Between a picture and what is said of it.
LINE, NOTE_PT = 3.5, 8.0
SCALE = 1.15  # Of the pictures.


def _dice(edition: Edition) -> Part:
    def draw(theme: Theme) -> Iterator[Item]:
        yield from draw_die(face_of("gold", edition), (2.5, -0.5), 5.0, theme)
        yield from draw_die(face_of("wood", edition), (8.3, 0.5), 5.0, theme)

    return Part(10.8, draw)


# After the dice, which the edition has in an order of its own.
STEPS: Mapping[str, Part] = {
    "draw": row(land("gold"), land("wood"), gap=0),
    "worker": row(land("gold"), land("wood"), hex_of(worker()), gap=0),
    "act": row(
        sign("star", 3.8, tint="crystal"),
        house,
        sign("relic", 3.8),
        sign("monument", 3.8),
        gap=0.5,
    ),
    "score": row(land("crystal"), figure("×"), worker(4.2)),
    "buy": row(sign("gold", 4.2), arrow(2.4), oval, gap=0.6),
}


def draw_ribbon(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the steps side by side, as much white between any two, each pointing to the next one.

    Where a box is too narrow for them they have no notes.
    """
    theme, steps = table.theme, {"roll": _dice(edition), **STEPS}
    titles = {step: words(f"ribbon.{step}") for step in steps}
    for notes in ({step: words(f"ribbon.{step}-note") for step in steps}, {}):
        told = [_told_width(titles[step], notes.get(step, "")) for step in steps]
        pictures = sum(SCALE * part.width + BESIDE for part in steps.values())
        apart = (box.width - pictures - sum(told)) / len(steps)
        if apart >= APART:
            break
    x, middle = box.x + apart / 2, box.centre[1]
    for (step, picture), wide in zip(steps.items(), told, strict=True):
        if x > box.x + apart:
            tip = x - (apart - ACROSS) / 2, middle
            strokes = (((tip[0] - ACROSS, middle + side * UP), tip) for side in (-1, 1))
            yield lines(strokes, Stroke(theme.outline("zone"), HEAVY))
        yield Group(tuple(picture.draw(theme)), x, middle, SCALE)
        x += SCALE * picture.width + BESIDE
        text = Box(x, middle - (LINE + 0.2 if notes else LINE / 2), wide, LINE)
        yield write(titles[step], text, TEXT_PT, colour=theme.ink, name="bold")
        if notes:
            note = Box(x, middle + 0.3, wide, LINE)
            yield write(notes[step], note, NOTE_PT, colour=theme.ink)
        x += wide + apart


def _told_width(title: str, note: str) -> float:
    """Return the width of what is said of a step."""
    return max(width(title, TEXT_PT, "bold"), width(note, NOTE_PT)) + 0.1
