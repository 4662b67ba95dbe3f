"""The examples of an aid: touching, closing, an artifact, a final count.

They are states and records beside the shipped edition, as data, drawn on small pieces of a board.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import NamedTuple, TypeAlias

from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, narrowest, width, wrap, write, write_lines
from sheets.drawing.paths import line, lines, polygon
from sheets.drawing.pictures import Part
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Point, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import HAIR
from sheets.drawing.theme import Theme
from sheets.editions.edition import SHIPPED
from sheets.files.reading import parse_toml, read_text
from sheets.files.schema import Tree, build, schema
from sheets.hexes import Hex, Lattice
from sheets.merchants.aid.blocks import Block, beside, framed, hair, verdict
from sheets.merchants.board.shores import extent
from sheets.merchants.board.waters import wave
from sheets.merchants.edition.edition import RESOURCES, EdgeName, Edition, HexName, Resource
from sheets.merchants.options import with_option
from sheets.words.translation import Words

FOLDER = SHIPPED / "pandoria-merchants" / "examples"
HEX = 5.3
NOTE_PT = 9.5
VERDICT = 1.7  # Half the size of a tick or a cross.
SIGN_WIDE = 2 * VERDICT + 1.4  # Before the words.
UNDER = 0.6  # Between an example and the words below it.
MOST_GROWTH = 1.5  # The scale of an example where there is room.
APART = 2.6  # Between a closed region and what it pays.
BONUS = 2  # M8, F7
WORKER = 4.8  # A player's shield before a sum.
CAST = "ABC"  # The initials of those who play in examples, in the order of their seats.
Size: TypeAlias = tuple[float, float]
SUM_ROW, SUM_PT = 4.8, 10.5
SUM_X, UNIT, BONUS_SCALE = 5.6, 4.0, 0.84  # Where a sum begins, and the icons in and before it.


@schema
class Piece:
    """A piece of a board: the hexes that are shown, and what of the edition lies there."""

    hexes: tuple[HexName, ...]
    start: Mapping[Resource, tuple[HexName, ...]] = field(default_factory=dict)
    printed: Mapping[Resource, tuple[HexName, ...]] = field(default_factory=dict)
    lakes: tuple[HexName, ...] = ()
    borders: tuple[EdgeName, ...] = ()


@schema
class Drawn:
    """What players have drawn, as a state's file holds it."""

    gold: tuple[HexName, ...] = ()
    wood: tuple[HexName, ...] = ()
    crystal: tuple[HexName, ...] = ()
    craft: tuple[HexName, ...] = ()
    city: tuple[HexName, ...] = ()
    artifacts: tuple[EdgeName, ...] = ()
    workers: Mapping[str, tuple[HexName, ...]] = field(default_factory=dict)

    def resources(self) -> Iterator[tuple[Hex, Resource]]:
        """Yield every hex with a resource that was drawn there."""
        yield from ((hex_, each) for each in RESOURCES for hex_ in getattr(self, each))


@schema
class Example:
    """A piece of a board with what was drawn there, `new` what the last turn drew.

    `record` is the game up to that turn, `pays` what the region of
    a resource that it closed is worth to whom.
    """

    piece: Piece
    board: Drawn
    new: tuple[HexName, ...] = ()
    pays: Mapping[str, int] = field(default_factory=dict)
    resource: Resource | None = None
    record: str = ""
    variant: str = "base"


def hexes_closed(shown: Example) -> int:
    """Return how many hexes the region has that an example closes."""
    resource = shown.resource
    drawn = sum(kind == resource for _, kind in shown.board.resources())
    return drawn + sum(len(hexes) for kind, hexes in shown.piece.start.items() if kind == resource)


@cache
def example(name: str) -> Example:
    """Return an example by the name of its file."""
    return build(Example, _tree(name))


