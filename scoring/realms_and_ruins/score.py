"""Who wins Tales of Realms and Ruins: an answer in sentences, without points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scoring.realms_and_ruins.outcome import Outcome, resolve
from scoring.realms_and_ruins.state import PlayerSheet, State
from scoring.realms_and_ruins.verdict import Verdict
from scoring.score import Account, Ranked, Score
from scoring.states.place import PlacedSheet, placed_sheets
from sheets.files.place import Place
from sheets.files.problem import Problem
from sheets.realms_and_ruins.edition import MOST_PLAYERS, REALMS, Edition

WINNER, LOSER = 1, 2


def score(state: State, edition: Edition) -> Score:
    """Return who wins and why; its problems say what was left out, if anything was."""
    state = replace(state, sheet=state.sheet[:MOST_PLAYERS])
    placed = placed_sheets(state.sheet)
    outcome = resolve(state)
    left_out = tuple(_left_out(state, outcome, placed))
    if state.end is None or not placed:
        return Score(state.game, state.variant, problems=left_out, has_totals=False)
    names = tuple(sheet.player or place.name for place, sheet in placed)
    verdict = Verdict(state, edition, outcome, names)
    ranked = [
        Ranked(WINNER if seat in outcome.winners else LOSER, Account(name, (), ()))
        for seat, name in enumerate(names)
    ]
    return Score(
        state.game,
        state.variant,
        tuple(sorted(ranked, key=lambda each: each.rank)),
        left_out,
        {
            "othersiders_win": outcome.othersiders_win,
            "rulers": verdict.rulers(),
            "reason": verdict.reason(),
        },
        (verdict.verdict(), *verdict.reasons(), *verdict.realms()),
        has_totals=False,
    )


def _left_out(
    state: State, outcome: Outcome, placed: tuple[PlacedSheet[PlayerSheet], ...]
) -> Iterator[Problem]:
    if state.end is None:
        yield Place(("end",)).left_out("T3")
    for realm in REALMS:
        if realm not in state.by_realm:
            yield Place(("realms",)).at(realm).left_out("T1")
    for step in outcome.steps:
        for seat, figure in step.figures.items():
            if figure is None:
                yield placed[seat].place.at(step.condition).left_out("T3")
    if outcome.undecided:
        yield Place(("last_buyer",)).left_out("T3")
