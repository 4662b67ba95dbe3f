"""The cover: land and sea before a town, the story, who plays, what to print and to bring."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import cos, hypot, pi, sin
from random import Random

from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, line, lines, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import FIRM
from sheets.drawing.theme import Theme
from sheets.drawing.zones import draw_band
from sheets.merchants.aid.blocks import Block
from sheets.merchants.board.land import seed_of
from sheets.merchants.board.waters import hull, wave
from sheets.merchants.board.wilds import draw_ranges
from sheets.merchants.booklet.book import Book, Leaf
from sheets.merchants.booklet.panels import across, column, inset
from sheets.merchants.booklet.sentences import said
from sheets.merchants.edition.edition import FEWEST_PLAYERS, MOST_PLAYERS, RESOURCES, Resource
from sheets.merchants.player.values import monument
from sheets.merchants.vignettes import vignette
from sheets.page.small_page import CLOSE, draw_title
from sheets.words.text import Text

INSET = 4.0  # Beside the words and below them.
ART = 106.0  # How high the picture is at least.
TITLE_PT, INITIAL_PT, TILE = 33.0, 40.0, 17.0
BAND = 8.0
STORY_PT, NUMBERS_PT = 10.5, 9.0
SKIES = 6
# Of the picture's height:
HORIZON, TOWN, SHORE = 0.58, 0.66, 0.76
HILL = 7.0  # How far the land's edge may lie below the horizon.
UNDER_SEA = 3.0  # How far the land goes on below the shore.
RISE = (32.0, 2.6, -0.4)  # Of grass before the town: half as wide, its ends, its middle.
FROM_SHIP, FROM_WAVE, TRIES = 9.5, 6.5, 400
SUN = 14.0
RAYS = 36
SHADED = Box(3.6, -9.3, 1.35, 9.1)  # Of a wall.
# Monuments of the town by rank: how far from its middle, how far down, their scale.
HOUSES = ((4, -23, 1.6, 0.9), (2, -14, 0.6, 1.05), (5, 23, 1.6, 0.9), (3, 14, 0.6, 1.05),
          (1, 6.6, 0, 1.2), (0, -4.4, 0, 1.35))  # fmt: skip
# What the land gives: where it stands, as shares of the picture, and its scale.
GIVES: tuple[tuple[Resource, int, float, float, float], ...] = (
    ("wood", 0, 0.1, 0.695, 1.15),
    ("wood", 2, 0.22, 0.73, 1.1),
    ("crystal", 0, 0.34, 0.74, 0.9),
    ("craft", 1, 0.66, 0.735, 0.95),
    ("gold", 2, 0.79, 0.73, 1.1),
    ("gold", 0, 0.91, 0.7, 1.15),
)
# In a low picture the scale of its things, and what the land gives from left to right.
LOW_TOWN = 0.72
LOW_GIVES: tuple[tuple[Resource, int, float], ...] = (
    ("wood", 0, 0.07),
    ("wood", 2, 0.17),
    ("gold", 2, 0.3),
    ("crystal", 0, 0.42),
    ("craft", 1, 0.52),
)
SHIPS = (
    (0.12, 0.875, 1.15),
    (0.32, 0.85, 1.05),
    (0.5, 0.855, 1.25),
    (0.71, 0.85, 1.05),
    (0.88, 0.875, 1.15),
)


def cover(book: Book) -> Leaf:
    """Return the first page."""
    return Leaf(None, Text("The rules"), partial(_blocks, book), is_cover=True)


def _blocks(book: Book, wide: float) -> Sequence[Block]:
    band = _band(book)

    def titled(box: Box) -> Iterator[Item]:
        picture = box._replace(height=box.height - band.height)
        yield from _art(book, picture)
        yield from band.draw(box._replace(y=picture.bottom, height=band.height))

    words = inset(_words(book, wide - 2 * INSET), INSET, INSET)
    return [Block(ART + band.height, titled), words]


def _art(book: Book, box: Box) -> Iterator[Item]:
    if book.table.plain:
        yield from _title(book, box, box.y + 0.4 * box.height)
        return
    high = HORIZON * box.height
    yield from _sky(box._replace(height=high), HILL, book.theme)
    yield from _sun((box.centre[0], box.y + high - 3), book.theme)
    yield from _land(book, box)
    yield from _sea(box, book.theme)
    yield from _title(book, box, box.y + 17)


def _sky(box: Box, low: float, theme: Theme) -> Iterator[Item]:
    """Yield the sky in bands, the last one so much lower, behind the land's edge."""
    high = box.height / SKIES
    for band in range(SKIES):
        if fill := theme.fill(f"sky-{band + 1}"):
            more = low if band == SKIES - 1 else 0.2
            yield rectangle(Box(box.x, box.y + band * high, box.width, high + more), fill)


