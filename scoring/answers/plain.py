"""Scores as text and Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from scoring.answers.columns import Block, Line, Row, TextTable, plain_text
from scoring.answers.grid import Answer, grid_of, problem_line, title_of
from scoring.score import Score
from sheets.page.score_table import Row as ScoreRow
from sheets.page.score_table import ScoreTable
from sheets.words.text import Text
from sheets.words.translation import Translation

if TYPE_CHECKING:
    from scoring.answers.standings import StandingsTable


def write_text(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each under its name, of one that has no score nothing."""
    return plain_text(score_blocks(answers, words))


def score_blocks(answers: Sequence[Answer], words: Translation) -> list[Block]:
    """Return the lines and tables of the text."""
    parts: list[list[Block]] = []
    for answer in answers:
        score = [*_blocks(answer.score, words)]
        if len(answers) > 1:
            parts.append([Line(answer.file, "strong"), Line(), *score])
        elif answer.score.players:
            parts.append(score)
    if standings := _standings(answers, words):
        parts.append([*_standings_blocks(standings)])
    return [block for part in parts for block in (Line(), *part)][1:]


def _standings(answers: Sequence[Answer], words: Translation) -> StandingsTable | None:
    """Return the table of the standings after several games, None after one."""
    if len(answers) < 2:
        return None
    from scoring.answers.standings import standings_of, standings_table

    found = standings_of(answers)
    return standings_table(found, words) if found else None


def score_table(grid: ScoreTable) -> TextTable:
    """Return the table of a score, the figures right-aligned, with dashes around the sum."""
    winners = [Line(name, "winner") for name in grid.names[: grid.winners]]
    others = [Line(name) for name in grid.names[grid.winners :]]
    rows = (
        *(_text_row(grid.ranks), None, *map(_text_row, grid.lines), None),
        *(_text_row(grid.total)._replace(look="strong"),),
        *(_text_row(each)._replace(look="quiet") for each in grid.tie_breaks),
    )
    last = len(grid.names) + 1
    headings = (Line(), *winners, *others, Line(grid.rule_heading))
    return TextTable(headings, rows, right=range(1, last), quiet=(last,), wrapped=0)


def _blocks(score: Score, words: Translation) -> Iterator[Block]:
    for number, remark in enumerate(score.remarks):
        yield Line(words(remark), "" if number or not score.players else "winner")
    if score.has_table:
        grid = grid_of(score, words)
        yield from (Line(), score_table(grid))
        if grid.legend:
            yield from (Line(), Line(grid.legend, "quiet"))


def _text_row(row: ScoreRow) -> Row:
    return Row((row.heading, *row.cells, row.rule))


def _standings_blocks(table: StandingsTable) -> Iterator[Block]:
    yield from (Line(table.title, "strong"), Line())
    rows = (Row(cells, "winner" if cells[0] == "1" else "") for cells in table.rows)
    above = tuple(map(Line, table.headings))
    yield TextTable(above, (None, *rows), right={*range(len(above))} - {1})
    if table.notes:
        yield from (Line(), *(Line(note, "quiet") for note in table.notes))


_SPECIAL = re.compile(r"([\\`*_\[\]<>|~&#])")


def write_markdown(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each with its name beside its title."""
    parts = ["\n".join(_markdown(each, words, named=len(answers) > 1)) for each in answers]
    if standings := _standings(answers, words):
        parts.append("\n".join(_standings_markdown(standings)))
    return "\n".join(parts)


def _markdown(answer: Answer, words: Translation, named: bool) -> Iterator[str]:
    score = answer.score
    title = title_of(score, words)
    if named and answer.file_name:
        title = f"{title} · {answer.file_name}"
    yield from (f"# {_escaped(title)}", "")
    for remark in score.remarks:
        yield from (_escaped(words(remark)), "")
    if score.has_table:
        yield from _markdown_table(score, words)
        yield ""
    if score.problems:
        yield from (f"## {words(Text('Problems'))}", "")
        yield from (
            f"- {_escaped(problem_line(each, words, score.seated))}" for each in score.problems
        )
        yield ""


def _standings_markdown(table: StandingsTable) -> Iterator[str]:
    yield from (f"# {_escaped(table.title)}", "")
    yield _markdown_line(table.headings)
    yield f"|--:|:--|{'--:|' * (len(table.headings) - 2)}"
    yield from map(_markdown_line, table.rows)
    yield ""
    for note in table.notes:
        yield from (_escaped(note), "")


def _markdown_table(score: Score, words: Translation) -> Iterator[str]:
    grid = grid_of(score, words)
    yield _markdown_row(ScoreRow("", grid.names, grid.rule_heading))
    yield f"|:--|{'--:|' * len(grid.names)}:--|"
    for row in grid.rows:
        yield _markdown_row(row, bold=row is grid.total)
    if grid.legend:
        yield from ("", _escaped(grid.legend))


def _markdown_row(row: ScoreRow, bold: bool = False) -> str:
    cells = [_escaped(cell) for cell in (row.heading, *row.cells, row.rule)]
    if bold:
        cells = [f"**{cell}**" if cell else "" for cell in cells]
    return f"| {' | '.join(cells)} |"


def _markdown_line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(_escaped, cells))} |"


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
