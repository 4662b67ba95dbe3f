"""Pandoria's row in the scoring of all games."""

from __future__ import annotations

from scoring.pandoria.checks import find_problems
from scoring.pandoria.content import content_of
from scoring.pandoria.score import score
from scoring.pandoria.state import STATES
from scoring.scorer import Scorer

SCORER = Scorer(__package__, STATES, find_problems, score, content_of)
