"""The sheet of parts to cut out, for a table that has paper and no box: first the nets of dice.

A die is also shown as it is when finished, and how paper is cut, folded and glued.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from sheets.drawing.figures import Flow
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, write, write_name
from sheets.drawing.paths import circle, hatched, lines, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Item, Path, Point, Segment, Stroke, flatten
from sheets.drawing.shields import shield
from sheets.drawing.sizes import TEXT_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import INSET, draw_zone, zone_inside
from sheets.merchants.edition.edition import TRACKS, Edition
from sheets.merchants.vignettes import draw_strip_of_land
from sheets.page.frame import draw_border, draw_rose
from sheets.page.layout import Kind, Layout, Page, footer
from sheets.page.panels import BORDER, ROOM, panelled_head
from sheets.table.table import Seat, Table
from sheets.words.translation import Words

FACE: Final = 22.0  # The side of a die's face.
# Column and row of every face in the net.
NET: Final[Mapping[int, tuple[int, int]]] = MappingProxyType(
    {1: (1, 0), 2: (0, 1), 3: (1, 1), 5: (2, 1), 4: (3, 1), 6: (2, 2)}
)
UP, RIGHT, DOWN, LEFT = range(4)
# The sides of faces that have a tab, one for every edge of the die that is not folded.
TABS: Final = ((2, UP), (2, DOWN), (3, DOWN), (5, UP), (4, UP), (4, DOWN), (4, RIGHT))
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
TAB: Final = 5.0  # How far a tab stands out.
NET_WIDTH, NET_HEIGHT = 4 * FACE + TAB, 3 * FACE
NEXT_NET = NET_HEIGHT + 3.0  # From a net to one below it: they share no edge.
_FACE_PICTURE = 14.5
_FRAME = 1.5  # From a face's sides to the frame around its picture.
SLANT: Final = 3.0  # By how much it is narrower there at each end.
Edge: TypeAlias = tuple[Point, Point]
_PITCH = 1.3


def draw_net(edition: Edition, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield a die's net, its upper left corner at `x`, `y`; faces in the edition's order (M3.1)."""
    faces = dict(enumerate((*edition.dice, "question"), 1))
    boxes = {face: face_box(face, x, y) for face in NET}
    for face, side in TABS:
        yield from tab(sides(boxes[face])[side], theme)
    for face, box in boxes.items():
        yield from _face(faces[face], box, theme)
    folds, cuts = [], []
    for face, box in boxes.items():
        for side, edge in enumerate(sides(box)):
            if _beyond(face, side) in NET.values():
                folds += [edge] if side in (RIGHT, DOWN) else []  # Two faces share it.
            elif (face, side) in TABS:
                folds.append(edge)
            else:
                cuts.append(edge)
    yield fold(folds, theme)
    yield cut(cuts, theme)


def face_box(face: int, x: float = 0.0, y: float = 0.0) -> Box:
    """Return where a face lies in a net with its upper left corner at `x`, `y`."""
    column, row = NET[face]
    return Box(x + column * FACE, y + row * FACE, FACE, FACE)


def _beyond(face: int, side: int) -> tuple[int, int]:
    (column, row), (across, down) = NET[face], TOWARDS[side]
    return column + across, row + down


def _face(name: str, box: Box, theme: Theme) -> Iterator[Item]:
    yield rectangle(box, theme.fill(name) or theme.fill("panel") or "#ffffff")
    yield rectangle(box.inset(_FRAME), "#ffffff", Stroke(theme.title, 0.25), 2.4)
    yield rectangle(box.inset(_FRAME + 0.6), None, Stroke(theme.title, 0.2), 1.9)
    yield icon(name, box.centre, _FACE_PICTURE, theme.ink, theme.fill(name))


_CORNER_PICTURE = 0.66  # Of a face's side.
_LINE = 0.7  # A slanted line is not as wide everywhere, so all are thinner.


