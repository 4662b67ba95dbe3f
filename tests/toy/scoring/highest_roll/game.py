"""Highest Roll as one object: printed, read, checked, scored, asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scoring.games import Game
from sheets.game import Variant
from sheets.highest_roll.edition import FEWEST_PLAYERS, MOST_PLAYERS, Edition

if TYPE_CHECKING:
    from scoring.highest_roll.state import State

GAME: Game[Edition, State, Edition] = Game(
    name="highest-roll",
    letter="H",
    edition="highest-roll",
    players_rule="X3",
    tables=Edition,
    edition_checks="sheets.highest_roll.edition:find_problems",
    edition_text="sheets.highest_roll.edition:edition_text",
    variants={
        "standard": Variant(
            letter="S",
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            sheets={"pad": "sheets.highest_roll.pad:PAD"},
            word_tables=("sheets.highest_roll.pad:WORDS",),
            mark_sizes="sheets.highest_roll.pad:SIZES",
        )
    },
    states="scoring.highest_roll.state:STATES",
    checks="scoring.highest_roll.score:find_problems",
    scorer="scoring.highest_roll.score:score",
    fillings="scoring.highest_roll.pad:page_fillings",
    questions="scoring.highest_roll.pad:questions",
    rules_in=Path(__file__).parent / "rules",
)
