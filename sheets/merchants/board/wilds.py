"""The wilds beyond the border river: a landscape, and in it cartouches with what a table needs.

They are the players, the turn, the dice, what a region pays and the game's end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sheets.drawing.lettering import width, write
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.cartouche import CLEAR, TAB, cartouche_inside, draw_cartouche
from sheets.merchants.board.land import seed_of
from sheets.merchants.board.payout import draw_payout
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.players import Place, draw_players, places_down, players_heading
from sheets.merchants.board.sea import border_of
from sheets.merchants.board.shores import chart_of
from sheets.merchants.board.tracker import draw_end
from sheets.merchants.board.turn_pictures import draw_turn_pictures
from sheets.merchants.board.wilderness import draw_ranges, draw_wild_ground
from sheets.merchants.dice import draw_named_dice
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.words import Words


class Part(NamedTuple):
    """A cartouche: what it holds, and its share of a row's width."""

    name: str
    share: float


ONE_ROW = (
    Part("players", 50),
    Part("turn", 92),
    Part("dice", 31),
    Part("payout", 41),
    Part("end", 47),
)
TWO_ROWS = (
    (Part("turn", 142), Part("dice", 66)),
    (Part("players", 78), Part("payout", 66), Part("end", 62)),
)
STACKED = 78.0  # From this height on there are two rows.
LAND = 12.0  # How high the landscape above the cartouches is, or as a share of high wilds.
SHARE, HIGH_SHARE = 0.25, 0.2
SIDE, FOOT = 3.4, 3.0  # Between the wilds' shore and the cartouches,
GAP = 2.4  # from one to the next,
ROW_GAP = TAB / 2 + 2.6  # and from row to row.
TITLE_PT, NOTE_PT = 15.0, 8.5
TITLE_HIGH, NOTE_HIGH = 6.4, 3.8
BELOW_RIVER = 1.5
AROUND = 5.0  # No mountain stands so close to the title.


def cartouches(plan: Plan, table: Table) -> Mapping[str, Box]:
    """Return the cartouches by what they hold; that of the dice only with ordinary ones."""
    area = plan.panel
    rows: Sequence[Sequence[Part]] = TWO_ROWS if area.height >= STACKED else (ONE_ROW,)
    top = area.y + land_height(area) + TAB / 2
    room = area.bottom - FOOT - top - (len(rows) - 1) * ROW_GAP
    high = room / len(rows)
    boxes: dict[str, Box] = {}
    for index, row in enumerate(rows):
        parts = [part for part in row if part.name != "dice" or table.dice == "d6"]
        wide = area.width - 2 * SIDE - (len(parts) - 1) * GAP
        scale = wide / sum(part.share for part in parts)
        x = area.x + SIDE
        for part in parts:
            box = Box(x, top + index * (high + ROW_GAP), scale * part.share, high)
            boxes[part.name] = box
            x = box.right + GAP
    return boxes


def land_height(area: Box) -> float:
    """Return how high the landscape above the cartouches is."""
    return max(LAND, (HIGH_SHARE if area.height >= STACKED else SHARE) * area.height)


def wilds_places(plan: Plan, table: Table) -> tuple[Place, ...]:
    """Return where the players stand in their cartouche."""
    inside = cartouche_inside(cartouches(plan, table)["players"])
    box = Box(inside.x, inside.y + CLEAR, inside.width, inside.height - CLEAR)
    return places_down(table.players, box)


def draw_wilds(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the wilds: land, landscape, title and cartouches, no players' names."""
    yield from draw_wild_land(edition, table, plan)
    area = plan.panel
    top = area.y + BELOW_RIVER
    foot = cartouches(plan, table)["turn"].y
    band = Box(area.x + SIDE, top, area.width - 2 * SIDE, foot - top)
    yield from draw_title(edition, table, words, band)
    boxes = cartouches(plan, table)
    titles = {
        "players": players_heading(table, words),
        "turn": words("board.turn"),
        "dice": words("board.dice"),
        "payout": words("board.payout"),
        "end": words("board.end"),
    }
    for name, box in boxes.items():
        yield from draw_cartouche(box, titles[name], table.theme)
        yield from _content(name, cartouche_inside(box), edition, table, words, plan)


def draw_wild_land(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield the ground of the wilds."""
    border = border_of(edition, table, plan)
    if border is None:
        return
    yield from draw_wild_ground(*border, chart_of(table), table.theme, seed_of(edition))


def draw_title(edition: Edition, table: Table, words: Words, band: Box) -> Iterator[Item]:
    """Yield what the wilds are called, between ranges of mountains."""
    theme, title = table.theme, words("wilds.title")
    note = words("wilds.note")
    wide = max(width(title, TITLE_PT, "display"), width(note, NOTE_PT)) + 0.02
    x = band.centre[0]
    if not table.plain:
        gap = (x - wide / 2 - AROUND, x + wide / 2 + AROUND)
        yield from draw_ranges(band, gap, theme, seed_of(edition))
    top = band.y + max(band.height - TAB / 2 - TITLE_HIGH - NOTE_HIGH, 0) / 2
    place = Box(x - wide / 2, top, wide, TITLE_HIGH)
    yield write(title, place, TITLE_PT, colour=theme.ink, name="display", anchor="middle")
    under = Box(place.x, place.bottom, wide, NOTE_HIGH)
    yield write(note, under, NOTE_PT, colour=theme.quiet, anchor="middle")


def _content(
    name: str, inside: Box, edition: Edition, table: Table, words: Words, plan: Plan
) -> Iterator[Item]:
    theme = table.theme
    if name == "players":
        yield from draw_players(wilds_places(plan, table), theme)
    elif name == "turn":
        yield from draw_turn_pictures(edition, table, words, inside)
    elif name == "dice":
        yield from draw_named_dice(edition, table, words, inside)
    elif name == "payout":
        yield from draw_payout(table, words, inside)
    else:
        yield from draw_end(edition, table, words, inside)
