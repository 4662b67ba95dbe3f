"""The guilds-and-archive sheet: guilds as hanging banners, and whose each is (F3, F7)."""

from collections.abc import Iterator
from functools import partial

from sheets.drawing.figures import field
from sheets.drawing.filling import AROUND, draw_pen
from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.paths import circle, ellipse, hatched, line, lines, polygon, rectangle
from sheets.drawing.pictures import HIGH, INSIDE, Part, figure, hex_of, row, sign
from sheets.drawing.shapes import Box, Group, Item, Mark, Path, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Resource
from sheets.merchants.family.archive import Plan, draw_archive, draw_takers, owner_ring, plan_of
from sheets.merchants.family.points import draw_ledger, draw_names
from sheets.merchants.marks import GUILDS, guild_mark, owner_mark
from sheets.merchants.skyline import skyline
from sheets.page.boxes import DATE_FIELD, FOOT_BOX
from sheets.page.layout import Camera, Kind, Layout, Page, footer, page_title, shared_pages
from sheets.table.table import Table
from sheets.words.translation import Words

KEY = 5.0  # A ring and a square in the key.
KEY_ROW = 7.2
SEAL = (5.0, 4.0)
RING, APART, CLEAR = 6.0, 4.0, 2.1  # Of the players' rings: size, distance, and white around.
GAP = 2.2  # Between banners.
ROD, POLE = 1.3, 0.8  # How far below the top the rod is, and how thick.
TAIL = 2.3  # How deep the lower end is cut.
NAME_PT, NAME = 11.0, 4.3
OWNER = (9.2, 7.6)
TALL, LARGE_PT, LARGE_OWNER = 30.0, 13.0, (12.4, 9.6)  # Where banners are tall.
FRINGE = 1.0  # The threads at the lower end, and their distance.


def guilds_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a guilds-and-archive sheet but the players and their rings."""
    plan = plan_of(table.players)
    title = words("sheet.guilds")
    items = (
        *page_title(title, edition, table, words),
        *field("date", words("date"), DATE_FIELD, table.theme),
        *draw_banners(edition, table, plan),
        *draw_archive(edition, table, words, plan),
        *(draw_ledger(table, words, plan.ledger) if plan.ledger else ()),
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
        *(draw_names(table, plan.ledger) if plan.ledger else ()),
    )
    return shared_pages("guilds", words("sheet.guilds"), table, words, own)


def _key(table: Table, words: Words) -> Iterator[Item]:
    """Yield a guild's owner (F3), ring and square as the pen leaves them, a guild's pay (F7)."""
    theme, row = table.theme, Box(FOOT_BOX.x, FOOT_BOX.y + 0.6, FOOT_BOX.width, KEY_ROW)
    box, x, y = Box.around(0, 0, KEY), row.x, row.centre[1]
    ring = circle((0, 0), KEY / 2 - AROUND, "#ffffff", Stroke(theme.line, HAIR))
    square = rectangle(box.inset(0.6), "#ffffff", Stroke(theme.ink, FIRM), 0.6)
    for key, items in (
        ("owner", (open_seal(Box.around(0, 0, *SEAL), theme),)),
        ("taken", (ring, *draw_pen("circle", box.inset(AROUND), theme.pen))),
        ("used", (square, *draw_pen("cross", box.inset(0.6), theme.pen))),
    ):
        text = words(f"guilds.{key}")
        yield Group(items, x + KEY / 2, y)
        place = Box(x + KEY + 1.2, row.y, width(text, LABEL_PT) + 0.02, row.height)
        yield write(text, place, LABEL_PT, colour=theme.quiet)
        x = place.right + 4
    lead = words("guilds.title")
    left = x + 2 + width(lead, LABEL_PT, "bold") + 2
    lines = wrap(words("guilds.bonus"), row.right - left, LABEL_PT)
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
    for resource, place in zip(GUILDS, _places(plan), strict=True):
        yield from _banner(edition, resource, place, table)


def draw_owners(table: Table, plan: Plan) -> Iterator[Mark]:
    """Yield everybody's ring under every guild."""
    for resource, place in zip(GUILDS, _places(plan), strict=True):
        row = _ring_row(place, table.players)
        for seat in range(table.players):
            x = row.x + RING / 2 + seat * (RING + APART)
            mark = owner_mark(resource, seat)
            yield owner_ring(mark, seat, Box.around(x, row.centre[1], RING), table)


