"""The final score of Pandoria: P2-P4 and P6, ties by P5, in each version what P11 says.

A part that cannot be scored, 11 gold or a figure that is missing, is a problem that says what is
left out; a state without errors has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring.pandoria.state import Content, PlayerSheet, State, Variant, written_in_vain
from scoring.score import Account, Line, Part, Score, TieBreak, rank, split
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


def score(state: State, content: Content) -> Score:
    """Return the score of a finished game; its problems say what was left out, if anything was."""
    placed = placed_sheets(state.sheet[:MOST_PLAYERS])
    found = [_account(*each, state.variant, content) for each in placed]
    problems = tuple(problem for _, missing in found for problem in missing)
    return Score(state.game, state.variant, rank(account for account, _ in found), problems)


def _account(
    place: FieldPath, sheet: PlayerSheet, variant: Variant, content: Content
) -> tuple[Account, list[Problem]]:
    """Return what a player has, and what of it is not in the score."""
    parts: list[Part] = [place.at(key).left_out("P11") for key in written_in_vain(sheet, variant)]
    crowns, left = None if sheet.crowns is None else total(sheet.crowns), 0
    parts.append(_part(place.at("crowns"), _CROWNS, crowns, "P2"))
    if variant != "family":
        parts.append(_part(place.at("hand_cards"), _HAND, sheet.hand_cards, "P3"))
    realm = content.realm_of(sheet.realm)
    for building, resource in RATE_BUILDINGS.items() if variant in SIDES else ():
        amount = sheet.stock[resource]
        if amount is None or amount > (realm.track_end if realm else MOST_KEPT):
            parts.append(place.at(resource).left_out("P4"))
        else:
            found = best_exchange(amount, sheet.rates(building))
            left += found.left
            parts.append(_line(resource, amount, found))
    if variant in SIDES and ((realm and realm.captives) or sheet.captives):
        captives = sheet.captives if realm and realm.captives else None
        parts.append(_part(place.at("captives"), _CAPTIVES, captives, "P6"))
    lines, missing = split(parts)
    return Account(sheet.player or place.name, lines, (TieBreak(_LEFT, left, "P5"),)), missing


def _part(place: FieldPath, heading: Text, points: int | None, rule: str) -> Part:
    return place.left_out(rule) if points is None else Line(heading, points, rule)


def best_exchange(amount: int, rates: tuple[Rate, ...]) -> Exchanged:
    """What an amount is worth at the best of the rates; among equals the most is left (P4)."""
    found = [Exchanged(*exchange(amount, rate), rate) for rate in (*rates, USUAL_RATE)]
    return max(found, key=lambda each: (each.crowns, each.left))


def _line(resource: Resource, amount: int, found: Exchanged) -> Line:
    heading = _HEADINGS[resource]
    figure = Text("{amount} at {rate}", amount=amount, rate=_RATES[found.rate])
    label = Text("{resource} {figure}", resource=heading, figure=figure)
    return Line(heading, found.crowns, "P4", label, figure)
