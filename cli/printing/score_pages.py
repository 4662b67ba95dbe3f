"""Scores as pages, and the sheets below them in HTML, with what is said of their letters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cli.printing.players import warn_of_substituted
from rollwrite.drawing import draw
from rollwrite.files import Writer
from rollwrite.printing import substituted
from rollwrite.score_pages import Answer, Picture, pictures_of, score_files
from rollwrite.table_options import OpenGame, TableOptions
from rollwrite.tables import WrongTableError
from sheets.words.translation import Translation


def page_writers(
    answers: Sequence[Answer], output: Path, format_: str, words: Translation
) -> dict[Path, Writer]:
    """Return what writes the pages, by the file that it writes; see `score_files`."""
    for answer in answers:
        names = (str(ranked.account.name) for ranked in answer.score.players)
        warn_of_substituted(substituted(names))
    return score_files(answers, output, format_, words)


def sheet_pictures(game: OpenGame, language: str) -> tuple[Picture, ...]:
    """Return a game's filled sheets in a language, none where they cannot be drawn."""
    try:
        sheets = draw(TableOptions(filled=game, language=language))
    except WrongTableError:
        return ()
    if not (written := sheets.written):
        return ()
    warn_of_substituted(sheets.substituted)
    return pictures_of(written)
