"""Merchants' row in the scoring of all games."""

from __future__ import annotations

from scoring.merchants.checks import find_problems
from scoring.merchants.printed import content_of
from scoring.merchants.score import score
from scoring.merchants.state import STATES
from scoring.merchants.writing import state_tree
from scoring.scorer import Scorer

SCORER = Scorer(__package__, STATES, find_problems, score, content_of, state_tree)
