"""The sheet of parts to cut out, for a table that has paper and no box.

Dice, a token for the first player (M2.4, M3.1), a shield for every player, and markers for the
tracks where there are such (M1.2). No camera reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from sheets.drawing.flow import Flow
from sheets.drawing.lettering import TEXT_PT, leading
from sheets.drawing.paper import SHARED
from sheets.drawing.shapes import Box, Item, Stroke, box_around, line, rectangle
from sheets.drawing.theme import Theme
from sheets.drawing.zones import INSET, draw_zone, zone_inside
from sheets.merchants.edition.edition import Edition
from sheets.merchants.parts.cutting import TAB, cut, fold, tab
from sheets.merchants.parts.die import NET_HEIGHT, NET_WIDTH, NEXT_NET, draw_die_picture, draw_net
from sheets.merchants.parts.token import (
    STRIP_HEIGHT,
    STRIP_WIDTH,
    draw_strip,
    draw_token,
    token_width,
)
from sheets.merchants.parts.tower import TOWER_WIDTH, draw_owner, draw_tower
from sheets.page.identity import footer, page_title
from sheets.page.layout import FOOTER, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

HEADER = Box(0, 0, SHARED.width, 14)
TOP = HEADER.bottom + 3
BODY = Box(0, TOP, SHARED.width, SHARED.height - FOOTER - 1 - TOP)
GAP = 2.5
DICE = 2  # M3.1
DICE_ZONE = NET_WIDTH + 6
MARKERS_ZONE = STRIP_HEIGHT + 10.6
LAST_ZONE = 48.0
TALLEST = 62.0
COLUMNS, BETWEEN = 2, 4.0  # Of towers, and the white between two rows of them.
PICTURE = 13.0  # The edge of a finished die.
STEPS = ("card", "cut", "fold", "glue")
NOTED = ("shields", "markers", "first")
SAMPLE = 11.0  # Of a line to cut or fold, or a tab.


@dataclass(frozen=True, slots=True)
class _Zones:
    """Where everything stands, None where there is no such thing."""

    dice: Box
    shields: Box
    markers: Box | None
    first: Box | None
    how: Box


def parts_layout(edition: Edition, table: Table, words: Words, *, has_tracks: bool) -> Layout:
    """Return all of the parts but the players' shields on their towers."""
    zones, theme = _zones(table.players, has_tracks), table.theme
    sheet = words("sheet.parts")
    items: list[Item] = [*page_title(sheet, edition, table, words, HEADER)]
    under = HEADER.bottom + 0.8
    items.append(line((0, under), (SHARED.width, under), stroke=Stroke(theme.title, 0.4)))
    for name, box in (
        ("dice", zones.dice),
        ("shields", zones.shields),
        ("markers", zones.markers),
        ("first", zones.first),
        ("how", zones.how),
    ):
        if box:
            note = words(f"parts.{name}-note") if name in NOTED else ""
            items += draw_zone(box, words(f"parts.{name}"), theme, note=note)
    items += _dice(zone_inside(zones.dice), edition, table)
    for tower in _towers(zones.shields, table.players):
        items += draw_tower(tower, theme, plain=table.plain)
    if zones.markers:
        items += _markers(zone_inside(zones.markers), table)
    if zones.first:
        items += draw_token(zone_inside(zones.first), theme)
    items += _steps(zone_inside(zones.how), table, words)
    return Layout("parts", footer(sheet, edition, table, words), tuple(items))


def parts_pages(
    _edition: Edition, table: Table, words: Words, *, has_tracks: bool
) -> tuple[Page, ...]:
    """Return the one sheet of parts, with everybody's shield and name."""
    towers = _towers(_zones(table.players, has_tracks).shields, table.players)
    owners = (
        item
        for index, (seat, tower) in enumerate(zip(table.seats, towers, strict=True))
        for item in draw_owner(index, seat, tower, table.theme)
    )
    return (Page("parts", words("sheet.parts"), tuple(owners)),)