@schema
class Finished:
    """A finished sheet, as a state's file holds it."""

    crowns: int
    gold: int
    wood: int
    crystal: int
    craft: int
    artifacts: Mapping[str, int]
    workers_crossed: int
    relics: Mapping[str, tuple[int, ...]]
    monuments: tuple[int, ...]
    cards: Mapping[str, str]


@schema
class Count:
    """A finished sheet and what each part of it counts for, crowns first, to a total."""

    sheet: Finished
    counted: Mapping[str, int]
    total: int


@cache
def final_example() -> Count:
    """Return the sheet whose final count the aids work out."""
    return build(Count, _tree("count"))


@schema
class Row:
    """A row of the solo table: a target, what it leaves to the Trolls, what they claim (S9-S11)."""

    target: int
    yours: int
    less: int
    sum: int
    cards: int = 0
    claim: int = 0


@schema
class Rows:
    """The first rows of a solo table."""

    rows: tuple[Row, ...]


@cache
def trolls_example() -> Rows:
    """Return the rows of the table that the solo aid works out; the file holds their state too."""
    return build(Rows, {"rows": _tree("trolls")["rows"]})


def _tree(name: str) -> Tree:
    return parse_toml(read_text(FOLDER / f"{name}.toml"))


class Verdict(NamedTuple):
    """An example of what is allowed or not, and its words."""

    example: str
    allowed: bool
    text: str


def _judged(case: Verdict, lines: list[str], size: Size, under: float, theme: Theme) -> Block:
    """Return an example as large as one of this size, below it a tick or a cross and words."""
    longest = max(width(line, NOTE_PT) for line in lines) + 0.02
    high = len(lines) * leading(NOTE_PT)

    def draw(box: Box) -> Iterator[Item]:
        room = Box(box.x, box.y, box.width, box.height - under)
        yield _grown(example(case.example), room, size, theme)
        y = box.bottom - (under - UNDER) / 2
        words = Box.around(box.centre[0] + SIGN_WIDE / 2, y, longest, high)
        sign = (words.x - SIGN_WIDE + VERDICT, words.centre[1])
        yield from verdict(sign, theme, allowed=case.allowed, size=VERDICT)
        yield from write_lines(lines, words, NOTE_PT, colour=theme.ink, anchor="middle")

    return Block(size[1] + under, draw)


def _grown(shown: Example, room: Box, size: Size, theme: Theme) -> Group:
    """Return a piece of a board in the middle of a room, as large as one of this size may be."""
    return Group(tuple(draw_piece(shown, (0, 0), theme)), *room.centre, _growth(size, room))


def _growth(size: Size, room: Box) -> float:
    return min(room.width / size[0], room.height / size[1], MOST_GROWTH)


def _pair(title: str, cases: Sequence[Verdict], wide: float, theme: Theme) -> Block:
    """Return two examples side by side under a heading, each with words."""
    each = (wide - 4 - 2.0) / 2
    sizes = [piece_size(example(case.example)) for case in cases]
    size = max(wide for wide, _ in sizes), max(high for _, high in sizes)
    told = [wrap(case.text, each - SIGN_WIDE, NOTE_PT) for case in cases]
    under = max(map(len, told)) * leading(NOTE_PT) + UNDER
    blocks = [
        (_judged(case, lines, size, under, theme), 1.0)
        for case, lines in zip(cases, told, strict=True)
    ]
    return framed(title, beside(blocks, wide - 4), theme)


def touching(words: Words, wide: float, theme: Theme) -> Block:
    """Return where resources may be drawn, and where not (M3.2)."""
    parts = (
        Verdict("touching", True, words("example.touching")),
        Verdict("apart", False, words("example.apart")),
    )
    return _pair(words("example.draw"), parts, wide, theme)


def artifacts(edition: Edition, words: Words, wide: float, theme: Theme) -> Block:
    """Return where an artifact is drawn, and where not, by the edition's option (M3.3)."""
    everywhere = edition.rules.artifacts_between == "neighbours"
    older = "neighbour" if everywhere else "older"
    parts = (
        Verdict("artifact", True, words("example.artifact")),
        Verdict(older, everywhere, words(with_option("example.older", edition.rules))),
    )
    return _pair(words("example.artifacts"), parts, wide, theme)


