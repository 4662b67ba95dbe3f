"""The places for cards on a realm sheet: what goes there, and how large a card may be."""

from collections.abc import Iterator

from sheets.drawing.figures import outline
from sheets.drawing.icons import icon
from sheets.drawing.lettering import leading, write, write_wrapped
from sheets.drawing.paths import circle, line, polygon, rectangle
from sheets.drawing.pictures import Part, as_part, plus, row, sign
from sheets.drawing.shapes import Box, Group, Item, Mark, Stroke, Zone
from sheets.drawing.sizes import FIGURE_PT, FIRM, HAIR, LABEL_PT
from sheets.drawing.theme import Theme
from sheets.drawing.zones import BAND, ROUND, UNDER, draw_band, fitting, shared_out, span
from sheets.editions.head import in_language
from sheets.pandoria.edition import Edition, Realm, SideA, SideB
from sheets.pandoria.emblems import emblem, tint_of
from sheets.pandoria.marks import SPELLS, building_mark
from sheets.table.table import Table
from sheets.words.translation import Words

BETWEEN = 2.0
INSET = 0.9  # Between the ground of the places and what lies on it.
CORNER = 1.6
NAME = 10.6  # The line of a name, below a place's upper side.
CARD = 1.2  # Between a place's sides and the card in it.
TALLEST = 1.55  # A card's height, in its widths.
DASHES = (1.6, 1.2)
GHOST = 1.7  # The scale of the pictures of what lies there.
NUMBER = 2.3
ABOVE = 0.22  # Where the picture stands, in a card's height; below it the realm's emblem,
EMBLEM, LARGEST = 0.6, 0.62  # in its middle, so large at most in the card's width.


def draw_places(
    box: Box, key: str, side: SideA | SideB, edition: Edition, table: Table, words: Words
) -> Iterator[Item]:
    """Yield a realm's spaces and the pile of spells, which share the width (P10)."""
    realm = edition.realms[key]
    # The ground of the spaces and that of the pile lie as far apart as two spaces.
    wide = _width(box, realm)
    theme, last = table.theme, wide + 2 * INSET
    spells = Box(box.right - last, box.y, last, box.height)
    places = Box(box.x, box.y, spells.x - BETWEEN - box.x, box.height)
    lefts = [places.x + INSET + index * (wide + BETWEEN) for index in range(realm.spaces)]
    *spaces, pile = (
        Box(x, box.y + BAND + UNDER, wide, box.height - BAND - UNDER - INSET)
        for x in (*lefts, spells.x + INSET)
    )
    card = _card(_below(pile))
    size = words("realm.size", width=int(card.width), height=int(card.height))
    title = words("realm.spaces", spaces=realm.spaces)
    yield from _ground(places, title, theme, f"{words('realm.over')} · {size}")
    yield from _ground(spells, words("realm.spells"), theme)
    for number, place in enumerate(spaces, 1):
        start = side.marked.building if isinstance(side, SideA) and number == 1 else ""
        text = in_language(edition.buildings[start].name, table.language) if start else ""
        yield _building(number, place, text, key, table, words)
    yield _pile(pile, key, table, words)


def _width(box: Box, realm: Realm) -> float:
    """Return how wide a space is, and the pile."""
    columns = realm.spaces + 1
    return (box.width - 4 * INSET - (columns - 1) * BETWEEN) / columns


def place_zones(box: Box, realm: Realm, words: Words) -> Iterator[Zone]:
    """Yield the spaces, some in each, and the pile of spells."""
    wide = _width(box, realm)
    step = wide + BETWEEN
    for few in shared_out(realm.spaces, fitting(step, step)):
        title = f"{words('realm.building')} {span(few[0] + 1, few[-1] + 1)}"
        part = box._replace(x=box.x + few[0] * step, width=len(few) * step)
        yield Zone(f"building-{few[0] + 1}", title, part)
    last = wide + 2 * INSET
    yield Zone("spells", words("realm.spells"), box._replace(x=box.right - last, width=last))


