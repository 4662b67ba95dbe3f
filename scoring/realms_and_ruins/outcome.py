"""Who rules each realm (T1) and who wins (T2-T5); knows seats and numbers, no sentences.

What a state lacks counts as nothing here; that it is missing is found by the checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from scoring.realms_and_ruins.state import DECKS, Deck, RealmState, State
from sheets.realms_and_ruins.edition import REALMS, Hero, Realm

Condition: TypeAlias = Literal["gold", "cards", "followers"]
Ruler: TypeAlias = Hero | Literal["Othersiders"] | None

OTHERSIDERS: Final = "Othersiders"
# T3: what wins when an Offer deck of the realm is used up.
CONDITIONS: Mapping[Realm, Condition] = {
    "village": "gold",
    "magic": "cards",
    "castle": "followers",
}


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
