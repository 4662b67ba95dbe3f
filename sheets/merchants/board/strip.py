"""The strip below a map that is all in play: the turn, the dice, the game's end.

The players stand in the head of the sheet, which keeps the strip low. Where there is no key of the
dice, it says what a region pays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil

from sheets.drawing.figures import heading
from sheets.drawing.lettering import LEAST_PT, leading, width, wrap, write
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.cartouche import TAB, cartouche_inside, draw_cartouche
from sheets.merchants.board.payout import draw_payout
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.tracker import (
    WHITE_RING,
    draw_tracker,
    end_lines,
    end_sentence,
    even_columns,
    tracker_size,
    write_end,
)
from sheets.merchants.board.turn import draw_turn_line
from sheets.merchants.board.turn_pictures import draw_turn_pictures
from sheets.merchants.dice import draw_named_dice
from sheets.merchants.edition.edition import Edition
from sheets.page.layout import FOOT_BOX
from sheets.table.table import Table
from sheets.words.words import Words

TURN = 0.67  # The turn's share of the width beside the end.
UP, DOWN = 0.9, 0.3  # From the columns' letters to the tabs, and from the strip to the legend.
GAP = 2.2
END_RING = 5.4
FROM_FRAME = 1.5  # From a cartouche's side to its inner line.
ACROSS = 12  # So many of the tracker's rings side by side in a tight strip.
BETWEEN = 10.0  # The end's words and its tracker there.
# Where there is room for lines without headings only:
TURN_DOWN, TURN_LINE = -0.1, 3.5  # the turn comes first, in one line,
LEGEND = 3.6  # then the legend,
SMALL_RING, WHITE = 5.6, 2.4  # and in the foot the tracker, the end in words beside it.
WORDS_LINE = 3.0
NO_BREAK = "\u00a0"
DOT = " · "


def draw_strip(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield cartouches side by side: the turn, the dice or what a region pays, the end."""
    theme = table.theme
    for name, box in _boxes(edition, plan, table).items():
        inside = cartouche_inside(box)
        yield from draw_cartouche(box, words(f"board.{name}"), theme)
        if name == "turn":
            yield from draw_turn_pictures(edition, table, words, inside)
        elif name == "dice":
            yield from draw_named_dice(edition, table, words, inside)
        elif name == "payout":
            yield from draw_payout(table, words, inside)
        else:
            yield from _end(edition, table, words, box)


def _boxes(edition: Edition, plan: Plan, table: Table) -> Mapping[str, Box]:
    """Return the cartouches by what they hold; the end's rings and their white need their width."""
    panel = plan.panel
    wide, _ = _rings(edition, table)
    end = wide + 2 * (WHITE_RING + FROM_FRAME)
    room = panel.width - end - 2 * GAP
    y = panel.y + TAB / 2 + UP
    widths = {"turn": TURN * room, _key(table): (1 - TURN) * room, "end": end}
    boxes: dict[str, Box] = {}
    x = panel.x
    for name, width_ in widths.items():
        boxes[name] = Box(x, y, width_, panel.bottom - DOWN - y)
        x += width_ + GAP
    return boxes


def _key(table: Table) -> str:
    return "dice" if table.dice == "d6" else "payout"


def _rings(edition: Edition, table: Table) -> tuple[float, float]:
    """Return how wide and how high the end's rings are."""
    number = len(edition.board.printed_in_play(table.players))
    return tracker_size(number, even_columns(number, ACROSS), END_RING)


def _end(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the rings, and below them when the last round is."""
    board, theme = edition.board, table.theme
    wide, high = _rings(edition, table)
    rings = Box(box.centre[0] - wide / 2, box.y + TAB / 2 + WHITE_RING, wide, high)
    columns = even_columns(len(board.printed_in_play(table.players)), ACROSS)
    yield from draw_tracker(board, table.players, rings, columns, theme, END_RING)
    says = end_lines(board, table.players, words, box.width - 2 * WHITE_RING)[1:]
    under = Box(box.x, rings.bottom + WHITE_RING, box.width, 0)
    yield from write_end(says, under, theme)


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
    wide, _ = tracker_size(number, columns, SMALL_RING)
    top = legend_row(plan).bottom
    rings = Box(FOOT_BOX.right - wide, top + WHITE, wide, 0)
    yield from draw_tracker(board, table.players, rings, columns, theme, SMALL_RING)
    text = DOT.join((end_sentence(board, table.players, words), *notes))
    left = Box(FOOT_BOX.x, top, rings.x - BETWEEN / 2 - FOOT_BOX.x, 0)
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
