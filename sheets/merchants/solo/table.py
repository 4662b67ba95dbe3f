"""The solo table: a row for each territory, the sums, and the final score (S2, S7-S12)."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import box_mark, heading, outline
from sheets.drawing.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines
from sheets.drawing.shapes import Anchor, Box, Item, line, rectangle
from sheets.merchants.edition.edition import TERRITORIES, TRACKS, Edition
from sheets.merchants.player.final_score import draw_half, total_mark
from sheets.merchants.player.marks import final_mark
from sheets.merchants.solo.marks import COLUMNS, Side, Sum, has_box, sum_mark, territory_mark
from sheets.table.table import Table
from sheets.words.words import Words

TABLE_HEIGHT = 42.0
ROW = 8.1
FIGURE = (10.0, 7.6)  # Room for two digits.
WIDE = (13.0, 7.6)  # Room for three.
HEAD = 8.6  # The heading, and the columns' names.
BETWEEN = 0.8
NUMBER = 5.0  # The column of the territories' numbers.
TROLLS_WIDTH = 4 * FIGURE[0] + 3 * BETWEEN
COLUMN_WIDTH = NUMBER + len(COLUMNS) * (FIGURE[0] + BETWEEN) - BETWEEN
COLUMN_HEAD = 5.6  # A heading with a line to itself, in the column beside a map.
PARAGRAPH = 6.0
LINES_X, LINES_WIDTH = 27.0, 33.0  # What is counted beside the tracks.
SUMS_DOWN = 8.0
FINAL = ("cards", "artifacts")
SUMS: tuple[Sum, ...] = ("territories", "count", "total")


def draw_solo_table(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield territories 1 to 4 and 5 to 8 side by side, and the final score beside them."""
    room = COLUMN_WIDTH - TROLLS_WIDTH - 2
    yield heading(words("solo.table"), Box(box.x, box.y, room, 4), table.theme)
    # The level decides the targets of the second block's last rows.
    pitch = COLUMN_WIDTH + BETWEEN + 4
    yield from _level(Box(box.x + pitch, box.y, room, 4), table, words)
    half = TERRITORIES // 2
    for side in range(2):
        numbers = range(side * half + 1, (side + 1) * half + 1)
        yield from _rows(numbers, box.x + side * pitch, box.y, edition, table, words)
    x, top = box.x + 2 * pitch + 2, box.y + HEAD
    final = Box(x, box.y, box.right - x, box.height)
    yield heading(words("player.final"), Box(x, box.y, final.width, 4), table.theme)
    yield from _count(x, top, LINES_WIDTH, table, words)
    yield from _sums(Box(x + 64, top, final.width - 64, 0), table, words)
    if not table.level:
        below = Box(x + LINES_X, top + 3 * ROW, final.width - LINES_X, FIGURE[1])
        yield from _choices(edition, below, table, words)


