"""The legend of a map: each symbol with its name, as printed or as the pen draws it there."""

from collections.abc import Iterator, Mapping

from sheets.drawing.filling import Filling, draw_filling, draw_pen, halo
from sheets.drawing.icons import icon
from sheets.drawing.lettering import largest_size, width, write
from sheets.drawing.paths import circle, polygon
from sheets.drawing.shapes import WHITE, Box, Colour, Group, Item, Point, Stroke
from sheets.drawing.sizes import HAIR, LABEL_PT, LEAST_PT
from sheets.drawing.theme import Theme
from sheets.hexes import SQRT3, Hex, Lattice, edge_between
from sheets.merchants.board.land import has_artifacts
from sheets.merchants.board.waters import INITIAL_RING, hull, idle_rows
from sheets.merchants.edition.edition import RESOURCES, Board, Edition
from sheets.merchants.solo.map import BRIDGED, bridge
from sheets.merchants.solo.territories import draw_flag
from sheets.merchants.vignettes import goal_shield, pine, start_banner
from sheets.page.boxes import FOOT_BOX
from sheets.table.table import Table
from sheets.words.translation import Words

SYMBOL = 5.2  # In a legend lower than a row symbols are as much smaller.
ROW = 6.0
LEGEND_BOX = Box(FOOT_BOX.x, FOOT_BOX.y, FOOT_BOX.width, 6.5)
AFTER = 1.4  # Between a symbol and its name.
LEAST_GAP, MOST_GAP = 2.2, 12.0  # Between an entry and the next.
GOAL = 7  # The number of a goal, for instance.
PAIR = 4.7  # Each of two small hexes.
SIGN = 4.5  # An artifact on the edge between two hexes.
HEX = 5.6  # A small hex.
PINE = 0.12  # The scale of a tree in a hex 1 mm wide.
OVER = 0.6  # As much higher than the hex is a stroke through it.
LEAST_LETTER = 3.6
SHIP = "astral-ship"
ALL_SIDES = tuple(range(6))
INITIAL = "A"  # Of somebody's worker in a hex.
# What the pen leaves in a hex, and what stands there on a filled board.
LEFT: Mapping[str, Filling] = {
    "worker": Filling("", "write", INITIAL),
    "closed": Filling("", "strike"),
    "swamp": Filling("", "blacken"),
    "shield": Filling("", "shield", INITIAL),
    "open": Filling("", "dashes", "wood", sides=ALL_SIDES),
    "struck": Filling("", "outline", "wood", sides=ALL_SIDES),
}
DRAWN = ("printed", "artifact", "new", *LEFT)  # What stands in hexes or between them.
WOODED = ("printed", "closed", "open", "struck")  # In hexes of wood.
WIDTHS: Mapping[str, float] = {
    "artifact": 2 * PAIR,
    "first": 2.4,
    "new": HEX,
    **dict.fromkeys(LEFT, HEX),
}  # Of wider symbols.


def draw_legend(
    edition: Edition,
    table: Table,
    words: Words,
    symbols: tuple[str, ...],
    box: Box = LEGEND_BOX,
    *,
    resources: bool = True,
    edges: bool = True,
) -> Iterator[Item]:
    """Yield the legend of a map along the middle of a box: resources first, then these symbols.

    Where a key of the dice names the resources they are not needed. Online an artifact is named by
    its edge; without `edges` that is said elsewhere.
    """
    theme = table.theme
    entries: list[tuple[str, str]] = [
        (resource, edition.resource_text(resource, table.language))
        for resource in (RESOURCES if resources else ())
    ]
    named = table.online and edges
    entries += [(entry, _label(entry, words, is_named=named)) for entry in symbols]
    starts = [WIDTHS.get(entry, SYMBOL) + AFTER for entry, _ in entries]
    room = box.width - sum(starts) - LEAST_GAP * (len(entries) - 1)
    size = largest_size(
        (LABEL_PT, LEAST_PT), lambda size: sum(width(each, size) for _, each in entries) <= room
    )
    widths = [start + width(label, size) for start, (_, label) in zip(starts, entries, strict=True)]
    gap = min((box.width - sum(widths)) / (len(entries) - 1), MOST_GAP)
    x = box.centre[0] - (sum(widths) + gap * (len(entries) - 1)) / 2
    y = box.centre[1]
    for (entry, label), start, wide in zip(entries, starts, widths, strict=True):
        yield from _symbol(entry, (x + (start - AFTER) / 2, y), theme, box.height)
        text = Box(x + start, y - 2.2, wide - start + 0.02, 4.4)
        yield write(label, text, size, colour=theme.ink)
        x += wide + gap


def drawn_symbols(table: Table) -> tuple[str, ...]:
    """Return what pens have drawn on a filled board, beside resources."""
    artifact = ("artifact",) if has_artifacts(table) else ()
    new = ("new",) if table.moment and table.moment.turn else ()
    return ("shield", *artifact, "open", "struck", "swamp", *new)


