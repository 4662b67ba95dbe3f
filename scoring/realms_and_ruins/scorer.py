"""Tales of Realms and Ruins' row in the scoring of all games."""

from __future__ import annotations

from scoring.realms_and_ruins.checks import find_problems
from scoring.realms_and_ruins.score import score
from scoring.realms_and_ruins.state import STATES
from scoring.scorer import Scorer

SCORER = Scorer(__package__, STATES, find_problems, score)
