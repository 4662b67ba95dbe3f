"""What a state's pens left on the tracker: the last figures, each in the box of the end.

The other way round of typing a tracker; it checks nothing and resolves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring.realms_and_ruins.state import PlayerSheet, RealmState, State
from sheets.drawing.filling import Filling, written
from sheets.realms_and_ruins.edition import Edition, Hero


def page_fillings(state: State, _edition: Edition) -> dict[str, tuple[Filling, ...]]:
    """Return what stands on the tracker."""
    heroes = [sheet.hero for sheet in state.sheet if sheet.hero is not None]
    realms = (
        each for realm, there in state.by_realm.items() for each in _realm(realm, there, heroes)
    )
    sheets = enumerate(state.sheet, 1)
    players = (each for number, sheet in sheets for each in _player(number, sheet))
    return {"pad": (*realms, *players, *_end(state))}


def _realm(realm: str, there: RealmState, heroes: Iterable[Hero]) -> Iterator[Filling]:
    """Yield a realm's figures: 0 where a hero in play has no followers, nothing for the others."""
    followers = {str(hero): there.followers.get(hero, 0) for hero in (*heroes, *there.followers)}
    yield from written(f"followers.{realm}", followers)
    yield Filling(f"othersiders.{realm}", "write", str(there.othersiders))
    if there.ruined:
        yield Filling(f"side.{realm}.1", "cross")


def _player(number: int, sheet: PlayerSheet) -> Iterator[Filling]:
    if sheet.hero is not None:
        yield Filling(f"hero.{number}.{sheet.hero}", "circle")
    if sheet.gold is not None:
        yield Filling(f"gold.{number}", "write", str(sheet.gold))
    if sheet.cards is not None:
        yield Filling(f"cards.{number}", "write", str(sheet.cards))
    if sheet.holds_traitor:
        yield Filling(f"traitor.{number}", "tick")
    if sheet.at_chapter_112:
        yield Filling(f"chapter.{number}", "tick")


def _end(state: State) -> Iterator[Filling]:
    if state.end is not None:
        yield Filling(f"end.{state.end.replace(' ', '-')}", "tick")
    if state.buyers:
        yield Filling("last-buyer", "write", ", ".join(state.buyers))
