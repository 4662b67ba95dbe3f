"""A score sheet: how a game ended and a table of its scores on one page, for whatever game."""

from collections.abc import Iterator
from dataclasses import dataclass

from sheets.drawing.figures import Flow, field, field_inside
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, width, wrap, write, write_name
from sheets.drawing.paper import SHARED, Paper, frame_on
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Box, Drawing, Group, Item, Stroke, Text
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.page.score_table import Row, ScoreTable, parted

HEAD = 16.5  # The title, and the line below it.
FOOT = 7.0
PART = 4.0  # Between remarks, table and notes.
TITLE_WIDTH, DATE_WIDTH = 190.0, 62.0
VERDICT_PT, REMARK_PT = 13.0, 10.0
REMARK_GAP = 0.8
NOTES_HEAD = 6.4
MOST_NOTES = 12  # Lines of notes below a table; where there is none they have the page.
HEADING_WIDTH = 80.0
RULE_WIDTH = 26.0
MOST_COLUMN = 56.0
NAMES = 11.0  # The row of the names.
MOST_ROW = 9.0
MOST_PT = 11.0
PT_PER_ROW = 1.7  # The type in a row of 1 mm; where there are many rows it is smaller.
PAD = 2.5  # Between a figure and the side of its column.
NOTE_GAP = 2.0  # Between a note and its figure.
CROWN = 6.5  # The winners' symbol beside their rank.


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All that a score sheet says.

    `date` is what its box is called, `played_on` what stands in it, "" where nothing does.
    `remarks` tell how the game ended, the first of them who has won; `notes` what is to be known
    of the score, `more` that there is no room for all of them. There is no table where nothing
    was scored.
    """

    title: str
    subtitle: str
    date: str
    played_on: str
    remarks: tuple[str, ...]
    table: ScoreTable | None
    notes_heading: str
    notes: tuple[str, ...]
    more: str
    footer: str


def score_sheet(
    sheet: ScoreSheet, number: int, language: str, paper: Paper, theme: Theme
) -> Drawing:
    """Return the page, the first, second... of a document."""
    frame = frame_on(paper)
    placed = Group(tuple(_items(sheet, theme)), frame.x, frame.y, frame.scale)
    title = f"{sheet.title} · {sheet.footer}"
    return Drawing("score", title, language, paper.width, paper.height, (placed,), part=str(number))


def _items(sheet: ScoreSheet, theme: Theme) -> Iterator[Item]:
    yield from _head(sheet, theme)
    remarks = _remarks(sheet, theme)
    yield from remarks.items
    room = Box(0, remarks.y + PART, SHARED.width, SHARED.height - FOOT - remarks.y - PART)
    notes = _note_lines(sheet, room.height)
    height = NOTES_HEAD + len(notes) * leading(TEXT_PT) if notes else 0.0
    if sheet.table:
        above = Box(room.x, room.y, room.width, room.height - height - PART)
        yield from draw_table(sheet.table, above, theme)
    if notes:
        top = room.bottom - height if sheet.table else room.y
        yield from _notes(sheet.notes_heading, notes, Box(0, top, room.width, height), theme)
    footer, face = printable(sheet.footer)
    foot = Box(0, SHARED.height - 4, room.width, 4)
    yield write(footer, foot, LEAST_PT, colour=theme.quiet, name=face)


def page_head(title: str, subtitle: str, theme: Theme) -> Iterator[Item]:
    """Yield what a page is called, and the line below it."""
    shown, face = printable(title.upper(), "display")
    yield write(shown, Box(0, 0.5, TITLE_WIDTH, 8), 19, colour=theme.ink, name=face)
    yield write(subtitle, Box(0, 9, TITLE_WIDTH, 5), 10.5, colour=theme.quiet)
    yield line((0, HEAD), (SHARED.width, HEAD), stroke=Stroke(theme.ink, FIRM))


def _head(sheet: ScoreSheet, theme: Theme) -> Iterator[Item]:
    yield from page_head(sheet.title, sheet.subtitle, theme)
    date = Box(SHARED.width - DATE_WIDTH, 0.5, DATE_WIDTH, 13.5)
    yield from field("date", sheet.date, date, theme)
    if sheet.played_on:
        yield write(sheet.played_on, field_inside(date), 11, colour=theme.ink)


def _remarks(sheet: ScoreSheet, theme: Theme) -> Flow:
    flow = Flow(Box(0, HEAD + 2, SHARED.width, 0), theme, VERDICT_PT)
    for number, remark in enumerate(sheet.remarks):
        text, face = printable(remark, "text" if number else "bold")
        flow.size_pt = REMARK_PT if number else VERDICT_PT
        flow.paragraph(text, name=face)
        flow.space(REMARK_GAP)
    return flow


def _note_lines(sheet: ScoreSheet, height: float) -> list[tuple[str, str]]:
    """Return the lines of the notes that there is room for, each with its face."""
    lines = [
        (part, face)
        for text, face in map(printable, sheet.notes)
        for part in wrap(text, SHARED.width, TEXT_PT, face)
    ]
    most = MOST_NOTES if sheet.table else int((height - NOTES_HEAD) / leading(TEXT_PT))
    return lines if len(lines) <= most else [*lines[: most - 1], (sheet.more, "text")]


def _notes(heading: str, lines: list[tuple[str, str]], box: Box, theme: Theme) -> list[Item]:
    flow = Flow(box, theme, TEXT_PT)
    flow.heading(heading)
    for text, face in lines:
        flow.paragraph(text, name=face)
    return flow.items


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the cells of a table lie; rows are counted from 0, -1 is that of the names."""

    left: float
    y: float
    columns: int
    column_width: float
    row_height: float

    @property
    def size_pt(self) -> float:
        return max(LEAST_PT, min(MOST_PT, PT_PER_ROW * self.row_height))

    @property
    def right(self) -> float:
        return self.left + HEADING_WIDTH + self.columns * self.column_width + RULE_WIDTH

    def top(self, row: int) -> float:
        return self.y if row < 0 else self.y + NAMES + row * self.row_height

    def across(self, row: int) -> Box:
        height = NAMES if row < 0 else self.row_height
        return Box(self.left, self.top(row), self.right - self.left, height)

    def heading(self, row: int) -> Box:
        place = self.across(row)
        return Box(place.x + PAD, place.y, HEADING_WIDTH - PAD, place.height)

    def cell(self, column: int, row: int) -> Box:
        x = self.left + HEADING_WIDTH + column * self.column_width
        place = self.across(row)
        return Box(x + PAD, place.y, self.column_width - 2 * PAD, place.height)

    def rule(self, row: int) -> Box:
        place = self.across(row)
        return Box(place.right - RULE_WIDTH + PAD, place.y, RULE_WIDTH - PAD, place.height)


