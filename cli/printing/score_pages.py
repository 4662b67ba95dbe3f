"""Scores as a PDF document: a page for each file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cli.printing.tables import warn_of_unprintable
from scoring.answers import Answer
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of
from sheets.files.draft import Writer
from sheets.words.translation import Translation
from sheets.write import Settings, write


def pages_writer(answers: Sequence[Answer], words: Translation) -> Writer:
    """Return what writes the document."""
    for answer in answers:
        warn_of_unprintable([str(ranked.account.name) for ranked in answer.score.players])
    settings = Settings(title=words(SCORE), language=words.language)
    return partial(write, "pdf", pages_of(answers, words), settings=settings)
