"""Tales of Realms and Ruins' row in the scoring of all games."""

from __future__ import annotations

from scoring.realms_and_ruins.checks import find_problems
from scoring.realms_and_ruins.score import score
from scoring.realms_and_ruins.state import STATES
from scoring.scorer import Scorer
from scoring.tree import plain_tree
from sheets.realms_and_ruins.edition import Edition


def _content(edition: Edition) -> Edition:
    return edition


SCORER = Scorer(STATES, _content, find_problems, score, plain_tree)
