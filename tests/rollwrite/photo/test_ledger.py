"""Figures and circled totals hold each other, and mistakes are named."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import rollwrite as rw
from rollwrite.photo import realms_and_ruins
from rollwrite.photo.figures import BLANK, COLUMNS, OTHER
from rollwrite.photo.groups import Group, Reading, tens_and_units
from rollwrite.photo.inference import Constraint, Sum, marks_counted
from rollwrite.photo.ledger import Checked, Ledger, cross_check
from rollwrite.photo.merchants.family import points_ledgers
from rollwrite.photo.merchants.player import COUNTED, CROWNS, TOTAL, groups, player_ledgers
from rollwrite.photo.merchants.solo import territory_ledgers
from scoring.merchants.places import player_places
from scoring.open_game import open_game
from scoring.places import Meaning
from sheets.drawing.shapes import marks_of
from sheets.files.problem import Path
from tests.rollwrite.photo.sheets_taken import drawing
from tests.sheets.printing import printing

TENS, UNITS = tens_and_units(TOTAL)
# Two rows of crowns, 12 and 5; at the end nothing: 17 in all.
FIGURES = {
    "crowns.1": 3, "crowns.2": 4, "crowns.3": 5, "crowns.6": 5,
    "crowns.sum.1": 12, "crowns.sum.2": 5,
    "final.tracks": 0, "final.cards": 0, "final.artifacts": 0, "final.sum": 0, "final.total": 17,
}  # fmt: skip


def shares(number: int | None, sure: float = 0.9999999) -> np.ndarray:
    """Return the shares of a figure that is almost certainly this one, None for an empty box."""
    found = np.full(COLUMNS, (1 - sure) / COLUMNS)
    found[BLANK if number is None else number] += sure
    return found


def written(ledger: Ledger, figures: Mapping[str, int]) -> dict[str, np.ndarray]:
    """Return the shares of all boxes of a ledger in which these figures stand."""
    return {name: shares(figures.get(name)) for name in ledger.names}


def content() -> Any:
    """Return what the shipped edition prints."""
    return open_game({"game": "merchants", "variant": "base", "players": 3}).content


def marks(total: int | None = 17) -> tuple[Reading, ...]:
    """Return what the marks of a player sheet say that has only a total; None for no total.

    Without a ring tens are 0, units unknown.
    """
    names = frozenset(mark.name for mark in marks_of(drawing()))
    places = tuple(player_places(content(), "ABC", names))
    said: dict[Path, Meaning] = {("gold",): 0, ("wood",): 0, ("crystal",): 0, ("craft",): 0}
    said |= {TENS: 0} if total is None else {TENS: total // 10, UNITS: total % 10}
    return tuple(
        Reading(group, said.get(group.path, _nothing(group)), _likely(group, total))
        for group in groups(places, content(), 3, names)
    )


def _nothing(group: Group) -> Meaning | None:
    return group.meanings[0] if group.path[0] in ("cards", "artifacts", "relics") else None


def _likely(group: Group, total: int | None) -> float:
    return 0.0 if group.path == UNITS and total is None else 1.0


def ledger(readings: tuple[Reading, ...]) -> Ledger:
    """Return the ledger of a player sheet."""
    (found,) = player_ledgers(readings, content(), 3, frozenset())
    return found


def add_up(figures: Mapping[str, int], total: int | None = 17) -> Checked:
    """Return a player sheet with these figures and this total circled, added up."""
    readings = marks(total)
    found = ledger(readings)
    return cross_check(readings, written(found, figures), found)


def said(found: Checked, path: Path) -> Reading:
    """Return what is read at a path."""
    (reading,) = (each for each in found.readings if each.group.path == path)
    return reading


def mistakes(found: Checked) -> list[tuple[str, tuple[int, ...], int, int]]:
    """Return the mistakes with their places in English."""
    return [(str(each.place), each.parts, each.right, each.written) for each in found.mistakes]


def test_crowns_are_what_the_rows_add_up_to() -> None:
    """M7.6."""
    found = add_up(FIGURES)
    assert (said(found, CROWNS).meaning, said(found, CROWNS).is_sure) == (17, True)
    assert not found.mistakes


def test_a_total_that_nobody_circled_is_what_the_figures_say() -> None:
    found = add_up(FIGURES, total=None)
    assert [(said(found, path).meaning, said(found, path).by) for path in (TENS, UNITS)] == [
        (1, "rule"), (7, "rule"),
    ]  # fmt: skip
    assert said(found, CROWNS).is_sure


@pytest.mark.parametrize(
    "changed", [{"final.total": 8}, {"crowns.sum.1": 3}, {"crowns.sum.2": 50, "final.total": 62}]
)
def test_figures_that_do_not_add_up_tell_no_total(changed: dict[str, int]) -> None:
    found = add_up(FIGURES | changed, total=None)
    assert not said(found, UNITS).is_sure
    assert CROWNS not in [each.group.path for each in found.readings]


def territories(figures: Mapping[str, np.ndarray]) -> dict[Path, Reading]:
    """Return what a ledger in which these figures stand says of its territories, by their paths."""
    (row,) = territory_ledgers((), content(), 1, frozenset())
    found = cross_check((), {**written(row, {}), **figures}, row)
    return {each.group.path: each for each in found.readings}


FIRST: Path = ("sheet", 0, "territories", 0)


@pytest.mark.parametrize(("sure", "is_sure"), [(0.9995, True), (0.99, False)])
def test_the_points_of_a_territory_that_nothing_checks_must_be_clear(
    sure: float, is_sure: bool
) -> None:
    """S7: of a territory only the figure of its points is written."""
    told = territories({"territory.1.yours": shares(3, sure)})[FIRST]
    assert (told.meaning, told.is_sure) == (3, is_sure)


@pytest.mark.parametrize(
    "others",
    [
        {"territory.1.crowns.1": 1, "territory.1.crowns.2": 2},
        {"territory.1.less": 7},  # S11: of 10.
    ],
)
def test_what_makes_the_points_of_a_territory_and_what_they_leave_tell_them(
    others: dict[str, int],
) -> None:
    doubtful = 0.6 * shares(8) + 0.4 * shares(3)
    figures = {name: shares(number) for name, number in others.items()}
    told = territories({"territory.1.yours": doubtful, **figures})[FIRST]
    assert (told.meaning, told.probability > 0.95) == (3, True)


def test_crowns_that_are_added_up_wrongly_are_asked() -> None:
    """S7: what is written and what the crowns make may be meant."""
    figures = {"yours": 14, "crowns.1": 8, "crowns.2": 7}
    told = territories({f"territory.1.{name}": shares(each) for name, each in figures.items()})
    assert not told[FIRST].is_sure
    assert {14, 15} <= {*told[FIRST].group.meanings}


def test_a_figure_that_cannot_be_read_is_what_the_others_leave() -> None:
    readings = marks()
    found = ledger(readings)
    figures = {**written(found, FIGURES), "crowns.2": shares(OTHER)}
    numbers = cross_check(readings, figures, found).numbers["crowns.2"]
    assert numbers.argmax() == 4
    assert numbers.max() > 0.95


def test_where_figures_and_circles_say_two_totals_somebody_is_asked() -> None:
    found = add_up(FIGURES, total=27)
    crowns = said(found, CROWNS)
    assert not crowns.is_sure
    assert crowns.group.meanings == (17, 27)


@pytest.mark.parametrize(
    ("changed", "mistake"),
    [
        ({"crowns.sum.1": 13, "final.total": 18}, ("row 1", (3, 4, 5), 12, 13)),
        ({"final.total": 18}, ("total", (12, 5), 17, 18)),
        ({"final.cards": 6, "final.sum": 6, "final.total": 23}, ("cards", (), 0, 6)),
    ],
)
def test_a_figure_that_is_not_right_is_named(
    changed: dict[str, int], mistake: tuple[str, tuple[int, ...], int, int]
) -> None:
    figures = FIGURES | changed
    found = add_up(figures, total=figures["final.total"])
    assert mistake in mistakes(found)
    assert len(found.mistakes) == 1


@pytest.mark.parametrize(
    "changed", [{"final.cards": 6, "final.sum": 6, "final.total": 23}, {"final.total": 18}]
)
def test_a_wrong_addition_leaves_the_crowns_as_they_are(changed: dict[str, int]) -> None:
    """M7.6: what is counted is the crowns written, not what somebody made of them."""
    found = add_up(FIGURES | changed, total=changed["final.total"])
    assert (said(found, CROWNS).meaning, said(found, CROWNS).is_sure) == (17, True)


def test_a_row_that_is_added_up_wrongly_is_asked() -> None:
    """A five that may be a six: the boxes say 17, the total 18, and either may be meant."""
    readings = marks(18)
    row = ledger(readings)
    figures = written(row, FIGURES | {"crowns.sum.1": 13, "final.total": 18})
    figures["crowns.3"] = 0.999 * shares(5) + 0.001 * shares(6)
    found = cross_check(readings, figures, row)
    assert said(found, CROWNS).group.meanings == (17, 18)
    assert not said(found, CROWNS).is_sure


def test_without_figures_the_circles_say_it_alone() -> None:
    readings = marks()
    found = ledger(readings)
    assert cross_check(readings, written(found, {}), found) == Checked(readings)


def test_rows_in_which_nothing_is_written_say_nothing_of_the_crowns() -> None:
    """M7.6: they follow from the total that is circled, less what the end brings."""
    end = {name: number for name, number in FIGURES.items() if name.startswith("final.")}
    assert CROWNS not in [each.group.path for each in add_up(end).readings]


def test_sums_alone_are_enough() -> None:
    sums = {name: number for name, number in FIGURES.items() if "sum" in name or "final" in name}
    found = add_up(sums, total=None)
    assert said(found, CROWNS).meaning == 17
    assert not found.mistakes


def test_a_row_without_its_sum_counts_too() -> None:
    """Who is in a hurry writes only the total."""
    kept = {name: number for name, number in FIGURES.items() if ".sum" not in name}
    found = add_up(kept, total=None)
    assert said(found, CROWNS).meaning == 17


def test_everybody_has_a_ledger_in_the_family_version() -> None:
    """F8, F10."""
    names = frozenset(mark.name for mark in marks_of(drawing(3, "guilds", "family")))
    found = list(points_ledgers((), content(), 3, names))
    assert [each.root for each in found] == [
        f"points.{seat}.{box}" for seat in (1, 2, 3) for box in ("total", "unused")
    ]
    assert {box for each in found for box in each.names} <= names


def test_the_territories_of_a_game_alone_make_one_ledger() -> None:
    """S7, S12."""
    names = frozenset(mark.name for mark in marks_of(drawing(1, "ledger", "solo")))
    (found,) = territory_ledgers((), content(), 1, names)
    assert {*found.names} <= names
    assert [*found.figures] == [f"territory.{number}.yours" for number in range(1, 9)]


def test_all_boxes_of_a_player_sheet_are_looked_at() -> None:
    names = frozenset(mark.name for mark in marks_of(drawing()))
    found = set(ledger(marks()).names)
    assert found <= names
    assert {name for name in names if name.startswith(("crowns.", "final."))} - found == {
        name for name in names if ".tens." in name or ".units." in name
    }


def test_what_the_end_brings_is_told_by_marks() -> None:
    """M7.2 to M7.4, of whose marks one that is doubtful leaves all of it open."""
    assert ledger(marks()).known == dict.fromkeys(
        ("final.tracks", "final.cards", "final.artifacts"), 0
    )
    doubtful = tuple(
        Reading(each.group, each.meaning, 0.5) if each.group.path[0] in COUNTED else each
        for each in marks()
    )
    assert set(ledger(doubtful).known.values()) == {None}


# A row of a pad: an amount, the crowns for it at "1 for 3", what is left; the total is 12.
ROW = Ledger(
    "total",
    str,
    {"total": Sum(("crowns", "hand", "worth"))},
    frozenset({"hand"}),
    figures={"crowns": ("crowns",), "hand": ("hand",), "have": ("gold",)},
    constraints=(
        Constraint(
            ("have", "worth", "left"), {(each, each // 3, each % 3): 1.0 for each in range(11)}
        ),
    ),
)
TOLD = {"crowns": 10, "worth": 2, "left": 1, "have": 7, "total": 12}


def row(**changed: np.ndarray) -> dict[Path, Meaning | None]:
    """Return what is sure of the row where its figures are these."""
    found = cross_check((), {**written(ROW, TOLD), **changed}, ROW)
    return {each.group.path: each.meaning for each in found.readings if each.is_sure}


def test_on_a_pad_the_figures_are_the_state_itself() -> None:
    """P2 to P4; no figure of hand cards says nothing."""
    assert row() == {("crowns",): 10, ("gold",): 7}


def test_an_amount_is_what_its_crowns_and_its_rest_make() -> None:
    """P4: 7 at "1 for 3" is 2 and 1 left."""
    doubtful = 0.5 * shares(7) + 0.5 * shares(1)
    assert row(have=doubtful) == {("crowns",): 10, ("gold",): 7}
    assert row(have=doubtful, left=shares(None), worth=shares(None))["gold",] == 7
    nothing = dict.fromkeys(("left", "worth", "total"), shares(None))
    assert ("gold",) not in row(have=doubtful, **nothing)


def test_a_rest_that_is_not_right_leaves_the_amount_as_it_is() -> None:
    """P4: what the exchange makes follows from the amount, not from what somebody wrote."""
    assert row(left=shares(5))["gold",] == 7


def test_crowns_are_what_the_total_leaves() -> None:
    doubtful = 0.5 * shares(10) + 0.5 * shares(16)
    assert row(crowns=doubtful)["crowns",] == 10
    assert ("crowns",) not in row(crowns=doubtful, total=shares(None))


def test_more_than_there_can_be_is_doubtful() -> None:
    """T7: of each hero's followers there are 15."""
    alone = Ledger("followers", str, figures={"followers": ("followers",)}, most=15)
    either = {"followers": 0.5 * shares(7) + 0.5 * shares(17)}
    assert [each.meaning for each in cross_check((), either, alone).readings] == [7]
    assert cross_check((), either, alone).readings[0].is_sure
    assert not cross_check((), {"followers": shares(None, 0.9)}, alone).readings[0].is_sure


