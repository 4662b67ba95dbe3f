"""Merchants' row in the scoring of all games."""

from __future__ import annotations

from scoring.merchants.checks import find_problems
from scoring.merchants.printed import content_of
from scoring.merchants.score import score
from scoring.merchants.state import STATES
from scoring.merchants.writing import state_tree
from scoring.scorer import Scorer

SCORER = Scorer(STATES, content_of, find_problems, score, state_tree)
