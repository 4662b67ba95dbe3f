"""The panel beside the map: the players, the tracker of the game's end, the turn."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import FIRM, heading
from sheets.drawing.lettering import LABEL_PT, TEXT_PT, leading, wrap, write_lines
from sheets.drawing.shapes import Box, Item, Stroke, rectangle
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.players import (
    ROW,
    Place,
    draw_players,
    places_down,
    players_heading,
)
from sheets.merchants.board.tracker import (
    draw_tracker,
    end_sentence,
    even_columns,
    tracker_size,
)
from sheets.merchants.board.turn import draw_turn, least_height
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.words import Words

HEAD = 5.5
PARAGRAPH, LEAST_PARAGRAPH = 4.6, 2.8  # Between the panel's parts.
SENTENCE_DOWN = 4.8  # Below the heading's top,
UNDER = 2.4  # and the space under the sentence.
DICE, DICE_COLUMNS = 11.0, 2  # The key of the dice, below the turn.
PANEL_WHITE, ROUND = 1.4, 1.2  # Around the panel, which lies in the sea.
RING = 5.7  # Three have their white within the panel's frame.
ACROSS = 3  # So many of the tracker's boxes fit side by side.


def panel_places(plan: Plan, players: int) -> tuple[Place, ...]:
    """Return where the players stand in the panel."""
    box = plan.panel
    return places_down(players, Box(box.x, box.y + HEAD, box.width, 0))


def draw_panel(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the panel from top to bottom, without the names."""
    panel, theme = plan.panel, table.theme
    ground = panel.inset(-PANEL_WHITE)
    yield rectangle(ground, "#ffffff", Stroke(theme.title, FIRM), ROUND)
    yield heading(players_heading(table, words), Box(panel.x, panel.y, panel.width, 4), theme)
    yield from draw_players(panel_places(plan, table.players), theme)
    players = HEAD + ROW * table.players
    high = end_height(edition, table, words, panel.width, ACROSS)
    steps = least_height(words, panel.width)
    spare = panel.height - players - high - HEAD - steps
    apart = min(max(spare / 2, LEAST_PARAGRAPH), PARAGRAPH)
    end = Box(panel.x, panel.y + players + apart, panel.width, high)
    yield from _end(edition, table, words, end, ACROSS)
    y = end.bottom + apart
    yield heading(words("board.turn"), Box(panel.x, y, panel.width, 4), theme)
    turn = Box(panel.x, y + HEAD, panel.width, panel.bottom - y - HEAD)
    # Where the turn leaves no room for it, the aid alone has the key.
    if table.dice == "d6" and turn.height - DICE >= steps:
        turn = turn._replace(height=turn.height - DICE)
        key = Box(panel.x, turn.bottom, panel.width, DICE)
        yield from draw_dice_key(edition, key, theme, DICE_COLUMNS)
    yield from draw_turn(words, turn, theme, TEXT_PT)


def end_height(edition: Edition, table: Table, words: Words, width: float, most: int) -> float:
    """Return how high the part that tells of the end is in a width."""
    number = len(edition.board.printed_in_play(table.players))
    lines = wrap(end_sentence(edition.board, table.players, words), width, LABEL_PT)
    _, high = tracker_size(number, even_columns(number, most), RING)
    return SENTENCE_DOWN + len(lines) * leading(LABEL_PT) + UNDER + high


def _end(edition: Edition, table: Table, words: Words, box: Box, most: int) -> Iterator[Item]:
    """Yield heading, sentence and tracker, at most so many rings side by side."""
    board, theme = edition.board, table.theme
    yield heading(words("board.end"), Box(box.x, box.y, box.width, 4), theme)
    lines = wrap(end_sentence(board, table.players, words), box.width, LABEL_PT)
    high = len(lines) * leading(LABEL_PT)
    under = Box(box.x, box.y + SENTENCE_DOWN, box.width, high)
    yield from write_lines(lines, under, LABEL_PT, colour=theme.ink)
    number = len(board.printed_in_play(table.players))
    columns = even_columns(number, most)
    wide, high = tracker_size(number, columns, RING)
    place = Box(box.centre[0] - wide / 2, under.bottom + UNDER, wide, high)
    yield from draw_tracker(board, table.players, place, columns, theme, RING)
