"""The standings after several games as small pages of a table, a row for each player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from sheets.drawing.figures import Flow
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, width, wrap, write, write_lines, write_name
from sheets.drawing.paper import Paper
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Anchor, Box, Drawing, Item, Stroke
from sheets.drawing.sizes import HAIR, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.page.small_page import ROOM, half_page, small_page

HEADS = Box(ROOM.x, ROOM.y + 1, ROOM.width, 8.0)  # The row of the headings.
RANK = 11.0  # The width of its column; the name has what figures leave.
APART = 2.4  # Between figures.
ROW, CROWN = 9.6, 6.4
RANK_PT, MOST_PT = 14.0, 11.0
LARGEST = 1.5  # How much larger few rows are.
PART = 4.0  # Between table and notes.
LEAST_NOTES = 4  # Lines for which every page keeps room below its rows.
FIRST = "1"  # The rank of those who have won most.


@dataclass(frozen=True, slots=True)
class StandingsSheet:
    """All that the pages say: `rows` have a cell for each heading, rank and name first.

    `notes` tell what ties mean; they stand on the last page, as many as it has room for.
    """

    title: str
    subtitle: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]


def standings_sheets(
    sheet: StandingsSheet, language: str, paper: Paper, theme: Theme
) -> list[Drawing]:
    """Return the pages on half a paper each, as many as the rows need."""
    room = ROOM.bottom - HEADS.bottom - PART - LEAST_NOTES * leading(TEXT_PT)
    most = int(room / ROW)
    scale = min(max(most / len(sheet.rows), 1), LARGEST)
    parts = [sheet.rows[start : start + most] for start in range(0, len(sheet.rows), most)]
    pages = []
    for number, rows in enumerate(parts, 1):
        items = _items(sheet, rows, sheet.notes if number == len(parts) else (), scale, theme)
        part = str(number) if len(parts) > 1 else ""
        pages.append(half_page("standings", sheet.title, items, language, paper, part))
    return pages


def _items(
    sheet: StandingsSheet,
    rows: Sequence[tuple[str, ...]],
    notes: Sequence[str],
    scale: float,
    theme: Theme,
) -> Iterator[Item]:
    """Yield a page, its rows at a scale."""
    yield from small_page(sheet.title, sheet.subtitle, theme)
    cells, high = _columns(sheet, scale), scale * ROW
    yield from _headings(sheet.headings, cells, theme)
    for number, row in enumerate(rows):
        place = Box(ROOM.x, HEADS.bottom + number * high, ROOM.width, high)
        yield from _row(row, place, cells, scale, theme)
    below = Box(ROOM.x, HEADS.bottom + len(rows) * high + PART, ROOM.width, 0)
    flow = Flow(below, theme, TEXT_PT)
    for note in notes:
        text, face = printable(note)
        lines = len(wrap(text, ROOM.width, TEXT_PT, face))
        if flow.y + lines * leading(TEXT_PT) <= ROOM.bottom:
            flow.paragraph(text, name=face)
    yield from flow.items


def _columns(sheet: StandingsSheet, scale: float) -> list[Box]:
    """Return where each column's cells lie in the row of the headings; figures take what they need.

    What is left is the name's.
    """
    figures = [
        max(
            *(width(word, LEAST_PT) for word in heading.split()),
            *(width(row[column], scale * MOST_PT) for row in sheet.rows),
        )
        + APART
        for column, heading in enumerate(sheet.headings[2:], 2)
    ]
    rank = scale * RANK
    widths = [rank, HEADS.width - rank - sum(figures), *figures]
    lefts = accumulate(widths, initial=HEADS.x)
    return [
        Box(left, HEADS.y, wide, HEADS.height) for left, wide in zip(lefts, widths, strict=False)
    ]


def _headings(headings: Sequence[str], cells: Sequence[Box], theme: Theme) -> Iterator[Item]:
    """Yield the headings, those of figures over the middle of their columns."""
    high = leading(LEAST_PT)
    for column, (heading, box) in enumerate(zip(headings, cells, strict=True)):
        lines = wrap(heading, box.width - 0.4, LEAST_PT)
        low = box._replace(y=HEADS.bottom - 1 - len(lines) * high)
        anchor: Anchor = "middle" if column != 1 else "start"
        yield from write_lines(lines, low, LEAST_PT, colour=theme.quiet, anchor=anchor)
    foot = Stroke(theme.title, 0.5)
    yield line((HEADS.x, HEADS.bottom), (HEADS.right, HEADS.bottom), stroke=foot)


def _row(
    row: tuple[str, ...], place: Box, columns: Sequence[Box], scale: float, theme: Theme
) -> Iterator[Item]:
    """Yield a player's row; the first have a ground and a crown."""
    size_pt, crown = scale * MOST_PT, scale * CROWN
    cells = [each._replace(y=place.y, height=place.height) for each in columns]
    rank, name, *figures = row
    if rank == FIRST:
        yield rectangle(place, theme.fill("crown"))
    under = Stroke(theme.outline("hex"), HAIR)
    yield line((place.x, place.bottom), (place.right, place.bottom), stroke=under)
    yield write(
        rank, cells[0], scale * RANK_PT, colour=theme.title, name="display", anchor="middle"
    )
    room = cells[1]._replace(width=cells[1].width - 1)
    if rank == FIRST:
        centre = (room.right - crown / 2, room.centre[1])
        yield icon("crown", centre, crown, theme.ink, theme.fill("gold-shade"))
        room = room._replace(width=room.width - crown - 1)
    yield from write_name(name, room, size_pt, colour=theme.ink, most=3)
    for figure, box in zip(figures, cells[2:], strict=True):
        yield write(figure, box, size_pt, colour=theme.ink, anchor="middle")
