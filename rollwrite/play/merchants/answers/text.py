"""A replayed game as text for people: the last turn, the board, everybody's sheet, what is next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rollwrite.play.merchants.answers.course import before_the_first, turn_told, what_is_next
from rollwrite.play.merchants.answers.rows import columns, rows
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.replay import Replay
from rollwrite.play.merchants.states import board_in_play, score_of
from scoring.answers.columns import aligned
from scoring.answers.grid import grid_of
from scoring.answers.text import table_lines
from scoring.merchants.board.answer import board_and_key, end_lines
from scoring.score import Score
from sheets.words.text import Text
from sheets.words.translation import Translation


def write(replayed: Replay, words: Translation, _folder: Path = Path()) -> str:
    """Return the game so far, "" where none could begin."""
    position = replayed.position
    if position is None:
        return ""
    score = score_of(position)
    lines = [
        *_last_turn(replayed, words),
        "",
        *board_lines(position, words),
        "",
        *sheet_lines(position, score, words),
        "",
        *(_end(score, words) if position.is_over else map(words, what_is_next(position))),
    ]
    return "".join(f"{line}\n" for line in lines)


def board_lines(position: Position, words: Translation) -> list[str]:
    """Return the board with its regions, and how far the end is (M7.1)."""
    board = board_in_play(position)
    return [*board_and_key(board, words), *end_lines(board, words)]


def _last_turn(replayed: Replay, words: Translation) -> Iterator[str]:
    if not replayed.turns:
        yield words(before_the_first(replayed))
        return
    told = turn_told(replayed.turns[-1])
    number = Text("turn {number}", number=len(replayed.turns))
    yield f"{words(told.heading)}, {words(number)}: {words(told.steps)}"
    for event in told.events:
        yield f"  {words(event.text)} ({event.rule})"


def sheet_lines(position: Position, score: Score, words: Translation) -> list[str]:
    """Return everybody's sheet, a column each."""
    head = ("", *map(words, columns(position)))
    cells = [(words(row.heading), *map(words, row.cells)) for row in rows(position, score)]
    return aligned([head, *cells], right=range(1, len(head)))


def _end(score: Score, words: Translation) -> Iterator[str]:
    yield from map(words, score.remarks)
    yield ""
    yield from table_lines(grid_of(score, words))
