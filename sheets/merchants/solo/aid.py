"""The solo aid: the turn, territories and Trolls on one half, what all powers do on the other."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from sheets.drawing.icons import icon
from sheets.drawing.lettering import largest_size, width, write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.merchants.aid.aid import STEPS, building_pay, powers_blocks
from sheets.merchants.aid.blocks import (
    Block,
    Content,
    below,
    beside,
    hair,
    paragraph,
    paragraphs,
    two_halves,
    zoned,
)
from sheets.merchants.aid.examples import Row, artifacts, closing, trolls_example
from sheets.merchants.aid.turn import TEXT_PT, region, setup, steps
from sheets.merchants.booklet.example import Claim
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.pictures import ALONE
from sheets.page.layout import Kind, Layout, aid_pages, title_width
from sheets.page.panels import HALF_TILE
from sheets.table.table import Table
from sheets.words.translation import Words

SETUP = ("cards",)
SHARES = (1.04, 0.96)  # The territories, and the Trolls.
TERRITORY = ("closed", "next")
TROLLS = ("rest", "column", "claim")
ENDINGS = ("end", "count")  # With a territory, not a round without a place (S6).
STEP_AIR = 0.8  # Free around the words of a step.
PICTURED = ("full", "bridge", "water")  # What becomes of a territory (S3, S6, S8).
PICTURES = 7.6  # How high these are.
TROLL, FROM_BANNER, WIDEST = 6.6, 50.4, 68.0  # In a head, beside a title that leaves it room.
APART = 1.0  # Between what is said and the rows worked out.


def solo_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the solo version (S1-S12)."""
    turn, powers = Content("aid.turn", _turn), Content("aid.powers", powers_blocks)
    return two_halves(edition, table, words, turn, powers, partial(_head_strip, edition, table))


def _head_strip(edition: Edition, table: Table, box: Box) -> Iterator[Item]:
    """Yield the town behind a head's title, and a Troll who looks at it."""
    theme = table.theme
    yield from skyline(edition, theme, box)
    if title_width(edition.title_text(table.language), HALF_TILE) < WIDEST:
        centre = box.right - FROM_BANNER, box.bottom - TROLL / 2 - 0.8
        yield icon("troll", centre, TROLL, theme.ink, theme.fill("start"))


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    pay = building_pay("closing-alone", edition, table, words)
    territories = (
        *(_said("territory", (each,), edition, words) for each in TERRITORY),
        _said("ending", ENDINGS, edition, words),
    )
    left, right = (half * share for share in SHARES)
    inner = below([_pictures(theme), paragraphs(territories, left - 4, TEXT_PT, theme)])
    examples = closing(words, half, theme, pay), artifacts(edition, words, half, theme)
    zones = (
        zoned(words("aid.territory"), inner, theme, "bridge"),
        _trolls(edition, words, right, table),
    )
    return [
        setup(SETUP, edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme, air=STEP_AIR),
        region(words, wide, theme),
        beside([(block, 1.0) for block in examples], wide),
        beside([*zip(zones, SHARES, strict=True)], wide),
    ]


def _pictures(theme: Theme) -> Block:
    """Return a territory's end, the way on over a bridge, and what water parts, side by side."""

    def draw(box: Box) -> Iterator[Item]:
        parts = [ALONE[name] for name in PICTURED]
        gap = (box.width - sum(part.width for part in parts)) / (len(parts) - 1)
        x = box.x
        for part in parts:
            yield Group(tuple(part.draw(theme)), x, box.y + PICTURES / 2)
            x += part.width + gap

    return Block(PICTURES, draw, grows=False)


def _trolls(edition: Edition, words: Words, wide: float, table: Table) -> Block:
    """Return what the Trolls get of a territory, row by row (S9-S11)."""
    theme = table.theme
    rows = worked_rows(trolls_example().rows, words, theme, theme.ink)
    said = f"{_said('trolls', TROLLS, edition, words)} {words('ending.winner')}"
    note = paragraph(said, wide - 4, TEXT_PT, theme)

    def draw(box: Box) -> Iterator[Item]:
        yield from rows.draw(Box(box.x, box.y, box.width, rows.height))
        top = box.y + rows.height + APART
        yield from note.draw(Box(box.x, top, box.width, box.bottom - top))

    return zoned(
        words("aid.trolls"), Block(rows.height + APART + note.height, draw), theme, "troll"
    )


