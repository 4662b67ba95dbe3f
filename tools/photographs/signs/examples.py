"""Crops of signs from simulated boards, as the reader cuts them, with what each sign is.

`python -m tools.photographs.signs.examples training 400 FOLDER` writes those of 400 boards of all
variants, languages, themes and papers. Of eight batches seven are made sooner, as pages laid flat.
What is there already is not made again.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from rollwrite.photo.merchants.board import OTHER, SIGNS, cut_signs, kind_of
from tools.photographs.camera import draw_ink
from tools.photographs.examples import BATCH, NO_CROPS, Page, is_whole, seen_page, write_batches
from tools.photographs.filled import printed
from tools.photographs.hand import Hand
from tools.photographs.signs.boards import COVERED, BlankBoard, board_by_lot, covered, signs_by_lot
from tools.photographs.signs.hand import sign_hand
from tools.photographs.split import CONDITIONS, HANDS, PENS, Part

PEOPLE: Final = 12  # Whose hands are on a board by lot.
KEPT: Final = 0.25  # Of the edges on which nothing is drawn, which are most of all places.


def example_board(board: BlankBoard, part: Part, seed: int, *, whole: bool) -> Page:
    """Return the crops of a board's places by a seed, the sign of each, and what is told of it.

    No crops where a photograph is refused.
    """
    lots = np.random.default_rng(seed)
    condition = str(lots.choice(sorted(CONDITIONS[part])))
    pen = str(lots.choice(sorted(PENS[part])))
    hand = Hand(HANDS[part][str(lots.choice(sorted(HANDS[part])))], lots)
    blank = board.blank
    strokes, told = signs_by_lot(board, sign_hand(part, hand, PEOPLE))
    lines = [line for each in strokes for line in each]
    page = draw_ink(printed(blank.drawing), lines, PENS[part][pen], lots)
    if lots.uniform() < COVERED:
        page, hidden = covered(page, board.places, lots)
        told |= dict.fromkeys(hidden, OTHER)
    seen = seen_page(page, blank, CONDITIONS[part][condition], lots, whole=whole)
    if seen is None:
        return NO_CROPS, [], []
    marks = [mark for mark in board.places if _is_kept(mark.name, told[mark.name], lots)]
    cut = cut_signs(seen, blank.picture, marks)
    signs = [SIGNS.index(told[mark.name]) for mark in marks]
    return cut, signs, [f"{kind_of(mark.name)}|{pen}|{condition}" for mark in marks]


def _is_kept(name: str, sign: str, lots: np.random.Generator) -> bool:
    return kind_of(name) != "edge" or bool(sign) or bool(lots.uniform() < KEPT)


def _pages(part: Part, first: int) -> Iterator[Page]:
    """Yield what a batch of boards, the first of this seed, shows of signs."""
    board = board_by_lot(np.random.default_rng(first))
    for seed in range(first, first + BATCH):
        yield example_board(board, part, seed, whole=is_whole(first))


def main() -> None:
    """Write the examples of a part into a folder."""
    write_batches(_pages, "signs")


if __name__ == "__main__":
    main()
