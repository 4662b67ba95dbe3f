"""The store of the player sheet: its tracks, and how craft helps out."""

from collections.abc import Iterator

from sheets.drawing.figures import capitalised, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, wrap, write, write_lines
from sheets.drawing.paths import ellipse, lines, polygon, rectangle
from sheets.drawing.pictures import figure, row, sign
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Group,
    Item,
    Mark,
    Path,
    Segment,
    Stroke,
)
from sheets.drawing.sizes import FIGURE_PT, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import TRACK_END, TRACK_START, TRACKS, Edition
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.marks import track_mark
from sheets.table.table import Table
from sheets.words.translation import Words

CELL = (11.6, 11.9)
LABEL = 17.8  # A track's symbol and name, before its cells.
PITCH = 12.05
HEAD = 5.4  # What its cells bring, above the first track.
RING, RING_PT = 6.5, 12.0  # The figure's ring, with white around it for a pen's.
CELL_INSET = 0.2
START_LINE = 0.5
NECK = 9.0  # Above and below the arrow's neck.
ARROW, TIP = 9.0, 3.8  # What passes the end of a track: the arrow's width and its head's.
WIDTH = LABEL + (TRACK_END + 1) * CELL[0] + 1 + ARROW
BRIDGE, RISE, PIER = 19.0, 4.6, 1.1
ARCHES = (2.3, 2.9, 2.3)  # How high the bridge's arches are, from one end to the other.
# The water below the bridge.
WAVES = ((0.4, 4, 0.7), (6.5, 5.5, 0.7), (14, 4.4, 0.7), (3, 3.5, 1.4), (11, 4.5, 1.4))
CROWN, CROWNS_APART = 4.2, 4.5
BRACKET, TURN = 0.7, 1.1  # From the end of a bracket to its columns, and how far it reaches down.


