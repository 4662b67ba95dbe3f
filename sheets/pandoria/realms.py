"""The realm sheets: tracks, ability or custom cards, spaces for buildings; a sheet a realm."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Mark, Stroke, circle, line, rectangle
from sheets.figures import FIRM, HAIR, capitalised, field, field_inside, heading, outline
from sheets.head import in_language
from sheets.icons import icon
from sheets.identity import footer, identity, page_title
from sheets.lettering import FIGURE_PT, LABEL_PT, leading, wrap, write, write_lines, write_name
from sheets.markers import MarkerKind
from sheets.page import BODY_BOX, HEADER_BOX, Layout, Page
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
from sheets.table import Seat, Table
from sheets.words import Words

DATE_FIELD = Box(HEADER_BOX.right - 34, HEADER_BOX.y + 2, 34, 13)
NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
CELL = 13.0  # A cube stands on it.
LABEL = 25.0
NAME_PT, ABILITY_PT, NOTE_PT = 17.0, 13.0, 9.5
GUTTER = 5.0
PITCH = 14.0
MOST_CELLS = 11
TOP = Box(BODY_BOX.x, BODY_BOX.y, BODY_BOX.width, 13.5 + len(RESOURCES) * PITCH)
TRACKS = Box(TOP.x, TOP.y, LABEL + MOST_CELLS * CELL, TOP.height)
PANEL = Box(
    TRACKS.right + GUTTER, TOP.y, TOP.right - TRACKS.right - GUTTER, TOP.height - (PITCH - CELL)
)
SPACES = 6  # Those for buildings, at most five, and the pile of spells.
BETWEEN = 2.0
SPACE = Box(TOP.x, TOP.bottom + 9.5, (TOP.width - (SPACES - 1) * BETWEEN) / SPACES, 75.0)
NOTES = Box(TOP.x, SPACE.bottom + 4, TOP.width, BODY_BOX.bottom - SPACE.bottom - 4)


def realms_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Give what all realm sheets have in common: the header."""
    title = words("sheet.realm")
    items = (
        *page_title(title, edition, table, words),
        *field("player.name", words("name"), NAME_FIELD, table.theme),
        *field("date", words("date"), DATE_FIELD, table.theme),
    )
    note = footer(title, edition, table, words)
    return Layout("realm", note, items, identity(MarkerKind.REALM, "R", edition, table))


