"""The board of a replayed game as a picture of an HTML page, with what each turn drew as layers."""

from collections.abc import Collection, Iterable, Iterator, Mapping
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
from sheets.drawing.shapes import (
    Box,
    Colour,
    Drawing,
    Group,
    Item,
    PageKey,
    Stroke,
    Text,
    marks_of,
    texts_of,
)
from sheets.drawing.theme import load_theme
from sheets.words.translation import Translation
from sheets.write.svg import Layer, layered_svg

BOARD = "board"
THEME = load_theme("colour")  # Of the board, and so of the players.
PEN, HIGHLIGHT = "currentColor", "#f0a800"  # The page's style colours the pen.
LEFT, ABOVE, RIGHT, BELOW = 8.0, 4.9, 4.8, 3.8  # Around the hexes, for coast, numbers and letters.
PAPER = "#ffffff"
DIGITS = 3  # Of a millimetre, as in the picture.
LOW = 2.4  # So many times a low board is as wide as it is high.
STRIP, CAPTION_PT, STEPS_PT = 12.0, 12.0, 10.0  # What is said above a picture.
LEVELS = 3  # Of marks, the lowest first; names come over all of them.
HALO, HALO_LINE = 0.68, 0.7  # The ring around a new mark, in widths of its place, and its line.


def board_svg(replayed: ReplayedRecord, language: str) -> tuple[str, Box]:
    """Return the board with all marks, those of a turn in groups with its number; and its box.

    What shows the marks of the last turn is of the class `now`.
    """
    page, names = _printed(replayed, language)
    view = _view(page)
    boxes = _boxes(page)
    new = [*_new_marks(replayed, boxes)]
    layers = [
        *_layers(new, boxes),
        *(
            Layer(
                "halo now" if turn == len(replayed.turns) else "halo",
                turn,
                (*_halos(marks, boxes),),
            )
            for turn, marks in new
        ),
        Layer("names", 0, names),
    ]
    picture = layered_svg(page, view, [layer for layer in layers if layer.items])
    return picture, Box(*(round(each, DIGITS) for each in view))


def _layers(new: Iterable[tuple[int, list[Filling]]], boxes: Mapping[str, Box]) -> Iterator[Layer]:
    for level in range(LEVELS):
        for turn, marks in new:
            yield Layer("mark", turn, tuple(_drawn(_of_level(level, marks), boxes)))


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
    page, names = _printed(replayed, words.language)
    view = _view(page)
    strip = Box(view.x, view.y - STRIP, view.width, STRIP)
    boxes = _boxes(page)
    frames, drawn = list[Drawing](), list[Filling]()
    for turn, marks in _new_marks(replayed, boxes):
        drawn += marks
        shown = (
            item
            for level in range(LEVELS)
            for item in _drawn(_of_level(level, drawn), boxes, THEME.pen)
        )
        caption = rectangle(strip, PAPER), *_caption(replayed, turn, words, strip.inset(1))
        items = (*page.items, *caption, *shown, *_halos(marks, boxes), *names)
        frames.append(replace(page, items=items))
    return frames, Box(view.x, strip.y, view.width, view.height + STRIP)


def _caption(replayed: ReplayedRecord, turn: int, words: Translation, box: Box) -> Iterator[Item]:
    """Yield whose turn it was and everybody's points, and in a line below them its steps."""
    position = positions(replayed)[turn]
    points = zip(columns(position), totals(position, score_of(position)), strict=True)
    standing = "   ".join(f"{words(name)} {total}" for name, total in points)
    upper = box._replace(height=box.height / 2)
    yield write(standing, upper, CAPTION_PT, colour=THEME.ink, anchor="end")
    if turn:
        told = turn_told(replayed.turns[turn - 1])
        steps = "".join(words(part.text) for part in told.steps)
        yield write(words(told.heading), upper, CAPTION_PT, colour=THEME.title, name="bold")
        yield write(steps, upper._replace(y=upper.bottom), STEPS_PT, colour=THEME.ink)


def marks_at(position: Position) -> dict[Filling, None]:
    """Return what stands on the board at a position, in the order of drawing, and stays there.

    The rims of open regions do not.
    """
    pages = page_fillings(state_of(position), position.table.content)
    return dict.fromkeys(each for each in pages[PageKey(BOARD)] if each.how != "dashes")


def positions(replayed: ReplayedRecord) -> list[Position]:
    """Return the position before the first turn and that after each turn."""
    assert replayed.start is not None  # Who has a page has begun.
    return [replayed.start, *(played.after for played in replayed.turns)]


def _printed(replayed: ReplayedRecord, language: str) -> tuple[Drawing, tuple[Text, ...]]:
    """Return the printed map, and the names of its hexes, which come over what is drawn there."""
    game = open_replayed(replayed)
    assert game.game is not None  # What has a position has a game.
    assert game.edition is not None
    renderer = SheetRenderer(game.game, game.edition)
    options = TableOptions(language=language, coordinates=True, markers=False)
    table = options.table(game.variant, game.seats(), game.level)
    [page] = renderer.draw(table, (BOARD,))
    boxes = _boxes(page)
    names = tuple(text for text in texts_of(page.items) if f"hex.{text.text}" in boxes)
    return _map_of(page, {text.text for text in names}), names


def _map_of(page: Drawing, names: Collection[str]) -> Drawing:
    """Return a page's map, in the sea, without these names and all that frames it."""
    layout = page.items[0]
    assert isinstance(layout, Group)
    maps = [
        replace(group, items=tuple(each for each in group.items if not _is_one_of(names, each)))
        for group in layout.items
        if isinstance(group, Group)
    ]
    sea = rectangle(_view(page), THEME.fill("sea") or PAPER)
    return replace(page, items=(sea, *maps))


def _is_one_of(names: Collection[str], item: Item) -> bool:
    return isinstance(item, Text) and item.text in names


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


def _of_level(level: int, marks: Iterable[Filling]) -> list[Filling]:
    return [each for each in marks if _level(each) == level]


def _level(mark: Filling) -> int:
    """Return how high a mark lies: what fills hexes, above that lines around regions, all else."""
    if mark.mark.startswith("edge."):
        return 2
    return {"draw": 0, "outline": 1}.get(mark.how, 2)


def _halos(marks: Iterable[Filling], boxes: Mapping[str, Box]) -> Iterator[Item]:
    """Yield the rings around new marks; what is closed has its line."""
    for each in marks:
        if each.how not in ("outline", "strike"):
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
    return tuple(draw_filling(filling, Box(0, 0, width, height), THEME, pen))


@lru_cache(maxsize=1 << 6)
def _halo(width: float) -> tuple[Item, ...]:
    ring = Box(0, 0, width, width).inset((1 - HALO) * width / 2)
    return (ellipse(ring, None, Stroke(HIGHLIGHT, HALO_LINE)),)
