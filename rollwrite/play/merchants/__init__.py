"""Pandoria Merchants in play: base game, family version, alone.

    from rollwrite.play import merchants

    position = merchants.new_game(["Anna", "Bernd"])
    while not position.is_over:
        position = position.after(random.choice(position.legal_steps))

`docs/play.md` shows it as a library.
"""

from rollwrite.play.merchants.game import new_game
from rollwrite.play.merchants.moment import IllegalStepError
from rollwrite.play.merchants.position import Position
from rollwrite.play.merchants.steps import (
    DRAW_NOTHING,
    PASS,
    Bridge,
    Build,
    Buy,
    Cast,
    Claim,
    Column,
    Draw,
    Drawn,
    Monument,
    Pass,
    Relic,
    Roll,
    Score,
    Start,
    Step,
    Take,
    Worker,
)
from rollwrite.play.merchants.words import NotationError
from rollwrite.play.merchants.written import record_of

__all__ = [
    "DRAW_NOTHING",
    "PASS",
    "Bridge",
    "Build",
    "Buy",
    "Cast",
    "Claim",
    "Column",
    "Draw",
    "Drawn",
    "IllegalStepError",
    "Monument",
    "NotationError",
    "Pass",
    "Position",
    "Relic",
    "Roll",
    "Score",
    "Start",
    "Step",
    "Take",
    "Worker",
    "new_game",
    "record_of",
]
