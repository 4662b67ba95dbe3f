"""The panel beside the map: the players, the tracker of the game's end, the turn."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.figures import HAIR, HEAVY, SYMBOL, heading, outline
from sheets.drawing.lettering import LABEL_PT, leading, wrap, write, write_lines, write_name
from sheets.drawing.shapes import Box, Item, Mark, Stroke, line, rectangle
from sheets.drawing.theme import Theme
from sheets.merchants.board.marks import closed_mark, seat_mark
from sheets.merchants.edition.edition import Edition
from sheets.table.table import Table
from sheets.words.words import Words

HEAD = 5.5
INITIAL = 9.0
ROW = 10.0  # A player's line in the panel.
PARAGRAPH = 4.6  # Between the panel's parts.
TRACKER_ACROSS = 3  # So many boxes fit side by side.
TRACKER_GAP = 4.0
TRACKER_PITCH = SYMBOL + TRACKER_GAP
TRACKER_HEAD = 7.2  # The heading, and the space under the sentence.
STEPS = 6  # Of a turn, as on the aid.
STEP_SIZES = (9.0, LABEL_PT, 8.0)  # The largest in which they fit.
STEP_GAP = 1.0
NUMBER = 3.8  # The column of the steps' numbers.


def draw_panel(edition: Edition, table: Table, words: Words, panel: Box) -> Iterator[Item]:
    """Yield the panel from top to bottom, without the names."""
    y = panel.y
    # Online the turn goes by the alphabet (M2.4).
    players = words("board.players-online" if table.online else "board.players")
    yield heading(players, Box(panel.x, y, panel.width, 4), table.theme)
    for seat in range(table.players):
        yield from _player(seat, panel, table.theme)
    y += HEAD + ROW * table.players + PARAGRAPH
    tracker = Box(panel.x, y, panel.width, _tracker_height(edition, table, words, panel.width))
    yield from _tracker(edition, table, words, tracker)
    y = tracker.bottom + PARAGRAPH
    yield from _turn(table, words, Box(panel.x, y, panel.width, panel.bottom - y))


def printed_names(table: Table, panel: Box) -> Iterator[Item]:
    """Yield the players' initials and names where the panel has room for them."""
    ink = table.theme.ink
    for number, seat in enumerate(table.seats):
        initial, name = _places(number, panel)
        yield from write_name(seat.initial, initial, 12, colour=ink, anchor="middle")
        yield from write_name(seat.name, name, 10, colour=ink)


def _places(seat: int, panel: Box) -> tuple[Box, Box]:
    y = panel.y + HEAD + ROW * seat
    initial = Box(panel.x, y, INITIAL, ROW - 2)
    x = initial.right + 1.5
    return initial, Box(x, y, panel.right - x, initial.height)


def _player(seat: int, panel: Box, theme: Theme) -> Iterator[Item]:
    initial, name = _places(seat, panel)
    frame = rectangle(initial, "#ffffff", outline(theme), 0.8)
    yield Mark(seat_mark(seat, "initial"), "write", initial, (frame,))
    rule = line((name.x, name.bottom), (name.right, name.bottom), stroke=outline(theme))
    yield Mark(seat_mark(seat, "name"), "write", name, (rule,))


def _tracker_height(edition: Edition, table: Table, words: Words, width: float) -> float:
    number = len(edition.board.printed_in_play(table.players))
    rows = -(-number // _tracker_columns(number))
    lines = len(_end_lines(edition, table, words, width))
    return TRACKER_HEAD + lines * leading(LABEL_PT) + rows * TRACKER_PITCH - TRACKER_GAP


def _tracker_columns(number: int) -> int:
    """Return the columns that so many boxes fill without a gap, or else as many as fit."""
    return next((each for each in (TRACKER_ACROSS, 2) if number % each == 0), TRACKER_ACROSS)


def _end_lines(edition: Edition, table: Table, words: Words, width: float) -> list[str]:
    board = edition.board
    needed, all_ = board.printed_to_end(table.players), len(board.printed_in_play(table.players))
    return wrap(words("board.ends", needed=needed, all=all_), width, LABEL_PT)


def _tracker(edition: Edition, table: Table, words: Words, box: Box) -> Iterator[Item]:
    board, theme = edition.board, table.theme
    yield heading(words("board.end"), Box(box.x, box.y, box.width, 4), theme)
    lines = _end_lines(edition, table, words, box.width)
    under = Box(box.x, box.y + 4.8, box.width, len(lines) * leading(LABEL_PT))
    yield from write_lines(lines, under, LABEL_PT, colour=theme.ink)
    y = box.y + TRACKER_HEAD + under.height
    number = len(board.printed_in_play(table.players))
    for index in range(number):
        row, column = divmod(index, _tracker_columns(number))
        square = Box(box.x + column * TRACKER_PITCH, y + row * TRACKER_PITCH, SYMBOL, SYMBOL)
        is_end = index + 1 == board.printed_to_end(table.players)
        yield _tracker_box(index + 1, square, theme, is_end=is_end)


def _tracker_box(number: int, square: Box, theme: Theme, *, is_end: bool) -> Mark:
    fill = (theme.fill("start") or "#ffffff") if is_end else "#ffffff"
    frame = rectangle(square, fill, Stroke(theme.ink, HEAVY if is_end else HAIR), 0.8)
    face = "bold" if is_end else "text"
    colour = theme.ink if is_end else theme.quiet
    figure = write(str(number), square, LABEL_PT, colour=colour, name=face, anchor="middle")
    return Mark(closed_mark(number), "mark", square, (frame, figure))


def _turn(table: Table, words: Words, box: Box) -> Iterator[Item]:
    theme = table.theme
    yield heading(words("board.turn"), Box(box.x, box.y, box.width, 4), theme)
    steps = [words(f"board.turn-{step}") for step in range(1, STEPS + 1)]
    room = Box(box.x + NUMBER, box.y + HEAD, box.width - NUMBER, box.height - HEAD)
    sizes = (size for size in STEP_SIZES if _steps_height(steps, room.width, size) <= room.height)
    size = next(sizes, STEP_SIZES[-1])
    y = room.y
    for step, text in enumerate(steps, 1):
        lines = wrap(text, room.width, size)
        number = Box(box.x, y, NUMBER, leading(size))
        yield write(str(step), number, size, colour=theme.ink, name="bold")
        place = Box(room.x, y, room.width, leading(size) * len(lines))
        yield from write_lines(lines, place, size, colour=theme.ink)
        y = place.bottom + STEP_GAP


def _steps_height(steps: list[str], width: float, size_pt: float) -> float:
    lines = sum(len(wrap(step, width, size_pt)) for step in steps)
    return lines * leading(size_pt) + (len(steps) - 1) * STEP_GAP
