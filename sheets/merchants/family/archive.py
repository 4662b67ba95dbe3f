"""The archive of the family version as a tower: storeys of places, falling lists of spells (F8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sheets.drawing.figures import outline, plaque
from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.paths import ARC, circle, hatched, line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Colour, Item, Mark, Path, Point, Stroke, Zone
from sheets.drawing.shields import SHAPES
from sheets.drawing.sizes import FIRM, HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import fitting, shared_out, span
from sheets.merchants.edition.edition import Edition, Place, Storey
from sheets.merchants.effects import HIGH as EFFECT_HIGH
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.marks import GUILDS, place_name, points_kind, used_mark, who_mark
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table
from sheets.words.translation import Words

CLEAR = 2.05  # White around a mark.
HEADS, HEAD = 5.6, 4.4  # Below a storey's band everybody's shield, and how large it is.
WINDOW, WINDOW_LINE = (2.3, 3.2), 0.25  # Where there are no shields.
OVER = 0.2  # Between a storey's last spell and its end.
INSET = CLEAR + 0.2  # From a place's side to its marks.
TAG, TAG_TIP, PLAQUE_UP = (6.6, 5.0), 1.0, 0.1  # Of a place's name, and over its tip a plaque.
NAME_GAP = 1.6  # Between a spell's name and the picture of its effect.
EFFECT_EDGE, LARGEST_EFFECT = 0.3, 1.15  # Around such a picture, for its lines; its scale.
BAND, EAVES = 4.2, 0.8  # A storey's band, and how far it stands out.
TITLE_PT, NUMBER_PT, TITLE_DOWN = 9.2, 10.0, 0.22  # Capitals have accents, and nothing below.
MERLON, MERLON_HIGH = 3.0, 1.6
CROWN = 6.6  # The tower's roof and battlements, above its first storey.
SIGN_SIDE, SIGN, SIGN_DOWN = 3.6, 4.4, 0.7  # The sign on the roof: beside its word, its height.
PLINTH = 0.7
BETWEEN = 2.0
BETWEEN_RODS = 2.4  # Where they hang below each other.
# By the number of players, how wide tower and banners are, and the size of the marks at a spell.
WIDTHS: Mapping[int, tuple[float, float, float]] = {
    2: (80.0, 42.0, 5.2),
    3: (111.4, 34.0, 5.0),
    4: (207.0, 53.8, 5.2),
}
LINE = 0.32
UNDER_LINE = 0.3  # A name stands lower, where lines divide the spells.


def places_at(storey: Storey, players: int) -> tuple[tuple[int, Place], ...]:
    """Return the places of a storey that are in play, each with its number (F2)."""
    numbered = enumerate(storey.places, 1)
    return tuple(each for each in numbered if each[1].players <= max(players, 2))


def draw_archive(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the tower without the players' shields, the first storey uppermost."""
    yield from draw_crown(plan, table)
    yield draw_plinth(plan.tower, table.theme)
    yield from _sign(plan.tower, table, words)
    for number, floor, cells in _storeys(edition, table, plan):
        yield from draw_floor(number, floor, table, words)
        for cell in cells[1:] if not table.plain else ():
            for box in cell.spread(cell.head, table.players):
                yield _window(box.centre, table.theme)
        for cell in cells:
            yield from _courses(cell, table.theme)
        for cell in cells:
            yield from _place(cell, edition, table)


def archive_zones(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Zone]:
    """Yield places of a storey side by side, storey by storey."""
    for _, floor, cells in _storeys(edition, table, plan):
        rings = [*cells[0].spread(cells[0].head, table.players)] if cells else []
        apart = min(rings[1].x - rings[0].x, plan.ring + 2 * INSET) if cells else 0.0
        for part in shared_out(len(cells), fitting(cells[0].box.width, apart) if cells else 1):
            shown = [cells[index] for index in part]
            names = [place_name(*cell.at) for cell in shown]
            box = shown[0].box.joined(shown[-1].box)._replace(y=floor.y, height=floor.height)
            title = f"{words('guilds.archive')} {span(names[0], names[-1])}"
            yield Zone(f"archive-{names[0]}", title, box)


