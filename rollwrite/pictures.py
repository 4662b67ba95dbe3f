"""Drawings as pictures within an answer's HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat

from scoring.answers import Picture
from sheets.drawing.shapes import Drawing
from sheets.write.svg import inline_svgs, style_of


def pictures_of(drawings: Sequence[Drawing]) -> tuple[Picture, ...]:
    """Return the pages for one answer, of which the first brings what all have in common."""
    titles = (drawing.title for drawing in drawings)
    styles = chain((style_of(drawings),), repeat(""))
    return tuple(map(Picture, titles, inline_svgs(drawings), styles))
