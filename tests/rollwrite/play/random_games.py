"""Games at random: every step any that is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from rollwrite.play.merchants.game import new_game
from rollwrite.play.merchants.notation import steps_text
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import Pass, Score, Step
from rollwrite.play.record import Record, Turn
from sheets.merchants.edition.edition import Edition, Rules
from sheets.merchants.game import SHEETS
from tools.record_coverage import OPTIONS

EDITION = SHEETS.load()
NAMES = ("Anna", "Bernd", "Clara", "Dora")
TABLES = (("base", 2), ("base", 3), ("base", 4), ("family", 2), ("family", 4), ("solo", 1))


def random_rules(rng: random.Random) -> Rules:
    """Return rules with any of their options."""
    chosen = {option: rng.choice(values) for option, values in OPTIONS.items()}
    return replace(EDITION.rules, **chosen)


def start_of(variant: str, players: int, edition: Edition = EDITION) -> Position:
    """Return the position before a game."""
    return new_game(NAMES[:players], variant, edition)  # type: ignore[arg-type]


def random_game(start: Position, seed: int) -> Iterator[tuple[Step, Position]]:
    """Yield every step of a game and the position after it."""
    rng, position = random.Random(seed), start
    while not position.is_over:
        step = rng.choice(position.legal_steps)
        position = position.after(step)
        yield step, position


def record_of(start: Position, steps: list[Step]) -> Record:
    """Return the record of a game that was played with these steps."""
    turns: list[Turn] = []
    of_turn: list[Step] = []
    position = start
    for step in steps:
        if not isinstance(step, Pass) and not _is_usual(position, step):
            of_turn.append(step)
        after = position.after(step)
        if after.is_past_turn(position):
            texts = tuple(steps_text(of_turn, start.table))
            turns.append(Turn(0, position.round, position.seat, texts))
            of_turn = []
        position = after
    table = start.table
    name, _, version = table.edition_name.partition(" ")
    return Record(
        game="merchants",
        variant=table.variant,
        edition=name,
        version=version,
        players=table.names,
        initials=table.initials,
        level=table.level or "",
        turns=tuple(turns),
    )


def _is_usual(position: Position, step: Step) -> bool:
    return isinstance(step, Score) and step == position.legal_orders[0]
