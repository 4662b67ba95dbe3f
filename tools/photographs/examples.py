"""Crops of marks from simulated photographs, as the reader cuts them, with what each mark is.

`python -m tools.photographs.examples training 800 FOLDER` writes those of 800 photographs; sheets
of all variants, languages, themes and papers take turns. Of eight batches seven are made
sooner, as pages laid flat. What is there already is not made again.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.illumination import even_light
from rollwrite.photo.intake import Grey
from rollwrite.photo.markers import find_markers
from rollwrite.photo.marks import STATES
from rollwrite.photo.networks import Crops, mark_crops
from rollwrite.photo.rectify import FINE, marker_warp, rectify, refine
from rollwrite.photo.template import Blank, blank_page, is_marked
from scoring.games import GAMES
from sheets.page.frame import marker_boxes
from tools.photographs.camera import laid_page, photograph, picture_of
from tools.photographs.filled import Taken, take, take_flat
from tools.photographs.split import SEEDS, Condition, Part

BATCH: Final = 8  # Photographs of one page.
WHOLE: Final = 8  # Every so many batches whole photographs are made.
Sheet: TypeAlias = tuple[str, str, str]  # Its game, variant and kind.
# The crops of a page, what each is, what is told of it.
Page: TypeAlias = tuple[Crops, Sequence[Any], Sequence[str]]
NO_CROPS: Final[Crops] = np.empty((0, 2, 0, 0), np.uint8)  # Where a photograph is refused.
# Player sheets come more often than others, since most marks are theirs.
KINDS: Final[tuple[Sheet, ...]] = (
    *(("merchants", "base", "player"),) * 4,
    *(("merchants", "solo", "player"),) * 2,
    *(("merchants", "solo", "ledger"),) * 2,
    ("merchants", "family", "guilds"),
)  # fmt: skip


def page_by_lot(lots: np.random.Generator, kinds: Sequence[Sheet] = KINDS) -> Blank:
    """Return a blank page of one of some kinds, of any language, theme and paper."""
    game, variant, kind = kinds[int(lots.integers(len(kinds)))]
    players = _players(game, variant, kind, lots)
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
        "paper": str(lots.choice(("a4", "letter"))),
    }
    sheets = rw.draw(game, [kind], variant=variant, players=players, **look)  # type: ignore[arg-type]
    boxes = marker_boxes(sheets.seated[0].frame.chart)
    return blank_page(sheets[0].drawing, boxes)


def _players(game: str, variant: str, kind: str, lots: np.random.Generator) -> int | None:
    """Return a number of players with whom the kind of sheet is there, None for one alone."""
    variants = GAMES[game].variants[variant]
    least, most = variants.players
    there = [each for each in range(least, most + 1) if kind in variants.kinds(players=each)]
    return None if there == [1] else there[int(lots.integers(len(there)))]


def examples(blank: Blank, taken: Taken) -> tuple[Crops, list[str]]:
    """Return the crops of a photograph's marks and their names; none where it is refused."""
    picture = picture_of(taken.photo)
    try:
        page = flat_page(picture, blank)
    except UnreadablePhotoError:
        return NO_CROPS, []
    return cut_marks(blank, page)


def flat_page(picture: Grey, blank: Blank) -> Grey:
    """Return a photographed page laid flat; raises UnreadablePhotoError where it cannot be."""
    markers = find_markers(picture)[0]
    flat = refine(
        picture, blank.picture, blank.size, marker_warp(markers, blank.markers, blank.size)
    )
    return rectify(picture, flat, blank.size, FINE)


def cut_marks(blank: Blank, page: Grey) -> tuple[Crops, list[str]]:
    """Return the crops of a flat page's marks, and their names."""
    marks = [mark for mark in blank.marks if is_marked(mark)]
    seen = _even(page, blank)
    return mark_crops(seen, blank.picture, [mark.box for mark in marks]), [
        mark.name for mark in marks
    ]


def seen_page(
    page: Grey, blank: Blank, condition: Condition, lots: np.random.Generator, *, whole: bool
) -> Grey | None:
    """Return a page with a pen's marks flat and in even light, `whole` by way of a photograph.

    None where the photograph is refused.
    """
    if whole:
        try:
            flat = flat_page(picture_of(photograph(page, condition, lots)), blank)
        except UnreadablePhotoError:
            return None
    else:
        flat = laid_page(page, condition, FINE, lots)
    return _even(flat, blank)


def _even(flat: Grey, blank: Blank) -> Grey:
    page = np.asarray(cv2.resize(flat, blank.picture.shape[::-1]), np.uint8)
    return even_light(page, blank.picture)


def _pages(part: Part, first: int) -> Iterator[Page]:
    """Yield what a batch of photographs, the first of this seed, shows of marks."""
    blank = page_by_lot(np.random.default_rng(first))
    for seed in range(first, first + BATCH):
        if is_whole(first):
            taken = take(blank.drawing, part, seed, style=None)
            cut, names = examples(blank, taken)
        else:
            page, taken = take_flat(blank.drawing, part, seed, FINE)
            cut, names = cut_marks(blank, page)
        states = [STATES.index(taken.states[name]) for name in names]
        yield cut, states, [f"{name}|{taken.pen}|{taken.hand}|{taken.condition}" for name in names]


def is_whole(first: int) -> bool:
    """Return whether whole photographs are made of the batch that begins with a seed."""
    return first // BATCH % WHOLE == 0


def write_batch(
    pages: Callable[[Part, int], Iterator[Page]], key: str, part: Part, folder: Path, first: int
) -> int:
    """Write a batch into a folder, what each crop is under `key`; return how many there are."""
    cv2.setNumThreads(1)
    path = folder / f"{part}-{first}.npz"
    if path.exists():  # Made by a run that was interrupted.
        return 0
    found = [page for page in pages(part, first) if page[1]]
    if found:
        cut, values, told = zip(*found, strict=True)
        arrays: dict[str, Any] = {key: np.concatenate(values), "told": np.concatenate(told)}
        np.savez(path, crops=np.concatenate(cut), **arrays)
    return sum(len(values) for _, values, _ in found)


def batches(part: Part, photographs: int, skipped: int = 0) -> Iterator[int]:
    """Yield the first seed of each batch of a part, the first `skipped` photographs left out."""
    first = SEEDS[part].start + skipped
    yield from range(first, first + photographs, BATCH)


def write_batches(pages: Callable[[Part, int], Iterator[Page]], key: str) -> None:
    """Write the examples that the command line asks for, and print how many there are.

    `pages` yields those of a batch, by its part and first seed; `key` names what each crop is.
    """
    part, number, folder = cast("Part", sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    skipped = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    with ProcessPoolExecutor(2) as pool:
        batch = partial(write_batch, pages, key, part, folder)
        for done in pool.map(batch, batches(part, number, skipped)):
            written += done
            print(written, flush=True)


def main() -> None:
    """Write the examples of a part into a folder."""
    write_batches(_pages, "states")


if __name__ == "__main__":
    main()
