"""Pictures of one line: signs, figures and hexes side by side, 5.2 mm high.

Each is a piece that knows its width and draws itself from the middle of its left end; games put
them together to what a spell, a building or a step of the turn does.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, width, wrap, write, write_lines
from sheets.drawing.paths import ellipse, line, polygon, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Path, Point, Stroke
from sheets.drawing.shields import SHAPES
from sheets.drawing.sizes import FIRM, HAIR, HEAVY, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme

HIGH = 5.2
FIGURE_PT = 10.5
SIGN = 4.6  # An icon that stands alone.
HEX = 5.2  # A hex from corner to corner.
INSIDE = 3.4  # An icon in a hex.
GAP = 0.7
BOAT = 6.2
OUTLINE, BOLD = 0.3, 0.55
HEX_WIDE = HEX * 3**0.5 / 2
# Icons that are narrower than their square.
_WIDTHS: Mapping[str, float] = {"crystal": 0.7, "monument": 0.95, "relic": 0.82, "artifact": 0.95}
POINT = 2.6  # By how much the end of a step goes into the next.
BETWEEN = 0.8  # The white between two steps.
AIR = 1.4  # Before a picture, behind it, and behind the words.
LINES = 2
NARROWER = 0.5
SIZES = (LABEL_PT, 8.25, 8.0, 7.75, LEAST_PT)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a picture: its width in mm, and what it draws from its left end."""

    width: float
    draw: Callable[[Theme], Iterator[Item]]


def as_part(width: float) -> Callable[[Callable[[Theme], Iterator[Item]]], Part]:
    """Make what draws a piece of this width the piece itself."""
    return lambda draw: Part(width, draw)


def row(*parts: Part, gap: float = GAP) -> Part:
    """Return pieces side by side as one."""

    def draw(theme: Theme) -> Iterator[Item]:
        x = 0.0
        for part in parts:
            yield Group(tuple(part.draw(theme)), x, 0.0)
            x += part.width + gap

    return Part(sum(part.width for part in parts) + gap * (len(parts) - 1), draw)


def smaller(part: Part, scale: float) -> Part:
    """Return a piece at a scale."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield Group(tuple(part.draw(theme)), 0.0, 0.0, scale)

    return Part(scale * part.width, draw)


def sign(name: str, size: float = SIGN, *, tint: str = "", down: float = 0.0) -> Part:
    """Return an icon, in its tint or another one, `down` from the middle."""
    wide = size * _WIDTHS.get(name, 1.0)

    def draw(theme: Theme) -> Iterator[Item]:
        fill = theme.fill(tint or name)
        yield icon(name, (wide / 2, down), size, theme.ink, fill)

    return Part(wide, draw)


def figure(text: str, size_pt: float = FIGURE_PT) -> Part:
    """Return a number, or a sign between two icons."""
    wide = width(text, size_pt, "bold")

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, wide + 0.02, HIGH)
        yield write(text, box, size_pt, colour=theme.ink, name="bold")

    return Part(wide, draw)


def hex_of(*inside: Part, tint: str = "", dashed: bool = False) -> Part:
    """Return a hex with pieces in its middle."""

    def draw(theme: Theme) -> Iterator[Item]:
        fill = (theme.fill(tint) if tint else None) or WHITE
        dash = (0.75, 0.65) if dashed else ()
        yield polygon(hex_corners(HEX), fill, Stroke(theme.ink, OUTLINE, dash))
        for part in inside:
            yield Group(tuple(part.draw(theme)), (HEX_WIDE - part.width) / 2, 0.0)

    return Part(HEX_WIDE, draw)


def hex_corners(size: float) -> tuple[Point, ...]:
    """Return the corners of a hex of this height in the middle of a hex's width."""
    turns = (step * pi / 3 for step in range(6))
    return tuple((HEX_WIDE / 2 + size / 2 * sin(turn), -size / 2 * cos(turn)) for turn in turns)


