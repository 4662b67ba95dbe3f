"""A score as text: how the game ended, then a table whose columns stand below each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring.answers import Answer
from scoring.answers.columns import Block, Line, Row, TextTable, plain_text
from scoring.answers.grid import Grid, GridRow, grid_of
from scoring.answers.standings import Standings, standings_of
from scoring.score import Score
from sheets.words.translation import Translation


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each under its name, of one that has no score nothing."""
    return plain_text(score_blocks(answers, words))


def score_blocks(answers: Sequence[Answer], words: Translation) -> list[Block]:
    """Return the lines and tables of the text."""
    parts: list[list[Block]] = []
    for answer in answers:
        score = [*_score(answer.score, words)]
        if len(answers) > 1:
            parts.append([Line(answer.file, "strong"), Line(), *score])
        elif answer.score.players:
            parts.append(score)
    if standings := standings_of(answers, words):
        parts.append([Line(standings.title, "strong"), Line(), _standings_table(standings)])
    return [block for part in parts for block in (Line(), *part)][1:]


def score_table(grid: Grid) -> TextTable:
    """Return the table of a score, the figures right-aligned, with dashes around the sum."""
    winners = [Line(name, "winner") for name in grid.players[: grid.winners]]
    others = [Line(name) for name in grid.players[grid.winners :]]
    rows = (
        *(_row(grid.ranks), None, *map(_row, grid.lines), None),
        *(_row(grid.total)._replace(look="strong"),),
        *(_row(each)._replace(look="quiet") for each in grid.tie_breaks),
    )
    last = len(grid.players) + 1
    headings = (Line(), *winners, *others, Line(grid.rule_heading))
    return TextTable(headings, rows, right=range(1, last), quiet=(last,), wrapped=0)


def _score(score: Score, words: Translation) -> Iterator[Block]:
    for number, remark in enumerate(score.remarks):
        yield Line(words(remark), "" if number or not score.players else "winner")
    if score.has_table:
        grid = grid_of(score, words)
        yield from (Line(), score_table(grid))
        if grid.legend:
            yield from (Line(), Line(grid.legend, "quiet"))


def _row(row: GridRow) -> Row:
    return Row((row.heading, *row.cells, row.rule))


def _standings_table(standings: Standings) -> TextTable:
    rows = (Row(cells, "winner" if cells[0] == "1" else "") for cells in standings.rows)
    headings = tuple(map(Line, standings.headings))
    return TextTable(headings, (None, *rows), right={*range(len(headings))} - {1})
