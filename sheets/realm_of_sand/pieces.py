"""What lies on a player's board, as the aid's pictures show it: pieces, discs, crystals."""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin

from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, line, lines, polygon, rectangle
from sheets.drawing.pictures import OUTLINE, Part, arrow, as_part, figure, row
from sheets.drawing.shapes import Box, Colour, Item, Path, Point, Segment, Stroke
from sheets.drawing.sizes import FIGURE_PT, FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.realm_of_sand.edition import Crystal

RUNES = ("round", "triangle", "diamond")  # The pictures tell pieces apart by these.
PIECES_OF_TILE = 3  # R4
FACETS = 8


def piece(box: Box, rune: str, theme: Theme) -> Iterator[Item]:
    """Yield a square piece with its rune, one of RUNES."""
    yield rectangle(box, "#ffffff", Stroke(theme.ink, HAIR), 0.3)
    (x, y), r = box.centre, 0.24 * box.width
    if rune == "round":
        yield circle((x, y), r, theme.ink)
    elif rune == "triangle":
        yield polygon(((x, y - r), (x + r, y + 0.8 * r), (x - r, y + 0.8 * r)), theme.ink)
    else:
        yield polygon(
            ((x, y - r), (x + r, y), (x, y + r), (x - r, y)), None, Stroke(theme.ink, 0.3)
        )


def disc(centre: Point, radius: float, theme: Theme) -> Item:
    """Return a disc."""
    return circle(centre, radius, theme.fill("blue") or "#ffffff", Stroke(theme.ink, FIRM))


def crystal(
    colour: str, initial: str, centre: Point, radius: float, theme: Theme
) -> Iterator[Item]:
    """Yield a round crystal seen from above, its colour's initial where the facets meet."""
    x, y = centre
    rim = circle(centre, radius, theme.fill(colour) or "#ffffff", Stroke(theme.ink, FIRM))
    turns = [(step + 0.5) * 2 * pi / FACETS for step in range(FACETS)]
    inner, outer = (
        [(x + r * sin(turn), y - r * cos(turn)) for turn in turns] for r in (0.7 * radius, radius)
    )
    yield rim
    yield polygon(inner, "#ffffff", Stroke(theme.ink, HAIR))
    yield lines(zip(inner, outer, strict=True), Stroke(theme.ink, HAIR))
    letters = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    yield write(initial, letters, FIGURE_PT, colour=theme.ink, name="bold", anchor="middle")


def hourglass(box: Box, fill: Colour | None, stroke: Stroke) -> Path:
    """Return an hourglass that fills a box's height: two glasses between two plates."""
    x, y = box.centre
    high, plate = box.height / 2, 0.4 * box.width
    glass, neck = 0.8 * plate, 0.1 * plate
    top = y - high
    segments: tuple[Segment, ...] = (
        *_bar(x, top, plate),
        *_bar(x, box.bottom, plate),
        ("M", x - glass, top),
        ("C", x - glass, top + 0.6 * high, x - neck, y - 0.35 * high, x - neck, y),
        ("C", x - neck, y + 0.35 * high, x - glass, y + 0.4 * high, x - glass, box.bottom),
        ("L", x + glass, box.bottom),
        ("C", x + glass, y + 0.4 * high, x + neck, y + 0.35 * high, x + neck, y),
        ("C", x + neck, y - 0.35 * high, x + glass, top + 0.6 * high, x + glass, top),
        ("Z",),
    )
    return Path(segments, fill, stroke)


def _bar(x: float, y: float, half: float) -> tuple[Segment, ...]:
    return ("M", x - half, y), ("L", x + half, y)


HIGH = 5.2
GLASS, CARD = 4.0, 4.2
CROSS = 0.6


def glass_sign(*, is_crossed: bool = False) -> Part:
    """Return an hourglass, perhaps as a pen crosses it out."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, GLASS, HIGH)
        fill = theme.fill("gold") or "#ffffff"
        yield hourglass(box, fill, Stroke(theme.ink, OUTLINE))
        if is_crossed:
            inside = box.inset(-0.3)
            corners = (
                ((inside.x, inside.y), (inside.right, inside.bottom)),
                ((inside.right, inside.y), (inside.x, inside.bottom)),
            )
            yield lines(corners, Stroke(theme.pen, CROSS))

    return Part(GLASS, draw)


@as_part(CARD)
def card_sign(theme: Theme) -> Iterator[Item]:
    """Yield a card with points and an hourglass in its upper corners."""
    box = Box(0, -HIGH / 2, CARD, HIGH)
    yield rectangle(box, theme.fill("start") or "#ffffff", Stroke(theme.ink, OUTLINE), 0.6)
    yield rectangle(Box(0.7, box.y + 0.7, 1.1, 1.4), theme.ink)
    glass = Box(CARD - 2.1, box.y + 0.6, 1.6, 1.7)
    yield hourglass(glass, "#ffffff", Stroke(theme.ink, OUTLINE / 2))
    yield rectangle(Box(0.8, 0.3, CARD - 1.6, 1.5), "#ffffff", Stroke(theme.ink, OUTLINE / 2))


def disc_sign(*, is_dashed: bool = False) -> Part:
    """Return a disc, dashed where any number of them is meant."""

    def draw(theme: Theme) -> Iterator[Item]:
        if is_dashed:
            yield circle((1.9, 0), 1.9, None, Stroke(theme.ink, OUTLINE, (0.7, 0.6)))
        else:
            yield disc((1.9, 0), 1.9, theme)

    return Part(3.8, draw)


def piece_sign(rune: str) -> Part:
    """Return a piece with its rune; without one it is an empty space."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -2, 4, 4)
        if rune:
            yield from piece(box, rune, theme)
        else:
            yield rectangle(box, "#ffffff", Stroke(theme.ink, OUTLINE, (0.7, 0.6)), 0.3)

    return Part(4.0, draw)


@as_part(3.0)
def swap_sign(theme: Theme) -> Iterator[Item]:
    """Yield two arrows, one to each side."""
    for y, tip, tail in ((-0.9, 3.0, 0.0), (0.9, 0.0, 3.0)):
        back = tip - 1.1 if tip > tail else tip + 1.1
        yield line((tail, y), (back, y), stroke=Stroke(theme.ink, 0.5))
        yield polygon(((tip, y), (back, y - 0.8), (back, y + 0.8)), theme.ink)


_TILE = row(*map(piece_sign, RUNES), gap=0.0)
# What the crystals do, by their colours.
POWERS: Mapping[Crystal, Part] = {
    "red": row(*(card_sign for _ in range(3)), arrow(2.4), card_sign, gap=0.5),
    "purple": row(disc_sign(), disc_sign(), disc_sign(), disc_sign(is_dashed=True), gap=0.4),
    "yellow": row(disc_sign(), swap_sign, disc_sign()),
    "green": row(piece_sign("round"), arrow(2.4), piece_sign("")),
    "orange": row(figure("+1", 12), arrow(2.4), gap=0.6),
    "blue": row(_TILE, swap_sign, _TILE),
}
