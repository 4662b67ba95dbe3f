"""What is claimed and spent on the player sheet: monuments, relics, artifacts, workers."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path as File
from typing import NamedTuple

from sheets.drawing.artwork import Paint, painted, read_artwork
from sheets.drawing.figures import heading, plaque, struck_out
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, ellipse, hatched
from sheets.drawing.pictures import figure, given_up, hat, plus, row, sign
from sheets.drawing.shapes import (
    WHITE,
    Box,
    Colour,
    Group,
    Item,
    Mark,
    Path,
    Pen,
    Stroke,
    drawn_once,
)
from sheets.drawing.sizes import FIGURE_PT, FIRM, HAIR, HEADING_PT, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Value, in_play
from sheets.merchants.marks import SymbolKind, ValueKind, symbol_mark, value_mark
from sheets.merchants.options import with_option
from sheets.table.table import Table
from sheets.words.translation import Words

VALUE = 6.3  # The ring around a value's points.
LEAST_VALUE = 5.05  # The ring around a value's points where an edition has many of them.
APART = 4.05  # The white between two symbols to mark.
FIGURE_SHARE = 1.9  # Of its figure, in points for each mm.
TIGHT = 1.5  # The white between symbols where an edition has more of them than fit.
INSET = 0.25
WALL = 1.0  # Then the white between a picture and the next ring.
ROW = 4.2  # A heading, and what is said beside or below it.
HEAD_UP = 1.4  # It stands above roofs.
HEIGHTS = (20.2, 17.4, 15.2, 13.0, 12.9, 12.5, 12.2, 11.9)
STREET = HEIGHTS[0] + 0.6  # The monuments; their heading stands above the lower ones.
ANKH = 12.8  # A relic's height.
SHELF = ROW + ANKH + 0.7  # The relics.
RELIC = 4.4  # The sign before their heading.
SYMBOL = 6.0
LEAST_SCALE = 0.85
SYMBOLS_DOWN = ROW + 1.6  # Below their heading.
BELOW = 1.4  # Them, in their zone.
MOST_DROP = 4.0  # Between two parts, more than they need, where there is room.
PRICE = 3.8  # The pictures of a price.
COLUMNS = 8  # All values and symbols stand in these, the right half's in the last four.
STRUCK = 4.0  # The room of a ring that is struck out, before what that means.
LEFT_OF_HEAD = 3  # So many monuments stand beside their heading, not below it.
HOUSE = 10.5  # A monument's width, the white around its ring included.
RING_UP = 4.95  # How high the middle of a monument's ring is.
PLAQUE_DOWN = 1.65  # From a ring to the middle of its plaque.
ANKH_UP = 4.95  # How far a relic's top is above the middle of its ring.
LINE, FINE, CROSS = 0.28, 0.16, 0.7
DASHED = (0.7, 0.6)  # Out of play, where no colour is paler than ink.
SHADE = 0.75  # The distance of the strokes on a side in the shade.


class Spread(NamedTuple):
    """How values stand in a row: the first one's middle, distance, size, their pictures' scale."""

    first: float
    pitch: float
    ring: float
    scale: float


def draw_values(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the monuments above the relics for two and for three artifacts, falling (M1.5)."""
    drop = _drop(edition, box)
    street = Box(box.x, box.y, box.width, STREET)
    yield from _monuments_head(edition, table, words, street)
    yield from _ladder("monument", edition.monuments.values, street, street.bottom, table)
    relics, half = edition.relics, COLUMNS // 2
    two, three = _halves(box, street.bottom + drop)
    if max(len(relics.two), len(relics.three)) > half:
        wide = (box.width - APART) / 2
        two = two._replace(width=wide)
        three = three._replace(x=box.right - wide, width=wide)
    rows: tuple[tuple[ValueKind, int, tuple[Value, ...], Box], ...] = (
        ("relic two", 2, relics.two, two),
        ("relic three", 3, relics.three, three),
    )
    for kind, artifacts, values, place in rows:
        head = Box(place.x + RELIC, place.y + 0.3, place.width - RELIC, ROW)
        sign_at = (place.x + RELIC / 2 - 0.4, head.centre[1])
        yield icon("relic", sign_at, PRICE, table.theme.title, "#ffffff")
        title = words("player.relics")
        yield heading(title, head, table.theme)
        x = head.x + width(title, HEADING_PT, "display") + 2
        parts = [sign("artifact", PRICE)] * artifacts
        price = row(row(*parts, gap=0.2), plus, hat(PRICE))
        yield Group(tuple(price.draw(table.theme)), x, head.centre[1])
        yield from _ladder(kind, values, place, place.y + SHELF, table)


