"""Realm of Sand's row in the scoring of all games."""

from __future__ import annotations

from scoring.realm_of_sand.checks import find_problems
from scoring.realm_of_sand.score import score
from scoring.realm_of_sand.state import STATES
from scoring.scorer import Scorer

SCORER = Scorer(__package__, STATES, find_problems, score)
