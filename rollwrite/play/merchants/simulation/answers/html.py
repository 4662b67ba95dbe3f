"""A report as one HTML file with plots, which needs no other and no network."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import StringIO
from pathlib import Path

from rollwrite.play.merchants.simulation.answers.shown import INTERVALS, run_lines, shown
from rollwrite.play.merchants.simulation.report import Report, Row, Section
from sheets.files.reading import read_text
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

_STYLE = Path(__file__).with_name("page.css")
WIDTH, ROW_HEIGHT, LEAST_HEIGHT = 7.0, 0.26, 1.2  # Inches.
BAR, INTERVAL = "#1f4e66", "#a3262c"
MOST_ROWS = 40
PLOTTED = ("endings", "seat", "player", "start card", "solo", "crowns", "turns", "cards", "built")


def write(report: Report, words: Translation) -> str:
    """Return the page; raises ImportError where the extra `simulate` is not installed."""
    import matplotlib  # Before anything is drawn, so that what is missing is said at once.

    matplotlib.use("svg")
    return "\n".join(_page(report, words)) + "\n"


def _page(report: Report, words: Translation) -> Iterator[str]:
    title = escape(words(Text("Simulated games")))
    yield "<!DOCTYPE html>"
    yield f'<html lang="{words.language}"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title><style>{read_text(_STYLE)}</style></head><body>"
    yield f"<h1>{title}</h1><dl>"
    for name, value in run_lines(report):
        yield f"<dt>{escape(words(name))}</dt><dd>{escape(value)}</dd>"
    yield "</dl>"
    yield _note(words)
    for section in report.sections:
        yield f"<section><h2>{escape(words(section.name))}</h2>"
        if section.key in PLOTTED:
            yield _plot(section, words)
        yield from _table(section, words)
        yield "</section>"
    yield "</body></html>"


def _note(words: Translation) -> str:
    return f"<p>{escape(words(INTERVALS))}</p>"


def _table(section: Section, words: Translation) -> Iterator[str]:
    def cell(said: Said) -> str:
        return escape(words(said))

    yield "<table><thead><tr><th></th>"
    yield "".join(f"<th>{cell(name)}</th>" for _, name, _ in section.columns)
    yield "</tr></thead><tbody>"
    for row in section.rows:
        figures = (
            f"<td>{shown(figure, unit)}</td>"
            for figure, (_, _, unit) in zip(row.figures, section.columns, strict=True)
        )
        yield f"<tr><th>{cell(row.name)}</th>{''.join(figures)}</tr>"
    yield "</tbody></table>"


def _plot(section: Section, words: Translation) -> str:
    """Return a section's first column as bars with their intervals, an SVG drawing."""
    from matplotlib.figure import Figure as Plot

    rows: tuple[Row, ...] = section.rows[:MOST_ROWS]
    factor = 100 if section.columns[0][2] == "share" else 1
    firsts = [row.figures[0] for row in rows]
    values = [factor * each.value for each in firsts]
    plot = Plot(figsize=(WIDTH, max(LEAST_HEIGHT, 0.6 + ROW_HEIGHT * len(rows))), layout="tight")
    axes = plot.subplots()
    axes.barh(range(len(rows)), values, color=BAR)
    for place, each in enumerate(firsts):
        if each.low is not None and each.high is not None:
            axes.plot([factor * each.low, factor * each.high], [place, place], color=INTERVAL)
    axes.set_yticks(range(len(rows)), [words(row.name) for row in rows])
    axes.invert_yaxis()
    unit = " (%)" if factor == 100 else ""
    axes.set_xlabel(words(section.columns[0][1]) + unit)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    drawn = StringIO()
    plot.savefig(drawn, format="svg", metadata={"Date": None})
    svg = drawn.getvalue()
    return svg[svg.index("<svg") :]
