"""The realm sheets: tracks, ability or custom cards, spaces for buildings; a sheet a realm."""

from collections.abc import Iterator, Sequence
from functools import partial

from sheets.drawing.figures import capitalised, field, field_inside, outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import (
    largest_size,
    leading,
    width,
    wrap,
    write,
    write_lines,
    write_name,
    write_wrapped,
)
from sheets.drawing.paths import circle, line, polygon, rectangle
from sheets.drawing.pictures import (
    HIGH,
    Step,
    arrow,
    draw_ribbon,
    figure,
    house,
    oval,
    row,
    sign,
    smaller,
)
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke, Zone
from sheets.drawing.sizes import FIGURE_PT, FIRM, HAIR, HEAVY, LABEL_PT
from sheets.drawing.zones import cut, draw_zone, zone_inside
from sheets.editions.head import in_language
from sheets.page.boxes import DATE_FIELD, HEADER_BOX, PAD_BOX, RIBBON_BOX
from sheets.page.layout import (
    SUBTITLE_PT,
    Camera,
    Kind,
    Layout,
    Page,
    footer,
    named_page,
    page_title,
    subtitle,
)
from sheets.pandoria.card_places import draw_places, place_zones
from sheets.pandoria.edition import (
    RESOURCES,
    SIDES,
    USUAL_RATE,
    CustomCard,
    Edition,
    Realm,
    Resource,
    Side,
    SideA,
    SideB,
)
from sheets.pandoria.effects import CROWN, exchange_picture
from sheets.pandoria.emblems import hue_of, shield
from sheets.pandoria.landscape import draw_landscape
from sheets.pandoria.marks import track_mark
from sheets.table.table import Table
from sheets.words.translation import Words

NAME_FIELD = Box(DATE_FIELD.x - 67, DATE_FIELD.y, 63, 13)
TOP = Box(PAD_BOX.x, PAD_BOX.y + 0.8, PAD_BOX.width, 33.0)  # The realm, and what it can do.
TITLE = Box(TOP.x, TOP.y, 92.0, TOP.height)
SHIELD = 27.5  # Its width.
BANNER = Box(TITLE.x + 12, TITLE.y + 5.5, TITLE.width - 12, 22.0)
SIDE, SIDE_PT = 12.0, 11.0  # What is said of the side at the banner's end.
NAME = Box(TITLE.x + SHIELD + 3, BANNER.y + 2, BANNER.right - TITLE.x - SHIELD - SIDE - 9, 18.0)
TAIL = 5.0  # Of the banner's end.
LAND = Box(NAME_FIELD.x - 66, PAD_BOX.y - 12.4, 62, 12.4)  # In the header.
UNDER_TITLE, LEAST_LAND = 15.0, 42.0  # From the header's side past the tile; land that is no hill.
PANEL = Box(TITLE.right + 4, TOP.y, TOP.right - TITLE.right - 4, TOP.height)
TITLE_PTS = (25.0, 22.0, 20.0, 18.0, 17.0, 16.0, 15.0, 14.0)
ABILITY_PTS = tuple(15 - step / 2 for step in range(13))
CARD = (50.0, 17.4)
SHORTEST_LAST = 0.3  # Of a paragraph's width.
NOTE_PT = 9.5
# The tracks: the boxes of a resource in a row.
LABEL = 28.0
CELL = 13.2  # The height of a cell,
GROUND = 0.8  # and of the tinted ground around it.
PITCH = CELL + 2 * GROUND
BETWEEN = 0.9
BEYOND = 21.0  # The arrow past the ends.
POINT = 4.6
FIGURE = 7.4  # The part of a cell that a cube leaves free, for its figure.
WIDEST = 1.35  # Of the place of a cube, in heights.
TRACKS_HEIGHT = len(RESOURCES) * PITCH + (len(RESOURCES) - 1) * BETWEEN
TRACKS = Box(TOP.x, TOP.bottom + 3.2, TOP.width, TRACKS_HEIGHT)
SPACES = Box(TOP.x, TRACKS.bottom + 3.2, TOP.width, PAD_BOX.bottom - TRACKS.bottom - 3.2)
USUAL_END = 10  # P7