def realms_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Give a sheet for every realm of the version, or for those chosen.

    Where as many are chosen as there are players, each is the player's whose turn it is to choose.
    """
    realms = table.realms or tuple(edition.realms_of(table.variant))
    seats = table.seats if len(realms) == table.players else (Seat(),) * len(realms)
    return tuple(
        _page(key, seat, edition, table, words) for key, seat in zip(realms, seats, strict=True)
    )


def _page(key: str, seat: Seat, edition: Edition, table: Table, words: Words) -> Page:
    realm, letter = edition.realms[key], SIDES[table.variant]
    name = in_language(realm.name, table.language)
    title = words("realm.title", realm=name, side=letter)
    owner = write_name(seat.name, field_inside(NAME_FIELD), 14, colour=table.theme.ink)
    items = (*_realm(realm, letter, edition, table, words), *(owner if seat.name else ()))
    if not seat.name:
        return Page(f"realm-{key}", title, items)
    title = words("sheet.of", sheet=title, player=seat.name)
    return Page(f"realm-{key}-{seat.name}", title, items)


def _realm(
    realm: Realm, letter: Side, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    side = realm.side(letter)
    if side is None:
        raise ValueError(f"this realm has no side {letter}")
    name = in_language(realm.name, table.language)
    title = Box(TRACKS.x, TRACKS.y, TRACKS.width - 22, 7)
    yield heading(name, title, table.theme, NAME_PT)
    at = Box(title.right, title.y, 22, title.height)
    yield write(
        words("realm.side", side=letter), at, FIGURE_PT, colour=table.theme.quiet, anchor="end"
    )
    for row, resource in enumerate(RESOURCES):
        yield from _track(resource, realm, side, TRACKS.y + 11 + row * PITCH, edition, table)
    yield rectangle(PANEL, table.theme.fill("panel"), outline(table.theme), 1.6)
    if isinstance(side, SideA):
        yield from _custom_cards(side, edition, table, words)
    else:
        yield from _ability(side, table, words)
    yield from _spaces(realm, side, edition, table, words)
    yield from _notes(realm, edition, table, words)


def _track(
    resource: Resource, realm: Realm, side: SideA | SideB, y: float, edition: Edition, table: Table
) -> Iterator[Item]:
    theme, middle = table.theme, y + CELL / 2
    yield icon(resource, (TRACKS.x + 4.2, middle), 8, theme.ink, theme.fill(resource))
    label = Box(TRACKS.x + 9.6, middle - 2.5, LABEL - 10.6, 5)
    name = capitalised(edition.resource_text(resource, table.language))
    yield write(name, label, FIGURE_PT, colour=theme.ink, name="bold")
    for step in range(realm.track_end + 1):
        cell = Box(TRACKS.x + LABEL + step * CELL, y, CELL, CELL)
        is_start = step == getattr(side, resource)
        yield _cell(f"track.{resource}.{step}", cell, step, table, is_start=is_start)


def _cell(name: str, cell: Box, step: int, table: Table, *, is_start: bool) -> Mark:
    # A cube stands on the cell: the figure keeps to a corner, where it can still be read.
    theme = table.theme
    fill = (theme.fill("start") or "#ffffff") if is_start else "#ffffff"
    items: list[Item] = [rectangle(cell, fill, outline(theme, HAIR))]
    if is_start:
        items.append(rectangle(cell.inset(0.8), None, Stroke(theme.ink, FIRM), 1.2))
    figure = Box(cell.x + 1.6, cell.y + 1.5, 5, 3.6)
    items.append(write(str(step), figure, FIGURE_PT, colour=theme.ink, name="bold"))
    return Mark(name, "place", cell, tuple(items))


def _ability(side: SideB, table: Table, words: Words) -> Iterator[Item]:
    inside = PANEL.inset(4)
    yield heading(words("realm.ability"), Box(inside.x, inside.y, inside.width, 4), table.theme)
    lines = wrap(in_language(side.ability, table.language), inside.width, ABILITY_PT)
    place = Box(inside.x, inside.y + 7, inside.width, inside.height - 7)
    yield from write_lines(lines, place, ABILITY_PT, colour=table.theme.ink)


def _custom_cards(side: SideA, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    inside = PANEL.inset(4)
    yield heading(words("realm.cards"), Box(inside.x, inside.y, inside.width, 4), table.theme)
    width = (inside.width - 3) / 2
    for index, card in enumerate((side.marked, side.other)):
        place = Box(inside.x + index * (width + 3), inside.y + 6.5, width, 22)
        yield from _card(card, place, edition, table, is_marked=index == 0)
    lines = wrap(words("realm.marked"), inside.width, NOTE_PT)
    under = Box(inside.x, inside.y + 31, inside.width, inside.height - 31)
    yield from write_lines(lines, under, NOTE_PT, colour=table.theme.ink)


def _card(
    card: CustomCard, box: Box, edition: Edition, table: Table, *, is_marked: bool
) -> Iterator[Item]:
    theme, language = table.theme, table.language
    yield rectangle(box, "#ffffff", Stroke(theme.ink, FIRM), 1.6)
    spell = in_language(edition.spells[card.spell].name, language)
    building = in_language(edition.buildings[card.building].name, language)
    for symbol, fill, text, y in (
        ("star", "crystal", spell, box.y + 6),
        ("rectangle", "wood", building, box.bottom - 6),
    ):
        yield icon(symbol, (box.x + 5, y), 6.4, theme.ink, theme.fill(fill))
        room = Box(box.x + 9.6, y - 2.5, box.width - 10.6, 5)
        yield write(text, room, FIGURE_PT, colour=theme.ink, name="bold")
    if is_marked:
        corner = (box.right - 3.6, box.y)
        yield circle(corner, 2.7, theme.fill("end") or "#ffffff", Stroke(theme.ink, FIRM))
        letter = Box(corner[0] - 2.5, corner[1] - 2.5, 5, 5)
        yield write("A", letter, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")


def _spaces(
    realm: Realm, side: SideA | SideB, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    theme = table.theme
    title = Box(SPACE.x, SPACE.y - 6, 4 * SPACE.width, 4)
    yield heading(words("realm.spaces", spaces=realm.spaces), title, theme)
    for number in range(1, realm.spaces + 1):
        place = _space(number - 1)
        start = side.marked.building if isinstance(side, SideA) and number == 1 else ""
        text = in_language(edition.buildings[start].name, table.language) if start else ""
        yield _building(f"building.{number}", place, text, table)
    pile = _space(SPACES - 1)
    yield heading(words("realm.spells"), Box(pile.x, title.y, pile.width, 4), theme)
    yield Mark("spells", "place", pile, (rectangle(pile, None, _dashed(table), 1.6),))


def _space(index: int) -> Box:
    return Box(SPACE.x + index * (SPACE.width + BETWEEN), SPACE.y, SPACE.width, SPACE.height)


def _dashed(table: Table) -> Stroke:
    return Stroke(table.theme.line, FIRM, (1.6, 1.2))


def _building(name: str, box: Box, standing: str, table: Table) -> Mark:
    """Give a space: a line to write on, room for a card below; what stands from the start."""
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


def _notes(realm: Realm, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    """Yield what to know of the tracks: what lies beyond their end, what is left on them."""
    keys = ["beyond", "end"]
    sentences = [words(f"realm.{key}", end=realm.track_end) for key in keys]
    if realm.track_end != MOST_CELLS - 1:
        sentences.append(words("realm.instead", end=realm.track_end, usual=MOST_CELLS - 1))
    y = NOTES.y
    for sentence in sentences:
        lines = wrap(sentence, NOTES.width, NOTE_PT)
        yield from write_lines(
            lines, Box(NOTES.x, y, NOTES.width, 0), NOTE_PT, colour=table.theme.ink
        )
        y += len(lines) * leading(NOTE_PT) + 0.8
