"""Crops of signs from simulated boards, as the reader cuts them, with what each sign is.

`python -m tools.photographs.signs.examples training 400 FOLDER` writes those of 400 boards of all
variants, languages, themes and papers. Of eight batches seven are made sooner, as pages laid flat.
What is there already is not made again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.crops import Crops
from rollwrite.photo.flat import FINE
from rollwrite.photo.light import evened
from rollwrite.photo.merchants.signs import OTHER, SIGNS, cut_signs, kind_of
from rollwrite.photo.refusal import UnreadablePhotoError
from tools.photographs.camera import draw_ink, laid_page, photograph, picture_of
from tools.photographs.examples import BATCH, WHOLE, flat_page, write_batches
from tools.photographs.filled import printed
from tools.photographs.hand import Hand
from tools.photographs.signs.boards import (
    COVERED,
    BlankBoard,
    board_by_lot,
    covered,
    signs_by_lot,
)
from tools.photographs.signs.hand import sign_hand
from tools.photographs.split import CONDITIONS, HANDS, PENS, Part

PEOPLE: Final = 12  # Whose hands are on a board by lot.
KEPT: Final = 0.25  # Of the edges on which nothing is drawn, which are most of all places.


def example_board(
    board: BlankBoard, part: Part, seed: int, *, whole: bool
) -> tuple[Crops, list[int], list[str]]:
    """Return the crops of a board's places by a seed, the sign of each, and what is told of it.

    None where a photograph is refused.
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
    if whole:
        try:
            flat = flat_page(picture_of(photograph(page, CONDITIONS[part][condition], lots)), blank)
        except UnreadablePhotoError:
            return np.empty((0, 2, 0, 0), np.uint8), [], []
    else:
        flat = laid_page(page, CONDITIONS[part][condition], FINE, lots)
    flat = np.asarray(cv2.resize(flat, blank.picture.shape[::-1]), np.uint8)
    marks = [mark for mark in board.places if _is_kept(mark.name, told[mark.name], lots)]
    cut = cut_signs(evened(flat, blank.picture), blank.picture, marks)
    signs = [SIGNS.index(told[mark.name]) for mark in marks]
    return cut, signs, [f"{kind_of(mark.name)}|{pen}|{condition}" for mark in marks]


def _is_kept(name: str, sign: str, lots: np.random.Generator) -> bool:
    return kind_of(name) != "edge" or bool(sign) or bool(lots.uniform() < KEPT)


def _batch(part: Part, folder: Path, first: int) -> int:
    cv2.setNumThreads(1)
    path = folder / f"{part}-{first}.npz"
    if path.exists():  # Made by a run that was interrupted.
        return 0
    found, signs, told = [], [], []
    board = board_by_lot(np.random.default_rng(first))
    for seed in range(first, first + BATCH):
        cut, these, of = example_board(board, part, seed, whole=first // BATCH % WHOLE == 0)
        if these:
            found.append(cut)
            signs += these
            told += of
    if found:
        np.savez(path, crops=np.concatenate(found), signs=np.array(signs), told=np.array(told))
    return len(signs)


def main() -> None:
    """Write the examples of a part into a folder."""
    write_batches(_batch)


if __name__ == "__main__":
    main()
