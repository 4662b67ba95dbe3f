"""A score on paper, and the sheets that stand below it in HTML."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, repeat
from pathlib import Path

from rollwrite.files import Writer
from rollwrite.printing import Page
from scoring.answers import Answer as Answer
from scoring.answers import Picture as Picture
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of
from sheets.words.translation import Translation
from sheets.write import HOLD_SEVERAL_PAGES, Settings, write
from sheets.write.svg import inline_svgs, style_of


def score_files(
    answers: Sequence[Answer], path: Path, format_: str, words: Translation
) -> dict[Path, Writer]:
    """Return what writes a page for each answer, by the file that it writes.

    A document holds all pages. Pictures of several scores are several files: `score.png` gives
    `score-1.png`, `score-2.png`.
    """
    pages = pages_of(answers, words)
    settings = Settings(title=words(SCORE), language=words.language)
    if len(pages) == 1 or format_ in HOLD_SEVERAL_PAGES:
        return {path: partial(write, format_, pages, settings=settings)}
    return {
        path.with_name(f"{path.stem}-{number}{path.suffix}"): partial(
            write, format_, (page,), settings=settings
        )
        for number, page in enumerate(pages, 1)
    }


def pictures_of(pages: Sequence[Page]) -> tuple[Picture, ...]:
    """Return pages as pictures of one answer, of which the first brings what all have in common."""
    drawings = [page.drawing for page in pages]
    styles = chain((style_of(drawings),), repeat(""))
    return tuple(map(Picture, (page.title for page in pages), inline_svgs(drawings), styles))
