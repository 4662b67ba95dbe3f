"""A report as an answer: text, JSON, an HTML page with plots."""

from __future__ import annotations

from importlib import import_module

from rollwrite.play.merchants.simulation.report import Report
from sheets.words.translation import Translation

FORMATS = ("text", "json", "html")


def report_answer(report: Report, format_: str, words: Translation) -> str:
    """Return a report in one of FORMATS; raises ImportError for html without the extra."""
    text: str = import_module(f"{__name__}.{format_}").write(report, words)
    return text