def cell(text: str) -> Part:
    """Return a box of a track."""
    wide = max(3.6, width(text, 9.5, "bold") + 1.2)

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -2.1, wide, 4.2)
        yield rectangle(box, WHITE, Stroke(theme.ink, OUTLINE), 0.4)
        yield write(text, box, 9.5, colour=theme.ink, name="bold", anchor="middle")

    return Part(wide, draw)


def arrow(wide: float) -> Part:
    """Return an arrow to the right."""

    def draw(theme: Theme) -> Iterator[Item]:
        neck = wide - 1.1
        yield polygon(
            ((0, -0.3), (neck, -0.3), (neck, -1.1), (wide, 0), (neck, 1.1), (neck, 0.3), (0, 0.3)),
            theme.ink,
        )

    return Part(wide, draw)


@as_part(1.4)
def plus(theme: Theme) -> Iterator[Item]:
    """Yield a plus between two pieces."""
    for ends in (((0.1, 0), (1.3, 0)), ((0.7, -0.6), (0.7, 0.6))):
        yield line(*ends, stroke=Stroke(theme.ink, 0.4))


def struck(part: Part) -> Part:
    """Return a piece with a stroke through it: it is not paid."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from part.draw(theme)
        ends = (0.2, 1.8), (part.width - 0.2, -1.8)
        yield line(*ends, stroke=Stroke(WHITE, 1.1))
        yield line(*ends, stroke=Stroke(theme.ink, BOLD))

    return Part(part.width, draw)


@as_part(3.6)
def house(theme: Theme) -> Iterator[Item]:
    """Yield a house, any building."""
    roof, walls = ((0, -0.1), (1.8, -1.8), (3.6, -0.1)), ((3.05, 1.7), (0.55, 1.7))
    yield polygon((*roof, (3.05, -0.1), *walls, (0.55, -0.1)), theme.ink)
    yield rectangle(Box(1.4, 0.4, 0.8, 1.3), WHITE)


@as_part(4.0)
def given_up(theme: Theme) -> Iterator[Item]:
    """Yield a building that gives way to a monument."""
    walls = ((0.6, 1.8), (0.6, -0.1), (3.4, -0.1), (3.4, 1.8))
    for corners in (walls, ((0.0, -0.1), (2.0, -1.9), (4.0, -0.1))):
        yield polygon(corners, WHITE, Stroke(theme.ink, 0.3))
    yield line((0.1, 2.0), (3.9, -2.0), stroke=Stroke(theme.ink, BOLD))


@as_part(4.0)
def hammer(theme: Theme) -> Iterator[Item]:
    """Yield a carpenter's hammer."""
    yield line((0.6, 2.1), (2.5, -0.9), stroke=Stroke(theme.ink, 0.75))
    yield polygon(((0.7, -1.5), (1.6, -2.3), (3.9, -0.7), (3.3, 0.3)), theme.ink)


@as_part(5.6)
def oval(theme: Theme) -> Iterator[Item]:
    """Yield a card's oval, with its price in gold."""
    fill = theme.fill("gold") or WHITE
    yield ellipse(Box(0, -2.3, 5.6, 4.6), fill, Stroke(theme.ink, OUTLINE))
    yield icon("gold", (2.8, 0), 3.1, theme.ink, WHITE)


def boat(aboard: Part) -> Part:
    """Return a boat with somebody in it."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield Group(tuple(aboard.draw(theme)), (BOAT - aboard.width) / 2, -0.9)
        hull = (
            ("M", 0.0, 0.55),
            ("L", BOAT, 0.55),
            ("C", 6.0, 1.7, 5.4, 2.4, 4.5, 2.4),
            ("L", 1.7, 2.4),
            ("C", 0.8, 2.4, 0.2, 1.7, 0.0, 0.55),
            ("Z",),
        )
        yield Path(hull, theme.fill("water") or WHITE, Stroke(theme.ink, OUTLINE))

    return Part(BOAT, draw)


def hat(size: float = 3.6) -> Part:
    """Return a worker's hat, which is spent, all ink: so it stands out among tints."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield icon("worker", (size / 2, 0), size, theme.ink, theme.ink)

    return Part(size, draw)


