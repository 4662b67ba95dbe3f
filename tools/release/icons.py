"""The pictures of `docs/icons.md`: every icon and every effect, in three sizes."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from sheets.drawing.lettering import write
from sheets.drawing.shapes import Box, Drawing, Item
from sheets.drawing.sizes import LABEL_PT
from sheets.drawing.theme import Theme, load_theme
from sheets.merchants.effects import CHOICE, HIGH, effect, effect_width
from sheets.write.png import write_png
from tools.release.pictures import fine, reduced, save

THEMES = ("colour", "ink")
SIZES = (4.0, 6.0, 12.0)  # In mm, of the line that an effect stands in.
NAME, GAP, ROW = 27.0, 3.0, 13.5
COLUMNS = 3
WIDEST = max(map(effect_width, CHOICE)) / HIGH  # Of a line's height.
WIDTH = 1200  # Pixels.


def make(folder: Path) -> None:
    """Write a picture of all in each of the themes."""
    for name in THEMES:
        page, drawn = _page(load_theme(name)), BytesIO()
        write_png(page, drawn, dpi=fine(page.width, WIDTH))
        save(reduced(drawn.getvalue(), WIDTH), folder / f"icons-{name}.png")


def _page(theme: Theme) -> Drawing:
    wide = NAME + sum(size * WIDEST + GAP for size in SIZES)
    rows = -(-len(CHOICE) // COLUMNS)
    items = tuple(
        item
        for index, name in enumerate(CHOICE)
        for item in _entry(name, Box(index // rows * wide, index % rows * ROW, wide, ROW), theme)
    )
    return Drawing("icons", "icons", "en", COLUMNS * wide, rows * ROW, items)


def _entry(name: str, box: Box, theme: Theme) -> Iterator[Item]:
    label = Box(box.x + 2, box.y, NAME - 3, box.height)
    yield write(name, label, LABEL_PT, colour=theme.ink)
    x, y = box.x + NAME, box.centre[1]
    for size in SIZES:
        yield effect(name, (x, y), theme, size / HIGH)
        x += size * WIDEST + GAP
