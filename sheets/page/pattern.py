"""A pattern of black squares, as markers and QR codes are made of, as one path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sheets.drawing.shapes import Path, Segment

BLACK = "#000000"


def pattern_path(rows: Sequence[str], x: float, y: float, module: float) -> Path:
    """Return the "1" modules of the rows as one black path, the top left corner at `x`, `y`.

    Neighbours in a row are one rectangle; nothing overlaps, so every filling rule agrees.
    """
    segments: list[Segment] = []
    for row, modules in enumerate(rows):
        for start, end in _runs(modules):
            left, right = x + start * module, x + end * module
            top, bottom = y + row * module, y + (row + 1) * module
            segments += (
                ("M", left, top),
                ("L", right, top),
                ("L", right, bottom),
                ("L", left, bottom),
                ("Z",),
            )
    return Path(tuple(segments), fill=BLACK)


def _runs(modules: str) -> Iterator[tuple[int, int]]:
    end = 0
    while (start := modules.find("1", end)) >= 0:
        end = modules.find("0", start)
        end = len(modules) if end < 0 else end
        yield start, end
