"""The realm sheets: tracks, ability or custom cards, spaces for buildings; a sheet a realm."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import (
    FIRM,
    HAIR,
    HEAVY,
    capitalised,
    field,
    field_inside,
    heading,
    outline,
)
from sheets.drawing.icons import icon
from sheets.drawing.lettering import (
    FIGURE_PT,
    LABEL_PT,
    leading,
    width,
    wrap,
    write,
    write_lines,
    write_name,
)
from sheets.drawing.shapes import Box, Item, Mark, Stroke, box_around, circle, line, rectangle
from sheets.editions.head import in_language
from sheets.page.identity import footer, page_title
from sheets.page.layout import BODY_BOX, DATE_FIELD, FOOT_BOX, Camera, Kind, Layout, Page
from sheets.pandoria.edition import (
    RESOURCES,
    SIDES,
    CustomCard,
    Edition,
    Realm,
    Resource,
    Side,
    SideA,
    SideB,
)
from sheets.pandoria.marks import SPELLS, building_mark, track_mark
from sheets.table.table import Table
from sheets.words.words import Words

NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
BAND = Box(BODY_BOX.x, BODY_BOX.y + 0.5, BODY_BOX.width, 33.0)  # The realm, and what it can do.
TITLE = Box(BAND.x, BAND.y, 80.0, BAND.height)
PANEL = Box(TITLE.right + 8, BAND.y, BAND.right - TITLE.right - 8, BAND.height)
TITLE_PTS = (32.0, 28.0, 25.0, 22.0, 20.0, 18.0)
ABILITY_PTS = tuple(16 - step / 2 for step in range(13))
SIDE, SIDE_PT = 6.0, 11.0
CARD = (53.0, 17.4)
SHORTEST_LAST = 0.3  # Of a paragraph's width.
NARROWER = 2.0  # What is taken off at a time.
NOTE_PT = 9.5
STEP_PT, RESOURCE_PT = 13.0, 11.0
LABEL = 27.0
CELL = 13.2  # The height of a track.
PITCH = CELL + 1.3
TRACKS = Box(BAND.x, BAND.bottom + 4.5, BAND.width, len(RESOURCES) * PITCH)
FIGURE = 7.0  # The part of a cell that a cube leaves free, for its figure.
BETWEEN = 2.4
SPACES = Box(BAND.x, TRACKS.bottom + 9.4, BAND.width, BODY_BOX.bottom - TRACKS.bottom - 9.4)
USUAL_END = 10  # P7


def realms_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return what all realm sheets have in common: the header."""
    title = words("sheet.realm")
    items = (
        *page_title(title, edition, table, words),
        *field("player.name", words("name"), NAME_FIELD, table.theme),
        *field("date", words("date"), DATE_FIELD, table.theme),
    )
    note = footer(title, edition, table, words)
    return Layout("realm", note, items)


def realms_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return a sheet for every realm of the version, or for those chosen.

    Where as many are chosen as there are players, each is the player's whose turn it is to choose.
    """
    realms = table.realms or tuple(edition.realms_of(table.variant))
    is_each_played = len(realms) == table.players
    return tuple(
        _page(key, number if is_each_played else None, edition, table, words)
        for number, key in enumerate(realms)
    )


def _page(key: str, seat: int | None, edition: Edition, table: Table, words: Words) -> Page:
    realm, letter = edition.realms[key], SIDES[table.variant]
    name = in_language(realm.name, table.language)
    title = words("realm.title", realm=name, side=letter)
    items = tuple(_realm(realm, letter, edition, table, words))
    player = "" if seat is None else table.seats[seat].name
    if not player:
        return Page("realm", title, items, seat, key)
    owner = write_name(player, field_inside(NAME_FIELD), 14, colour=table.theme.ink)
    title = words("sheet.of", sheet=title, player=player)
    return Page("realm", title, (*items, *owner), seat, key, player)


def _realm(
    realm: Realm, letter: Side, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    side = realm.side(letter)
    if side is None:
        raise ValueError(f"this realm has no side {letter}")
    yield from _title(in_language(realm.name, table.language), letter, table, words)
    yield rectangle(PANEL, table.theme.fill("panel"), outline(table.theme), 1.6)
    if isinstance(side, SideA):
        yield from _custom_cards(side, edition, table, words)
    else:
        yield from _ability(realm, side, table, words)
    for row, resource in enumerate(RESOURCES):
        yield from _track(resource, realm, side, TRACKS.y + row * PITCH, edition, table)
    yield from _spaces(realm, side, edition, table, words)
    yield from _notes(realm, table, words)


def _title(name: str, letter: Side, table: Table, words: Words) -> Iterator[Item]:
    """Yield the realm's name, as large as two lines allow, and the side below."""
    size, lines = _largest(name, (TITLE.width, TITLE.height - SIDE), TITLE_PTS, "display")
    height = len(lines) * leading(size)
    top = TITLE.y + (TITLE.height - height - SIDE) / 2
    place = Box(TITLE.x, top, TITLE.width, height)
    yield from write_lines(lines, place, size, colour=table.theme.ink, name="display")
    under = Box(TITLE.x, place.bottom, TITLE.width, SIDE)
    yield write(
        capitalised(words("realm.side", side=letter)), under, SIDE_PT, colour=table.theme.quiet
    )


