"""The solo ledger: a row for each territory, the Trolls' points, the count (S2, S7-S12).

The player decides in which order territories are played (S8): a row is the first, the second, ...
of them, and in an empty shield stands which one that was. Play begins in number 1 (S3).
"""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from sheets.drawing.figures import box_mark, field, field_inside, figure_mark, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, wrap, write, write_lines, write_name
from sheets.drawing.paths import circle, lines, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Mark, Stroke
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import ROUND, draw_band
from sheets.merchants import marks
from sheets.merchants.edition.edition import TERRITORIES, TRACKS, Edition
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.territories import SHIELD, draw_shield
from sheets.page.boxes import BODY_BOX, DATE_FIELD, FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

HEAD = 6.95  # Two lines of small type.
HEAD_UP, LINED_HEAD_UP = 0.15, 0.3
CLEAR = 0.5  # Between a line and the white around a ring.
RING, APART = 5.4, 4.0  # A figure to circle; between two of them lie two white rings.
RING_PT = 9.5
WORTH: Mapping[marks.Ring, int] = {"tens": 10, "units": 1}
PITCH = RING + APART
ROW = 2 * PITCH
RINGS_WIDE = len(marks.SOLO_FIGURES) * PITCH
CROWNS_ACROSS = 5
BETWEEN = 0.6
SIDE, ASIDE = 2.0, 1.6  # Between two groups of boxes, and from them to the rings.
EDGE = 1.6
ORDINAL, ORDINAL_PT, SHIELD_SCALE = 8.0, 12.0, 2.2
TARGET_PT = 13.0
NAME_FIELD = Box(DATE_FIELD.x - 66, DATE_FIELD.y, 62, 13)
COUNT_FIGURE = (9.8, 7.55)
COUNT_SUM, SUM_CELLS = (15.6, 7.55), 3
HALVED = "÷ 2"
ENDS: Collection[str] = frozenset({"total", "trolls"})  # Who has more has won.
SIGN, SIGN_WIDE = 5.2, 6.0
LABEL_HIGH, LABEL_UP = 3.0, 0.6
LEFT_OVER: Mapping[str, str] = {
    **{track: track for track in TRACKS},
    "cards": "oval",
    "artifacts": "artifact",
}
LABELS: Mapping[str, str] = {"cards": "solo.unused", "artifacts": "solo.artifacts"}
FIGURE = (9.8, 7.55)  # A box for a figure.
YOURS, SUM = (14.0, 9.0), (17.4, 9.0)  # A box for a figure with its digits in boxes of their own.
CLAIM_SIGN = 4.2


class Places(NamedTuple):
    """The columns of the ledger, as boxes of the height of whatever they are taken in."""

    name: Box
    crowns: Box
    yours: Box
    rings: Box
    target: Box
    column: Box
    claim: Box
    sum: Box


def ledger_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the ledger without its player."""
    body, theme = BODY_BOX, table.theme
    zone = Box(body.x, body.y, body.width, HEAD + TERRITORIES * ROW + 2 * CLEAR)
    head = zone._replace(height=HEAD)
    top = zone.bottom
    foot = Box(FOOT_BOX.x, top, FOOT_BOX.width, FOOT_BOX.bottom - top)
    targets = targets_on(edition, table)
    rows = (
        _row(number, target, _notes(number, edition, table, words), row, theme)
        for number, target, row in zip(range(1, TERRITORIES + 1), targets, _rows(zone), strict=True)
    )
    items = (
        *page_title(_title(table, words), edition, table, words),
        *field("player.name", words("name"), NAME_FIELD, theme),
        *field("date", words("date"), DATE_FIELD, theme),
        *(item for row in rows for item in row),
        *draw_band(head, words("solo.ledger"), theme, sign="crown"),
        *_heads(_places(head), words, theme),
        *_frame(zone, theme),
        *draw_count(foot, table, words),
    )
    note = footer(words("sheet.ledger"), edition, table, words)
    return Layout("ledger", note, items, strip=partial(skyline, edition, theme))


def ledger_pages(_edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the one ledger, with the player's name."""
    name, place = table.seats[0].name, field_inside(NAME_FIELD)
    written = write_name(name, place, 14, colour=table.theme.ink)
    return (Page("ledger", words("sheet.ledger"), tuple(written), player=name),)


def _title(table: Table, words: Words) -> str:
    """Return what the sheet is called, with the level where it is known (S2)."""
    level = (words(f"solo.{table.level}"),) if table.level else ()
    return " · ".join((words("sheet.ledger"), *level))


def targets_on(edition: Edition, table: Table) -> tuple[str, ...]:
    """Return the targets as printed, "" where the level is not known (S2)."""
    solo = edition.solo
    last = tuple(map(str, getattr(solo.levels, table.level))) if table.level else ("", "")
    return (*map(str, solo.targets), *last)


def _rows(zone: Box) -> Iterator[Box]:
    for index in range(TERRITORIES):
        yield Box(zone.x, zone.y + HEAD + CLEAR + index * ROW, zone.width, ROW)


