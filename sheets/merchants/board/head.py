"""The head of a board sheet: title, first player and date, with a strip below the map the players.

Beside players, who stand there as banners, the first one is told by an initial.
"""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import field
from sheets.drawing.lettering import LEAST_PT, write, write_name
from sheets.drawing.shapes import Box, Item, Stroke, polygon
from sheets.drawing.theme import Theme
from sheets.merchants.board.marks import FIRST_MARK
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.players import Place, draw_players, place_in, players_heading
from sheets.merchants.edition.edition import Edition
from sheets.page.identity import owned_page, page_title
from sheets.page.layout import DATE_FIELD, HEADER_BOX, Page
from sheets.table.table import Table
from sheets.words.words import Words

FIRST_FIELD = Box(DATE_FIELD.x - 66, DATE_FIELD.y, 62, DATE_FIELD.height)
# Beside players:
TITLE = HEADER_BOX._replace(width=60.0)
DOWN = 1.6  # From the head's top to the labels,
LABEL = 3.6  # which are so high, as those of fields are.
FIELD_HIGH = 8.62  # 8 mm still beside holes.
DATE = Box(HEADER_BOX.right - 27, HEADER_BOX.y + DOWN, 27, LABEL + FIELD_HIGH)
FIRST = Box(DATE.x - 14, DATE.y, 12, DATE.height)
PLAYERS_X = TITLE.right + 2.5
HIGH = 8.0
APART = 2.2
OWNER, OWNER_PT = Box(FIRST.x - 96, DATE.y - 0.3, 92, LABEL), 9.0  # Right above players.
TAIL = 2.0  # The notch of a banner,
ROD = 0.31  # and how far it reaches above and below a name.


def owner_page(seat: int, table: Table, words: Words, items: tuple[Item, ...], plan: Plan) -> Page:
    """Return a player's page online; where players stand in the head the name is above them."""
    sheet, player = words("sheet.board"), table.seats[seat].name
    if plan.arrangement != "strip" or not player:
        return owned_page("board", sheet, seat, table, words, items)
    # With the sheet's name, or it would be taken for that of the banner below.
    title = words("sheet.of", sheet=sheet, player=player)
    owner = write_name(title, OWNER, OWNER_PT, colour=table.theme.ink, anchor="end", most=1)
    return Page("board", title, (*items, *owner), seat, player=player)


def draw_head(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield all of the head but names."""
    is_strip = plan.arrangement == "strip"
    yield from page_title(
        words("sheet.board"), edition, table, words, TITLE if is_strip else HEADER_BOX
    )
    if is_strip:
        places = head_places(table.players)
        yield from (_banner(place, table.theme) for place in places)
        yield from draw_players(places, table.theme, ruled=False)
        text = players_heading(table, words)
        label = Box(places[0].initial.x, DATE.y, FIRST.x - places[0].initial.x, LABEL)
        yield write(text, label, LEAST_PT, colour=table.theme.quiet)
        yield from field(FIRST_MARK, words("board.first"), FIRST, table.theme)
        yield from field("date", words("date"), DATE, table.theme)
        return
    first = words("board.first-player-online" if table.online else "board.first-player")
    yield from field("first-player", first, FIRST_FIELD, table.theme)
    yield from field("date", words("date"), DATE_FIELD, table.theme)


def head_places(players: int) -> tuple[Place, ...]:
    """Return where players stand in the head, beside each other."""
    wide = (FIRST.x - PLAYERS_X) / players
    y = DATE.y + LABEL + ROD
    return tuple(
        place_in(Box(PLAYERS_X + seat * wide, y, wide - APART - TAIL, HIGH))
        for seat in range(players)
    )


def _banner(place: Place, theme: Theme) -> Item:
    """Return a swallow-tailed banner that begins behind a player's shield."""
    left, right = place.initial.centre[0], place.name.right + TAIL
    top, bottom = place.name.y - ROD, place.name.bottom + ROD
    corners = (
        (left, top),
        (right, top),
        (right - TAIL + 0.4, place.name.centre[1]),
        (right, bottom),
        (left, bottom),
    )
    return polygon(corners, "#ffffff", Stroke(theme.ink, 0.28))
