"""Who wins Tales of Realms and Ruins: an answer in sentences, without points."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from scoring.realms_and_ruins.state import DECKS, Deck, PlayerSheet, RealmState, State
from scoring.score import Account, Ledger, LedgerRow, Ranked, Score
from scoring.states import PlacedSheet, placed_sheets
from sheets.files.problem import FieldPath, Problem
from sheets.realms_and_ruins.edition import (
    HEROES,
    MOST_PLAYERS,
    REALM_COLOURS,
    REALMS,
    Edition,
    Hero,
    Realm,
)
from sheets.words.text import Message, Name, Text, in_one, joined

Condition: TypeAlias = Literal["gold", "cards", "followers"]
Ruler: TypeAlias = Hero | Literal["Othersiders"] | None

OTHERSIDERS: Final = "Othersiders"
# T3: what wins when an Offer deck of the realm is used up.
CONDITIONS: Mapping[Realm, Condition] = {"village": "gold", "magic": "cards", "castle": "followers"}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the tie chain: the figures of those compared, by seat, and who has the most.

    A figure that is missing is None.
    """

    condition: Condition
    figures: Mapping[int, int | None]
    best: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are seats, `steps` those of the tie chain that were needed. `by_purchase` tells that
    after all of them the last to take a card won, `undecided` that this is not known (T3).
    """

    rulers: Mapping[Realm, Ruler]
    winners: tuple[int, ...] = ()
    othersiders_win: bool = False
    steps: tuple[Step, ...] = ()
    by_purchase: bool = False
    undecided: bool = False


def ruler_of(realm: RealmState) -> Ruler:
    """Return who has more followers in a realm than anybody else, None when nobody has (T1)."""
    numbers: list[tuple[Ruler, int]] = [(OTHERSIDERS, realm.othersiders), *realm.followers.items()]
    most = max(number for _, number in numbers)
    strongest = [who for who, number in numbers if number == most > 0]
    return strongest[0] if len(strongest) == 1 else None


def chain_of(deck: Deck) -> tuple[Condition, ...]:
    """Return what decides when a deck is used up, then what the next realms clockwise ask (T3)."""
    first = REALMS.index(DECKS[deck])
    return tuple(CONDITIONS[realm] for realm in (*REALMS[first:], *REALMS[:first]))


def resolve(state: State) -> Outcome:
    """Return the outcome of a finished game."""
    rulers = {realm: ruler_of(there) for realm, there in state.by_realm.items()}
    if state.end == "three realms":
        return Outcome(rulers, _ruler_of_all(state, rulers))
    if state.end == "all ruined":
        return Outcome(rulers, _with_the_othersiders(state), othersiders_win=True)
    if state.end is None:
        return Outcome(rulers)
    return _by_the_deck(state, state.end, rulers)


def _ruler_of_all(state: State, rulers: Mapping[Realm, Ruler]) -> tuple[int, ...]:
    """Return the seat of who rules all three realms, if anybody does (T2)."""
    who = set(rulers.values())
    if len(rulers) < len(REALMS) or len(who) > 1:
        return ()
    return tuple(seat for seat, sheet in enumerate(state.sheet) if sheet.hero in who - {None})


def _with_the_othersiders(state: State) -> tuple[int, ...]:
    """Return the seats of those who win with the Othersiders (T4)."""
    return tuple(
        seat
        for seat, sheet in enumerate(state.sheet)
        if sheet.holds_traitor or sheet.at_chapter_112
    )


def _by_the_deck(state: State, deck: Deck, rulers: Mapping[Realm, Ruler]) -> Outcome:
    """Return the outcome when a deck is used up (T3)."""
    left = tuple(range(len(state.sheet)))
    steps: list[Step] = []
    for condition in chain_of(deck):
        step = _compared(state, condition, left)
        steps.append(step)
        left = step.best
        if len(left) < 2:
            return Outcome(rulers, left, steps=tuple(steps))
    seats = [state.seat_of(name) for name in state.buyers]
    latest = next((seat for seat in seats if seat in left), None)
    if latest is None:
        return Outcome(rulers, left, steps=tuple(steps), undecided=True)
    return Outcome(rulers, (latest,), steps=tuple(steps), by_purchase=True)


def _compared(state: State, condition: Condition, seats: tuple[int, ...]) -> Step:
    figures = {seat: _figure(state, condition, seat) for seat in seats}
    most = max((figure or 0 for figure in figures.values()), default=0)
    best = tuple(seat for seat, figure in figures.items() if (figure or 0) == most)
    return Step(condition, figures, best)


def _figure(state: State, condition: Condition, seat: int) -> int | None:
    if condition == "followers":
        return state.followers_of(seat)
    sheet = state.sheet[seat]
    return sheet.gold if condition == "gold" else sheet.cards


UNKNOWN = "?"  # In place of a figure that is missing.

_USED_UP: Mapping[Deck, Text] = {
    "village deck": Text("A Village deck is used up, so the most gold wins"),
    "castle deck": Text("A Castle deck is used up, so the most followers in all win"),
    "magic deck": Text("A Magic deck is used up, so the most cards win"),
}
_BOUGHT: Mapping[Deck, Text] = {
    "village deck": Text("All Village cards are bought, so the most gold wins"),
    "castle deck": Text("All Castle cards are bought, so the most followers in all win"),
    "magic deck": Text("All Magic cards are bought, so the most cards win"),
}
_TIED: Mapping[Condition, Text] = {
    "gold": Text("It is a tie, so the most gold wins"),
    "cards": Text("It is a tie, so the most cards win"),
    "followers": Text("It is a tie, so the most followers in all win"),
}


_COMPARED: Mapping[Condition, tuple[Text, str]] = {
    "gold": (Text("Gold"), "gold"),
    "cards": (Text("Cards"), "card"),
    "followers": (Text("Followers in all"), "cubes"),
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """A finished game, its outcome, and what its players are called, seat by seat."""

    state: State
    edition: Edition
    outcome: Outcome
    names: tuple[Message, ...]

    def verdict(self) -> Message:
        """Say who wins."""
        winners = [self.names[seat] for seat in self.outcome.winners]
        if self.outcome.othersiders_win:
            if not winners:
                return Text("The Othersiders win; all players lose")
            if len(winners) == 1:
                return Text("{name} wins with the Othersiders", name=winners[0])
            return Text("{names} win with the Othersiders", names=joined(winners))
        if not winners:
            return Text("Nobody wins")
        if len(winners) == 1:
            return Text("{name} wins", name=winners[0])
        return Text("{names} share the win", names=joined(winners))

    def reason(self) -> Message:
        """Say why, all in one text."""
        return in_one(self.reasons())

    def reasons(self) -> Iterator[Message]:
        """Say why, step by step, each with its rule."""
        if self.state.end == "all ruined":
            yield from self._all_ruined()
        elif self.state.end == "three realms":
            yield self._three_realms()
        elif self.state.end is not None:
            yield from self._deck(self.state.end)

    def realms(self) -> Iterator[Message]:
        """Say of each realm who rules it, and with how many followers of everybody."""
        for realm, there in self.state.by_realm.items():
            name = Name.of(self.edition.names.realms[realm])
            figures: list[Message] = [
                Text("{name} {value}", name=self._player(hero), value=there.followers[hero])
                for hero in HEROES
                if there.followers.get(hero, 0)
            ]
            others = Text("Othersiders {value}", value=there.othersiders)
            yield Text(
                "{realm}: {ruler}; followers: {figures} (T1)",
                realm=Text("{realm}, ruined", realm=name) if there.ruined else name,
                ruler=self._rules(self.outcome.rulers[realm]),
                figures=joined([*figures, others]),
            )

    def ledger(self) -> Ledger:
        """Return the followers in every realm, and what the tie chain compared."""
        rows = (*self._realm_rows(), *map(self._step_row, self.outcome.steps))
        won = self.outcome.othersiders_win
        return Ledger(rows, Text("Othersiders"), "cubes", won, tuple(self.realms()))

    def _realm_rows(self) -> Iterator[LedgerRow]:
        """Yield the followers of a realm, who rules it as the best (T1)."""
        for realm, there in self.state.by_realm.items():
            heroes = [sheet.hero for sheet in self.state.sheet]
            numbers = [there.followers.get(hero, 0) if hero else 0 for hero in heroes]
            ruler = self.outcome.rulers[realm]
            everybody = [*heroes, OTHERSIDERS]
            yield LedgerRow(
                Name.of(self.edition.names.realms[realm]),
                tuple(map(str, (*numbers, there.othersiders))),
                (everybody.index(ruler),) if ruler and ruler in everybody else (),
                "T1",
                "ruin" if there.ruined else "tower",
                REALM_COLOURS[realm],
                Text("followers, ruined") if there.ruined else Text("followers"),
            )

    def _step_row(self, step: Step) -> LedgerRow:
        """Return what a step of the tie chain compared (T3)."""
        figures = [
            str(UNKNOWN if step.figures[seat] is None else step.figures[seat])
            if seat in step.figures
            else ""
            for seat in range(len(self.names))
        ]
        heading, sign = _COMPARED[step.condition]
        return LedgerRow(heading, (*figures, ""), step.best, "T3", sign)

    def rulers(self) -> dict[Realm, Message | None]:
        """Return who rules each realm: a player's name, the Othersiders, or None."""
        rulers = self.outcome.rulers.items()
        return {realm: None if who is None else self._player(who) for realm, who in rulers}

    def _three_realms(self) -> Message:
        if not self.outcome.winners:
            return Text("Nobody rules all three realms (T2)")
        name = self.names[self.outcome.winners[0]]
        return Text("{name} rules all three realms as the turn begins (T2)", name=name)

    def _all_ruined(self) -> Iterator[Message]:
        yield Text("All three realms are ruined (T4)")
        for name, sheet in zip(self.names, self.state.sheet, strict=False):
            if sheet.holds_traitor:
                yield Text("{name} holds the Traitor in hand (T4)", name=name)
            if sheet.at_chapter_112:
                yield Text("{name} is at chapter 112 of 'The Hooded Figure' (T4)", name=name)

    def _deck(self, deck: Deck) -> Iterator[Message]:
        is_demo = self.edition.rules.demo
        why, rule = ((_BOUGHT if is_demo else _USED_UP)[deck], "T5" if is_demo else "T3")
        first, *others = self.outcome.steps
        yield self._step(why, first, rule)
        for step in others:
            yield self._step(_TIED[step.condition], step, "T3")
        if self.outcome.by_purchase:
            name = self.names[self.outcome.winners[0]]
            yield Text(
                "It is a tie in all three; {name} last took a card from the Offer and wins (T3)",
                name=name,
            )
        elif self.outcome.undecided:
            yield Text("It is a tie in all three, and nobody knows who last took a card (T3)")

    def _step(self, why: Message, step: Step, rule: str) -> Message:
        figures = [
            Text(
                "{name} {value}", name=self.names[seat], value=UNKNOWN if figure is None else figure
            )
            for seat, figure in step.figures.items()
        ]
        return Text("{why}: {figures} ({rule})", why=why, figures=joined(figures), rule=rule)

    def _rules(self, who: Ruler) -> Message:
        if who is None:
            return Text("nobody rules")
        if who == OTHERSIDERS:
            return Text("the Othersiders rule")
        return Text("{name} rules", name=self._player(who))

    def _player(self, who: str) -> Message:
        """Return who plays a hero; the hero's own name where nobody does."""
        players = zip(self.names, self.state.sheet, strict=False)
        return next((name for name, sheet in players if sheet.hero == who), who)


