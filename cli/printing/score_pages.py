"""Scores as pages to print or to share: a document, or a picture for each file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from cli.printing.tables import warn_of_unprintable
from scoring.answers import Answer
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of
from sheets.files.draft import Writer
from sheets.words.translation import Translation
from sheets.write import HOLD_SEVERAL_PAGES, Settings, write


def page_writers(
    answers: Sequence[Answer], output: Path, format_: str, words: Translation
) -> dict[Path, Writer]:
    """Return what writes the pages, by the file that it writes.

    Pictures of several scores are several files: `score.png` gives `score-1.png`, `score-2.png`.
    """
    for answer in answers:
        warn_of_unprintable([str(ranked.account.name) for ranked in answer.score.players])
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
