"""The strip below a map that is all in play: the game's end and the turn, the notes in the foot.

The players stand in the head of the sheet, which keeps the strip low.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from sheets.drawing.figures import SYMBOL, heading
from sheets.drawing.lettering import (
    LABEL_PT,
    LEAST_PT,
    TEXT_PT,
    leading,
    width,
    wrap,
    write,
)
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.panel import HEAD, SENTENCE_DOWN, UNDER
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.tracker import (
    draw_tracker,
    end_sentence,
    even_columns,
    tracker_size,
)
from sheets.merchants.board.turn import draw_turn, draw_turn_line
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition
from sheets.page.layout import FOOT_BOX
from sheets.table.table import Table
from sheets.words.words import Words

HIGH = 19.4  # All of the strip but what stays free above it.
ACROSS = 12  # So many of the tracker's boxes side by side, at most.
BETWEEN = 10.0  # The end and the turn.
LINE = 3.6  # The sentence's height.
KEY, KEY_HIGH = 78.0, 5.0  # The key of the dice, in the line of the turn's heading.
TURN_COLUMNS, TURN_GAP = 2, 2.0
# Where there is room for lines without headings only:
TURN_DOWN, TURN_LINE = 0.5, 3.3  # the turn comes first, in one line,
LEGEND = 4.8  # then the legend,
SMALL_BOX, WHITE = 5.6, 2.1  # and in the foot the tracker, the end in words beside it.
WORDS_LINE = 3.0
NO_BREAK = "\u00a0"
DOT = " · "


def draw_strip(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the end on the left, the turn on the right."""
    board, theme, panel = edition.board, table.theme, plan.panel
    box = Box(panel.x, panel.bottom - HIGH, panel.width, HIGH)
    number = len(board.printed_in_play(table.players))
    columns = even_columns(number, ACROSS)
    wide, _ = tracker_size(max(number, ACROSS), ACROSS)
    yield heading(words("board.end"), Box(box.x, box.y, wide, 4), theme)
    sentence = Box(box.x, box.y + SENTENCE_DOWN, wide, LINE)
    text = end_sentence(board, table.players, words)
    yield write(text, sentence, LABEL_PT, colour=theme.ink)
    boxes = Box(box.x, sentence.bottom + UNDER, wide, 0)
    yield from draw_tracker(board, table.players, boxes, columns, theme)
    x = boxes.right + BETWEEN
    yield heading(words("board.turn"), Box(x, box.y, box.right - x, 4), theme)
    if table.dice == "d6":
        key = Box(box.right - KEY, box.y - 0.8, KEY, KEY_HIGH)
        yield from draw_dice_key(edition, key, theme)
    turn = Box(x, box.y + HEAD, box.right - x, boxes.y + SYMBOL - box.y - HEAD)
    yield from draw_turn(words, turn, theme, TEXT_PT, columns=TURN_COLUMNS, most_gap=TURN_GAP)


def legend_row(plan: Plan) -> Box:
    """Return where the legend stands where the strip is tight: below the turn, above the foot."""
    y = plan.panel.y + TURN_DOWN + TURN_LINE
    return Box(FOOT_BOX.x, y, FOOT_BOX.width, LEGEND)


def draw_tight_strip(
    edition: Edition, table: Table, words: Words, plan: Plan, notes: tuple[str, ...]
) -> Iterator[Item]:
    """Yield the turn in a line, and in the foot the end with all notes beside its tracker."""
    board, theme, box = edition.board, table.theme, plan.panel
    yield from draw_turn_line(words, Box(box.x, box.y + TURN_DOWN, box.width, TURN_LINE), theme)
    number = len(board.printed_in_play(table.players))
    columns = even_columns(number, ACROSS)
    wide, _ = tracker_size(number, columns, SMALL_BOX)
    top = legend_row(plan).bottom
    boxes = Box(FOOT_BOX.right - wide, top + WHITE, wide, 0)
    yield from draw_tracker(board, table.players, boxes, columns, theme, SMALL_BOX)
    text = DOT.join((end_sentence(board, table.players, words), *notes))
    left = Box(FOOT_BOX.x, top, boxes.x - BETWEEN / 2 - FOOT_BOX.x, 0)
    yield from _run_in(words("board.end"), text, left, table)


def _run_in(title: str, text: str, box: Box, table: Table) -> Iterator[Item]:
    """Yield a small title, and a text that goes on in its line."""
    theme = table.theme
    start = width(title, LEAST_PT, "display") + 1.5
    blank = NO_BREAK * ceil(start / width(NO_BREAK, LEAST_PT))
    first, *rest = wrap(blank + text, box.width, LEAST_PT)
    yield heading(title, Box(box.x, box.y, start, WORDS_LINE), theme, LEAST_PT)
    for number, line in enumerate((first.lstrip(NO_BREAK), *rest)):
        indent = 0 if number else start
        y = box.y + number * WORDS_LINE
        place = Box(box.x + indent, y, box.width - indent, leading(LEAST_PT))
        yield write(line, place, LEAST_PT, colour=theme.ink)
