"""The problems of the realms: one function a rule."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.realms_and_ruins.outcome import OTHERSIDERS, ruler_of
from scoring.realms_and_ruins.state import RealmState, State
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.realms_and_ruins.edition import HEROES, Edition
from sheets.words.text import Text

REALM = Place(("realms",))


def find_realm_problems(state: State, edition: Edition) -> Iterator[Problem]:
    """Return the problems of followers, Othersiders and sides."""
    for name, realm in state.by_realm.items():
        yield from _side(realm, REALM.at(name))
    yield from _nobodys_followers(state)
    yield from _numbers(state, edition)


def _side(realm: RealmState, place: Place) -> Iterator[Problem]:
    """Find a realm whose side its Othersiders contradict (T6)."""
    if not realm.ruined and ruler_of(realm) == OTHERSIDERS:
        yield place.error(
            "T6",
            Text(
                "is healthy, but the Othersiders rule it with {number}; "
                "they would have ruined it at once",
                number=realm.othersiders,
            ),
        )
    if realm.ruined and realm.othersiders == 0:
        yield place.error(
            "T6", Text("is ruined, but no Othersiders are there; it would have healed at once")
        )


def _nobodys_followers(state: State) -> Iterator[Problem]:
    """Only heroes that are played have followers (T7)."""
    played = {sheet.hero for sheet in state.sheet}
    if None in played:
        return
    for name, realm in state.by_realm.items():
        for hero in HEROES:
            if realm.followers.get(hero, 0) and hero not in played:
                yield (
                    REALM.at(name)
                    .at("followers")
                    .error(
                        "T7",
                        Text(
                            "{number} of the {hero}, whom nobody plays; only "
                            "heroes in play have some",
                            number=realm.followers[hero],
                            hero=hero,
                        ),
                    )
                )


def _numbers(state: State, edition: Edition) -> Iterator[Problem]:
    """No more are on the boards than the box holds (T7)."""
    realms = state.by_realm.values()
    for hero in HEROES:
        followers = sum(realm.followers.get(hero, 0) for realm in realms)
        if followers > edition.supply.followers:
            yield REALM.error(
                "T7",
                Text(
                    "the {hero} has {number} followers in all; there are only {all}",
                    hero=hero,
                    number=followers,
                    all=edition.supply.followers,
                ),
            )
    othersiders = sum(realm.othersiders for realm in realms)
    if othersiders > edition.supply.othersiders:
        yield REALM.error(
            "T7",
            Text(
                "the Othersiders are {number} in all; there are only {all}",
                number=othersiders,
                all=edition.supply.othersiders,
            ),
        )
