"""The solo ledger: a row for each territory, an equation for you and one for the Trolls, the count.

The player decides in which order territories are played (S8): a row is the first, the second, ...
of them, and in an empty shield stands which one that was. Play begins in number 1 (S3). S2, S7-S12.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from sheets.drawing.figures import box_mark, figure_mark, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import circle, ellipse, line, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Mark, Stroke, Zone
from sheets.drawing.shields import NUMBERED, numbered_shield
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import INSET, ROUND, cut, draw_band, draw_zone, shared_out, span
from sheets.merchants import marks
from sheets.merchants.board.land import seed_of
from sheets.merchants.board.wilds import draw_ranges
from sheets.merchants.edition.edition import LEVELS, TERRITORIES, TRACKS, Edition
from sheets.merchants.skyline import skyline
from sheets.merchants.solo.board import draw_fields, name_zone, written_name
from sheets.page.boxes import BODY_BOX, FOOT_BOX, SCALE
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

HEAD, NOTES, COUNT = 8.0, 5.6, 22.0  # The band above the rows, what is said below them, the count.
ROW = (BODY_BOX.height - HEAD - NOTES - COUNT) / TERRITORIES
TABLE_BOX = BODY_BOX._replace(height=HEAD + TERRITORIES * ROW)
COUNT_BOX = BODY_BOX._replace(y=TABLE_BOX.bottom + NOTES, height=COUNT)
AT_ONCE = 4  # So many territories are in a zone.
COUNT_HALF = 0.475  # Of its width: between a sign and the picture before a box.
FIGURE, YOURS, SUM = (9.7, 8.6), (14.0, 9.6), (17.4, 9.6)  # Boxes for one figure, and of digits.
FIGURES_APART, HALVES_APART = 0.35, 1.2  # Between boxes for crowns, and between five and five.
ORDINAL_PT, SHIELD_SCALE, AFTER_SHIELD = 15.0, 1.9, 0.9
TARGET_PT, LEVEL_PT = 17.0, 13.0  # A target, and each of three.
LEVEL, LEVEL_UP, DOTS_DOWN = 7.7, 1.4, 3.4  # The room of one of three targets, and where it stands.
DOT, DOTS_APART = 0.6, 1.9
SIGN, SIGN_PT, ICON = 4.4, 14.0, 5.2  # What stands between boxes.
NOTE_SHIELD, NOTE_DOTS, AFTER_DOTS = 0.8, 10.0, 0.7  # Before a note, and from dots to their level.
CARDS_UP, CARD = 1.7, (2.3, 1.3)  # The picture of a column of cards.
NOTED = (0.1, 0.8)  # The dots around a box that is no part of a sum.
# The pass between the mountains below the count, how high these are, and in it the Trolls: the
# size of each, and how far it stands from the middle.
PASS, PEAKS = 20.0, 7.0
TROLLS = ((5.2, -5.0), (5.8, 5.2), (7.2, 0.0))
COUNT_LABEL, COUNT_DOWN = 3.4, 1.6
# The columns of a row with their widths, and the sign before each; a line parts you and the Trolls.
COLUMNS: Mapping[str, tuple[float, str]] = {
    "order": (7.0, ""),
    "shield": (SHIELD_SCALE * NUMBERED[0] + AFTER_SHIELD, ""),
    "crowns": (marks.SOLO_CROWNS * (FIGURE[0] + FIGURES_APART) + HALVES_APART, ""),
    "yours": (YOURS[0], "="),
    "target": (3 * LEVEL, "|"),
    "less": (FIGURE[0], "−="),
    "cards": (FIGURE[0], "+"),
    "column": (13.1, ""),
    "claim": (FIGURE[0], "+"),
    "sum": (SUM[0], "="),
}
HEADS: Mapping[str, str] = {
    "crowns": "crowns-head",
    "yours": "yours",
    "target": "target",
    "less": "less",
    "cards": "cards",
    "sum": "trolls",
}
SIZES: Mapping[marks.Column, tuple[float, float]] = {"yours": YOURS, "sum": SUM}
ENDS: Collection[str] = frozenset({"total", "trolls"})  # Who has more has won.
LEFT_OVER: Mapping[str, str] = {
    **{track: track for track in TRACKS},
    "cards": "oval",
    "artifacts": "artifact",
}
LABELS: Mapping[str, str] = {"cards": "solo.unused", "artifacts": "solo.artifacts"}
HALVED = "÷ 2"


def ledger_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the ledger without its player."""
    zone, theme = TABLE_BOX, table.theme
    head = zone._replace(height=HEAD)
    items = (
        *page_title(_title(table, words), edition, table, words),
        *draw_fields(table, words),
        *_rows(edition, zone, table),
        *draw_band(head, words("solo.ledger"), theme, sign="crown"),
        *_heads(head, words, theme),
        rectangle(zone, None, Stroke(theme.title, FIRM), ROUND),
        *_notes(zone._replace(y=zone.bottom, height=NOTES), table, words),
        *_count(table, words),
        *(() if table.plain else _mountains(edition, theme)),
    )
    note = footer(_title(table, words), edition, table, words)
    strip = partial(skyline, edition, theme)
    return Layout("ledger", note, items, strip=strip)