def _monuments_head(edition: Edition, table: Table, words: Words, street: Box) -> Iterator[Item]:
    """Yield the heading above the lower ones, beside it what is struck, below it their price."""
    theme = table.theme
    left = street.x + LEFT_OF_HEAD * _pitch(street.width, COLUMNS) + 1
    title, note = words("player.monuments"), _struck_note(edition, table, words)
    # A long note pushes the heading to the left, above the roofs.
    beside = width(title, HEADING_PT, "display") + 3
    needed = beside + STRUCK + width(note, LABEL_PT) + 0.02 if note else 0.0
    x = min(left, street.right - needed)
    head = Box(x, street.y - HEAD_UP, street.right - x, ROW)
    yield heading(title, head, theme)
    if note:
        struck_ring = Box.around(head.x + beside + 1.6, head.centre[1], 3.2)
        yield ellipse(struck_ring, "#ffffff", Stroke(theme.quiet, HAIR))
        yield struck_out(struck_ring.inset(0.3), theme)
        x = head.x + beside + STRUCK
        said = Box(x, head.y, head.right - x, ROW)
        yield write(note, said, LABEL_PT, colour=theme.quiet)
    # M4.4
    picture = row(given_up, plus, hat(PRICE), plus, figure("5", FIGURE_PT), sign("wood", PRICE))
    y = head.bottom + ROW / 2
    yield Group(tuple(picture.draw(theme)), left, y)
    x = left + picture.width + 1
    less = words(with_option("player.monuments-price", edition.rules))
    yield write(less, Box(x, y - 2, head.right - x, 4), LABEL_PT, colour=theme.ink)


def _struck_note(edition: Edition, table: Table, words: Words) -> str:
    """Return what a value is that is struck out, or is to be: not for this number of players."""
    every = (*edition.monuments.values, *edition.relics.two, *edition.relics.three)
    if in_play(every, table.fewest or table.players) == every:
        return ""
    return words("player.struck-any" if table.fewest else "player.struck", players=table.players)