def worker(size: float = 3.6) -> Part:
    """Return a worker on the board: anybody's shield, without colour and initial."""

    def draw(theme: Theme) -> Iterator[Item]:
        half, (_, kite, *_) = size / 2, SHAPES
        yield kite(half, 0.0, half, theme.ink, Stroke(theme.ink, HAIR))
        yield kite(half, 0.0, 0.7 * half, None, Stroke(WHITE, 0.13 * half))

    return Part(size, draw)


class Step(NamedTuple):
    """A step: its picture, and what is to be said of it."""

    picture: Part
    text: str


def draw_ribbon(box: Box, steps: Sequence[Step], theme: Theme) -> Iterator[Item]:
    """Yield a ribbon that fills a box; each step has the room that its words need."""
    size, needed = _fitting(box, steps)
    spare = (box.width + BETWEEN - sum(needed)) / len(steps)
    x = box.x
    for number, (step, wide) in enumerate(zip(steps, needed, strict=True)):
        place = Box(x, box.y, wide + spare - BETWEEN, box.height)
        yield _ground(place, theme, is_first=number == 0, is_last=number == len(steps) - 1)
        left = place.x + (AIR if number == 0 else POINT + AIR)
        yield Group(tuple(step.picture.draw(theme)), left, box.centre[1])
        left += step.picture.width + AIR
        room = place.right - AIR - left
        lines = wrap(step.text, room, size)
        if len(lines) > 1:  # So none is much shorter than another.
            lines = wrap(step.text, _narrowest(step.text, size), size)
        top = box.centre[1] - len(lines) * leading(size) / 2
        told = Box(left, top, room, 0)
        yield from write_lines(lines, told, size, colour=theme.ink)
        x = place.right + BETWEEN


def _fitting(box: Box, steps: Sequence[Step]) -> tuple[float, list[float]]:
    """Return the largest size at which the steps fit, and how wide each is at least."""
    for size in SIZES:
        needed = [_needed(number, step, size) for number, step in enumerate(steps)]
        if sum(needed) <= box.width + BETWEEN:
            break
    return size, needed


def _needed(number: int, step: Step, size: float) -> float:
    """Return the width of a step whose words stand in as many lines as there may be."""
    air = 3 * AIR + (POINT if number else 0)
    return step.picture.width + _narrowest(step.text, size) + air + BETWEEN


def _narrowest(text: str, size: float) -> float:
    """Return the least width at which a text stands in as many lines as there may be."""
    words = wide = width(text, size)
    while wide > NARROWER:
        lines = wrap(text, wide, size)
        longest = max(width(line, size) for line in lines)
        if len(lines) > LINES or longest > wide + 0.01:
            break
        words = longest
        wide = longest - NARROWER
    return words + 0.1


def _ground(place: Box, theme: Theme, *, is_first: bool, is_last: bool) -> Item:
    """Return a step's ground: an arrow that goes into the next one."""
    x, y, right, bottom, middle = place.x, place.y, place.right, place.bottom, place.centre[1]
    ahead = 0.0 if is_last else POINT
    corners = [(x, y), (right, y), (right + ahead, middle), (right, bottom), (x, bottom)]
    if not is_first:
        corners.append((x + POINT, middle))
    return polygon(corners, theme.fill("panel") or "#ffffff", Stroke(theme.title, FIRM))


def box_sign(*, is_heavy: bool = False) -> Part:
    """Return a box to write a number in, as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        wide = HEAVY if is_heavy else HAIR
        yield rectangle(Box(0, -2.1, 3.8, 4.2), "#ffffff", Stroke(theme.ink, wide), 0.5)

    return Part(3.8, draw)
