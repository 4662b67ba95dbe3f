"""What spells and buildings do, and the steps of a turn, as pictures of one line (M3-M9).

Each is drawn once, 5.2 mm high from its left end, and placed at any scale. The signs in them are
the icons of every sheet; a number stands where the effect has one.
"""

from collections.abc import Iterator, Mapping

from sheets.drawing.icons import ICONS
from sheets.drawing.paths import ellipse, hatched, polygon
from sheets.drawing.pictures import (
    BOLD,
    HEX,
    HEX_WIDE,
    INSIDE,
    OUTLINE,
    Part,
    arrow,
    as_part,
    boat,
    cell,
    figure,
    hammer,
    hex_corners,
    hex_of,
    house,
    oval,
    plus,
    row,
    sign,
    smaller,
    struck,
    worker,
)
from sheets.drawing.pictures import HIGH as HIGH
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.theme import Theme
from sheets.merchants.dice import draw_die, face_of
from sheets.merchants.edition.edition import Edition, Resource

DRAWN: tuple[Resource, Resource] = ("wood", "gold")  # What the dice show, and then is drawn.
DIE = 4.4


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


@as_part(HEX_WIDE)
def black_hex(theme: Theme) -> Iterator[Item]:
    """Yield a hex that the pen has blackened, as it is hatched on the board."""
    yield polygon(hex_corners(HEX), WHITE, Stroke(theme.ink, OUTLINE))
    yield hatched(hex_corners(HEX - 0.5), 0.85, Stroke(theme.ink, BOLD))


@as_part(3.0)
def die(theme: Theme) -> Iterator[Item]:
    """Yield a die that shows five."""
    yield from draw_die(5, (1.5, 0), 3.0, theme)


def dice_showing(*faces: int) -> Part:
    """Return dice that show these faces."""

    def one(face: int) -> Part:
        return Part(DIE, lambda theme: draw_die(face, (DIE / 2, 0), DIE, theme))

    return row(*map(one, faces), gap=0.9)


def rolled(edition: Edition) -> Part:
    """Return dice that show what the picture of drawing draws."""
    return dice_showing(*(face_of(each, edition) for each in DRAWN))


def land(resource: str) -> Part:
    """Return a hex with a resource."""
    return hex_of(sign(resource, INSIDE), tint=resource)


@as_part(6.6)
def bought(theme: Theme) -> Iterator[Item]:
    """Yield a card's oval, circled by who bought it."""
    yield Group(tuple(oval.draw(theme)), 0.86, 0.0, 0.87)
    yield ellipse(Box(0, -2.65, 6.6, 5.3), None, Stroke(theme.pen, BOLD))


def stacked(upper: Part, lower: Part, pitch: float) -> Part:
    """Return a piece below another one, their middles so far apart."""
    wide = max(upper.width, lower.width)

    def draw(theme: Theme) -> Iterator[Item]:
        for part, down in ((upper, -pitch / 2), (lower, pitch / 2)):
            yield Group(tuple(part.draw(theme)), (wide - part.width) / 2, down)

    return Part(wide, draw)


def _more(resource: str) -> Part:
    return row(land(resource), figure("+2"))


_CROWN = sign("crown", 4.1, down=0.1)

EFFECTS: Mapping[str, Part] = {
    "academy": row(smaller(house, 1.15), sign("monument", 4.4), _CROWN, gap=0.2),
    "asylum": row(cell("0"), arrow(2.2), cell("1"), gap=0.4),
    "bank": row(sign("gold"), figure("−1")),
    "carpenter": row(hammer, sign("wood", 4.1), figure("−1", 9.5), gap=0.0),
    "market": row(sign("craft", 4.3), figure("="), sign("question", 4.3), gap=0.3),
    "sawmill": _more("wood"),
    "school-of-magic": row(
        sign("star", 4.4, tint="crystal"), sign("crystal", 4.4), figure("−1", 9.5), gap=0.2
    ),
    "shrine": row(sign("star", 4.1, tint="crystal"), figure("+3", 9.5), _CROWN, gap=0.0),
    "statue": row(land("city"), figure("+1", 9.0), _CROWN, gap=0.2),
    "store": row(cell("5"), figure("+2", 9.5), _CROWN, gap=0.2),
    "tower": _more("crystal"),
    "treasury": _more("gold"),
    "workshop": _more("craft"),
    "astral-ship": boat(worker()),
    "clone": row(hex_of(worker(3.2)), plus, hex_of(worker(3.2), dashed=True), gap=0.2),
    "construct": row(house, struck(sign("wood"))),
    "muster": row(hex_of(worker(3.2), dashed=True), figure("+1")),
    "conjure": row(arrow(5.6), cell("5"), gap=0.4),
    "rage-2": row(worker(4.0), figure("×2", 13), gap=0.4),
    "rage-3": row(worker(4.0), figure("×3", 13), gap=0.4),
    "swamp-1": black_hex,
    "swamp-2": row(black_hex, black_hex, gap=0.0),
    "acquire": struck(oval),
    "terrain-1": hex_of(die),
    "terrain-2": row(hex_of(die), hex_of(die), gap=0.0),
}
# The steps of a turn after the roll, those of the family version among them (F5, F8).
STEPS: Mapping[str, Part] = {
    "draw": row(*map(land, DRAWN), gap=0.0),
    "worker": row(land(DRAWN[-1]), hex_of(worker()), gap=0.0),
    "act": stacked(
        row(sign("star", 4.9, tint="crystal"), smaller(house, 1.3), gap=1.0),
        row(sign("relic", 4.9), sign("monument", 4.9), gap=1.2),
        pitch=5.2,
    ),
    "spell": row(sign("star", 4.8, tint="crystal")),
    "score": row(land("crystal"), figure("×"), worker(4.4), gap=0.2),
    "buy": row(sign("gold", 4.4), arrow(2.0), bought, gap=0.4),
    "take": row(sign("star", 4.8, tint="crystal"), arrow(2.4), figure("A"), gap=0.8),
}
TURN: Mapping[str, tuple[str, ...]] = {
    "base": ("draw", "worker", "act", "score", "buy"),
    "family": ("draw", "worker", "spell", "score", "take"),
}
TALL: Mapping[str, float] = {"act": 10.4}  # Pictures of two lines: how high they are.
# All that an edition may choose from.
CHOICE = (*EFFECTS, *ICONS)