def _drop(edition: Edition, box: Box) -> float:
    """Return how much further apart the parts may stand than they need."""
    rows = -(-max(edition.sheet.artifacts, edition.sheet.workers) // (COLUMNS // 2))
    needed = STREET + SHELF + SYMBOLS_DOWN + rows * (SYMBOL + APART) - APART + BELOW
    return min(max((box.height - needed) / 2, 0.0), MOST_DROP)


def _halves(box: Box, y: float) -> tuple[Box, Box]:
    """Return the columns' left and right half, from a height on down."""
    half = COLUMNS // 2
    wide = HOUSE + (half - 1) * _pitch(box.width, COLUMNS)
    left, right = box.x, box.x + half * _pitch(box.width, COLUMNS)
    return Box(left, y, wide, box.bottom - y), Box(right, y, wide, box.bottom - y)


def _pitch(width: float, columns: int) -> float:
    """Return the distance of columns that fill a width."""
    return (width - HOUSE) / (columns - 1)


def _spread(number: int, columns: int, width: float) -> Spread:
    """Return how values stand in a row: in its columns, or closer and smaller where they are more.

    Rings are first smaller, and only then closer together.
    """
    if number <= columns:
        pitch = _pitch(width, columns)
        return Spread(HOUSE / 2, pitch, VALUE, min(pitch / HOUSE, 1.0))
    width -= 2 * INSET
    apart, tight = ((width + white) / number - white for white in (APART, TIGHT))
    ring = min(VALUE, max(apart, min(tight, LEAST_VALUE)))
    pitch = (width - ring) / (number - 1)
    return Spread(INSET + ring / 2, pitch, ring, min(pitch, ring + APART - WALL) / HOUSE)


def _ladder(
    kind: ValueKind, values: tuple[Value, ...], place: Box, foot: float, table: Table
) -> Iterator[Item]:
    """Yield a row of values that stand on `foot`, those out of play pale and struck out."""
    columns = COLUMNS if kind == "monument" else COLUMNS // 2
    spread = _spread(len(values), columns, place.width)
    scale, theme = spread.scale, table.theme
    for rank, value in enumerate(values):
        x, is_open = place.x + spread.first + rank * spread.pitch, _is_open(value, table)
        if kind == "monument":
            y = foot - scale * RING_UP
            picture = Group((monument(rank, theme, is_open=is_open),), x, foot, scale)
        else:
            y = foot - ANKH + ANKH_UP
            picture = Group((ankh(theme, is_open=is_open),), x, y, scale)
        drawn = () if table.plain else (picture,)
        box = Box.around(x, y, spread.ring)
        yield from _value(value_mark(kind, value.points), value, box, drawn, table)


def _is_open(value: Value, table: Table) -> bool:
    """Return whether a value is in play at this number of players."""
    return bool(in_play((value,), table.players))


def _value(
    name: str, value: Value, box: Box, picture: tuple[Item, ...], table: Table
) -> Iterator[Item]:
    theme = table.theme
    is_open = _is_open(value, table)
    colour = theme.ink if is_open else theme.quiet
    ring = circle(box.centre, box.width / 2, "#ffffff", Stroke(colour, FIRM))
    face = "bold" if is_open else "text"
    size = FIGURE_SHARE * box.width
    figure = write(str(value.points), box, size, colour=colour, name=face, anchor="middle")
    if is_open:
        below = (box.centre[0], box.bottom + PLAQUE_DOWN)
        more = plaque(table.marked(value.players), below, theme)
        yield Mark(name, "both", box, (*picture, ring, figure, *more))
    else:
        yield from (*picture, ring, figure, struck_out(box.inset(0.6), theme))


def draw_symbols(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the artifacts to circle and the worker symbols to cross out, below the values."""
    theme, sheet = table.theme, edition.sheet
    top = box.y + STREET + SHELF + 2 * _drop(edition, box)
    left, right = _symbols_places(edition, Box(box.x, top, box.width, box.bottom - top))
    numbers: tuple[tuple[SymbolKind, int, Box], ...] = (
        ("artifact", sheet.artifacts, left),
        ("worker", sheet.workers, right),
    )
    for kind, number, place in numbers:
        title = words(f"player.{kind}s")
        yield heading(title, Box(place.x, top, place.width, ROW), theme)
        x = place.x + width(title, HEADING_PT, "display") + 2
        note = words(f"player.{kind}s-price")
        if width(note, LABEL_PT) <= place.right - x:
            room = Box(x, top, place.right - x, ROW)
            yield write(note, room, LABEL_PT, colour=theme.quiet)
        yield from _rows(kind, number, _below_head(place), theme)


def _symbols_places(edition: Edition, box: Box) -> tuple[Box, Box]:
    """Return the places of artifacts and workers: halves, or parts where one is too small."""
    halves, sheet = _halves(box, box.y), edition.sheet
    numbers = (sheet.artifacts, sheet.workers)
    if all(
        number <= _fitting(1, _below_head(half))
        for number, half in zip(numbers, halves, strict=True)
    ):
        return halves
    box = box._replace(x=box.x - INSET, width=box.width + 2 * INSET)
    rows = max(_rows_in(1, _below_head(box).height), 1)
    left, right = (-(-number // rows) for number in numbers)
    pitch = _pitch(box.width, left + right)
    first = box._replace(width=HOUSE + (left - 1) * pitch)
    x = box.x + left * pitch
    return first, box._replace(x=x, width=box.right - x)


def _below_head(place: Box) -> Box:
    """Return where symbols stand below their heading."""
    high = place.height - SYMBOLS_DOWN - BELOW
    return Box(place.x, place.y + SYMBOLS_DOWN, place.width, high)


def _rows(kind: SymbolKind, number: int, room: Box, theme: Theme) -> Iterator[Item]:
    """Yield symbols row by row below the values, smaller where an edition has more than fit.

    Their lines are pale, so that the pen's are seen on them.
    """
    scales = (percent / 100 for percent in range(100, 30, -5))
    scale = next((each for each in scales if _fitting(each, room) >= number), 0.3)
    size, columns = scale * SYMBOL, _columns(scale, room.width)
    rows = -(-number // columns)
    across = -(-number // max(rows, 1))  # As many in the last row as can be.
    for index in range(number):
        x = room.x + HOUSE / 2 + index % across * _pitch(room.width, columns)
        y = room.y + size / 2 + index // across * _step(scale)
        symbol = icon(kind, (x, y), size, theme.line, "#ffffff")
        pen = PENS[kind]
        yield Mark(symbol_mark(kind, index + 1), pen, Box.around(x, y, size), (symbol,))


def _columns(scale: float, width: float) -> int:
    """Return how many symbols stand in a row: four in half the width, like the values."""
    return max(int((width - HOUSE) / _step(scale)) + 1, 2)


def _fitting(scale: float, room: Box) -> int:
    """Return how many symbols of a scale fit."""
    return _rows_in(scale, room.height) * _columns(scale, room.width)


def _rows_in(scale: float, high: float) -> int:
    return int((high + APART + 0.01) / _step(scale))


def _step(scale: float) -> float:
    """Return from one symbol to the next; as long as these are large enough it keeps the white."""
    return scale * SYMBOL + (APART if scale >= LEAST_SCALE else scale * APART)


PENS: Mapping[SymbolKind, Pen] = {"artifact": "both", "worker": "cross"}


_ARTWORK = File(__file__).parents[1] / "artwork"


def _line(theme: Theme, *, is_open: bool) -> Stroke:
    """Return the line of a picture, which is pale where it is out of play."""
    if is_open:
        return Stroke(theme.ink, LINE)
    return Stroke(theme.line, LINE, DASHED if theme.line == theme.ink else ())


def monument(rank: int, theme: Theme, *, is_open: bool) -> Group:
    """Return the monument of a rank, 0 the highest, standing on the origin."""
    design = rank if rank < len(HEIGHTS) else 4 + rank % 4
    return Group(tuple(_building(f"monument-{design + 1}", theme, is_open=is_open)))


def _building(name: str, theme: Theme, *, is_open: bool) -> Iterator[Path]:
    """Yield the layers of a building, without tints and shades where it is out of play."""
    line = _line(theme, is_open=is_open)
    fine, foot = replace(line, width=FINE), replace(line, width=2 * LINE)
    lines = {"line": line, "foot": foot, "cross": Stroke(line.colour, CROSS)}
    for layer in read_artwork(_ARTWORK / f"{name}.svg"):
        if layer.paint in lines:
            yield Path(layer.outline, None, lines[layer.paint])
        elif layer.paint != "shade":
            fill = (theme.fill(layer.paint) if is_open else None) or WHITE
            yield Path(layer.outline, fill, fine if layer.paint == "window" else line)
        elif is_open:
            yield hatched(layer.corners, SHADE, fine)


def ankh(theme: Theme, *, is_open: bool) -> Group:
    """Return a relic's ankh, whose loop is around the ring of its points, on the origin."""
    fill = theme.fill("relic") if is_open else None
    return _ankh(_line(theme, is_open=is_open), fill or WHITE)


@drawn_once
def _ankh(edge: Stroke, fill: Colour) -> Group:
    name = f"ankh-{edge.colour.lstrip('#')}-{fill.lstrip('#')}"
    layers = read_artwork(_ARTWORK / "ankh.svg")
    return Group(painted(layers, {"relic": Paint(fill, edge)}), name=name)
