"""How well photographs are read that training never saw: the tables of `docs/dev/photo-model.md`.

`python -m tools.photographs.report 20` takes 20 photographs a condition: player sheets of recorded
games, filled as their players left them, and as many on which every mark is what a lot says. Hands,
their styles and what they correct are by lot.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.groups import Group, Meaning
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.sources import open_source
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Drawing, PageKey
from tools.photographs.camera import picture_of
from tools.photographs.conditions import LIGHT, Counts
from tools.photographs.filled import Taken, take
from tools.photographs.split import CONDITIONS, PENS, SEEDS

THRESHOLDS: Final = (0.95, 0.98, 0.99, 0.995, 0.998, 0.999, 0.9995, 0.9998)
RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"


def expected(group: Group, taken: Taken) -> Meaning | None:
    """Return what a group of marks or a figure says, None where it says nothing by the rules."""
    if group.is_figure:
        return taken.written.get(*group.marks)
    seen = tuple(taken.states[name] for name in group.marks)
    if group.is_row:
        seen = tuple("blank" if state == "both" else state for state in seen)
    return next((meaning for meaning, look in group.patterns if look == seen), None)


def counts(sheet: SheetReading, taken: Taken, *, is_lot: bool = False) -> Counts:
    """Return how many groups of marks were read how.

    Where figures are by lot what they tell is left out: they add up by chance or not at all.
    """
    found: Counts = Counter(sheets=1)
    for reading in sheet.readings:
        if not reading.group.marks or (is_lot and reading.by == "rule"):
            continue
        truth = expected(reading.group, taken)
        found["groups"] += 1
        found["marks"] += len(reading.group.marks)
        found["right"] += reading.meaning == truth and truth is not None
        found["legal"] += truth is not None
        for threshold in THRESHOLDS:
            is_sure = reading.probability >= threshold
            found[f"asked {threshold}"] += not is_sure
            found[f"wrong {threshold}"] += is_sure and reading.meaning != truth
        if not reading.is_sure:
            found["asked"] += 1
        else:
            found["accepted"] += 1
            found["wrong"] += reading.meaning != truth
    found["exact"] = int(found["wrong"] == 0)
    found["easy"] = int(found["wrong"] == 0 and found["asked"] <= 3)
    return found


@cache
def games() -> tuple[tuple[Path, int], ...]:
    """Return the records of base games, and every seat of each."""
    paths = sorted(RECORDS.glob("base-*.record"))
    return tuple((path, seat) for path in paths for seat in range(int(path.name.split("-")[1])))


def page(lots: np.random.Generator) -> tuple[Drawing, tuple[Filling, ...]]:
    """Return a blank player sheet of any look, and how a player of a recorded game left it."""
    path, seat = games()[int(lots.integers(len(games())))]
    game = open_source(path)
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    players = len(game.seats())
    blank = rw.draw("merchants", ["player"], players=players, **look)[0]  # type: ignore[arg-type]
    return blank.drawing, game.fillings()[PageKey("player", seat)]


def one(job: tuple[str, str, int, bool]) -> tuple[bool, tuple[str, ...], Counts, str]:
    """Return whether a photograph is of a game, the rows in which it counts, and what it tells."""
    cv2.setNumThreads(1)
    condition, pen, seed, is_game = job
    drawing, fillings = page(np.random.default_rng(seed))
    taken = take(
        drawing, "held-out", seed, condition, fillings if is_game else None, pen, style=None
    )
    rows = row_names(condition, pen, taken.style)
    try:
        sheets = list(read_photo(Photo("", picture_of(taken.photo))))
    except UnreadablePhotoError as error:
        return is_game, rows, Counter(refused=1), str(error.reason)
    wrong = [
        f"{seed} {'.'.join(map(str, each.group.path))}: {each.meaning} {each.probability:.5f}, "
        f"not {expected(each.group, taken)}"
        for each in sheets[0].readings
        if each.group.marks
        and each.is_sure
        and each.meaning != expected(each.group, taken)
        and (is_game or each.by != "rule")
    ]
    found = counts(sheets[0], taken, is_lot=not is_game)
    return is_game, rows, found, "; ".join(wrong)


def jobs(number: int) -> Iterator[tuple[str, str, int, bool]]:
    """Yield the photographs of a report, so many a condition, of games and by lot."""
    pens = sorted(PENS["held-out"])
    seed = SEEDS["held-out"].start
    for index, condition, is_game in product(range(number), CONDITIONS["held-out"], (True, False)):
        yield condition, pens[index % len(pens)], seed, is_game
        seed += 1


def row_names(condition: str, pen: str, style: str = "") -> tuple[str, ...]:
    """Return the names of the rows in which a photograph counts, light pencil apart."""
    kind = LIGHT if pen == LIGHT else "ink"
    names = (f"{condition}, {kind}", f"pen: {pen}", f"every condition, {kind}")
    return (*names, f"style: {style}, {kind}") if style else names


def row(name: str, found: Counts) -> str:
    """Return a row of a table."""
    groups, accepted = max(found["groups"], 1), max(found["accepted"], 1)
    return (
        f"| {name} | {found['sheets']} | {found['refused']} | {found['marks']} "
        f"| {found['groups']} | {100 * found['right'] / max(found['legal'], 1):.2f} % "
        f"| {100 * found['asked'] / groups:.2f} % | {found['wrong']} of {accepted} "
        f"| {found['exact']} | {found['easy']} |"
    )


HEAD: Final = (
    "| | sheets | refused | marks | groups | right | asked | accepted and wrong | none wrong "
    "| and at most 3 asked |\n|:--|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
)


def main() -> None:
    """Print the tables."""
    tables: dict[bool, dict[str, Counts]] = {True: {}, False: {}}
    with ProcessPoolExecutor(2) as pool:
        for is_game, rows, found, said in pool.map(one, jobs(int(sys.argv[1])), chunksize=4):
            for key in rows:
                tables[is_game].setdefault(key, Counter()).update(found)
            if said:
                print(f"{', '.join(rows)}: {said}", flush=True)
    for is_game, table in tables.items():
        print("\nSheets of games\n" if is_game else "\nMarks by lot\n")
        print(HEAD)
        for key in sorted(table):
            print(row(key, table[key]))
        for each in THRESHOLDS:
            found = table["every condition, ink"]
            asked, wrong = found[f"asked {each}"], found[f"wrong {each}"]
            print(f"ink, asked below {each}: {asked}, wrong above: {wrong}, of {found['groups']}")


if __name__ == "__main__":
    main()
