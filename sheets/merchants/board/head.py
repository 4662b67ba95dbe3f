"""The head of a board sheet: title, first player and date, with a strip below the map the players.

In the usual head first player and date have their labels above them, beside players to the left.
"""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import box_mark, field, heading
from sheets.drawing.lettering import LEAST_PT, leading, wrap, write_lines
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.panel import players_heading
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.players import HIGH, Place, draw_players, place_in
from sheets.merchants.edition.edition import Edition
from sheets.page.identity import page_title
from sheets.page.layout import DATE_FIELD, HEADER_BOX
from sheets.table.table import Table
from sheets.words.words import Words

FIRST_FIELD = Box(DATE_FIELD.x - 66, DATE_FIELD.y, 62, DATE_FIELD.height)
# Beside players:
TITLE = Box(HEADER_BOX.x, HEADER_BOX.y, 88.0, HEADER_BOX.height)
UNDER_TITLE = 68.0  # The line under the title is so wide, before the word for players.
FIELDS_HIGH = 8.62  # 8 mm still beside holes.
PLAYERS_Y = HEADER_BOX.y + FIELDS_HIGH
DATE = Box(HEADER_BOX.right - 27, HEADER_BOX.y, 27, FIELDS_HIGH)
DATE_LABEL = 9.0
FIRST = Box(DATE.x - DATE_LABEL - 55.8, HEADER_BOX.y, 53.8, FIELDS_HIGH)
LABEL_AWAY = 1.5
PLAYERS_X = TITLE.right + 3
APART = 3.0


def owner_box(plan: Plan) -> Box:
    """Return the head as far as an owner's name may reach in it."""
    return TITLE._replace(width=UNDER_TITLE) if plan.arrangement == "strip" else HEADER_BOX


def draw_head(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield all of the head but names."""
    header = TITLE if plan.arrangement == "strip" else HEADER_BOX
    yield from page_title(words("sheet.board"), edition, table, words, header)
    first = words("board.first-player-online" if table.online else "board.first-player")
    if plan.arrangement == "strip":
        yield from _fields(first, words("date"), table)
        x = TITLE.x + UNDER_TITLE + LABEL_AWAY
        place = Box(x, PLAYERS_Y, PLAYERS_X - LABEL_AWAY - x, HIGH)
        yield heading(players_heading(table, words), place, table.theme)
        yield from draw_players(head_places(table.players), table.theme)
    else:
        yield from field("first-player", first, FIRST_FIELD, table.theme)
        yield from field("date", words("date"), DATE_FIELD, table.theme)


def head_places(players: int) -> tuple[Place, ...]:
    """Return where players stand in the head, beside each other."""
    wide = (HEADER_BOX.right - PLAYERS_X + APART) / players
    return tuple(
        place_in(Box(PLAYERS_X + seat * wide, PLAYERS_Y, wide - APART, HIGH))
        for seat in range(players)
    )


def _fields(first: str, date: str, table: Table) -> Iterator[Item]:
    theme = table.theme
    labels = (
        (first, "first-player", FIRST, FIRST.x - PLAYERS_X),
        (date, "date", DATE, DATE_LABEL),
    )
    for label, name, place, room in labels:
        lines = wrap(label, room - LABEL_AWAY, LEAST_PT)
        high = len(lines) * leading(LEAST_PT)
        box = Box(place.x - room, place.centre[1] - high / 2, room - LABEL_AWAY, high)
        yield from write_lines(lines, box, LEAST_PT, colour=theme.quiet, anchor="end")
        yield box_mark(name, place, theme)
