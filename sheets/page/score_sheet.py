"""A score sheet: how a game ended and a table of its scores on half a page, for whatever game."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sheets.drawing.figures import Flow, box_mark
from sheets.drawing.lettering import (
    largest_size,
    leading,
    printable,
    width,
    wrap,
    write,
    write_lines,
)
from sheets.drawing.paper import Paper
from sheets.drawing.paths import line
from sheets.drawing.shapes import Box, Drawing, Item, Stroke
from sheets.drawing.sizes import FIRM, HAIR, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.page.frame import Scenery
from sheets.page.score_columns import TAIL, Columns, Player
from sheets.page.score_table import ScoreTable
from sheets.page.small_page import HEAD, ROOM, draw_scene, half_page, small_page

DATE = Box(HEAD.right - 34.5, HEAD.y + 3.6, 29, 8.8)
LABEL = 12.0  # Of the date, before its box.
NAMED, NAMED_PT = 9.0, 12.0  # The line for what the land was named.
VERDICT_PTS, REMARK_PT = (16.0, 14.0, 12.0), 9.5
TOLD_PTS = (11.5, 11.0, 10.5, 10.0)  # Of remarks where there is no table: each on a line, if so.
TOLD_AIR = 2.2  # Above and below each.
REMARK_GAP, PART = 0.8, 3.0  # Between remarks; between them, table and notes.
NOTES_HEAD = 6.4
RULE = re.compile(r" \(([A-Z]\d+)\)$")  # Behind a sentence, in print with those of the table.
APART = 0.5  # Between what rules are used and where the score is from.
MOST_NOTES = 12  # Lines of notes below a table; where there is none they have the page.


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All that a score sheet says.

    `date` is what its box is called, `played_on` what stands in it, "" where nothing does; `named`
    stands before a line for the land's name, "" without one. `remarks` tell how the game ended, the
    first of them who has won; `players` are in rank order, and the first `winners` have won.
    `notes` are what is to be known of the score, `more` that there is no room for all of them.
    `scene` draws the game's land on the lower side of a box. There is no table where nothing was
    scored.
    """

    title: str
    subtitle: str
    date: str
    played_on: str
    remarks: tuple[str, ...]
    players: tuple[Player, ...]
    winners: int
    table: ScoreTable | None
    notes_heading: str
    notes: tuple[str, ...]
    more: str
    footer: str
    named: str = ""
    scene: Scenery | None = None


def score_sheet(
    sheet: ScoreSheet, number: int, language: str, paper: Paper, theme: Theme
) -> Drawing:
    """Return the page, the first, second... of a document, on half of a paper."""
    title = f"{sheet.title} · {sheet.footer}"
    return half_page("score", title, _items(sheet, theme), language, paper, str(number))


def _items(sheet: ScoreSheet, theme: Theme) -> Iterator[Item]:
    yield from small_page(sheet.title, sheet.subtitle, theme, HEAD.right - DATE.x + LABEL)
    yield from _date(sheet, theme)
    flow = Flow(ROOM, theme, REMARK_PT)
    if sheet.named:
        yield from _named(sheet.named, Box(ROOM.x, flow.y, ROOM.width, NAMED), theme)
        flow.space(NAMED + PART)
    for verdict in sheet.remarks[:1]:
        yield from _verdict(RULE.sub("", verdict), flow)
    foot = _foot(sheet)
    bottom = ROOM.bottom - len(foot) * leading(LEAST_PT) - PART
    yield from (_scored if sheet.table else _told)(sheet, flow, bottom)
    yield from _small_print(foot[:-1], bottom + PART, theme)
    yield from flow.items
    yield from _small_print(foot[-1:], ROOM.bottom - leading(LEAST_PT) + APART, theme)


def _verdict(verdict: str, flow: Flow) -> Iterator[Item]:
    """Yield who has won, in large letters."""
    text, face = printable(verdict, "display")
    size = largest_size(VERDICT_PTS, lambda size: width(text, size, face) <= ROOM.width)
    lines, place = wrap(text, ROOM.width, size, face), ROOM._replace(y=flow.y)
    colour = flow.theme.title
    yield from write_lines(lines, place, size, colour=colour, name=face, anchor="middle")
    flow.space(len(lines) * leading(size))


def _scored(sheet: ScoreSheet, flow: Flow, bottom: float) -> Iterator[Item]:
    """Yield the table above what is to be said and the problems; neither takes its room."""
    pitch, head = leading(TEXT_PT), NOTES_HEAD + PART
    room = bottom - flow.y - 2 * PART - _columns(sheet, flow, bottom).least
    least = head + pitch if sheet.notes else 0.0
    remarks, said = _fitting(sheet.remarks[1:], room - least)
    notes = _note_lines(sheet, min(MOST_NOTES, int((room - said - head) / pitch)))
    height = said + (head + len(notes) * pitch if notes else 0.0)
    flow.space(PART)
    columns = _columns(sheet, flow, bottom - height - (PART if height else 0))
    yield from columns.draw()
    flow.y = columns.bottom + TAIL + PART
    _add_remarks(flow, remarks)
    _add_notes(flow, sheet.notes_heading, notes)
    yield from draw_scene(sheet.scene, flow.y + PART, bottom, flow.theme)


