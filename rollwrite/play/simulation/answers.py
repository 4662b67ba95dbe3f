"""A report as an answer: text, JSON, an HTML page with plots."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

from rollwrite.play.simulation.report import Figure, Report, Row, Section, Unit
from scoring.answers.columns import aligned
from scoring.answers.web_page import web_page
from sheets.files.reading import read_text
from sheets.words.text import Message, Text
from sheets.words.translation import Translation

_PAGE = Path(__file__).with_name("report.html")
_LINES = 'stroke-linejoin="round" stroke-linecap="butt"'  # Those of the whole drawing.
_INTERVALS = Text("in brackets stands the 95 % confidence interval")
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


def _run_lines(report: Report) -> Iterator[tuple[Message, str]]:
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
    import matplotlib.figure  # noqa: F401  # What is missing is said before anything is drawn.

    return web_page(
        _PAGE,
        words,
        title=words(Text("Simulated games")),
        style=read_text(_PAGE.with_suffix(".css")),
        run=_run_lines(report),
        intervals=_INTERVALS,
        sections=report.sections,
        cells=lambda section: [*_cells(section, words)][1:],
        plot=lambda section: _plot(section, words) if section.key in PLOTTED else "",
    )


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
    return _without_styles(svg[svg.index("<svg") :])


def _without_styles(svg: str) -> str:
    """Return a drawing whose styles are attributes: a page's policy allows no other (CSP 2)."""
    svg = re.sub(r"<defs>\s*<style[^>]*>.*?</style>\s*</defs>", "", svg, flags=re.DOTALL)
    svg = svg.replace("<svg ", f"<svg {_LINES} ", 1)
    return re.sub(r' style="([^"]*)"', lambda style: _attributes(style[1]), svg)


def _attributes(style: str) -> str:
    pairs = (each.split(":", 1) for each in style.split(";") if ":" in each)
    return "".join(f' {name.strip()}="{value.strip()}"' for name, value in pairs)


_WRITERS: Mapping[str, Callable[[Report, Translation], str]] = {
    "text": _text,
    "json": _json,
    "html": _html,
}
FORMATS = tuple(_WRITERS)
