"""A report as an answer: text, JSON, an HTML page with plots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from rollwrite.play.simulation.report import Figure, Report, Row, Section, Unit
from scoring.answers.columns import aligned
from sheets.files.reading import read_text
from sheets.words.text import Said, Text
from sheets.words.translation import Translation

_STYLE = Path(__file__).with_name("page.css")
_INTERVALS = Text("in brackets stands what holds the true value in 95 of 100 runs")
WIDTH, ROW_HEIGHT, LEAST_HEIGHT = 7.0, 0.26, 1.2  # Of a plot, in inches.
BAR, INTERVAL = "#1f4e66", "#a3262c"
MOST_ROWS = 40
PLOTTED = ("endings", "seat", "player", "start card", "solo", "crowns", "turns", "cards", "built")


def report_answer(report: Report, format_: str, words: Translation) -> str:
    """Return a report in one of FORMATS; raises ImportError for html without the extra."""
    return _WRITERS[format_](report, words)


def _text(report: Report, words: Translation) -> str:
    lines = [f"{words(name)}: {value}" for name, value in _run_lines(report)]
    lines.append(words(_INTERVALS))
    for section in report.sections:
        rows = [*_cells(section, words)]
        lines += ["", *aligned(rows, right=range(1, len(rows[0])))]
    return "\n".join(lines) + "\n"


def _cells(section: Section, words: Translation) -> Iterator[list[str]]:
    """Yield a table's rows: its name with those of the columns, then each name with figures."""
    yield [words(section.name), *(words(name) for _, name, _ in section.columns)]
    units = [unit for _, _, unit in section.columns]
    for row in section.rows:
        yield [words(row.name), *map(figure_text, row.figures, units)]


def figure_text(figure: Figure, unit: Unit) -> str:
    """Return a figure with its interval, a share in percent: `45.5 % (44.1-46.9)`."""
    factor, sign = (100, " %") if unit == "share" else (1, "")
    value = factor * figure.value
    if figure.low is None or figure.high is None:
        is_whole = unit == "number" and value == round(value)
        return f"{value:.0f}" if is_whole else f"{value:.1f}{sign}"
    return f"{value:.1f}{sign} ({factor * figure.low:.1f}\u2013{factor * figure.high:.1f})"


def _run_lines(report: Report) -> Iterator[tuple[Said, str]]:
    """Yield what was played: a name and a value for each part of the run."""
    run, games = report.results.run, report.results.tally["games"]
    yield Text("games"), f"{games}" if games == run.games else f"{games}/{run.games}"
    yield Text("variant"), run.variant
    if run.variant == "solo":
        yield Text("level"), run.level
    yield Text("players"), ", ".join(run.players)
    yield Text("edition"), f"{run.edition.id} {run.edition.version}"
    yield Text("seed"), run.seed


def _json(report: Report, _words: Translation) -> str:
    return json.dumps(report_tree(report), indent=2, ensure_ascii=False) + "\n"


def report_tree(report: Report) -> dict[str, Any]:
    """Return a report as JSON has it: every figure by its section, row and column."""
    run = report.results.run
    return {
        "games": report.results.tally["games"],
        "variant": run.variant,
        "level": run.level if run.variant == "solo" else None,
        "players": [*run.players],
        "edition": f"{run.edition.id} {run.edition.version}",
        "seed": run.seed,
        **{section.key: _tree(section) for section in report.sections},
    }


def _tree(section: Section) -> dict[str, Any]:
    keys = [key for key, _, _ in section.columns]
    return {
        row.key: {key: figure.tree for key, figure in zip(keys, row.figures, strict=True)}
        for row in section.rows
    }


def _html(report: Report, words: Translation) -> str:
    """Return one file with plots, which needs no other and no network."""
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
    for name, value in _run_lines(report):
        yield f"<dt>{escape(words(name))}</dt><dd>{escape(value)}</dd>"
    yield "</dl>"
    yield f"<p>{escape(words(_INTERVALS))}</p>"
    for section in report.sections:
        yield f"<section><h2>{escape(words(section.name))}</h2>"
        if section.key in PLOTTED:
            yield _plot(section, words)
        yield from _table(section, words)
        yield "</section>"
    yield "</body></html>"


def _table(section: Section, words: Translation) -> Iterator[str]:
    def cell(said: Said) -> str:
        return escape(words(said))

    yield "<table><thead><tr><th></th>"
    yield "".join(f"<th>{cell(name)}</th>" for _, name, _ in section.columns)
    yield "</tr></thead><tbody>"
    for row in section.rows:
        figures = (
            f"<td>{figure_text(figure, unit)}</td>"
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


_WRITERS: Mapping[str, Callable[[Report, Translation], str]] = {
    "text": _text,
    "json": _json,
    "html": _html,
}
FORMATS = tuple(_WRITERS)
