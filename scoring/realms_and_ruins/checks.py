"""Every problem of a state of Tales of Realms and Ruins: of its form, players and box.

What the realms and the end contradict is `end_checks.py`'s to find.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from scoring.realms_and_ruins.end_checks import find_chain_problems, find_end_problems
from scoring.realms_and_ruins.game import GAME
from scoring.realms_and_ruins.outcome import OTHERSIDERS
from scoring.realms_and_ruins.realm_checks import find_realm_problems
from scoring.realms_and_ruins.state import PlayerSheet, State
from scoring.states.place import PlacedSheet, placed_sheets
from scoring.states.reading import Unread
from scoring.states.table_checks import find_table_problems, is_whole
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.realms_and_ruins.edition import (
    MOST_PLAYERS,
    REALMS,
    Edition,
    Hero,
)
from sheets.words.text import Text

Placed = Sequence[PlacedSheet[PlayerSheet]]

_NEEDED: Mapping[str, Text] = {
    "player": Text("a name"),
    "hero": Text("'Villager', 'Noble' or 'Sorceress'"),
}


def find_problems(state: State, edition: Edition, unread: Unread = frozenset()) -> list[Problem]:
    """Return every problem of a state; `unread` is what could not be read of it."""
    problems = list(find_table_problems(GAME, state, _NEEDED, unread))
    state = replace(state, sheet=state.sheet[:MOST_PLAYERS])
    placed = placed_sheets(state.sheet)
    problems += _missing_parts(state, unread)
    problems += _taken_names(placed)
    problems += _heroes(placed)
    for number, each in enumerate(placed):
        if is_whole(number, unread):
            problems += _traitor(each)
    if not any(path[0] == "sheet" for path in unread):
        problems += _one_traitor(placed)
        problems += _supply(state, edition)
    if not any(path[0] == "realms" for path in unread):
        problems += find_realm_problems(state, edition)
        problems += find_end_problems(state)
    if not unread:
        problems += find_chain_problems(state, placed)
    return problems


def _missing_parts(state: State, unread: Unread) -> Iterator[Problem]:
    if state.end is None and ("end",) not in unread:
        what = Text("how the game ended, such as 'village deck',")
        yield Place(("end",)).error("", Text("is missing; {what} is expected", what=what))
    for realm in REALMS:
        known = {("realms",), ("realms", realm)} & unread
        if realm not in state.by_realm and not known:
            what = Text("a table with the side, the Othersiders and the followers there")
            place = Place(("realms",)).at(realm)
            yield place.error("", Text("is missing; {what} is expected", what=what))


def _taken_names(placed: Placed) -> Iterator[Problem]:
    for place, sheet in placed:
        if (sheet.player or "").casefold() == OTHERSIDERS.casefold():
            yield place.at("player").error(
                "T7", Text("the Othersiders are called so; take another name")
            )


def _heroes(placed: Placed) -> Iterator[Problem]:
    """Everybody has a hero of their own (T7)."""
    first: dict[Hero, int] = {}
    for seat, (place, sheet) in enumerate(placed, 1):
        if sheet.hero is None:
            continue
        other = first.setdefault(sheet.hero, seat)
        if other != seat:
            yield place.at("hero").error(
                "T7",
                Text(
                    "the {hero} is the hero of sheet {other} too; everybody has "
                    "a hero of their own",
                    hero=sheet.hero,
                    other=other,
                ),
            )


def _traitor(placed: PlacedSheet[PlayerSheet]) -> Iterator[Problem]:
    place, sheet = placed
    if sheet.holds_traitor and sheet.cards == 0:
        yield place.at("holds_traitor").error(
            "T4",
            Text("the Traitor is a card in hand, but there are no cards; it counts among them"),
        )


def _one_traitor(placed: Placed) -> Iterator[Problem]:
    holders = [seat for seat, (_, sheet) in enumerate(placed) if sheet.holds_traitor]
    for seat in holders[1:]:
        yield (
            placed[seat]
            .place.at("holds_traitor")
            .error(
                "T4",
                Text(
                    "sheet {other} holds the Traitor too; there is only one", other=holders[0] + 1
                ),
            )
        )


def _supply(state: State, edition: Edition) -> Iterator[Problem]:
    """No more can be shared out than the box holds (T7)."""
    supply, players = edition.supply, len(state.sheet)
    gold = sum(sheet.gold or 0 for sheet in state.sheet)
    if gold > supply.gold:
        yield Place(("gold",)).error(
            "T7",
            Text(
                "all players together have {number}; there is only {all}",
                number=gold,
                all=supply.gold,
            ),
        )
    cards = sum(sheet.cards or 0 for sheet in state.sheet)
    offers = len(REALMS) * edition.decks * supply.offer_cards
    all_cards = players * (supply.starting_cards + 1) + offers
    if cards > all_cards:
        yield Place(("cards",)).error(
            "T7",
            Text(
                "all players together have {number}; with {players} players there are {all}: "
                "starting cards, hero cards and those of the Offer",
                number=cards,
                players=players,
                all=all_cards,
            ),
        )
