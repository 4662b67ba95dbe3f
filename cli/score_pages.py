"""Scores as a PDF document: a page for each file, with what is printed there in its language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from cli.input import shown_name
from cli.output import Writer
from cli.tables import warn_of_unprintable
from scoring.answers import Answer
from scoring.answers.grid import GridRow, grid_of, problem_line
from scoring.score import Score
from scoring.states import Reading
from scoring.words import Words
from sheets.drawing import Drawing
from sheets.edition import BadEdition, UnknownEdition, edition_path, load_edition
from sheets.games import GAMES, edition_kind
from sheets.head import Head
from sheets.paper import PAPERS
from sheets.score_sheet import ScoreSheet, score_sheet
from sheets.score_table import Row, ScoreTable
from sheets.sentence import Sentence
from sheets.theme import load_theme
from sheets.words import load_words
from sheets.write import Settings, write


def pages_writer(pages: Iterable[tuple[Answer, Reading]], words: Words) -> Writer:
    """Give what writes the document."""
    drawings = []
    for number, (answer, reading) in enumerate(pages, 1):
        warn_of_unprintable([ranked.account.name for ranked in answer.score.players])
        drawings.append(page_of(answer, reading, number, words))
    settings = Settings(title=words(Sentence("Score")), language=words.language)
    return partial(write, "pdf", drawings, settings=settings)


def page_of(answer: Answer, reading: Reading, number: int, words: Words) -> Drawing:
    """Give a file's page, the first, second... of the document."""
    sheet, name = _sheet(answer, reading, words), f"score-{number}"
    return score_sheet(sheet, name, words.language, PAPERS["a4"], load_theme("colour"))


def _sheet(answer: Answer, reading: Reading, words: Words) -> ScoreSheet:
    score, printed = answer.score, load_words(words.language, "page")
    heading = words(Sentence("Score"))
    edition = _edition(reading)
    footer = [shown_name(answer.file)]
    if edition:
        footer.append(printed("edition", name=edition.id, version=edition.version))
    return ScoreSheet(
        title=edition.title_text(words.language) if edition else "rollwrite",
        subtitle=heading,
        date=printed("date"),
        remarks=tuple(map(words, score.remarks or (Sentence("not scored: there are errors"),))),
        table=_table(score, words) if score.has_table else None,
        notes_heading=words(Sentence("Problems")),
        notes=tuple(problem_line(problem, words) for problem in score.problems),
        more=words(Sentence("there are more problems than this page holds")),
        footer=" · ".join(footer),
    )


def _edition(reading: Reading) -> Head | None:
    """Give the edition that a state was played with, None where there is none to be had."""
    if reading.state is None:
        return None
    name = reading.state.edition or GAMES[reading.game].edition
    try:
        path = edition_path(name, reading.beside)
        edition: Head = load_edition(edition_kind(reading.game), path)
    except (UnknownEdition, BadEdition, OSError):
        return None
    return edition


def _table(score: Score, words: Words) -> ScoreTable:
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
