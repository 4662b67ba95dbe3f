"""Blocks of a half page one below the other; what it leaves free is shared out between them."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.paths import circle, line, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, draw_zone
from sheets.merchants.edition.edition import Edition
from sheets.merchants.skyline import skyline
from sheets.page.layout import Layout
from sheets.page.panels import LEFT, RIGHT, Half, Strip, halved_aid, room_of
from sheets.table.table import Table
from sheets.words.translation import Words

SCALES = tuple(1.1 - 0.01 * step for step in range(11))
# An aid says all that there is, in smaller type where a language or an option needs it.
AID_SCALES = tuple(1.1 - 0.01 * step for step in range(25))
GAP = 1.0  # Between blocks, at least.
MOST_GAP = 2.4  # Between blocks, at most.
FRAME = 1.0  # The rounding of boxes.
HEADING_PT = 9.5
HEADING = 4.4  # The plate of a heading; half of it stands out of its box.
UNDER, FOOT = 0.5, 1.0
PAD = 2.0
VERDICT = 2.3  # Half the size of a sign of yes or no.
SHORTER = tuple(1 - 0.02 * step for step in range(24))  # What lines may be of their room.
LEAST_LAST = 0.3  # Of its room, what a last line fills.


class Block(NamedTuple):
    """What stands in one place: the height that it needs, and what it draws in its box.

    One that `grows` takes its part of what a page leaves free.
    """

    height: float
    draw: Callable[[Box], Iterable[Item]]
    grows: bool = True


def fitted(
    make: Sequence[Callable[[float], Sequence[Block]]],
    rooms: Sequence[Box],
    scales: Sequence[float] = SCALES,
) -> list[Group]:
    """Return blocks in each of some rooms, all drawn at the largest scale at which they fit.

    `make` gives a room's blocks for its width. At the least scale they may be too high, which the
    layout lint finds.
    """

    @lru_cache(maxsize=len(scales))
    def made(scale: float) -> list[tuple[Sequence[Block], Box]]:
        inner = [Box(0, 0, room.width / scale, room.height / scale) for room in rooms]
        return [(make_in(room.width), room) for make_in, room in zip(make, inner, strict=True)]

    def fits(scale: float) -> bool:
        return all(_least(blocks) <= room.height for blocks, room in made(scale))

    # What fits at a scale fits at every lower one: its room is larger both ways.
    scale = scales[bisect_left(scales[:-1], True, key=fits)]
    return [
        Group(tuple(stacked(blocks, room)), outer.x, outer.y, scale)
        for (blocks, room), outer in zip(made(scale), rooms, strict=True)
    ]


def _least(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks) + GAP * (len(blocks) - 1)


def stacked(blocks: Sequence[Block], room: Box) -> Iterator[Item]:
    """Yield blocks from the top of a room to its lower side, as far apart as it allows.

    What is left then makes those higher that grow, all by the same.
    """
    spare = room.height - sum(block.height for block in blocks)
    gap = min(max(spare / max(len(blocks) - 1, 1), GAP), MOST_GAP)
    growing = sum(block.grows for block in blocks)
    more = max(spare - gap * (len(blocks) - 1), 0) / max(growing, 1)
    y = room.y
    for block in blocks:
        height = block.height + more * block.grows
        yield from block.draw(Box(room.x, y, room.width, height))
        y += height + gap


def below(blocks: Sequence[Block]) -> Block:
    """Return blocks below each other as one."""
    return Block(_least(blocks), partial(stacked, blocks))


def beside(blocks: Sequence[tuple[Block, float]], wide: float, gap: float = 2.0) -> Block:
    """Return blocks side by side as one, each with its share of the width."""
    shares = sum(share for _, share in blocks)
    room = wide - gap * (len(blocks) - 1)

    def draw(box: Box) -> Iterator[Item]:
        x = box.x
        for block, share in blocks:
            each = room * share / shares
            yield from block.draw(Box(x, box.y, each, box.height))
            x += each + gap

    return Block(max(block.height for block, _ in blocks), draw)


def framed(title: str, inner: Block, theme: Theme) -> Block:
    """Return a block in a box whose heading stands on its upper line."""

    def draw(box: Box) -> Iterator[Item]:
        frame = Box(box.x, box.y + HEADING / 2, box.width, box.height - HEADING / 2)
        yield rectangle(frame, WHITE, Stroke(theme.title, 0.28), FRAME)
        wide = width(title, HEADING_PT, "display") + 0.02
        head = Box(box.x + 2.4, box.y, wide + 3.6, HEADING)
        yield rectangle(head, theme.band or WHITE, Stroke(theme.title, 0.28), 0.6)
        on = WHITE if theme.band else theme.ink
        place = Box(head.x + 1.8, head.y, wide, head.height)
        yield write(title, place, HEADING_PT, colour=on, name="display")
        top = head.bottom + UNDER
        yield from inner.draw(Box(box.x + PAD, top, box.width - 2 * PAD, box.bottom - FOOT - top))

    return Block(inner.height + HEADING + UNDER + FOOT, draw)


def zoned(title: str, inner: Block, theme: Theme, sign: str = "") -> Block:
    """Return a block in a zone, under its band."""

    def draw(box: Box) -> Iterator[Item]:
        yield from draw_zone(box, title, theme, sign=sign)
        top = box.y + BAND + FOOT
        yield from inner.draw(Box(box.x + PAD, top, box.width - 2 * PAD, box.bottom - FOOT - top))

    return Block(inner.height + BAND + 2 * FOOT, draw)


def evenly(text: str, wide: float, size_pt: float) -> list[str]:
    """Return a text's lines, the last two even where the last would else be a word or two."""
    lines = wrap(text, wide, size_pt)
    if len(lines) == 1 or width(lines[-1], size_pt) >= LEAST_LAST * wide:
        return lines
    rest = text[text.rindex(lines[-2]) :]
    for share in SHORTER:
        pair = wrap(rest, share * wide, size_pt)
        if len(pair) == 2 and width(pair[-1], size_pt) >= LEAST_LAST * wide:
            return [*lines[:-2], *pair]
    return lines