def _said(part: str, sentences: Sequence[str], edition: Edition, words: Words) -> str:
    keys = (with_option(f"{part}.{sentence}", edition.rules) for sentence in sentences)
    return " ".join(map(words, keys))


HEAD, ROW = 4.6, 4.1
HEAD_SIZES, NUMBER_PT, FIGURE_PT = tuple(9.5 - 0.25 * step for step in range(11)), 9.0, 10.0
NUMBERS, BETWEEN = 3.0, 1.1  # The rows' numbers, and the least between two columns.
SIGN, CLAIM = 4.0, 7.2  # The signs of a claim are narrower than their squares.
LEAST_COLUMN = 5.6
PARTS = ("target", "yours", "less", "cards", "claim", "sum")
HEADS: Mapping[str, str] = {"sum": "solo.trolls"}
BEFORE: Mapping[str, str] = {"yours": "−", "less": "=", "cards": "+", "claim": "+", "sum": "="}


def worked_rows(
    rows: Sequence[Row | Claim], words: Words, theme: Theme, pen: Colour, high: float = ROW
) -> Block:
    """Return rows of the ledger, what is written in the colour of a pen, under their names."""

    def draw(box: Box) -> Iterator[Item]:
        size_pt, columns = _columns(box, words)
        for part, column in columns.items():
            yield from _head(part, column._replace(height=HEAD), size_pt, words, theme)
        y = box.y + HEAD
        for number, row in enumerate(rows, 1):
            yield line((box.x, y), (box.right, y), stroke=hair(theme))
            place = Box(box.x, y, NUMBERS, high)
            yield write(str(number), place, NUMBER_PT, colour=theme.quiet, anchor="middle")
            for part, column in columns.items():
                colour = theme.ink if part == "target" else pen
                yield from _cell(part, row, column._replace(y=y, height=high), theme, colour)
            y += high

    return Block(HEAD + len(rows) * high, draw)


def _columns(box: Box, words: Words) -> tuple[float, dict[str, Box]]:
    """Return the size of the columns' names, and each column as wide as its name needs."""

    def widths(size_pt: float) -> list[float]:
        names = {part: words(HEADS.get(part, f"solo.{part}")) for part in PARTS if part != "claim"}
        wide = {part: width(name, size_pt) + 0.02 for part, name in names.items()}
        return [max(wide.get(part, CLAIM), LEAST_COLUMN) for part in PARTS]

    room = box.width - NUMBERS - len(PARTS) * BETWEEN
    size_pt = largest_size(HEAD_SIZES, lambda size: sum(widths(size)) <= room)
    gap = (box.width - NUMBERS - sum(widths(size_pt))) / len(PARTS)
    x, columns = box.x + NUMBERS, {}
    for part, wide in zip(PARTS, widths(size_pt), strict=True):
        columns[part] = Box(x + gap, box.y, wide, box.height)
        x += gap + wide
    return size_pt, columns


def _head(part: str, box: Box, size_pt: float, words: Words, theme: Theme) -> Iterator[Item]:
    if part != "claim":
        name = words(HEADS.get(part, f"solo.{part}"))
        yield write(name, box, size_pt, colour=theme.ink, anchor="middle")
        return
    for name, side in (("relic", -1), ("monument", 1)):
        centre = (box.centre[0] + side * SIGN / 2, box.centre[1])
        yield icon(name, centre, SIGN, theme.ink, theme.fill(name))


def _cell(part: str, row: Row | Claim, box: Box, theme: Theme, colour: Colour) -> Iterator[Item]:
    figure = getattr(row, part)
    if not figure:
        return
    left = box.x
    if part == "sum":
        frame = Box.around(*box.centre, 6.2, ROW - 0.6)
        yield rectangle(frame, WHITE, Stroke(theme.ink, 0.35), 0.5)
        left = frame.x - BETWEEN
    yield write(str(figure), box, FIGURE_PT, colour=colour, name="bold", anchor="middle")
    if sign := BEFORE.get(part):
        place = Box.around(left - BETWEEN / 2, box.centre[1], 3, ROW)
        yield write(sign, place, FIGURE_PT, colour=theme.ink, anchor="middle")


SOLO_AID = Kind(solo_aid_layout, aid_pages)
