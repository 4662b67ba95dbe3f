"""A run of simulated games: who plays them, and what is counted of them.

Whole numbers are counted, so that the order in which games end changes nothing: a tally is a
counter of keys such as `ending/M7.1`, two are joined by adding them. It does not grow with the
number of games.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from rollwrite.play.events import (
    ArtifactDrawn,
    ColumnShut,
    Crowns,
    Earned,
    Event,
    RegionClosed,
    ValueTaken,
)
from rollwrite.play.players import player_of
from rollwrite.play.position import Position, first_position
from rollwrite.play.steps import PASS, Build, Buy, Cast, Draw, Monument, Relic, Source, Start, Step
from rollwrite.play.table import Level, Variant, table_of
from scoring.merchants.content import content_of
from scoring.score import Account
from sheets.merchants.edition.edition import Edition

NAMES = ("Anna", "Bernd", "Clara", "Dora")


@dataclass(frozen=True, slots=True)
class Run:
    """Games that are numbered from 0; each one's dice and choices follow from `seed` and number.

    `players` are the names of computer players, one a seat; from game to game they move on by one
    seat, so that each plays as often first as last.
    """

    games: int
    variant: Variant
    players: tuple[str, ...]
    edition: Edition
    level: Level = "beginner"
    seed: str = "1"

    @property
    def mark(self) -> str:
        """A text that two runs share only if they play the same games."""
        known = (self.variant, self.players, self.edition, self.level, self.seed)
        return sha256(repr(known).encode()).hexdigest()[:16]

    def start(self) -> Position:
        """Return the position before the first step of every game."""
        names, name = NAMES[: len(self.players)], f"{self.edition.id} {self.edition.version}"
        level = self.level if self.variant == "solo" else None
        content = content_of(self.edition)
        return first_position(table_of(self.variant, names, content, name, level))

    def seats(self, number: int) -> tuple[str, ...]:
        """Return which computer player sits where in a game."""
        moved = number % len(self.players)
        return self.players[moved:] + self.players[:moved]


def moves(run: Run, start: Position, number: int) -> Iterator[tuple[Position, Step, Position]]:
    """Play a game; yield every step between the position before it and the one after it.

    `start` is the run's, the same for all of its games.
    """
    position = start
    dice = Random(f"{run.seed}/{number}/dice")
    seats = [
        (player_of(name), Random(f"{run.seed}/{number}/{seat}"))
        for seat, name in enumerate(run.seats(number))
    ]
    while not position.is_over:
        if rolls := position.legal_rolls:
            step: Step = dice.choice(rolls)
        else:
            player, chance = seats[position.seat]
            step = player.choose(position, chance)
        after = position.after(step)
        yield position, step, after
        position = after


Tally = Counter[str]
FINAL = ("M7.2", "M7.3", "M7.4")  # What is added to the crowns at the end.
WIN = 12  # A win; shared by two, three or four it is a whole number too.


def tally(run: Run, numbers: Iterable[int]) -> Tally:
    """Return what the games with these numbers come to."""
    found: Tally = Counter()
    start = run.start()
    for number in numbers:
        game = _Game(run, number, found)
        for before, step, after in moves(run, start, number):
            game.take(before, step, after)
        game.end()
    return +found


def owners(found: Tally, card: int) -> int:
    """Return how many players came to own a card: took it at the start, or bought it."""
    return found[f"start card/{card}/games"] + found[f"bought/{card}"]


class _Game:
    """A game while it is counted."""

    def __init__(self, run: Run, number: int, found: Tally) -> None:
        self.run, self.players = run, run.seats(number)
        self.found = found
        self.position: Position | None = None
        self.turns = 0
        self.start_cards: dict[int, int] = {}

    def add(self, *key: object, number: int = 1) -> None:
        """Count something."""
        self.found["/".join(map(str, key))] += number

    def take(self, before: Position, step: Step, after: Position) -> None:
        """Count a step."""
        self.position = after
        if isinstance(step, Draw) and before.phase == "draw":
            self.turns += 1
            self.add("turns with nothing to draw", number=not step.drawn)
        elif before.phase == "action" and step != PASS:
            self._action(before, step)
        elif isinstance(step, Start):
            self.start_cards[before.seat] = step.card
        elif isinstance(step, Buy):
            self.add("bought", step.card)
            self.add("bought in round", step.card, number=before.round)
        if isinstance(step, Cast) and step.card:
            self.add("bought", step.card)
            self.add("bought in round", step.card, number=before.round)
        for event in after.events:
            self._event(event)

    def _action(self, before: Position, step: Step) -> None:
        self.add("actions")
        match step:
            case Cast(source):
                self.add("action", "cast")
                self.add("cast", _spell(before, source))
                if isinstance(source, int):
                    self.add("card cast", source)
                if step.erect:
                    self._erected(before, step.erect)
            case Relic(kind):
                self.add("action", "relic")
                self.add("relic", kind)
            case Build() | Monument():
                self.add("action", "build" if isinstance(step, Build) else "monument")
                self._erected(before, step)

    def _erected(self, before: Position, step: Build | Monument) -> None:
        if isinstance(step, Build):
            self.add("card built", step.card)
            self.add("built", before.table.printed.cards[step.card].building)

    def _event(self, event: Event) -> None:
        match event:
            case Earned(_, reward):
                for line in reward.lines:
                    if line.unit == "crowns":
                        self.add("crowns", _source(line.step, line.building), number=line.amount)
            case Crowns(_, crowns, _, what):
                self.add("crowns", _source("", what), number=crowns)
            case ValueTaken(_, claim):
                self.add("crowns", claim.kind, number=claim.value)
                self.add("taken", claim.kind)
            case ArtifactDrawn():
                self.add("artifacts drawn")
            case ColumnShut():
                self.add("columns ticked")
            case RegionClosed(region):
                self.add("regions")
                self.add("regions of one hex", number=region.mask.bit_count() == 1)

    def end(self) -> None:
        """Count what stands at the end of the game."""
        position = self.position
        assert position is not None  # A game has a step.
        accounts = position.score().players
        self.add("games")
        self.add("ending", position.ending)
        self.add("turns", self.turns)
        self.add("rounds", position.round)
        self.add("empty", number=position.board.empty.bit_count())
        self.add("land", number=position.table.ground.land.bit_count())
        self._sheets(position)
        if self.run.variant == "solo":
            self._alone(position)
            return
        ordered = sorted(accounts, key=lambda each: position.table.names.index(each.account.name))
        self._winners(position, [(each.account, each.rank) for each in ordered])

    def _winners(self, position: Position, ranked: Sequence[tuple[Account, int]]) -> None:
        firsts = [rank == 1 for _, rank in ranked]
        totals = sorted((account.total for account, _ in ranked), reverse=True)
        self.add("margin", number=totals[0] - totals[1])
        for seat, (account, _) in enumerate(ranked):
            win = WIN // sum(firsts) if firsts[seat] else 0
            self._scored("seat", seat + 1, account.total, win)
            self._scored("player", self.players[seat], account.total, win)
            for line in account.lines[1:]:
                self.add("final", line.rule, number=line.points)
            if card := self.start_cards.get(seat):
                self._scored("start card", card, account.total, win)
            for card in position.sheets[seat].owned:
                if card not in position.table.columns[0]:
                    self._scored("card owned", card, account.total, win)
            if firsts[seat]:
                self._winner(position, seat)

    def _scored(self, what: str, which: object, total: int, win: int) -> None:
        self.add(what, which, "games")
        self.add(what, which, "wins", number=win)
        self.add(what, which, "points", number=total)
        self.add(what, which, "points squared", number=total * total)

    def _winner(self, position: Position, seat: int) -> None:
        sheet = position.sheets[seat]
        self.add("winners")
        for card in sheet.owned:
            self.add("winner owns", card)
        cards = position.table.printed.cards
        for key in {cards[card].building for card in sheet.built + sheet.overbuilt}:
            self.add("winner built", key)
        for key in {cards[card].spell for card in sheet.cast}:
            self.add("winner cast", key)

    def _sheets(self, position: Position) -> None:
        for sheet in position.sheets:
            self.add("writings", len(sheet.crowns))
            self.add("circled", sheet.circled)
            self.add("symbols", sheet.workers_crossed)
            self.add("artifacts spent", number=sheet.crossed)
            self.add("cards owned", number=len(sheet.owned))
        for kind, count in zip(("two", "three", "monument"), position.taken, strict=True):
            self.add("games with", kind, number=count > 0)

    def _alone(self, position: Position) -> None:
        accounts = {each.account.name: each.account for each in position.score().players}
        account = accounts.pop(position.table.names[0])
        own, (trolls,) = account.total, (each.total for each in accounts.values())
        for line in account.lines:
            if line.rule in FINAL:
                self.add("final", line.rule, number=line.points)
        self.add("solo wins", number=own > trolls)
        self.add("solo points", number=own)
        self.add("solo points squared", number=own * own)
        self.add("trolls' points", number=trolls)
        for row, of_row in enumerate(position.solo.points, 1):
            self.add("territory", row, number=of_row)


def _spell(position: Position, source: Source) -> str:
    """Return the key of a spell, with its strength where the edition's names of it have one."""
    table = position.table
    if isinstance(source, int):
        return table.printed.cards[source].spell
    archive = table.edition.archive
    assert archive is not None  # The archive's spells come from one.
    return archive.storeys[source.storey - 1].places[source.place - 1].spells[source.number - 1]


def _source(step: str, building: str) -> str:
    if building and building != "overflow":
        return building
    return "overflow" if building or step == "overflow" else "regions"
