"""What a state's pens left on the tracker: followers at the end, and what they add up to.

The other way round of typing a tracker; it checks nothing and resolves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring.game import Pages
from scoring.realms_and_ruins.state import PlayerSheet, RealmState, State
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.realms_and_ruins.edition import Edition, Hero, Realm
from sheets.realms_and_ruins.marks import (
    ALL_OTHERSIDERS,
    LAST_BUYER,
    MOST_TENS,
    all_followers_mark,
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
    return {PageKey("pad"): (*realms, *_in_all(state, heroes), *players, *_end(state))}


def _realm(realm: Realm, there: RealmState, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield a realm's figures: 0 where a hero in play has no followers, nothing for the others."""
    for hero in dict.fromkeys((*heroes, *there.followers)):
        yield Filling(followers_mark(realm, hero), "write", str(there.followers.get(hero, 0)))
    yield Filling(othersiders_mark(realm), "write", str(there.othersiders))
    if there.ruined:
        yield Filling(side_mark(realm, 1), "cross")


def _in_all(state: State, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield what the realms add up to, for those whose figures stand in one."""
    realms = [*state.by_realm.values()]
    if not realms:
        return
    there = (hero for realm in realms for hero in realm.followers)
    for hero in dict.fromkeys((*heroes, *there)):
        followers = sum(realm.followers.get(hero, 0) for realm in realms)
        yield Filling(all_followers_mark(hero), "write", str(followers))
    othersiders = sum(realm.othersiders for realm in realms)
    yield Filling(ALL_OTHERSIDERS, "write", str(othersiders))


def _player(seat: int, sheet: PlayerSheet) -> Iterator[Filling]:
    if sheet.hero is not None:
        yield Filling(hero_mark(seat, sheet.hero), "circle")
    for mark, count in (
        (player_mark("gold", seat), sheet.gold),
        (player_mark("cards", seat), sheet.cards),
    ):
        if count is not None:
            circled = counted_marks(mark, count, MOST_TENS)
            yield from (Filling(each, "circle") for each in circled)
    if sheet.holds_traitor:
        yield Filling(player_mark("traitor", seat), "tick")
    if sheet.at_chapter_112:
        yield Filling(player_mark("chapter", seat), "tick")


def _end(state: State) -> Iterator[Filling]:
    if state.end is not None:
        yield Filling(end_mark(state.end), "tick")
    if state.buyers:
        yield Filling(LAST_BUYER, "write", ", ".join(state.buyers))
