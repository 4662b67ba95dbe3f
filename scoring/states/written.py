"""What is written on the sheets of every game: names, counts, figures that are added up."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from sheets.files.schema import AtLeast, ParsedBy
from sheets.table.players import tidy_name

Name: TypeAlias = Annotated[str, ParsedBy(tidy_name)]
Count: TypeAlias = Annotated[int, AtLeast(0)]
Figures: TypeAlias = Count | tuple[Count, ...]  # The sum, or the figures as written.


def total(figures: Figures) -> int:
    """Return the sum of figures."""
    return figures if isinstance(figures, int) else sum(figures)


def boxed(figures: Figures | None, boxes: int) -> tuple[int, ...]:
    """Return what is written in each of so many boxes; what has no box is added to the last."""
    if figures is None:
        return ()
    each = (figures,) if isinstance(figures, int) else figures
    if len(each) <= boxes:
        return each
    return (*each[: boxes - 1], sum(each[boxes - 1 :]))
