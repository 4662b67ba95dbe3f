"""Games at random: every step any that is legal."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rollwrite.games import new_game
from rollwrite.play.position import Position
from rollwrite.play.steps import Step
from sheets.merchants.edition.edition import Edition
from sheets.merchants.options import OPTIONS, Rules
from tests.editions import first_edition

EDITION = first_edition()
NAMES = ("Anna", "Bernd", "Clara", "Dora")
TABLES = (("base", 2), ("base", 3), ("base", 4), ("family", 2), ("family", 4), ("solo", 1))


def random_rules(rng: random.Random) -> Rules:
    """Return rules with any of their options."""
    chosen: dict[str, Any] = {name: rng.choice([*option.means]) for name, option in OPTIONS.items()}
    return replace(EDITION.rules, **chosen)


def start_of(variant: str, players: int, edition: Edition = EDITION) -> Position:
    """Return the position before a game."""
    return new_game(NAMES[:players], variant, edition)  # type: ignore[arg-type]


def any_start(seed: int) -> Position:
    """Return the beginning of a game at any table, with any options."""
    rng = random.Random(seed)
    variant, players = rng.choice(TABLES)
    return start_of(variant, players, replace(EDITION, rules=random_rules(rng)))


def random_game(start: Position, seed: int) -> Iterator[tuple[Step, Position]]:
    """Yield every step of a game and the position after it."""
    rng, position = random.Random(seed), start
    while not position.is_over:
        step = rng.choice(position.legal_steps)
        position = position.after(step)
        yield step, position
