"""A score as plain text: how the game ended, then a table whose columns stand below each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from scoring.answers import Answer
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.score import Score
from sheets.words.translation import Translation

GAP = "  "


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each under its name, of one that has no score nothing."""
    several = len(answers) > 1
    parts = [_part(each, words, several) for each in answers if several or each.score.players]
    return "\n".join(parts)


def _part(answer: Answer, words: Translation, with_name: bool) -> str:
    lines = [answer.file, ""] if with_name else []
    lines += _score_lines(answer.score, words)
    return "".join(f"{line}\n" for line in lines)


def _score_lines(score: Score, words: Translation) -> Iterator[str]:
    yield from map(words, score.remarks)
    if score.has_table:
        yield ""
        yield from table_lines(grid_of(score, words))


def table_lines(grid: Grid) -> Iterator[str]:
    """Return the lines of a table, the figures right-aligned, with rules around the sum."""
    head = GridRow("", grid.players, grid.rule_heading)
    cells = [(row.heading, *row.cells, row.rule) for row in (head, *grid.rows)]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    line = GAP.join("-" * width for width in widths)
    yield _row(head, widths)
    yield _row(grid.ranks, widths)
    yield line
    yield from (_row(row, widths) for row in grid.lines)
    yield line
    yield from (_row(row, widths) for row in (grid.total, *grid.tie_breaks))


def _row(row: GridRow, widths: Sequence[int]) -> str:
    heading = _padded(row.heading, widths[0], right=False)
    cells = [_padded(cell, width) for cell, width in zip(row.cells, widths[1:], strict=False)]
    return GAP.join((heading, *cells, row.rule)).rstrip()


def _padded(text: str, width: int, right: bool = True) -> str:
    space = " " * (width - _width(text))
    return space + text if right else text + space


def _width(text: str) -> int:
    """Count the places that a text takes on a terminal."""
    return sum(_places(letter) for letter in text)


def _places(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
