"""Makes the pictures of `docs/icons.md`: every icon and every effect, in three sizes.

`python -m tools.make_icon_page` writes one in colour and one in ink; a test holds that they are
current, and that the page names them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Drawing, Item
from sheets.drawing.theme import Theme, load_theme
from sheets.merchants.effects import CHOICE, HIGH, effect, effect_width
from tools.make_gallery import DOCS, Picture

PICTURES = DOCS / "pictures"
THEMES = ("colour", "ink")
SIZES = (4.0, 6.0, 12.0)  # In mm, of the line that an effect stands in.
NAME, GAP, ROW = 27.0, 3.0, 13.5
COLUMNS = 3
WIDEST = max(map(effect_width, CHOICE)) / HIGH  # Of a line's height.
PIXELS = 1500


def main() -> None:
    """Write the pictures."""
    for path, picture in icon_pictures():
        path.write_bytes(picture.png())


def icon_pictures() -> Iterator[tuple[Path, Picture]]:
    """Yield a picture of all in each of the themes, with its file."""
    for name in THEMES:
        theme = load_theme(name)
        picture = Picture(f"icons-{name}", _page(theme), PIXELS)
        yield PICTURES / f"{picture.name}.png", picture


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


if __name__ == "__main__":
    main()
