"""How editions of Tales of Realms and Ruins are read, checked and shown."""

from __future__ import annotations

from sheets.editions.edition import EditionKind
from sheets.files.problem import Problem
from sheets.realms_and_ruins.edition import Edition


def _find_problems(edition: Edition) -> list[Problem]:
    # Checking is for editions that are not shipped; printing a shipped one does without it.
    from sheets.realms_and_ruins.edition_checks import find_problems

    return find_problems(edition)


def _describe(edition: Edition) -> str:
    from sheets.realms_and_ruins.edition_text import edition_text

    return edition_text(edition)


EDITIONS = EditionKind(Edition, _find_problems, _describe)
