"""The board sheet: the land, the end's tracker, the players, the turn and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.head import draw_head, head_places, owner_page
from sheets.merchants.board.land import draw_land, has_artifacts
from sheets.merchants.board.legend import LEGEND_BOX, draw_legend
from sheets.merchants.board.names import sides
from sheets.merchants.board.panel import draw_panel, panel_places
from sheets.merchants.board.plan import Plan, board_plan
from sheets.merchants.board.players import Place, printed_names
from sheets.merchants.board.rivers import idle_sentences
from sheets.merchants.board.sea import draw_sea
from sheets.merchants.board.strip import draw_strip, draw_tight_strip, legend_row
from sheets.merchants.board.wilds import (
    draw_title,
    draw_wild_land,
    draw_wilds,
    wilds_places,
)
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.identity import footer
from sheets.page.layout import FOOT_BOX, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

LEGEND_ROW = LEGEND_BOX._replace(y=LEGEND_BOX.y - 0.1, height=4.8)
NOTE = 3.55  # The line of notes below the legend.
BAND, BAND_DOWN = 24.0, 3.0  # The landscape of wilds beside a panel.


def board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a board sheet but the players' names."""
    board, plan = edition.board, board_plan(edition.board, table.players)
    last, is_slim = board.rows_in_play(table.players), plan.arrangement == "strip"
    items = (
        *draw_head(edition, table, words, plan),
        *draw_sea(edition, table, plan),
        *draw_land(edition, table, plan.lattice, plan.beach),
        *_arranged(edition, table, words, plan),
        *sides(
            board,
            last,
            plan.lattice,
            table.theme,
            is_slim=is_slim,
            in_bays=True,
            in_sea=not table.plain,
        ),
        *_foot(edition, table, words, plan),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, "sea")


def board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """The board sheet: one for the table, or one for each player when played online (M1.3)."""
    plan = board_plan(edition.board, table.players)
    names = tuple(printed_names(table, player_places(plan, table)))
    if not table.online:
        return (Page("board", words("sheet.board"), names),)
    seats = range(table.players)
    return tuple(owner_page(seat, table, words, names, plan) for seat in seats)


def player_places(plan: Plan, table: Table) -> tuple[Place, ...]:
    """Return where the players' initials and names stand."""
    if plan.arrangement == "strip":
        return head_places(table.players)
    if plan.arrangement == "side":
        return panel_places(plan, table.players)
    return wilds_places(plan, table)


def _arranged(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield what lies beyond the border, and players, end and turn."""
    if plan.arrangement == "wilds":
        yield from draw_wilds(edition, table, words, plan)
    elif plan.arrangement == "side":
        yield from draw_wild_land(edition, table, plan)
        if plan.beyond:
            yield from draw_title(edition, table, words, _band(plan.beyond))
        yield from draw_panel(edition, table, words, plan)
    elif not plan.is_tight:
        yield from draw_strip(edition, table, words, plan)


def _band(area: Box) -> Box:
    """Return where the landscape lies in wilds that hold nothing else."""
    down = max((area.height - BAND) / 2, BAND_DOWN)
    return Box(area.x + 8, area.y + down, area.width - 16, min(BAND, area.height - 2 * BAND_DOWN))


def _foot(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the legend, and which rivers do nothing, when a round without a place ends it."""
    stuck = words(with_option("ending.stuck", edition.rules))  # M3.6
    idle = idle_sentences(edition.board, table.players, words)
    has_key = table.dice == "d6" and plan.arrangement != "side" and not plan.is_tight
    pen = () if has_key or plan.is_tight else (words("legend.pen"),)
    notes = (*idle, stuck, *pen)
    row = legend_row(plan) if plan.is_tight else LEGEND_ROW
    yield from draw_legend(
        edition, table, words, _symbols(table, has_key), row, resources=not has_key
    )
    if plan.is_tight:
        yield from draw_tight_strip(edition, table, words, plan, notes)
        return
    place = Box(FOOT_BOX.x, FOOT_BOX.bottom - NOTE, FOOT_BOX.width, NOTE)
    # At the right, clear of the ruler, which keeps its length beside holes.
    yield write(" ".join(notes), place, LABEL_PT, colour=table.theme.ink, anchor="end")


def _symbols(table: Table, has_key: bool) -> tuple[str, ...]:
    """Return what the legend has beside resources; where the dice have their key there is room."""
    artifact = ("artifact",) if has_artifacts(table) else ()
    pen = ("pen",) if has_key else ()
    return ("start", "goal", "ship", "worker", *artifact, "closed", "swamp", *pen)


BOARD = Kind(board_layout, board_pages, Camera(20, "B"))
