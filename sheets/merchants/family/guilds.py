"""The guilds-and-archive sheet: guilds as hanging banners, and whose each is (F3, F7)."""

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import field
from sheets.drawing.filling import AROUND, draw_pen
from sheets.drawing.lettering import leading, narrowest, width, wrap, write, write_lines
from sheets.drawing.paths import circle, hatched, line, lines, polygon, rectangle
from sheets.drawing.pictures import HIGH, INSIDE, Part, figure, hex_of, row, sign
from sheets.drawing.shapes import WHITE, Box, Group, Item, Mark, Path, Point, Stroke, Zone
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.family.archive import (
    TAG,
    WIDTHS,
    Plan,
    archive_zones,
    draw_archive,
    draw_tag,
    draw_takers,
    plan_of,
    seat_outline,
    write_letter,
)
from sheets.merchants.family.points import draw_names, draw_points, point_zones
from sheets.merchants.marks import GUILDS, owner_mark, place_name
from sheets.merchants.skyline import skyline
from sheets.page.boxes import DATE_FIELD, FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, shared_pages
from sheets.table.table import Table
from sheets.words.translation import Words

KEY = 5.0  # A ring and a square in the key.
KEY_ROW = 7.2
RING, APART, CLEAR = 5.6, 4.0, 2.1  # Of the players' rings: size, distance, and white around.
ROD, POLE = 1.3, 0.8  # How far below the top the rod is, and how thick.
POLE_END = 2.0  # Beside the cloth.
NARROWEST = min(banner for _, banner, _ in WIDTHS.values()) - 2 * POLE_END
TAIL = 2.3  # How deep the lower end is cut.
NAME_PT, NAME, NAME_SIDE = 12.0, 5.4, 1.2  # A name, the same on wide banners and narrow ones.
LARGEST = 2.2  # The scale of what a guild pays, at most.
FRINGE = 1.0  # The threads at the lower end, and their distance.


def guilds_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a guilds-and-archive sheet but the players and their rings."""
    plan = plan_of(table.players)
    title, note = words("sheet.guilds"), words("guilds.points-note")
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *draw_banners(edition, table, plan),
        *draw_archive(edition, table, words, plan),
        *(draw_points(table, words, plan.points, note) if plan.points else ()),
        *_key(table, words),
    )
    note = footer(title, edition, table, words)
    return Layout("guilds", note, items, strip=partial(skyline, edition, table.theme))


def guilds_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """Return the guilds-and-archive sheet: one for the table, one for each player online (F1)."""
    plan = plan_of(table.players)
    own = (
        *draw_owners(table, plan),
        *draw_takers(edition, table, plan),
        *(draw_names(table, plan.points) if plan.points else ()),
    )
    zones = tuple(_zones(edition, table, words, plan))
    page = Page("guilds", words("sheet.guilds"), own, zones=zones)
    return shared_pages(page, table, words)


def _zones(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Zone]:
    """Yield the archive's places, the guilds, everybody's points, the date."""
    yield from archive_zones(edition, table, words, plan)
    for resource, rod in zip(GUILDS, plan.rods, strict=True):
        yield Zone(f"guild-{resource}", edition.guild_text(resource, table.language), rod)
    if plan.points:
        yield from point_zones(table, words, plan.points)
    yield Zone("date", words("date"), DATE_FIELD)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield a place's tag, what the pen leaves (F3, F5, F8), and a guild's pay (F7)."""
    theme, row = table.theme, Box(FOOT_BOX.x, FOOT_BOX.y + 0.6, FOOT_BOX.width, KEY_ROW)
    box, x, y = Box.around(0, 0, KEY), row.x, row.centre[1]
    ring = circle((0, 0), KEY / 2 - AROUND, WHITE, Stroke(theme.line, HAIR))
    square = rectangle(box.inset(0.6), WHITE, Stroke(theme.ink, FIRM), 0.6)
    for key, items in (
        ("place", draw_tag(place_name(1, 1), Box.around(0, 0, *TAG), theme)),
        ("taken", (ring, *draw_pen("circle", box.inset(AROUND), theme.pen))),
        ("used", (square, *draw_pen("cross", box.inset(0.6), theme.pen))),
    ):
        text = words(f"guilds.{key}")
        wide = TAG[0] if key == "place" else KEY
        yield Group(tuple(items), x + wide / 2, y)
        place = Box(x + wide + 1.2, row.y, width(text, LABEL_PT) + 0.02, row.height)
        yield write(text, place, LABEL_PT, colour=theme.quiet)
        x = place.right + 4
    lead = words("guilds.title")
    left = x + 2 + width(lead, LABEL_PT, "bold") + 2
    bonus, wide = words("guilds.bonus"), row.right - left
    fewest = len(wrap(bonus, wide, LABEL_PT))
    lines = wrap(bonus, narrowest(bonus, fewest, wide, LABEL_PT), LABEL_PT)
    high = len(lines) * leading(LABEL_PT)
    room = Box(left, row.centre[1] - high / 2, row.right - left, high)
    head = Box(x + 2, room.y, left - x - 4 + 0.02, leading(LABEL_PT))
    yield write(lead, head, LABEL_PT, colour=theme.ink, name="bold")
    yield from write_lines(lines, room, LABEL_PT, colour=theme.quiet)


