"""How a report's figures and its run are said to people."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.play.merchants.simulation.figures import Figure
from rollwrite.play.merchants.simulation.report import Report, Unit
from sheets.words.text import Said, Text

INTERVALS = Text("in brackets stands what holds the true value in 95 of 100 runs")


def shown(figure: Figure, unit: Unit) -> str:
    """Return a figure with its interval, a share in percent: `45.5 % (44.1-46.9)`."""
    factor, sign = (100, " %") if unit == "share" else (1, "")
    value = factor * figure.value
    if figure.low is None or figure.high is None:
        is_whole = unit == "number" and value == round(value)
        return f"{value:.0f}" if is_whole else f"{value:.1f}{sign}"
    return f"{value:.1f}{sign} ({factor * figure.low:.1f}\u2013{factor * figure.high:.1f})"


def run_lines(report: Report) -> Iterator[tuple[Said, str]]:
    """Yield what was played: a name and a value for each part of the run."""
    run, games = report.played.run, report.played.tally["games"]
    yield Text("games"), f"{games}" if games == run.games else f"{games}/{run.games}"
    yield Text("variant"), run.variant
    if run.variant == "solo":
        yield Text("level"), run.level
    yield Text("players"), ", ".join(run.players)
    yield Text("edition"), f"{run.edition.id} {run.edition.version}"
    yield Text("seed"), run.seed
