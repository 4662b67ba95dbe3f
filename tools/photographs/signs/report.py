"""How well boards are read that training never saw: of recorded games, as they were left.

`python -m tools.photographs.signs.report 6` takes 6 boards a condition in ink, a third as many in
light pencil, each drawn on by as many hands as play, by forms, pens and conditions of the part
`held-out`, and holds them to sheets that are right.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any, Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Photo
from rollwrite.photo.merchants.board import KEY, LETTERS, Thing, guess_board, places_read
from rollwrite.photo.readers import BoardGuess
from rollwrite.photo.reading import read_photo
from scoring.open_game import open_game
from sheets.drawing.shapes import PageKey
from sheets.files.schema import Tree
from tools.photographs.camera import picture_of
from tools.photographs.conditions import LIGHT, Counts, count, print_table
from tools.photographs.signs.boards import take_board
from tools.photographs.split import CONDITIONS, PENS, SEEDS
from tools.photographs.table_report import record_by_lot

FIRST: Final = 800_000  # Other reports' seeds come before.
HEAD: Final = (
    "| | boards | places | drawn in | different alone | by the board's rules | by the sheets too "
    "| not certain | certain, and wrong | boards all right | in the state |\n|:--|" + 10 * "--:|"
)
Job = tuple[str, str, str, int]


def one(job: Job) -> tuple[str, str, Counts, str]:
    """Return what becomes of a board: its condition, its pen, counts, what is wrongly certain."""
    cv2.setNumThreads(1)
    variant, condition, pen, seed = job
    lots = np.random.default_rng(seed)
    tree = finished(variant, lots)
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    number = None if variant == "solo" else len(tree["sheet"])
    page = rw.draw("merchants", ["board"], variant=variant, players=number,
                   edition=tree["edition"], **look)[0].drawing  # type: ignore[arg-type]  # fmt: skip
    drawn = open_game(tree).fillings()[PageKey("board")]
    photo = take_board(page, "held-out", condition, drawn, pen, len(tree["sheet"]), lots)
    try:
        (sheet,) = read_photo(Photo(str(seed), picture_of(photo)))
    except UnreadablePhotoError as error:
        return condition, pen, Counter(refused=1), str(error.reason)
    assert sheet.signs is not None
    game = open_game({key: each for key, each in tree.items() if key != KEY})
    blank = sheet.identity.blank
    places = places_read(sheet.signs, blank, game)
    by_rules, found = (
        guess_board(sheet.signs, blank, game, is_named=True, is_complete=is_complete)
        for is_complete in (False, True)
    )
    truth = things_of(tree[KEY])
    unsure = {*found.open, *(name for names in found.unsure.values() for name in names)}
    alone = sum(place.options[0][0] != truth.get(place.name, ()) for place in places)
    different = [place.name for place in places if _differs(place.name, found, truth)]
    wrong = [name for name in different if name not in unsure]
    counts = Counter(
        boards=1, places=len(places), drawn=len(truth), alone=alone, different=len(different),
        ruled=sum(_differs(place.name, by_rules, truth) for place in places), unsure=len(unsure),
        wrong=len(wrong), right=not different, fits=replace(found, is_held=True).fits,
    )  # fmt: skip
    said = f"{seed} certain of {', '.join(wrong)}" if wrong else ""
    return condition, pen, counts, said


def _differs(name: str, found: BoardGuess, truth: Mapping[str, Thing]) -> bool:
    return things_of(found.tree).get(name, ()) != truth.get(name, ())


def finished(variant: str, lots: np.random.Generator) -> Tree:
    """Return the state of a recorded game, its players called by letters that a lot says."""
    tree = dict(record_by_lot(variant, lots).tree())
    sheets: list[Any] = tree["sheet"]
    old = [sheet.get("initial") or sheet["player"][:1].upper() for sheet in sheets]
    new = dict(zip(old, map(str, lots.permutation(LETTERS)[: len(old)]), strict=True))
    tree["sheet"] = [{**sheet, "player": f"{new[letter]}a", "initial": new[letter]}
                     for sheet, letter in zip(sheets, old, strict=True)]  # fmt: skip
    board = dict(tree[KEY])
    for key in ("workers", "ships"):
        if key in board:
            board[key] = {new[letter]: hexes for letter, hexes in board[key].items()}
    return {**tree, KEY: board}


def things_of(board: Tree) -> Mapping[str, Thing]:
    """Return what stands in each place of a board in a state, by the place's name."""
    found: dict[str, Thing] = {}
    for key, each in board.items():
        if isinstance(each, dict):
            found |= {name: (key, initial) for initial, names in each.items() for name in names}
        else:
            found |= {name: (key,) for name in each}
    return found


def row(name: str, found: Counts) -> str:
    """Return a row of the table."""
    keys = ("boards", "places", "drawn", "alone", "ruled", "different", "unsure")
    sure = found["places"] - found["unsure"]
    cells = [name, *(f"{found[key]:,}" for key in keys), f"{found['wrong']} of {sure:,}",
             found["right"], found["fits"]]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def jobs(number: int, variant: str) -> Iterator[Job]:
    """Yield what is photographed: so many boards of each condition with ink, a third in pencil."""
    seed = SEEDS["held-out"].start + FIRST
    inks = [pen for pen in PENS["held-out"] if pen != LIGHT]
    for condition in CONDITIONS["held-out"]:
        for index in range(number):
            yield variant, condition, inks[index % len(inks)], seed
            seed += 1
        for _ in range(number // 3):
            yield variant, condition, LIGHT, seed
            seed += 1


def main() -> None:
    """Print the table."""
    by: dict[str, Counts] = {}
    wrong: list[str] = []
    variant = sys.argv[2] if len(sys.argv) > 2 else "base"
    with ProcessPoolExecutor(2) as pool:
        for condition, pen, found, said in pool.map(one, jobs(int(sys.argv[1]), variant)):
            count(by, found, pen, condition)
            wrong += [f"{condition}, {pen}: {said}"] if said else []
    print_table(HEAD, row, by, wrong)


if __name__ == "__main__":
    main()
