"""The archive of the family version as a tower: storeys of places, falling lists of spells (F8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sheets.drawing.figures import SHAPES
from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.paths import hatched, line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Mark, Path, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT, SYMBOL
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Edition, Place, Storey
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.marks import GUILDS, place_name, points_kind, used_mark, who_mark
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table
from sheets.words.translation import Words

CLEAR = 2.05  # White around a mark.
UNDER = 0.3  # Between a storey's band and its first spell.
OVER = 0.2  # Between a storey's last spell and its end.
INSET = CLEAR + 0.2  # From a place's side to its marks.
EFFECT_SCALE = 0.72
NAME_GAP = 1.6  # Between a spell's name and the picture of its effect.
BAND, EAVES = 4.2, 0.8  # A storey's band, and how far it stands out.
TITLE_PT, TITLE_DOWN = 9.2, 0.22  # Capitals have accents, and nothing below.
MERLON, MERLON_HIGH = 3.0, 1.6
ROOF = 11.0
PLINTH = 0.7
BETWEEN = 2.0
BANNERS, HANGING = 27.4, 2.0  # The banners' height, and how far above the tower they end.
TALL_BANNERS = 38.0  # The banners' height where the tower has the page's whole height.
TOWER_2, TOWER_3, TOWER_4 = 86.0, 135.0, 207.0
BETWEEN_RODS = 2.4  # Where they hang below each other.
SMALL = 5.0  # The rings at a spell where all nine rows of them stand below the banners.
CLOSE = 6.0  # The rings at a spell where four of them stand in a row.
LINE = 0.32
SHIELD_PT = 8.5
UNDER_LINE = 0.3  # A name stands lower, where lines divide the spells.


def places_at(storey: Storey, players: int) -> tuple[tuple[int, Place], ...]:
    """Return the places of a storey that are in play, each with its number (F2)."""
    numbered = enumerate(storey.places, 1)
    return tuple(each for each in numbered if each[1].players <= max(players, 2))


def draw_archive(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the tower without the players' rings, the first storey uppermost."""
    yield from draw_crown(plan, table)
    yield draw_plinth(plan.tower, table.theme)
    for number, floor, cells in _storeys(edition, table, plan):
        yield from draw_floor(number, floor, words, table.theme)
        yield from _courses(cells, table.theme, plan.ring)
        for at, place, cell in cells:
            yield from _place(at, place, cell, edition, table, words, plan.ring)


def draw_takers(edition: Edition, table: Table, plan: Plan) -> Iterator[Mark]:
    """Yield everybody's ring at every spell."""
    for _, _, cells in _storeys(edition, table, plan):
        for at, place, cell in cells:
            for number, (_, marks) in enumerate(_rows(place, cell, plan.ring), 1):
                for seat, box in enumerate(_spread(marks, plan.ring, table.players)):
                    yield owner_ring(who_mark(*at, number, seat), seat, box, table)


def _storeys(
    edition: Edition, table: Table, plan: Plan
) -> Iterator[tuple[int, Box, list[tuple[tuple[int, int], Place, Box]]]]:
    """Yield each storey: its number, its box with the band, its places with theirs."""
    storeys = edition.archive.storeys if edition.archive else ()
    tower = Box(plan.tower.x + EAVES, plan.tower.y, plan.tower.width - 2 * EAVES, plan.tower.height)
    top = tower.y + crown_height(plan)
    in_play = [places_at(storey, table.players) for storey in storeys]
    deep = [max((len(place.spells) for _, place in each), default=1) for each in in_play]
    pitch = (tower.bottom - PLINTH - top - len(deep) * (BAND + UNDER + OVER)) / max(sum(deep), 1)
    for number, (places, spells) in enumerate(zip(in_play, deep, strict=True), 1):
        floor = Box(tower.x, top, tower.width, BAND + UNDER + spells * pitch + OVER)
        across = tower.width / max(len(places), 1)
        cells = [
            (
                (number, place_number),
                place,
                Box(
                    tower.x + index * across,
                    floor.y + BAND + UNDER,
                    across,
                    len(place.spells) * pitch,
                ),
            )
            for index, (place_number, place) in enumerate(places)
        ]
        yield number, floor, cells
        top = floor.bottom


def _rows(place: Place, cell: Box, ring: float) -> Iterator[tuple[Box, Box]]:
    """Yield where a spell's name and its marks lie, for each spell of a place."""
    pitch = cell.height / len(place.spells)
    left, wide = cell.x + INSET, cell.width - 2 * INSET
    for index in range(len(place.spells)):
        top = cell.y + index * pitch
        marks = Box(left, top + pitch - CLEAR - ring, wide, ring)
        yield Box(left, top, wide, marks.y - CLEAR - top), marks


