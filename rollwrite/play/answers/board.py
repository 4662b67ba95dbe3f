"""The board of a replayed game as a picture of an HTML page, with what each turn drew as layers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from rollwrite.play.position import Position
from rollwrite.play.replay import ReplayedRecord, open_replayed
from rollwrite.play.sheet_state import state_of
from rollwrite.table_options import TableOptions
from scoring.merchants.fillings import page_fillings
from sheets.document import SheetRenderer
from sheets.drawing.filling import Filling, draw_filling
from sheets.drawing.paths import ellipse
from sheets.drawing.shapes import Box, Drawing, Group, Item, PageKey, marks_of
from sheets.write.svg import Layer, layered_svg

BOARD = "board"
PEN, HIGHLIGHT = "currentColor", "#ffe58a"  # The page's style colours the pen.
LEFT, ABOVE, RIGHT, BELOW = 8.0, 6.0, 2.0, 4.8  # Around the hexes, for numbers and letters.
HALO = 0.94  # The width of what shows a new mark, in widths of its place.


def board_svg(replayed: ReplayedRecord, language: str) -> str:
    """Return the board with all marks; those of a turn stand in groups with its number."""
    page = _printed(replayed, language)
    view = _view(page)
    boxes = {
        mark.name: mark.box
        for mark in marks_of(page)
        if mark.name.startswith(("hex.", "edge.", "ship."))
    }
    new = [*_new_marks(replayed, boxes)]
    layers = [
        *(Layer("halo", turn, tuple(_halos(marks, boxes))) for turn, marks in new),
        *(Layer("mark", turn, tuple(_drawn(_closed(marks), boxes))) for turn, marks in new),
        *(Layer("mark", turn, tuple(_drawn(_written(marks), boxes))) for turn, marks in new),
    ]
    return layered_svg(page, view, [layer for layer in layers if layer.items])


def marks_at(position: Position) -> dict[Filling, None]:
    """Return what stands on the board at a position, in the order of drawing."""
    pages = page_fillings(state_of(position), position.table.content)
    return dict.fromkeys(pages[PageKey(BOARD)])


def positions(replayed: ReplayedRecord) -> list[Position]:
    """Return the position before the first turn and that after each turn."""
    assert replayed.start is not None  # Who has a page has begun.
    return [replayed.start, *(played.after for played in replayed.turns)]


def _printed(replayed: ReplayedRecord, language: str) -> Drawing:
    game = open_replayed(replayed)
    assert game.game is not None  # What has a position has a game.
    assert game.edition is not None
    renderer = SheetRenderer(game.game, game.edition)
    options = TableOptions(language=language, coordinates=True, markers=False)
    table = options.table(game.variant, game.seats(), game.level)
    [page] = renderer.draw(table, (BOARD,))
    return page


def _view(page: Drawing) -> Box:
    """Return the box around all hexes and what stands beside them."""
    boxes = [mark.box for mark in marks_of(page) if mark.name.startswith("hex.")]
    left, top = min(box.x for box in boxes) - LEFT, min(box.y for box in boxes) - ABOVE
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right + RIGHT - left, bottom + BELOW - top)


def _new_marks(
    replayed: ReplayedRecord, boxes: Mapping[str, Box]
) -> Iterator[tuple[int, list[Filling]]]:
    before: Mapping[Filling, None] = {}
    for turn, position in enumerate(positions(replayed)):
        now = marks_at(position)
        yield turn, [each for each in now if each not in before and each.mark in boxes]
        before = now


def _closed(marks: Iterable[Filling]) -> list[Filling]:
    return [each for each in marks if each.how == "outline"]


def _written(marks: Iterable[Filling]) -> list[Filling]:
    return [each for each in marks if each.how != "outline"]


def _halos(marks: Iterable[Filling], boxes: Mapping[str, Box]) -> Iterator[Item]:
    for each in _written(marks):
        box = boxes[each.mark]
        yield _moved(_halo(round(box.width, 3)), box)


def _drawn(marks: Iterable[Filling], boxes: Mapping[str, Box]) -> Iterator[Item]:
    for each in marks:
        box = boxes[each.mark]
        size = round(box.width, 3), round(box.height, 3)
        yield _moved(_symbol(replace(each, mark="", text=str(each.text)), *size), box)


def _moved(items: tuple[Item, ...], box: Box) -> Group:
    return Group(items, box.x, box.y, name="pen")


@lru_cache(maxsize=1 << 10)
def _symbol(filling: Filling, width: float, height: float) -> tuple[Item, ...]:
    """Return what the pen leaves in a box at the origin: one object, so that it is shared."""
    return tuple(draw_filling(filling, Box(0, 0, width, height), PEN))


@lru_cache(maxsize=1 << 6)
def _halo(width: float) -> tuple[Item, ...]:
    return (ellipse(Box(0, 0, width, width).inset((1 - HALO) * width / 2), HIGHLIGHT),)