GUILDS_SHEET = Kind(guilds_layout, guilds_pages, Camera(38, "G"))


def draw_banners(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield the rods and the banners that hang from them, without the players' rings."""
    for rod in plan.rods:
        yield from _rod(rod, table.theme)
    places = [*_places(plan)]
    names = [
        f"{number}. {edition.guild_text(resource, table.language)}"
        for number, resource in enumerate(GUILDS, 1)
    ]
    widest = max(width(name, NAME_PT, "bold") for name in names)
    size_pt = NAME_PT * min((NARROWEST - 2 * NAME_SIDE - 0.02) / widest, 1.0)
    for resource, name, place in zip(GUILDS, names, places, strict=True):
        yield from _banner(resource, name, max(size_pt, LEAST_PT), place, table)


def draw_owners(table: Table, plan: Plan) -> Iterator[Mark]:
    """Yield everybody's ring under every guild, with the initial in it."""
    for resource, place in zip(GUILDS, _places(plan), strict=True):
        for seat, box in enumerate(_rings(place, table.players)):
            outline = seat_outline(seat, box, WHITE, table.theme)
            size_pt = LEAST_PT if len(table.letter(seat)) > 1 else LABEL_PT
            letter = write_letter(seat, box, table, table.theme.ink, size_pt)
            yield Mark(owner_mark(resource, seat), "circle", box, (outline, *letter))


def _rod(box: Box, theme: Theme) -> Iterator[Item]:
    y = box.y + ROD
    yield line((box.x + 1, y), (box.right - 1, y), stroke=Stroke(theme.title, POLE))
    for x in (box.x + 1, box.right - 1):
        yield circle((x, y), 0.95, theme.fill("crown") or WHITE, Stroke(theme.title, FIRM))


def _places(plan: Plan) -> Iterator[Box]:
    for rod in plan.rods:
        yield Box(rod.x + POLE_END, rod.y + ROD, rod.width - 2 * POLE_END, rod.height - ROD)


def _rings(banner: Box, players: int) -> Iterator[Box]:
    """Yield where the players' rings lie, in the white above a banner's lower end."""
    pitch, y = RING + APART, banner.bottom - TAIL - CLEAR - RING / 2
    for seat in range(players):
        x = banner.centre[0] + (seat - (players - 1) / 2) * pitch
        yield Box.around(x, y, RING)


def _banner(
    resource: Resource, name: str, size_pt: float, box: Box, table: Table
) -> Iterator[Item]:
    """Yield a banner: which guild it is, in the order of taking, and its pay."""
    theme = table.theme
    cloth = _cloth(box, TAIL)
    yield polygon(cloth, theme.fill(resource) or WHITE, Stroke(theme.ink, FIRM))
    if not table.plain:
        yield _fringe(box, Stroke(theme.ink, HAIR))
    for x in (box.x + 3, box.right - 3):
        yield rectangle(Box(x - 0.7, box.y - 0.9, 1.4, 2.2), WHITE, Stroke(theme.ink, HAIR), 0.3)
    ring = next(_rings(box, table.players))
    white = Box(box.x, ring.y - CLEAR, box.width, RING + 2 * CLEAR)
    yield rectangle(white, WHITE, Stroke(theme.ink, HAIR))
    if not (theme.fills or table.plain):
        hem = Box(box.x, white.bottom + 0.1, box.width, box.bottom - white.bottom - 0.1)
        yield hatched(_cloth(hem, TAIL - 0.1), 0.9, Stroke(theme.ink, HAIR))
    head = Box(box.x + NAME_SIDE, box.y + 1.6, box.width - 2 * NAME_SIDE, NAME)
    yield write(name, head, size_pt, colour=theme.ink, name="bold", anchor="middle")
    field = Box(box.x + 2, head.bottom, box.width - 4, white.y - head.bottom)
    bonus = _bonus(resource)
    scale = min((field.height - 2.4) / HIGH, field.width / bonus.width, LARGEST)
    left = field.centre[0] - scale * bonus.width / 2
    yield Group(tuple(bonus.draw(theme)), left, field.centre[1], scale)


def _bonus(resource: Resource) -> Part:
    crown = sign("crown", 3.3, down=0.1)
    return row(hex_of(sign(resource, INSIDE)), figure("+2"), crown, gap=0.9)


def _fringe(box: Box, stroke: Stroke) -> Path:
    """Return short threads that hang from a banner's lower end."""
    count = int(box.width / FRINGE)
    threads = []
    for index in range(count + 1):
        x = box.x + index * box.width / count
        share = abs(x - box.centre[0]) / (box.width / 2)
        y = box.bottom - TAIL * (1 - share)
        threads.append(((x, y), (x, y + FRINGE)))
    return lines(threads, stroke)


def _cloth(box: Box, tail: float) -> tuple[Point, ...]:
    return (
        (box.x, box.y),
        (box.right, box.y),
        (box.right, box.bottom),
        (box.centre[0], box.bottom - tail),
        (box.x, box.bottom),
    )