def draw_tracks(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the four tracks below each other, each in its tint (M1.2)."""
    theme = table.theme
    yield from _crowns(box, table, words)
    box = Box(box.x, box.y + HEAD, box.width, box.height - HEAD)
    for index, resource in enumerate(TRACKS):
        y = box.y + index * PITCH
        wide, high = CELL
        middle = y + high / 2
        band = Box(box.x, y, LABEL + (TRACK_END + 1) * wide, high)
        yield rectangle(band, theme.fill(resource) or WHITE, outline(theme, HAIR), 1.2)
        yield icon(resource, (box.x + LABEL / 2, middle - 1.9), 6.4, theme.ink, WHITE)
        name = capitalised(edition.resource_text(resource, table.language))
        label = Box(box.x + 0.6, middle + 1.7, LABEL - 1.2, 4)
        yield write(name, label, 9.5, colour=theme.ink, name="bold", anchor="middle")
        for step in range(TRACK_END + 1):
            cell = Box(box.x + LABEL + step * wide, y, wide, high)
            yield from _cell(track_mark(resource, step), cell, step, table)
    bottom = box.y + (len(TRACKS) - 1) * PITCH + CELL[1]
    arrow = Box(box.x + WIDTH - ARROW, box.y, ARROW, bottom - box.y)
    yield from _overflow(arrow, table, words)
    yield from _bridge(Box(box.x, bottom, box.width, box.bottom - bottom), table, words)


def _cell(name: str, cell: Box, step: int, table: Table) -> Iterator[Item]:
    """Yield a cell on which a marker stands, with the ring that is circled at the end.

    Where no camera reads there is no ring.
    """
    theme, inside = table.theme, cell.inset(CELL_INSET)
    if step == TRACK_START:
        fill = theme.fill("start") or WHITE
        yield rectangle(inside, fill, Stroke(theme.ink, START_LINE), 0.5)
    else:
        yield rectangle(inside, WHITE, outline(theme, HAIR), 0.5)
    ring = Box.around(*cell.centre, RING)
    text = write(str(step), ring, RING_PT, colour=theme.ink, name="bold", anchor="middle")
    around = (ellipse(ring, WHITE, outline(theme, HAIR)),) if table.markers else ()
    yield Mark(name, "circle", ring, (*around, text))


def _crowns(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield above the columns of cells the crowns that a marker there brings at the end (M7.2)."""
    theme, middle = table.theme, box.y + HEAD / 2 - 0.5
    label = Box(box.x, middle - 2, LABEL - 0.5, 4)
    yield write(words("player.at-end"), label, LABEL_PT, colour=theme.quiet, anchor="end")
    for first in range(0, TRACK_END + 1, 2):
        left, right = (box.x + LABEL + step * CELL[0] for step in (first, first + 2))
        crowns, x = first // 2, (left + right) / 2
        wide = max(crowns * CROWNS_APART, 3.0) / 2 + 0.8
        for end, inner in ((left + BRACKET, x - wide), (right - BRACKET, x + wide)):
            yield lines(
                (((inner, middle), (end, middle)), ((end, middle), (end, middle + TURN))),
                outline(theme, HAIR),
            )
        if not crowns:
            zero = Box.around(x, middle, 4)
            yield write("0", zero, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")
        for index in range(crowns):
            at = (x + (index - (crowns - 1) / 2) * CROWNS_APART, middle)
            yield icon("crown", at, CROWN, theme.ink, theme.fill("crown"))


def _overflow(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield an arrow at the tracks' right end: what would pass it becomes crowns (M5.5)."""
    theme = table.theme
    neck, (right, middle) = box.right - TIP, (box.right, box.centre[1])
    shape = (
        (box.x, box.y + NECK),
        (neck, box.y + NECK),
        (neck, box.y + 1),
        (right, middle),
        (neck, box.bottom - 1),
        (neck, box.bottom - NECK),
        (box.x, box.bottom - NECK),
    )
    yield polygon(shape, theme.fill("panel") or WHITE, Stroke(theme.ink, HAIR))
    text = wrap(words("player.past"), ARROW - 1.6, LEAST_PT)
    high = len(text) * leading(LEAST_PT)
    x = box.x + (ARROW - 1.2) / 2
    place = Box(box.x + 0.2, middle - high - 2.6, ARROW - 1.4, high)
    yield from write_lines(text, place, LEAST_PT, colour=theme.ink, anchor="middle")
    rate = Box(place.x, middle - 2.2, place.width, 4.4)
    yield write("2 = 1", rate, 9.5, colour=theme.ink, name="bold", anchor="middle")
    yield icon("crown", (x, middle + 5), 5.0, theme.ink, theme.fill("crown"))


def _bridge(room: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield how craft helps out: two on one side of a bridge, one that is missing on the other."""
    theme = table.theme
    y = room.centre[1] + 0.3
    x = room.x + 1
    two = row(sign("craft"), sign("craft"), gap=0.5)
    yield Group(tuple(two.draw(theme)), x, y)
    x += two.width + 1.5
    if table.plain:
        equals = figure("=")
        yield Group(tuple(equals.draw(theme)), x, y)
        x += equals.width + 1.5
    else:
        yield _arches(x, y + 2.3, theme)
        x += BRIDGE + 1.5
    for resource in ("gold", "wood", "crystal"):
        if resource != "gold":
            yield write("/", Box(x, y - 2, 2, 4), LABEL_PT, colour=theme.quiet, anchor="middle")
            x += 2.2
        yield effect(resource, (x, y), theme)
        x += effect_width(resource)
    x += 2.5
    text = wrap(words("player.craft"), room.right - x, LABEL_PT)
    place = Box(x, y - len(text) * leading(LABEL_PT) / 2, room.right - x, 0)
    yield from write_lines(text, place, LABEL_PT, colour=theme.ink)


def _arches(x: float, foot: float, theme: Theme) -> Group:
    """Return a bridge over water, its left end at `x`."""
    deck = -RISE
    outline_of: list[Segment] = [
        ("M", 0.0, 0.0),
        ("L", 0.0, deck + 1.9),
        ("C", 0.25 * BRIDGE, deck - 0.6, 0.75 * BRIDGE, deck - 0.6, BRIDGE, deck + 1.9),
        ("L", BRIDGE, 0.0),
    ]
    span = (BRIDGE - (len(ARCHES) + 1) * PIER) / len(ARCHES)
    for index, high in enumerate(ARCHES):
        right = BRIDGE - PIER - index * (span + PIER)
        left = right - span
        outline_of += [
            ("L", right, 0.0),
            ("C", right - 0.1 * span, -high, left + 0.1 * span, -high, left, 0.0),
        ]
    outline_of.append(("Z",))
    stones = []
    for number in range(1, 10):
        across, down = number / 10 * BRIDGE, deck + 0.75 + 5 * (number / 10 - 0.5) ** 2
        stones.append(((across, down), (across, down + 0.85)))
    waves = (((left, down), (left + long, down)) for left, long, down in WAVES)
    stone = Path(tuple(outline_of), theme.fill("panel") or WHITE, Stroke(theme.ink, 0.3))
    water = lines(waves, Stroke(theme.water, 0.25))
    return Group((stone, lines(stones, Stroke(theme.ink, 0.16)), water), x, foot)
