"""A card as the player sheet has it, and as the pen leaves it in the course of its life."""

from collections.abc import Iterator, Sequence

from sheets.drawing.filling import PEN, How, draw_pen
from sheets.drawing.lettering import write
from sheets.drawing.paths import line, rectangle
from sheets.drawing.shapes import WHITE, Box, Group, Item, Point, Stroke
from sheets.drawing.sizes import FIRM, HAIR
from sheets.drawing.theme import Theme
from sheets.merchants.edition.edition import Card, Edition
from sheets.merchants.effects import effect, effect_width
from sheets.merchants.player.cards import LEFT, OVAL, RECTANGLE, STAR, oval, square, star

WIDE, HIGH = 30.0, 17.6
EDGE = 1.9  # Between a symbol and the side of its card.
POWER = 10.4  # Where the pictures of spell and building begin.
ROOM = 10.6  # What these have.
NUMBER_PT = 9.0
THIN = 0.35  # A cross over a figure that is to be read below it.


def _middles() -> tuple[Point, Point, Point]:
    """Return where star, oval and rectangle stand on a card."""
    left, right = EDGE + STAR[0] / 2, WIDE - EDGE - OVAL[0] / 2
    upper, lower = EDGE + STAR[1] / 2, HIGH - EDGE - RECTANGLE[1] / 2
    return (left, upper), (right, HIGH / 2), (left, lower)


def draw_card(
    card: Card, edition: Edition, centre: Point, theme: Theme, life: str
) -> Iterator[Item]:
    """Yield a card around a point, `life` what became of it: `bought`, `cast`, `built`, ..."""
    items = (*_printed(card, edition, theme), *_left(LEFT[life], theme))
    yield Group(items, centre[0] - WIDE / 2, centre[1] - HIGH / 2)


def _printed(card: Card, edition: Edition, theme: Theme) -> Iterator[Item]:
    yield rectangle(Box(0, 0, WIDE, HIGH), WHITE, Stroke(theme.ink, FIRM), 1.2)
    across = ((POWER, HIGH / 2), (WIDE - EDGE - OVAL[0] - 1.4, HIGH / 2))
    yield line(*across, stroke=Stroke(theme.line, HAIR, (0.1, 0.9)))
    prices = (card.crystals, card.gold, card.wood)
    for draw, middle, price in zip((star, oval, square), _middles(), prices, strict=True):
        yield from draw(middle, str(price), theme)
    for key, y in ((card.spell, HIGH / 4 + 0.5), (card.building, 3 * HIGH / 4 - 0.5)):
        name = edition.icon_of(key)
        yield effect(name, (POWER, y), theme, min(ROOM / effect_width(name), 1.0))
    number = Box(WIDE - 8, 0.7, 6.8, 4)
    yield write(str(card.number), number, NUMBER_PT, colour=theme.quiet, anchor="end")


def _left(marks: Sequence[Sequence[How]], theme: Theme) -> Iterator[Item]:
    for middle, size, hows in zip(_middles(), (STAR, OVAL, RECTANGLE), marks, strict=True):
        for how in hows:
            pen = THIN if how == "cross" else PEN
            yield from draw_pen(how, Box.around(*middle, *size), theme.pen, width=pen)


def example_card(edition: Edition) -> Card:
    """Return the card of the examples: one that costs something in every way, its wood not much.

    So the price of a monument over its building is seen to be worked out. Its pictures are not
    made smaller, and it is none of those of which everybody has one free, where there are others.
    """
    bought = edition.columns[1:] or edition.columns
    cards = [card for column in bought for card in column.cards]
    paid = [each for each in cards if min(each.crystals, each.gold) > 0 and 2 <= each.wood <= 3]
    large = [each for each in paid if _widest(each, edition) <= ROOM]
    return next(iter((*large, *paid, *cards)))


def _widest(card: Card, edition: Edition) -> float:
    """Return the width of the wider one of a card's two pictures."""
    return max(effect_width(edition.icon_of(key)) for key in (card.spell, card.building))
