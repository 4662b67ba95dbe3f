"""The layout lint: every fault of a page that a person would notice on paper, or a camera miss.

Pure, and knows no game: what a page is held to comes in as `Rules`. A new rule is a check in the
module of its subject and a row here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from sheets.drawing.shapes import Drawing
from sheets.lint import colours, marks, places, words
from sheets.lint.ink import Ink
from sheets.lint.rules import Fault, Rules, Size, page_rules

__all__ = ["Fault", "Rules", "Size", "find_faults", "page_rules"]

_Check: TypeAlias = Callable[[Ink, Rules], Iterator[Fault]]

_CHECKS: Final[tuple[_Check, ...]] = (
    words.find_letters,
    words.find_overlaps,
    words.find_grounds,
    words.find_rims,
    words.find_widows,
    places.find_strays,
    places.find_code_faults,
    marks.find_sizes,
    marks.find_neighbours,
    marks.find_intruders,
    colours.find_colours,
)


def find_faults(drawing: Drawing, rules: Rules) -> list[Fault]:
    """Return every fault of a page, check by check."""
    ink = Ink(drawing)
    return [fault for check in _CHECKS for fault in check(ink, rules)]
