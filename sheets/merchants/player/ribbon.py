"""The ribbon of the player sheet: the steps of a turn, each pointing to the next one (M2)."""

from collections.abc import Iterator, Mapping

from sheets.drawing.lettering import write
from sheets.drawing.paths import lines
from sheets.drawing.pictures import (
    INSIDE,
    Part,
    arrow,
    figure,
    hex_of,
    house,
    oval,
    row,
    sign,
    smaller,
)
from sheets.drawing.shapes import Box, Group, Item, Stroke
from sheets.drawing.sizes import HEAVY, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.translation import Words

POINT = 2.2  # The room of an arrow's head between two steps.
ACROSS, UP = 1.4, 2.0  # Of it, from its tip.
APART = 0.7
PICTURE = 13.4  # The room of a picture.
LINE = 3.5
NOTE = 22.0  # Where there is less room a step has no note.


def _dice(edition: Edition) -> Part:
    def draw(theme: Theme) -> Iterator[Item]:
        yield from draw_die(face_of("gold", edition), (2.5, -0.5), 5.0, theme)
        yield from draw_die(face_of("wood", edition), (8.3, 0.5), 5.0, theme)

    return Part(10.8, draw)


# After the dice, which the edition has in an order of its own.
STEPS: Mapping[str, Part] = {
    "draw": row(
        hex_of(sign("gold", INSIDE), tint="gold"), hex_of(sign("wood", INSIDE), tint="wood"), gap=0
    ),
    "worker": row(
        hex_of(sign("gold", INSIDE), tint="gold"),
        hex_of(sign("wood", INSIDE), tint="wood"),
        hex_of(sign("worker", 3.4)),
        gap=0,
    ),
    "act": row(
        sign("star", 3.8, tint="crystal"),
        smaller(house, 0.85),
        sign("relic", 3.4),
        sign("monument", 3.6),
        gap=0.35,
    ),
    "score": row(hex_of(sign("crystal", INSIDE), tint="crystal"), figure("×"), sign("worker", 4.2)),
    "buy": row(sign("gold", 4.2), arrow(2.4), oval, gap=0.6),
}


def draw_ribbon(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the steps side by side, each pointing to the next one."""
    theme = table.theme
    steps = {"roll": _dice(edition), **STEPS}
    pitch = (box.width + APART - POINT) / len(steps)
    for index, (step, picture) in enumerate(steps.items()):
        place = Box(box.x + index * pitch, box.y, pitch - APART, box.height)
        left, right, middle = place.x, place.right, place.centre[1]
        if index:
            tip = left + POINT / 2, middle
            strokes = (((tip[0] - ACROSS, middle + side * UP), tip) for side in (-1, 1))
            yield lines(strokes, Stroke(theme.outline("zone"), HEAVY))
        room = left + POINT + 1.0
        drawn = Group(tuple(picture.draw(theme)), room + (PICTURE - picture.width) / 2, middle)
        yield drawn
        x = room + PICTURE + 1.3
        has_note = right - x >= NOTE
        up = LINE + 0.2 if has_note else LINE / 2
        text = Box(x, middle - up, right - x, LINE)
        yield write(words(f"ribbon.{step}"), text, TEXT_PT, colour=theme.ink, name="bold")
        if not has_note:
            continue
        note = Box(x, middle + 0.3, right + POINT / 4 - x, LINE)
        yield write(words(f"ribbon.{step}-note"), note, 8.0, colour=theme.ink, least_pt=LEAST_PT)
