"""Step 5, figures: how likely each number is that may stand in a box, told by a small network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rollwrite.photo.blank import Blank
from rollwrite.photo.crops import figure_crops
from rollwrite.photo.markers import Grey
from rollwrite.photo.network import scores
from rollwrite.photo.numbers import SIGNS, SLOTS, Shares, shares_of

MODEL: Final = Path(__file__).with_name("figures.onnx")


def read_figures(seen: Grey, blank: Blank, names: Sequence[str]) -> Mapping[str, Shares]:
    """Return how likely each number is in some boxes of a flat page in even light, by name.

    `docs/photo-model.md` says how right that is.
    """
    boxes = {mark.name: mark.box for mark in blank.marks}
    cut = figure_crops(seen, blank.picture, [boxes[name] for name in names])
    if not names:
        return {}
    found = scores(MODEL, cut).reshape(-1, SLOTS, SIGNS)
    return dict(zip(names, shares_of(found), strict=True))