class _Plane(NamedTuple):
    """How a face of side 1 around the origin is seen: where its middle lies, and its two sides."""

    middle: Point
    along: Point
    down: Point

    def point(self, x: float, y: float) -> Point:
        """Return where a point of the face is seen."""
        (mx, my), (ax, ay), (dx, dy) = self
        return mx + x * ax + y * dx, my + x * ay + y * dy


_WIDE = sqrt(3) / 2


# The upper face, the left one, the right one.
_PLANES = (
    _Plane((0, -0.5), (_WIDE, 0.5), (-_WIDE, 0.5)),
    _Plane((-_WIDE / 2, 0.25), (_WIDE, 0.5), (0, 1)),
    _Plane((_WIDE / 2, 0.25), (_WIDE, -0.5), (0, 1)),
)


def draw_die_picture(
    faces: Sequence[str], centre: Point, side: float, theme: Theme
) -> Iterator[Item]:
    """Yield a die with an edge of this length: what its upper, left and right faces show."""
    for face, plane in zip(faces, _PLANES, strict=True):
        corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        seen = (_placed(plane.point(*corner), centre, side) for corner in corners)
        fill = theme.fill(face) or theme.fill("panel") or "#ffffff"
        yield polygon(seen, fill, Stroke(theme.title, 0.35))
        picture = icon(face, (0, 0), _CORNER_PICTURE, theme.ink, "#ffffff")
        for item in flatten((picture,)):
            if isinstance(item, Path):
                yield _slanted(item, plane, centre, side)


def _slanted(path: Path, plane: _Plane, centre: Point, side: float) -> Path:
    """Return a path of a face as it is seen."""
    stroke = path.stroke and Stroke(path.stroke.colour, _LINE * side * path.stroke.width)
    segments = tuple(_seen(segment, plane, centre, side) for segment in path.segments)
    return Path(segments, path.fill, stroke)


def _seen(segment: Segment, plane: _Plane, centre: Point, side: float) -> Segment:
    operator, *values = segment
    points = zip(values[::2], values[1::2], strict=True)
    seen = (_placed(plane.point(*point), centre, side) for point in points)
    return (operator, *(value for point in seen for value in point))


def _placed(point: Point, centre: Point, side: float) -> Point:
    return centre[0] + side * point[0], centre[1] + side * point[1]


def cut(edges: Iterable[Edge], theme: Theme) -> Path:
    """Return lines to cut along."""
    return lines(edges, cut_stroke(theme))


def cut_stroke(theme: Theme) -> Stroke:
    """Return the line to cut along."""
    return Stroke(theme.ink, 0.5)


def fold(edges: Iterable[Edge], theme: Theme) -> Path:
    """Return lines to fold along."""
    return lines(edges, Stroke(theme.ink, 0.3, (1.6, 1.1)))