def draw_solo_column(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield all territories below each other, and the final score below them."""
    theme = table.theme
    yield heading(words("solo.table"), Box(box.x, box.y, box.width / 2, 4), theme)
    level = Box(box.x + box.width / 2, box.y, box.width / 2, 4)
    yield from _level(level, table, words, "end")
    first = box.y + COLUMN_HEAD
    yield from _rows(range(1, TERRITORIES + 1), box.x, first, edition, table, words)
    title = first + HEAD + TERRITORIES * ROW + PARAGRAPH
    yield heading(words("player.final"), Box(box.x, title, box.width, 4), theme)
    count = title + COLUMN_HEAD
    yield from _count(box.x, count, box.width - LINES_X, table, words)
    if not table.level:
        below = Box(box.x + LINES_X, count + 2 * ROW + 1, box.width - LINES_X, 0)
        yield from _choices(edition, below, table, words)
    top = count + len(TRACKS) * ROW + SUMS_DOWN
    yield from _sums(Box(box.x, top, box.width, 0), table, words)


def _level(box: Box, table: Table, words: Words, anchor: Anchor = "start") -> Iterator[Item]:
    if table.level:
        text = words(f"solo.{table.level}")
        yield write(text, box, LABEL_PT, colour=table.theme.ink, name="bold", anchor=anchor)


def _rows(
    numbers: range, x: float, y: float, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield a block of territories below the names of its columns."""
    targets = _targets(edition, table)
    yield from _names(x, y + 4.6, table, words)
    yield from _trolls(x, y, table, words)
    for row, number in enumerate(numbers):
        yield from _row(number, targets[number - 1], x, y + HEAD + row * ROW, table)


def _targets(edition: Edition, table: Table) -> tuple[str, ...]:
    """Return the targets as printed, "" where the level is not known (S2)."""
    solo = edition.solo
    last = tuple(map(str, getattr(solo.levels, table.level))) if table.level else ("", "")
    return (*map(str, solo.targets), *last)


def _choices(edition: Edition, box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the targets of the last rows from which a player chooses by level (S2)."""
    text = words("trolls.levels", **edition.solo.levels.as_printed())
    lines = wrap(text, box.width, LEAST_PT)
    place = Box(box.x, box.y, box.width, len(lines) * leading(LEAST_PT))
    yield from write_lines(lines, place, LEAST_PT, colour=table.theme.quiet)


def _names(x: float, y: float, table: Table, words: Words) -> Iterator[Item]:
    for index, column in enumerate(COLUMNS):
        left = x + NUMBER + index * (FIGURE[0] + BETWEEN)
        place = Box(left - 0.3, y, FIGURE[0] + 0.6, 3.6)
        yield write(
            words(f"solo.{column}"), place, LEAST_PT, colour=table.theme.quiet, anchor="middle"
        )


def _trolls(x: float, y: float, table: Table, words: Words) -> Iterator[Item]:
    """Yield the name of the three columns that are the Trolls' (S11), with a line below it."""
    theme = table.theme
    left = x + NUMBER + len(COLUMNS) * (FIGURE[0] + BETWEEN) - TROLLS_WIDTH - BETWEEN
    place = Box(left, y, TROLLS_WIDTH, 4)
    yield write(
        words("solo.trolls"), place, LABEL_PT, colour=theme.ink, name="bold", anchor="middle"
    )
    yield line(
        (place.x, place.bottom + 0.4), (place.right, place.bottom + 0.4), stroke=outline(theme)
    )


def _row(number: int, target: str, x: float, y: float, table: Table) -> Iterator[Item]:
    theme = table.theme
    yield write(
        str(number), Box(x, y, NUMBER - 1, FIGURE[1]), LABEL_PT, colour=theme.ink, name="bold"
    )
    for index, column in enumerate(COLUMNS):
        place = Box(x + NUMBER + index * (FIGURE[0] + BETWEEN), y, *FIGURE)
        if not has_box(number, column):
            continue
        if column == "target" and target:
            figure = write(target, place, 11, colour=theme.ink, name="bold", anchor="middle")
            ground = rectangle(place, theme.fill("panel"), outline(theme), 0.8)
            yield from (ground, figure)
        else:
            yield box_mark(territory_mark(number, column), place, theme)


def _count(x: float, top: float, width: float, table: Table, words: Words) -> Iterator[Item]:
    """Yield the tracks halved, and beside them what else is counted in the end."""
    for row, track in enumerate(TRACKS):
        yield from draw_half(track, x, top + row * ROW, FIGURE, table.theme)
    for row, each in enumerate(FINAL):
        place = Box(x + LINES_X, top + row * ROW, width, FIGURE[1])
        yield from _line(final_mark(each), words(f"final.{each}"), place, table)


def _line(name: str, label: str, place: Box, table: Table) -> Iterator[Item]:
    figure = Box(place.right - FIGURE[0], place.y, *FIGURE)
    text = Box(place.x, place.y, figure.x - place.x - 1, place.height)
    yield write(label, text, LABEL_PT, colour=table.theme.ink)
    yield box_mark(name, figure, table.theme)


def _sums(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield what you and the Trolls have in the end, side by side."""
    theme = table.theme
    columns: tuple[tuple[Side, Box], ...] = (
        ("you", Box(box.right - 2 * WIDE[0] - 2, box.y, *WIDE)),
        ("trolls", Box(box.right - WIDE[0], box.y, *WIDE)),
    )
    for who, place in columns:
        title = Box(place.x - 1, box.y - 4, place.width + 2, 3.6)
        text = words("solo.yours" if who == "you" else "solo.trolls")
        yield write(text, title, LEAST_PT, colour=theme.quiet, anchor="middle")
    for row, part in enumerate(SUMS):
        y = box.y + row * ROW
        label = Box(box.x, y, columns[0][1].x - box.x - 1, WIDE[1])
        face = "bold" if part == "total" else "text"
        yield write(words(f"solo.{part}"), label, LABEL_PT, colour=theme.ink, name=face)
        for who, place in columns:
            if part == "count" and who == "trolls":
                continue
            figure = Box(place.x, y, *WIDE)
            mark = total_mark if part == "total" else box_mark
            yield mark(sum_mark(part, who), figure, theme)
