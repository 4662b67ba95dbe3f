"""The signs of the game: cards, heroes, followers, a realm's tower, whole or ruined, a skyline."""

from collections.abc import Iterator, Mapping

from sheets.drawing.figures import outline
from sheets.drawing.lettering import write
from sheets.drawing.paths import circle, line, polygon, rectangle
from sheets.drawing.pictures import OUTLINE, Part, arrow, as_part, figure, row, sign, struck
from sheets.drawing.shapes import Box, Colour, Item, Path, Point, Stroke
from sheets.drawing.shields import SHAPES
from sheets.drawing.sizes import HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.realms_and_ruins.edition import HERO_COLOURS, HEROES, Edition, Hero, StartingCard
from sheets.table.players import initials

CARD = (4.8, 6.4)
BORDER = 0.9
SMALL, BESIDE = 1.3, 0.65  # The radius of a hero's shape before the name, and from it to that.


def card_sign(centre: Point, initial: str, colour: str, theme: Theme) -> Iterator[Item]:
    """Yield a small card with a border of this colour and an initial inside."""
    wide, high = CARD
    box = Box(centre[0] - wide / 2, centre[1] - high / 2, wide, high)
    yield rectangle(box, theme.fill(colour), Stroke(theme.ink, HAIR), 0.8)
    yield rectangle(box.inset(BORDER), "#ffffff", Stroke(theme.ink, HAIR))
    yield write(initial, box, LEAST_PT, colour=theme.ink, name="bold", anchor="middle")


def hero_letters(edition: Edition, language: str) -> Mapping[Hero, str]:
    """Return the letter of each hero's sign, the initial of the name in a language."""
    names = tuple(edition.hero_text(hero, language) for hero in HEROES)
    return dict(zip(HEROES, initials(names), strict=True))


def hero_sign(centre: Point, hero: Hero, initial: str, theme: Theme) -> Iterator[Item]:
    """Yield a hero's shape with the initial in it."""
    yield hero_shape(hero, centre, 2.9, theme)
    box = Box(centre[0] - 3, centre[1] - 3, 6, 6)
    yield write(initial, box, LABEL_PT, colour=theme.ink, name="bold", anchor="middle")


def hero_shape(hero: Hero, centre: Point, radius: float, theme: Theme) -> Path:
    """Return the shape of a hero, in its colour where there is one."""
    shape = SHAPES[HEROES.index(hero)]
    fill = theme.fill(HERO_COLOURS[hero]) or "#ffffff"
    return shape(*centre, radius, fill, Stroke(theme.ink, HAIR))


