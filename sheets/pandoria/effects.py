"""What spells and buildings do, as pictures of one line, and what is changed into crowns."""

from collections.abc import Iterator, Mapping

from sheets.drawing.paths import line, polygon
from sheets.drawing.pictures import (
    INSIDE,
    Part,
    arrow,
    boat,
    cell,
    figure,
    hammer,
    hat,
    hex_of,
    house,
    oval,
    plus,
    row,
    sign,
    struck,
)
from sheets.drawing.shapes import Group, Item, Point, Stroke
from sheets.drawing.theme import Theme
from sheets.pandoria.edition import Rate, parse_rate

SMALL_PT = 9.5
CROWN = sign("crown", 3.6, down=0.1)
STAR = sign("star", 4.8, tint="crystal")


def picture(power: str, left: Point, theme: Theme, scale: float = 1.0) -> Group:
    """Return the picture of a spell or building that begins at a point, empty if it has none."""
    part = EFFECTS.get(power)
    return Group(tuple(part.draw(theme)) if part else (), *left, scale)


def picture_width(power: str, scale: float = 1.0) -> float:
    """Return how wide a picture is, in mm."""
    return scale * EFFECTS[power].width if power in EFFECTS else 0.0


def exchange_picture(rate: Rate, *of: Part) -> Part:
    """Return so many of something with an arrow to the crowns that they are (P4)."""
    crowns, resources = map(str, parse_rate(rate))
    return row(figure(resources), *of, arrow(2.4), figure(crowns), CROWN, gap=0.5)


def _region(symbol: str) -> Part:
    return hex_of(sign(symbol, INSIDE), tint=symbol)


def _more(symbol: str, number: str) -> Part:
    """Return what every space of a region brings more."""
    return row(_region(symbol), figure(number))


def _back(wide: float = 3.0) -> Part:
    """Return an arrow to the left."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield polygon(((0, 0), (1.3, -1.2), (1.3, 1.2)), theme.ink)
        yield line((1.2, 0), (wide, 0), stroke=Stroke(theme.ink, 0.6))

    return Part(wide, draw)


_FREE = hex_of(hat(), dashed=True)
_OWN = hex_of(hat())

EFFECTS: Mapping[str, Part] = {
    "acquire": struck(oval),
    "adopt": row(STAR, arrow(2.4), STAR, gap=0.5),
    "astral-ship": boat(hat(3.9)),
    "clone": row(_OWN, plus, _FREE, gap=0.2),
    "conjure": row(arrow(4.2), cell("6"), gap=0.4),
    "construct": row(house, struck(sign("wood"))),
    "enchanted-castle": row(sign("city", 4.4), plus, hat(4.0), gap=0.4),
    "flee": row(hat(4.2), _back(), hex_of(), gap=0.5),
    "master-builder": row(house, plus, sign("monument", 4.6), gap=0.4),
    "muster": row(_FREE, figure("+1")),
    "rage": row(hat(4.4), figure("×2", 12), gap=0.4),
    "teleport": row(_OWN, arrow(2.6), _FREE, gap=0.4),
    "terrain": row(_region("wood"), _region("gold"), gap=0.0),
    "asylum": row(cell("0"), arrow(2.2), cell("2"), gap=0.4),
    "bank": row(oval, figure("−1"), gap=0.4),
    "carpenter": row(hammer, sign("wood", 4.4), figure("−1"), gap=0.2),
    "large-saw-mill": _more("wood", "+2"),
    "large-tower": _more("crystal", "+2"),
    "large-treasury": _more("gold", "+2"),
    "small-saw-mill": _more("wood", "+1"),
    "small-tower": _more("crystal", "+1"),
    "small-treasury": _more("gold", "+1"),
    "lumberyard": exchange_picture("1 for 2", sign("wood", 4.2)),
    "repository": exchange_picture("1 for 2", sign("crystal", 4.2)),
    "vault": exchange_picture("1 for 2", sign("gold", 4.2)),
    "market": row(struck(sign("wood")), figure("="), sign("gold", 4.2), gap=0.5),
    "school-of-magic": row(STAR, sign("crystal"), figure("−1"), gap=0.3),
    "shrine": row(STAR, figure("+1"), CROWN, gap=0.4),
    "statue": row(_region("city"), figure("+1"), CROWN, gap=0.4),
    "store": row(cell("10"), arrow(2.2), figure("+1", SMALL_PT), CROWN, gap=0.45),
}