def _label(entry: str, words: Words, *, is_named: bool) -> str:
    """Return what a symbol is called, an artifact perhaps by its edge."""
    is_edge = entry == "artifact" and is_named
    return words("legend.artifact-online" if is_edge else f"legend.{entry}")


def _symbol(entry: str, centre: Point, theme: Theme, high: float) -> Iterator[Item]:
    """Yield a symbol as it is on the map, no higher: printed, or as the pen draws it there."""
    size = min(high / ROW, 1.0)
    x, y = centre
    if entry == "start":
        yield from start_banner("gold", (x, y - 2.6 * size), theme, 0.78 * size)
    elif entry == "first":
        yield from draw_flag((x - 0.9 * size, y + 2.4 * size), 5.2 * size, theme)
    elif entry == "goal":
        yield from goal_shield("gold", GOAL, centre, theme, 0.9 * size)
    elif entry == "ship":
        yield from _ship(centre, 0.42 * size, theme)
    elif entry == "bridge":
        lattice = Lattice(x - BRIDGED / 2, y, BRIDGED)
        yield bridge(edge_between(Hex(0, 0), Hex(1, 0)), lattice, theme)
    elif entry in DRAWN:
        yield from draw_mark(entry, centre, theme, high)
    else:
        yield icon(entry, centre, size * SYMBOL, theme.ink, theme.fill(entry))


def mark_width(entry: str, most: float = HEX) -> float:
    """Return how wide a mark is that hexes of this width hold."""
    return WIDTHS[entry] * most / HEX


def draw_mark(
    entry: str, centre: Point, theme: Theme, high: float, most: float = HEX
) -> Iterator[Item]:
    """Yield what the pen draws in a hex at `most` so wide or between two, or a printed resource."""
    x, y = centre
    wide = min(most, (high - OVER) * SQRT3 / 2)
    if entry == "artifact":
        pair = min(high / ROW, most / HEX) * PAIR
        yield from (_hex((x + side * pair / 2, y), pair, theme) for side in (-1, 1))
        yield from draw_pen("draw", Box.around(x, y, pair * SIGN / PAIR), theme.pen, "artifact")
        return
    yield _hex(centre, wide, theme, theme.fill("wood") if entry in WOODED else None)
    if entry == "printed":
        yield Group((pine(theme),), x, y + 0.36 * wide, PINE * wide)
    if entry == "new":
        yield halo(centre, 0.36 * wide, theme)
    if filling := LEFT.get(entry):
        box = Box.around(x, y, wide, 2 * wide / SQRT3)
        if filling.how == "write":
            box = Box.around(x, y, max(wide, LEAST_LETTER))
        yield from draw_filling(filling, box, theme)
    if entry == "struck":
        yield from draw_pen("strike", Box.around(x, y, wide), theme.outline("wood"), width=HAIR)


def _ship(centre: Point, size: float, theme: Theme) -> Iterator[Item]:
    x, y = centre[0], centre[1] - 0.8 * size
    yield from hull((x, y), size, theme)
    yield circle((x, y), size * INITIAL_RING / 2, WHITE, Stroke(theme.outline("coast"), HAIR))


def _hex(centre: Point, width: float, theme: Theme, fill: Colour | None = None) -> Item:
    corners = Lattice(*centre, width).corners(Hex(0, 0))
    return polygon(corners, fill, Stroke(theme.line, HAIR))


def border_sentences(board: Board, table: Table, words: Words) -> Iterator[str]:
    """Yield which river is the border, where there is one."""
    border = board.border_row(table.players)
    if table.fewest:
        yield from (words("setup.border-any"), words("setup.struck-any"))
    elif border is not None:
        yield words("setup.border", row=border)


def river_sentences(board: Board, table: Table, words: Words) -> Iterator[str]:
    """Yield what the rivers that are drawn do: nothing, or what their numbers say."""
    if table.fewest:
        yield words("setup.border-any")
    yield from (words("setup.idle", row=row) for row in idle_rows(board, table.players))


def ship_sentences(edition: Edition, table: Table, words: Words) -> Iterator[str]:
    """Yield by which spell alone a worker comes on a ship, where there are both (M9)."""
    lakes = edition.board.lakes_in_play(table.players)
    if SHIP in _spells(edition, table.variant) and any(lake.ships for lake in lakes):
        yield words("legend.ships", spell=edition.spell_text(SHIP, table.language))


def _spells(edition: Edition, variant: str) -> Iterator[str]:
    """Yield the spells that can be cast: of the cards, in the family version of the archive."""
    if variant != "family":
        yield from (card.spell for card in edition.cards.values())
        return
    for storey in edition.archive.storeys if edition.archive else ():
        for place in storey.places:
            yield from place.spells
