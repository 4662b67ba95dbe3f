"""The report on a run of games: tables of figures with their 95 % intervals.

As an answer it is text, JSON, or an HTML page with plots.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any, Literal, TypeAlias

from rollwrite.play.simulation.results import Results
from rollwrite.play.simulation.run import WIN, owners
from scoring.answers.columns import aligned
from scoring.answers.web_page import web_page
from sheets.files.reading import read_text
from sheets.merchants.edition.edition import TERRITORIES, split_strength
from sheets.words.text import Message, Name, Text
from sheets.words.translation import Translation

Unit = Literal["share", "number"]
Columns: TypeAlias = tuple[tuple[str, Message, Unit], ...]  # The key, name and unit of each.


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: its key for scripts, its name, a figure in each of the columns."""

    key: str
    name: Message
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A table: `columns` are the keys, names and units of its figures."""

    key: str
    name: Message
    columns: Columns
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What the games of a run show that were played so far."""

    results: Results
    sections: tuple[Section, ...]


def row(key: str, name: Message, *figures: Figure) -> Row:
    """Return the line of these figures."""
    return Row(key, name, figures)


SHARE: Columns = (("share", Text("share"), "share"),)
MEAN: Columns = (("mean", Text("mean"), "number"),)


def report_of(played: Results) -> Report:
    """Return what the games that were played so far show."""
    return Report(played, tuple(each for each in _Asked(played).sections() if each.rows))


