"""What lies around the land: the sea and what sails there, and the wilds beyond the border."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path as File
from random import Random

from sheets.drawing.artwork import Paint, painted, read_artwork
from sheets.drawing.lettering import width, write
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import WHITE, Box, Group, Item, Path, Point, Segment, Stroke
from sheets.drawing.theme import Theme
from sheets.merchants.board import head
from sheets.merchants.board.land import draw_coast, land_shores, seed_of
from sheets.merchants.board.plan import Plan
from sheets.merchants.board.shores import chart_of, loosened, on_chart, smooth
from sheets.merchants.board.turn import draw_payout, draw_turn_pictures
from sheets.merchants.board.waters import SHORE, WAVE, border_bank, wave
from sheets.merchants.dice import draw_named_dice
from sheets.merchants.edition.edition import Edition
from sheets.merchants.vignettes import FINE, THIN, brush_of, pine
from sheets.page.boxes import BODY_BOX
from sheets.table.table import Table
from sheets.words.translation import Words

WAVES_APART = 5.5
WAVES = 3  # Between two of what sails there.
FROM_SHORE = 5.0
SWAY = 0.8
STEP = 8.0  # Between the points of its shore.
PEAKS = 4  # So many mountains are drawn; larger and smaller they make all ranges.
PEAK, HIGHEST = 10.0, 21.0  # The height of mountains, and of the largest.
BROAD = (10.0, 15.0)  # How wide mountains are.
JAGS = 4  # Steps of a slope.
# A mountain's foot from east to west, in widths of it and mm below it: no flat cut.
SCREE = ((0.4, 0.5), (0.3, 0.2), (0.18, 0.9), (0.06, 0.4), (-0.1, 1.1), (-0.22, 0.5), (-0.36, 0.7))
RANGE = 5.6  # Between two mountains of a range.
SIZE = 11.0
SAIL_LINE, SAIL_THIN = 0.3, 0.18
NORTH = "N"
SEAFARERS = ("compass", "ship", "serpent")
_ARTWORK = File(__file__).parents[1] / "artwork"
# The cartouches of a row by what they hold, each with its share of the width.
ONE_ROW: Mapping[str, float] = {"players": 47, "turn": 92, "dice": 31, "payout": 44, "end": 47}
TWO_ROWS: tuple[Mapping[str, float], ...] = (
    {"turn": 142, "dice": 66},
    {"players": 78, "payout": 66, "end": 62},
)
STACKED = 78.0  # From this height on there are two rows.
LAND = 12.0  # How high the landscape above the cartouches is, or as a share of high wilds.
SHARE, HIGH_SHARE = 0.25, 0.2
SIDE, FOOT = 3.4, 3.0  # Between the wilds' shore and the cartouches, at the side and at the foot.
GAP = 2.4  # From one cartouche to the next.
ROW_GAP = head.TAB / 2 + 2.6  # From a row of cartouches to the next.
TITLE_PT, NOTE_PT = 15.0, 8.5
TITLE_HIGH, NOTE_HIGH = 6.4, 3.8
BELOW_RIVER = 1.5
AROUND = 5.0  # No mountain stands so close to the title.


def cartouches(plan: Plan, table: Table) -> Mapping[str, Box]:
    """Return the cartouches by what they hold; that of the dice only with ordinary ones."""
    area = plan.panel
    rows = TWO_ROWS if area.height >= STACKED else (ONE_ROW,)
    top = area.y + land_height(area) + head.TAB / 2
    room = area.bottom - FOOT - top - (len(rows) - 1) * ROW_GAP
    high = room / len(rows)
    boxes: dict[str, Box] = {}
    for index, row in enumerate(rows):
        shares = {key: each for key, each in row.items() if key != "dice" or table.dice == "d6"}
        wide = area.width - 2 * SIDE - (len(shares) - 1) * GAP
        scale = wide / sum(shares.values())
        x = area.x + SIDE
        for name, share in shares.items():
            boxes[name] = Box(x, top + index * (high + ROW_GAP), scale * share, high)
            x = boxes[name].right + GAP
    return boxes


def land_height(area: Box) -> float:
    """Return how high the landscape above the cartouches is."""
    return max(LAND, (HIGH_SHARE if area.height >= STACKED else SHARE) * area.height)


def wilds_places(plan: Plan, table: Table) -> tuple[head.Place, ...]:
    """Return where the players stand in their cartouche."""
    inside = head.cartouche_inside(cartouches(plan, table)["players"])
    box = Box(inside.x, inside.y + head.CLEAR, inside.width, inside.height - head.CLEAR)
    return head.places_down(table.players, box)


def draw_wilds(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the wilds: land, landscape, title and cartouches, no players' names."""
    yield from draw_wild_land(edition, table, plan)
    area, boxes = plan.panel, cartouches(plan, table)
    top = area.y + BELOW_RIVER
    band = Box(area.x + SIDE, top, area.width - 2 * SIDE, boxes["turn"].y - top)
    yield from draw_title(edition, table, words, band)
    for name, box in boxes.items():
        title = head.players_heading(table, words) if name == "players" else words(f"board.{name}")
        yield from head.draw_cartouche(box, title, table.theme)
        yield from _content(name, head.cartouche_inside(box), edition, table, words, plan)


