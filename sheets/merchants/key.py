"""The key of the player sheet: what a card's symbols are, and how the pen marks them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sheets.drawing import Box, Item, Point
from sheets.figures import heading
from sheets.lettering import LABEL_PT, LEAST_PT, leading, wrap, write, write_lines
from sheets.merchants.cards import oval, square, star
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

SYMBOLS: tuple[tuple[str, Callable[[Point, str, Theme], tuple[Item, ...]]], ...] = (
    ("star", star),
    ("oval", oval),
    ("square", square),
)
RULES = ("bought", "cast", "built", "lost", "box", "craft")
SYMBOL_PITCH = 7.8
LEFT = 42.0


def draw_key(table: Table, words: Words, box: Box) -> Iterator[Item]:
    """Yield the key: the symbols with what they cost, and what the pen does to them."""
    theme = table.theme
    yield heading(words("key.title"), Box(box.x, box.y, box.width, 4), theme)
    for index, (key, draw) in enumerate(SYMBOLS):
        y = box.y + 9.4 + index * SYMBOL_PITCH
        yield from draw((box.x + 4, y), "", theme)
        label = Box(box.x + 9.5, y - 2.2, LEFT - 9.5, 4.4)
        yield write(words(f"key.{key}"), label, LABEL_PT, colour=theme.ink)
    y = box.y + 0.4
    rules = Box(box.x + LEFT + 2, y, box.width - LEFT - 2, 0)
    for rule in RULES:
        lines = wrap(words(f"key.{rule}"), rules.width, LEAST_PT)
        place = Box(rules.x, y, rules.width, len(lines) * leading(LEAST_PT))
        yield from write_lines(lines, place, LEAST_PT, colour=theme.ink)
        y = place.bottom + 0.6