def _largest(
    text: str, room: tuple[float, float], sizes: tuple[float, ...], name: str = "text"
) -> tuple[float, list[str]]:
    """Return the largest size at which a text fits its room, else the smallest, and its lines."""
    wide, high = room
    for size in sizes:
        lines = _wrapped(text, wide, size, name)
        widest = max(width(line, size, name) for line in lines)
        if widest <= wide and len(lines) * leading(size) <= high:
            break
    return size, lines


def _wrapped(text: str, wide: float, size: float, name: str) -> list[str]:
    """Return a text's lines, narrower where the last would look like a word that was left over."""
    lines, least = wrap(text, wide, size, name), SHORTEST_LAST * wide
    while len(lines) > 1 and width(lines[-1], size, name) < least and wide > least:
        wide -= NARROWER
        lines = wrap(text, wide, size, name)
    return lines


def _track(
    resource: Resource, realm: Realm, side: SideA | SideB, y: float, edition: Edition, table: Table
) -> Iterator[Item]:
    """Yield a track; shorter ones have wider cells."""
    theme, middle = table.theme, y + CELL / 2
    yield icon(resource, (TRACKS.x + 4.5, middle), 9, theme.ink, theme.fill(resource))
    label = Box(TRACKS.x + 10.6, middle - 2.5, LABEL - 11.6, 5)
    name = capitalised(edition.resource_text(resource, table.language))
    yield write(name, label, RESOURCE_PT, colour=theme.ink, name="bold")
    wide = (TRACKS.width - LABEL) / (realm.track_end + 1)
    for step in range(realm.track_end + 1):
        cell = Box(TRACKS.x + LABEL + step * wide, y, wide, CELL)
        is_start = step == getattr(side, resource)
        yield _cell(track_mark(resource, step), cell, step, table, is_start=is_start)


def _cell(name: str, cell: Box, step: int, table: Table, *, is_start: bool) -> Mark:
    """Return a cell: its figure at the left, the mark where a cube stands beside it."""
    theme = table.theme
    fill = (theme.fill("start") or "#ffffff") if is_start else "#ffffff"
    items: list[Item] = [rectangle(cell, fill, outline(theme, HAIR))]
    if is_start:
        items.append(rectangle(cell.inset(HEAVY / 2), None, Stroke(theme.ink, HEAVY)))
    figure = Box(cell.x + 2.4, cell.y, FIGURE - 2.4, cell.height)
    items.append(write(str(step), figure, STEP_PT, colour=theme.ink, name="bold"))
    room = cell.width - FIGURE
    place = box_around(cell.x + FIGURE + room / 2, cell.centre[1], min(room, 1.1 * CELL), CELL)
    return Mark(name, "place", place, tuple(items))


def _ability(realm: Realm, side: SideB, table: Table, words: Words) -> Iterator[Item]:
    """Yield what only this realm can do, and what its shorter tracks change on the cards (P7)."""
    inside = PANEL.inset(4)
    yield heading(words("realm.ability"), Box(inside.x, inside.y, inside.width, 4), table.theme)
    room = Box(inside.x, inside.y + 4.8, inside.width, inside.height - 4.2)
    ability = in_language(side.ability, table.language)
    if realm.track_end != USUAL_END:
        ability += " " + words("realm.instead", end=realm.track_end, usual=USUAL_END)
    size, lines = _largest(ability, (room.width, room.height), ABILITY_PTS)
    top = room.centre[1] - len(lines) * leading(size) / 2
    place = Box(room.x, top, room.width, room.bottom - top)
    yield from write_lines(lines, place, size, colour=table.theme.ink)


