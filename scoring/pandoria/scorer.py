"""Pandoria's row in the scoring of all games."""

from __future__ import annotations

from types import MappingProxyType

from scoring.pandoria.checks import find_problems
from scoring.pandoria.content import content_of
from scoring.pandoria.score import score
from scoring.pandoria.state import STATES
from scoring.scorer import Scorer
from sheets.words.sentence import Sentence

_VERSIONS = MappingProxyType(
    {
        "beginner": Sentence("beginner version"),
        "family": Sentence("family version"),
        "family-spells": Sentence("family version with spells"),
    }
)

SCORER = Scorer(__package__, STATES, find_problems, score, content_of, versions=_VERSIONS)
