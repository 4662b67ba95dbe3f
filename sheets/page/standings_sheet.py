"""The standings after several games as small pages of a table, a row for each player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from sheets.drawing.figures import Flow, heading
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, printable, width, wrap, write, write_lines, write_name
from sheets.drawing.paper import Paper
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import Anchor, Box, Drawing, Item, Stroke
from sheets.drawing.shields import shield
from sheets.drawing.sizes import HAIR, LEAST_PT, TEXT_PT
from sheets.drawing.theme import Theme
from sheets.page.frame import Scenery
from sheets.page.small_page import ROOM, draw_scene, half_page, small_page

HEADS = Box(ROOM.x, ROOM.y + 1, ROOM.width, 8.0)  # The row of the headings.
RANK = 8.0  # The width of its column.
SHIELD, BESIDE = 0.74, 1.8  # Of a row's height, as far as there is room; between it and the name.
APART, MOST_APART = 2.4, 8.0  # Before a figure.
LAST = 1.6  # Behind the last one.
ROW, MOST_ROW, CROWN = 9.6, 17.0, 6.4
RANK_PT, MOST_PT = 14.0, 11.0
LARGEST = 1.35  # How much larger few rows are.
PART = 4.0  # Between table and notes.
LEAST_NOTES = 4  # Lines for which every page keeps room below its rows.
FIRST = "1"  # The rank of those who have won most.
GAMES_HEAD, GAME, MOST_GAME = 8.0, 6.2, 9.0  # The list of games: its heading, its rows.
GAME_PT = 9.5
BESIDE_DAY = 4.0  # Between it and the game.


@dataclass(frozen=True, slots=True)
class StandingsSheet:
    """All that the pages say: `rows` have a cell for each heading, rank and name first.

    `shields` are the seat and the initial of each row's player. `notes` tell what ties mean; they
    stand on the last page, as many as it has room for, below them the `games`: the day, what was
    played or all points, who won; and at the foot what `scene` draws.
    """

    title: str
    subtitle: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shields: tuple[tuple[int, str], ...]
    notes: tuple[str, ...]
    games_heading: str
    games: tuple[tuple[str, str, str], ...]
    scene: Scenery | None = None


def standings_sheets(
    sheet: StandingsSheet, language: str, paper: Paper, theme: Theme
) -> list[Drawing]:
    """Return the pages on half a paper each, as many as the rows need."""
    room = ROOM.bottom - HEADS.bottom - PART - LEAST_NOTES * leading(TEXT_PT)
    most = int(room / ROW)
    starts = range(0, len(sheet.rows), most)
    pages = []
    for number, start in enumerate(starts, 1):
        indices = range(start, min(start + most, len(sheet.rows)))
        items = _items(sheet, indices, theme, is_last=number == len(starts))
        part = str(number) if len(starts) > 1 else ""
        pages.append(half_page("standings", sheet.title, items, language, paper, part))
    return pages


def _items(sheet: StandingsSheet, indices: range, theme: Theme, *, is_last: bool) -> Iterator[Item]:
    """Yield a page with some of the rows."""
    yield from small_page(sheet.title, sheet.subtitle, theme)
    high = _row_height(sheet)
    columns = _columns(sheet, high)
    yield from _headings(sheet.headings, columns, theme)
    for number, index in enumerate(indices):
        place = Box(ROOM.x, HEADS.bottom + number * high, ROOM.width, high)
        yield from _row(sheet.rows[index], sheet.shields[index], place, columns, theme)
    if not is_last:
        return
    below = Box(ROOM.x, HEADS.bottom + len(indices) * high + PART, ROOM.width, 0)
    flow = Flow(below, theme, TEXT_PT)
    for note in sheet.notes:
        text, face = printable(note)
        lines = len(wrap(text, ROOM.width, TEXT_PT, face))
        if flow.y + lines * leading(TEXT_PT) <= ROOM.bottom:
            flow.paragraph(text, name=face)
    yield from flow.items
    yield from _games(sheet, flow.y + PART, theme)


def _row_height(sheet: StandingsSheet) -> float:
    """Return the height of a row: few players fill what notes and games leave of the page."""
    notes = sum(len(wrap(printable(note)[0], ROOM.width, TEXT_PT)) for note in sheet.notes)
    games = GAMES_HEAD + len(sheet.games) * MOST_GAME
    below = 2 * PART + notes * leading(TEXT_PT) + games
    return min(max((ROOM.bottom - HEADS.bottom - below) / len(sheet.rows), ROW), MOST_ROW)


def _scale(high: float) -> float:
    """Return how much larger than in the lowest rows everything is."""
    return min(high / ROW, LARGEST)


def _shield(high: float) -> float:
    return min(SHIELD * high, LARGEST * SHIELD * ROW)


def _columns(sheet: StandingsSheet, high: float) -> list[Box]:
    """Return where each column's cells lie in the row of the headings; figures take what they need.

    The name has what is left, and what it does not need parts the figures.
    """
    scale = _scale(high)
    figures = [
        max(
            *(width(word, LEAST_PT) for word in told.split()),
            *(width(row[column], MOST_PT) for row in sheet.rows),
        )
        + APART
        for column, told in enumerate(sheet.headings[2:], 2)
    ]
    rank = scale * RANK
    names = max(width(printable(row[1], "bold")[0], scale * MOST_PT, "bold") for row in sheet.rows)
    needed = _shield(high) + 2 * BESIDE + names + scale * CROWN + APART
    left = HEADS.width - LAST - rank - sum(figures)
    apart = min(max(left - needed, 0) / len(figures), MOST_APART - APART)
    widths = [rank, left - apart * len(figures), *(each + apart for each in figures)]
    lefts = accumulate(widths, initial=HEADS.x)
    return [
        Box(left, HEADS.y, wide, HEADS.height) for left, wide in zip(lefts, widths, strict=False)
    ]


def _headings(headings: Sequence[str], cells: Sequence[Box], theme: Theme) -> Iterator[Item]:
    """Yield the headings, those of figures end where the figures do."""
    high = leading(LEAST_PT)
    for column, (told, box) in enumerate(zip(headings, cells, strict=True)):
        lines = wrap(told, box.width - 0.4, LEAST_PT)
        low = box._replace(y=HEADS.bottom - 1 - len(lines) * high)
        anchors: Sequence[Anchor] = ("middle", "start", "end")
        anchor = anchors[min(column, 2)]
        yield from write_lines(lines, low, LEAST_PT, colour=theme.quiet, anchor=anchor)
    foot = Stroke(theme.title, 0.5)
    yield line((HEADS.x, HEADS.bottom), (HEADS.right, HEADS.bottom), stroke=foot)


def _row(
    row: tuple[str, ...],
    bearing: tuple[int, str],
    place: Box,
    columns: Sequence[Box],
    theme: Theme,
) -> Iterator[Item]:
    """Yield a player's row; the first have a ground and a crown."""
    scale = _scale(place.height)
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
    seat, initial = bearing
    wide = _shield(place.height)
    around = Box.around(cells[1].x + wide / 2, place.centre[1], wide)
    yield from shield(seat, around, theme, initial, solid=True)
    room = Box(around.right + BESIDE, place.y, cells[1].right - around.right - BESIDE, place.height)
    if rank == FIRST:
        centre = (room.right - crown / 2, room.centre[1])
        yield icon("crown", centre, crown, theme.ink, theme.fill("gold-shade"))
        room = room._replace(width=room.width - crown - 1)
    yield from write_name(name, room, size_pt, colour=theme.ink, most=3)
    for figure, box in zip(figures, cells[2:], strict=True):
        yield write(figure, box, MOST_PT, colour=theme.ink, anchor="end")


