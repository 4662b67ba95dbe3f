"""What people really draw: large rings, slashes, notes, corrections; read rightly or asked."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np
import pytest

from rollwrite.photo.groups import sure_meanings
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.table import table_reading
from rollwrite.photographs import PhotoTable
from rollwrite.sources import open_source
from scoring.places import Meaning
from sheets.drawing.shapes import Box, Drawing
from sheets.files.problem import Path
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import (
    EXAMPLE,
    PART,
    SEED,
    box_of,
    drawing,
    of_example,
    picture_with,
    read,
)
from tools.photographs.camera import draw_ink, photograph, picture_of
from tools.photographs.filled import Taken, printed, take
from tools.photographs.hand import Hand, Strokes
from tools.photographs.report import expected
from tools.photographs.split import CONDITIONS, HANDS, PENS, STYLES, Style
from tools.photographs.table_report import totals

RINGS = {"gold": 2, "wood": 1, "crystal": 5, "craft": 0}
CELLS = tuple(f"track.{track}.{step}" for track, step in RINGS.items())
TOTAL = ("final.total.tens.4", "final.total.units.7")


def drawn(*marks: tuple[str, str], style: Style | None = None, seed: int = 0) -> SheetReading:
    """Return what is read of a sheet on which marks are, each by its name, in a style."""

    def draw(hand: Hand, page: Drawing) -> Iterator[Strokes]:
        own = replace(hand, style=style or hand.style)
        for name, how in marks:
            yield getattr(own, how)(box_of(page, name))

    return read(picture_with(draw, seed))


def sure(sheet: SheetReading) -> dict[Path, Meaning]:
    return sure_meanings(sheet.readings)


@pytest.mark.parametrize("off", rest_slow([1.8, 2.4, 3.0, 3.6]))
def test_a_generous_ring_is_never_nothing(off: float) -> None:
    """Round a symbol of 6 mm it is 1.6 to 2.2 times as large."""
    rings = [(name, "circle") for name in (*CELLS, *TOTAL, "monument.8", "relic.two.7")]
    sheet = drawn(*rings, style=Style(off=(off, off)))
    found = sure(sheet)
    for track, step in RINGS.items():
        assert found.get((track,), step) == step
    assert found.get(("total", "tens"), 4) == 4
    assert found.get(("total", "units"), 7) == 7
    assert found.get(("monuments", "8"), True)
    assert found.get(("relics", "two", "7"), True)
    assert len(sheet.doubtful) <= 3 + len(rings) // 2


@pytest.mark.parametrize("style", rest_slow(sorted(STYLES[PART])))
def test_what_a_hand_marks_in_its_own_style_is_that_or_asked(style: str) -> None:
    """M7.2, M7.5: rings on tracks, a card bought and overbuilt, spent workers."""
    crossed = ("worker.1", "worker.2", "card.3.building")
    marks = [
        *((name, "circle") for name in (*CELLS, *TOTAL)),
        *((name, "cross") for name in crossed),
    ]
    found = sure(drawn(*marks, style=STYLES[PART][style], seed=7))
    for track, step in RINGS.items():
        assert found.get((track,), step) == step
    for number in (1, 2, 3):
        assert found.get(("workers_crossed", str(number)), number < 3) == (number < 3)


def test_a_ring_that_is_crossed_out_counts_for_nothing() -> None:
    """The new one counts."""
    marks = [(name, "circle") for name in (*CELLS, *TOTAL)]
    found = sure(drawn(*marks, ("track.gold.4", "both"), ("final.total.units.3", "both")))
    assert (found[("gold",)], found[("total", "units")]) == (2, 7)


def note(hand: Hand, page: Drawing) -> Iterable[Strokes]:
    """A ring round a card's name, in whose reach no mark is circled, and a word beside it."""
    box = box_of(page, "card.3.card")
    yield hand.circle(Box(box.x - 4, box.bottom + 4.6, 18, 5))


def test_ink_that_belongs_to_no_mark_is_told() -> None:
    def draw(hand: Hand, page: Drawing) -> Iterator[Strokes]:
        for name in (*CELLS, *TOTAL):
            yield hand.circle(box_of(page, name))
        yield from note(hand, page)

    with_note = read(picture_with(draw))
    (stray,) = with_note.strays
    table = PhotoTable(table_reading([with_note]), ())
    across, down = (round(each / 10) for each in stray.centre)
    said = (
        f"photo: {across} cm from the sheet's left edge and {down} cm from its top something is "
        "drawn that belongs to no mark; it is not counted"
    )
    for each in (table, PhotoTable.from_packed(table.packed())):
        assert said in map(str, each.suppositions())
    rings = [(name, "circle") for name in (*CELLS, *TOTAL)]
    assert drawn(*rings).strays == ()


def test_tens_of_which_none_is_circled_are_asked() -> None:
    """Where the figures are silent: a total below ten is rarer than a ring that went elsewhere."""
    found = drawn(*((name, "circle") for name in (*CELLS, TOTAL[1])))
    assert ("total", "tens") in {each.group.path for each in found.doubtful}


@pytest.mark.parametrize("left", rest_slow([0.15, 0.1, 0.2]))
def test_what_is_left_of_an_erased_ring_is_no_ring(left: float) -> None:
    page, lots = drawing(), np.random.default_rng(SEED)
    hand, pencil = Hand(HANDS[PART]["steady"], lots), PENS["training"]["soft pencil"]
    rings = [line for name in (*CELLS, *TOTAL) for line in hand.circle(box_of(page, name))]
    low, high = (left * each for each in pencil.dark)
    erased = hand.circle(box_of(page, "track.gold.4"))
    inked = draw_ink(printed(page), rings, pencil, lots)
    inked = draw_ink(inked, [*erased], replace(pencil, dark=(low, high)), lots)
    found = sure(read(picture_of(photograph(inked, CONDITIONS[PART]["mild"], lots))))
    assert found.get(("gold",), 2) == 2


HANDED = ("", "gaping rings", "generous rings", "wound rings", "leaning plus")


@pytest.mark.parametrize("style", rest_slow(HANDED))
def test_the_examples_table_ends_in_its_score_whatever_the_hand(style: str) -> None:
    """With at most three questions a sheet."""
    game = open_source(EXAMPLE)
    sheets = [sheet_of_example(seat, style) for seat in range(3)]
    table = table_reading([sheet for sheet, _ in sheets])
    assert all(len(sheet.doubtful) <= 3 for sheet, _ in sheets)
    for doubt in [*table.doubts()]:
        meaning = expected(doubt.reading.group, sheets[doubt.sheet][1])
        assert meaning is not None
        table = table.answered(doubt, meaning)
    assert totals(table.game()) == totals(game)


def sheet_of_example(seat: int, style: str) -> tuple[SheetReading, Taken]:
    """Return a sheet of the example as it is read, and what is on it, marked in a style."""
    page = drawing(3, seat=seat)
    taken = take(page, PART, SEED + 400 + seat, "mild", of_example(seat), "ball-pen", style=style)
    return read(picture_of(taken.photo)), taken
