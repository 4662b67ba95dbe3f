"""A score sheet: how a game ended and a table of its scores on one page, for whatever game.

Knows no rules and no language: what it says comes in as texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sheets.drawing.figures import FIRM, field, field_inside
from sheets.drawing.flow import Flow
from sheets.drawing.lettering import LEAST_PT, TEXT_PT, leading, printable, wrap, write
from sheets.drawing.paper import SHARED, Paper, frame_on
from sheets.drawing.shapes import Box, Drawing, Group, Item, Stroke, line
from sheets.drawing.theme import Theme
from sheets.page.score_table import ScoreTable, draw_table

HEAD = 16.5  # The title, and the line below it.
FOOT = 7.0
PART = 4.0  # Between remarks, table and notes.
TITLE_WIDTH, DATE_WIDTH = 190.0, 62.0
VERDICT_PT, REMARK_PT = 13.0, 10.0
REMARK_GAP = 0.8
NOTES_HEAD = 6.4
MOST_NOTES = 12  # Lines of notes below a table; where there is none they have the page.


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


def _head(sheet: ScoreSheet, theme: Theme) -> Iterator[Item]:
    title, face = printable(sheet.title.upper(), "display")
    yield write(title, Box(0, 0.5, TITLE_WIDTH, 8), 19, colour=theme.ink, name=face)
    subtitle = Box(0, 9, TITLE_WIDTH, 5)
    yield write(sheet.subtitle, subtitle, 10.5, colour=theme.quiet)
    date = Box(SHARED.width - DATE_WIDTH, 0.5, DATE_WIDTH, 13.5)
    yield from field("date", sheet.date, date, theme)
    if sheet.played_on:
        yield write(sheet.played_on, field_inside(date), 11, colour=theme.ink)
    yield line((0, HEAD), (SHARED.width, HEAD), stroke=Stroke(theme.ink, FIRM))


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
