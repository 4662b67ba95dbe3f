"""Scores as pages: a document, or a picture for each file; sheets that HTML shows below a score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from cli.printing.players import warn_of_substituted
from rollwrite.drawing import draw
from rollwrite.files import Writer
from rollwrite.pictures import pictures_of
from rollwrite.printing import substituted
from rollwrite.table_options import TableOptions
from rollwrite.tables import WrongTableError
from scoring.answers import Answer, Picture
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of
from scoring.open_game import OpenGame
from sheets.words.translation import Translation
from sheets.write import HOLD_SEVERAL_PAGES, Settings, write


def page_writers(
    answers: Sequence[Answer], output: Path, format_: str, words: Translation
) -> dict[Path, Writer]:
    """Return what writes the pages, by the file that it writes.

    Pictures of several scores are several files: `score.png` gives `score-1.png`, `score-2.png`.
    """
    for answer in answers:
        names = (str(ranked.account.name) for ranked in answer.score.players)
        warn_of_substituted(substituted(names))
    pages = pages_of(answers, words)
    settings = Settings(title=words(SCORE), language=words.language)
    if len(pages) == 1 or format_ in HOLD_SEVERAL_PAGES:
        return {output: partial(write, format_, pages, settings=settings)}
    return {
        output.with_name(f"{output.stem}-{number}{output.suffix}"): partial(
            write, format_, (page,), settings=settings
        )
        for number, page in enumerate(pages, 1)
    }


def sheet_pictures(game: OpenGame, language: str) -> tuple[Picture, ...]:
    """Return a game's filled sheets in a language, none where they cannot be drawn."""
    try:
        sheets = draw(TableOptions(filled=game, language=language))
    except WrongTableError:
        return ()
    written = sheets.written
    if written:
        warn_of_substituted(sheets.substituted)
    return pictures_of([page.drawing for page in written])
