"""Merchants' row in the scoring of all games."""

from __future__ import annotations

from types import MappingProxyType

from scoring.merchants.checks import find_problems
from scoring.merchants.score import score
from scoring.merchants.states.printed import content_of
from scoring.merchants.states.state import STATES
from scoring.merchants.states.writing import state_tree
from scoring.scorer import Scorer
from sheets.words.sentence import Sentence

_VERSIONS = MappingProxyType(
    {"family": Sentence("family version"), "solo": Sentence("solo version")}
)

SCORER = Scorer(
    __package__, STATES, find_problems, score, content_of, state_tree, versions=_VERSIONS
)
