"""The final score of Pandoria: P2-P4 and P6, ties by P5, in each version what P11 says.

A part that cannot be scored, 11 gold or a figure that is missing, is a problem that says what is
left out; a state without errors has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring.pandoria.state import Content, PlayerSheet, State, written_in_vain
from scoring.score import Account, Line, Score, TieBreak, rank
from scoring.states import placed_sheets, total
from sheets.files.problem import Problem
from sheets.files.report import FieldPath
from sheets.pandoria.edition import (
    MOST_PLAYERS,
    RATE_BUILDINGS,
    SIDES,
    USUAL_RATE,
    Rate,
    Resource,
    exchange,
)
from sheets.words.text import Text

MOST_KEPT = 10  # P7

_CROWNS = Text("Crowns in play")
_HAND = Text("Hand cards")
_CAPTIVES = Text("Captives")
_LEFT = Text("Resources left")
_HEADINGS: Mapping[Resource, Text] = {
    "gold": Text("Gold"),
    "wood": Text("Wood"),
    "crystal": Text("Crystal"),
}
_RATES: Mapping[Rate, Text] = {
    "1 for 3": Text("1 for 3"),
    "2 for 3": Text("2 for 3"),
    "1 for 2": Text("1 for 2"),
}


class Exchanged(NamedTuple):
    """What a resource is worth at its best rate, and what is left of it."""

    crowns: int
    left: int
    rate: Rate


class _Count:
    """One player's score as it is added up: lines, what is left over, what was left out."""

    def __init__(self, sheet: PlayerSheet, place: FieldPath) -> None:
        self.sheet = sheet
        self.place = place
        self.lines: list[Line] = []
        self.left = 0
        self.problems: list[Problem] = []

    def leave_out(self, key: str, rule: str) -> None:
        """Say that something is not in the score."""
        self.problems.append(self.place.at(key).left_out(rule))

    @property
    def account(self) -> Account:
        """What the player has."""
        tie_break = TieBreak(_LEFT, self.left, "P5")
        name = self.sheet.player or self.place.name
        return Account(name, tuple(self.lines), (tie_break,))


def score(state: State, content: Content) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    counts = []
    for place, sheet in placed_sheets(state.sheet[:MOST_PLAYERS]):
        count = _Count(sheet, place)
        for key in written_in_vain(sheet, state.variant):
            count.leave_out(key, "P11")
        _add_crowns(count)
        if state.variant != "family":
            _add_hand(count)
        if state.variant in SIDES:
            _add_resources(count, content)
            _add_captives(count, content)
        counts.append(count)
    problems = tuple(problem for count in counts for problem in count.problems)
    return Score(state.game, state.variant, rank(count.account for count in counts), problems)


def best_exchange(amount: int, rates: tuple[Rate, ...]) -> Exchanged:
    """What an amount is worth at the best of the rates; among equals the most is left (P4)."""
    found = [Exchanged(*exchange(amount, rate), rate) for rate in (*rates, USUAL_RATE)]
    return max(found, key=lambda each: (each.crowns, each.left))


def _add_crowns(count: _Count) -> None:
    if count.sheet.crowns is None:
        count.leave_out("crowns", "P2")
    else:
        count.lines.append(Line(_CROWNS, total(count.sheet.crowns), "P2"))


def _add_hand(count: _Count) -> None:
    if count.sheet.hand_cards is None:
        count.leave_out("hand_cards", "P3")
    else:
        count.lines.append(Line(_HAND, count.sheet.hand_cards, "P3"))


def _add_resources(count: _Count, content: Content) -> None:
    realm = content.realm_of(count.sheet.realm)
    most = realm.track_end if realm else MOST_KEPT
    for building, resource in RATE_BUILDINGS.items():
        amount = count.sheet.stock[resource]
        if amount is None or amount > most:
            count.leave_out(resource, "P4")
            continue
        found = best_exchange(amount, count.sheet.rates(building))
        count.left += found.left
        count.lines.append(_line(resource, amount, found))


def _line(resource: Resource, amount: int, found: Exchanged) -> Line:
    heading = _HEADINGS[resource]
    figure = Text("{amount} at {rate}", amount=amount, rate=_RATES[found.rate])
    label = Text("{resource} {figure}", resource=heading, figure=figure)
    return Line(heading, found.crowns, "P4", label, figure)


def _add_captives(count: _Count, content: Content) -> None:
    realm = content.realm_of(count.sheet.realm)
    if realm and realm.captives:
        count.lines.append(Line(_CAPTIVES, count.sheet.captives, "P6"))
    elif count.sheet.captives:
        count.leave_out("captives", "P6")
