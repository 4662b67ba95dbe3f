"""The turn on an aid: what comes before it, its steps in words and pictures, what a region is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item, Stroke, circle, polygon, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import WHITE
from sheets.merchants.aid.blocks import FRAME, PAD, Block, hair, paragraph
from sheets.merchants.aid.pictures import PRICES, STEPS, placed
from sheets.merchants.board.rivers import border_sentences
from sheets.merchants.edition.edition import Edition, Rules
from sheets.merchants.options import with_option
from sheets.table.table import Table
from sheets.words.words import Words

TEXT_PT, NAME_PT = 8.5, 11.0
PICTURE, PICTURE_WIDE, NAMED = 8.0, 14.0, 24.0  # Where a step's picture begins, and its name,
SCALE = 0.84
GAP_AFTER = 2.4  # and between the longest name and the words.
ROW, AIR = 8.0, 1.0  # The least height of a step, and above and below its words.
NUMBER = 2.3  # The radius of its circle.
PRICE_ROW = 9.6
RIBBON = 1.7
FURTHER: Mapping[str, tuple[str, ...]] = {"score": ("overflow", "artifacts")}
ACTIONS = ("spell", "building", "relic", "monument")


def setup(
    sentences: Sequence[str], edition: Edition, table: Table, words: Words, wide: float
) -> Block:
    """Return what to do before the first turn, and which river is the border (M2, S1)."""
    rivers = border_sentences(edition.board, table.players, words)
    said = [words(with_option(f"setup.{each}", edition.rules)) for each in sentences]
    text = " ".join((*said, *(rivers if table.variant != "solo" else ())))
    return paragraph(text, wide, TEXT_PT, table.theme)._replace(grows=False)


def steps(
    names: Sequence[str],
    rules: Rules,
    words: Words,
    wide: float,
    theme: Theme,
    further: Mapping[str, tuple[str, ...]] = FURTHER,
) -> Block:
    """Return the steps of a turn, one below the other; `further` is what else is said of them."""
    named = [words(f"aid.step.{name}") for name in names]
    left = NAMED + max(width(name, NAME_PT, "bold") for name in named) + GAP_AFTER
    rows = []
    for name, title in zip(names, named, strict=True):
        parts = (name, *further.get(name, ()))
        said = " ".join(words(with_option(f"step.{part}", rules)) for part in parts)
        lines = wrap(said, wide - left - 1, TEXT_PT)
        rows.append((name, title, lines))
    heights = [
        max(ROW, len(lines) * leading(TEXT_PT) + AIR) + (PRICE_ROW if name == "act" else 0)
        for name, _, lines in rows
    ]

    def draw(box: Box) -> Iterator[Item]:
        more = (box.height - sum(heights)) / len(rows)
        y = box.y
        for index, ((name, title, lines), height) in enumerate(zip(rows, heights, strict=True)):
            row = Box(box.x, y, box.width, height + more)
            if not index % 2:
                yield from _ground(row, theme)
            prices = PRICE_ROW if name == "act" else 0
            upper = Box(row.x, row.y, row.width, row.height - prices)
            yield from _step(index + 1, name, title, lines, upper, left, theme)
            if prices:
                lower = Box(row.x, upper.bottom, row.width, prices)
                yield from _prices(lower, words, theme)
            y = row.bottom

    return Block(sum(heights), draw)


def _ground(row: Box, theme: Theme) -> Iterator[Item]:
    if tint := theme.fill("panel"):
        yield rectangle(row, tint, None, FRAME)
    else:
        yield rectangle(row, None, hair(theme), FRAME)


def _step(
    number: int, name: str, title: str, lines: list[str], row: Box, left: float, theme: Theme
) -> Iterator[Item]:
    middle = row.centre[1]
    on = WHITE if theme.band else theme.ink
    yield circle((row.x + 4, middle), NUMBER, theme.band or WHITE, Stroke(theme.title, 0.35))
    place = Box(row.x + 4 - NUMBER, middle - NUMBER, 2 * NUMBER, 2 * NUMBER)
    yield write(str(number), place, 10, colour=on, name="bold", anchor="middle")
    picture = STEPS[name]
    scale = min(SCALE, PICTURE_WIDE / picture.width)
    yield placed(picture, (row.x + PICTURE + PICTURE_WIDE / 2, middle), theme, scale)
    box = Box(row.x + NAMED, row.y, left - NAMED, row.height)
    yield write(title, box, NAME_PT, colour=theme.ink, name="bold")
    high = len(lines) * leading(TEXT_PT)
    text = Box(row.x + left, middle - high / 2, row.width - left, high)
    yield from write_lines(lines, text, TEXT_PT, colour=theme.ink)


def _prices(box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield the four actions with what they cost in pictures (M4.1-M4.4)."""
    names = {name: words(f"action.{name}") for name in ACTIONS}
    widths = {
        name: max(width(title, TEXT_PT, "bold"), PRICES[name].width) + 0.02
        for name, title in names.items()
    }
    room = box.width - NAMED - 3
    gap = (room - sum(widths.values())) / (len(ACTIONS) - 1)
    x = box.x + NAMED
    for index, (name, title) in enumerate(names.items()):
        wide = widths[name]
        if index:
            at = x - gap / 2
            yield polygon(((at, box.y + 0.4), (at, box.bottom - 1.4)), None, hair(theme))
        place = Box(x, box.y - 0.2, wide, 3.8)
        yield write(title, place, TEXT_PT, colour=theme.ink, name="bold", anchor="middle")
        yield placed(PRICES[name], (x + wide / 2, box.y + 6.1), theme)
        x += wide + gap


def region(words: Words, wide: float, theme: Theme) -> Block:
    """Return what a region is, and when it is closed (M5.1, M5.2)."""
    inner = paragraph(
        words("aid.region-is"), wide - 8 - 2 * PAD, TEXT_PT, theme, words("aid.region")
    )

    def draw(box: Box) -> Iterator[Item]:
        notch, middle = RIBBON, box.centre[1]
        ribbon = (
            (box.x, box.y),
            (box.right, box.y),
            (box.right - notch, middle),
            (box.right, box.bottom),
            (box.x, box.bottom),
            (box.x + notch, middle),
        )
        yield polygon(ribbon, theme.fill("wood") or WHITE, Stroke(theme.ink, 0.28))
        yield from inner.draw(Box(box.x + 4 + PAD, box.y, box.width - 8 - 2 * PAD, box.height))

    return Block(inner.height + 2.6, draw, grows=False)