def realms_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return what all realm sheets have in common: the header."""
    title = words("sheet.realm")
    items = (
        *page_title(title, edition, table, words),
        *(() if table.plain else _land(title, table, words)),
        *field("player.name", words("name"), NAME_FIELD, table.theme),
        *field("date", words("date"), DATE_FIELD, table.theme),
    )
    note = footer(title, edition, table, words)
    return Layout("realm", note, items)


def _land(title: str, table: Table, words: Words) -> Iterator[Item]:
    """Yield the land behind the title in the header, where the title leaves it room."""
    left = HEADER_BOX.x + UNDER_TITLE + width(subtitle(title, table, words), SUBTITLE_PT)
    land = LAND._replace(x=max(LAND.x, left), width=LAND.right - max(LAND.x, left))
    if land.width > LEAST_LAND:
        yield from draw_landscape(land, table.theme)


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
    hue = hue_of(key)
    own = table.in_hue(hue)
    name = in_language(realm.name, table.language)
    title = words("realm.title", realm=name, side=letter)
    items = tuple(_realm(key, letter, edition, own, words))
    zones = tuple(_zones(realm, edition, table, words))
    page = Page("realm", title, items, seat, key, hue=hue, zones=zones)
    owner = partial(write_name, box=field_inside(NAME_FIELD), size_pt=14, colour=table.theme.ink)
    return named_page(page, table, words, owner)


def _zones(realm: Realm, edition: Edition, table: Table, words: Words) -> Iterator[Zone]:
    """Yield the tracks in two halves, the places for cards, the head."""
    named = (edition.resource_text(each, table.language) for each in RESOURCES)
    left = TRACKS.x + LABEL + (realm.track_end + 1) // 2 * _cell_width(realm)
    yield from cut("tracks", ", ".join(map(capitalised, named)), TRACKS, left)
    yield from place_zones(SPACES, realm, words)
    yield Zone("name", words("name"), NAME_FIELD.joined(DATE_FIELD))


def _realm(key: str, letter: Side, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    realm = edition.realms[key]
    side = realm.side(letter)
    if side is None:
        raise ValueError(f"this realm has no side {letter}")
    yield from _title(key, in_language(realm.name, table.language), letter, table, words)
    if isinstance(side, SideA):
        yield from _custom_cards(side, edition, table, words)
    else:
        yield from _ability(realm, side, table, words)
    yield from draw_tracks(realm, side, TRACKS.y, edition, table, words)
    yield from draw_places(SPACES, key, side, edition, table, words)
    yield from draw_ribbon(RIBBON_BOX, _ends(words), table.theme)


def _title(key: str, name: str, letter: Side, table: Table, words: Words) -> Iterator[Item]:
    """Yield the realm's banner: its emblem, its name, as large as two lines allow, and the side."""
    theme = table.theme
    on = "#ffffff" if theme.band else theme.ink
    notch = (BANNER.right - TAIL, BANNER.centre[1])
    corners = (
        (BANNER.x, BANNER.y),
        (BANNER.right, BANNER.y),
        notch,
        (BANNER.right, BANNER.bottom),
        (BANNER.x, BANNER.bottom),
    )
    yield polygon(corners, theme.band or "#ffffff", Stroke(theme.title, HEAVY))
    for y in (BANNER.y + 1.2, BANNER.bottom - 1.2):
        yield line((BANNER.x, y), (BANNER.right - 2.2, y), stroke=Stroke(on, HAIR))
    size = _largest(name, NAME, TITLE_PTS, "display")
    yield from write_wrapped(name, NAME, size, colour=on, name="display")
    end = Box(NAME.right, BANNER.y, SIDE, BANNER.height)
    told = capitalised(words("realm.side", side=letter))
    yield write(told, end, SIDE_PT, colour=on, anchor="end")
    yield from shield(key, (TITLE.x + SHIELD / 2 + 0.5, TITLE.centre[1]), SHIELD, theme)


def _largest(text: str, room: Box, sizes: Sequence[float], name: str = "text") -> float:
    """Return the largest size at which a text fits its room, its last line no leftover."""

    def fits(size: float) -> bool:
        lines = wrap(text, room.width, size, name)
        widths = [width(line, size, name) for line in lines]
        is_low = len(lines) * leading(size) <= room.height and max(widths) <= room.width
        return is_low and (len(lines) == 1 or widths[-1] >= SHORTEST_LAST * room.width)

    return largest_size(sizes, fits)


def _ability(realm: Realm, side: SideB, table: Table, words: Words) -> Iterator[Item]:
    """Yield what only this realm can do, and what its shorter tracks change on the cards (P7)."""
    yield from draw_zone(PANEL, words("realm.ability"), table.theme)
    room = zone_inside(PANEL)
    ability = in_language(side.ability, table.language)
    if realm.track_end != USUAL_END:
        ability += " " + words("realm.instead", end=realm.track_end, usual=USUAL_END)
    size = _largest(ability, room, ABILITY_PTS)
    yield from write_wrapped(ability, room, size, colour=table.theme.ink)


def _custom_cards(side: SideA, edition: Edition, table: Table, words: Words) -> Iterator[Item]:
    yield from draw_zone(PANEL, words("realm.cards"), table.theme)
    inside = zone_inside(PANEL)
    for index, card in enumerate((side.marked, side.other)):
        x = inside.x + index * (CARD[0] + 3.5)
        place = Box(x, inside.centre[1] - CARD[1] / 2, *CARD)
        yield from _card(card, place, edition, table, is_marked=index == 0)
    x = inside.x + 2 * (CARD[0] + 3.5) + 1.5
    beside = inside._replace(x=x, width=inside.right - x)
    yield from write_wrapped(words("realm.marked"), beside, NOTE_PT, colour=table.theme.ink)


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


