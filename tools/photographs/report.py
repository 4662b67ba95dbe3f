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
from typing import Final, NamedTuple

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.groups import Group
from rollwrite.photo.identity import EditionFile, edition_file
from rollwrite.photo.intake import Photo
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.table import table_reading
from rollwrite.photographs import PhotoTable
from rollwrite.sources import open_source
from scoring.places import Meaning
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import Drawing, PageKey
from sheets.merchants.marks import final_mark
from tools.photographs.camera import picture_of
from tools.photographs.conditions import LIGHT, Counts
from tools.photographs.filled import Taken, pens_of, take
from tools.photographs.split import CONDITIONS, SEEDS

FEW: Final = 3  # Questions about a sheet.
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
    found["easy"] = int(found["wrong"] == 0 and found["asked"] <= FEW)
    found["whole"] = int(found["wrong"] == found["asked"] == 0)
    return found


def scored(sheet: SheetReading, total: int) -> Counts:
    """Return whether a sheet's score is right by likely answers, and wrong without a question."""
    table = PhotoTable(table_reading([sheet]).disputed().held(), ())
    is_right = [*table.totals.values()] == [total]
    return Counter(likely=is_right, silent=not is_right and not table.questions)


@cache
def games() -> tuple[tuple[Path, int], ...]:
    """Return the records of base games that were played to the end, and every seat of each."""
    found = []
    for path in sorted(RECORDS.glob("base-*.record")):
        fillings = open_source(path).fillings()
        seats = range(int(path.name.split("-")[1]))
        ended = (
            seat
            for seat in seats
            if any(each.mark == final_mark("total") for each in fillings[PageKey("player", seat)])
        )
        found += [(path, seat) for seat in ended]
    return tuple(found)


class Played(NamedTuple):
    """A blank player sheet, how a player left it, that player's score, and the edition."""

    drawing: Drawing
    fillings: tuple[Filling, ...]
    total: int
    edition: EditionFile


def page(lots: np.random.Generator) -> Played:
    """Return a player sheet of any look, of a recorded game."""
    path, seat = games()[int(lots.integers(len(games())))]
    game = open_source(path)
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    assert game.edition_path  # Of a record that can be played.
    players, edition = len(game.seats()), edition_file(game.edition_path)
    blank = rw.draw("merchants", ["player"], players=players, edition=edition.path, **look)[0]  # type: ignore[arg-type]
    (total,) = (each.account.total for each in game.score().players if each.account.seat == seat)
    return Played(blank.drawing, game.fillings()[PageKey("player", seat)], total, edition)


def one(job: tuple[str, str, int, bool]) -> tuple[bool, tuple[str, ...], Counts, str]:
    """Return whether a photograph is of a game, the rows in which it counts, and what it tells."""
    cv2.setNumThreads(1)
    condition, pen, seed, is_game = job
    played = page(np.random.default_rng(seed))
    fillings = played.fillings if is_game else None
    taken = take(played.drawing, "held-out", seed, condition, fillings, pen, style=None)
    rows = row_names(condition, pen, taken.style, taken.hand)
    try:
        own = played.edition if played.edition.digest else None
        sheets = list(read_photo(Photo("", picture_of(taken.photo)), own))
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
    if is_game:
        found += scored(sheets[0], played.total)
    return is_game, rows, found, "; ".join(wrong)


def jobs(number: int) -> Iterator[tuple[str, str, int, bool]]:
    """Yield the photographs of a report, so many a condition, of games and by lot."""
    seed = SEEDS["held-out"].start
    for index, condition, is_game in product(range(number), CONDITIONS["held-out"], (True, False)):
        pens = pens_of("held-out", condition)
        yield condition, pens[index % len(pens)], seed, is_game
        seed += 1


def row_names(condition: str, pen: str, style: str = "", hand: str = "") -> tuple[str, ...]:
    """Return the names of the rows in which a photograph counts, light pencil apart."""
    kind = LIGHT if pen == LIGHT else "ink"
    names = (f"{condition}, {kind}", f"pen: {pen}", f"every condition, {kind}")
    return (*names, f"style: {style}, {kind}", f"hand: {hand}, {kind}") if style else names


def row(name: str, found: Counts) -> str:
    """Return a row of a table."""
    groups, accepted = max(found["groups"], 1), max(found["accepted"], 1)
    return (
        f"| {name} | {found['sheets']} | {found['refused']} | {found['marks']} "
        f"| {found['groups']} | {100 * found['right'] / max(found['legal'], 1):.2f} % "
        f"| {100 * found['asked'] / groups:.2f} % | {found['wrong']} of {accepted} "
        f"| {found['easy']} | {found['whole']} |"
    )


HEAD: Final = (
    "| | sheets | refused | marks | groups | right | asked | accepted and wrong "
    "| none wrong, at most 3 asked | none asked |\n"
    "|:--|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
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
        found = table["every condition, ink"]
        if is_game:
            print(f"ink: {found['likely']} of {found['sheets']} scores right by likely answers, "
                  f"{found['silent']} wrong though nothing was asked")  # fmt: skip
        for each in THRESHOLDS:
            asked, wrong = found[f"asked {each}"], found[f"wrong {each}"]
            print(f"ink, asked below {each}: {asked}, wrong above: {wrong}, of {found['groups']}")


if __name__ == "__main__":
    main()
