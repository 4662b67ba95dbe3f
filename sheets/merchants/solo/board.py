"""The solo board: the map of the territories, and beside it what is different alone."""

from collections.abc import Iterator

from sheets.drawing.figures import field, field_inside
from sheets.drawing.lettering import write_name
from sheets.drawing.shapes import Box, Item, Zone
from sheets.drawing.zones import BAND, INSET, UNDER, draw_zone, zone_inside
from sheets.hexes import Hex
from sheets.merchants.board.land import seed_of, sides
from sheets.merchants.board.legend import draw_legend, drawn_symbols
from sheets.merchants.board.plan import map_zones
from sheets.merchants.board.wilds import FROM_SHORE, SIZE, draw_sailing
from sheets.merchants.dice import draw_dice_key
from sheets.merchants.edition.edition import Edition, SoloMap
from sheets.merchants.solo.map import SoloPlan, draw_solo_map, solo_plan
from sheets.merchants.solo.pictures import draw_alone
from sheets.merchants.solo.territories import draw_coast_names
from sheets.page.boxes import BODY_BOX, DATE_FIELD
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title
from sheets.table.table import Table
from sheets.words.translation import Words

NAME_FIELD = DATE_FIELD._replace(x=DATE_FIELD.x - 66, width=62)
SYMBOLS = ("first", "start", "printed", "artifact", "worker", "ship", "bridge")
KEY_HIGH, KEY_COLUMNS = 22.0, 2  # Of a key beside the map.
KEY_WIDE, KEY_ACROSS = 44.0, 3  # Of a key below the map.
BETWEEN = 2.0
WAVES = 14  # Between two of what sails beside the map.


def solo_board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return the solo board (S1-S3); without a solo map in the edition, its head alone."""
    land = edition.solo.map
    items = (
        *page_title(words("sheet.board"), edition, table, words),
        *draw_fields(table, words),
        *(_map(edition, land, table, words) if land else ()),
        *draw_legend(edition, table, words, drawn_symbols(table) if table.moment else SYMBOLS),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, "sea")


def solo_board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the one solo board, with the player's name."""
    land = edition.solo.map
    columns = map_zones(land, land.rows, solo_plan(land).lattice, words) if land else ()
    zones = (*columns, name_zone(words))
    return (Page("board", words("sheet.board"), written_name(table), zones=zones),)


def draw_fields(table: Table, words: Words) -> Iterator[Item]:
    """Yield where the player's name and the date are written on a sheet of the solo game."""
    yield from field("player.name", words("name"), NAME_FIELD, table.theme)
    yield from field("date", words("date"), DATE_FIELD, table.theme)


def name_zone(words: Words) -> Zone:
    """Return where name and date are written."""
    return Zone("name", words("name"), NAME_FIELD.joined(DATE_FIELD))


def written_name(table: Table) -> tuple[Item, ...]:
    """Return the player's name in its field."""
    place, ink = field_inside(NAME_FIELD), table.theme.ink
    return tuple(write_name(table.seats[0].name, place, 14, colour=ink))


def _map(edition: Edition, land: SoloMap, table: Table, words: Words) -> Iterator[Item]:
    """Yield the map with the names of territories, columns and rows, and the panel."""
    plan = solo_plan(land)
    if not table.plain:
        yield from draw_sailing(_bays(land, plan), seed_of(edition), table.theme, WAVES)
    yield from draw_solo_map(land, table, plan.lattice)
    yield from sides(land, land.rows, plan.lattice, table)
    if plan.has_names:
        yield from draw_coast_names(edition, land, table, words, plan.lattice)
    yield from draw_panel(edition, table, words, plan)


def _bays(land: SoloMap, plan: SoloPlan) -> Iterator[Box]:
    """Yield the sea beside the map, where there is enough of it."""
    whole = Box.around(*plan.lattice.centre(Hex(0, 0)), plan.lattice.width)
    right = plan.panel.x if plan.is_beside else BODY_BOX.right
    east = whole.x + (land.columns + 0.5) * plan.lattice.width + FROM_SHORE
    for x, end in ((BODY_BOX.x, whole.x - FROM_SHORE), (east, right - BETWEEN)):
        if end - x >= SIZE:
            yield Box(x, whole.bottom, end - x, plan.panel.bottom - whole.bottom)


SOLO_BOARD = Kind(solo_board_layout, solo_board_pages, Camera(47, "B"))


def draw_panel(edition: Edition, table: Table, words: Words, plan: SoloPlan) -> Iterator[Item]:
    """Yield the dice, where they are ordinary ones, and the steps after or below them."""
    box, theme = plan.panel, table.theme
    if table.dice == "d6":
        key, box = _parted(box, is_column=plan.is_beside)
        yield from draw_zone(key, words("solo.dice"), theme)
        columns = KEY_COLUMNS if plan.is_beside else KEY_ACROSS
        yield from draw_dice_key(edition, zone_inside(key), theme, columns)
    yield from draw_zone(box, words("solo.alone"), theme)
    yield from draw_alone(edition, table, words, zone_inside(box), is_column=plan.is_beside)


def _parted(box: Box, *, is_column: bool) -> tuple[Box, Box]:
    """Return the dice's part of the panel, and the rest."""
    if is_column:
        high = BAND + UNDER + KEY_HIGH + INSET
        y = box.y + high + BETWEEN
        return box._replace(height=high), Box(box.x, y, box.width, box.bottom - y)
    x = box.x + KEY_WIDE + BETWEEN
    return box._replace(width=KEY_WIDE), Box(x, box.y, box.right - x, box.height)
