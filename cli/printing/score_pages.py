"""Scores as a PDF document: a page for each file, with what is printed there in its language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from cli.printing.tables import warn_of_unprintable
from cli.terminal.output import Writer
from scoring.answers import Answer
from scoring.answers.grid import SCORE, GridRow, grid_of, problem_line
from scoring.score import Score
from sheets.drawing.paper import PAPERS
from sheets.drawing.shapes import Drawing
from sheets.drawing.theme import load_theme
from sheets.page.score_sheet import ScoreSheet, score_sheet
from sheets.page.score_table import Row, ScoreTable
from sheets.words.catalogue import load_words
from sheets.words.sentence import Sentence
from sheets.words.translation import Translation
from sheets.write import Settings, write


def pages_writer(answers: Iterable[Answer], words: Translation) -> Writer:
    """Return what writes the document."""
    drawings = []
    for number, answer in enumerate(answers, 1):
        warn_of_unprintable([ranked.account.name for ranked in answer.score.players])
        drawings.append(page_of(answer, number, words))
    settings = Settings(title=words(SCORE), language=words.language)
    return partial(write, "pdf", drawings, settings=settings)


def page_of(answer: Answer, number: int, words: Translation) -> Drawing:
    """Return a file's page, the first, second... of the document."""
    sheet, name = _sheet(answer, words), f"score-{number}"
    return score_sheet(sheet, name, words.language, PAPERS["a4"], load_theme("colour"))


def _sheet(answer: Answer, words: Translation) -> ScoreSheet:
    score, printed = answer.score, load_words(words.language, "page")
    title, footer = "rollwrite", [answer.file_name]
    if score.edition:
        title = score.edition.title_text(words.language)
        footer.append(printed("edition", name=score.edition.id, version=score.edition.version))
    return ScoreSheet(
        title=title,
        subtitle=" · ".join(filter(None, (words(SCORE), words(score.version)))),
        date=printed("date"),
        remarks=tuple(map(words, score.remarks)),
        table=_table(score, words) if score.has_table else None,
        notes_heading=words(Sentence("Problems")),
        notes=tuple(problem_line(problem, words) for problem in score.problems),
        more=words(Sentence("there are more problems than this page holds")),
        footer=" · ".join(filter(None, footer)),
    )


def _table(score: Score, words: Translation) -> ScoreTable:
    grid = grid_of(score, words)
    return ScoreTable(
        names=grid.players,
        winners=len(score.winners),
        rule_heading=grid.rule_heading,
        ranks=_row(grid.ranks),
        lines=tuple(map(_row, grid.lines)),
        total=_row(grid.total),
        tie_breaks=tuple(map(_row, grid.tie_breaks)),
    )


def _row(row: GridRow) -> Row:
    return Row(row.heading, row.cells, row.rule)
