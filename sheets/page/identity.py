"""What every page says of itself to people: its title, its footer, whose it is."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import width, write, write_name
from sheets.drawing.shapes import WHITE, Box, Item, Stroke, rectangle
from sheets.drawing.theme import Theme
from sheets.editions.head import Head
from sheets.page.layout import HEADER_BOX, Page
from sheets.table.table import Table
from sheets.words.words import Words

TITLE_PT = 19.0
TILE = 13.2  # Of the title's first letter,
INITIAL_PT = 30.0
SUBTITLE_PT = 10.5


def footer(sheet: str, edition: Head, table: Table, words: Words) -> str:
    """Return the footer: game, sheet kind, players, edition and version, paper, language."""
    players = "players-1" if table.players == 1 else "players"
    parts = (
        edition.title_text(table.language),
        sheet,
        words(players, players=table.players),
        words("edition", name=edition.id, version=edition.version),
        *((words("seed", seed=edition.made_from),) if edition.made_from else ()),
        table.paper.title,
        words("language"),
    )
    return " · ".join(parts)


def page_title(
    sheet: str, edition: Head, table: Table, words: Words, header: Box = HEADER_BOX
) -> Iterator[Item]:
    """Yield a page's title: the game above, the sheet and the players below.

    The game's first letter stands in a tile. The usual header is that of pages with markers,
    between the upper two of them.
    """
    tile, title, under = _title_boxes(header)
    text, theme = edition.title_text(table.language).upper(), table.theme
    yield from draw_tile(tile, text[:1], INITIAL_PT, theme)
    yield write(text[1:], title, TITLE_PT, colour=theme.title, name="display")
    yield write(subtitle(sheet, table, words), under, SUBTITLE_PT, colour=theme.quiet)


def draw_tile(tile: Box, initial: str, size_pt: float, theme: Theme) -> Iterator[Item]:
    """Yield the tile of a title's first letter."""
    yield rectangle(tile, theme.title, radius=1.2)
    yield rectangle(tile.inset(0.8), stroke=Stroke(WHITE, 0.25), radius=0.7)
    yield write(initial, tile, size_pt, colour=WHITE, name="display", anchor="middle")


def shared_pages(
    kind: str, sheet: str, table: Table, words: Words, items: tuple[Item, ...]
) -> tuple[Page, ...]:
    """Return the pages of a sheet that all players share: one, or online one for each."""
    if not table.online:
        return (Page(kind, sheet, items),)
    return tuple(
        owned_page(kind, sheet, seat, table, words, items) for seat in range(table.players)
    )


def owned_page(
    kind: str,
    sheet: str,
    seat: int,
    table: Table,
    words: Words,
    items: tuple[Item, ...] = (),
    header: Box = HEADER_BOX,
) -> Page:
    """Return the page of a sheet of which every player has their own, the name beside its title.

    The header is that of the title.
    """
    player = table.seats[seat].name
    if not player:
        return Page(kind, sheet, items, seat)
    _, _, under = _title_boxes(header)
    x = under.x + width(f"{subtitle(sheet, table, words)} · ", SUBTITLE_PT)
    place = Box(x, under.y, under.right - x, under.height)
    name = write_name(player, place, SUBTITLE_PT, colour=table.theme.ink)
    title = words("sheet.of", sheet=sheet, player=player)
    return Page(kind, title, (*items, *name), seat, player=player)


def _title_boxes(box: Box) -> tuple[Box, Box, Box]:
    """Return where the initial's tile, the rest of the title and the line under it stand."""
    tile = Box(box.x, box.y + 0.9, TILE, TILE)
    left = tile.right + 1.6
    title = Box(left, tile.y + 0.2, min(96, box.width) - TILE - 1.6, 7.6)
    return tile, title, Box(left, title.bottom + 0.3, min(124, box.width) - TILE - 1.6, 5)


def subtitle(sheet: str, table: Table, words: Words) -> str:
    """Return what stands under a title: the sheet, and for how many players it is."""
    players = words("players-1" if table.players == 1 else "players", players=table.players)
    return f"{sheet} · {players}"
