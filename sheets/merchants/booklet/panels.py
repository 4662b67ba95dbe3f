"""Panels of a booklet: blocks in frames, pictures above words or beside them, yes and no."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.paths import circle, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Point, Stroke
from sheets.drawing.sizes import FIRM
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, INSET, draw_zone
from sheets.merchants.aid.blocks import PAD, Block, beside, verdict
from sheets.merchants.booklet.book import Book
from sheets.words.text import Text

NOTE_PT = 9.0
FOOT = 1.2  # Between a panel's frame and what is in it.
DISC, DISC_PT = 3.7, 13.0  # A step's number.
SMALL_DISC, LEAD = 2.5, 6.6  # A small number, and what it takes beside a sentence.
TAG_PT, TAG_HIGH = 9.0, 4.4  # What a step is, on its band.
ROUND = 1.2
ABOVE = 0.8  # Between a picture and the words below it.
BESIDE = 2.4  # Between a picture and the words beside it.
LEAST_BESIDE = 25.0  # The room of these, at least.


def panel(book: Book, title: Text, inner: Block, sign: str = "", note: Text | str = "") -> Block:
    """Return a block in a frame under a band: a sign, the title, a note at the right."""
    told = book.say(note) if isinstance(note, Text) else note

    def head(box: Box) -> Iterator[Item]:
        theme = book.theme
        yield from draw_zone(box, book.say(title), theme, sign=sign)
        if told:
            place = Box(box.x, box.y, box.width - INSET, BAND)
            on = WHITE if theme.band else theme.ink
            yield write(told, place, NOTE_PT, colour=on, anchor="end")

    return _under_band(inner, head)


def _under_band(inner: Block, head: Callable[[Box], Iterator[Item]]) -> Block:
    """Return a block under the band of a zone, whose frame and band `head` draws."""

    def draw(box: Box) -> Iterator[Item]:
        yield from head(box)
        top = box.y + BAND + FOOT
        yield from inner.draw(Box(box.x + PAD, top, box.width - 2 * PAD, box.bottom - FOOT - top))

    return Block(inner.height + BAND + 2 * FOOT, draw)


def picture(high: float, draw: Callable[[Point], Iterable[Item]]) -> Block:
    """Return a picture that is drawn around the middle of its place."""
    return Block(high, lambda box: draw(box.centre), grows=False)


def above(upper: Block, lower: Block) -> Block:
    """Return a picture with words at the foot of its place, itself in the middle of the rest."""

    def draw(box: Box) -> Iterator[Item]:
        rest = box.height - lower.height - ABOVE
        yield from upper.draw(box._replace(height=rest))
        yield from lower.draw(box._replace(y=box.bottom - lower.height, height=lower.height))

    return Block(upper.height + ABOVE + lower.height, draw)


def pictured(
    upper: Block,
    wide: float,
    words: Callable[[float], Block],
    room: float,
    least: float = LEAST_BESIDE,
) -> Block:
    """Return a picture that is so wide, with words beside it; below it if they get less room."""
    rest = room - wide - BESIDE
    if rest < least:
        return column([upper, words(room)], 1.2)
    told = words(rest)

    def draw(box: Box) -> Iterator[Item]:
        yield from upper.draw(box._replace(width=wide))
        left = box.x + wide + BESIDE
        yield from told.draw(box._replace(x=left, width=box.right - left))

    return Block(max(upper.height, told.height), draw)


def step(book: Book, number: int, title: Text, tag: Text, inner: Block) -> Block:
    """Return a step of a turn: its number on a disc, its title, whether it must be done."""

    def head(box: Box) -> Iterator[Item]:
        yield from draw_zone(box, "", book.theme)
        band = box._replace(height=BAND)
        yield from _step_head(band, number, book.say(title), book.say(tag), book.theme)

    return _under_band(inner, head)


def _step_head(band: Box, number: int, title: str, tag: str, theme: Theme) -> Iterator[Item]:
    on = WHITE if theme.band else theme.ink
    middle = (band.x + DISC + 0.8, band.centre[1])
    yield circle(middle, DISC, theme.band or WHITE, Stroke(on, 0.4))
    disc = Box.around(*middle, 2 * DISC)
    yield write(str(number), disc, DISC_PT, colour=on, name="bold", anchor="middle")
    wide = width(tag, TAG_PT, "bold") + 3.0
    place = Box(band.right - wide - 1.2, middle[1] - TAG_HIGH / 2, wide, TAG_HIGH)
    yield rectangle(place, WHITE, Stroke(theme.title, 0.2), TAG_HIGH / 2)
    yield write(tag, place, TAG_PT, colour=theme.ink, name="bold", anchor="middle", least_pt=8.0)
    left = middle[0] + DISC + 1.4
    head = Box(left, band.y, place.x - left - 1, band.height)
    yield write(title, head, 11.5, colour=on, name="display", least_pt=9.0)


class Case(NamedTuple):
    """What may be done or not: the name of its example, its title, what is said of it, the rule."""

    example: str
    title: Text
    told: Text
    rule: str
    is_allowed: bool


def judged(inner: Block, theme: Theme, *, allowed: bool | None) -> Block:
    """Return a case in a frame of its own, a tick or a cross in the corner of its picture.

    One that is neither, as it may be done to no use, has a plain frame.
    """
    colour = theme.line if allowed is None else theme.outline("right" if allowed else "wrong")
    ground = theme.fill("wrong") if allowed is False else None

    def draw(box: Box) -> Iterator[Item]:
        yield rectangle(box, ground or WHITE, Stroke(colour, FIRM), ROUND)
        yield from inner.draw(box.inset(FOOT))
        if allowed is not None:
            yield from verdict((box.x + 3.4, box.y + 3.4), theme, allowed=allowed)

    return Block(inner.height + 2 * FOOT, draw)


def titled(text: str, wide: float, theme: Theme, size_pt: float = 11.0) -> Block:
    """Return the small title of a case or a question, on as many lines as it needs."""
    lines = wrap(text, wide, size_pt, "bold")

    def draw(box: Box) -> Iterator[Item]:
        yield from write_lines(
            lines, box._replace(width=wide), size_pt, colour=theme.title, name="bold"
        )

    return Block(len(lines) * leading(size_pt), draw, grows=False)


def column(blocks: Sequence[Block], gap: float = 0.9) -> Block:
    """Return blocks close below each other, in the middle of their place."""
    high = sum(block.height for block in blocks) + gap * (len(blocks) - 1)

    def draw(box: Box) -> Iterator[Item]:
        y = box.centre[1] - high / 2
        for block in blocks:
            yield from block.draw(box._replace(y=y, height=block.height))
            y += block.height + gap

    return Block(high, draw, grows=False)


def from_top(block: Block) -> Block:
    """Return a block at the top of its place, however high that is."""

    def draw(box: Box) -> Iterable[Item]:
        return block.draw(box._replace(height=block.height))

    return Block(block.height, draw)


def inset(block: Block, side: float, foot: float) -> Block:
    """Return a block with white at its sides and below it."""

    def draw(box: Box) -> Iterable[Item]:
        return block.draw(Box(box.x + side, box.y, box.width - 2 * side, box.height - foot))

    return Block(block.height + foot, draw, block.grows)


def across(parts: Sequence[tuple[Block, float]], gap: float = BESIDE) -> Block:
    """Return blocks side by side, each so wide, together in the middle of their place."""
    whole = sum(wide for _, wide in parts) + gap * (len(parts) - 1)

    def draw(box: Box) -> Iterator[Item]:
        x = box.centre[0] - whole / 2
        for block, wide in parts:
            yield from block.draw(box._replace(x=x, width=wide))
            x += wide + gap

    return Block(max(block.height for block, _ in parts), draw, grows=False)


def in_rows(
    blocks_of: Callable[[float], Sequence[Block]], wide: float, least: float, gap: float = 0.0
) -> Block:
    """Return blocks side by side, in as few rows as give each so much of the width at least.

    `blocks_of` gives them for the width of each.
    """
    number = len(blocks_of(least))
    rows = -(-number // max(int((wide + gap) // (least + gap)), 1))
    in_each = -(-number // rows)
    each = (wide - gap * (in_each - 1)) / in_each
    parts = [(from_top(block), each) for block in blocks_of(each)]
    return column([across(parts[n : n + in_each], gap) for n in range(0, number, in_each)], 1.6)


def two_by_two(blocks: Sequence[Block], wide: float, gap: float) -> list[Block]:
    """Return rows of two blocks, each half as wide."""
    pairs = zip(blocks[::2], blocks[1::2], strict=True)
    return [beside([(one, 1.0), (other, 1.0)], wide, gap) for one, other in pairs]


def noted(text: Block, theme: Theme) -> Block:
    """Return words on a ground of their own, to be remembered."""

    def draw(box: Box) -> Iterator[Item]:
        yield rectangle(box, theme.fill("panel") or WHITE, Stroke(theme.title, FIRM), ROUND)
        yield from text.draw(box.inset(FOOT)._replace(x=box.x + PAD, width=box.width - 2 * PAD))

    return Block(text.height + 2 * FOOT, draw, grows=False)


def numbered(number: int, told: Block, theme: Theme) -> Block:
    """Return a sentence behind its number."""

    def draw(box: Box) -> Iterator[Item]:
        yield from disc(number, (box.x + SMALL_DISC, box.y + SMALL_DISC + 0.2), theme)
        yield from told.draw(
            box._replace(x=box.x + LEAD, width=box.width - LEAD, height=told.height)
        )

    return Block(max(told.height, 2 * SMALL_DISC + 0.4), draw, grows=False)


def disc(number: int, centre: Point, theme: Theme) -> Iterator[Item]:
    """Yield a small number on a disc."""
    on = WHITE if theme.band else theme.ink
    yield circle(centre, SMALL_DISC, theme.band or WHITE, Stroke(on, 0.3))
    if not theme.band:
        yield circle(centre, SMALL_DISC, None, Stroke(theme.ink, 0.4))
    place = Box.around(*centre, 2 * SMALL_DISC)
    yield write(str(number), place, 10, colour=on, name="bold", anchor="middle")
