"""The problems of the end: what the realms contradict, and what the tie chain lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scoring.realms_and_ruins.outcome import Outcome, resolve
from scoring.realms_and_ruins.realm_checks import REALM
from scoring.realms_and_ruins.state import PlayerSheet, State
from scoring.states.place import PlacedSheet
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.realms_and_ruins.edition import HEROES, REALMS
from sheets.words.quoting import quoted
from sheets.words.text import Said, Text, joined

_END, _BUYER = Place(("end",)), Place(("last_buyer",))


def find_end_problems(state: State) -> Iterator[Problem]:
    """Return what the realms contradict; the figures of players have no part in it."""
    if state.end is None or len(state.by_realm) < len(REALMS):
        return
    ruined = [realm for realm in state.by_realm.values() if realm.ruined]
    if state.end == "all ruined":
        yield from _not_all_ruined(state)
    elif len(ruined) == len(REALMS):
        yield _END.error(
            "T4", Text("must be 'all ruined': with the third realm ruined the game ends at once")
        )
    elif state.end == "three realms":
        yield from _not_all_ruled(state)


def find_chain_problems(
    state: State, placed: Sequence[PlacedSheet[PlayerSheet]]
) -> Iterator[Problem]:
    """Return what is needed to tell the winner when a deck is used up, and is not there (T3)."""
    yield from _buyers(state)
    outcome = resolve(state)
    for step in outcome.steps:
        missing = [seat for seat, figure in step.figures.items() if figure is None]
        for seat in missing:
            yield (
                placed[seat]
                .place.at(step.condition)
                .error(
                    "T3",
                    Text(
                        "is missing; {names} are compared by it", names=_names(state, step.figures)
                    ),
                )
            )
        if missing:
            return
    if outcome.undecided:
        yield _undecided(state, outcome)


def _not_all_ruled(state: State) -> Iterator[Problem]:
    rulers = resolve(state).rulers
    if any({*rulers.values()} == {hero} for hero in HEROES):
        return
    told = [
        Text("{name} {value}", name=realm, value=who or Text("nobody"))
        for realm, who in rulers.items()
    ]
    yield _END.error(
        "T2",
        Text(
            "with 'three realms' one player rules all three, but the rulers are: {rulers}",
            rulers=joined(told),
        ),
    )


def _not_all_ruined(state: State) -> Iterator[Problem]:
    for name, realm in state.by_realm.items():
        if not realm.ruined:
            yield REALM.at(name).error(
                "T4", Text("is healthy, but the end says that all three realms are ruined")
            )
    if all(realm.ruined and any(realm.followers.values()) for realm in state.by_realm.values()):
        yield REALM.error(
            "T6",
            Text(
                "players have followers in all three; they lost those in the realm that was ruined "
                "last, which ended the game"
            ),
        )


def _buyers(state: State) -> Iterator[Problem]:
    players, named = len(state.sheet), len(state.buyers)
    if named > players:
        yield _BUYER.error(
            "T3",
            Text(
                "names {named}, players: {players}; each once, the latest first",
                named=named,
                players=players,
            ),
        )
        return
    for number, name in enumerate(state.buyers):
        seat = state.seat_of(name)
        if seat is None:
            names = ", ".join(sheet.player for sheet in state.sheet if sheet.player)
            yield _BUYER.error(
                "T3",
                Text(
                    "{name} is nobody at the table; there are {names}",
                    name=quoted(name),
                    names=names,
                ),
            )
        elif seat in map(state.seat_of, state.buyers[:number]):
            yield _BUYER.error(
                "T3",
                Text("{name} stands there twice; each once, the latest first", name=quoted(name)),
            )


def _undecided(state: State, outcome: Outcome) -> Problem:
    names = _names(state, outcome.winners)
    if not state.buyers:
        return _BUYER.error(
            "T3",
            Text(
                "is missing; {names} are tied in gold, cards and followers, and "
                "who of them last took "
                "a card from the Offer wins",
                names=names,
            ),
        )
    return _BUYER.error(
        "T3",
        Text(
            "names none of {names}, who are tied in gold, cards and followers; "
            "name who of them last took a card from the Offer",
            names=names,
        ),
    )


def _names(state: State, seats: Iterable[int]) -> Said:
    return joined([state.sheet[seat].player or "?" for seat in seats])