def _ground(box: Box, title: str, theme: Theme, note: str = "") -> Iterator[Item]:
    """Yield a light ground with a band at its head."""
    yield rectangle(box, theme.fill("panel") or "#ffffff", Stroke(theme.title, FIRM), ROUND)
    yield from draw_band(Box(box.x, box.y, box.width, BAND), title, theme, note=note)


def _below(place: Box) -> Box:
    """Return the room of a card in a place, below its name."""
    return Box(place.x, place.y + NAME, place.width, place.height - NAME)


def _card(room: Box) -> Box:
    """Return the largest card that a room holds."""
    wide = room.width - 2 * CARD
    high = min(room.height - 2 * CARD, TALLEST * wide)
    return Box(room.x + CARD, room.bottom - CARD - high, wide, high)


def _building(number: int, box: Box, standing: str, key: str, table: Table, words: Words) -> Mark:
    """Return a space: a line to write on, room for a card below; what stands from the start."""
    theme, rule = table.theme, box.y + NAME
    items: list[Item] = [
        rectangle(box, "#ffffff", Stroke(theme.title, FIRM), CORNER),
        line((box.x + 2.4, rule), (box.right - 2.4, rule), stroke=outline(theme)),
    ]
    if standing:
        items.append(icon("rectangle", (box.x + 5, rule - 3.2), 5, theme.ink, theme.fill("wood")))
        room = Box(box.x + 8.6, rule - 5.7, box.width - 10, 5)
        items.append(write(standing, room, FIGURE_PT, colour=theme.ink, name="bold"))
    else:
        caption = Box(box.x + 2.4, box.y + 1.0, box.width - 10, leading(LABEL_PT))
        items.append(write(words("realm.building"), caption, LABEL_PT, colour=theme.quiet))
    corner = (box.right - 4.2, box.y + 3.3)
    items.append(circle(corner, NUMBER, theme.fill("panel"), outline(theme)))
    figure = Box(corner[0] - 2.5, corner[1] - 2.5, 5, 5)
    items.append(write(str(number), figure, LABEL_PT, colour=theme.quiet, anchor="middle"))
    items += _card_outline(box, row(_house, plus, sign("monument"), gap=0.6), key, table)
    return Mark(building_mark(number), "write", box, tuple(items))


@as_part(4.2)
def _house(theme: Theme) -> Iterator[Item]:
    """Yield a house that is as light as the monument beside it."""
    walls = ((0.5, 0), (0.5, 2.1), (3.7, 2.1), (3.7, 0))
    fill, stroke = theme.fill("wood") or "#ffffff", Stroke(theme.ink, HAIR)
    yield polygon(walls, fill, stroke)
    yield polygon(((0, 0), (2.1, -2), (4.2, 0)), fill, stroke)
    yield line((1.7, 2.1), (1.7, 0.9), (2.5, 0.9), (2.5, 2.1), stroke=stroke)


def _pile(box: Box, key: str, table: Table, words: Words) -> Mark:
    theme = table.theme
    frame = rectangle(box, "#ffffff", Stroke(theme.title, FIRM), CORNER)
    room = Box(box.x + 2, box.y + 1.6, box.width - 4, NAME)
    latest = words("realm.latest")
    told = write_wrapped(latest, room, LABEL_PT, colour=theme.quiet, anchor="middle")
    ghost = sign("star", 5.0, tint="crystal")
    return Mark(SPELLS, "place", box, (frame, *told, *_card_outline(box, ghost, key, table)))


def _card_outline(place: Box, ghost: Part, key: str, table: Table) -> Iterator[Item]:
    """Yield the largest card that a place holds: what it will be, and the emblem of the realm.

    There is no emblem in a theme without a tint for it: it would be louder than what is played.
    """
    card, theme = _card(_below(place)), table.theme
    if (tint := tint_of(key, theme)) and not table.plain:
        below = card.centre[0], card.y + EMBLEM * card.height
        yield emblem(key, below, LARGEST * min(card.width, card.height), tint)
    yield rectangle(card, None, Stroke(theme.line, HAIR, DASHES), CORNER)
    x, y = card.centre[0] - GHOST * ghost.width / 2, card.y + ABOVE * card.height
    yield Group(tuple(ghost.draw(theme)), x, y, GHOST)
