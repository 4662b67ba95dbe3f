"""A score as one HTML file that needs no other: a table that screen readers can follow.

The winners have their crown, a rule's number opens its sentence, filled sheets stand below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from scoring.answers import Answer
from scoring.answers.crown import crown
from scoring.answers.grid import SCORE, Grid, GridRow, grid_of, parted, problem_line, title_of
from scoring.answers.rule_notes import RuleNotes
from scoring.answers.standings import Standings, standings_of
from sheets.files.reading import read_text
from sheets.words.text import Text
from sheets.words.translation import Translation

FILLED = Text("Filled sheets")

_STYLE = Path(__file__).with_suffix(".css")


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the page; of several files each in a section of its own."""
    several = len(answers) > 1
    heading, title = words(SCORE), words(SCORE)
    if not several:
        heading = title_of(answers[0].score, words)
        title = " · ".join(dict.fromkeys((heading, title)))
    head = [
        "<!DOCTYPE html>",
        f'<html lang="{words.language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{read_text(_STYLE)}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{escape(heading)}</h1>",
    ]
    notes = RuleNotes(words)
    sections = [line for each in answers for line in _section(each, words, several, notes)]
    sheets = (line for each in answers for line in _sheets(each, words))
    standings = standings_of(answers, words)
    last = _standings(standings) if standings else ()
    end = ["</main>", "</body>", "</html>"]
    return "\n".join([*head, *sections, *last, *notes.html(), *sheets, *end]) + "\n"


def _section(answer: Answer, words: Translation, several: bool, notes: RuleNotes) -> Iterator[str]:
    score, level = answer.score, "h3" if several else "h2"
    yield "<section>"
    if several:
        yield f"<h2>{escape(title_of(score, words))}</h2>"
    for remark in score.remarks:
        yield f"<p>{notes.linked_at_end(words(remark), score.game)}</p>"
    if score.has_table:
        yield from _table(grid_of(score, words), words, score.game, notes)
    if score.problems:
        yield f"<{level}>{escape(words(Text('Problems')))}</{level}>"
        yield "<ul>"
        lines = (problem_line(each, words, score.seated) for each in score.problems)
        yield from (f"<li>{notes.linked_at_end(line, score.game)}</li>" for line in lines)
        yield "</ul>"
    if answer.file_name:
        yield f"<footer>{escape(answer.file_name)}</footer>"
    yield "</section>"


def _sheets(answer: Answer, words: Translation) -> Iterator[str]:
    if answer.sheets:
        yield f"<h2>{escape(words(FILLED))}</h2>"
    for sheet in answer.sheets:
        title = f"<summary><bdi>{escape(sheet.title)}</bdi></summary>"
        yield f"<details open>{title}{sheet.svg}</details>"


def _standings(standings: Standings) -> Iterator[str]:
    title = escape(standings.title)
    yield f'<section class="standings"><h2>{title}</h2>'
    yield f'<div class="wide" role="region" tabindex="0" aria-label="{title}"><table>'
    headings = "".join(f'<th scope="col">{escape(each)}</th>' for each in standings.headings)
    yield f"<thead><tr>{headings}</tr></thead><tbody>"
    for rank, name, *figures in standings.rows:
        cells = "".join(f"<td>{each}</td>" for each in figures)
        yield f'<tr><td>{rank}</td><th scope="row"><bdi>{escape(name)}</bdi></th>{cells}</tr>'
    yield "</tbody></table></div></section>"


def _table(grid: Grid, words: Translation, game: str, notes: RuleNotes) -> Iterator[str]:
    caption = words(Text("Points of every player, line by line"))
    yield f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}">'
    yield f"<table><caption>{escape(caption)}</caption>"
    names = "".join(
        f'<th scope="col"{_winner(grid, column)}><bdi>{escape(name)}</bdi></th>'
        for column, name in enumerate(grid.players)
    )
    rule = f'<th scope="col">{escape(grid.rule_heading)}</th>'
    yield f"<thead><tr><td></td>{names}{rule}</tr></thead>"
    yield "<tbody>"
    for row in grid.rows:
        yield _row(row, grid, notes.linked(row.rule, game))
    yield "</tbody></table></div>"
    if grid.legend:
        yield f'<div class="legend">{escape(grid.legend)}</div>'


def _row(row: GridRow, grid: Grid, rule: str) -> str:
    kind = {id(grid.ranks): ' class="ranks"', id(grid.total): ' class="total"'}.get(id(row), "")
    cells = "".join(
        f"<td{_winner(grid, column)}>{_crown(row, grid, column)}{_cell(cell, grid.legend)}</td>"
        for column, cell in enumerate(row.cells)
    )
    heading = f'<th scope="row">{escape(row.heading)}</th>'
    return f'<tr{kind}>{heading}{cells}<td class="rule">{rule}</td></tr>'


def _cell(cell: str, legend: str) -> str:
    origin, points = parted(cell)
    if not origin:
        return escape(points)
    return f'<small title="{escape(legend)}">{escape(origin)}</small> {escape(points)}'


def _crown(row: GridRow, grid: Grid, column: int) -> str:
    return crown() if row is grid.ranks and column < grid.winners else ""


def _winner(grid: Grid, column: int) -> str:
    return ' class="winner"' if column < grid.winners else ""
