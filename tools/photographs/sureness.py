"""How right the network is where it says that it is sure, by kind of mark.

`python -m tools.photographs.sureness 160` prints the table of `docs/dev/photo-model.md`, of so many
pages laid flat, under conditions and by pens and hands that training never saw.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Final

import cv2
import numpy as np

from rollwrite.photo.marks import STATES, state_probabilities
from rollwrite.photo.rectify import FINE
from tools.photographs.examples import cut_marks, page_by_lot
from tools.photographs.filled import take_flat
from tools.photographs.split import SEEDS, Part

FIRST: Final = 700_000  # Of a part's seeds; those before are the reports' and the examples'.
SURE: Final = 0.99


def sureness(part: Part, pages: int) -> Mapping[str, Counter[str]]:
    """Return for each kind of mark how many there are: in all, right, sure, right and sure."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    first = SEEDS[part].start + FIRST
    for seed in range(first, first + pages):
        blank = page_by_lot(np.random.default_rng(seed))
        page, taken = take_flat(blank.drawing, part, seed, FINE)
        crops, names = cut_marks(blank, page)
        for name, row in zip(names, state_probabilities(crops), strict=True):
            is_right = STATES[int(row.argmax())] == taken.states[name]
            is_sure = bool(row.max() >= SURE)
            found[kind_of(name)] += Counter(
                marks=1, right=is_right, sure=is_sure, both=is_right and is_sure
            )
    return found


def kind_of(name: str) -> str:
    """Return what kind of mark a name is of: `track`, `card.spell`."""
    first, *_, last = name.split(".")
    return f"{first}.{last}" if first == "card" else first


def main() -> None:
    """Print the table."""
    cv2.setNumThreads(1)
    for kind, found in sorted(sureness("held-out", int(sys.argv[1])).items()):
        print(f"| {kind} | {found['marks']:,} | {100 * found['right'] / found['marks']:.2f} % "
              f"| {found['sure']:,} | {found['sure'] - found['both']} |")  # fmt: skip


if __name__ == "__main__":
    main()
