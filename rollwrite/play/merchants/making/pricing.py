"""Prices found by play: cards that everybody buys get dearer, those that nobody buys cheaper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import fsum, inf
from typing import NamedTuple

from rollwrite.play.merchants.simulation.run import Run
from rollwrite.play.merchants.simulation.tally import owners, tally
from sheets.merchants.edition.edition import Card, Column, Edition

PLAYERS, GAMES = 3, 20  # Of a round.
ROUNDS = 10
MOST_OWNED, LEAST_OWNED = 0.5, 0.12  # Share of players: beyond these the price changes.
MOST_WOOD, MOST_CRYSTALS, MOST_GOLD = 4, 4, 3


class Use(NamedTuple):
    """What share of players owned a card, cast it, built it."""

    owned: float
    cast: float
    built: float


Uses = Callable[[Edition, int], Mapping[int, Use]]  # By edition and round.


def uses_in_play(edition: Edition, number: int) -> Mapping[int, Use]:
    """Return how greedy players use each card, in the games of a round of pricing."""
    run = Run(GAMES, "base", ("greedy",) * PLAYERS, edition, seed=f"pricing {number}")
    found = tally(run, range(GAMES))
    players = GAMES * PLAYERS
    return {
        card: Use(
            owners(found, card) / players,
            found[f"card cast/{card}"] / players,
            found[f"card built/{card}"] / players,
        )
        for card in edition.cards
    }


def priced(edition: Edition, uses: Uses) -> Edition:
    """Return an edition with prices at which no card is in most sheets, and none in nobody's.

    `uses` plays: it tells how cards are used at the prices of a round. Of all rounds the best one
    counts, as a price may fall too far.
    """
    best, least = edition, inf
    for number in range(ROUNDS):
        found = uses(edition, number)
        faults = fsum(map(_fault, found.values()))
        if faults < least:
            best, least = edition, faults
        if not faults:
            break
        columns = tuple(
            Column(tuple(_repriced(card, found[card.number]) for card in column.cards))
            for column in edition.columns
        )
        edition = replace(edition, columns=columns)
    return best


def _fault(use: Use) -> float:
    return max(0.0, use.owned - MOST_OWNED, LEAST_OWNED - use.owned)


def _repriced(card: Card, use: Use) -> Card:
    if use.owned > MOST_OWNED:
        return _dearer(card, use)
    return _cheaper(card) if use.owned < LEAST_OWNED else card


def _dearer(card: Card, use: Use) -> Card:
    """Return a card one dearer, on the side for which it is bought; gold changes the most."""
    if use.built >= use.cast and card.wood < MOST_WOOD:
        return replace(card, wood=card.wood + 1)
    if card.crystals < MOST_CRYSTALS:
        return replace(card, crystals=card.crystals + 1)
    if card.wood < MOST_WOOD:
        return replace(card, wood=card.wood + 1)
    return replace(card, gold=min(MOST_GOLD, card.gold + 1))


def _cheaper(card: Card) -> Card:
    """Return a card one cheaper, on its dearer side."""
    if card.crystals > 1 and card.crystals >= card.wood:
        return replace(card, crystals=card.crystals - 1)
    if card.wood > 1:
        return replace(card, wood=card.wood - 1)
    return replace(card, gold=max(1, card.gold - 1))