class Pay(NamedTuple):
    """What a closed region is paid in, what adds to it, and what is said of that."""

    unit: str
    bonus: Part
    note: str
    example: str = "closing"


def closing(words: Words, wide: float, theme: Theme, pay: Pay) -> Block:
    """Return a closed region and what it pays to whom (M5.3)."""
    shown = example(pay.example)
    size = piece_wide, high = piece_size(shown)
    hexes = hexes_closed(shown)
    sums = [
        (initial, f"{hexes} × {len(shown.board.workers[initial])} = {points}")
        for initial, points in shown.pays.items()
    ]
    more = f"× {hexes} = +{BONUS * hexes}"
    before = BONUS_SCALE * pay.bonus.width + 1.8
    room = wide - 4 - piece_wide - APART
    lines = wrap(pay.note, room, NOTE_PT)
    column = max(
        narrowest(pay.note, len(lines), room, NOTE_PT),
        *(SUM_X + _result_width(text) for _, text in sums),
        before + _result_width(more),
    )
    least = (len(sums) + 1) * SUM_ROW + len(lines) * leading(NOTE_PT)

    def draw(box: Box) -> Iterator[Item]:
        aside = column + APART
        across = _growth(size, box._replace(width=box.width - aside)) * piece_wide
        left = box.centre[0] - (across + aside) / 2
        yield _grown(shown, Box(left, box.y, across, box.height), size, theme)
        rows = Box(left + across + APART, box.centre[1] - least / 2, column, SUM_ROW)
        for initial, text in sums:
            yield from _sum(rows, initial, text, pay.unit, theme)
            rows = rows._replace(y=rows.bottom)
        yield line((rows.x, rows.y), (rows.right, rows.y), stroke=hair(theme))
        yield Group(tuple(pay.bonus.draw(theme)), rows.x, rows.centre[1], BONUS_SCALE)
        yield from _result(rows._replace(x=rows.x + before), more, pay.unit, theme)
        place = rows._replace(y=rows.bottom)
        yield from write_lines(lines, place, NOTE_PT, colour=theme.ink)

    return framed(words("example.closing"), Block(max(high, least), draw), theme)


def _sum(row: Box, initial: str, text: str, unit: str, theme: Theme) -> Iterator[Item]:
    box = Box.around(row.x + WORKER / 2, row.centre[1], WORKER)
    yield from _shield(initial, box, theme, is_solid=True)
    yield from _result(row._replace(x=row.x + SUM_X), text, unit, theme)


def _shield(initial: str, box: Box, theme: Theme, *, is_solid: bool) -> Iterator[Item]:
    """Yield a player's shield, small, with an initial that can be read."""
    yield from shield(CAST.index(initial), box, theme, solid=is_solid)
    letter = WHITE if is_solid and theme.seats else theme.ink
    yield write(initial, box, INITIAL_PT, colour=letter, name="bold", anchor="middle")


def _result(row: Box, text: str, unit: str, theme: Theme) -> Iterator[Item]:
    place = row._replace(width=width(text, SUM_PT, "bold") + 0.02)
    yield write(text, place, SUM_PT, colour=theme.ink, name="bold")
    yield icon(unit, (place.right + 2.8, row.centre[1]), UNIT, theme.ink, theme.fill(unit))


def _result_width(text: str) -> float:
    return width(text, SUM_PT, "bold") + 2.8 + UNIT / 2


ICON = 0.56 * HEX
SYMBOL = 0.8 * HEX  # The room of what a pen draws.
ARTIFACT = 0.64 * HEX
INITIAL, INITIAL_PT = 0.86 * HEX, 8.8
NEW = 0.5  # The line around what the turn drew.
RING = 0.8 * HEX  # Of a start, within its hex.
RIVER = (1.3, 0.7)  # Its banks and its water.
WAVE = 0.5  # The scale of a lake's waves.


