"""Answers: scores as text, JSON, Markdown and HTML, each format a module with one `write`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from scoring.score import Score
from scoring.words import Words

FORMATS = ("text", "json", "markdown", "html")


@dataclass(frozen=True, slots=True)
class Answer:
    """A file's name, `-` for standard input, and the score of what is in it."""

    file: str
    score: Score


def write_answers(format_: str, answers: Sequence[Answer], words: Words) -> str:
    """Give the answers to one or several files in one of FORMATS, "" when nothing is to be said.

    Ends with a line's end.
    """
    text: str = import_module(f"scoring.answers.{format_}").write(answers, words)
    return text
