"""Answers: scores as text, JSON, Markdown, HTML and CSV, each format written by one function.

`page.py` draws a score as a page to be printed; `columns.py` lays out tables of plain text.
"""

from collections.abc import Mapping, Sequence

from scoring.answers.grid import Answer, Picture
from sheets.game import Part, load_part
from sheets.words.translation import Translation

__all__ = ["FORMATS", "SUFFIXES", "Answer", "Picture", "write_answers"]

# What a file's name ends with, and the format that this means.
SUFFIXES: Mapping[str, str] = {
    "txt": "text",
    "json": "json",
    "md": "markdown",
    "html": "html",
    "csv": "csv",
}
_WRITERS: Mapping[str, Part] = {
    "text": "scoring.answers.plain:write_text",
    "json": "scoring.answers.json:write",
    "markdown": "scoring.answers.plain:write_markdown",
    "html": "scoring.answers.html:write",
    "csv": "scoring.answers.csv:write_csv",
    "excel": "scoring.answers.csv:write_excel",
}
FORMATS = tuple(_WRITERS)


def write_answers(format_: str, answers: Sequence[Answer], words: Translation) -> str:
    """Return the answers to one or several files in one of FORMATS, "" when nothing is to be said.

    Ends with a line's end.
    """
    text: str = load_part(_WRITERS[format_])(answers, words)
    return text
