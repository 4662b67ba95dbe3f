"""Imposition: small pages laid side by side on paper, to be stapled or folded to a booklet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from sheets.drawing.shapes import Drawing, Group
from sheets.table.table import Table


def printed(pages: Iterable[Drawing], table: Table) -> Iterator[Drawing]:
    """Yield a table's pages as they lie on its paper: of the small ones two on each side.

    They are in reading order, to be stapled; where backs are printed in the order of sheets that
    are laid in each other and folded, each kind a booklet of its own. For a screen they stay one by
    one.
    """

    def small_kind(page: Drawing) -> str:
        return page.kind if page.width < table.paper.width and not table.screen else ""

    for kind, run in groupby(pages, small_kind):
        alike = [*run]
        yield from imposed(alike, is_folded=table.duplex) if kind else alike


def imposed(pages: Sequence[Drawing], *, is_folded: bool) -> Iterator[Drawing]:
    """Yield sides of paper with two pages each, `is_folded` those of a booklet.

    There are as many pages as fill whole sheets: a multiple of four.
    """
    number = len(pages)
    for left, right in _folded(number) if is_folded else _in_turn(number):
        first, one, other = pages[min(left, right)], pages[left], pages[right]
        items = (*one.items, Group(other.items, one.width))
        yield replace(first, width=2 * first.width, items=items)


def _folded(number: int) -> Iterator[tuple[int, int]]:
    """Yield what lies side by side, counted from 0: the last and the first, the second, ..."""
    for outer in range(number // 2):
        pair = (outer, number - 1 - outer)
        yield pair if outer % 2 else (pair[1], pair[0])


def _in_turn(number: int) -> Iterator[tuple[int, int]]:
    return ((left, left + 1) for left in range(0, number, 2))