class _Asked:
    """What is asked of a tally."""

    def __init__(self, played: Results) -> None:
        self.tally, self.run = played.tally, played.run
        self.games = self.tally["games"]
        self.seats = len(self.run.players)

    def sections(self) -> Iterator[Section]:
        """Yield all tables, some of them without lines."""
        for made in (self.length, self.endings, self.scores, self.alone, self.crowns, self.turns):
            yield from made()
        for made in (self.values, self.cards, self.powers, self.sheets):
            yield from made()

    def a_game(self, key: str) -> Figure:
        """Return how much of something there is in a game."""
        return Figure(self.tally[key] / self.games)

    def by(self, *keys: str) -> dict[str, int]:
        """Return what is counted under a key, by what stands behind it."""
        begin = "/".join(keys) + "/"
        return {
            key.removeprefix(begin): number
            for key, number in self.tally.items()
            if key.startswith(begin) and "/" not in key.removeprefix(begin)
        }

    def counts(self, key: str) -> dict[int, int]:
        """Return how often each number was counted under a key."""
        return {int(value): count for value, count in self.by(key).items()}

    def length(self) -> Iterator[Section]:
        """Yield how long games last."""
        rows = []
        for key, name in (("rounds", Text("rounds")), ("turns", Text("turns in all"))):
            counts = self.counts(key)
            ends = (Figure(below(counts, part)) for part in (0.0, 0.05, 0.5, 0.95, 1.0))
            rows.append(row(key, name, mean_of(counts), *ends))
        counts = self.counts("turns")
        each = mean_of(counts)
        if self.seats > 1 and each.low is not None and each.high is not None:
            parts = (part / self.seats for part in (each.value, each.low, each.high))
            own = (Figure(below(counts, part) / self.seats) for part in (0, 0.05, 0.5, 0.95, 1))
            rows.append(row("turns each", Text("turns each"), Figure(*parts), *own))
        columns: Columns = (
            *MEAN,
            ("least", Text("least"), "number"),
            ("5 %", "5 %", "number"),
            ("median", Text("median"), "number"),
            ("95 %", "95 %", "number"),
            ("most", Text("most"), "number"),
        )
        yield Section("length", Text("Length"), columns, tuple(rows))

    def endings(self) -> Iterator[Section]:
        """Yield by which rule games end."""
        names = {
            "M7.1": Text("enough goals are closed (M7.1)"),
            "M3.6": Text("nobody can draw anything (M3.6)"),
            "F9": Text("the archive is empty (F9)"),
            "S12": Text("all territories are closed (S12)"),
        }
        rows = tuple(
            row(rule, names[rule], share(count, self.games))
            for rule, count in _most_first(self.by("ending"))
        )
        yield Section("endings", Text("Endings"), SHARE, rows)

    def scores(self) -> Iterator[Section]:
        """Yield who wins, and with how many crowns, by seat, computer player and start card."""
        columns: Columns = (
            ("wins", Text("wins"), "share"),
            ("crowns", Text("crowns"), "number"),
            ("deviation", Text("deviation"), "number"),
            ("games", Text("seats"), "number"),
        )
        asked: tuple[tuple[str, Message, Callable[[str], Message]], ...] = (
            ("seat", Text("Seats"), lambda key: Text("seat {number}", number=key)),
            ("player", Text("Players"), str),
            ("start card", Text("Start cards"), lambda key: self._card(int(key))),
        )
        for what, name, called in asked:
            keys = {key.split("/")[1] for key in self.tally if key.startswith(f"{what}/")}
            rows = (row(key, called(key), *self._scored(what, key)) for key in sorted(keys))
            yield Section(what, name, columns, tuple(rows))
        if self.tally["margin"]:
            margin = row("margin", Text("ahead of the second"), self.a_game("margin"))
            yield Section("margin", Text("Margin"), MEAN, (margin,))

    def _scored(self, what: str, key: str) -> tuple[Figure, ...]:
        of = self.by(what, key)
        number, points, squares = of["games"], of.get("points", 0), of.get("points squared", 0)
        return (
            share(of.get("wins", 0) / WIN, number),
            mean(points, squares, number),
            Figure(deviation(points, squares, number)),
            Figure(number),
        )

    def alone(self) -> Iterator[Section]:
        """Yield how the player alone fares against the Trolls."""
        if self.run.variant != "solo":
            return
        tally, games = self.tally, self.games
        wins = row("wins", Text("won"), share(tally["solo wins"], games))
        yield Section("solo", Text("Against the Trolls"), SHARE, (wins,))
        points = mean(tally["solo points"], tally["solo points squared"], games)
        rows = [
            row("points", Text("points"), points),
            row("trolls", Text("points of the Trolls"), self.a_game("trolls' points")),
        ]
        for number in range(1, TERRITORIES + 1):
            name = Text("points of territory {number}", number=number)
            rows.append(row(f"territory {number}", name, self.a_game(f"territory/{number}")))
        yield Section("solo points", Text("Points"), MEAN, tuple(rows))

    def crowns(self) -> Iterator[Section]:
        """Yield where crowns come from."""
        found = {
            **{
                key: (SOURCES.get(key) or self._building(key), number)
                for key, number in self.by("crowns").items()
            },
            **{rule: (FINAL[rule], number) for rule, number in self.by("final").items()},
        }
        whole = sum(number for _, number in found.values())
        players = self.games * self.seats
        in_order = sorted(found.items(), key=lambda each: (-each[1][1], each[0]))
        rows = tuple(
            row(key, name, Figure(number / players), Figure(number / whole))
            for key, (name, number) in in_order
        )
        columns: Columns = (("mean", Text("a player"), "number"), ("share", Text("share"), "share"))
        yield Section("crowns", Text("Where crowns come from"), columns, rows)

    def turns(self) -> Iterator[Section]:
        """Yield what is done in a turn, and what stays of the land."""
        tally = self.tally
        turns = sum(number * count for number, count in self.counts("turns").items())
        rows = [row("action", Text("with an action"), share(tally["actions"], turns))]
        for key, name in ACTIONS.items():
            if number := tally[f"action/{key}"]:
                rows.append(row(key, name, share(number, turns)))
        nothing = share(tally["turns with nothing to draw"], turns)
        rows.append(row("nothing", Text("with nothing to draw"), nothing))
        yield Section("turns", Text("Turns"), SHARE, tuple(rows))
        land = [
            row("regions", Text("regions closed"), self.a_game("regions")),
            row("single", Text("of one hex"), self.a_game("regions of one hex")),
            row("empty", Text("hexes left empty"), self.a_game("empty")),
        ]
        yield Section("land", Text("Land, a game"), MEAN, tuple(land))

    def values(self) -> Iterator[Section]:
        """Yield what is taken of relics and monuments, and what becomes of artifacts."""
        if self.run.variant == "family":
            return
        tally, players = self.tally, self.games * self.seats
        taken = tuple(
            row(
                key,
                SOURCES[key],
                Figure(tally[f"taken/{key}"] / players),
                share(tally[f"games with/{key.removeprefix('relic ')}"], self.games),
            )
            for key in ("relic two", "relic three", "monument")
        )
        columns: Columns = (
            ("mean", Text("a player"), "number"),
            ("share", Text("games with one"), "share"),
        )
        yield Section("values", Text("Relics and monuments"), columns, taken)
        rows = (
            row("drawn", Text("drawn"), self.a_game("artifacts drawn")),
            row("spent", Text("spent"), self.a_game("artifacts spent")),
            row("columns", Text("columns ticked"), self.a_game("columns ticked")),
        )
        yield Section("artifacts", Text("Artifacts and columns, a game"), MEAN, rows)

    def cards(self) -> Iterator[Section]:
        """Yield what is bought and used, when, and what wins."""
        if self.run.variant == "family":
            return
        players, winners = self.games * self.seats, max(1, self.tally["winners"])
        rows = []
        for card in self.run.edition.cards:
            bought = self.tally[f"bought/{card}"]
            owned = self.tally[f"card owned/{card}/games"] + self.tally[f"start card/{card}/games"]
            wins = self.tally[f"card owned/{card}/wins"] + self.tally[f"start card/{card}/wins"]
            figures = (
                share(owners(self.tally, card), players),
                share(self.tally[f"card cast/{card}"], players),
                share(self.tally[f"card built/{card}"], players),
                Figure(self.tally[f"bought in round/{card}"] / bought if bought else 0.0),
                share(self.tally[f"winner owns/{card}"], winners),
                share(wins / WIN, owned),
            )
            rows.append(row(str(card), self._card(card), *figures))
        columns: Columns = (
            ("owned", Text("owned"), "share"),
            ("cast", Text("cast"), "share"),
            ("built", Text("built"), "share"),
            ("round", Text("bought in round"), "number"),
            ("winners", Text("of winners' sheets"), "share"),
            ("wins", Text("wins with it"), "share"),
        )
        yield Section("cards", Text("Cards, of all players"), columns, tuple(rows))

    def _card(self, card: int) -> Message:
        printed = self.run.edition.cards[card]
        return Text(
            "{card} {spell}/{building}",
            card=card,
            spell=self._spell(printed.spell),
            building=self._building(printed.building),
        )

    def _spell(self, key: str) -> Name:
        name, strength = split_strength(key)
        names = self.run.edition.names.spells[name]
        return Name.of({language: f"{each} {strength}".strip() for language, each in names.items()})

    def _building(self, key: str) -> Name:
        return Name.of(self.run.edition.names.buildings[key])

    def powers(self) -> Iterator[Section]:
        """Yield how often each spell is cast and each building built."""
        players, winners = self.games * self.seats, max(1, self.tally["winners"])
        columns: Columns = (
            ("used", Text("a player"), "number"),
            ("winners", Text("of winners' sheets"), "share"),
        )
        for key, what, name, named in (
            ("cast", "winner cast", Text("Spells cast"), self._spell),
            ("built", "winner built", Text("Buildings built"), self._building),
        ):
            rows = tuple(
                row(
                    power,
                    named(power),
                    Figure(number / players),
                    share(self.tally[f"{what}/{power}"], winners),
                )
                for power, number in _most_first(self.by(key))
            )
            yield Section(key, name, columns, rows)

    def sheets(self) -> Iterator[Section]:
        """Yield how much room the sheets need."""
        asked = (
            ("writings", Text("crowns written on a sheet")),
            ("circled", Text("artifacts circled on a sheet")),
            ("symbols", Text("worker symbols crossed out on a sheet")),
            ("turns", Text("lines of calls")),
        )
        rows = []
        for key, name in asked:
            counts = self.counts(key)
            ends = (Figure(below(counts, part)) for part in (0.5, 0.99, 1.0))
            rows.append(row(key, name, *ends))
        columns: Columns = (
            ("median", Text("median"), "number"),
            ("99 %", "99 %", "number"),
            ("most", Text("most"), "number"),
        )
        yield Section("sheets", Text("Room on the sheets"), columns, tuple(rows))


