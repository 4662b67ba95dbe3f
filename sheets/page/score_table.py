"""A table of scores in one language, for whoever shows it: page, text, Markdown, HTML."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A heading, a cell for each player, the number of the rule or "".

    A cell is a figure, perhaps with a note in brackets before it, `(5) 2`, or "". `sign` is the
    icon beside the heading, or the number on a shield there, "" where there is none, `tint` the
    ground of an icon where that is not its own; `note` stands below the heading. `best` are the
    indices of the cells that are the most.
    """

    heading: str
    cells: tuple[str, ...]
    rule: str = ""
    sign: str = ""
    tint: str = ""
    note: str = ""
    best: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What every player has; the first `winners` columns are those who have won.

    `ranks` stand under the names, `lines` add up to `total`, `tie_breaks` decide between equal
    totals; ranks and a total without cells are not shown. `legend` says what the notes in brackets
    are.
    """

    names: tuple[str, ...]
    winners: int
    rule_heading: str
    ranks: Row
    lines: tuple[Row, ...]
    total: Row
    tie_breaks: tuple[Row, ...] = ()
    legend: str = ""

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows below the names."""
        return (self.ranks, *self.lines, self.total, *self.tie_breaks)


def parted(cell: str) -> tuple[str, str]:
    """Return what stands in brackets in a cell, with them, "" where nothing does; its points."""
    origin, _, points = cell.rpartition(" ")
    return origin, points