def _spread(row: Box, ring: float, players: int) -> Iterator[Box]:
    """Yield the rings of a row, which leave its right end to the square."""
    pitch = (row.width - ring) / players
    for seat in range(players):
        yield Box.around(row.x + ring / 2 + seat * pitch, row.centre[1], ring)


def _courses(
    cells: list[tuple[tuple[int, int], Place, Box]], theme: Theme, ring: float
) -> Iterator[Item]:
    """Yield the courses of the wall that the names of spells stand on."""
    for _, place, cell in cells:
        for head, _ in _rows(place, cell, ring):
            course = Box(cell.x + 0.2, head.y, cell.width - 0.4, head.height)
            if tint := theme.fill("panel"):
                yield rectangle(course, tint)
            elif head.y > cell.y:
                y = head.y + HAIR
                ends = (course.x, y), (course.right, y)
                yield line(*ends, stroke=Stroke(theme.line, HAIR))


def _place(
    at: tuple[int, int],
    place: Place,
    cell: Box,
    edition: Edition,
    table: Table,
    words: Words,
    ring: float,
) -> Iterator[Item]:
    theme = table.theme
    if at[1] > 1:
        thin = Stroke(theme.line, HAIR)
        yield line((cell.x, cell.y), (cell.x, cell.bottom - 0.6), stroke=thin)
    for number, (head, marks) in enumerate(_rows(place, cell, ring), 1):
        spell = place.spells[number - 1]
        text = edition.spell_text(spell, table.language)
        code = words("guilds.place", name=place_name(*at)) if number == 1 else ""
        if code and (least := table.marked(place.players)):
            code = f"{code} · {least}"
        yield from _spell(text, edition.icon_of(spell), code, head, theme)
        square = Box.around(marks.right - ring / 2, marks.centre[1], ring)
        shape = rectangle(square, "#ffffff", Stroke(theme.ink, FIRM), 0.6)
        yield Mark(used_mark(*at, number), "cross", square, (shape,))


def _spell(text: str, picture: str, code: str, head: Box, theme: Theme) -> Iterator[Item]:
    """Yield a spell's name and what it does, and in the first line what its place is called."""
    y, right = head.centre[1], head.right
    top = head.y if theme.fill("panel") else head.y + UNDER_LINE
    if code:
        wide = width(code, LEAST_PT) + 0.02
        box = Box(right - wide, head.y, wide, head.height)
        yield write(code, box, LEAST_PT, colour=theme.quiet, anchor="end")
        right = box.x
    wide = effect_width(picture, EFFECT_SCALE)
    room = right - head.x - wide - NAME_GAP
    name = Box(head.x, top, min(room, width(text, LABEL_PT, "bold") + 0.02), head.height)
    yield write(text, name, LABEL_PT, colour=theme.ink, name="bold")
    yield effect(picture, (name.right + NAME_GAP, y), theme, EFFECT_SCALE)


def crown_height(plan: Plan) -> float:
    """Return how high the tower's upper end is, above its first storey, in mm."""
    return ROOF + MERLON_HIGH if plan.is_roofed else 0.0


def draw_crown(plan: Plan, table: Table) -> Iterator[Item]:
    """Yield battlements and behind them a roof, where the tower stands alone."""
    theme, tower, high = table.theme, plan.tower, crown_height(plan)
    if table.plain or not high:
        return
    yield from _roof(Box(tower.x + 6, tower.y, tower.width - 12, high - 0.6), theme)
    foot = tower.y + high
    yield polygon(_battlements(tower, foot), WHITE, Stroke(theme.title, FIRM))


def draw_floor(number: int, floor: Box, words: Words, theme: Theme) -> Iterator[Item]:
    """Yield a storey's walls and its band, which says what opens it (F8)."""
    yield rectangle(floor, WHITE, Stroke(theme.title, FIRM))
    band = Box(floor.x - EAVES, floor.y, floor.width + 2 * EAVES, BAND)
    yield rectangle(band, theme.band or WHITE, Stroke(theme.title, FIRM))
    on = WHITE if theme.band else theme.ink
    yield from _lock((band.x + 4.2, band.centre[1]), on, is_open=number == 1)
    title = words("guilds.storey", number=number)
    if number == 1:
        title = f"{words('guilds.archive')} · {title}"
    wide = width(title, TITLE_PT, "display") + 0.02
    head = Box(band.x + 7.6, band.y + TITLE_DOWN, wide, BAND)
    yield write(title, head, TITLE_PT, colour=on, name="display")
    note = words("guilds.open" if number == 1 else "guilds.locked")
    room = Box(head.right + 2, band.y, band.right - 2.4 - head.right - 2, BAND)
    yield write(note, room, LABEL_PT, colour=on, anchor="end")