def piece_size(example: Example) -> Size:
    """Return the width and height of a piece."""
    box = extent(example.piece.hexes, HEX)
    return box.width, box.height


def draw_piece(example: Example, centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a piece of a board around a point."""
    piece = example.piece
    at_home = extent(piece.hexes, HEX)
    lattice = Lattice(centre[0] - at_home.centre[0], centre[1] - at_home.centre[1], HEX)
    printed = {hex_: kind for kind, hexes in piece.printed.items() for hex_ in hexes}
    starts = {hex_: kind for kind, hexes in piece.start.items() for hex_ in hexes}
    drawn = dict(example.board.resources())
    for hex_ in piece.hexes:
        tint = _tint(hex_, example, printed | starts | drawn, theme)
        yield polygon(lattice.corners(hex_), tint, Stroke(theme.line, HAIR))
    for hex_ in piece.lakes:
        x, y = lattice.centre(hex_)
        yield from (wave((x, y + down), theme, WAVE) for down in (-0.9, 0.0, 0.9))
    for hex_, kind in printed.items():
        yield icon(kind, lattice.centre(hex_), ICON, theme.ink, WHITE)
    for hex_, kind in starts.items():
        yield from _start(kind, lattice, hex_, theme)
    # A river is shown between two hexes of the piece, not along its rim.
    ends = [lattice.edge(edge) for edge in piece.borders if {*edge} <= {*piece.hexes}]
    if ends:
        banks, water = RIVER
        yield lines(ends, Stroke(theme.water, banks))
        yield lines(ends, Stroke(theme.fill("water") or WHITE, water))
    yield from _pen(example, drawn, lattice, theme)


def _tint(hex_: Hex, example: Example, resources: Mapping[Hex, Resource], theme: Theme) -> Colour:
    if hex_ in example.piece.lakes:
        return theme.fill("water") or WHITE
    resource = resources.get(hex_)
    return (resource and theme.fill(resource)) or WHITE


def _start(kind: Resource, lattice: Lattice, hex_: Hex, theme: Theme) -> Iterator[Item]:
    """Yield a start: its resource in a heavy ring, as on the board."""
    ring = Lattice(0, 0, RING)
    x, y = lattice.centre(hex_)
    corners = ((x + dx, y + dy) for dx, dy in ring.corners(Hex(0, 0)))
    yield polygon(corners, None, Stroke(theme.ink, 0.45))
    yield icon(kind, (x, y), ICON, theme.ink, WHITE)


def _pen(
    example: Example, drawn: Mapping[Hex, Resource], lattice: Lattice, theme: Theme
) -> Iterator[Item]:
    """Yield what players' pens have left, what is new in heavy lines."""
    for hex_ in example.new:
        yield polygon(lattice.corners(hex_), None, Stroke(theme.pen, NEW))
    for hex_, kind in drawn.items():
        box = Box.around(*lattice.centre(hex_), SYMBOL)
        yield from draw_pen("draw", box, theme.pen, kind)
    for initial, places in example.board.workers.items():
        for hex_ in places:
            box = Box.around(*lattice.centre(hex_), INITIAL)
            yield from _shield(initial, box, theme, is_solid=False)
    if example.pays:  # What is closed is struck through (M5.7).
        starts = {hex_: kind for kind, hexes in example.piece.start.items() for hex_ in hexes}
        for hex_, kind in {**starts, **drawn}.items():
            if kind == example.resource:
                box = Box.around(*lattice.centre(hex_), HEX, 2 * lattice.side)
                yield from draw_pen("strike", box, theme.pen)
    for edge in example.board.artifacts:
        (ax, ay), (bx, by) = lattice.edge(edge)
        box = Box.around((ax + bx) / 2, (ay + by) / 2, ARTIFACT)
        yield from draw_pen("draw", box, theme.pen, "artifact")
