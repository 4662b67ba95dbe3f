"""The final count below the ledger: your territories and what is left over, the Trolls' beside."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from sheets.drawing.figures import FIRM, HEAVY, box_mark, figure_mark
from sheets.drawing.icons import icon
from sheets.drawing.lettering import LEAST_PT, write
from sheets.drawing.shapes import Box, Item
from sheets.merchants.edition.edition import TRACKS
from sheets.merchants.player.marks import final_mark
from sheets.merchants.solo.marks import Sum, sum_mark
from sheets.table.table import Table
from sheets.words.words import Words

FIGURE = (9.8, 7.55)
SUM, SUM_CELLS = (15.6, 7.55), 3
HALVED = "÷ 2"
ENDS: Collection[str] = frozenset({"total", "trolls"})  # Who has more has won.
SIGN, SIGN_WIDE = 5.2, 6.0
LABEL_HIGH, LABEL_UP = 3.0, 0.6
LEFT_OVER: Mapping[str, str] = {
    **{track: track for track in TRACKS},
    "cards": "oval",
    "artifacts": "artifact",
}


LABELS: Mapping[str, str] = {"cards": "solo.unused", "artifacts": "solo.artifacts"}


class Part(NamedTuple):
    """A piece of the count: how wide it is, the label above it, what is drawn."""

    width: float
    label: str
    draw: tuple[str, ...]


def draw_count(box: Box, table: Table, words: Words) -> Iterator[Item]:
    """Yield the count from left to right (M7.2-M7.4, S12)."""
    parts = tuple(_parts(words))
    gap = (box.width - sum(part.width for part in parts)) / (len(parts) - 1)
    x, y = box.x, box.bottom - FIGURE[1]
    for part in parts:
        yield from _drawn(part, Box(x, y, part.width, FIGURE[1]), table)
        x += part.width + gap


def _parts(words: Words) -> Iterator[Part]:
    """Yield boxes of sums, of what is left over, and the signs between them."""
    yield _sum("territories", words("solo.territories"))
    for name, symbol in LEFT_OVER.items():
        yield _sign("+")
        label = HALVED if name in TRACKS else words(LABELS[name])
        yield Part(SIGN_WIDE + FIGURE[0], label, ("figure", name, symbol))
    yield _sign("=")
    yield _sum("total", words("solo.total"))
    yield Part(SIGN, "", ("troll",))
    yield _sum("trolls", words("solo.trolls"))


def _sum(part: Sum, label: str) -> Part:
    return Part(SUM[0], label, (part, sum_mark(part)))


def _sign(text: str) -> Part:
    return Part(2.6, "", ("sign", text))


def _drawn(part: Part, box: Box, table: Table) -> Iterator[Item]:
    theme, (kind, *rest) = table.theme, part.draw
    if part.label:
        face = "bold" if kind in ENDS else "text"
        label = Box(box.x - 1, box.y - LABEL_HIGH - LABEL_UP, box.width + 2, LABEL_HIGH)
        yield write(part.label, label, LEAST_PT, colour=theme.ink, name=face, anchor="middle")
    if kind == "sign":
        yield write(rest[0], box, 12, colour=theme.ink, name="bold", anchor="middle")
    elif kind == "troll":
        yield icon("troll", box.centre, SIGN, theme.ink, theme.fill("start"))
    elif kind == "figure":
        name, symbol = rest
        yield icon(symbol, (box.x + SIGN / 2, box.centre[1]), SIGN, theme.ink, theme.fill(name))
        place = Box(box.right - FIGURE[0], box.y, *FIGURE)
        yield box_mark(final_mark(name), place, theme)
    else:
        yield figure_mark(rest[0], box, theme, SUM_CELLS, HEAVY if kind in ENDS else FIRM)