def draw_takers(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield everybody's ring at every spell, and once a storey their shields above the first."""
    for _, _, cells in _storeys(edition, table, plan):
        for seat, box in enumerate(cells[0].spread(cells[0].head, table.players) if cells else ()):
            yield from _head(seat, Box.around(*box.centre, HEAD), table)
        for cell in cells:
            for number, (_, marks) in enumerate(cell.rows(), 1):
                for seat, box in enumerate(cell.spread(marks, table.players)):
                    yield _ring(who_mark(*cell.at, number, seat), seat, box, table)


def _head(seat: int, box: Box, table: Table) -> Iterator[Item]:
    """Yield a player's shield, its colour under the initial."""
    theme = table.theme
    fill, ink = (theme.seat(seat), WHITE) if theme.seats else (WHITE, theme.ink)
    yield seat_outline(seat, box, fill, theme)
    yield from write_letter(seat, box, table, ink)


def _ring(name: str, seat: int, box: Box, table: Table) -> Mark:
    """Return the ring of a seat, to circle: quiet, and the same for all but for the letter."""
    edge = circle(box.centre, box.width / 2, WHITE, outline(table.theme))
    letter = write_letter(seat, box, table, table.theme.seat(seat), face="text")
    return Mark(name, "circle", box, (edge, *letter))


def seat_outline(seat: int, box: Box, fill: Colour, theme: Theme) -> Path:
    """Return the outline of a seat's shield, as wide as a box."""
    (x, y), edge = box.centre, Stroke(theme.seat(seat), LINE)
    return SHAPES[seat % len(SHAPES)](x, y, (box.width - LINE) / 2, fill, edge)


def write_letter(
    seat: int,
    box: Box,
    table: Table,
    colour: Colour,
    size_pt: float = LEAST_PT,
    face: str = "bold",
) -> Iterator[Item]:
    """Yield the letter of a seat in the middle of a ring."""
    letter, inside = table.letter(seat), box.inset(0.4)
    yield from write_name(
        letter, inside, size_pt, colour=colour, name=face, anchor="middle", most=1
    )


def _storeys(edition: Edition, table: Table, plan: Plan) -> Iterator[tuple[int, Box, list[Cell]]]:
    """Yield each storey: its number, its box with the band, its places."""
    storeys = edition.archive.storeys if edition.archive else ()
    tower = Box(plan.tower.x + EAVES, plan.tower.y, plan.tower.width - 2 * EAVES, plan.tower.height)
    top = tower.y + CROWN
    in_play = [places_at(storey, table.players) for storey in storeys]
    deep = [max((len(place.spells) for _, place in each), default=1) for each in in_play]
    pitch = (tower.bottom - PLINTH - top - len(deep) * (BAND + HEADS + OVER)) / max(sum(deep), 1)
    for number, (places, spells) in enumerate(zip(in_play, deep, strict=True), 1):
        floor = Box(tower.x, top, tower.width, BAND + HEADS + spells * pitch + OVER)
        across = tower.width / max(len(places), 1)
        y = floor.y + BAND + HEADS
        yield (
            number,
            floor,
            [
                Cell(
                    (number, at),
                    place,
                    Box(tower.x + index * across, y, across, len(place.spells) * pitch),
                    plan.ring,
                )
                for index, (at, place) in enumerate(places)
            ],
        )
        top = floor.bottom


class Cell(NamedTuple):
    """A place in its storey: the numbers of both, the box of its spells, the size of its marks."""

    at: tuple[int, int]
    place: Place
    box: Box
    ring: float

    @property
    def head(self) -> Box:
        """What lies above the spells, as wide as their marks."""
        return Box(self.box.x + INSET, self.box.y - HEADS, self.box.width - 2 * INSET, HEADS)

    def rows(self) -> Iterator[tuple[Box, Box]]:
        """Yield where a spell's name and its marks lie, for each spell."""
        box, ring = self.box, self.ring
        pitch = box.height / len(self.place.spells)
        left, wide = box.x + INSET, box.width - 2 * INSET
        for index in range(len(self.place.spells)):
            top = box.y + index * pitch
            marks = Box(left, top + pitch - CLEAR - ring, wide, ring)
            yield Box(left, top, wide, marks.y - CLEAR - top), marks

    def spread(self, row: Box, players: int) -> Iterator[Box]:
        """Yield the rings of a row, which leave its right end to the square."""
        pitch = (row.width - self.ring) / players
        for seat in range(players):
            yield Box.around(row.x + self.ring / 2 + seat * pitch, row.centre[1], self.ring)


def _courses(cell: Cell, theme: Theme) -> Iterator[Item]:
    """Yield the courses of the wall that the names of spells stand on."""
    box = cell.box
    for head, _ in cell.rows():
        course = Box(box.x + 0.2, head.y, box.width - 0.4, head.height)
        if theme.fills:
            yield rectangle(course, _stone(cell.at[0], theme))
        elif head.y > box.y:
            y = head.y + HAIR
            yield line((course.x, y), (course.right, y), stroke=Stroke(theme.line, HAIR))


def _place(cell: Cell, edition: Edition, table: Table) -> Iterator[Item]:
    """Yield a place's name, and each spell with the square that is crossed out when it is used."""
    theme, (at, place, box, ring) = table.theme, cell
    if at[1] > 1:
        thin = Stroke(theme.line, HAIR)
        yield line((box.x, box.y - HEADS), (box.x, box.bottom - 0.6), stroke=thin)
    tag = Box.around(box.right - INSET - ring / 2, 0, *TAG)._replace(y=box.y - HEADS)
    yield from draw_tag(place_name(*at), tag, theme)
    low = (tag.centre[0], tag.bottom - PLAQUE_UP)
    yield from plaque(table.marked(place.players), low, theme)
    for number, (spell, (head, marks)) in enumerate(zip(place.spells, cell.rows(), strict=True), 1):
        text = edition.spell_text(spell, table.language)
        yield from _spell(text, edition.icon_of(spell), head, theme)
        square = Box.around(marks.right - ring / 2, marks.centre[1], ring)
        shape = rectangle(square, WHITE, Stroke(theme.ink, FIRM), 0.6)
        yield Mark(used_mark(*at, number), "cross", square, (shape,))


def _stone(storey: int, theme: Theme) -> Colour:
    """Return the tint of a storey's walls; what is marked there is on white."""
    return theme.fill(f"storey-{storey}") or theme.fill("panel") or WHITE


def draw_tag(name: str, tag: Box, theme: Theme) -> Iterator[Item]:
    """Yield the tag with a place's name, which hangs from the band: no player's letter."""
    tip = (tag.centre[0], tag.bottom)
    low = tag.bottom - TAG_TIP
    corners = ((tag.x, tag.y), (tag.right, tag.y), (tag.right, low), tip, (tag.x, low))
    yield polygon(corners, theme.band or WHITE, Stroke(theme.title, FIRM))
    on = WHITE if theme.band else theme.ink
    inside = tag._replace(height=tag.height - TAG_TIP)
    yield write(name, inside, LABEL_PT, colour=on, name="bold", anchor="middle")


def _spell(text: str, picture: str, head: Box, theme: Theme) -> Iterator[Item]:
    """Yield a spell's name and what it does."""
    top = head.y if theme.fills else head.y + UNDER_LINE
    scale = min((head.height - EFFECT_EDGE) / EFFECT_HIGH, LARGEST_EFFECT)
    room = head.width - effect_width(picture, scale) - NAME_GAP
    name = Box(head.x, top, min(room, width(text, LABEL_PT, "bold") + 0.02), head.height)
    yield write(text, name, LABEL_PT, colour=theme.ink, name="bold")
    yield effect(picture, (name.right + NAME_GAP, head.centre[1]), theme, scale)


def draw_crown(plan: Plan, table: Table) -> Iterator[Item]:
    """Yield battlements and behind them a roof."""
    theme, tower = table.theme, plan.tower
    if table.plain:
        return
    yield from _roof(Box(tower.x + 6, tower.y, tower.width - 12, CROWN - 0.6), theme)
    foot = tower.y + CROWN
    yield polygon(_battlements(tower, foot), WHITE, Stroke(theme.title, FIRM))


def _sign(tower: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the sign with the tower's name, on its roof where it has one."""
    theme, title = table.theme, words("guilds.archive")
    wide = width(title, TITLE_PT, "display") + 0.02
    board = Box.around(tower.centre[0], tower.y + SIGN_DOWN + SIGN / 2, wide + 2 * SIGN_SIDE, SIGN)
    yield rectangle(board, theme.band or WHITE, Stroke(theme.title, FIRM), 0.6)
    on = WHITE if theme.band else theme.ink
    place = board._replace(y=board.y + TITLE_DOWN)
    yield write(title, place, TITLE_PT, colour=on, name="display", anchor="middle")


def _window(centre: Point, theme: Theme) -> Path:
    """Return an arched window, lit where the theme has a tint for it."""
    (x, y), (wide, high) = centre, WINDOW
    left, right, top, spring = x - wide / 2, x + wide / 2, y - high / 2, y - high / 2 + wide / 2
    round_ = wide / 2 * (1 - ARC)
    outline_of = (
        ("M", left, y + high / 2),
        ("L", left, spring),
        ("C", left, top + round_, left + round_, top, x, top),
        ("C", right - round_, top, right, top + round_, right, spring),
        ("L", right, y + high / 2),
        ("Z",),
    )
    return Path(outline_of, theme.fill("crown") or WHITE, Stroke(theme.title, WINDOW_LINE))


def draw_floor(number: int, floor: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield a storey's walls and its band, which says what opens it (F8)."""
    theme = table.theme
    yield rectangle(floor, WHITE, Stroke(theme.title, FIRM))
    if theme.fills:
        top = Box(floor.x + 0.2, floor.y + BAND, floor.width - 0.4, HEADS)
        yield rectangle(top, _stone(number, theme))
    band = Box(floor.x - EAVES, floor.y, floor.width + 2 * EAVES, BAND)
    yield rectangle(band, theme.band or WHITE, Stroke(theme.title, FIRM))
    on = WHITE if theme.band else theme.ink
    yield from draw_lock((band.x + 4.2, band.centre[1]), on, is_open=number == 1)
    title = words("guilds.storey")
    wide = width(title, TITLE_PT, "display") + 0.02
    head = Box(band.x + 7.6, band.y + TITLE_DOWN, wide, BAND)
    yield write(title, head, TITLE_PT, colour=on, name="display")
    # The display face's 1 would be taken for an I.
    wide = width(str(number), NUMBER_PT, "bold") + 0.02
    head = Box(head.right + 1, band.y, wide, BAND)
    yield write(str(number), head, NUMBER_PT, colour=on, name="bold")
    first, others = words("guilds.open"), words("guilds.locked")
    if table.fewest:
        first = f"{first} · {words('player.struck-any')}"
    room = Box(head.right + 2, band.y, band.right - 2.4 - head.right - 2, BAND)
    # As large on every storey.
    widest = max(width(note, LABEL_PT) for note in (first, others)) + 0.02
    size_pt = max(LABEL_PT * min(room.width / widest, 1.0), LEAST_PT)
    note = first if number == 1 else others
    yield write(note, room, size_pt, colour=on, anchor="end")


def draw_plinth(tower: Box, theme: Theme) -> Path:
    """Return the foot that the tower stands on."""
    foot = Box(tower.x, tower.bottom - PLINTH, tower.width, PLINTH)
    return rectangle(foot, theme.fill("start") or WHITE, Stroke(theme.title, FIRM))


def draw_lock(centre: Point, colour: Colour, *, is_open: bool) -> Iterator[Item]:
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
    ridge, inset = box.y + 2.6, 14.0
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


class Plan(NamedTuple):
    """The parts of the sheet, side by side.

    The guilds hang from `rods`, below each other. `points` is None where these are apart, `ring`
    the size of the marks at a spell, in mm.
    """

    rods: tuple[Box, ...]
    tower: Box
    points: Box | None
    ring: float


def plan_of(players: int) -> Plan:
    """Return where the parts lie at a table of so many players."""
    body, (tower, guilds, ring) = BODY_BOX, WIDTHS[max(players, min(WIDTHS))]
    left, pitch = body.x + tower + BETWEEN, body.height / len(GUILDS)
    right = left + guilds + BETWEEN
    has_points = points_kind(players) == "guilds"
    wide = guilds if has_points else body.right - left
    rods = (
        Box(left, body.y + index * pitch, wide, pitch - BETWEEN_RODS)
        for index in range(len(GUILDS))
    )
    points = Box(right, body.y, body.right - right, body.height) if has_points else None
    return Plan(tuple(rods), body._replace(width=tower), points, ring)