def test_a_figure_that_its_box_does_not_show_is_asked_whatever_adds_up() -> None:
    """P2: 190 and 20 are more than any total that is known, so no sum may make 170 of them."""
    found = row(crowns=shares(190), hand=shares(20), worth=shares(0), total=shares(None))
    assert found.get(("crowns",)) in (None, 190)
    assert ("crowns",) not in row(crowns=shares(OTHER))


def test_a_total_that_is_no_figure_checks_nothing() -> None:
    nearly = 0.997 * shares(10) + 0.003 * shares(16)
    assert row(crowns=nearly)["crowns",] == 10
    assert ("crowns",) not in row(crowns=nearly, total=shares(OTHER))


@pytest.mark.parametrize(("each", "is_sure"), [(0.9999, True), (0.99, True), (0.6, False)])
def test_r1_hourglasses_are_checked_by_as_many_as_are_crossed(each: float, is_sure: bool) -> None:
    """Even where of no single one it is certain that it is crossed: 3 and 4 are 7 of 15."""
    crossed = marks_counted([each] * 7 + [1 - each] * 8)
    cards = {"a": 3, "b": 4}
    ledger = Ledger(
        "shown", str, {"shown": Sum((*cards,))}, frozenset(cards),
        figures={name: (name,) for name in cards}, counted={"shown": crossed},
    )  # fmt: skip
    doubtful = {"a": shares(3), "b": 0.6 * shares(9) + 0.4 * shares(4)}
    told = {reading.group.path: reading for reading in cross_check((), doubtful, ledger).readings}
    assert (told["b",].meaning, told["b",].is_sure) == (4, is_sure)