def _games(sheet: StandingsSheet, y: float, theme: Theme) -> Iterator[Item]:
    """Yield the games below a heading, the latest where there is no room for all, and the land."""
    room = Box(ROOM.x, y + GAMES_HEAD, ROOM.width, ROOM.bottom - y - GAMES_HEAD)
    games = sheet.games[-max(int(room.height / GAME), 0) :] if room.height >= GAME else ()
    if not games:
        return
    yield heading(sheet.games_heading, Box(room.x, y, room.width, GAMES_HEAD - 1), theme)
    high = min(room.height / len(games), MOST_GAME)
    under = Stroke(theme.outline("hex"), HAIR)
    days = max(width(day, GAME_PT) for day, _, _ in games) + BESIDE_DAY
    widths = (days, (room.width - days) / 2, (room.width - days) / 2)
    for number, game in enumerate(games):
        row = Box(room.x, room.y + number * high, room.width, high)
        yield line((row.x, row.y), (row.right, row.y), stroke=under)
        lefts = accumulate(widths, initial=row.x)
        faces = ("text", "text", "bold")
        for told, name, wide, left in zip(game, faces, widths, lefts, strict=False):
            text, face = printable(told, name)
            cell = Box(left, row.y, wide - 1.5, high)
            yield write(text, cell, GAME_PT, colour=theme.ink, name=face)
    yield from draw_scene(sheet.scene, room.y + len(games) * high + PART, room.bottom, theme)
