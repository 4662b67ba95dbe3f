"""How well the companions' pads are read that training never saw.

`python -m tools.photographs.pads_report 6` takes 6 pads a condition and game in ink, and a third of
that in light pencil, filled as finished games leave them: those of the tests with other figures.
It ends with what was sure and wrong.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.table import table_reading
from rollwrite.sources import open_source
from scoring.games import GAMES
from scoring.open_game import OpenGame, open_game
from sheets.drawing.shapes import PageKey
from sheets.files.problem import Path as Place
from tools.photographs.camera import picture_of
from tools.photographs.conditions import LIGHT, Counts, count, print_table
from tools.photographs.filled import take
from tools.photographs.split import CONDITIONS, PENS, SEEDS

STATES: Final = Path(__file__).parents[2] / "tests" / "states"
FIRST: Final = 500_000  # Other reports' seeds come before.
COMPANIONS: Final = [
    name for name, game in GAMES.items()
    if any("pad" in each.kinds() for each in game.variants.values())
]  # fmt: skip
MOST_ROWS: Final = 7  # Of a list, not counted.
MOST_SHOWN: Final = 15  # Hourglasses on a player's cards: who shows 10 declares the end (R1).
RINGS: Final = ("tens", "units")  # Of a total that is circled.
WORDS: Final = ("realm",)  # What no network reads, and somebody is asked.
HEAD: Final = (
    "| | pads | figures | asked | accepted, and wrong | marks | asked | accepted, and wrong |\n"
    "|:--|" + 7 * "--:|"
)
Job = tuple[str, str, str, int]


def game_by_lot(name: str, lots: np.random.Generator) -> OpenGame:
    """Return a finished game of the tests with other figures, as the rules allow them."""
    files = sorted((STATES / name).glob("*.*"))
    while True:
        tree = open_source(files[int(lots.integers(len(files)))]).tree()
        for sheet in tree["sheet"]:
            sheet.update(_changed(sheet, int(lots.integers(3, MOST_ROWS)), lots))
        game = open_game(tree)
        is_ended = all(sum(each.get("hourglasses", ())) <= MOST_SHOWN for each in tree["sheet"])
        if is_ended and all(each.level == "warning" for each in game.find_problems()):
            return game


def _changed(value: Any, rows: int, lots: np.random.Generator) -> Any:
    """Return a value of a state with other figures, lists of so many."""
    if isinstance(value, dict):
        return {key: _changed(each, rows, lots) for key, each in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], int):
        usual = [value[row % len(value)] for row in range(rows)]
        return [max(each + int(lots.integers(-2, 3)), 0) for each in usual]
    if isinstance(value, int) and not isinstance(value, bool):
        return int(lots.integers(0, max(2 * value, 4)))
    return value


def one(job: Job) -> tuple[Job, Counts, list[str]]:
    """Return what becomes of a pad: counts, and what is sure and wrong."""
    cv2.setNumThreads(1)
    name, condition, pen, seed = job
    lots = np.random.default_rng(seed)
    game = game_by_lot(name, lots)
    tree = game.tree()
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    (page,) = rw.draw(name, ["pad"], variant=tree["variant"], players=len(tree["sheet"]),
                      **look)  # type: ignore[arg-type]  # fmt: skip
    taken = take(page.drawing, "held-out", seed, condition, game.fillings()[PageKey("pad")], pen)
    try:
        (sheet,) = read_photo(Photo(str(seed), picture_of(taken.photo)))
    except UnreadablePhotoError as error:
        return job, Counter(refused=1), [str(error.reason)]
    return job, *_counted(sheet, tree)


def _counted(sheet: SheetReading, tree: dict[str, Any]) -> tuple[Counts, list[str]]:
    """Return how many figures and marks are asked, and which are sure and wrong."""
    found, wrong = Counter(pads=1), []
    table = table_reading([sheet])
    for reading in sheet.readings:
        group = reading.group
        path = table.place(0, reading)
        if path[-1] in WORDS:
            continue
        what = "marks" if group.is_marked else "figures"
        is_right = not reading.is_sure or reading.meaning in _meant(tree, path)
        found += Counter({what: 1, f"{what} asked": int(not reading.is_sure),
                          f"{what} wrong": int(not is_right)})  # fmt: skip
        if not is_right:
            said = f"{reading.meaning} {reading.probability:.5f}, not {_meant(tree, path)}"
            wrong.append(f"{'.'.join(map(str, path))}: {said}")
    return found, wrong


def _meant(tree: dict[str, Any], path: Place) -> tuple[Any, ...]:
    """Return what a state has at a path, in all ways in which a reading may say it."""
    if path[-1] in RINGS:
        (total,) = _meant(tree, path[:-1])
        return (divmod(total, 10)[RINGS.index(str(path[-1]))],)
    value: Any = tree
    for step in path:
        if isinstance(step, int):
            value = value[step] if step < len(value) else None
        else:
            value = (value or {}).get(step)
    if value is None:
        return 0, "", False
    if isinstance(value, list):
        return (sum(value),)
    return ("1 for 2", "2 for 3") if value == "both" else (value,)


def row(name: str, found: Counts) -> str:
    """Return a row of the table."""
    cells: list[object] = [name, found["pads"]]
    for what in ("figures", "marks"):
        number, asked, wrong = (found[f"{what}{each}"] for each in ("", " asked", " wrong"))
        share = 100 * asked / max(number, 1)
        cells += [f"{number:,}", f"{share:.2f} %", f"{wrong} of {number - asked:,}"]
    return f"| {' | '.join(map(str, cells))} |"


def jobs(number: int) -> Iterator[Job]:
    """Yield what is photographed: so many pads a game and condition in ink, a third in pencil."""
    seed = SEEDS["held-out"].start + FIRST
    inks = [pen for pen in PENS["held-out"] if pen != LIGHT]
    for name in COMPANIONS:
        for condition in CONDITIONS["held-out"]:
            pens = [inks[index % len(inks)] for index in range(number)] + [LIGHT] * (number // 3)
            for pen in pens:
                yield name, condition, pen, seed
                seed += 1


def main() -> None:
    """Print the table."""
    by: dict[str, Counts] = {}
    wrong: list[str] = []
    with ProcessPoolExecutor(2) as pool:
        for (name, condition, pen, seed), found, said in pool.map(
            one, jobs(int(sys.argv[1])), chunksize=2
        ):
            count(by, found, pen, name, condition)
            wrong += [f"{name}, {condition}, {pen}, {seed}: {each}" for each in said]
    print_table(HEAD, row, by, wrong)


if __name__ == "__main__":
    main()