WINNER, LOSER = 1, 2


def score(state: State, edition: Edition) -> Score:
    """Return who wins and why; its problems say what was left out, if anything was."""
    state = replace(state, sheet=state.sheet[:MOST_PLAYERS])
    placed = placed_sheets(state.sheet)
    outcome = resolve(state)
    left_out = tuple(_left_out(state, outcome, placed))
    if state.end is None or not placed:
        return Score(state.game, state.variant, problems=left_out, has_totals=False)
    names = tuple(sheet.player or place.name for place, sheet in placed)
    verdict = Verdict(state, edition, outcome, names)
    ranked = [
        Ranked(WINNER if seat in outcome.winners else LOSER, Account(name, (), (), seat=seat))
        for seat, name in enumerate(names)
    ]
    return Score(
        state.game,
        state.variant,
        tuple(sorted(ranked, key=lambda each: each.rank)),
        left_out,
        {
            "othersiders_win": outcome.othersiders_win,
            "rulers": verdict.rulers(),
            "reason": verdict.reason(),
        },
        (verdict.verdict(), *verdict.reasons()),
        has_totals=False,
        ledger=verdict.ledger(),
    )


def _left_out(
    state: State, outcome: Outcome, placed: tuple[PlacedSheet[PlayerSheet], ...]
) -> Iterator[Problem]:
    if state.end is None:
        yield FieldPath(("end",)).left_out("T3")
    for realm in REALMS:
        if realm not in state.by_realm:
            yield FieldPath(("realms",)).at(realm).left_out("T1")
    for step in outcome.steps:
        for seat, figure in step.figures.items():
            if figure is None:
                yield placed[seat].place.at(step.condition).left_out("T3")
    if outcome.undecided:
        yield FieldPath(("last_buyer",)).left_out("T3")