def _places(row: Box) -> Places:
    """Return the columns within a row; the name has what the others leave."""
    crowns = CROWNS_ACROSS * (FIGURE[0] + BETWEEN) - BETWEEN
    wide = (crowns, YOURS[0], RINGS_WIDE, FIGURE[0], FIGURE[0], FIGURE[0], SUM[0])
    gaps = (SIDE, SIDE, ASIDE, ASIDE, SIDE, SIDE, SIDE)
    x = row.right - EDGE
    boxes: list[Box] = []
    for width_, gap in zip(reversed(wide), reversed(gaps), strict=True):
        x -= width_
        boxes.insert(0, Box(x, row.y, width_, row.height))
        x -= gap
    name = Box(row.x + EDGE, row.y, x - row.x - EDGE, row.height)
    return Places(name, *boxes)


def _notes(number: int, edition: Edition, table: Table, words: Words) -> tuple[str, str]:
    """Return what is to be written in a shield, and the targets where no level is known (S2)."""
    which, first = (words("solo.which") if number == 2 else ""), len(edition.solo.targets) + 1
    if table.level or number < first:
        return which, ""
    levels = edition.solo.levels
    choice = {each: str(getattr(levels, each)[number - first]) for each in levels.as_printed()}
    return which, words("solo.level-targets", **choice)


def _row(
    number: int, target: str, notes: tuple[str, str], row: Box, theme: Theme
) -> Iterator[Item]:
    """Yield the line of a territory (S7, S9-S11)."""
    places = _places(row)
    yield from _name(number, notes, places.name, theme)
    yield from _crowns(number, places.crowns, theme)
    yield _digits(number, "yours", places.yours, YOURS, theme)
    for line, ring in enumerate(marks.RINGS):
        y = places.rings.y + (line + 0.5) * PITCH
        for figure in marks.SOLO_FIGURES:
            place = Box.around(places.rings.x + (figure + 0.5) * PITCH, y, RING)
            yield _ring(
                marks.ring_mark(number, ring, figure), str(WORTH[ring] * figure), place, theme
            )
    upper, lower = _stacked(places.target)
    if target:
        yield write(target, upper, TARGET_PT, colour=theme.ink, name="bold", anchor="middle")
    else:
        yield box_mark(marks.territory_mark(number, "target"), upper, theme)
    yield box_mark(marks.territory_mark(number, "less"), lower, theme)
    upper, lower = _stacked(places.column)
    if number in marks.CLAIMED_AFTER:
        yield box_mark(marks.claimed_column_mark(number), upper, theme)
        yield box_mark(marks.territory_mark(number, "cards"), lower, theme)
    if marks.has_box(number, "claim"):
        claim = Box.around(*places.claim.centre, *FIGURE)
        yield box_mark(marks.territory_mark(number, "claim"), claim, theme)
    yield _digits(number, "sum", places.sum, SUM, theme)


def _name(number: int, notes: tuple[str, str], box: Box, theme: Theme) -> Iterator[Item]:
    """Yield which row it is, a shield for the territory's number, and notes beside it."""
    ordinal = box._replace(width=ORDINAL)
    yield write(f"{number}.", ordinal, ORDINAL_PT, colour=theme.ink, name="bold")
    wide = SHIELD_SCALE * SHIELD[0]
    middle = (ordinal.right + wide / 2, box.centre[1])
    shown = "1" if number == 1 else ""
    yield Group(tuple(draw_shield(shown, (0, 0), theme)), *middle, SHIELD_SCALE)
    x = ordinal.right + wide + 1.6
    texts = [each for note in notes if note for each in wrap(note, box.right - x, LEAST_PT)]
    high = len(texts) * leading(LEAST_PT)
    place = Box(x, box.centre[1] - high / 2, box.right - x, high)
    yield from write_lines(texts, place, LEAST_PT, colour=theme.ink)


