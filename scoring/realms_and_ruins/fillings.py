"""What a state's pens left on the tracker: the last figures, each in the box of the end.

The other way round of typing a tracker; it checks nothing and resolves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring.open_game import Pages
from scoring.realms_and_ruins.state import PlayerSheet, RealmState, State
from sheets.drawing.filling import Filling, written
from sheets.drawing.shapes import PageKey
from sheets.realms_and_ruins.edition import Edition, Hero, Realm
from sheets.realms_and_ruins.marks import (
    LAST_BUYER,
    end_mark,
    followers_mark,
    hero_mark,
    othersiders_mark,
    player_mark,
    side_mark,
)


def page_fillings(state: State, _edition: Edition) -> Pages:
    """Return what stands on the tracker."""
    heroes = [sheet.hero for sheet in state.sheet if sheet.hero is not None]
    realms = (
        each for realm, there in state.by_realm.items() for each in _realm(realm, there, heroes)
    )
    sheets = enumerate(state.sheet)
    players = (each for seat, sheet in sheets for each in _player(seat, sheet))
    return {PageKey("pad"): (*realms, *players, *_end(state))}


def _realm(realm: Realm, there: RealmState, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield a realm's figures: 0 where a hero in play has no followers, nothing for the others."""
    for hero in dict.fromkeys((*heroes, *there.followers)):
        yield Filling(followers_mark(realm, hero), "write", str(there.followers.get(hero, 0)))
    yield Filling(othersiders_mark(realm), "write", str(there.othersiders))
    if there.ruined:
        yield Filling(side_mark(realm, 1), "cross")


def _player(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    if sheet.hero is not None:
        yield Filling(hero_mark(seat, sheet.hero), "circle")
    yield from written(
        {player_mark("gold", seat): sheet.gold, player_mark("cards", seat): sheet.cards}
    )
    if sheet.holds_traitor:
        yield Filling(player_mark("traitor", seat), "tick")
    if sheet.at_chapter_112:
        yield Filling(player_mark("chapter", seat), "tick")


def _end(state: State) -> Iterator[Filling]:
    if state.end is not None:
        yield Filling(end_mark(state.end), "tick")
    if state.buyers:
        yield Filling(LAST_BUYER, "write", ", ".join(state.buyers))
