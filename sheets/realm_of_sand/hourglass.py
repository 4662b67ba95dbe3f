"""The hourglass, the game's one symbol that no other game's sheets have."""

from __future__ import annotations

from sheets.drawing.shapes import Box, Colour, Path, Segment, Stroke


def hourglass(box: Box, fill: Colour | None, stroke: Stroke) -> Path:
    """Return an hourglass that fills a box's height: two glasses between two plates."""
    x, y = box.centre
    high, plate = box.height / 2, 0.4 * box.width
    glass, neck = 0.8 * plate, 0.1 * plate
    top = y - high
    segments: tuple[Segment, ...] = (
        *_bar(x, top, plate),
        *_bar(x, box.bottom, plate),
        ("M", x - glass, top),
        ("C", x - glass, top + 0.6 * high, x - neck, y - 0.35 * high, x - neck, y),
        ("C", x - neck, y + 0.35 * high, x - glass, y + 0.4 * high, x - glass, box.bottom),
        ("L", x + glass, box.bottom),
        ("C", x + glass, y + 0.4 * high, x + neck, y + 0.35 * high, x + neck, y),
        ("C", x + neck, y - 0.35 * high, x + glass, top + 0.6 * high, x + glass, top),
        ("Z",),
    )
    return Path(segments, fill, stroke)


def _bar(x: float, y: float, half: float) -> tuple[Segment, ...]:
    return ("M", x - half, y), ("L", x + half, y)