def _custom_cards(side: SideA, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    inside = PANEL.inset(4)
    yield heading(words("realm.cards"), Box(inside.x, inside.y, inside.width, 4), table.theme)
    for index, card in enumerate((side.marked, side.other)):
        x = inside.x + index * (CARD[0] + 3.5)
        place = Box(x, inside.bottom - CARD[1], *CARD)
        yield from _card(card, place, edition, table, is_marked=index == 0)
    x = inside.x + 2 * (CARD[0] + 3.5) + 1.5
    lines = wrap(words("realm.marked"), inside.right - x, NOTE_PT)
    middle = inside.bottom - CARD[1] / 2
    beside = Box(x, middle - len(lines) * leading(NOTE_PT) / 2, inside.right - x, CARD[1])
    yield from write_lines(lines, beside, NOTE_PT, colour=table.theme.ink)


def _card(
    card: CustomCard, box: Box, edition: Edition, table: Table, *, is_marked: bool
) -> Iterator[Item]:
    theme, language = table.theme, table.language
    yield rectangle(box, "#ffffff", Stroke(theme.ink, FIRM), 1.6)
    spell = in_language(edition.spells[card.spell].name, language)
    building = in_language(edition.buildings[card.building].name, language)
    for symbol, fill, text, y in (
        ("star", "crystal", spell, box.y + 4.8),
        ("rectangle", "wood", building, box.bottom - 4.8),
    ):
        yield icon(symbol, (box.x + 5, y), 6, theme.ink, theme.fill(fill))
        room = Box(box.x + 9.6, y - 2.5, box.width - 11.2, 5)
        yield write(text, room, FIGURE_PT, colour=theme.ink, name="bold")
    if is_marked:
        corner = (box.right - 3.6, box.y)
        yield circle(corner, 2.7, theme.fill("end") or "#ffffff", Stroke(theme.ink, FIRM))
        letter = Box(corner[0] - 2.5, corner[1] - 2.5, 5, 5)
        yield write("A", letter, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")


def _spaces(
    realm: Realm, side: SideA | SideB, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield the realm's spaces and the pile of spells, which share the width."""
    theme, columns = table.theme, realm.spaces + 1
    wide = (SPACES.width - (columns - 1) * BETWEEN) / columns
    *spaces, pile = (
        Box(SPACES.x + index * (wide + BETWEEN), SPACES.y, wide, SPACES.height)
        for index in range(columns)
    )
    title = Box(SPACES.x, SPACES.y - 5.8, pile.x - SPACES.x, 4)
    yield heading(words("realm.spaces", spaces=realm.spaces), title, theme)
    for number, place in enumerate(spaces, 1):
        start = side.marked.building if isinstance(side, SideA) and number == 1 else ""
        text = in_language(edition.buildings[start].name, table.language) if start else ""
        yield _building(building_mark(number), place, text, table)
    yield heading(words("realm.spells"), Box(pile.x, title.y, pile.width, 4), theme)
    yield Mark(SPELLS, "place", pile, (rectangle(pile, None, _dashed(table), 1.6),))


def _dashed(table: Table) -> Stroke:
    return Stroke(table.theme.line, FIRM, (1.6, 1.2))


def _building(name: str, box: Box, standing: str, table: Table) -> Mark:
    """Return a space: a line to write on, room for a card below; what stands from the start."""
    theme = table.theme
    rule = box.y + 10.5
    items: list[Item] = [
        rectangle(box, "#ffffff", outline(theme, HAIR), 1.6),
        line((box.x + 3, rule), (box.right - 3, rule), stroke=outline(theme)),
    ]
    if standing:
        items.append(icon("rectangle", (box.x + 6, rule - 4), 5.6, theme.ink, theme.fill("wood")))
        room = Box(box.x + 10, rule - 6.5, box.width - 12, 5)
        items.append(write(standing, room, FIGURE_PT, colour=theme.ink, name="bold"))
    return Mark(name, "write", box, tuple(items))


def _notes(realm: Realm, table: Table, words: Words) -> Iterator[Item]:
    """Yield what is crowns: what lies beyond the tracks' end, and what is left on them (P4, P7)."""
    wide = FOOT_BOX.width
    sentences = [words(f"realm.{key}", end=realm.track_end) for key in ("beyond", "end")]
    lines = [line for each in sentences for line in wrap(each, wide, LABEL_PT)]
    place = Box(FOOT_BOX.x, FOOT_BOX.y + 1.3, wide, FOOT_BOX.height - 1.3)
    yield from write_lines(lines, place, LABEL_PT, colour=table.theme.ink)


REALMS = Kind(realms_layout, realms_pages, Camera(62, "R"))
