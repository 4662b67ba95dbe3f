"""Checks of an edition of Pandoria Merchants: errors first, then what departs from the usual.

An error is what the rules cannot work with. A warning is a departure from the shape that the
shipped edition has: the published sheets, or a board that somebody draws, may well have another
number of columns, cards or lakes, and print and score all the same.
"""

from __future__ import annotations

from dataclasses import replace

from sheets.files.problem import Problem
from sheets.merchants.edition.checks import (
    board_errors,
    board_shape,
    card_shape,
    errors,
    shape,
    solo_map,
)
from sheets.merchants.edition.edition import Edition

# The shape of a part is looked at when nothing in that part is an error.
_PARTS = (
    (errors.IDENTITY, ()),
    (errors.NAMES, shape.NAMES),
    (board_errors.BOARD, board_shape.BOARD),
    (errors.SHEET, shape.SHEET),
    (errors.VALUES, shape.VALUES),
    (errors.CARDS, card_shape.CARDS),
    (errors.ARCHIVE, shape.ARCHIVE),
    (errors.SOLO, shape.SOLO),
    (solo_map.ERRORS, solo_map.SHAPE),
)


def find_problems(edition: Edition) -> list[Problem]:
    """Return every problem of an edition whose form is right, part by part."""
    problems: list[Problem] = []
    for wrong, unusual in _PARTS:
        found = [problem for rule in wrong for problem in rule(edition)]
        problems += found
        if not found:
            warnings = [problem for rule in unusual for problem in rule(edition)]
            problems += [replace(problem, level="warning") for problem in warnings]
    return problems
