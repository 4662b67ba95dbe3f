"""The board sheet: the land, the end's tracker, the players, the turn and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, write
from sheets.drawing.shapes import Box, Item
from sheets.merchants.board.head import draw_head, head_places, owner_box
from sheets.merchants.board.land import draw_beyond, draw_land, has_artifacts, sides
from sheets.merchants.board.legend import LEGEND_BOX, draw_legend
from sheets.merchants.board.panel import draw_panel, panel_places
from sheets.merchants.board.plan import Plan, board_plan
from sheets.merchants.board.players import Place, printed_names
from sheets.merchants.board.rivers import idle_sentences
from sheets.merchants.board.strip import draw_strip, draw_tight_strip, legend_row
from sheets.merchants.board.wilds import draw_cartouches, wilds_places
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import with_option
from sheets.page.identity import footer, owned_page
from sheets.page.layout import FOOT_BOX, Camera, Kind, Layout, Page
from sheets.table.table import Table
from sheets.words.words import Words

LEGEND_UP = 1.4  # The legend stands so much higher than on other maps, so that there is room for
NOTE = 3.55  # the line of notes below it.


def board_layout(edition: Edition, table: Table, words: Words) -> Layout:
    """Return all of a board sheet but the players' names."""
    board, plan = edition.board, board_plan(edition.board, table.players)
    last, is_slim = board.rows_in_play(table.players), plan.arrangement != "side"
    items = (
        *draw_head(edition, table, words, plan),
        *draw_land(edition, table, words, plan.lattice),
        *sides(board, last, plan.lattice, table.theme, is_slim=is_slim),
        *_arranged(edition, table, words, plan),
        *_foot(edition, table, words, plan),
    )
    note = footer(words("sheet.board"), edition, table, words)
    return Layout("board", note, items, "sea")


def board_pages(edition: Edition, table: Table, words: Words) -> tuple[Page, ...]:
    """The board sheet: one for the table, or one for each player when played online (M1.3)."""
    plan = board_plan(edition.board, table.players)
    names = tuple(printed_names(table, player_places(plan, table.players)))
    if not table.online:
        return (Page("board", words("sheet.board"), names),)
    return tuple(
        owned_page("board", words("sheet.board"), seat, table, words, names, owner_box(plan))
        for seat in range(table.players)
    )


def player_places(plan: Plan, players: int) -> tuple[Place, ...]:
    """Return where the players' initials and names stand."""
    if plan.arrangement == "strip":
        return head_places(players)
    places = panel_places if plan.arrangement == "side" else wilds_places
    return places(plan, players)


def _arranged(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield what lies beyond the border, and players, end and turn."""
    if area := plan.beyond:
        yield from draw_beyond(area, table, words, is_high=plan.arrangement == "wilds")
    if plan.arrangement == "side":
        yield from draw_panel(edition, table, words, plan)
    elif plan.arrangement == "wilds":
        yield from draw_cartouches(edition, table, words, plan)
    elif not plan.is_tight:
        yield from draw_strip(edition, table, words, plan)


def _foot(edition: Edition, table: Table, words: Words, plan: Plan) -> Iterator[Item]:
    """Yield the legend, and which rivers do nothing, when a round without a place ends it."""
    stuck = words(with_option("ending.stuck", edition.rules))  # M3.6
    notes = (*idle_sentences(edition.board, table.players, words), stuck)
    if plan.is_tight:
        yield from draw_legend(edition, table, words, _symbols(table), legend_row(plan))
        yield from draw_tight_strip(edition, table, words, plan, notes)
        return
    row = LEGEND_BOX._replace(y=LEGEND_BOX.y - LEGEND_UP)
    yield from draw_legend(edition, table, words, _symbols(table), row)
    place = Box(FOOT_BOX.x, FOOT_BOX.bottom - NOTE, FOOT_BOX.width, NOTE)
    # At the right, clear of the ruler, which keeps its length beside holes.
    yield write(" ".join(notes), place, LABEL_PT, colour=table.theme.ink, anchor="end")


def _symbols(table: Table) -> tuple[str, ...]:
    artifact = ("artifact",) if has_artifacts(table) else ()
    return ("start", "printed", *artifact, "worker", "ship")


BOARD = Kind(board_layout, board_pages, Camera(20, "B"))
