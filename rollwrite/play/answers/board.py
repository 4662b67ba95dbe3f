"""The board of a replayed game as a picture of an HTML page, with what each turn drew as layers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from rollwrite.play.answers.text import columns, totals, turn_told
from rollwrite.play.position import Position
from rollwrite.play.replay import ReplayedRecord, open_replayed
from rollwrite.play.sheet_state import score_of, state_of
from rollwrite.table_options import TableOptions
from scoring.merchants.fillings import page_fillings
from sheets.document import SheetRenderer
from sheets.drawing.filling import Filling, draw_filling
from sheets.drawing.lettering import write
from sheets.drawing.paths import ellipse, rectangle
from sheets.drawing.shapes import Box, Colour, Drawing, Group, Item, PageKey, marks_of
from sheets.drawing.theme import load_theme
from sheets.words.translation import Translation
from sheets.write.svg import Layer, layered_svg

BOARD = "board"
THEME = load_theme("colour")  # Of the board, and so of the players.
PEN, HIGHLIGHT = "currentColor", "#ffe58a"  # The page's style colours the pen.
LEFT, ABOVE, RIGHT, BELOW = 8.0, 4.9, 4.8, 3.8  # Around the hexes, for coast, numbers and letters.
PAPER = "#ffffff"
DIGITS = 3  # Of a millimetre, as in the picture.
LOW = 2.4  # So many times a low board is as wide as it is high.
STRIP = 8.0  # The height of what is said above a picture.
HALO = 0.94  # The width of what shows a new mark, in widths of its place.


def board_svg(replayed: ReplayedRecord, language: str) -> tuple[str, Box]:
    """Return the board with all marks, those of a turn in groups with its number; and its box.

    What shows the marks of the last turn is of the class `now`.
    """
    page = _printed(replayed, language)
    view = _view(page)
    boxes = _boxes(page)
    new = [*_new_marks(replayed, boxes)]
    layers = [
        *(
            Layer(
                "halo now" if turn == len(replayed.turns) else "halo",
                turn,
                (*_halos(marks, boxes),),
            )
            for turn, marks in new
        ),
        *(Layer("mark", turn, tuple(_drawn(_closed(marks), boxes))) for turn, marks in new),
        *(Layer("mark", turn, tuple(_drawn(_written(marks), boxes))) for turn, marks in new),
    ]
    picture = layered_svg(page, view, [layer for layer in layers if layer.items])
    return picture, Box(*(round(each, DIGITS) for each in view))


def is_low(view: Box) -> bool:
    """Return whether a board is so wide that nothing else should be shown beside it."""
    return view.width > view.height * LOW


def seat_style() -> str:
    """Return the style that names the players' colours, those of their shields on the sheets."""
    colours = "".join(f"--seat-{seat}:{THEME.seat(seat)};" for seat in range(len(THEME.seats)))
    light = "".join(f".seat-{seat}{{color:var(--seat-{seat})}}" for seat in range(len(THEME.seats)))
    dark = "".join(
        f".seat-{seat}{{color:color-mix(in srgb,var(--seat-{seat}) 45%,#fff)}}"
        for seat in range(len(THEME.seats))
    )
    return f":root{{{colours}}}{light}@media(prefers-color-scheme:dark){{{dark}}}"


def board_frames(replayed: ReplayedRecord, words: Translation) -> tuple[list[Drawing], Box]:
    """Return the board after each turn, the first one before them, and what is to be seen of it.

    Above the board stand the turn and everybody's points.
    """
    page = _printed(replayed, words.language)
    view = _view(page)
    strip = Box(view.x, view.y - STRIP, view.width, STRIP)
    boxes = _boxes(page)
    frames, drawn = list[Drawing](), list[Item]()
    for turn, marks in _new_marks(replayed, boxes):
        drawn += _drawn([*_closed(marks), *_written(marks)], boxes, THEME.pen)
        caption = write(_caption(replayed, turn, words), strip.inset(1), colour=THEME.ink)
        items = (*page.items, rectangle(strip, PAPER), caption, *_halos(marks, boxes), *drawn)
        frames.append(replace(page, items=items))
    return frames, Box(view.x, strip.y, view.width, view.height + STRIP)


def _caption(replayed: ReplayedRecord, turn: int, words: Translation) -> str:
    """Return whose turn it was, what it was, and everybody's points."""
    position = positions(replayed)[turn]
    points = zip(columns(position), totals(position, score_of(position)), strict=True)
    standing = "  ".join(f"{words(name)} {total}" for name, total in points)
    if not turn:
        return standing
    told = turn_told(replayed.turns[turn - 1])
    steps = "".join(words(part.text) for part in told.steps)
    return f"{standing}   ·   {words(told.heading)}: {steps}"


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
    return _without_edges(page)


def _without_edges(page: Drawing) -> Drawing:
    """Return a page's map, in the sea, without what frames it: neat lines, plates, the ruler."""
    maps = [
        replace(layout, items=tuple(item for item in layout.items if isinstance(item, Group)))
        for layout in page.items[:1]
        if isinstance(layout, Group)
    ]
    sea = rectangle(_view(page), THEME.fill("sea") or PAPER)
    return replace(page, items=(sea, *maps))


def _boxes(page: Drawing) -> dict[str, Box]:
    """Return where the hexes, edges and ships of the board lie."""
    kinds = ("hex.", "edge.", "ship.")
    return {mark.name: mark.box for mark in marks_of(page) if mark.name.startswith(kinds)}


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
    """Yield what shows new marks; a strike has none, which would hide the goal that it strikes."""
    for each in _written(marks):
        if each.how != "strike":
            box = boxes[each.mark]
            yield _moved(_halo(round(box.width, 3)), box)


def _drawn(marks: Iterable[Filling], boxes: Mapping[str, Box], pen: Colour = PEN) -> Iterator[Item]:
    for each in marks:
        box = boxes[each.mark]
        size = round(box.width, 3), round(box.height, 3)
        yield _moved(_symbol(replace(each, mark="", text=str(each.text)), *size, pen), box)


def _moved(items: tuple[Item, ...], box: Box) -> Group:
    return Group(items, box.x, box.y, name="pen")


@lru_cache(maxsize=1 << 10)
def _symbol(filling: Filling, width: float, height: float, pen: Colour) -> tuple[Item, ...]:
    """Return what the pen leaves in a box at the origin: one object, so that it is shared."""
    pen = THEME.seat(filling.seat) if filling.how == "shield" else pen
    return tuple(draw_filling(filling, Box(0, 0, width, height), pen))


@lru_cache(maxsize=1 << 6)
def _halo(width: float) -> tuple[Item, ...]:
    return (ellipse(Box(0, 0, width, width).inset((1 - HALO) * width / 2), HIGHLIGHT),)