def _ends(words: Words) -> tuple[Step, ...]:
    """Return what is crowns at the end, and who wins a tie (P3-P5)."""
    card = smaller(oval, 0.85)
    pictures = {
        "hand": row(card, arrow(2.4), figure("1"), CROWN, gap=0.5),
        "rate": exchange_picture(USUAL_RATE),
        "better": row(house, exchange_picture("1 for 2"), gap=1.2),
        "tie": row(sign("gold", 3.6), sign("wood", 3.6), sign("crystal", 3.6), gap=0.3),
    }
    return tuple(Step(part, words(f"realm.{key}")) for key, part in pictures.items())


STEP_PT, RESOURCE_PT = 13.0, 11.0
PAST_PT, PAST, PAST_APART = 10.5, 1.25, 2.0  # What is said and shown of what is past the end.


def draw_tracks(
    realm: Realm, side: SideA | SideB, y: float, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield the tracks from a height down, as high as `TRACKS_HEIGHT` (P7, P10)."""
    box = Box(PAD_BOX.x, y, PAD_BOX.width, TRACKS_HEIGHT)
    for number, resource in enumerate(RESOURCES):
        top = box.y + number * (PITCH + BETWEEN)
        ground = Box(box.x, top, box.width - BEYOND, PITCH)
        yield from _track(resource, realm, side, ground, edition, table)
    beyond = Box(box.right - BEYOND + 1.2, box.y, BEYOND - 1.2, box.height)
    yield from _beyond(realm.track_end, beyond, table, words)


def _track(
    resource: Resource,
    realm: Realm,
    side: SideA | SideB,
    ground: Box,
    edition: Edition,
    table: Table,
) -> Iterator[Item]:
    """Yield a track; shorter ones have wider cells."""
    theme, middle = table.theme, ground.centre[1]
    yield rectangle(ground, theme.fill(resource), Stroke(theme.title, FIRM), 1.2)
    yield icon(resource, (ground.x + 6, middle), 9, theme.ink, theme.fill(resource))
    label = Box(ground.x + 12, middle - 2.5, LABEL - 12.6, 5)
    name = capitalised(edition.resource_text(resource, table.language))
    yield write(name, label, RESOURCE_PT, colour=theme.ink, name="bold")
    wide = _cell_width(realm)
    for step in range(realm.track_end + 1):
        x = ground.x + LABEL + step * wide
        cell = Box(x, ground.y + GROUND, wide - GROUND, CELL)
        is_start = step == getattr(side, resource)
        yield _cell(track_mark(resource, step), cell, step, table, is_start=is_start)


def _cell_width(realm: Realm) -> float:
    """Return how wide a step of a track is."""
    return (TRACKS.width - BEYOND - LABEL) / (realm.track_end + 1)


def _cell(name: str, cell: Box, step: int, table: Table, *, is_start: bool) -> Mark:
    """Return a cell, its figure at the left; the mark is where a cube stands beside it."""
    theme = table.theme
    fill = (theme.fill("start") or "#ffffff") if is_start else "#ffffff"
    items: list[Item] = [rectangle(cell, fill, outline(theme), 0.8)]
    if is_start:
        items.append(rectangle(cell.inset(HEAVY / 2), None, Stroke(theme.ink, HEAVY), 0.8))
    figure = Box(cell.x + 1.6, cell.y, FIGURE - 1.6, cell.height)
    items.append(write(str(step), figure, STEP_PT, colour=theme.ink, name="bold"))
    room = min(cell.width, WIDEST * CELL)
    return Mark(name, "place", Box(cell.right - room, cell.y, room, CELL), tuple(items))


def _beyond(end: int, box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield what becomes of resources that no track has room for: crowns at once (P7)."""
    theme, neck = table.theme, box.right - POINT
    middle, edge = box.centre[1], 0.16 * box.height
    corners = (
        (box.x, box.y + edge),
        (neck, box.y + edge),
        (neck, box.y + 0.04 * box.height),
        (box.right, middle),
        (neck, box.bottom - 0.04 * box.height),
        (neck, box.bottom - edge),
        (box.x, box.bottom - edge),
    )
    yield polygon(corners, theme.fill("start") or "#ffffff", Stroke(theme.title, FIRM))
    picture = exchange_picture(USUAL_RATE)
    room = Box(box.x + 0.8, box.y, neck - box.x - 0.8, box.height)
    above = wrap(words("realm.past", end=end), room.width, PAST_PT)
    below = wrap(words("realm.at-once"), room.width, PAST_PT)
    row = leading(PAST_PT)
    top = middle - (row * (len(above) + len(below)) + HIGH + 2 * PAST_APART) / 2
    place = Box(room.x, top, room.width, 0)
    yield from write_lines(above, place, PAST_PT, colour=theme.ink, anchor="middle")
    y = top + row * len(above) + PAST_APART + HIGH / 2
    yield Group(tuple(picture.draw(theme)), room.centre[0] - PAST * picture.width / 2, y, PAST)
    place = Box(room.x, y + HIGH / 2 + PAST_APART, room.width, 0)
    yield from write_lines(below, place, PAST_PT, colour=theme.ink, anchor="middle")


REALMS = Kind(realms_layout, realms_pages, Camera(62, "R"))