def _rod(box: Box, theme: Theme) -> Iterator[Item]:
    y = box.y + ROD
    yield line((box.x + 1, y), (box.right - 1, y), stroke=Stroke(theme.title, POLE))
    for x in (box.x + 1, box.right - 1):
        yield circle((x, y), 0.95, theme.fill("crown") or "#ffffff", Stroke(theme.title, FIRM))


def _places(plan: Plan) -> Iterator[Box]:
    each = len(GUILDS) // len(plan.rods)
    for rod in plan.rods:
        wide = (rod.width - 4 - GAP * (each - 1)) / each
        top = rod.y + ROD
        for index in range(each):
            yield Box(rod.x + 2 + index * (wide + GAP), top, wide, rod.bottom - top)


def _ring_row(banner: Box, players: int) -> Box:
    wide = players * (RING + APART) - APART
    y = banner.bottom - TAIL - CLEAR - RING
    return Box(banner.centre[0] - wide / 2, y, wide, RING)


def _banner(edition: Edition, resource: Resource, box: Box, table: Table) -> Iterator[Item]:
    theme = table.theme
    cloth = _cloth(box, TAIL)
    yield polygon(cloth, theme.fill(resource) or "#ffffff", Stroke(theme.ink, FIRM))
    if not table.plain:
        yield _fringe(box, Stroke(theme.ink, HAIR))
    for x in (box.x + 3, box.right - 3):
        yield rectangle(
            Box(x - 0.7, box.y - 0.9, 1.4, 2.2), "#ffffff", Stroke(theme.ink, HAIR), 0.3
        )
    rings = _ring_row(box, table.players)
    white = Box(box.x, rings.y - CLEAR, box.width, RING + 2 * CLEAR)
    yield rectangle(white, "#ffffff", Stroke(theme.ink, HAIR))
    if not (theme.fills or table.plain):
        hem = Box(box.x, white.bottom + 0.1, box.width, box.bottom - white.bottom - 0.1)
        yield hatched(_cloth(hem, TAIL - 0.1), 0.9, Stroke(theme.ink, HAIR))
    head = Box(box.x + 4.4, box.y + 1.0, box.width - 8.8, NAME)
    guild = edition.guild_text(resource, table.language)
    yield write(
        guild,
        head,
        LARGE_PT if box.height > TALL else NAME_PT,
        colour=theme.ink,
        name="bold",
        anchor="middle",
    )
    field = Box(box.x + 2, head.bottom, box.width - 4, white.y - head.bottom - 0.3)
    yield from _pays(resource, field, theme)


def _pays(resource: Resource, field: Box, theme: Theme) -> Iterator[Item]:
    """Yield what a hex of the resource pays, and where its owner seals it."""
    wide, high = LARGE_OWNER if field.height > LARGE_OWNER[1] else OWNER
    owner = Box(field.right - wide, field.centre[1] - high / 2, wide, high)
    yield Mark(guild_mark(resource), "write", owner, (open_seal(owner, theme),))
    room = owner.x - 1 - field.x
    bonus = _bonus(resource)
    scale = min((field.height - 0.4) / HIGH, room / bonus.width)
    left = field.x + (room - scale * bonus.width) / 2
    yield Group(tuple(bonus.draw(theme)), left, field.centre[1], scale)


def _bonus(resource: Resource) -> Part:
    crown = sign("crown", 3.3, down=0.1)
    return row(hex_of(sign(resource, INSIDE)), figure("+2"), crown, gap=0.4)


def open_seal(box: Box, theme: Theme) -> Path:
    """Return where a guild's owner seals it: an outline that is no player's."""
    return ellipse(box, "#ffffff", Stroke(theme.line, FIRM, (1.0, 0.8)))


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
