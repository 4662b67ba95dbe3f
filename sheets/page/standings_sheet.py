"""The standings after several games as pages of a table, a row for each player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sheets.drawing.figures import Flow
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, wrap, write, write_name
from sheets.drawing.paper import SHARED, Paper, frame_on
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Anchor, Box, Drawing, Group, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.page.score_sheet import CROWN, FOOT, HEAD, MOST_PT, PAD, PART, page_head

RANK, FIGURE = 24.0, 26.0  # The widths of columns; the name has what is left.
ROW = 8.0
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
    """Return the pages, as many as the rows need."""
    top = HEAD + PART
    height = SHARED.height - FOOT - top - PART - LEAST_NOTES * leading(TEXT_PT)
    most = int(height / ROW) - 1  # The headings take a row too.
    parts = [sheet.rows[start : start + most] for start in range(0, len(sheet.rows), most)]
    frame = frame_on(paper)
    pages = []
    for number, rows in enumerate(parts, 1):
        notes = sheet.notes if number == len(parts) else ()
        items = tuple(_items(sheet, rows, notes, Box(0, top, SHARED.width, ROW), theme))
        placed = Group(items, frame.x, frame.y, frame.scale)
        part = str(number) if len(parts) > 1 else ""
        size = paper.width, paper.height
        pages.append(Drawing("standings", sheet.title, language, *size, (placed,), part=part))
    return pages


def _items(
    sheet: StandingsSheet,
    rows: Sequence[tuple[str, ...]],
    notes: Sequence[str],
    first: Box,
    theme: Theme,
) -> Iterator[Item]:
    """Yield a page; `first` is the row of the headings."""
    yield from page_head(sheet.title, sheet.subtitle, theme)
    for number, row in enumerate(rows, 1):
        yield from _row(row, _below(first, number), theme)
    for column, heading in enumerate(sheet.headings):
        box = _cell(column, len(sheet.headings), first)
        anchor: Anchor = "start" if column < 2 else "end"
        yield write(heading, box, TEXT_PT, colour=theme.quiet, anchor=anchor)
    for number in range(len(rows) + 1):
        y = _below(first, number).bottom
        stroke = Stroke(theme.line, HAIR) if number else Stroke(theme.ink, FIRM)
        yield line((0, y), (SHARED.width, y), stroke=stroke)
    below = Box(0, _below(first, len(rows)).bottom + PART, SHARED.width, 0)
    flow = Flow(below, theme, TEXT_PT)
    for note in notes:
        text, face = printable(note)
        lines = len(wrap(text, SHARED.width, TEXT_PT, face))
        if flow.y + lines * leading(TEXT_PT) <= SHARED.height - FOOT:
            flow.paragraph(text, name=face)
    yield from flow.items


def _row(row: tuple[str, ...], place: Box, theme: Theme) -> Iterator[Item]:
    """Yield a player's row; the first have a ground and a crown."""
    rank, name, *figures = row
    if rank == FIRST:
        yield rectangle(place, theme.fill("panel"))
        centre = (place.x + RANK - CROWN, place.centre[1])
        yield icon("crown", centre, min(CROWN, 0.8 * ROW), theme.ink, theme.fill("crown"))
    yield write(rank, _cell(0, len(row), place), MOST_PT, colour=theme.ink)
    box = _cell(1, len(row), place)
    yield from write_name(name, box, MOST_PT, colour=theme.ink)
    for column, figure in enumerate(figures, 2):
        box = _cell(column, len(row), place)
        yield write(figure, box, MOST_PT, colour=theme.ink, anchor="end", least_pt=LEAST_PT)


def _below(first: Box, number: int) -> Box:
    return Box(first.x, first.y + number * ROW, first.width, ROW)


def _cell(column: int, columns: int, row: Box) -> Box:
    """Return the place of a cell within a row."""
    name = row.width - RANK - (columns - 2) * FIGURE
    x, width = (0.0, RANK) if column == 0 else (RANK, name)
    if column > 1:
        x, width = RANK + name + (column - 2) * FIGURE, FIGURE
    return Box(row.x + x + PAD, row.y, width - 2 * PAD, row.height)
