"""A score as one HTML file that needs no other: a table that screen readers can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from scoring.answers import Answer
from scoring.answers.grid import SCORE, Grid, GridRow, grid_of, problem_line, title_of
from scoring.answers.standings import Standings, standings_of
from sheets.words.text import Text
from sheets.words.translation import Translation

_STYLE = """
:root { color-scheme: light dark; font-family: Georgia, serif; line-height: 1.5 }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
.wide { overflow-x: auto }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #8888 }
th { text-align: left }
td, thead th { text-align: right; font-variant-numeric: tabular-nums }
thead th:first-child, td.rule, thead th:last-child { text-align: left }
tr.total { font-weight: bold; border-top: 2px solid }
footer { font-size: 0.875rem; opacity: 0.75 }
"""


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
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{escape(heading)}</h1>",
    ]
    sections = (line for each in answers for line in _section(each, words, several))
    standings = standings_of(answers, words)
    last = _standings(standings) if standings else ()
    return "\n".join([*head, *sections, *last, "</main>", "</body>", "</html>"]) + "\n"


def _section(answer: Answer, words: Translation, several: bool) -> Iterator[str]:
    score = answer.score
    yield "<section>"
    if several:
        yield f"<h2>{escape(title_of(score, words))}</h2>"
    for remark in score.remarks:
        yield f"<p>{escape(words(remark))}</p>"
    if score.has_table:
        yield from _table(grid_of(score, words), words)
    if score.problems:
        level = "h3" if several else "h2"
        yield f"<{level}>{escape(words(Text('Problems')))}</{level}>"
        yield "<ul>"
        yield from (
            f"<li>{escape(problem_line(each, words, score.seated))}</li>" for each in score.problems
        )
        yield "</ul>"
    if answer.file_name:
        yield f"<footer>{escape(answer.file_name)}</footer>"
    yield "</section>"


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


def _table(grid: Grid, words: Translation) -> Iterator[str]:
    caption = words(Text("Points of every player, line by line"))
    yield f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}">'
    yield f"<table><caption>{escape(caption)}</caption>"
    names = "".join(f'<th scope="col"><bdi>{escape(name)}</bdi></th>' for name in grid.players)
    rule = f'<th scope="col">{escape(grid.rule_heading)}</th>'
    yield f"<thead><tr><td></td>{names}{rule}</tr></thead>"
    yield "<tbody>"
    for row in grid.rows:
        yield _row(row, "total" if row is grid.total else "")
    yield "</tbody></table></div>"


def _row(row: GridRow, kind: str) -> str:
    begin = f'<tr class="{kind}">' if kind else "<tr>"
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
    rule = f'<td class="rule">{escape(row.rule)}</td>'
    return f'{begin}<th scope="row">{escape(row.heading)}</th>{cells}{rule}</tr>'
