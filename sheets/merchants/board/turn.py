"""The turn in steps, as the board tells it."""

from __future__ import annotations

from collections.abc import Iterator

from sheets.drawing.lettering import LABEL_PT, LEAST_PT, leading, width, wrap, write, write_lines
from sheets.drawing.shapes import Box, Item
from sheets.drawing.theme import Theme
from sheets.words.words import Words

STEPS = 6  # Of a turn, as on the aid.
SIZES = (11.0, 10.0, 9.0, LABEL_PT, 8.0)  # The largest in which they fit.
GAP = 1.0  # Between steps below each other,
ASIDE = 4.0  # and beside each other.
NUMBER = 3.8  # The column of the steps' numbers.
LINE_SIZES = (8.0, LEAST_PT)  # Where they stand in one line,
LINE_NUMBER = 2.6
LINE_GAP = 2.5


def draw_turn(
    words: Words,
    box: Box,
    theme: Theme,
    most_pt: float,
    *,
    columns: int = 1,
    most_gap: float = GAP,
) -> Iterator[Item]:
    """Yield the steps down the columns of a box, as large as they fit, no larger than `most_pt`.

    What a column leaves free goes between its steps, no more than `most_gap`.
    """
    steps = _steps(words)
    down = -(-STEPS // columns)
    wide = (box.width - (columns - 1) * ASIDE) / columns
    blocks = [steps[start : start + down] for start in range(0, STEPS, down)]

    def spare(size_pt: float) -> float:
        return box.height - max(_height(block, wide - NUMBER, size_pt) for block in blocks)

    sizes = [size for size in SIZES if size <= most_pt]
    size = next((size for size in sizes if spare(size) >= 0), sizes[-1])
    gap = min(GAP + max(spare(size), 0) / (down - 1), most_gap)
    for index, block in enumerate(blocks):
        column = Box(box.x + index * (wide + ASIDE), box.y, wide, box.height)
        yield from _column(index * down + 1, block, column, size, gap, theme)


def least_height(words: Words, width: float) -> float:
    """Return how high the steps are below each other, as small as they may be."""
    return _height(_steps(words), width - NUMBER, SIZES[-1])


def _column(
    first: int, steps: list[str], box: Box, size: float, gap: float, theme: Theme
) -> Iterator[Item]:
    y = box.y
    for step, text in enumerate(steps, first):
        lines = wrap(text, box.width - NUMBER, size)
        number = Box(box.x, y, NUMBER, leading(size))
        yield write(str(step), number, size, colour=theme.ink, name="bold")
        place = Box(number.right, y, box.width - NUMBER, leading(size) * len(lines))
        yield from write_lines(lines, place, size, colour=theme.ink)
        y = place.bottom + gap


def draw_turn_line(words: Words, box: Box, theme: Theme) -> Iterator[Item]:
    """Yield all steps in one line, as large as they fit, spread over its width."""
    steps = _steps(words)
    fitting = (size for size in LINE_SIZES if _line_width(steps, size) <= box.width)
    size = next(fitting, LEAST_PT)
    gap = LINE_GAP + (box.width - _line_width(steps, size)) / (STEPS - 1)
    x = box.x
    for step, text in enumerate(steps, 1):
        number = Box(x, box.y, LINE_NUMBER, box.height)
        yield write(str(step), number, size, colour=theme.ink, name="bold")
        place = Box(number.right, box.y, width(text, size) + 0.01, box.height)
        yield write(text, place, size, colour=theme.ink)
        x = place.right + gap


def _line_width(steps: list[str], size: float) -> float:
    texts = sum(width(step, size) + 0.01 for step in steps)
    return STEPS * LINE_NUMBER + texts + (STEPS - 1) * LINE_GAP


def _steps(words: Words) -> list[str]:
    return [words(f"board.turn-{step}") for step in range(1, STEPS + 1)]


def _height(steps: list[str], wide: float, size_pt: float) -> float:
    lines = sum(len(wrap(step, wide, size_pt)) for step in steps)
    return lines * leading(size_pt) + (len(steps) - 1) * GAP
