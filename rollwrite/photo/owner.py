"""Whose sheet it is by what is printed for its player, where its code cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from rollwrite.photo.ink import softened
from rollwrite.photo.likeness import alike
from rollwrite.photo.markers import Grey

DIFFERENT: Final = 40  # Of grey: where the pages of two players are told apart.
LIKE: Final = 0.5  # How much a sheet must look there like the page of its player,
APART: Final = 0.2  # and by how much less like every other one's.


def owner(seen: Grey, pages: Sequence[Grey]) -> int | None:
    """Return whose sheet a flat page is, counted from 0, of the blank pages of all players.

    Returns None where they are all alike, or where it looks like none of them or like two.
    """
    drawn = np.stack([softened(page) for page in pages])
    is_telling = np.ptp(drawn, axis=0) >= DIFFERENT
    if not is_telling.any():
        return None
    there = softened(seen)[is_telling]
    likely = np.array([alike(there, page[is_telling]) for page in drawn])
    *_, second, best = sorted(likely)
    is_told = best >= LIKE and best - second >= APART
    return int(likely.argmax()) if is_told else None