def sides(box: Box) -> tuple[Edge, ...]:
    """Return the sides of a box: the upper one, the right, the lower, the left."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    )


def tab(edge: Edge, theme: Theme) -> Iterator[Item]:
    """Yield a tab to be glued on the left of an edge, seen from its first point to its second."""
    (ax, ay), (bx, by) = edge
    length = abs(bx - ax) + abs(by - ay)  # Edges are level or upright.
    along, down = (bx - ax) / length, (by - ay) / length
    near = (ax + SLANT * along + TAB * down, ay + SLANT * down - TAB * along)
    far = (bx - SLANT * along + TAB * down, by - SLANT * down - TAB * along)
    corners = (edge[0], near, far, edge[1])
    yield polygon(corners, "#ffffff")
    yield hatched(corners, _PITCH, Stroke(theme.line, 0.2))
    yield cut(((edge[0], near), (near, far), (far, edge[1])), theme)


GAP = 2.5
DICE = 2  # M3.1
DICE_ZONE = NET_WIDTH + 2 * INSET
MARKER: Final = 9.3  # It lies in a track's cell.
STRIPS = 4  # Of markers, some of them spare ones where few play.
STRIP_WIDTH, STRIP_HEIGHT = len(TRACKS) * MARKER, 2 * MARKER
MARKERS_ZONE = STRIP_HEIGHT + 10.6
LAST_ZONE = 48.0
ALONE_ZONE = 27.0  # The last one where nobody has to be the first.
TALLEST = 78.0
COLUMNS, BETWEEN = 2, 4.0  # Of towers, and the white between two rows of them.
STEPS = ("card", "cut", "fold", "glue")
NOTED = ("shields", "markers", "first")
SAMPLE = 11.0  # Of a line to cut or fold, or a tab.
_TOWER_SHIELD = 17.5
PICTURE = 13.0  # The edge of a finished
WALLS: Final = 3
WALL: Final = 23.6
TOWER_WIDTH: Final = WALLS * WALL + TAB
NAME_PT = 10.0
_LABEL = 7.4  # The white on which the name stands, or is written.
_AROUND = 1.5
_MERLON = 3.6
_MERLONS = 3
_COURSE, _STONES = 4.2, 3  # The height of a course of stones, and how many a wall has in one.


def parts_layout(edition: Edition, table: Table, words: Words, *, has_tracks: bool) -> Layout:
    """Return all of the parts but the players' shields on their towers."""
    zones, theme = _zones(table.players, has_tracks), table.theme
    sheet, is_alone = words("sheet.parts"), table.players == 1
    items: list[Item] = [*panelled_head(sheet, edition, table, words, draw_strip_of_land)]
    for name, box in zones.items():
        note = words(f"parts.{name}-{_note(name, table.players)}") if name in NOTED else ""
        items += draw_zone(box, words(f"parts.{name}"), theme, note=note)
    rooms = {name: zone_inside(box) for name, box in zones.items()}
    items += _dice(rooms["dice"], edition, table)
    towers = _towers(rooms["shields"], table.players)
    for tower in towers:
        items += draw_tower(tower, theme, plain=table.plain)
    if is_alone:
        items += _trolls(towers[-1], table, words)
    if has_tracks:
        items += _markers(rooms["markers"], table)
    if "first" in rooms:
        items += draw_token(rooms["first"], theme)
    items += _steps(rooms["how"], table, words)
    items += draw_border(BORDER, theme, plain=table.plain)
    return Layout("parts", footer(sheet, edition, table, words), tuple(items))


def parts_pages(
    _edition: Edition, table: Table, words: Words, *, has_tracks: bool
) -> tuple[Page, ...]:
    """Return the one sheet of parts, with everybody's shield and name."""
    room = zone_inside(_zones(table.players, has_tracks)["shields"])
    towers = _towers(room, table.players)
    owners = (
        item
        for index, (seat, tower) in enumerate(zip(table.seats, towers, strict=False))
        for item in draw_owner(index, seat, tower, table.theme)
    )
    return (Page("parts", words("sheet.parts"), tuple(owners)),)


def _note(zone: str, players: int) -> str:
    """Return which note a zone has."""
    if zone == "shields" and players == 1:
        return "alone"
    return "spare" if zone == "markers" and STRIPS // players > 1 else "note"


def _zones(players: int, has_tracks: bool) -> dict[str, Box]:
    """Return the zones by name; who plays alone needs no token for the first player."""
    dice = Box(ROOM.x, ROOM.y, DICE_ZONE, ROOM.height)
    x, width = dice.right + GAP, ROOM.right - dice.right - GAP
    high = LAST_ZONE if players > 1 else ALONE_ZONE
    how = Box(x, ROOM.bottom - high, width, high)
    foot, below = how.y - GAP, {}
    if has_tracks:
        below["markers"] = Box(x, foot - MARKERS_ZONE, width, MARKERS_ZONE)
        foot = below["markers"].y - GAP
    if players > 1:
        wide = 2 * zone_inside(how).height + 2 * INSET
        beside = x + wide + GAP
        below["first"] = Box(x, how.y, wide, LAST_ZONE)
        how = Box(beside, how.y, ROOM.right - beside, LAST_ZONE)
    return {"dice": dice, "shields": Box(x, ROOM.y, width, foot - ROOM.y), **below, "how": how}


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