def _sun(middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield the upper half of the sun's rays, and the sun."""
    x, y = middle
    rays = []
    for ray in range(RAYS + 1):
        turn = pi * ray / RAYS
        reach = (22.5, 20.5)[ray % 2]
        ends = ((x + r * cos(turn), y - r * sin(turn)) for r in (SUN + 2.4, reach))
        rays.append((next(ends), next(ends)))
    yield lines(rays, Stroke(theme.outline("sun"), 0.45))
    yield circle(middle, SUN, theme.fill("sun") or WHITE, Stroke(theme.outline("sun"), 0.5))


def draw_welcome(book: Book, box: Box, right: float) -> Iterator[Item]:
    """Yield the land and the town in a low picture, the town so far from its right side."""
    theme, foot = book.theme, box.bottom - 4
    town = (box.right - right, foot - 1)
    yield from _sky(box._replace(height=box.height - HILL), HILL, theme)
    yield Group(tuple(_sun((0, -0.08 * ART - 3), theme)), *town, LOW_TOWN)
    hill = _ridge(box, foot - 8, box.bottom)
    yield Path(hill, theme.fill("meadow") or WHITE, Stroke(theme.outline("grass"), FIRM))
    yield Group(tuple(_town((0, 0), theme)), *town, LOW_TOWN)
    for kind, variant, along in LOW_GIVES:
        at = (box.x + along * box.width, box.bottom - 1.6)
        yield vignette(kind, variant, at, theme, LOW_TOWN)


def _land(book: Book, box: Box) -> Iterator[Item]:
    theme, seed = book.theme, seed_of(book.edition)
    horizon = box.y + HORIZON * box.height
    x = box.centre[0]
    ranges = Box(box.x + 7, horizon - 11, box.width - 14, 16)
    yield from draw_ranges(ranges, (x - 30, x + 30), theme, seed)
    shore = box.y + SHORE * box.height
    hill = _ridge(box, horizon, shore + UNDER_SEA)
    yield Path(hill, theme.fill("meadow") or WHITE, Stroke(theme.outline("grass"), FIRM))
    yield from _town((x, box.y + TOWN * box.height), theme)
    for kind, variant, along, below, size in GIVES:
        foot = (box.x + along * box.width, box.y + below * box.height)
        yield vignette(kind, variant, foot, theme, size)


def _town(foot: Point, theme: Theme) -> Iterator[Item]:
    """Yield the town in the frame's blue, its walls tinted, behind a rise of the meadow."""
    x, y = foot
    walls = {"plain": theme.fills["panel"]} if theme.fill("panel") else {}
    blue = replace(theme, ink=theme.title, fills={**theme.fills, **walls})
    for rank, away, down, size in HOUSES:
        house = (monument(rank, blue, is_open=True), _windows(blue))
        yield Group(house, x + away, y + down, size)
    half, end, middle = RISE
    grass = (
        ("M", x - half, y + end),
        ("C", x - half / 2, y + middle, x + half / 2, y + middle, x + half, y + end),
    )
    yield Path(grass, theme.fill("meadow") or WHITE, Stroke(theme.outline("grass"), FIRM))


def _windows(theme: Theme) -> Group:
    """Return a house's windows and the shaded side of its wall, its foot on the origin."""
    panes = [Box(x, y, 1.1, 1.7) for y in (-8.0, -4.4) for x in (-3.2, -0.55, 2.1)]
    shade = theme.fill("rock-shade")
    side = (rectangle(SHADED, shade),) if shade else ()
    return Group((*side, *(rectangle(pane, theme.title, None, 0.5) for pane in panes)))


def _ridge(box: Box, top: float, foot: float) -> tuple[Segment, ...]:
    """Return a hill that rises to the middle of the picture, down to its foot."""
    left, right, middle = box.x, box.right, box.centre[0]
    return (
        ("M", left, foot),
        ("L", left, top + 5),
        ("C", left + 18, top + 1, middle - 34, top + 6, middle - 18, top + 3),
        ("C", middle - 8, top + 1, middle + 8, top + 1, middle + 18, top + 3),
        ("C", middle + 34, top + 6, right - 18, top + 1, right, top + 5),
        ("L", right, foot),
        ("Z",),
    )


def _sea(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the shore, and five ships, each with a resource in its sail."""
    shore = box.y + SHORE * box.height
    curve: list[Segment] = [("M", box.x, box.bottom), ("L", box.x, shore)]
    pieces, step = 6, box.width / 6
    for piece in range(pieces):
        x, sway = box.x + piece * step, 1.6 if piece % 2 else -1.2
        curve.append(
            ("C", x + 0.3 * step, shore + sway, x + 0.7 * step, shore + sway, x + step, shore)
        )
    curve += [("L", box.right, box.bottom), ("Z",)]
    coast = Stroke(theme.outline("coast"), 0.5)
    yield Path(tuple(curve), theme.fill("shallow") or WHITE, coast)
    for at in _waves(box._replace(y=shore + 4, height=box.bottom - shore - 6), box):
        yield wave(at, theme, 0.9)
    for resource, (along, below, size) in zip(RESOURCES, SHIPS, strict=True):
        middle = (box.x + along * box.width, box.y + below * box.height)
        yield from _ship(resource, middle, size, theme)


def _waves(sea: Box, picture: Box) -> list[Point]:
    """Return where waves are, scattered over the sea, clear of ships and of each other."""
    chance = Random("waves")
    taken = [
        (picture.x + along * picture.width, picture.y + below * picture.height)
        for along, below, _ in SHIPS
    ]
    ships = len(taken)
    for _ in range(TRIES):
        at = (sea.x + 4 + chance.random() * (sea.width - 8), sea.y + chance.random() * sea.height)
        if all(
            hypot(at[0] - x, at[1] - y) > (FROM_SHIP if number < ships else FROM_WAVE)
            for number, (x, y) in enumerate(taken)
        ):
            taken.append(at)
    return taken[ships:]


def _ship(resource: Resource, middle: Point, size: float, theme: Theme) -> Iterator[Item]:
    yield from hull(middle, size, theme)
    sail = theme.fill(f"{resource}-cloth") or WHITE
    yield circle(middle, 3.9 * size, sail, Stroke(theme.outline("coast"), FIRM))
    yield icon(resource, middle, 4.6 * size, theme.ink, theme.fill(f"{resource}-body"))


def _title(book: Book, box: Box, y: float) -> Iterator[Item]:
    """Yield the game's title: its first word behind a drawn initial, the others below."""
    first, *others = book.edition.title_text(book.table.language).upper().split()
    wide = TILE + CLOSE + width(first[1:], TITLE_PT, "display")
    scale = min(1.0, (box.width - 16) / wide)
    tile = Box(box.centre[0] - scale * wide / 2, y - scale * TILE / 2, scale * TILE, scale * TILE)
    yield from draw_title(first, tile, scale * INITIAL_PT, scale * TITLE_PT, book.theme)
    if others:
        place = Box(box.x + 8, tile.bottom + 1.6, box.width - 16, 9)
        text = " ".join(" ".join(others))
        yield write(text, place, 17, colour=book.theme.title, name="display", anchor="middle")


def _words(book: Book, wide: float) -> Block:
    """Return the story, who plays, what is needed."""
    story = Text(
        "Driven from the Hiddenlands, five peoples land on an empty shore. Together they will "
        "build their new home, field by field and wall by wall. But only one of them will rule it."
    )
    need = Text(
        "*Print* one board, a sheet for each player and an aid. *Bring* two dice, a dark pen each "
        "and four beans each."
    )
    new = Text("*New here?* Read pages 2 and 3 and begin; look up the rest as you play.")
    numbers = Text(
        "The small numbers, such as M3.2, are those of the full rules. To play you need none of "
        "them."
    )
    return column(
        [
            said(book, story, "", wide, size_pt=STORY_PT, anchor="middle"),
            _facts(book, wide),
            column(
                [
                    said(book, need, "M1.3", wide, anchor="middle"),
                    said(book, new, "", wide, anchor="middle"),
                ]
            ),
            said(book, numbers, "", wide, size_pt=NUMBERS_PT, anchor="middle"),
        ],
        2.4,
    )


def _band(book: Book) -> Block:
    def draw(box: Box) -> Iterator[Item]:
        title, note = book.say(Text("The rules")), book.say(Text("base game"))
        yield from draw_band(box, title, book.theme, note=note, is_across=True)

    return Block(BAND, draw, grows=False)


def _facts(book: Book, wide: float) -> Block:
    """Return who plays and for how long, each in a frame."""
    players = Text("{least} to {most} players", least=FEWEST_PLAYERS, most=MOST_PLAYERS)
    facts = (
        (_pawns, players),
        (_age, Text("from 8 years")),
        (_clock, Text("45 min")),
    )
    each = (wide - 4) / len(facts)
    return across([(_fact(book, sign, text, each), each) for sign, text in facts], 2.0)


def _pawns(middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield two pawns."""
    x, y = middle
    fill, edge = theme.fill("panel") or WHITE, Stroke(theme.ink, FIRM)
    for left in (x - 1.5, x + 1.5):
        yield polygon(((left - 1.5, y + 2.6), (left, y - 1.6), (left + 1.5, y + 2.6)), fill, edge)
        yield circle((left, y - 1.5), 1.15, fill, edge)


def _age(middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield a candle on a cake."""
    x, y = middle
    fill, edge = theme.fill("panel") or WHITE, Stroke(theme.ink, FIRM)
    yield rectangle(Box(x - 2.6, y - 0.2, 5.2, 2.9), fill, edge, 0.5)
    yield line((x - 2.6, y + 1.2), (x + 2.6, y + 1.2), stroke=edge)
    for left in (x - 1.4, x, x + 1.4):
        yield line((left, y - 0.2), (left, y - 1.8), stroke=edge)
        yield circle((left, y - 2.3), 0.35, theme.ink)


def _clock(middle: Point, theme: Theme) -> Iterator[Item]:
    """Yield a clock."""
    x, y = middle
    edge = Stroke(theme.ink, FIRM)
    yield circle(middle, 2.7, theme.fill("panel") or WHITE, edge)
    yield line((x, y - 1.9), (x, y), (x + 1.3, y + 0.8), stroke=edge)


def _fact(
    book: Book, sign: Callable[[Point, Theme], Iterator[Item]], text: Text, wide: float
) -> Block:
    theme = book.theme
    told = said(book, f"*{book.say(text)}*", "", wide - 9, size_pt=10.0)

    def draw(box: Box) -> Iterator[Item]:
        yield rectangle(box, WHITE, Stroke(theme.title, FIRM), 1.2)
        yield from sign((box.x + 5, box.centre[1]), theme)
        yield from told.draw(box._replace(x=box.x + 9, width=wide - 9))

    return Block(max(8.4, told.height + 2), draw, grows=False)
