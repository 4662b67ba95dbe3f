"""A score as one HTML page: a table that screen readers can follow.

The winners have their crown, a rule's number opens its sentence, filled sheets stand below.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scoring.answers import Answer
from scoring.answers.crown import crown
from scoring.answers.grid import SCORE, grid_of, parted, problem_line, title_of
from scoring.answers.rule_notes import RuleNotes
from scoring.answers.standings import standings_of
from scoring.answers.web_page import web_page
from sheets.files.reading import read_text
from sheets.words.translation import Translation

_PAGE: Final = Path(__file__).with_name("score.html")
_STYLE: Final = Path(__file__).with_name("score.css")


def write(answers: Sequence[Answer], words: Translation) -> str:
    """Return the page; of several files each in a section of its own."""
    are_several = len(answers) > 1
    heading = words(SCORE) if are_several else title_of(answers[0].score, words)
    return web_page(
        _PAGE,
        words,
        title=" · ".join(dict.fromkeys((heading, words(SCORE)))),
        style=read_text(_STYLE) + "".join(sheet.style for each in answers for sheet in each.sheets),
        heading=heading,
        answers=answers,
        are_several=are_several,
        standings=standings_of(answers, words),
        notes=RuleNotes(words),
        crown=crown(),
        title_of=title_of,
        grid_of=grid_of,
        parted=parted,
        problem_line=problem_line,
    )
