"""A score as Markdown: what was played, how the game ended, a table, the problems."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from scoring.answers import Answer
from scoring.answers.grid import GridRow, grid_of, problem_line, title_of
from scoring.answers.standings import Standings, standings_of
from scoring.score import Score
from sheets.words.text import Text
from sheets.words.translation import Translation

_SPECIAL = re.compile(r"([\\`*_\[\]<>|~&#])")


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the text; of several files each with its name beside its title."""
    parts = ["\n".join(_lines(each, words, named=len(answers) > 1)) for each in answers]
    if standings := standings_of(answers, words):
        parts.append("\n".join(_standings(standings)))
    return "\n".join(parts)


def _lines(answer: Answer, words: Translation, named: bool) -> Iterator[str]:
    score = answer.score
    title = title_of(score, words)
    if named and answer.file_name:
        title = f"{title} · {answer.file_name}"
    yield from (f"# {_escaped(title)}", "")
    for remark in score.remarks:
        yield from (_escaped(words(remark)), "")
    if score.has_table:
        yield from _table(score, words)
        yield ""
    if score.problems:
        yield from (f"## {words(Text('Problems'))}", "")
        yield from (
            f"- {_escaped(problem_line(each, words, score.seated))}" for each in score.problems
        )
        yield ""


def _standings(standings: Standings) -> Iterator[str]:
    yield from (f"# {_escaped(standings.title)}", "")
    yield _line(standings.headings)
    yield f"|--:|:--|{'--:|' * (len(standings.headings) - 2)}"
    yield from map(_line, standings.rows)
    yield ""


def _table(score: Score, words: Translation) -> Iterator[str]:
    grid = grid_of(score, words)
    yield _row(GridRow("", grid.players, grid.rule_heading))
    yield f"|:--|{'--:|' * len(grid.players)}:--|"
    for row in grid.rows:
        yield _row(row, bold=row is grid.total)
    if grid.legend:
        yield from ("", _escaped(grid.legend))


def _row(row: GridRow, bold: bool = False) -> str:
    cells = [_escaped(cell) for cell in (row.heading, *row.cells, row.rule)]
    if bold:
        cells = [f"**{cell}**" if cell else "" for cell in cells]
    return f"| {' | '.join(cells)} |"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(_escaped, cells))} |"


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
