"""Realm of Sand's row in the scoring of all games."""

from __future__ import annotations

from scoring.realm_of_sand.checks import find_problems
from scoring.realm_of_sand.score import score
from scoring.realm_of_sand.state import STATES
from scoring.scorer import Scorer
from scoring.tree import plain_tree
from sheets.realm_of_sand.edition import Edition


def _content(edition: Edition) -> Edition:
    return edition


SCORER = Scorer(STATES, _content, find_problems, score, plain_tree)
