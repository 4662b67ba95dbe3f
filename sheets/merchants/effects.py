"""What spells and buildings do, as pictures of one line: the signs beside their names (M8, M9).

Each is drawn once, 5.2 mm high from its left end, and placed at any scale. The signs in them are
the icons of every sheet; a number stands where the effect has one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from sheets.drawing.hatching import hatched
from sheets.drawing.icons import ICONS, icon
from sheets.drawing.lettering import width, write
from sheets.drawing.shapes import (
    Box,
    Group,
    Item,
    Path,
    Point,
    Stroke,
    ellipse,
    line,
    polygon,
    rectangle,
)
from sheets.drawing.theme import Theme
from sheets.merchants.dice import draw_die

HIGH = 5.2
FIGURE_PT = 10.5
SIGN = 4.6  # An icon that stands alone,
HEX = 5.2  # a hex from corner to corner,
INSIDE = 2.9  # and an icon in a hex.
GAP = 0.7
OUTLINE, BOLD = 0.3, 0.55
WHITE = "#ffffff"


def effect(name: str, left: Point, theme: Theme, scale: float = 1.0) -> Group:
    """Return a picture that begins at a point, the middle of its left side.

    `name` is one of `EFFECTS` or an icon's. Raises ValueError for another one.
    """
    return Group(tuple(_part(name).draw(theme)), *left, scale)


def effect_width(name: str, scale: float = 1.0) -> float:
    """Return how wide a picture is, in mm."""
    return scale * _part(name).width


def _part(name: str) -> Part:
    return EFFECTS[name] if name in EFFECTS else sign(name)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a picture: its width in mm, and what it draws from its left end."""

    width: float
    draw: Callable[[Theme], Iterator[Item]]


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
        yield polygon(_corners(HEX), fill, Stroke(theme.ink, OUTLINE, dash))
        for part in inside:
            yield Group(tuple(part.draw(theme)), (_HEX_WIDE - part.width) / 2, 0.0)

    return Part(_HEX_WIDE, draw)


def _corners(size: float) -> tuple[Point, ...]:
    turns = (step * pi / 3 for step in range(6))
    return tuple((_HEX_WIDE / 2 + size / 2 * sin(turn), -size / 2 * cos(turn)) for turn in turns)


def black_hex() -> Part:
    """Return a hex that the pen has blackened, as it is hatched on the board."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield polygon(_corners(HEX), WHITE, Stroke(theme.ink, OUTLINE))
        yield hatched(_corners(HEX - 0.5), 0.85, Stroke(theme.ink, BOLD))

    return Part(_HEX_WIDE, draw)


def cell(text: str) -> Part:
    """Return a box of a track."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -2.1, 3.6, 4.2)
        yield rectangle(box, WHITE, Stroke(theme.ink, OUTLINE), 0.4)
        yield write(text, box, 9.5, colour=theme.ink, name="bold", anchor="middle")

    return Part(3.6, draw)


def arrow(wide: float) -> Part:
    """Return an arrow to the right."""

    def draw(theme: Theme) -> Iterator[Item]:
        neck = wide - 1.1
        yield polygon(
            ((0, -0.3), (neck, -0.3), (neck, -1.1), (wide, 0), (neck, 1.1), (neck, 0.3), (0, 0.3)),
            theme.ink,
        )

    return Part(wide, draw)


def plus() -> Part:
    """Return a plus between two pieces."""

    def draw(theme: Theme) -> Iterator[Item]:
        for ends in (((0.1, 0), (1.3, 0)), ((0.7, -0.6), (0.7, 0.6))):
            yield line(*ends, stroke=Stroke(theme.ink, 0.4))

    return Part(1.4, draw)


def die() -> Part:
    """Return a die that shows five."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from draw_die(5, (1.5, 0), 3.0, theme)

    return Part(3.0, draw)


def struck(part: Part) -> Part:
    """Return a piece with a stroke through it: it is not paid."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from part.draw(theme)
        ends = (0.2, 1.8), (part.width - 0.2, -1.8)
        yield line(*ends, stroke=Stroke(WHITE, 1.1))
        yield line(*ends, stroke=Stroke(theme.ink, BOLD))

    return Part(part.width, draw)


def house() -> Part:
    """Return a house, any building."""
    return _solid(
        3.6,
        ((0, -0.1), (1.8, -1.8), (3.6, -0.1), (3.05, -0.1), (3.05, 1.7), (0.55, 1.7), (0.55, -0.1)),
        Box(1.4, 0.4, 0.8, 1.3),
    )


