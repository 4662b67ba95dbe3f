"""Crops of figures from simulated pages, as the reader cuts them, with what each figure is.

`python -m tools.photographs.figure_examples training 1600 FOLDER` writes those of 1,600 pages of
all games with figures on their sheets. Of eight batches seven are made sooner, as pages laid flat.
What is there already is not made again.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from rollwrite.photo.networks import figure_crops
from rollwrite.photo.template import Blank
from scoring.games import GAMES
from tools.photographs.camera import draw_ink
from tools.photographs.examples import (
    BATCH,
    NO_CROPS,
    Page,
    Sheet,
    is_whole,
    page_by_lot,
    seen_page,
    write_batches,
)
from tools.photographs.figures import figure_hand, figures_by_lot, figures_of
from tools.photographs.filled import by_lot, printed
from tools.photographs.hand import Hand
from tools.photographs.split import CONDITIONS, HANDS, PENS, Part

# The beginners' pad of a game is its standard one less a row.
PADS: Final[tuple[Sheet, ...]] = tuple(
    (name, variant, "pad")
    for name, game in GAMES.items()
    for variant, drawn in game.variants.items()
    if "pad" in drawn.kinds() and variant != "beginner"
)
KINDS: Final[tuple[Sheet, ...]] = (
    *(("merchants", "base", "player"),) * 4,
    ("merchants", "family", "points"),
    ("merchants", "solo", "ledger"),
    *PADS,
)


def example_page(blank: Blank, part: Part, seed: int, *, whole: bool) -> Page:
    """Return the crops of a page's figures by a seed, the glyphs of each, and what is told of it.

    No crops where a photograph is refused.
    """
    lots = np.random.default_rng(seed)
    condition = str(lots.choice(sorted(CONDITIONS[part])))
    pen = str(lots.choice(sorted(PENS[part])))
    family = str(lots.choice(sorted(HANDS[part])))
    hand = Hand(HANDS[part][family], lots)
    writer = figure_hand(part, lots, PENS[part][pen])
    strokes, told = figures_by_lot(blank.drawing, writer, hand)
    if lots.uniform() < 0.5:
        strokes += by_lot(blank.drawing, hand, written=0)[0]
    lines = [line for each in strokes for line in each]
    page = draw_ink(printed(blank.drawing), lines, PENS[part][pen], lots)
    seen = seen_page(page, blank, CONDITIONS[part][condition], lots, whole=whole)
    if seen is None:
        return NO_CROPS, [], []
    marks = figures_of(blank.marks)
    cut = figure_crops(seen, blank.picture, [mark.box for mark in marks])
    return cut, [told[mark.name] for mark in marks], [f"{pen}|{condition}"] * len(marks)


def _pages(part: Part, first: int) -> Iterator[Page]:
    """Yield what a batch of photographs, the first of this seed, shows of figures."""
    blank = page_by_lot(np.random.default_rng(first), KINDS)
    for seed in range(first, first + BATCH):
        yield example_page(blank, part, seed, whole=is_whole(first))


def main() -> None:
    """Write the examples of a part into a folder."""
    write_batches(_pages, "glyphs")


if __name__ == "__main__":
    main()
