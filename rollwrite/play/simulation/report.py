"""The report on a run of games: tables of figures with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Literal, TypeAlias

from rollwrite.play.simulation.results import Results
from rollwrite.play.simulation.run import WIN, owners
from sheets.merchants.edition.edition import TERRITORIES, split_strength
from sheets.words.text import Message, Name, Text

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
