"""The wilds beyond the border river: cartouches with the players, the game's end and the turn."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.shapes import Box, Item
from sheets.drawing.theme import Theme
from sheets.drawing.zones import draw_zone
from sheets.merchants.board.land import WORD
from sheets.merchants.board.panel import HEAD, PARAGRAPH, draw_end, players_heading
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.players import HIGH, ROW, Place, draw_players, places_down
from sheets.merchants.board.turn import draw_turn
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.words import Words

BELOW_WORD, ABOVE_FOOT = 1.5, 1.5
INSIDE = 3.6  # The white of a cartouche around its words,
BETWEEN = 6.0  # and the land to the next one.
PLAYERS, END, TURN = 60.0, 56.0, 80.0  # How wide they are inside.
ACROSS = 5  # So many of the tracker's boxes side by side, at most.
TURN_PT, TURN_GAP = 11.0, 2.4
ONE_COLUMN = 34.0  # The turn's steps stand in two where they have less height.
DICE = 6.5  # The key of the dice, below the turn.
TALLEST = 52.0  # Inside.


def cartouches(plan: Plan, players: int) -> tuple[Box, ...]:
    """Return the insides of the cartouches, two where one has room for both players and end."""
    top = plan.panel.y + WORD + BELOW_WORD
    room = plan.panel.bottom - ABOVE_FOOT - top - 2 * INSIDE
    high = min(room, TALLEST)
    wide = (PLAYERS, TURN) if is_stacked(plan, players) else (PLAYERS, END, TURN)
    across = sum(wide) + len(wide) * 2 * INSIDE + (len(wide) - 1) * BETWEEN
    x = plan.panel.centre[0] - across / 2 + INSIDE
    y = top + INSIDE + (room - high) / 2
    boxes = []
    for each in wide:
        boxes.append(Box(x, y, each, high))
        x += each + 2 * INSIDE + BETWEEN
    return tuple(boxes)


def is_stacked(plan: Plan, players: int) -> bool:
    """Return whether the game's end finds room below the players."""
    both = WORD + BELOW_WORD + TALLEST + 2 * INSIDE + ABOVE_FOOT
    return players == 2 and plan.panel.height >= both


def wilds_places(plan: Plan, players: int) -> tuple[Place, ...]:
    """Return where the players stand in their cartouche."""
    box = cartouches(plan, players)[0]
    return places_down(players, Box(box.x, box.y + HEAD, box.width, 0))


def draw_cartouches(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the cartouches without the players' names."""
    theme, boxes = table.theme, cartouches(plan, table.players)
    first, turn = boxes[0], boxes[-1]
    yield from _cartouche(first, players_heading(table, words), theme)
    yield from draw_players(wilds_places(plan, table.players), theme)
    below = first.y + HEAD + ROW * (table.players - 1) + HIGH + PARAGRAPH
    end = Box(first.x, below, first.width, first.bottom - below)
    is_apart = len(boxes) > 2
    if is_apart:
        end = boxes[1]
        yield from _cartouche(end, words("board.end"), theme)
    yield from draw_end(edition, table, words, end, ACROSS, titled=not is_apart)
    yield from _cartouche(turn, words("board.turn"), theme)
    dice = DICE if table.dice == "d6" else 0.0
    steps = Box(turn.x, turn.y + HEAD, turn.width, turn.height - HEAD - dice)
    columns = 1 if steps.height >= ONE_COLUMN else 2
    yield from draw_turn(words, steps, theme, TURN_PT, columns=columns, most_gap=TURN_GAP)
    if dice:
        yield from draw_dice_key(edition, Box(turn.x, steps.bottom, turn.width, dice), theme)


def _cartouche(inside: Box, title: str, theme: Theme) -> Iterator[Item]:
    yield from draw_zone(inside.inset(-INSIDE), title, theme)