def _zones(players: int, has_tracks: bool) -> _Zones:
    """Return the zones; who plays alone needs no token for the first player."""
    dice = Box(BODY.x, BODY.y, DICE_ZONE, BODY.height)
    x, width = dice.right + GAP, BODY.right - dice.right - GAP
    last = Box(x, BODY.bottom - LAST_ZONE, width, LAST_ZONE)
    foot, markers = last.y - GAP, None
    if has_tracks:
        markers = Box(x, foot - MARKERS_ZONE, width, MARKERS_ZONE)
        foot = markers.y - GAP
    shields = Box(x, BODY.y, width, foot - BODY.y)
    if players == 1:
        return _Zones(dice, shields, markers, None, last)
    wide = token_width(zone_inside(last).height) + 2 * INSET
    beside = x + wide + GAP
    first = Box(x, last.y, wide, LAST_ZONE)
    how = Box(beside, last.y, BODY.right - beside, LAST_ZONE)
    return _Zones(dice, shields, markers, first, how)


def _dice(room: Box, edition: Edition, table: Table) -> Iterator[Item]:
    """Yield the dice one below the other, and in the corners left over what they will look like."""
    x = room.centre[0] - NET_WIDTH / 2
    y = room.centre[1] - ((DICE - 1) * NEXT_NET + NET_HEIGHT) / 2
    for index in range(DICE):
        yield from draw_net(edition, x, y + index * NEXT_NET, table.theme)
    if not table.plain:
        faces = (*edition.dice, "question")
        corner = 0.42 * NET_WIDTH / 2, 1.05 * PICTURE
        right, left = room.right - corner[0], room.x + corner[0]
        upper, lower = room.y + corner[1], room.bottom - corner[1]
        one, two, three, four, five, six = faces
        yield from draw_die_picture((one, two, three), (right, upper), PICTURE, table.theme)
        yield from draw_die_picture((six, four, five), (left, lower), PICTURE, table.theme)


def _towers(zone: Box, players: int) -> tuple[Box, ...]:
    """Return where the towers lie, two to a row."""
    room = zone_inside(zone)
    columns = min(COLUMNS, players)
    rows = -(-players // columns)
    high = min(TALLEST, (room.height - (rows - 1) * BETWEEN) / rows)
    wide, tall = room.width / columns, room.height / rows
    places = []
    for index in range(players):
        row, column = divmod(index, columns)
        missing = columns - min(columns, players - row * columns)  # The last row is centred.
        x = room.x + (column + 0.5 + missing / 2) * wide
        places.append(box_around(x, room.y + (row + 0.5) * tall, TOWER_WIDTH, high))
    return tuple(places)


def _markers(room: Box, table: Table) -> Iterator[Item]:
    wide = room.width / table.players
    for seat in range(table.players):
        x = room.x + (seat + 0.5) * wide - STRIP_WIDTH / 2
        yield from draw_strip(seat, x, room.centre[1] - STRIP_HEIGHT / 2, table.theme)


def _steps(room: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield how parts are made, with a sample of every line."""
    flow = Flow(room, table.theme, TEXT_PT)
    for step in STEPS:
        y = flow.y + leading(TEXT_PT) / 2
        yield from _sample(step, Box(room.x, y - TAB / 2, SAMPLE, TAB), table.theme)
        flow.paragraph(words(f"parts.how-{step}"), indent=SAMPLE + 3.5)
        flow.space(2.2)
    yield from flow.items


def _sample(step: str, box: Box, theme: Theme) -> Iterator[Item]:
    (left, y), right = (box.x, box.centre[1]), box.right
    if step == "card":
        yield rectangle(box.inset(0.4), theme.fill("panel") or "#ffffff", Stroke(theme.title, 0.3))
    elif step == "glue":
        foot = box.bottom
        yield from tab(((left, foot), (right, foot)), theme)
        yield fold((((left, foot), (right, foot)),), theme)
    else:
        draw = cut if step == "cut" else fold
        yield draw((((left, y), (right, y)),), theme)


def _kind(*, has_tracks: bool) -> Kind[Edition]:
    return Kind(
        partial(parts_layout, has_tracks=has_tracks), partial(parts_pages, has_tracks=has_tracks)
    )


PARTS = _kind(has_tracks=True)
FAMILY_PARTS = _kind(has_tracks=False)