def draw_table(table: ScoreTable, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the table from the top left of a box, no wider and no higher than it needs."""
    columns = len(table.names)
    room = (box.width - HEADING_WIDTH - RULE_WIDTH) / columns
    height = (box.height - NAMES) / len(table.rows)
    grid = _Grid(box.x, box.y, columns, min(room, MOST_COLUMN), min(height, MOST_ROW))
    yield from _names(table, grid, theme)
    yield write(table.legend, grid.heading(-1), LEAST_PT, colour=theme.quiet)
    yield write(table.rule_heading, grid.rule(-1), LEAST_PT, colour=theme.quiet)
    for number, row in enumerate(table.rows):
        yield from _row(row, number, grid, theme, is_sum=row is table.total)
    yield from _lines(table, grid, theme)


def _names(table: ScoreTable, grid: _Grid, theme: Theme) -> Iterator[Item]:
    """Yield the names, and for those who have won a ground under their column and a crown."""
    bottom = grid.across(len(table.rows) - 1).bottom
    for column, name in enumerate(table.names):
        place = grid.cell(column, -1)
        if column < table.winners:
            under = Box(place.x - PAD, place.y, grid.column_width, bottom - place.y)
            yield rectangle(under, theme.fill("panel"))
            rank = grid.cell(column, 0)
            size = min(CROWN, 0.8 * rank.height)
            centre = (rank.x + size / 2, rank.centre[1])
            yield icon("crown", centre, size, theme.ink, theme.fill("crown"))
        yield from write_name(name, place, MOST_PT, colour=theme.ink, anchor="end", most=3)


def _row(row: Row, number: int, grid: _Grid, theme: Theme, *, is_sum: bool) -> Iterator[Item]:
    name = "bold" if is_sum else "text"
    yield _text(row.heading, grid.heading(number), grid.size_pt, theme.ink, name)
    for column, cell in enumerate(row.cells):
        yield from _cell(cell, grid.cell(column, number), grid.size_pt, theme, name)
    if row.rule:
        yield _text(row.rule, grid.rule(number), LEAST_PT, theme.quiet)


def _cell(cell: str, box: Box, size_pt: float, theme: Theme, name: str) -> Iterator[Item]:
    """Yield a figure at the right-hand side, and its note before it, smaller."""
    note, figure = parted(cell)
    if figure:
        yield write(figure, box, size_pt, colour=theme.ink, name=name, anchor="end")
    if note:
        room = box.width - max(width(figure, size_pt, name), width("00", size_pt, name)) - NOTE_GAP
        before = Box(box.x, box.y, room, box.height)
        yield write(note, before, LEAST_PT, colour=theme.quiet, anchor="end")


def _lines(table: ScoreTable, grid: _Grid, theme: Theme) -> Iterator[Item]:
    """Yield the lines between rows, firm ones around the sum."""
    total = 1 + len(table.lines)
    firm = (0, 1, total, total + 1)
    for number in range(len(table.rows) + 1):
        y = grid.top(number)
        stroke = Stroke(theme.ink, FIRM) if number in firm else Stroke(theme.line, HAIR)
        yield line((grid.left, y), (grid.right, y), stroke=stroke)


def _text(text: str, box: Box, size_pt: float, colour: str, name: str = "text") -> Text:
    shown, face = printable(text, name)
    return write(shown, box, size_pt, colour=colour, name=face)
