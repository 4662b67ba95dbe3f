"""Answers: scores as text, JSON, Markdown, HTML and CSV, each format a module with one `write`.

`page.py` draws a score as a page to be printed; `columns.py` lays out tables of plain text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from scoring.score import Score
from sheets.words.translation import Translation

# What a file's name ends with, and the format that this means, the usual one first.
SUFFIXES: Mapping[str, str] = {
    "txt": "text",
    "json": "json",
    "md": "markdown",
    "html": "html",
    "csv": "csv",
}
FORMATS = tuple(SUFFIXES.values())


@dataclass(frozen=True, slots=True)
class Picture:
    """A sheet's title, the sheet as an SVG element of an HTML page, and the style that it needs."""

    title: str
    svg: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A file's name, `-` for standard input, and the score of what is in it.

    `sheets` are the filled sheets, for a format that can show them.
    """

    file: str
    score: Score
    sheets: tuple[Picture, ...] = ()

    @property
    def file_name(self) -> str:
        """The file's plain name, without its folder; "" for standard input."""
        return "" if self.file == "-" else Path(self.file).name


def write_answers(format_: str, answers: Sequence[Answer], words: Translation) -> str:
    """Return the answers to one or several files in one of FORMATS, "" when nothing is to be said.

    Ends with a line's end.
    """
    text: str = import_module(f"scoring.answers.{format_}").write(answers, words)
    return text
