"""Drawings as pictures within an answer's HTML page."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.answers import Picture
from sheets.drawing.shapes import Drawing
from sheets.write.svg import inline_svgs


def pictures_of(drawings: Sequence[Drawing]) -> tuple[Picture, ...]:
    """Return the pages for one answer, of which the first brings what all have in common."""
    titles = (drawing.title for drawing in drawings)
    return tuple(map(Picture, titles, inline_svgs(drawings)))
