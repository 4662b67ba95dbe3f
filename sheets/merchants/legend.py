"""The legend of a map: each symbol with its name, a resource's letter before it."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing import Box, Item, Point, Stroke, circle
from sheets.figures import HAIR
from sheets.icons import icon
from sheets.lettering import LABEL_PT, width, write
from sheets.merchants.edition import RESOURCES, Edition
from sheets.page import FOOT_BOX
from sheets.table import Table
from sheets.theme import Theme
from sheets.words import Words

LEGEND_ICON = 6.6


def draw_legend(
    edition: Edition, table: Table, words: Words, symbols: tuple[str, ...]
) -> Iterator[Item]:
    """Yield the legend of a map between the lower markers: resources, then these symbols."""
    theme, box = table.theme, FOOT_BOX
    entries: list[tuple[str, str, str]] = [
        (resource, words(f"letter.{resource}"), edition.resource_text(resource, table.language))
        for resource in RESOURCES
    ]
    entries += [(entry, "", _label(entry, table, words)) for entry in symbols]
    widths = [
        LEGEND_ICON + width(letter, LABEL_PT, "bold") + bool(letter) + width(label, LABEL_PT)
        for _, letter, label in entries
    ]
    gap = (box.width - sum(widths)) / (len(entries) - 1)
    x, y = box.x, box.y + 3.2
    for (entry, letter, label), wide in zip(entries, widths, strict=True):
        yield _symbol(entry, (x + 2.6, y), theme)
        text = Box(x + LEGEND_ICON, y - 2.2, wide - LEGEND_ICON + 0.02, 4.4)
        if letter:
            lettered = Box(text.x, text.y, width(letter, LABEL_PT, "bold") + 0.01, text.height)
            yield write(letter, lettered, LABEL_PT, colour=theme.ink, name="bold")
            text = Box(lettered.right + 1, text.y, text.right - lettered.right - 1, text.height)
        yield write(label, text, LABEL_PT, colour=theme.ink)
        x += wide + gap


def _label(entry: str, table: Table, words: Words) -> str:
    """Give what a symbol is called; online an artifact is named by its edge."""
    is_named = entry == "artifact" and table.online
    return words("legend.artifact-online" if is_named else f"legend.{entry}")


def _symbol(entry: str, centre: Point, theme: Theme) -> Item:
    if entry == "start":
        return circle(centre, 2.4, "#ffffff", Stroke(theme.ink, 0.8))
    if entry == "printed":
        return circle(centre, 2.6, "#ffffff", Stroke(theme.ink, HAIR))
    return icon(entry, centre, 5.2, theme.ink, theme.fill(entry))
