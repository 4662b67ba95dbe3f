"""A score as plain text: how the game ended, then a table whose columns stand below each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.answers import Answer
from scoring.answers.columns import aligned
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.answers.standings import Standings, standings_of
from scoring.score import Score
from sheets.words.translation import Translation


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each under its name, of one that has no score nothing."""
    several = len(answers) > 1
    parts = [_part(each, words, several) for each in answers if several or each.score.players]
    if standings := standings_of(answers, words):
        parts.append("".join(f"{line}\n" for line in standings_lines(standings)))
    return "\n".join(parts)


def _part(answer: Answer, words: Translation, with_name: bool) -> str:
    lines = [answer.file, ""] if with_name else []
    lines += _score_lines(answer.score, words)
    return "".join(f"{line}\n" for line in lines)


def _score_lines(score: Score, words: Translation) -> Iterator[str]:
    yield from map(words, score.remarks)
    if score.has_table:
        grid = grid_of(score, words)
        yield ""
        yield from table_lines(grid)
        if grid.legend:
            yield from ("", grid.legend)


def standings_lines(standings: Standings) -> list[str]:
    """Return the lines of standings, the figures right-aligned."""
    rows = (standings.headings, None, *standings.rows)
    figures = {*range(len(standings.headings))} - {1}
    return [standings.title, "", *aligned(rows, right=figures)]


def table_lines(grid: Grid) -> list[str]:
    """Return the lines of a table, the figures right-aligned, with dashes around the sum."""
    head = GridRow("", grid.players, grid.rule_heading)
    rows = (head, grid.ranks, None, *grid.lines, None, grid.total, *grid.tie_breaks)
    cells = [row if row is None else (row.heading, *row.cells, row.rule) for row in rows]
    return aligned(cells, right=range(1, len(grid.players) + 1))