def _fitting(remarks: Sequence[str], room: float) -> tuple[Sequence[str], float]:
    """Return as many remarks as there is room for, and how high they are together."""
    high = 0.0
    for number, remark in enumerate(remarks):
        text, face = printable(remark)
        own = len(wrap(text, ROOM.width, REMARK_PT, face)) * leading(REMARK_PT) + REMARK_GAP
        if high + own > room:
            return remarks[:number], high
        high += own
    return remarks, high


def _told(sheet: ScoreSheet, flow: Flow, bottom: float) -> Iterator[Item]:
    """Yield who played, where anybody did, and below what there is to be said of it."""
    if sheet.players:
        flow.space(PART)
        columns = _columns(sheet, flow, bottom)
        yield from columns.draw()
        flow.y = columns.bottom + 2 * PART
    told = [printable(remark) for remark in sheet.remarks[1:]]
    flow.size_pt = largest_size(
        TOLD_PTS, lambda size: all(width(text, size, face) <= ROOM.width for text, face in told)
    )
    for text, face in told:
        _add_told(flow, text, face, bottom)
    room = bottom - flow.y - PART - NOTES_HEAD
    _add_notes(flow, sheet.notes_heading, _note_lines(sheet, int(room / leading(TEXT_PT))))


def _columns(sheet: ScoreSheet, flow: Flow, bottom: float) -> Columns:
    """Return the players' columns between what is there so far and a level."""
    room = Box(ROOM.x, flow.y, ROOM.width, bottom - flow.y)
    return Columns(sheet.players, sheet.winners, sheet.table, room, flow.theme)


def _date(sheet: ScoreSheet, theme: Theme) -> Iterator[Item]:
    before = Box(DATE.x - LABEL, DATE.y, LABEL - 1.2, DATE.height)
    yield write(sheet.date, before, LEAST_PT, colour=theme.ink, anchor="end")
    yield box_mark("date", DATE, theme)
    if sheet.played_on:
        yield write(sheet.played_on, DATE.inset(1.5), 11, colour=theme.ink)


def _named(label: str, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a line on which to write what the land is called from now on."""
    yield write(label, box, NAMED_PT, colour=theme.title, name="display")
    left, y = box.x + width(label, NAMED_PT, "display") + 3, box.bottom - 2
    yield line((left, y), (box.right, y), stroke=Stroke(theme.ink, FIRM))


def _add_remarks(flow: Flow, remarks: Sequence[str]) -> None:
    """Add sentences one below the other."""
    flow.size_pt = REMARK_PT
    for remark in remarks:
        text, face = printable(remark)
        flow.paragraph(text, name=face)
        flow.space(REMARK_GAP)


def _add_told(flow: Flow, text: str, face: str, bottom: float) -> None:
    """Add a sentence in a row of its own, a line below it, where there is room above a level."""
    high = len(wrap(text, ROOM.width, flow.size_pt, face)) * leading(flow.size_pt)
    if flow.y + high + 2 * TOLD_AIR > bottom:
        return
    flow.space(TOLD_AIR)
    flow.paragraph(text, name=face)
    flow.space(TOLD_AIR)
    under = Stroke(flow.theme.outline("hex"), HAIR)
    flow.items.append(line((ROOM.x, flow.y), (ROOM.right, flow.y), stroke=under))


def _foot(sheet: ScoreSheet) -> list[str]:
    """Return the lines of the small print; the last one says where the score is from."""
    table = sheet.table
    rows = table.rows if table else ()
    rules = {rule for row in rows for rule in row.rule.split(", ") if rule}
    rules.update(rule for remark in sheet.remarks[:1] for rule in RULE.findall(remark))
    said = f"{table.rule_heading} {', '.join(sorted(rules, key=_place))}" if table and rules else ""
    legend = table.legend if table else ""
    lines = wrap(" · ".join(filter(None, (legend, said))), ROOM.width, LEAST_PT)
    return [*filter(None, lines), sheet.footer]


def _place(rule: str) -> tuple[str, list[int]]:
    """Return what rules are sorted by: the letter, then the figures as numbers."""
    return rule[:1], [int(figures) for figures in re.findall(r"\d+", rule)]


def _small_print(lines: Sequence[str], y: float, theme: Theme) -> Iterator[Item]:
    high = leading(LEAST_PT)
    for number, each in enumerate(lines):
        text, face = printable(each)
        box = Box(ROOM.x, y + number * high, ROOM.width, high)
        yield write(text, box, LEAST_PT, colour=theme.quiet, name=face)


def _note_lines(sheet: ScoreSheet, most: int) -> list[tuple[str, str]]:
    """Return the lines of the notes that there is room for, each with its face.

    Where there are notes a line says at least that there are some.
    """
    lines = [
        (part, face)
        for text, face in map(printable, sheet.notes)
        for part in wrap(text, ROOM.width, TEXT_PT, face)
    ]
    if len(lines) <= max(most, 0):
        return lines
    return [*lines[: max(most - 1, 0)], (sheet.more, "text")]


def _add_notes(flow: Flow, heading: str, lines: Sequence[tuple[str, str]]) -> None:
    """Add notes below a heading, where there are any."""
    if lines:
        flow.space(PART)
        flow.heading(heading)
    flow.size_pt = TEXT_PT
    for text, face in lines:
        flow.paragraph(text, name=face)
