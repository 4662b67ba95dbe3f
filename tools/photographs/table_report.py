"""How well whole tables are read that training never saw: games alone, and the family version.

`python -m tools.photographs.table_report solo 10` takes 10 tables a condition, of recorded games,
filled as their players left them; `family` those of the guilds. With `lot` at the end every mark is
what a lot says.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from typing import Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.table import Doubt, table_reading
from rollwrite.sources import open_source
from scoring.open_game import OpenGame
from scoring.places import Meaning
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Drawing, PageKey
from sheets.merchants.marks import points_kind
from tools.photographs.camera import picture_of
from tools.photographs.conditions import Counts
from tools.photographs.filled import Taken, take
from tools.photographs.report import HEAD, RECORDS, counts, expected, row, row_names
from tools.photographs.split import CONDITIONS, PENS, SEEDS

FIRST: Final[Mapping[str, int]] = {"solo": 100_000, "family": 200_000}  # The report's come before.
EASY: Final = 3  # Questions.
MOST_PAGES: Final = 2  # Of a table.
OF_OTHER_EDITIONS: Final = {"other", "small"}  # Parts of records' names.
Job = tuple[str, str, int]


def record_by_lot(variant: str, lots: np.random.Generator) -> OpenGame:
    """Return a recorded game of a shipped edition, as it was left."""
    found = sorted(RECORDS.glob(f"{variant}-*.record"))
    paths = [path for path in found if not {*path.stem.split("-")} & OF_OTHER_EDITIONS]
    return open_source(paths[int(lots.integers(len(paths)))])


def pages_of(
    game: OpenGame, variant: str, lots: np.random.Generator
) -> Iterator[tuple[Drawing, tuple[Filling, ...]]]:
    """Yield a game's pages, blank, in any language and theme, and what was left on each."""
    tree = game.tree()
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    players = len(game.seats())
    keys = _keys(variant, players)
    sheets = rw.draw(
        "merchants", [key.kind for key in keys], variant=variant, players=players,
        level=tree.get("level", ""),
        edition=tree["edition"], **look,  # type: ignore[arg-type]
    )  # fmt: skip
    fillings = game.fillings()
    for sheet, key in zip(sheets, keys, strict=True):
        # The shields of guilds no state says.
        left = (each for each in fillings[key] if each.how != "shield")
        yield sheet.drawing, tuple(left)


def _keys(variant: str, players: int) -> tuple[PageKey, ...]:
    """Return the pages by which a table's state is told."""
    if variant == "solo":
        return PageKey("player", 0), PageKey("ledger")
    return tuple(PageKey(kind) for kind in dict.fromkeys(("guilds", points_kind(players))))


def one(variant: str, is_lot: bool, job: Job) -> tuple[str, str, Counts, str]:
    """Return what becomes of a table: its condition, its pen, what was read of it."""
    cv2.setNumThreads(1)
    condition, pen, seed = job
    lots = np.random.default_rng(seed)
    game = record_by_lot(variant, lots)
    found: Counts = Counter()
    sheets: list[SheetReading] = []
    told: list[Taken] = []
    for number, (page, left) in enumerate(pages_of(game, variant, lots)):
        fillings = None if is_lot else left
        taken = take(page, "held-out", seed + number, condition, fillings, pen)
        try:
            (sheet,) = read_photo(Photo(str(number), picture_of(taken.photo)))
        except UnreadablePhotoError as error:
            return condition, pen, found + Counter(refused=1), str(error.reason)
        found += counts(sheet, taken, is_lot=is_lot)
        sheets.append(sheet)
        told.append(taken)
    said = "; ".join(_wrong(seed, sheets, told, is_lot=is_lot))
    return condition, pen, found if is_lot else found + _scored(game, sheets, told), said


def _wrong(
    seed: int, sheets: list[SheetReading], told: list[Taken], *, is_lot: bool
) -> Iterator[str]:
    for sheet, taken in zip(sheets, told, strict=True):
        for each in sheet.readings:
            meant = expected(each.group, taken)
            if is_lot and each.by == "rule":
                continue
            if each.group.marks and each.is_sure and each.meaning != meant:
                place = ".".join(map(str, each.group.path))
                yield f"{seed} {place}: {each.meaning} {each.probability:.5f}, not {meant}"


def _scored(game: OpenGame, sheets: list[SheetReading], told: list[Taken]) -> Counts:
    """Return whether the table's score is the game's, once what is doubtful is answered."""
    table = table_reading(sheets).named([str(seat) for seat in game.seats()]).disputed()
    asked = 0
    for doubt in [*table.doubts()]:
        meaning = _answer(doubt, game, told)
        if meaning is not None:
            table = table.answered(doubt, meaning)
            asked += bool(doubt.reading.group.marks)
    is_exact = totals(table.game()) == totals(game)
    return Counter(
        tables=1, questions=asked, scored=int(is_exact), soon=int(is_exact and asked <= EASY)
    )


def _answer(doubt: Doubt, game: OpenGame, told: list[Taken]) -> Meaning | None:
    """Return what a mark or a figure says, or the level, of which none has one."""
    group = doubt.reading.group
    if group.marks:
        there = (taken for taken in told if {*group.marks} <= {*taken.states, *taken.written})
        return next((expected(group, taken) for taken in there), None)
    return str(game.tree()["level"])


def totals(game: OpenGame) -> list[int]:
    """Return everybody's points, in order."""
    return sorted(each.account.total for each in game.score().players)


def jobs(variant: str, number: int) -> Iterator[Job]:
    """Yield the tables of a report, so many a condition."""
    pens = sorted(PENS["held-out"])
    seed = SEEDS["held-out"].start + FIRST[variant]
    for index, condition in product(range(number), CONDITIONS["held-out"]):
        yield condition, pens[index % len(pens)], seed
        seed += MOST_PAGES


def main() -> None:
    """Print the tables."""
    variant, number, is_lot = sys.argv[1], int(sys.argv[2]), sys.argv[3:] == ["lot"]
    found: dict[str, Counts] = {}
    with ProcessPoolExecutor(2) as pool:
        for condition, pen, each, said in pool.map(
            partial(one, variant, is_lot), jobs(variant, number), chunksize=4
        ):
            for key in row_names(condition, pen):
                found.setdefault(key, Counter()).update(each)
            if said:
                print(f"{condition}, {pen}: {said}", flush=True)
    print(HEAD)
    for key in sorted(found):
        print(row(key, found[key]))
    for key in sorted(found):
        each = found[key]
        print(
            f"{key}: {each['tables']} tables, {each['scored']} with the game's score, "
            f"{each['soon']} with at most {EASY} questions, {each['questions']} asked"
        )


if __name__ == "__main__":
    main()
