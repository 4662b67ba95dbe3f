"""The solo aid: the turn, territories and Trolls on one half, what all powers do on the other."""

from collections.abc import Iterator, Mapping, Sequence

from sheets.drawing.icons import icon
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Stroke
from sheets.drawing.theme import Theme
from sheets.merchants.aid.aid import STEPS, building_pay, powers_blocks
from sheets.merchants.aid.blocks import (
    Block,
    Content,
    beside,
    hair,
    paragraph,
    paragraphs,
    two_halves,
    zoned,
)
from sheets.merchants.aid.examples import Row, artifacts, closing, trolls_example
from sheets.merchants.aid.turn import TEXT_PT, card, placed, region, setup, steps
from sheets.merchants.edition.edition import Edition, Solo
from sheets.merchants.options import with_option
from sheets.page.layout import Kind, Layout, aid_pages
from sheets.table.table import Table
from sheets.words.translation import Words

SETUP = ("cards", "border")
SHARES = (1.04, 0.96)  # The territories, and the Trolls.
TERRITORY = ("closed", "next")
TROLLS = ("rest", "column", "claim")
BROUGHT = (0.5, 0.75)  # Of the first target that all levels share, and of the last one.
DRAWN = 3  # Hexes of a turn: two resources and a worker (M3).
ENDINGS = ("end", "count")  # With a territory, not a round without a place (S6).
APART = 1.4  # Between what is said and the rows worked out.


def solo_aid_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the aid of the solo version (S1-S12)."""
    turn, powers = Content("aid.turn", _turn), Content("aid.powers", powers_blocks)
    return two_halves(edition, table, words, turn, powers)


def _turn(edition: Edition, table: Table, words: Words, wide: float) -> list[Block]:
    theme = table.theme
    half = (wide - 2) / 2
    pay = building_pay("closing-alone", edition, table, words)
    territories = (
        *(_said("territory", (each,), edition, words) for each in TERRITORY),
        *_pace(edition.solo, words),
        _said("ending", ENDINGS, edition, words),
    )
    left, right = (half * share for share in SHARES)
    inner = paragraphs(territories, left - 4, TEXT_PT, theme)
    examples = closing(words, half, theme, pay), artifacts(edition, words, half, theme)
    zones = (
        zoned(words("aid.territory"), inner, theme, "bridge"),
        _trolls(edition, words, right, table),
    )
    return [
        setup(SETUP, edition, table, words, wide),
        steps(STEPS, edition.rules, words, wide, theme),
        region(words, wide, theme),
        beside([(block, 1.0) for block in examples], wide),
        beside([*zip(zones, SHARES, strict=True)], wide),
    ]


def _trolls(edition: Edition, words: Words, wide: float, table: Table) -> Block:
    """Return what the Trolls get of a territory, row by row (S9-S11)."""
    theme = table.theme
    rows = worked_rows(words, theme)
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


def _pace(solo: Solo, words: Words) -> Iterator[str]:
    """Yield what a good turn is worth, by what those bring who win alone (S2, S11)."""
    if solo.map is None:
        return
    held = {*solo.map.start_resources, *solo.map.printed_resources}
    turns = [len({*each.hexes} - held) // DRAWN for each in solo.map.territories]
    few, many = min(turns), max(1, *turns)
    first, last = (
        max(1, round(share * target / many))
        for share, target in zip(BROUGHT, (solo.targets[0], solo.targets[-1]), strict=True)
    )
    yield words(
        "territory.pace",
        turns=str(many) if few == many else f"{few}–{many}",
        first=first,
        last=last,
        row=len(solo.targets),
    )


HEAD, ROW = 8.2, 4.5
HEAD_PT, FIGURE_PT = 8.8, 10.0
SIGN = 3.8
MORE = 1.9  # A column's name has more room than its figures.
PARTS = ("target", "yours", "less", "cards", "claim", "sum")
BEFORE: Mapping[str, str] = {"yours": "−", "less": "=", "cards": "+", "claim": "+", "sum": "="}


def worked_rows(words: Words, theme: Theme) -> Block:
    """Return the rows of the example under the names of the table's columns."""
    rows = trolls_example().rows

    def draw(box: Box) -> Iterator[Item]:
        pitch = box.width / (len(PARTS) + 0.5)
        columns = {part: box.x + (index + 1) * pitch for index, part in enumerate(PARTS)}
        for part, x in columns.items():
            head = Box.around(x, box.y + HEAD / 2, pitch + MORE, HEAD)
            yield from _head(part, head, words, theme)
        y = box.y + HEAD
        for number, row in enumerate(rows, 1):
            yield line((box.x, y), (box.right, y), stroke=hair(theme))
            place = Box(box.x, y, pitch / 2, ROW)
            yield write(str(number), place, HEAD_PT, colour=theme.quiet, anchor="middle")
            for part, x in columns.items():
                yield from _cell(part, row, Box.around(x, y + ROW / 2, pitch, ROW), theme)
            y += ROW

    return Block(HEAD + len(rows) * ROW, draw)


def _head(part: str, box: Box, words: Words, theme: Theme) -> Iterator[Item]:
    key = {"sum": "trolls"}.get(part, part)
    upper = Box(box.x, box.bottom - 4.2, box.width, 4)
    name = words(f"solo.{key}")
    yield write(name, upper, HEAD_PT, colour=theme.ink, anchor="middle")
    middle = (box.centre[0], box.y + 2.2)
    if part == "cards":
        yield placed(card(), middle, theme, 0.62)
    elif part == "claim":
        yield icon("relic", (middle[0] - 2, middle[1]), SIGN, theme.ink, theme.fill("relic"))
        yield icon("monument", (middle[0] + 2, middle[1]), SIGN, theme.ink, theme.fill("monument"))


def _cell(part: str, row: Row, box: Box, theme: Theme) -> Iterator[Item]:
    figure = getattr(row, part)
    if not figure:
        return
    if part == "sum":
        frame = Box.around(*box.centre, 6.8, ROW - 0.7)
        yield rectangle(frame, WHITE, Stroke(theme.ink, 0.35), 0.5)
    yield write(str(figure), box, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")
    if sign := BEFORE.get(part):
        place = Box.around(box.x - 0.5, box.centre[1], 3, ROW)
        yield write(sign, place, FIGURE_PT, colour=theme.ink, anchor="middle")


SOLO_AID = Kind(solo_aid_layout, aid_pages)
