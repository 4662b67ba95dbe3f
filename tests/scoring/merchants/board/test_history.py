"""Boards that no play gives, and the nearest ones that some play does."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from scoring.merchants.board.history import find_history_problems
from scoring.merchants.state import (
    Artifacts,
    BaseSheet,
    BaseState,
    CardMark,
    FamilySheet,
    FamilyState,
    SpellsTaken,
)
from sheets.merchants.edition.edition import Archive, Edition, Place, Storey
from sheets.merchants.options import Rules
from tests.editions import first_edition
from tests.scoring.merchants.text_board import read_text_board
from tests.scoring.problem_lines import lines_of_problems

NAMES = ("Anna", "Bernd", "Clara", "Dora")
SWAMP_1, TERRAIN_1, CLONE, SWAMP_2, ACQUIRE, SHIP, MUSTER, TERRAIN_2 = 1, 2, 3, 6, 8, 10, 13, 14


@cache
def shipped() -> Edition:
    return first_edition()


def found(
    text: str,
    *cast: list[int],
    bought: tuple[int, ...] = (),
    circled: tuple[int, ...] = (0, 0),
    artifacts: str = "",
    rules: Rules | None = None,
) -> list[str]:
    """Return the problems of a board for two; each player cast the cards of a list.

    `bought` are cards of Anna's that she did not use.
    """
    board = read_text_board(text, artifacts)
    owned: list[dict[int, CardMark]] = [dict.fromkeys(bought, "bought"), {}]
    for cards, spells in zip(owned, cast, strict=False):
        cards |= dict.fromkeys(spells, "cast")
    sheets = tuple(
        BaseSheet(player=name, artifacts=Artifacts(circled=number), cards=cards)
        for name, number, cards in zip(NAMES, circled, owned, strict=False)
    )
    edition = replace(shipped(), board=board.board, rules=rules or Rules())
    state = BaseState(board=board.marks, sheet=sheets)
    return lines_of_problems(find_history_problems(state, edition, 4, is_complete=True), NAMES)


# Everything is drawn beside what is there.


@pytest.mark.parametrize(
    "text",
    [
        "y* g  w  A  .",
        "A  g  y* w  A",
        """
        y* g  w  A
         .  .  w  g
        """,
    ],
)
def test_what_hangs_together_with_a_start_resource_can_be_drawn(text: str) -> None:
    """M3.2, M3.4."""
    spells = [CLONE] if text.startswith("A") else [SWAMP_1]
    assert [each for each in found(text, spells) if "joins" in each] == []


@pytest.mark.parametrize(
    "text", ["y* .  g  w  A", "y! g  w  A  .", "y* #  g  w  A", ".  g  w  A  ."]
)
def test_nothing_is_drawn_apart_from_what_is_there(text: str) -> None:
    """M3.2: printed resources, swamp and empty hexes join nothing."""
    first = "C1" if text[3] in ".#" else "B1"
    (problem,) = [each for each in found(text) if "joins" in each]
    assert problem == (
        f"error: board, gold {first}: nothing that was drawn joins this to a start resource; "
        "everything is drawn beside what is there (M3.2)"
    )


def test_each_piece_is_named_at_its_first_hex() -> None:
    """M3.2, M9: Clone needs another worker, Muster something that is there."""
    problems = found("y* .  A  .  A  .  g  w", [CLONE, MUSTER])
    assert [each.partition(": nothing")[0] for each in problems if "joins" in each] == [
        "error: board, workers A C1",
        "error: board, workers A E1",
        "error: board, gold G1",
    ]
    assert found("y* A  A  .", [CLONE, MUSTER]) == []


def test_by_the_option_a_lake_with_a_manned_ship_joins_too() -> None:
    """M3.2 ship_worker_anchors."""
    option = Rules(ship_worker_anchors=True)
    assert found("~A g  w  A", [SHIP], rules=option) == []
    assert [each[:28] for each in found("~A g  w  A", [SHIP])] == ["error: board, gold B1: nothi"]
    assert [each[:28] for each in found("~  g  w  A", rules=option)] == [
        "error: board, gold B1: nothi"
    ]


def test_only_hexes_beside_drawn_resources_and_workers_are_blackened() -> None:
    """M9 Swamp: not those beside a start resource alone, nor beside another blackened hex."""
    assert found("y* g  w  A  #", [SWAMP_1]) == []
    text = "touches no drawn resource and no worker; only hexes that do are blackened (M9)"
    assert found("#  y* g  w  A", [SWAMP_1]) == [f"error: board, swamp A1: {text}"]
    assert found("y* g  w  A  #  #", [SWAMP_2]) == [f"error: board, swamp F1: {text}"]
    by_ship = Rules(ship_worker_anchors=True)
    assert found("y* g  w  A  .  #  ~A", [SWAMP_1, SHIP], rules=by_ship) == []


# What only spells draw.


@pytest.mark.parametrize(
    ("ships", "cast", "are_right"),
    [("~  ~", [], True), ("~A ~", [SHIP], True), ("~A ~A", [SHIP], False), ("~  ~", [SHIP], False)],
)
def test_every_ship_has_its_worker_from_a_spell(
    ships: str, cast: list[int], are_right: bool
) -> None:
    """M9 Astral Ship: one worker each, who stays."""
    problem = (
        f"error: board, ships A: workers on ships: {ships.count('A')}, "
        f"but spells cast that put one there: {len(cast)} (M9)"
    )
    assert found(f"y* g  w  A  {ships}", cast) == ([] if are_right else [problem])


def test_another_players_spell_mans_no_ship() -> None:
    """M9."""
    assert len(found("y* g  w  A  ~B", [SHIP], [])) == 2
    assert found("y* g  w  A  ~B", [], [SHIP]) == []


@pytest.mark.parametrize(
    ("text", "cast", "blacken"),
    [
        ("y* g  w  A  .", [], None),
        ("y* g  w  A  #", [SWAMP_1], None),
        ("y* g  w  A  #", [SWAMP_2], None),
        ("y* g  w  #  #", [SWAMP_1], "1"),
        ("y* g  w  A  .", [SWAMP_1], "1"),
        ("y* g  w  A  .", [SWAMP_2], "1 to 2"),
        ("y* g  w  A  #", [SWAMP_1, SWAMP_2], "2 to 3"),
    ],
)
def test_swamp_blackens_as_many_hexes_as_the_spells_say(
    text: str, cast: list[int], blacken: str | None
) -> None:
    """M9: Swamp 1 one, Swamp 2 two, or one where no more may be."""
    there = text.count("#")
    problem = (
        f"error: board, swamp: hexes blackened: {there}, but the spells cast blacken {blacken} (M9)"
    )
    assert [each for each in found(text, cast) if "blackened:" in each] == (
        [problem] if blacken else []
    )


@pytest.mark.parametrize(
    ("text", "cast", "odd"),
    [
        ("y* g  w  A  .  .", [], 0),
        ("A  g  y* w  .  .", [], 2),
        ("y* g  w  f  A  .", [TERRAIN_1], 0),
        ("y* g  w  f  A  .", [TERRAIN_2], 1),
        ("y* g  w  f  c  A", [], 0),
    ],
)
def test_but_for_terrain_1_resources_are_drawn_two_side_by_side(
    text: str, cast: list[int], odd: int
) -> None:
    """M3.2, M9: a group that is odd in number has one from Terrain 1."""
    problem = (
        f"error: board: groups of drawn resources that are odd in number: {odd}, but spells cast "
        "that draw a single one: 0; a turn draws two side by side (M3.2)"
    )
    problems = [each for each in found(text, cast) if "odd" in each]
    assert problems == ([problem] if odd else [])


@pytest.mark.parametrize(
    ("text", "cast", "alone"),
    [
        ("y* g  w  A  .", [], 0),
        ("y* g  w  A  A", [CLONE], 0),
        ("A  y* g  w  .", [MUSTER], 0),
        ("A  y* g  w  .", [TERRAIN_1], 1),
        ("y* g  w  A  A", [], 1),
    ],
)
def test_a_worker_beside_no_drawn_resource_is_from_a_spell(
    text: str, cast: list[int], alone: int
) -> None:
    """M3.4, M9."""
    problem = (
        f"error: board, workers A: beside no drawn resource: {alone}, "
        "but spells cast that draw a worker there: 0 (M3.4)"
    )
    problems = [each for each in found(text, cast) if "beside no" in each]
    assert problems == ([problem] if alone else [])


# As many workers as turns.


def test_a_worker_comes_with_two_resources_or_a_spell() -> None:
    """M3.4."""
    board = """
        y* g  w  A
         .  A  .  .
        """
    assert found(board, [MUSTER]) == []
    assert found(board) == [
        "error: board, workers: workers on land without those of spells: 2; each comes with two "
        "resources side by side, and 2 are drawn (M3.4)"
    ]


def test_two_resources_apart_bring_no_worker() -> None:
    """M3.2, M9: both are of Terrain 1."""
    board = """
        A  g  y* w  .
         .  .  .  .  .
        """
    assert found(board, [TERRAIN_1], [24]) == [
        "error: board, workers: workers on land without those of spells: 1; each comes with two "
        "resources side by side, and 2 are drawn (M3.4)"
    ]
    assert only("M3.4", found(board, [TERRAIN_1, MUSTER], [24])) == []


LONG = "y* g  g  g  g  g  g  g  g  g  g  "


def test_far_fewer_workers_than_pairs_are_doubted() -> None:
    """M3.5: only near the end no worker fits."""
    assert found(f"{LONG}A  .") == [
        "warning: board, workers: workers on land without those of spells: 1, resources drawn: 10; "
        "a turn without a worker is rare, since then no three fit anywhere (M3.5)"
    ]
    assert found(f"{LONG}A  .", [TERRAIN_2]) == []
    assert found(f"{LONG.removesuffix('g  g  ')}A  .") == []


WORKERS = """
    y* g  g  g  g  g  g  g  g  g  g  g  g
     {workers}
    """


def test_one_player_has_not_many_turns_more_than_another() -> None:
    """M7.1: the round is played out."""
    five, four = (
        WORKERS.format(workers=row)
        for row in (
            "A  A  A  A  A  B  .  .  .  .  .  .  .",
            "A  A  A  A  B  .  .  .  .  .  .  .  .",
        )
    )
    assert found(five) == [
        "warning: board, workers: workers on land without those of spells: A has 5, B has 1; "
        "all have as many turns, or one more (M3.4)"
    ]
    assert found(four) == found(five, [MUSTER]) == []


# What closed regions bring.

CLOSED = """
    y* g  g  A
     #  #  #  #
    """
SWAMPS = [SWAMP_2, 21]


def only(rule: str, problems: list[str]) -> list[str]:
    return [each for each in problems if each.endswith(f"({rule})")]


def test_artifacts_of_closed_regions_are_circled_by_somebody() -> None:
    """M5.6 closer."""
    gold: dict[str, Any] = {"artifacts": "B1-C1"}
    assert found(CLOSED, SWAMPS, circled=(0, 1), bought=(1,), **gold) == []
    assert found(CLOSED, SWAMPS, circled=(0, 0), bought=(1,), **gold) == [
        "error: board, artifacts: closed regions hold 1, but the sheets together have 0 circled; "
        "who closes a region circles all that it holds (M5.6)"
    ]
    assert only("M5.6", found(CLOSED.replace("A", "."), SWAMPS, **gold)) == []


def test_who_has_circled_all_artifacts_of_the_sheet_gets_no_more() -> None:
    """M5.6."""
    edition = replace(shipped(), sheet=replace(shipped().sheet, artifacts=0))
    board = read_text_board(CLOSED, "B1-C1")
    state = BaseState(board=board.marks, sheet=(BaseSheet(player="Anna", cards={}),))
    full = replace(edition, board=board.board)
    problems = find_history_problems(state, full, 4, is_complete=True)
    assert [each for each in problems if each.rule == "M5.6"] == []


def test_by_the_option_everybody_with_a_worker_there_circles_all() -> None:
    """M5.6 participants: who came on a ship may have come when the region was closed."""
    option: dict[str, Any] = {"artifacts": "B1-C1", "rules": Rules(artifacts_to="participants")}
    assert only("M5.6", found(CLOSED, SWAMPS, circled=(1, 0), **option)) == []
    assert only("M5.6", found(CLOSED, SWAMPS, circled=(0, 0), **option)) == [
        "error: sheet 1 (Anna), artifacts: circled are 0; the closed regions that workers of A on "
        "land touch hold 1, and everybody there circles all (M5.6)"
    ]
    afloat = CLOSED.replace("A", "~A")
    assert only("M5.6", found(afloat, SWAMPS, circled=(0, 0), **option)) == []


def test_a_card_bought_needs_a_closed_region() -> None:
    """M6.1: the crystal and the gold are closed, so two turns at most bought a card."""
    assert only("M6.1", found(CLOSED, [*SWAMPS], bought=(1,))) == []
    assert only("M6.1", found(CLOSED, [*SWAMPS, 16], bought=(1,))) == [
        "error: board: cards bought by all together: 3, but closed regions: 2; "
        "a turn that closes one buys one card (M6.1)"
    ]
    assert only("M6.1", found(CLOSED, [*SWAMPS, ACQUIRE], bought=(1, 4))) != []
    assert only("M6.1", found(CLOSED, [SWAMP_2, ACQUIRE], bought=(1, 4))) == []


def test_while_nothing_is_closed_only_start_cards_are_owned() -> None:
    """M6.1."""
    nothing = CLOSED.replace("#", ".")
    assert found(nothing, bought=(1,)) == []
    assert found(nothing, bought=(1, 4)) == [
        "error: board: cards bought by all together: 1, but closed regions: 0; "
        "a turn that closes one buys one card (M6.1)"
    ]


# The family version.


def in_family(text: str, *spells: tuple[Any, Any]) -> list[str]:
    """Return the problems of a board of the family version; what each player took and used."""
    board = read_text_board(text)
    archive = Archive((Storey((Place(("astral-ship", "swamp-2", "clone")),)),))
    sheets = tuple(
        FamilySheet(player=name, spells=SpellsTaken(taken, used))
        for name, (taken, used) in zip(NAMES, spells, strict=False)
    )
    edition = replace(shipped(), board=board.board, archive=archive)
    state = FamilyState(board=board.marks, sheet=sheets)
    return lines_of_problems(find_history_problems(state, edition, 4, is_complete=True), NAMES)


FIRST, SECOND, THIRD = ((1, 1, number) for number in (1, 2, 3))


def test_a_spell_taken_needs_a_closed_region() -> None:
    """F8: at most one in a turn that closes one."""
    assert in_family(CLOSED, ((FIRST, SECOND), (SECOND,)), ((), ()))[:1] == [
        "error: board, swamp: hexes blackened: 4, but the spells cast blacken 1 to 2 (M9)"
    ]
    assert in_family(CLOSED, (2, 1), (1, 1)) == [
        "error: spells: taken by all together: 3, but closed regions: 2; "
        "a turn that closes one brings one spell (F8)"
    ]
    assert in_family(CLOSED, (1, 1), (1, 1)) == []


def test_spells_of_the_archive_account_for_ships_and_workers_where_they_are_named() -> None:
    """M9, F5."""
    board = """
        y* #  ~A
         g  w  A
        """
    assert in_family(board, ((FIRST, SECOND), (FIRST, SECOND)), ((), ())) == []
    assert [each[-4:] for each in in_family(board, ((), ()), ((), ()))] == ["(M9)", "(M9)"]
    assert in_family(board, (0, 0), (1, 1)) == []  # Whose ship it is was not told.


# What is not there is not held against anything.


def test_without_all_sheets_only_the_board_is_looked_at() -> None:
    board = read_text_board(CLOSED.replace("y*", "."), "B1-C1")
    edition = replace(shipped(), board=board.board)
    state = BaseState(board=board.marks, sheet=(BaseSheet(player="Anna", cards={1: "bought"}),))
    found_by = find_history_problems(state, edition, 4, is_complete=False)
    assert [each.rule for each in found_by] == ["M3.2"]


def test_of_players_without_a_name_nobodys_own_workers_are_looked_at() -> None:
    board = read_text_board("y* g  w  A  ~A")
    edition = replace(shipped(), board=board.board)
    sheets = (BaseSheet(player="Anna", cards={1: "bought"}), BaseSheet(cards={1: "bought"}))
    state = BaseState(board=board.marks, sheet=sheets)
    assert find_history_problems(state, edition, 4, is_complete=True) == []