def hero_name(text: str, hero: Hero, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield a hero's name on its colour; where there is none behind its shape."""
    if ground := theme.fill(HERO_COLOURS[hero]):
        yield from name_sign(text, box, ground, theme)
        return
    yield hero_shape(hero, (box.x + SMALL, box.centre[1]), SMALL, theme)
    beside = 2 * SMALL + BESIDE
    yield write(text, box._replace(x=box.x + beside, width=box.width - beside), colour=theme.ink)


def name_sign(text: str, box: Box, ground: Colour | None, theme: Theme) -> Iterator[Item]:
    """Yield a name on a ground of its own; without a ground it is the name alone."""
    if ground:
        yield rectangle(box, ground, outline(theme), 0.8)
        box = Box(box.x + 0.8, box.y, box.width - 1.4, box.height)
    yield write(text, box, LABEL_PT, colour=theme.ink)


def tower_sign(*, is_ruined: bool = False) -> Part:
    """Return a realm's tower as a piece of a picture."""

    def draw(theme: Theme) -> Iterator[Item]:
        yield from tower((2.2, 0), 4.8, theme.ink, is_ruined=is_ruined)

    return Part(4.4, draw)


# A realm's tower, whole or ruined: outlines in heights of it, around its middle.
WHOLE = (
    *((-0.3, 0.5), (-0.3, -0.16), (-0.42, -0.24), (-0.42, -0.5), (-0.24, -0.5), (-0.24, -0.36)),
    *((-0.09, -0.36), (-0.09, -0.5), (0.09, -0.5), (0.09, -0.36)),
    *((0.24, -0.36), (0.24, -0.5), (0.42, -0.5), (0.42, -0.24), (0.3, -0.16), (0.3, 0.5)),
)
BROKEN = (
    *((-0.3, 0.5), (-0.3, -0.06), (-0.42, -0.12), (-0.42, -0.34), (-0.26, -0.38), (-0.2, -0.16)),
    *((-0.08, -0.04), (0.0, -0.12), (0.08, 0.14), (0.2, 0.2), (0.3, 0.36)),
    *((0.48, 0.34), (0.5, 0.5)),
)
GATE = ((-0.06, 0.5), (-0.06, 0.22), (0.0, 0.14), (0.06, 0.22), (0.06, 0.5))


def tower(
    centre: Point, height: float, ink: Colour, *, is_ruined: bool, fill: Colour = "#ffffff"
) -> tuple[Item, ...]:
    """Return the tower around a centre."""
    x, y = centre
    outline, gate = (
        [(x + height * across, y + height * down) for across, down in corners]
        for corners in (BROKEN if is_ruined else WHOLE, GATE)
    )
    return polygon(outline, fill, Stroke(ink, 0.25)), polygon(gate, ink)


# Where a tower stands, in shares of the width; how high it is, in those of the height; its ground.
TOWERS = (
    (0.06, 0.5, "city", True),
    (0.17, 0.74, "yellow", False),
    (0.26, 0.44, "city", True),
    (0.38, 0.6, "city", False),
    (0.5, 0.84, "red", False),
    (0.6, 0.48, "city", True),
    (0.71, 0.54, "city", False),
    (0.82, 0.76, "blue", False),
    (0.93, 0.46, "city", True),
)
HILL = 0.16
SUNK = 0.05  # How deep a tower stands in the hill.


def draw_skyline(box: Box, theme: Theme) -> Iterator[Item]:
    """Yield the towers of the realms, and ruins between them, along a box's lower side."""
    for x, share, ground, is_ruined in TOWERS:
        high = share * box.height
        foot = box.bottom - (HILL - SUNK) * box.height
        middle = (box.x + x * box.width, foot - high / 2)
        fill = theme.fill(ground) or "#ffffff"
        yield from tower(middle, high, theme.title, is_ruined=is_ruined, fill=fill)
    yield _hill(box, theme)


def _hill(box: Box, theme: Theme) -> Path:
    top, low = box.bottom - HILL * box.height, box.bottom - 0.4 * HILL * box.height
    third = box.width / 3
    return Path(
        (
            ("M", box.x, box.bottom),
            ("C", box.x + 0.3 * third, low, box.x + 0.5 * third, top, box.x + third, top),
            ("C", box.x + 1.4 * third, top, box.x + 1.6 * third, low, box.x + 2 * third, top),
            ("C", box.x + 2.5 * third, top, box.x + 2.7 * third, low, box.right, box.bottom),
            ("Z",),
        ),
        theme.fill("start") or "#ffffff",
        Stroke(theme.title, HAIR),
    )


# What realms and starting cards do, as pictures of one line.
CUBE = 2.9
HIGH = 4.5


def follower_sign(*, is_othersider: bool = False) -> Part:
    """Return a follower's cube; those of the Othersiders are white."""

    def draw(theme: Theme) -> Iterator[Item]:
        stroke, deep = Stroke(theme.ink, OUTLINE), 1.0
        front = Box(0, -CUBE / 2 + deep / 2, CUBE, CUBE)
        fill = "#ffffff" if is_othersider else theme.fill("purple") or theme.ink
        top = (
            (front.x, front.y),
            (front.x + deep, front.y - deep),
            (front.right + deep, front.y - deep),
            (front.right, front.y),
        )
        side = (
            (front.right, front.y),
            (front.right + deep, front.y - deep),
            (front.right + deep, front.bottom - deep),
            (front.right, front.bottom),
        )
        yield rectangle(front, fill, stroke)
        yield polygon(top, "#ffffff", stroke)
        yield polygon(side, "#ffffff" if is_othersider else theme.fill("city"), stroke)

    return Part(CUBE + 1.0, draw)


def hand_card(*, is_turned: bool = False) -> Part:
    """Return a card, face down where it is turned."""

    def draw(theme: Theme) -> Iterator[Item]:
        box = Box(0, -HIGH / 2, 3.6, HIGH)
        yield rectangle(box, "#ffffff", Stroke(theme.ink, OUTLINE), 0.5)
        if is_turned:
            yield rectangle(box.inset(0.7), theme.fill("purple"), Stroke(theme.ink, OUTLINE / 2))
        else:
            for y in (-0.2, 0.7, 1.6):
                yield line((0.8, y), (2.8, y), stroke=Stroke(theme.ink, OUTLINE / 2))

    return Part(3.6, draw)


@as_part(10.0)
def _swap(theme: Theme) -> Iterator[Item]:
    """Yield two cost markers that change places."""
    for x in (0.0, 6.6):
        yield circle((x + 1.7, 0), 1.7, theme.fill("gold"), Stroke(theme.ink, OUTLINE))
    for y, tail, tip in ((-0.9, 3.8, 6.2), (0.9, 6.2, 3.8)):
        back = tip - 0.9 if tip > tail else tip + 0.9
        yield line((tail, y), (back, y), stroke=Stroke(theme.ink, 0.45))
        yield polygon(((tip, y), (back, y - 0.7), (back, y + 0.7)), theme.ink)


_OR = figure("/")
_COIN, _PLUS = sign("gold", 4.2), "+1"
_FOLLOWER, _OTHERSIDER = follower_sign(), follower_sign(is_othersider=True)
_MOVE = row(_FOLLOWER, arrow(2.6), gap=0.4)

# Of a realm's sides, by realm and side.
SIDES: Mapping[str, Part] = {
    "village-healthy": row(_COIN, figure("+3")),
    "village-ruined": row(arrow(2.6), _COIN, figure("+1"), gap=0.4),
    "magic-healthy": row(hand_card(is_turned=True), figure("+2")),
    "magic-ruined": row(struck(hand_card()), hand_card(is_turned=True), figure("+1"), gap=0.5),
    "castle-healthy": _swap,
    "castle-ruined": row(_FOLLOWER, figure("−1")),
}
CARDS: Mapping[StartingCard, Part] = {
    "venture": row(_MOVE, _OR, _COIN, figure(_PLUS), gap=0.5),
    "negotiate": row(hand_card(), struck(_COIN), gap=0.5),
    "aid": row(_MOVE, _OR, _COIN, figure("−1"), _FOLLOWER, figure(_PLUS), gap=0.5),
    "recruit": row(_COIN, figure("−1"), _FOLLOWER, figure("±1"), gap=0.5),
    "cast": row(hand_card(is_turned=True), arrow(2.4), hand_card(), gap=0.5),
    "conspire": row(
        *(_OTHERSIDER, figure(_PLUS), _COIN, figure(_PLUS), _OR, _OTHERSIDER, figure("−1")), gap=0.4
    ),
}