def paragraph(text: str, wide: float, size_pt: float, theme: Theme, lead: str = "") -> Block:
    """Return running text in the middle of its box, after a bold lead."""
    indent = width(lead, size_pt + 1.5, "bold") + 2.4 if lead else 0.0
    lines = evenly(text, wide - indent, size_pt)
    high = len(lines) * leading(size_pt)

    def draw(box: Box) -> Iterator[Item]:
        top = box.y + (box.height - high) / 2
        if lead:
            place = Box(box.x, box.y, indent, box.height)
            yield write(lead, place, size_pt + 1.5, colour=theme.ink, name="bold")
        place = Box(box.x + indent, top, box.width - indent, high)
        yield from write_lines(lines, place, size_pt, colour=theme.ink)

    return Block(high, draw)


def paragraphs(texts: Sequence[str], wide: float, size_pt: float, theme: Theme) -> Block:
    """Return running text in paragraphs."""
    return below([paragraph(text, wide, size_pt, theme) for text in texts])


def verdict(centre: Point, theme: Theme, *, allowed: bool, size: float = VERDICT) -> Iterator[Item]:
    """Yield a tick or a cross in a ring."""
    (x, y), a = centre, 0.62 * size
    colour = theme.outline("right" if allowed else "wrong")
    bold = Stroke(colour, 0.4 * size)
    yield circle(centre, size, WHITE, Stroke(colour, FIRM))
    if allowed:
        yield line((x - a, y), (x - 0.25 * a, y + 0.75 * a), (x + a, y - 0.8 * a), stroke=bold)
        return
    yield line((x - 0.8 * a, y - 0.8 * a), (x + 0.8 * a, y + 0.8 * a), stroke=bold)
    yield line((x - 0.8 * a, y + 0.8 * a), (x + 0.8 * a, y - 0.8 * a), stroke=bold)


def hair(theme: Theme) -> Stroke:
    """Return the light line between parts of a block."""
    return Stroke(theme.line, HAIR)


Blocks: TypeAlias = Callable[[Edition, Table, Words, float], list[Block]]


class Content(NamedTuple):
    """What stands on a half: the key of its name, and its blocks for a width in mm."""

    name: str
    blocks: Blocks


def two_halves(
    edition: Edition,
    table: Table,
    words: Words,
    left: Content,
    right: Content,
    strip: Strip | None = None,
) -> Layout:
    """Return an aid with both contents drawn at one scale; `strip` is behind titles, or a town."""
    made = [partial(each.blocks, edition, table, words) for each in (left, right)]
    first, second = fitted(made, (room_of(LEFT), room_of(RIGHT)), AID_SCALES)
    halves = Half(words(left.name), (first,)), Half(words(right.name), (second,))
    town = partial(skyline, edition, table.theme)
    return halved_aid(edition, table, words, halves, strip or town)
