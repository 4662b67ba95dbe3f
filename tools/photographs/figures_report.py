"""How well figures are read that training never saw, alone and once they are added up.

`python -m tools.photographs.figures_report 12` takes 12 player sheets of recorded games a
condition, with crowns by lot, and a third of that in light pencil. On every third sheet somebody
has added up wrongly. It ends with the figures that are sure and wrong.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.figures import BLANK
from rollwrite.photo.intake import Photo
from rollwrite.photo.merchants.player import CROWNS
from rollwrite.photo.reading import SheetReading, read_photo
from scoring.open_game import open_game
from sheets.drawing.counting import counted_marks
from sheets.drawing.filling import Filling
from sheets.drawing.shapes import PageKey
from sheets.merchants.marks import final_mark
from tools.photographs.camera import picture_of
from tools.photographs.conditions import LIGHT, Counts, count, print_table
from tools.photographs.filled import take
from tools.photographs.split import CONDITIONS, PENS, SEEDS
from tools.photographs.table_report import record_by_lot

FIRST: Final = 400_000  # Other reports' seeds come before.
SURE: Final = 0.995  # A figure less likely is not counted as read.
WRONG_EVERY: Final = 3
TOTAL: Final = final_mark("total")
HEAD: Final = (
    "| | sheets | figures | right alone | right once added up | asked | accepted, and wrong | "
    "added up rightly | crowns told | asked | told wrongly | "
    "added up wrongly | crowns told | asked | told wrongly | sum named | named wrongly |\n"
    "|:--|" + 16 * "--:|"
)
Job = tuple[str, str, int]


def one(job: Job) -> tuple[str, str, Counts, str]:
    """Return what becomes of a sheet: its condition, its pen, counts, what is wrongly sure."""
    cv2.setNumThreads(1)
    condition, pen, seed = job
    lots = np.random.default_rng(seed)
    left, players, edition, crowns = _finished(lots)
    look = {
        "language": str(lots.choice(("en", "fr", "de"))),
        "theme": str(lots.choice(("colour", "grey", "ink"))),
    }
    page = rw.draw("merchants", ["player"], variant="base", players=players,
                   edition=edition, **look)[0]  # type: ignore[arg-type]  # fmt: skip
    is_spoilt = seed % WRONG_EVERY == 0
    left = _spoilt(left, lots) if is_spoilt else left
    taken = take(page.drawing, "held-out", seed, condition, left, pen)
    try:
        (sheet,) = read_photo(Photo(str(seed), picture_of(taken.photo)))
    except UnreadablePhotoError as error:
        return condition, pen, Counter(refused=1), str(error.reason)
    told = {each.mark: int(str(each.text)) for each in left if each.how == "write"}
    found, said = _counted(sheet, told)
    found += Counter({f"{key}{' of wrong' if is_spoilt else ''}": number
                      for key, number in _crowns(sheet, crowns).items()})  # fmt: skip
    named = len(sheet.checked.mistakes)
    found += Counter(sheets=1, spoilt=is_spoilt, named=min(named, 1) if is_spoilt else 0,
                     unjust=max(named - is_spoilt, 0))  # fmt: skip
    return condition, pen, found, f"{seed} {said}" if said else ""


def _finished(lots: np.random.Generator) -> tuple[list[Filling], int, str, int]:
    """Return what a finished player sheet has, with crowns by lot: of whom, how many they are."""
    while True:
        game = record_by_lot("base", lots)
        tree = game.tree()
        seat = int(lots.integers(len(tree["sheet"])))
        figures = [int(each) for each in 1 + lots.geometric(0.25, int(lots.integers(6, 22)))]
        tree["sheet"][seat]["crowns"] = figures
        left = list(open_game(tree).fillings()[PageKey("player", seat)])
        if any(each.mark == TOTAL for each in left):
            return left, len(tree["sheet"]), tree["edition"], sum(figures)


def _spoilt(left: Sequence[Filling], lots: np.random.Generator) -> list[Filling]:
    """Return a sheet on which somebody added up wrongly once, and went on with that."""
    sums = [each for each in left if each.mark.startswith("crowns.sum.") or each.mark == TOTAL]
    wrong = sums[int(lots.integers(len(sums)))]
    off = int(lots.choice((-10, -2, -1, 1, 2, 10)))
    off = off if int(str(wrong.text)) + off >= 0 else -off
    total = off + next(int(str(each.text)) for each in left if each.mark == TOTAL)
    kept = [each for each in left if not each.mark.startswith(f"{TOTAL}.")]
    circled = [Filling(mark, "circle") for mark in counted_marks(TOTAL, total)]
    return [*(_changed(each, off) if each in (wrong, _of(TOTAL, left)) else each for each in kept),
            *circled]  # fmt: skip


def _of(mark: str, left: Sequence[Filling]) -> Filling:
    return next(each for each in left if each.mark == mark)


def _changed(filling: Filling, off: int) -> Filling:
    return replace(filling, text=str(int(str(filling.text)) + off))


def _counted(sheet: SheetReading, told: Mapping[str, int]) -> tuple[Counts, str]:
    """Return how many figures that are written are right, alone and together."""
    found: Counts = Counter()
    said = []
    for name, number in told.items():
        if name not in sheet.figures:
            continue
        alone, together = sheet.figures[name], sheet.checked.numbers[name]
        is_sure = together.max() >= SURE
        is_right = together.argmax() == number
        found += Counter(
            figures=1, alone=int(alone.argmax() == number), together=int(is_right),
            asked=int(not is_sure), wrong=int(is_sure and not is_right),
        )  # fmt: skip
        if is_sure and not is_right:
            said.append(f"{name}: {together.argmax()} {together.max():.5f}, not {number}")
    empty = [name for name in sheet.figures if name not in told]
    found["inked"] = sum(sheet.figures[name].argmax() != BLANK for name in empty)
    return found, "; ".join(said)


def _crowns(sheet: SheetReading, crowns: int) -> Counts:
    read = [each for each in sheet.readings if each.group.path == CROWNS]
    sure = [each for each in read if each.is_sure]
    return Counter(told=len(sure), untrue=sum(each.meaning != crowns for each in sure),
                   doubted=len(read) - len(sure))  # fmt: skip


def row(name: str, found: Counts) -> str:
    """Return a row of the table."""
    figures, accepted = found["figures"], found["figures"] - found["asked"]
    shares = (
        f"{100 * found[key] / max(figures, 1):.2f} %" for key in ("alone", "together", "asked")
    )
    cells = [
        name, found["sheets"], f"{figures:,}", *shares, f"{found['wrong']} of {accepted:,}",
        found["sheets"] - found["spoilt"], found["told"], found["doubted"], found["untrue"],
        found["spoilt"], found["told of wrong"], found["doubted of wrong"],
        found["untrue of wrong"], found["named"], found["unjust"],
    ]  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def jobs(number: int) -> Iterator[Job]:
    """Yield what is photographed: so many sheets of each condition with ink, a third in pencil."""
    seed = SEEDS["held-out"].start + FIRST
    inks = [pen for pen in PENS["held-out"] if pen != LIGHT]
    for condition in CONDITIONS["held-out"]:
        for index in range(number):
            yield condition, inks[index % len(inks)], seed
            seed += 1
        for _ in range(number // 3):
            yield condition, LIGHT, seed
            seed += 1


def main() -> None:
    """Print the table."""
    by: dict[str, Counts] = {}
    wrong: list[str] = []
    with ProcessPoolExecutor(2) as pool:
        for condition, pen, found, said in pool.map(one, jobs(int(sys.argv[1])), chunksize=4):
            count(by, found, pen, condition)
            wrong += [f"{condition}, {pen}: {said}"] if said else []
    print_table(HEAD, row, by, wrong)


if __name__ == "__main__":
    main()