def _zones(table: Table, words: Words) -> Iterator[Zone]:
    """Yield your crowns in some territories, five boxes at a time, the Trolls', the count."""
    places = _places(TABLE_BOX)
    x, five = places["target"].x - SIGN / 2, places["crowns"].centre[0]
    yours = TABLE_BOX._replace(width=x - TABLE_BOX.x)
    for rows in shared_out(TERRITORIES, AT_ONCE):
        few = yours._replace(y=yours.y + HEAD + rows[0] * ROW, height=len(rows) * ROW)
        first, last = rows[0] + 1, rows[-1] + 1
        title = f"{words('solo.ledger')} {span(first, last)}"
        yield from cut(f"territories-{first}", title, few, five)
    trolls = TABLE_BOX._replace(x=x, width=TABLE_BOX.right - x)
    yield Zone("trolls", words("solo.trolls"), trolls)
    middle = COUNT_BOX.x + COUNT_HALF * COUNT_BOX.width
    yield from cut("count", words("aid.count"), COUNT_BOX, middle)
    yield name_zone(words)


def ledger_pages(_edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the one ledger, with the player's name."""
    player, zones = table.seats[0].name, tuple(_zones(table, words))
    return (Page("ledger", words("sheet.ledger"), written_name(table), player=player, zones=zones),)


LEDGER = Kind(ledger_layout, ledger_pages, Camera(101, "L"))


def _title(table: Table, words: Words) -> str:
    """Return what the sheet is called, with the level where it is known (S2)."""
    level = (words(f"solo.{table.level}"),) if table.level else ()
    return " · ".join((words("sheet.ledger"), *level))


def _places(row: Box) -> Mapping[str, Box]:
    """Return the columns of a row, as boxes of its height; what they leave is between them."""
    needed = sum(wide + _sign_width(sign) for wide, sign in COLUMNS.values())
    gap = (row.width - 2 * INSET - needed) / (len(COLUMNS) - 1)
    places, x = {}, row.x + INSET
    for name, (wide, sign) in COLUMNS.items():
        x += _sign_width(sign)
        places[name] = Box(x, row.y, wide, row.height)
        x += wide + gap
    return places


def _sign_width(sign: str) -> float:
    return len(sign) * SIGN + (ICON if len(sign) > 1 else 0.0)


def _rows(edition: Edition, zone: Box, table: Table) -> Iterator[Item]:
    """Yield the rows of all territories, and the line between your part and the Trolls'."""
    theme = table.theme
    for index, targets in enumerate(edition.solo.targets_at(table.level)):
        row = Box(zone.x, zone.y + HEAD + index * ROW, zone.width, ROW)
        if index % 2 and (fill := theme.fill("panel")):
            yield rectangle(row, fill)
        if index:
            yield line((row.x, row.y), (row.right, row.y), stroke=Stroke(theme.line, HAIR))
        yield from _row(index + 1, targets, _places(row), theme)
    x = _places(zone)["target"].x - SIGN / 2
    yield line((x, zone.y + HEAD), (x, zone.bottom), stroke=Stroke(theme.title, FIRM))


def _row(
    number: int, targets: tuple[int, ...], places: Mapping[str, Box], theme: Theme
) -> Iterator[Item]:
    """Yield a territory's row: which it is, what you have there, what the Trolls get (S7-S11)."""
    order, shield = places["order"], places["shield"]
    yield write(f"{number}.", order, ORDINAL_PT, colour=theme.ink, name="bold")
    shown = tuple(numbered_shield("1" if number == 1 else "", (0, 0), theme))
    x, y = shield.centre
    yield Group(shown, x - AFTER_SHIELD / 2, y, SHIELD_SCALE)
    yield from _crowns(number, places["crowns"], theme)
    yield from _targets(targets, places["target"], theme)
    for column in marks.COLUMNS:
        place = places[column]
        if not marks.has_box(number, column):
            continue
        yield from _signs(COLUMNS[column][1], place, theme)
        size = SIZES.get(column, FIGURE)
        box, name = Box.around(*place.centre, *size), marks.territory_mark(number, column)
        cells = marks.CELLS.get(column)
        yield figure_mark(name, box, theme, cells) if cells else box_mark(name, box, theme)
    if number in marks.CLAIMED_AFTER:
        yield _column(number, places["column"], theme)


def _crowns(number: int, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the boxes for the figures of a territory, counted from 0 (S7)."""
    wide, high = FIGURE
    for index in range(marks.SOLO_CROWNS):
        x = box.x + index * (wide + FIGURES_APART)
        x += HALVES_APART if 2 * index >= marks.SOLO_CROWNS else 0.0
        place = Box(x, box.centre[1] - high / 2, wide, high)
        yield box_mark(marks.territory_crowns_mark(number, index + 1), place, theme)


def _targets(targets: tuple[int, ...], box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a territory's target, or that of each level over as many dots."""
    x, y = box.centre
    if len(targets) == 1:
        yield write(str(targets[0]), box, TARGET_PT, colour=theme.ink, name="bold", anchor="middle")
        return
    for index, target in enumerate(targets):
        x = box.x + (index + 0.5) * box.width / len(targets)
        place = Box.around(x, y - LEVEL_UP, box.width / len(targets), 6)
        yield write(str(target), place, LEVEL_PT, colour=theme.ink, name="bold", anchor="middle")
        yield from draw_dots(index + 1, (x, y + DOTS_DOWN), theme)


def draw_dots(number: int, centre: tuple[float, float], theme: Theme) -> Iterator[Item]:
    """Yield as many dots side by side, which tell levels apart."""
    for index in range(number):
        x = centre[0] + (index - (number - 1) / 2) * DOTS_APART
        yield circle((x, centre[1]), DOT, theme.title)


def _signs(signs: str, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the sign before a box; between two of them the crowns that are yours."""
    y, x = box.centre[1], box.x - SIGN
    if len(signs) > 1:
        yield icon("crown", (x - ICON / 2, y), ICON, theme.ink, theme.fill("crown"))
    for sign, left in zip(reversed(signs), (x, x - ICON - SIGN), strict=False):
        place = Box(left, y - 3, SIGN, 6)
        yield write(sign, place, SIGN_PT, colour=theme.ink, name="bold", anchor="middle")


def _column(number: int, box: Box, theme: Theme) -> Mark:
    """Return the box for the column that the Trolls claim, beside a picture of one (S9).

    It is dotted, for nothing is added to a sum there.
    """
    place = Box(box.right - FIGURE[0], box.centre[1] - FIGURE[1] / 2, *FIGURE)
    x, y = box.x + CARD[0] / 2, box.centre[1]
    cards = (
        ellipse(Box.around(x, y + step * CARDS_UP, *CARD), WHITE, outline(theme))
        for step in (-1, 0, 1)
    )
    frame = rectangle(place, WHITE, Stroke(theme.line, FIRM, NOTED), ROUND)
    return Mark(marks.claimed_column_mark(number), "write", place, (*cards, frame))


def _heads(head: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield what the columns are, in the band above them."""
    colour: Colour = WHITE if theme.band else theme.ink
    places = _places(head)
    for column, key in HEADS.items():
        x, y = places[column].centre
        wide = max(places[column].width, 2 * FIGURE[0])
        place = Box.around(x, y - (0 if theme.band else HEAVY / 2), wide, head.height)
        text = words(f"solo.{key}")
        yield write(text, place, LABEL_PT, colour=colour, name="bold", anchor="middle")
    noted = Box.around(places["column"].right - FIGURE[0] / 2, places["column"].centre[1], 16)
    yield write(words("solo.column"), noted, LABEL_PT, colour=colour, anchor="middle")
    x, y = places["claim"].centre
    for name, side in (("relic", -1), ("monument", 1)):
        yield icon(name, (x + side * ICON / 2, y), ICON - 0.8, colour, theme.band)


def _notes(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield what is written in a shield, and where no level is known what the dots are (S2)."""
    theme, y = table.theme, box.centre[1]
    mark = tuple(numbered_shield("", (0, 0), theme))
    yield Group(mark, box.x + INSET + NOTE_SHIELD * NUMBERED[0] / 2, y, NOTE_SHIELD)
    place = box._replace(x=box.x + INSET + 6, width=box.width / 2)
    yield write(words("solo.which"), place, LABEL_PT, colour=theme.quiet)
    if table.level:
        return
    texts = [words(f"solo.{level}") for level in LEVELS]
    x = box.right - INSET - sum(width(text, LABEL_PT) + NOTE_DOTS for text in texts)
    lead = words("solo.circle-target")
    wide = width(lead, LABEL_PT, "bold") + 0.02
    yield write(
        lead, Box(x - wide, box.y, wide, box.height), LABEL_PT, colour=theme.ink, name="bold"
    )
    for number, text in enumerate(texts, 1):
        x += NOTE_DOTS
        dots = (x - AFTER_DOTS - number * DOTS_APART / 2, y)
        yield from draw_dots(number, dots, theme)
        wide = width(text, LABEL_PT) + 0.02
        yield write(text, Box(x, box.y, wide, box.height), LABEL_PT, colour=theme.quiet)
        x += wide


def _mountains(edition: Edition, theme: Theme) -> Iterator[Item]:
    """Yield mountains below the count, and Trolls that come down from a pass."""
    band = Box(FOOT_BOX.x + SCALE, FOOT_BOX.y + 0.6, FOOT_BOX.width - 2 * SCALE, PEAKS)
    yield from draw_pass(band, 1.0, theme, f"{seed_of(edition)} Trolls")


def draw_pass(band: Box, scale: float, theme: Theme, seed: str) -> Iterator[Item]:
    """Yield mountains on a band's foot, and Trolls in the pass between them, at a scale."""
    middle, half = band.centre[0], scale * PASS / 2
    yield from draw_ranges(band, (middle - half, middle + half), theme, seed)
    for size, aside in TROLLS:
        troll = middle + scale * aside, band.bottom - scale * size / 2
        yield icon("troll", troll, scale * size, theme.ink, theme.fill("start"))


class Part(NamedTuple):
    """A piece of the count: how wide it is, and what it draws in its box."""

    width: float
    draw: Callable[[Box], Iterator[Item]]


def _count(table: Table, words: Words) -> Iterator[Item]:
    """Yield the count from left to right (M7.2-M7.4, S12)."""
    theme, box = table.theme, COUNT_BOX
    parts = tuple(_parts(words, theme))
    yield from draw_zone(box, words("aid.count"), theme, note=words("ending.winner"))
    gap = (box.width - 2 * INSET - sum(part.width for part in parts)) / (len(parts) - 1)
    x, y = box.x + INSET, box.bottom - INSET - SUM[1] + COUNT_DOWN
    for part in parts:
        yield from part.draw(Box(x, y, part.width, FIGURE[1]))
        x += part.width + gap


def _parts(words: Words, theme: Theme) -> Iterator[Part]:
    """Yield boxes of sums, of what is left over, and the signs between them."""
    yield _sum("territories", words("solo.territories"), "crown", theme)
    for name, symbol in LEFT_OVER.items():
        yield _sign("+", theme)
        label = HALVED if name in TRACKS else words(LABELS[name])
        yield _left_over(name, label, symbol, theme)
    yield _sign("=", theme)
    yield _sum("total", words("solo.total"), "", theme)
    yield _sum("trolls", words("solo.trolls"), "troll", theme)


def _sign(text: str, theme: Theme) -> Part:
    def draw(box: Box) -> Iterator[Item]:
        yield write(text, box, SIGN_PT, colour=theme.ink, name="bold", anchor="middle")

    return Part(2.6, draw)


def _left_over(name: str, label: str, symbol: str, theme: Theme) -> Part:
    def draw(box: Box) -> Iterator[Item]:
        place = _box(box, FIGURE)
        yield from _labelled(label, "text", symbol, box, place, theme)
        yield box_mark(marks.final_mark(name), place, theme)

    return Part(ICON + 0.8 + FIGURE[0], draw)


def _sum(part: marks.Sum, label: str, symbol: str, theme: Theme) -> Part:
    """Return the box of a sum, heavy those of which the larger one has won."""
    face, line = ("bold", HEAVY) if part in ENDS else ("text", FIRM)

    def draw(box: Box) -> Iterator[Item]:
        place = _box(box, SUM)
        yield from _labelled(label, face, symbol, box, place, theme)
        yield figure_mark(marks.solo_sum_mark(part), place, theme, 3, line)

    return Part(SUM[0] + (ICON + 1.2 if symbol else 0.0), draw)


def _box(box: Box, size: tuple[float, float]) -> Box:
    """Return the box to write in, so large, at the right end of a part's."""
    return Box(box.right - size[0], box.centre[1] - size[1] / 2, *size)


def _labelled(
    label: str, face: str, symbol: str, box: Box, place: Box, theme: Theme
) -> Iterator[Item]:
    """Yield the symbol before a place to write in, if there is one, and the label above it."""
    if symbol:
        fill = {"troll": "start", "oval": "gold"}.get(symbol, symbol)
        middle = (box.x + ICON / 2, box.centre[1])
        yield icon(symbol, middle, ICON, theme.ink, theme.fill(fill))
    above = Box(place.x - 2, place.y - COUNT_LABEL, place.width + 4, COUNT_LABEL)
    yield write(label, above, LEAST_PT, colour=theme.ink, name=face, anchor="middle")
