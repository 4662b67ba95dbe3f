"""A score: what every player has, line by line, each with its rule, and who wins.

What every game shares; knows none of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import NamedTuple, TypeAlias

from scoring.states import UNKNOWN, AnyState, Occasion
from sheets.editions.head import Head
from sheets.files.problem import Players, Problem
from sheets.words.text import Message, Name, Text, in_one, joined


class Line(NamedTuple):
    """One part of a player's score.

    `heading` says what it has in common with the same line of other players ("Gold"), `said` all
    of it where that is more ("Gold 5"), `figure` the rest ("5"). `sign` is its icon on a page,
    or the number on its shield there.
    """

    heading: Message
    points: int
    rule: str
    said: Message = ""
    figure: Message = ""
    sign: str = ""

    @property
    def label(self) -> Message:
        """What the line is, wherever it stands alone."""
        return self.said or self.heading


Part: TypeAlias = Line | Problem  # A line, or what is left out in its place.


def split(parts: Iterable[Part]) -> tuple[tuple[Line, ...], list[Problem]]:
    """Return the lines of a score, and apart from them what was left out."""
    lines: list[Line] = []
    problems: list[Problem] = []
    for part in parts:
        if isinstance(part, Line):
            lines.append(part)
        else:
            problems.append(part)
    return tuple(lines), problems


class TieBreak(NamedTuple):
    """What decides between equal totals: more is better.

    Where the label says all of it `has_figure` is false: then the value is shown to programs alone.
    """

    label: Message
    value: int
    rule: str
    has_figure: bool = True


class Account(NamedTuple):
    """What one player has, before anybody is ranked; the tie-breaks in the order of their use.

    `seat` counts from 0 in the order of the file's sheets; `sign` is the icon of who has none.
    """

    name: Message
    lines: tuple[Line, ...]
    tie_breaks: tuple[TieBreak, ...]
    sign: str = ""
    seat: int = 0

    @property
    def total(self) -> int:
        """The points of all lines."""
        return sum([line.points for line in self.lines])

    @property
    def strength(self) -> tuple[int, ...]:
        """What ranks the player: the total, then the tie-breaks."""
        return (self.total, *[each.value for each in self.tie_breaks])


class Ranked(NamedTuple):
    """A player's account and the rank it has; players with the same rank share the place."""

    rank: int
    account: Account


class LedgerRow(NamedTuple):
    """One row of a ledger: a figure for each seat, then that of the others; "" where none is.

    `best` are the indices of the most; `note` is what is to be known of the row, `sign` its icon,
    `tint` the ground of that.
    """

    heading: Message
    figures: tuple[Message, ...]
    best: tuple[int, ...]
    rule: str
    sign: str
    tint: str = ""
    note: Message = ""