def followers(**changed: np.ndarray) -> Checked:
    """Return what is told of the Nobles' row, in which 5, 3 and 4 are 12 in all."""
    (page,) = rw.draw("realms-and-ruins", ["pad"], players=3)
    names = frozenset(mark.name for mark in marks_of(page.drawing))
    edition = printing("realms-and-ruins").edition
    found = {each.root: each for each in realms_and_ruins.ledgers((), edition, 3, names)}
    nobles = found["followers.all.Noble"]
    stand = {"village": 5, "magic": 3, "castle": 4, "all": 12}
    told = {f"followers.{realm}.Noble": number for realm, number in stand.items()}
    seen = {f"followers.{name}": each for name, each in changed.items()}
    return cross_check((), {**written(nobles, told), **seen}, nobles)


def nobles_in(realm: str, found: Checked) -> Reading:
    """Return what is read of the Nobles in a realm."""
    return said(found, ("realms", realm, "followers", "Noble"))


def test_t3_followers_are_what_the_realms_add_up_to() -> None:
    doubtful = {"castle.Noble": 0.6 * shares(9) + 0.4 * shares(4)}
    told = nobles_in("castle", followers(**doubtful))
    assert (told.meaning, told.is_sure) == (4, True)
    nobody = followers(**doubtful, **{"all.Noble": shares(None)})
    assert not nobles_in("castle", nobody).is_sure


def test_t3_a_row_that_is_added_up_wrongly_is_named() -> None:
    found = followers(**{"all.Noble": shares(13)})
    assert mistakes(found) == [("followers of the Noble in all", (5, 3, 4), 12, 13)]


def test_in_a_row_only_the_realm_is_asked_in_which_an_earlier_figure_stands() -> None:
    """T6: followers have left it, or somebody forgot to say how many are there."""
    empty = {f"{realm}.Noble": shares(None) for realm in ("village", "magic", "castle", "all")}
    found = followers(**empty, **{"magic.Noble.2": shares(3)})
    assert [each.group.path[1] for each in found.readings] == ["magic"]
    assert not nobles_in("magic", found).is_sure
