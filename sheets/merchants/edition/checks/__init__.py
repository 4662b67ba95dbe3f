"""Checks of an edition of Pandoria Merchants: errors first, then what is unlike the rules.

An error is what the rules cannot work with. A warning is a departure from a number or an order
that a rule names; such sheets print and score all the same. What no rule names, such as the size
of the board or how many monuments there are, is the edition's own and never a problem.
"""

from __future__ import annotations

from sheets.files.problem import Problem
from sheets.merchants.edition.checks import archive, board, names, sheet, solo
from sheets.merchants.edition.edition import Edition

# A part without an error is looked at for warnings.
_PARTS = (
    (names.HEAD, ()),
    (names.ERRORS, names.WARNINGS),
    (board.ERRORS, board.WARNINGS),
    (sheet.ERRORS, ()),
    (sheet.CARD_ERRORS, sheet.CARD_WARNINGS),
    (archive.ERRORS, archive.WARNINGS),
    (solo.TARGET_ERRORS, solo.TARGET_WARNINGS),
    (solo.MAP_ERRORS, solo.MAP_WARNINGS),
)


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right, part by part."""
    problems: list[Problem] = []
    for wrong, unusual in _PARTS:
        found = [problem for rule in wrong for problem in rule(edition)]
        problems += found or [problem for rule in unusual for problem in rule(edition)]
    return problems