class Ledger(NamedTuple):
    """What decides a game that is not won by points: rows of figures, the others behind all seats.

    `sign` is the icon of the others, `others_win` whether they have won; `sentences` say the same
    where no table stands.
    """

    rows: tuple[LedgerRow, ...]
    others: Message
    sign: str
    others_win: bool
    sentences: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The answer to a finished game's file: players in rank order, or why there are none.

    `edition` is what was played with, None where it is not known, `version` what the variant is
    called, "" for the usual one. `facts` are what a game's answer says beyond that, by the key
    that scripts read; `said` are a game's own sentences on how it ended, where those of every game
    do not fit. A game that is not won by points has no totals: sentences say all of its answer,
    and a `ledger` what they have in figures.
    `seated` are the names on the file's sheets, in their order, `occasion` is when and where they
    played, `state` is what was written on the sheets, None where nobody says.
    """

    game: str = ""
    variant: str = ""
    players: tuple[Ranked, ...] = ()
    problems: tuple[Problem, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    said: tuple[Message, ...] = ()
    has_totals: bool = True
    ledger: Ledger | None = None
    edition: Head | None = field(default=None, repr=False)
    version: Message = ""
    seated: Players = ()
    occasion: Occasion = UNKNOWN
    state: AnyState | None = field(default=None, repr=False, compare=False)

    def is_same_game(self, other: Score) -> bool:
        """Return whether the same was written on the same sheets, on the same day as far as known.

        Scores that do not know their states are never known to be the same.
        """
        return self.can_be_same_game(other) and self.state == other.state

    def can_be_same_game(self, other: Score) -> bool:
        """Return whether both are of one kind of game, and of one day as far as known."""
        if self.state is None or (self.game, self.variant) != (other.game, other.variant):
            return False
        days = {day for day in (self.occasion.date, other.occasion.date) if day}
        return len(days) < 2

    @property
    def title(self) -> Message:
        """What was played: the game's name and the version; "" where no edition tells it."""
        if self.edition is None:
            return ""
        game = Name.of(self.edition.title)
        if not self.version:
            return game
        return Text("{game}, {version}", game=game, version=self.version)

    @property
    def has_table(self) -> bool:
        """Whether there are points to be shown."""
        return self.has_totals and bool(self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have the first place."""
        return tuple(str(each.account.name) for each in self.players if each.rank == 1)

    @property
    def headline(self) -> Message:
        """Who has won, above a table that says with how many points."""
        if self.said or not self.players:
            return self.remarks[0]
        if len(self.winners) == 1:
            return Text("{name} wins", name=self.winners[0])
        return Text("{names} share the win", names=joined(self.winners))

    @property
    def remarks(self) -> tuple[Message, ...]:
        """How the game ended, in spite of what, what decided between equal totals; the occasion."""
        if not self.players:
            return (Text("this game has errors and is not scored"),)
        verdict, *reasons = self.said or (_verdict(self), *_tie_reasons(self.players))
        figures = self.ledger.sentences if self.ledger else ()
        return (verdict, *_in_spite_of(self.problems), *reasons, *figures, *self.occasion.remarks)


class Row(NamedTuple):
    """One line of a table of scores: what each player has under its heading, in rank order."""

    heading: Message
    lines: tuple[tuple[Line, ...], ...]

    @property
    def rule(self) -> str:
        """The numbers of the rules, each once."""
        return ", ".join(dict.fromkeys(line.rule for of_player in self.lines for line in of_player))

    @property
    def sign(self) -> str:
        """The icon of its lines, "" where they have none."""
        return next((line.sign for of_player in self.lines for line in of_player if line.sign), "")


def rank(accounts: Iterable[Account]) -> tuple[Ranked, ...]:
    """Return the players in rank order; who is equal in everything shares the place: 1, 1, 3.

    Players who share a place stay in the order given.
    """
    by_strength = [(each.strength, each._replace(seat=seat)) for seat, each in enumerate(accounts)]
    by_strength.sort(key=lambda each: each[0], reverse=True)
    strengths = [strength for strength, _ in by_strength]
    return tuple(
        Ranked(strengths.index(strength) + 1, account) for strength, account in by_strength
    )


def rows(players: Sequence[Ranked]) -> tuple[Row, ...]:
    """Return the lines of all players side by side, in an order that keeps everybody's own.

    Lines stand in one row when their headings are the same text: what only reads the same in
    English does not. Where the orders of two players contradict, that of the first one is kept.
    """
    of_players = [_by_heading(each.account.lines) for each in players]
    return tuple(
        Row(heading, tuple(tuple(lines.get(heading, ())) for lines in of_players))
        for heading in _merged(of_players)
    )


def _by_heading(lines: Iterable[Line]) -> dict[Message, list[Line]]:
    found: dict[Message, list[Line]] = {}
    for line in lines:
        found.setdefault(line.heading, []).append(line)
    return found


def _merged(orders: Sequence[Collection[Message]]) -> Iterator[Message]:
    """Yield the headings of all orders, each as soon as all that stand before it are there."""
    before: dict[Message, set[Message]] = {heading: set() for order in orders for heading in order}
    for first, then in (pair for order in orders for pair in pairwise(order)):
        if first not in before[then] and then not in before[first]:
            for heading, others in before.items():
                if heading == then or then in others:
                    others |= {first, *before[first]}
    left = _inserted(orders)
    while left:
        heading = next(each for each in left if before[each].isdisjoint(left))
        left.remove(heading)
        yield heading


def _inserted(orders: Iterable[Collection[Message]]) -> list[Message]:
    """Return the headings of all orders, a new one right after the one before it."""
    headings: list[Message] = []
    for order in orders:
        position = 0
        for heading in order:
            if heading not in headings:
                headings.insert(position, heading)
            position = headings.index(heading) + 1
    return headings


def decides(players: Sequence[Ranked], tie_break: int) -> bool:
    """Whether a tie-break, the first being 0, parts players who are equal in all before it."""
    groups = groupby(players, key=lambda each: each.account.strength[: tie_break + 1])
    return any(
        len({each.account.tie_breaks[tie_break].value for each in group}) > 1 for _, group in groups
    )


def _verdict(score: Score) -> Message:
    total, winners = score.players[0].account.total, score.winners
    if len(winners) == 1:
        return Text("{name} wins with {total}", name=winners[0], total=total)
    return Text("{names} share the win with {total}", names=joined(winners), total=total)


def _in_spite_of(problems: Iterable[Problem]) -> Iterator[Message]:
    errors = sum(problem.level == "error" for problem in problems)
    if errors == 1:
        yield Text("this is the score in spite of an error; see the problems")
    elif errors:
        yield Text("this is the score in spite of {number} errors; see the problems", number=errors)


def _tie_reasons(players: Sequence[Ranked]) -> Iterator[Message]:
    """Say for every equal total which tie-breaks decided, or that the place is shared."""
    for _, group in groupby(players, key=lambda each: each.account.total):
        if reasons := [*_reasons(list(group), 0)]:
            yield in_one(reasons)


def _reasons(players: list[Ranked], used: int) -> Iterator[Message]:
    """Say what decides between equal players, of whom as many tie-breaks are equal as are used.

    Who is equal even then is told apart by the next one.
    """
    if len(players) == 1:
        return
    accounts = [each.account for each in players]
    rounds = list(zip(*(each.tie_breaks for each in accounts), strict=True))
    for number, tie_breaks in enumerate(rounds[used:], used):
        if len({each.value for each in tie_breaks}) > 1:
            decided = _decided(accounts, tie_breaks)
            yield decided if used else _tie_reason(accounts, decided)
            for _, group in groupby(players, key=lambda each: each.account.strength[: number + 2]):
                yield from _reasons(list(group), number + 1)
            return
    rank = players[0].rank
    yield Text(
        "{names} have {total} each and are still tied after every tie-break: they share {place} "
        "({rule})",
        names=joined([each.name for each in accounts]),
        total=accounts[0].total,
        place=Text("first place") if rank == 1 else Text("place {rank}", rank=rank),
        rule=rounds[-1][0].rule,
    )


def _decided(accounts: list[Account], tie_breaks: tuple[TieBreak, ...]) -> Message:
    """Say what each has of a tie-break."""
    values = [
        Text("{name} {value}", name=account.name, value=tie_break.value)
        for account, tie_break in zip(accounts, tie_breaks, strict=True)
    ]
    label, rule = tie_breaks[0].label, tie_breaks[0].rule
    return Text("{what}: {values} ({rule})", what=label, values=joined(values), rule=rule)


def _tie_reason(accounts: list[Account], decided: Message) -> Message:
    return Text(
        "{names} have {total} each, so the tie-break decides. {decided}",
        names=joined([each.name for each in accounts]),
        total=accounts[0].total,
        decided=decided,
    )