def _crowns(number: int, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the boxes for the figures of a territory, counted from 0 (S7)."""
    wide, high = FIGURE
    top = box.centre[1] - high - BETWEEN / 2
    for index in range(marks.SOLO_CROWNS):
        row, column = divmod(index, CROWNS_ACROSS)
        x, y = box.x + column * (wide + BETWEEN), top + row * (high + BETWEEN)
        yield box_mark(marks.territory_crowns_mark(number, index + 1), Box(x, y, wide, high), theme)


def _digits(
    number: int, column: marks.Column, box: Box, size: tuple[float, float], theme: Theme
) -> Mark:
    place = Box.around(*box.centre, *size)
    return figure_mark(marks.territory_mark(number, column), place, theme, marks.CELLS[column])


def _ring(name: str, figure: str, box: Box, theme: Theme) -> Mark:
    around = circle(box.centre, box.width / 2, WHITE, outline(theme))
    text = write(figure, box, RING_PT, colour=theme.ink, name="bold", anchor="middle")
    return Mark(name, "circle", box, (around, text))


def _stacked(box: Box) -> tuple[Box, Box]:
    """Return the places of two boxes one above the other."""
    wide, high = FIGURE
    x, y = box.centre[0] - wide / 2, box.centre[1]
    upper = Box(x, y - high - BETWEEN / 2, wide, high)
    return upper, upper._replace(y=y + BETWEEN / 2)


def _heads(places: Places, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield what the columns are, in the band above them."""
    colour, up = (WHITE, HEAD_UP) if theme.band else (theme.ink, LINED_HEAD_UP)
    for key, place in places._asdict().items():
        if key == "claim":
            yield from _claim_signs(place, colour, theme)
        elif key != "name":
            room = place.inset(-SIDE / 2)
            texts = wrap(words(f"solo.{key}-head"), room.width, LEAST_PT)
            high = len(texts) * leading(LEAST_PT)
            box = Box(room.x, place.centre[1] - high / 2 - up, room.width, high)
            yield from write_lines(texts, box, LEAST_PT, colour=colour, anchor="middle")


def _claim_signs(place: Box, colour: Colour, theme: Theme) -> Iterator[Item]:
    """Yield a relic and a monument (S10)."""
    x, y = place.centre
    for name, aside in (("relic", -1), ("monument", 1)):
        yield icon(name, (x + aside * 0.6 * CLAIM_SIGN, y), CLAIM_SIGN, colour, theme.band)


def _frame(zone: Box, theme: Theme) -> Iterator[Item]:
    """Yield lines between the rows, up to the panel of rings that runs through, and the frame."""
    panel = _panel(zone._replace(y=zone.y + HEAD, height=zone.height - HEAD))
    between = [row.y for row in _rows(zone)][1:]
    sides = ((zone.x, panel.x), (panel.right, zone.right))
    pairs = [((left, y), (right, y)) for y in between for left, right in sides]
    yield lines(pairs, Stroke(theme.line, HAIR))
    edges = [((x, panel.y), (x, panel.bottom)) for x in (panel.x, panel.right)]
    yield lines(edges, Stroke(theme.title, FIRM))
    yield rectangle(zone, None, Stroke(theme.title, FIRM), ROUND)


def _panel(row: Box) -> Box:
    """Return a row's part of the panel of rings, each of which is in white of its own."""
    rings = _places(row).rings
    return Box(rings.x - CLEAR / 2, row.y, rings.width + CLEAR, row.height)


LEDGER = Kind(ledger_layout, ledger_pages, Camera(101, "L"))


class Part(NamedTuple):
    """A piece of the count: how wide it is, the label above it, what is drawn."""

    width: float
    label: str
    draw: tuple[str, ...]


def draw_count(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the count from left to right (M7.2-M7.4, S12)."""
    parts = tuple(_parts(words))
    gap = (box.width - sum(part.width for part in parts)) / (len(parts) - 1)
    x, y = box.x, box.bottom - COUNT_FIGURE[1]
    for part in parts:
        yield from _drawn(part, Box(x, y, part.width, COUNT_FIGURE[1]), table)
        x += part.width + gap


def _parts(words: Words) -> Iterator[Part]:
    """Yield boxes of sums, of what is left over, and the signs between them."""
    yield _sum("territories", words("solo.territories"))
    for name, symbol in LEFT_OVER.items():
        yield _sign("+")
        label = HALVED if name in TRACKS else words(LABELS[name])
        yield Part(SIGN_WIDE + COUNT_FIGURE[0], label, ("figure", name, symbol))
    yield _sign("=")
    yield _sum("total", words("solo.total"))
    yield Part(SIGN, "", ("troll",))
    yield _sum("trolls", words("solo.trolls"))


def _sum(part: marks.Sum, label: str) -> Part:
    return Part(COUNT_SUM[0], label, (part, marks.solo_sum_mark(part)))


def _sign(text: str) -> Part:
    return Part(2.6, "", ("sign", text))


def _drawn(part: Part, box: Box, table: Table) -> Iterator[Item]:
    theme, (kind, *rest) = table.theme, part.draw
    if part.label:
        face = "bold" if kind in ENDS else "text"
        label = Box(box.x - 1, box.y - LABEL_HIGH - LABEL_UP, box.width + 2, LABEL_HIGH)
        yield write(part.label, label, LEAST_PT, colour=theme.ink, name=face, anchor="middle")
    if kind == "sign":
        yield write(rest[0], box, 12, colour=theme.ink, name="bold", anchor="middle")
    elif kind == "troll":
        yield icon("troll", box.centre, SIGN, theme.ink, theme.fill("start"))
    elif kind == "figure":
        name, symbol = rest
        yield icon(symbol, (box.x + SIGN / 2, box.centre[1]), SIGN, theme.ink, theme.fill(name))
        place = Box(box.right - COUNT_FIGURE[0], box.y, *COUNT_FIGURE)
        yield box_mark(marks.final_mark(name), place, theme)
    else:
        yield figure_mark(rest[0], box, theme, SUM_CELLS, HEAVY if kind in ENDS else FIRM)