def _most_first(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return what was counted, the most first; what is counted alike in the order of its keys."""
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))


SOURCES: Mapping[str, Message] = {
    "regions": Text("closed regions"),
    "overflow": Text("what passes 5"),
    "relic two": Text("relics for 2 artifacts"),
    "relic three": Text("relics for 3 artifacts"),
    "monument": Text("monuments"),
}
FINAL: Mapping[str, Message] = {
    "M7.2": Text("resources left"),
    "M7.3": Text("unused cards"),
    "M7.4": Text("unspent artifacts"),
}
ACTIONS: Mapping[str, Message] = {
    "cast": Text("a spell"),
    "build": Text("a building"),
    "relic": Text("a relic"),
    "monument": Text("a monument"),
}


DEVIATIONS = 1.96  # On either side: 95 of 100 intervals hold the true value.


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure; `low` and `high` hold it at 95 %, None where it is known exactly."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def tree(self) -> dict[str, float]:
        """The figure as JSON has it."""
        ends = {"low": self.low, "high": self.high}
        known = {key: round(end, 4) for key, end in ends.items() if end is not None}
        return {"value": round(self.value, 4), **known}


def share(part: float, whole: float) -> Figure:
    """Return what share of a whole a part is, from 0 to 1, with Wilson's interval."""
    if not whole:
        return Figure(0.0)
    found, square = part / whole, DEVIATIONS**2
    middle = (found + square / (2 * whole)) / (1 + square / whole)
    spread = (found * (1 - found) + square / (4 * whole)) / whole
    reach = DEVIATIONS * sqrt(max(spread, 0.0)) / (1 + square / whole)
    return Figure(found, min(found, max(0.0, middle - reach)), max(found, min(1.0, middle + reach)))


def mean(total: float, squares: float, number: int) -> Figure:
    """Return the mean of numbers by their sum and the sum of their squares."""
    if not number:
        return Figure(0.0)
    found = total / number
    reach = DEVIATIONS * deviation(total, squares, number) / sqrt(number)
    return Figure(found, found - reach, found + reach)


def deviation(total: float, squares: float, number: int) -> float:
    """Return the standard deviation of numbers by their sum and the sum of their squares."""
    return sqrt(max(squares / number - (total / number) ** 2, 0.0)) if number else 0.0


def mean_of(counts: Mapping[int, int]) -> Figure:
    """Return the mean of numbers that are counted: how often each is there."""
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    return mean(total, squares, sum(counts.values()))


def below(counts: Mapping[int, int], part: float) -> int:
    """Return the least number that this part of those that are counted does not pass."""
    whole, so_far = sum(counts.values()), 0
    for value in sorted(counts):
        so_far += counts[value]
        if so_far >= part * whole:
            return value
    return 0


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
