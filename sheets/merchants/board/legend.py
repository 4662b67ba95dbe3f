"""The legend of a map: each symbol with its name, a resource's letter before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sheets.drawing.figures import HAIR
from sheets.drawing.filling import draw_pen
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LABEL_PT, width, write
from sheets.drawing.shapes import Box, Item, Point, Stroke, box_around, circle, polygon
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, edge_between
from sheets.merchants.edition.edition import RESOURCES, Edition
from sheets.merchants.solo.map import BRIDGED, bridge
from sheets.page.layout import FOOT_BOX
from sheets.table.table import Table
from sheets.words.words import Words

SYMBOL = 5.2  # In a low legend symbols are as much smaller as it is lower than this row:
ROW = 6.0
LEGEND_BOX = Box(FOOT_BOX.x, FOOT_BOX.y, FOOT_BOX.width, 6.5)
AFTER = 1.4  # Between a symbol and its name.
PAIR = 4.7  # Each of two small hexes, with
SIGN = 4.5  # an artifact on the edge between them.
HEX = 5.6  # A small hex, with
INITIAL = "A"  # somebody's worker in it.
WIDTHS: Mapping[str, float] = {"artifact": 2 * PAIR, "worker": HEX}  # Of wider symbols.


def draw_legend(
    edition: Edition, table: Table, words: Words, symbols: tuple[str, ...], box: Box = LEGEND_BOX
) -> Iterator[Item]:
    """Yield the legend of a map along the middle of a box: resources first, then these symbols."""
    theme = table.theme
    entries: list[tuple[str, str, str]] = [
        (resource, words(f"letter.{resource}"), edition.resource_text(resource, table.language))
        for resource in RESOURCES
    ]
    entries += [(entry, "", _label(entry, table, words)) for entry in symbols]
    starts = [WIDTHS.get(entry, SYMBOL) + AFTER for entry, _, _ in entries]
    widths = [
        start + width(letter, LABEL_PT, "bold") + bool(letter) + width(label, LABEL_PT)
        for start, (_, letter, label) in zip(starts, entries, strict=True)
    ]
    gap = (box.width - sum(widths)) / (len(entries) - 1)
    x, y = box.x, box.centre[1]
    for (entry, letter, label), start, wide in zip(entries, starts, widths, strict=True):
        yield from _symbol(entry, (x + (start - AFTER) / 2, y), theme, box.height)
        text = Box(x + start, y - 2.2, wide - start + 0.02, 4.4)
        if letter:
            lettered = Box(text.x, text.y, width(letter, LABEL_PT, "bold") + 0.01, text.height)
            yield write(letter, lettered, LABEL_PT, colour=theme.ink, name="bold")
            text = Box(lettered.right + 1, text.y, text.right - lettered.right - 1, text.height)
        yield write(label, text, LABEL_PT, colour=theme.ink)
        x += wide + gap


def _label(entry: str, table: Table, words: Words) -> str:
    """Return what a symbol is called; online an artifact is named by its edge."""
    is_named = entry == "artifact" and table.online
    return words("legend.artifact-online" if is_named else f"legend.{entry}")


def _symbol(entry: str, centre: Point, theme: Theme, high: float) -> Iterator[Item]:
    """Yield a symbol as it is on the map, no higher: printed, or as the pen draws it there."""
    size = min(high / ROW, 1.0)
    x, y = centre
    if entry == "start":
        yield circle(centre, 2.4 * size, "#ffffff", Stroke(theme.ink, 0.8))
    elif entry == "printed":
        yield circle(centre, 2.6 * size, "#ffffff", Stroke(theme.ink, HAIR))
    elif entry == "worker":
        wide = min(HEX, high * SQRT3 / 2)
        yield _hex(centre, wide, theme)
        yield from draw_pen("write", box_around(x, y, wide), theme.pen, INITIAL)
    elif entry == "artifact":
        pair = size * PAIR
        yield from (_hex((x + side * pair / 2, y), pair, theme) for side in (-1, 1))
        yield from draw_pen("draw", box_around(x, y, size * SIGN), theme.pen, entry)
    elif entry == "bridge":
        lattice = Lattice(x - BRIDGED / 2, y, BRIDGED)
        yield bridge(edge_between(Hex(0, 0), Hex(1, 0)), lattice, theme)
    else:
        yield icon(entry, centre, size * SYMBOL, theme.ink, theme.fill(entry))


def _hex(centre: Point, width: float, theme: Theme) -> Item:
    corners = Lattice(*centre, width).corners(Hex(0, 0))
    return polygon(corners, stroke=Stroke(theme.line, HAIR))