def draw_plinth(tower: Box, theme: Theme) -> Path:
    """Return the foot that the tower stands on."""
    foot = Box(tower.x, tower.bottom - PLINTH, tower.width, PLINTH)
    return rectangle(foot, theme.fill("start") or WHITE, Stroke(theme.title, FIRM))


def _lock(centre: Point, colour: Colour, *, is_open: bool) -> Iterator[Item]:
    """Yield a padlock; an open one has its shackle free on one side."""
    x, y = centre
    yield rectangle(Box(x - 1.35, y - 0.35, 2.7, 2.0), colour, None, 0.3)
    lift = 0.25 if is_open else 0.0
    shackle = (
        ("M", x - 0.85, y - 0.3),
        ("L", x - 0.85, y - 0.7 - lift),
        ("C", x - 0.85, y - 1.9 - lift, x + 0.85, y - 1.9 - lift, x + 0.85, y - 0.7 - lift),
        *((("L", x + 0.85, y - 0.3),) if not is_open else ()),
    )
    yield Path(shackle, None, Stroke(colour, 0.42))


def _battlements(tower: Box, foot: float) -> tuple[Point, ...]:
    count = int((tower.width / MERLON - 1) // 2) * 2 + 1
    wide, top = tower.width / count, foot - MERLON_HIGH
    low = foot - 0.55
    points: list[Point] = [(tower.x, foot)]
    for index in range(count):
        x, y = tower.x + index * wide, top if index % 2 == 0 else low
        points += [(x, y), (x + wide, y)]
    return (*points, (tower.right, foot))


def _roof(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a hipped roof with a flag on each end of its ridge."""
    ridge, inset = box.y + 3.6, 14.0
    corners = (
        (box.x, box.bottom),
        (box.x + inset, ridge),
        (box.right - inset, ridge),
        (box.right, box.bottom),
    )
    yield polygon(corners, theme.fill("craft") or WHITE, Stroke(theme.title, FIRM))
    yield hatched(corners, 1.5, Stroke(theme.title, HAIR))
    for x in (box.x + inset, box.right - inset):
        yield line((x, ridge), (x, box.y), stroke=Stroke(theme.title, FIRM))
        tip = (x + 4, box.y + 1), (x, box.y + 2)
        yield polygon(((x, box.y), *tip), theme.band or WHITE, Stroke(theme.title, HAIR))


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of the sheet.

    The guilds hang from `rods`, as many from each. `ledger` is None where the points are apart,
    `ring` the size of the marks at a spell, in mm.
    """

    rods: tuple[Box, ...]
    tower: Box
    ledger: Box | None
    ring: float

    @property
    def is_roofed(self) -> bool:
        """Whether the tower has the page's whole height."""
        return self.tower.y == BODY_BOX.y


def plan_of(players: int) -> Plan:
    """Return where the parts lie at a table of so many players."""
    body = BODY_BOX
    if points_kind(players) == "points":
        left = body.x + TOWER_4 + BETWEEN
        pitch = body.height / len(GUILDS)  # The code's plate is below the last one.
        rods = (
            Box(left, body.y + index * pitch, body.right - left, pitch - BETWEEN_RODS)
            for index in range(len(GUILDS))
        )
        return Plan(tuple(rods), Box(body.x, body.y, TOWER_4, body.height), None, CLOSE)
    if players <= 2:
        left = body.x + TOWER_2 + BETWEEN
        wide = body.right - left
        top = body.y + TALL_BANNERS + BETWEEN
        return Plan(
            (Box(left, body.y, wide, TALL_BANNERS),),
            Box(body.x, body.y, TOWER_2, body.height),
            Box(left, top, wide, body.bottom - top),
            SYMBOL,
        )
    left, top = body.x + TOWER_3 + BETWEEN, body.y + BANNERS + HANGING
    return Plan(
        (Box(body.x, body.y, TOWER_3, BANNERS),),
        Box(body.x, top, TOWER_3, body.bottom - top),
        Box(left, body.y, body.right - left, body.height),
        SMALL,
    )


def initial_of(seat: int, table: Table) -> str:
    """Return a seat's initial; at a table whose players are not known a letter for each seat."""
    return table.seats[seat].initial or chr(ord("A") + seat)


def owner_ring(name: str, seat: int, box: Box, table: Table) -> Mark:
    """Return the ring of a seat: the outline of its shield with the initial in it."""
    (x, y), half = box.centre, (box.width - LINE) / 2
    theme, initial = table.theme, initial_of(seat, table)
    size_pt = LEAST_PT if len(initial) > 1 or box.width < 6 else SHIELD_PT
    outline = SHAPES[seat % len(SHAPES)](x, y, half, "#ffffff", Stroke(theme.seat(seat), LINE))
    letter = write_name(initial, box.inset(0.4), size_pt, colour=theme.ink, anchor="middle", most=1)
    return Mark(name, "circle", box, (outline, *letter))