def draw_wild_land(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield the ground of the wilds."""
    border = border_of(edition, table, plan)
    if border is None:
        return
    shore, theme = wild_shore(*border, chart_of(table), seed_of(edition)), table.theme
    yield Path(shore, theme.fill("wild") or WHITE, Stroke(theme.outline("coast"), SHORE))


def draw_title(edition: Edition, table: Table, words: Words, band: Box) -> Iterator[Item]:
    """Yield what the wilds are called, between ranges of mountains."""
    theme, title = table.theme, words("wilds.title")
    note = words("wilds.note")
    wide = max(width(title, TITLE_PT, "display"), width(note, NOTE_PT)) + 0.02
    x = band.centre[0]
    if not table.plain:
        gap = (x - wide / 2 - AROUND, x + wide / 2 + AROUND)
        yield from draw_ranges(band, gap, theme, seed_of(edition))
    top = band.y + max(band.height - head.TAB / 2 - TITLE_HIGH - NOTE_HIGH, 0) / 2
    place = Box(x - wide / 2, top, wide, TITLE_HIGH)
    yield write(title, place, TITLE_PT, colour=theme.ink, name="display", anchor="middle")
    under = Box(place.x, place.bottom, wide, NOTE_HIGH)
    yield write(note, under, NOTE_PT, colour=theme.quiet, anchor="middle")


def _content(
    name: str, inside: Box, edition: Edition, table: Table, words: Words, plan: Plan
) -> Iterator[Item]:
    theme = table.theme
    if name == "players":
        yield from head.draw_players(wilds_places(plan, table), theme)
    elif name == "turn":
        yield from draw_turn_pictures(edition, table, words, inside)
    elif name == "dice":
        yield from draw_named_dice(edition, table, words, inside)
    elif name == "payout":
        yield from draw_payout(table, words, inside)
    else:
        yield from head.draw_end(edition, table, words, inside)


def draw_sea(edition: Edition, table: Table, plan: Plan) -> Iterator[Item]:
    """Yield the lines along the one coast of land and wilds, and the sea's waves by chance."""
    theme = table.theme
    shores, has_room = partial(_shores, edition, table, plan), plan.arrangement != "strip"
    yield from draw_coast(shores, chart_of(table), theme, has_room=has_room)
    if not table.plain:
        yield from draw_sailing(_free(plan), seed_of(edition), theme)


def draw_sailing(
    bays: Iterable[Box], seed: str, theme: Theme, waves: int = WAVES
) -> Iterator[Item]:
    """Yield what sails on pieces of the sea from the top down, so many waves apart."""
    chance, sailing = Random(f"{seed} sea"), iter(range(len(SEAFARERS)))
    for bay in bays:
        y = bay.y
        while y < bay.bottom - SIZE:
            if (number := next(sailing, None)) is not None:
                yield seafarer(number, (bay.centre[0], y + SIZE / 2), theme)
                y += SIZE + WAVES_APART
            for _ in range(waves):
                across = (bay.width - 2 * WAVE) * chance.random()
                if y < bay.bottom:
                    yield wave((bay.x + WAVE + across, y), theme)
                y += WAVES_APART * (0.7 + 0.6 * chance.random())


def _shores(
    edition: Edition, table: Table, plan: Plan, chart: Box
) -> Iterator[tuple[Segment, ...]]:
    yield from land_shores(edition, table, plan.lattice, plan.beach, chart)
    if border := border_of(edition, table, plan):
        yield wild_shore(*border, chart, seed_of(edition))


def border_of(edition: Edition, table: Table, plan: Plan) -> tuple[Box, list[Point]] | None:
    """Return the wilds and their bank of the border river, if there are any."""
    row = edition.board.border_row(table.players)
    if plan.beyond is None or row is None:
        return None
    return plan.beyond, border_bank(edition.board, row, plan.lattice, 1)


def _free(plan: Plan) -> Iterator[Box]:
    """Yield the sea beside wilds that leave it free."""
    if plan.beyond is None:
        return
    area = plan.beyond
    top = area.y + 0.3 * area.height
    for left, right in (
        (BODY_BOX.x, area.x - FROM_SHORE),
        (area.right + FROM_SHORE, BODY_BOX.right),
    ):
        if right - left > FROM_SHORE:
            yield Box(left, top, right - left, area.bottom - top)


def wild_shore(area: Box, top: Sequence[Point], chart: Box, seed: str) -> tuple[Segment, ...]:
    """Return the wilds' shore: `top` is its side along the river, from west to east."""
    outline = _outline(area, top)
    shore = [*top, *loosened(outline[len(top) :], SWAY, f"{seed} wild")]
    return smooth([on_chart(point, chart) for point in shore])


def _outline(area: Box, top: Sequence[Point]) -> list[Point]:
    """Return the shore clockwise, its sides running in from the river's ends to the area."""
    (left, west), (right, east) = top[0], top[-1]
    down = [area.y + share * area.height for share in (0.12, 0.3, 0.5, 0.7, 0.88)]
    number = max(int(area.width / STEP), 2)
    bottom = [area.right - 3 - index * (area.width - 6) / number for index in range(number + 1)]
    return [
        *top,
        (right, max(east, west) + 0.25 * (down[0] - east)),
        ((2 * right + area.right) / 3, down[0]),
        *((area.right, y) for y in down[1:]),
        *((x, area.bottom) for x in bottom),
        *((area.x, y) for y in reversed(down[1:])),
        ((2 * left + area.x) / 3, down[0]),
        (left, max(east, west) + 0.25 * (down[0] - west)),
    ]


def draw_ranges(band: Box, gap: tuple[float, float], theme: Theme, seed: str) -> Iterator[Item]:
    """Yield ranges of mountains on a band's foot and woods between them, none in a gap of it."""
    chance = Random(f"{seed} ranges")
    peaks = [_peak(number, theme, seed) for number in range(PEAKS)]
    placed: list[tuple[float, float, float, Group]] = []
    for left, right in ((band.x, gap[0]), (gap[1], band.right)):
        placed += _range(left, right, band, chance, peaks, pine(theme))
    for y, x, scale, artwork in sorted(placed, key=lambda each: each[:2]):
        yield Group((artwork,), x, y, scale)


def _range(
    left: float, right: float, band: Box, chance: Random, peaks: list[Group], pine: Group
) -> Iterator[tuple[float, float, float, Group]]:
    """Yield the mountains and pines of a part of the band: foot, middle, scale, picture."""
    x = left + RANGE / 2
    is_wood = False
    while x < right - RANGE / 2:
        length = min(20 + 18 * chance.random(), right - RANGE / 2 - x)
        if is_wood:
            length = min(length / 2, 14.0)
            for _ in range(int(length * 1.1)):
                y = band.bottom - 0.45 * band.height * chance.random() + 1.0
                yield y, x + length * chance.random(), 0.75 + 0.4 * chance.random(), pine
        else:
            number = max(int(length / RANGE), 1)
            for index in range(number + 1):
                share = index / number
                crest = 0.5 + 0.5 * (1 - abs(2 * share - 1))
                high = band.height * crest * (0.8 + 0.2 * chance.random())
                back = index % 2 == 0
                y = band.bottom - (0.12 * band.height if back else 0.0) * chance.random()
                scale = min(high, y - band.y, HIGHEST) / PEAK
                yield y, x + share * length, scale, peaks[int(chance.random() * PEAKS)]
        x += length + (1.0 if is_wood else 3.5)
        is_wood = not is_wood


def _peak(number: int, theme: Theme, seed: str) -> Group:
    """Return a mountain on its foot, its eastern side shaded."""
    chance, brush = Random(f"{seed} peak {number}"), brush_of("rock", theme)
    wide = BROAD[0] + (BROAD[1] - BROAD[0]) * chance.random()
    top = (wide * 0.12 * (2 * chance.random() - 1), -PEAK)
    west = _slope((-wide / 2, 0.0), top, chance)
    east = _slope((wide / 2, 0.0), top, chance)
    ridge = [top]
    for step in range(1, 5):
        swing = wide * (0.09 if step % 2 else -0.02)
        ridge.append((top[0] + swing + 0.1 * step, -PEAK * (1 - 0.22 * step)))
    outline = [*west, top, *reversed(east)]
    items = (
        polygon((*outline, *((wide * across, down) for across, down in SCREE)), brush.tint),
        brush.shaded(*ridge, *east),
        brush.stroke(*outline, width=FINE + 0.08),
        brush.stroke(*ridge[:4], width=THIN),
    )
    return Group(items, name=f"peak-{number}")


def _slope(foot: Point, top: Point, chance: Random) -> list[Point]:
    """Return the jagged way up from a foot, without the top."""
    points = [foot]
    for step in range(1, JAGS):
        share = step / JAGS
        points.append(
            (
                foot[0] + (top[0] - foot[0]) * share + 0.5 * (2 * chance.random() - 1),
                foot[1] + (top[1] - foot[1]) * share + 0.5 * (2 * chance.random() - 1),
            )
        )
    return points


def seafarer(number: int, middle: Point, theme: Theme) -> Group:
    """Return what sails on the sea around a point: a compass rose, a ship, or a serpent."""
    name, ink = SEAFARERS[number % len(SEAFARERS)], theme.outline("coast")
    line, thin = Stroke(ink, SAIL_LINE), Stroke(ink, SAIL_THIN)
    paints = {
        "water": Paint(theme.fill("shallow") or WHITE, line),
        "hull": Paint(theme.fill("start") or WHITE, line),
        "scales": Paint(theme.fill("pine-body") or WHITE),
        "sail": Paint(WHITE, line),
        "light": Paint(WHITE, thin),
        "dark": Paint(ink, thin),
        "solid": Paint(ink),
        "line": Paint(None, line),
        "thin": Paint(None, thin),
    }
    items: list[Item] = [*painted(read_artwork(_ARTWORK / f"{name}.svg"), paints)]
    if name == "compass":
        place = Box(-2.0, -8.2, 4.0, 3.4)
        items.append(write(NORTH, place, 8.5, colour=theme.title, name="display", anchor="middle"))
    return Group(tuple(items), *middle)