def _towers(room: Box, players: int) -> tuple[Box, ...]:
    """Return where the towers lie, two to a row; who plays alone has one for the Trolls besides."""
    players, columns = max(players, COLUMNS), COLUMNS
    rows = -(-players // columns)
    high = min(TALLEST, (room.height - (rows - 1) * BETWEEN) / rows)
    wide, tall = room.width / columns, room.height / rows
    places = []
    for index in range(players):
        row, column = divmod(index, columns)
        missing = columns - min(columns, players - row * columns)  # The last row is centred.
        x = room.x + (column + 0.5 + missing / 2) * wide
        places.append(Box.around(x, room.y + (row + 0.5) * tall, TOWER_WIDTH, high))
    return tuple(places)


def _trolls(tower: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the face of the Trolls on each wall of their tower, and what they are called."""
    theme = table.theme
    for wall in wall_boxes(tower):
        place, name = shield_box(wall), words("solo.trolls")
        yield icon("troll", place.centre, place.height, theme.ink, theme.fill("start"))
        yield from write_name(name, label_box(wall), NAME_PT, colour=theme.ink, anchor="middle")


def _markers(room: Box, table: Table) -> Iterator[Item]:
    """Yield as many strips for each player as there is room for: markers get lost."""
    seats = [seat for seat in range(table.players) for _ in range(STRIPS // table.players)]
    wide = room.width / len(seats)
    for index, seat in enumerate(seats):
        x = room.x + (index + 0.5) * wide - STRIP_WIDTH / 2
        yield from draw_strip(seat, x, room.centre[1] - STRIP_HEIGHT / 2, table.theme)


def _steps(room: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield how parts are made, with a sample of every line; in a wide room in two columns."""
    columns = 2 if table.players == 1 else 1
    wide, each = (room.width + GAP) / columns, len(STEPS) // columns
    for column in range(columns):
        place = Box(room.x + column * wide, room.y, wide - GAP, room.height)
        flow = Flow(place, table.theme, TEXT_PT)
        for step in STEPS[column * each : (column + 1) * each]:
            y = flow.y + leading(TEXT_PT) / 2
            yield from _sample(step, Box(place.x, y - TAB / 2, SAMPLE, TAB), table.theme)
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


def draw_token(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the first player's token, two sides of a square tile that share a fold."""
    size = box.height
    tiles = [Box(box.centre[0] + side * size, box.y, size, size) for side in (-1, 0)]
    for tile in tiles:
        yield from _compass(tile.centre, size / 2, theme)
    whole = tiles[0]._replace(width=2 * size)
    yield cut(sides(whole), theme)
    yield fold((sides(tiles[0])[1],), theme)


def _compass(centre: Point, radius: float, theme: Theme) -> Iterator[Item]:
    """Yield a compass rose with a 1 in its middle."""
    on = theme.title
    inner = 0.83 * radius
    yield circle(centre, radius - 1.6, theme.band or WHITE, Stroke(on, 0.4))
    yield circle(centre, inner, WHITE, Stroke(on, 0.3))
    yield from draw_rose(centre, 0.94 * inner, theme)
    yield circle(centre, 0.4 * inner, WHITE, Stroke(on, 0.4))
    yield circle(centre, 0.36 * inner, None, Stroke(on, 0.2))
    figure = Box.around(*centre, 0.7 * inner)
    yield write("1", figure, 1.5 * radius, colour=on, name="display", anchor="middle")


_PICTURE, _TOKEN_SHIELD = 7.2, 7.0


def draw_strip(seat: int, x: float, y: float, theme: Theme) -> Iterator[Item]:
    """Yield the markers of a player's tracks: the resource, below the fold the player's shield."""
    for index, resource in enumerate(TRACKS):
        front = Box(x + index * MARKER, y, MARKER, MARKER)
        back = Box(front.x, front.bottom, MARKER, MARKER)
        yield rectangle(front, theme.fill(resource) or "#ffffff")
        yield icon(resource, front.centre, _PICTURE, theme.ink, theme.fill(resource))
        yield from shield(seat, Box.around(*back.centre, _TOKEN_SHIELD), theme, solid=True)
    whole = Box(x, y, STRIP_WIDTH, STRIP_HEIGHT)
    between = (x + index * MARKER for index in range(1, len(TRACKS)))
    yield cut((*sides(whole), *(((at, y), (at, whole.bottom)) for at in between)), theme)
    yield fold((((x, y + MARKER), (whole.right, y + MARKER)),), theme)


def draw_tower(box: Box, theme: Theme, *, plain: bool) -> Iterator[Item]:
    """Yield a tower's three walls side by side and the tab that closes it, as high as the box."""
    walls = wall_boxes(box)
    yield from tab(sides(walls[-1])[1], theme)
    for wall in walls:
        if not plain:
            yield rectangle(wall, theme.fill("panel") or WHITE)
            yield lines(_joints(wall), Stroke(theme.line, 0.2))
            corners = tuple(_battlements(wall))
            yield polygon(corners, theme.fill("sea") or WHITE)
            yield lines(pairwise(corners), Stroke(theme.line, 0.35))
        yield rectangle(label_box(wall), WHITE, Stroke(theme.title, 0.25), 0.8)
    uprights = [sides(wall)[1] for wall in walls]
    yield fold(uprights, theme)
    yield cut((edge for wall in walls for edge in sides(wall)[::2]), theme)
    yield cut((sides(walls[0])[3],), theme)


def draw_owner(index: int, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the shield and the name of a seat, counted from 0, on each wall of its tower.

    Where the name is written by hand, the shield is white for the initial.
    """
    for wall in wall_boxes(box):
        yield from shield(index, shield_box(wall), theme, seat.initial, solid=bool(seat.initial))
        label = label_box(wall)
        inside = label._replace(x=label.x + 0.8, width=label.width - 1.6)
        yield from write_name(seat.name, inside, NAME_PT, colour=theme.ink, anchor="middle")


def wall_boxes(box: Box) -> tuple[Box, ...]:
    """Return the walls of a tower, from the left."""
    return tuple(Box(box.x + index * WALL, box.y, WALL, box.height) for index in range(WALLS))


def shield_box(wall: Box) -> Box:
    """Return where the shield hangs on a wall."""
    top, bottom = wall.y + _MERLON + 1.2, label_box(wall).y - 1
    return Box.around(wall.centre[0], (top + bottom) / 2, min(_TOWER_SHIELD, bottom - top))


def label_box(wall: Box) -> Box:
    """Return where the name stands on a wall."""
    bottom = wall.bottom - _AROUND
    return Box(wall.x + _AROUND, bottom - _LABEL, WALL - 2 * _AROUND, _LABEL)


def _battlements(wall: Box) -> Iterator[tuple[float, float]]:
    """Yield the corners of the sky between the merlons."""
    step = WALL / (2 * _MERLONS)
    low, high = wall.y + _MERLON, wall.y
    yield wall.x, high
    for index in range(_MERLONS):
        left = wall.x + (2 * index + 0.5) * step
        yield left, high
        yield left, low
        yield left + step, low
        yield left + step, high


def _joints(wall: Box) -> Iterator[Edge]:
    """Yield the joints of stones in courses, each course half a stone aside, around the shield."""
    top, bottom = wall.y + _MERLON, label_box(wall).y - 1
    air = shield_box(wall).inset(-0.4 * _AROUND)
    courses = round((bottom - top) / _COURSE)
    high, stone = (bottom - top) / courses, WALL / _STONES
    for course in range(courses):
        row = Box(wall.x, top + course * high, WALL, high)
        beside = ((row.x, air.x), (air.right, row.right))
        is_parted = course and air.y < row.y < air.bottom
        for left, right in beside if is_parted else ((row.x, row.right),):
            yield (left, row.y), (right, row.y)
        for number in range(1 - course % 2, _STONES):
            x = row.x + (number + course % 2 / 2) * stone
            if not row._replace(x=x, width=0).overlaps(air):
                yield (x, row.y), (x, row.bottom)
