"""A report as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.play.merchants.simulation.answers.shown import INTERVALS, run_lines, shown
from rollwrite.play.merchants.simulation.report import Report, Section
from sheets.words.translation import Translation

GAP = "  "


def write(report: Report, words: Translation) -> str:
    """Return the report as text."""
    lines = [f"{words(name)}: {value}" for name, value in run_lines(report)]
    lines.append(words(INTERVALS))
    for section in report.sections:
        lines += ["", *_table(section, words)]
    return "\n".join(lines) + "\n"


def _table(section: Section, words: Translation) -> Iterator[str]:
    head = [words(section.name), *(words(name) for _, name, _ in section.columns)]
    cells = [
        [
            words(row.name),
            *(
                shown(figure, unit)
                for figure, (_, _, unit) in zip(row.figures, section.columns, strict=True)
            ),
        ]
        for row in section.rows
    ]
    widths = [max(map(len, column)) for column in zip(head, *cells, strict=True)]
    for line in (head, *cells):
        first, *rest = zip(line, widths, strict=True)
        parts = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]
        yield GAP.join(parts).rstrip()
