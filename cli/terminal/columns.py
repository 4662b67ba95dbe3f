"""Rows of cells as lines of text whose columns stand below each other."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def aligned(
    rows: Sequence[Sequence[str]], right: Collection[int] = (), gap: str = "  "
) -> list[str]:
    """Return a line for each row; the columns with these indices end below each other.

    All rows have the same number of cells. Nothing stands behind a row's last letter.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            cell.rjust(width) if index in right else cell.ljust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