def _solid(wide: float, corners: tuple[Point, ...], light: Box | None = None) -> Part:
    def draw(theme: Theme) -> Iterator[Item]:
        yield polygon(corners, theme.ink)
        if light:
            yield rectangle(light, WHITE)

    return Part(wide, draw)


def hammer() -> Part:
    """Return a carpenter's hammer."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield line((0.6, 2.1), (2.5, -0.9), stroke=Stroke(theme.ink, 0.75))
        yield polygon(((0.7, -1.5), (1.6, -2.3), (3.9, -0.7), (3.3, 0.3)), theme.ink)

    return Part(4.0, draw)


def oval() -> Part:
    """Return a card's oval, with its price in gold."""

    def draw(theme: Theme) -> Iterator[Item]:
        fill = theme.fill("gold") or WHITE
        yield ellipse(Box(0, -2.3, 5.6, 4.6), fill, Stroke(theme.ink, OUTLINE))
        yield icon("gold", (2.8, 0), 3.1, theme.ink, WHITE)

    return Part(5.6, draw)


def boat() -> Part:
    """Return a boat with a worker in it."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield icon("worker", (3.1, -0.75), 3.9, theme.ink, theme.ink)
        hull = (
            ("M", 0.0, 0.55),
            ("L", 6.2, 0.55),
            ("C", 6.0, 1.7, 5.4, 2.4, 4.5, 2.4),
            ("L", 1.7, 2.4),
            ("C", 0.8, 2.4, 0.2, 1.7, 0.0, 0.55),
            ("Z",),
        )
        yield Path(hull, theme.fill("water") or WHITE, Stroke(theme.ink, OUTLINE))

    return Part(6.2, draw)


def _two_hats() -> Part:
    """Return two hexes that touch, a worker in each; the second one is new."""
    return row(hex_of(_hat()), plus(), hex_of(_hat(), dashed=True), gap=0.2)


def _hat(size: float = 3.6) -> Part:
    """Return a worker's hat, all ink: so it stands out among tints."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield icon("worker", (size / 2, 0), size, theme.ink, theme.ink)

    return Part(size, draw)


def _more(resource: str) -> Part:
    return row(hex_of(sign(resource, INSIDE), tint=resource), figure("+2"))


_HEX_WIDE = HEX * 3**0.5 / 2
# Icons that are narrower than their square.
_WIDTHS: Mapping[str, float] = {"crystal": 0.7, "monument": 0.95, "relic": 0.82, "artifact": 0.95}
_CROWN = sign("crown", 3.3, down=0.1)
_STAR = sign("star", 4.8, tint="crystal")

EFFECTS: Mapping[str, Part] = {
    "academy": row(
        smaller(house(), 0.75), sign("relic", 3.1), sign("monument", 3.1), plus(), _CROWN, gap=0.15
    ),
    "asylum": row(cell("0"), arrow(2.2), cell("1"), gap=0.4),
    "bank": row(sign("gold"), figure("−1")),
    "carpenter": row(hammer(), sign("wood", 4.4), figure("−1"), gap=0.2),
    "market": row(sign("craft", 4.3), figure("="), sign("question", 4.3), gap=0.5),
    "sawmill": _more("wood"),
    "school-of-magic": row(_STAR, sign("crystal"), figure("−1"), gap=0.3),
    "shrine": row(_STAR, figure("+3"), _CROWN, gap=0.4),
    "statue": row(hex_of(sign("city", INSIDE), tint="city"), figure("+1"), _CROWN, gap=0.4),
    "store": row(cell("5"), arrow(1.9), figure("+2", 9.5), _CROWN, gap=0.15),
    "tower": _more("crystal"),
    "treasury": _more("gold"),
    "workshop": _more("craft"),
    "astral-ship": boat(),
    "clone": _two_hats(),
    "construct": row(house(), struck(sign("wood"))),
    "muster": row(hex_of(_hat(), dashed=True), figure("+1")),
    "conjure": row(arrow(5.6), cell("5"), gap=0.4),
    "rage-2": row(_hat(4.4), figure("×2", 12), gap=0.4),
    "rage-3": row(_hat(4.4), figure("×3", 12), gap=0.4),
    "swamp-1": black_hex(),
    "swamp-2": row(black_hex(), black_hex(), gap=0.0),
    "acquire": struck(oval()),
    "terrain-1": hex_of(die()),
    "terrain-2": row(hex_of(die()), hex_of(die()), gap=0.0),
}
# All that an edition may choose from.
CHOICE = (*EFFECTS, *ICONS)
