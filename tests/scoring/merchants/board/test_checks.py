"""What boards, sheets and editions of other forms give, and any board at all; others are golden."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.history import find_history_problems
from scoring.merchants.board.position import can_draw_resources
from scoring.merchants.state import (
    Artifacts,
    BaseSheet,
    BaseState,
    BoardState,
    FamilySheet,
    FamilyState,
    SoloSheet,
    SoloState,
    SpellsTaken,
    State,
)
from sheets.files.problem import Problem
from sheets.hexes import Edge, HexError, hex_at, parse_edge, parse_hex
from sheets.merchants.edition.edition import Archive, Edition, Place, Solo, Storey
from sheets.merchants.options import Rules
from sheets.words.text import MOST_LISTED
from tests.editions import first_edition
from tests.scoring.merchants.text_board import read_text_board
from tests.scoring.problem_lines import lines_of_problems

# Three of the four goals lie in closed regions: the end is reached (M7.1).
ENDED = """
    g! #  w! #
     #  #  #  ~
    y* g  c! ~
    """
UNFINISHED = """
    g! #  w! .
     #  A  .  ~
    y* g  c! ~
    """
CLOSED = """
    y* g  g  A
     #  #  #  #
    """
FAMILY = (FamilySheet(player="Anna"), FamilySheet(player="Bernd"))
NAMES = ("Anna", "Bernd")


@cache
def shipped() -> Edition:
    return first_edition()


def checked(
    text: str, *sheets: BaseSheet | FamilySheet, artifacts: str = "", **edition: Any
) -> list[Problem]:
    """Return the problems of a board, on which sheets of one kind are played, for as many."""
    board = read_text_board(text, artifacts)
    kind: Any = FamilyState if isinstance(sheets[0], FamilySheet) else BaseState
    state = kind(board=board.marks, sheet=sheets)
    return find_board_problems(state, replace(shipped(), board=board.board, **edition), 2)


def past(
    text: str,
    *sheets: BaseSheet | FamilySheet,
    artifacts: str = "",
    complete: bool = True,
    **edition: Any,
) -> list[Problem]:
    """Return what no play gives."""
    board = read_text_board(text, artifacts)
    kind: Any = FamilyState if isinstance(sheets[0], FamilySheet) else BaseState
    state = kind(board=board.marks, sheet=sheets)
    played = replace(shipped(), board=board.board, **edition)
    return find_history_problems(state, played, 4, is_complete=complete)


def test_a_state_without_a_board_has_no_problem() -> None:
    assert find_board_problems(BaseState(), shipped(), 4) == []


def test_of_many_workers_in_one_hex_the_first_are_named() -> None:
    board = read_text_board(ENDED)
    workers = {f"W{number}": (parse_hex("B3"),) for number in range(250)}
    state = BaseState(board=replace(board.marks, workers=workers), sheet=(BaseSheet("Anna"),) * 2)
    line, *_ = lines_of_problems(
        find_board_problems(state, replace(shipped(), board=board.board), 2)
    )
    told = ", ".join(f"a worker of W{number}" for number in range(MOST_LISTED - 1))
    assert line == (
        f"error: board, workers W249 B3: B3 holds gold, {told} and 231 more; "
        "a hex holds one thing at most (M3.4)"
    )


def test_f4_the_family_version_has_no_artifacts() -> None:
    assert lines_of_problems(checked(ENDED, *FAMILY, artifacts="A1-B1")) == [
        "error: board, artifacts: the family version has no artifacts; leave them out (F4)"
    ]


@pytest.mark.parametrize(
    "sheets",
    [
        (BaseSheet(player="Anna"), BaseSheet()),
        (BaseSheet(player="Anna", initial="X"), BaseSheet(player="Bernd")),
    ],
    ids=["of a player without a name", "on the sheet, before that of the name"],
)
def test_an_initial_may_be_somebodys(sheets: tuple[BaseSheet, ...]) -> None:
    assert checked(ENDED.replace("g  c!", "X  c!"), *sheets) == []


def test_m5_6_what_a_player_without_a_name_touches_is_not_known() -> None:
    # One artifact in a closed region of Anna's, one where nobody is.
    board = """
        A  g  g  #  y
         #  #  #  #  y
        #  #  #  #  #
        """
    sheets = (BaseSheet("Anna", artifacts=Artifacts(1)), BaseSheet(artifacts=Artifacts(1)))
    rules = Rules(artifacts_to="participants")
    found = checked(board, *sheets, artifacts="B1-C1 E1-E2", rules=rules)
    assert not [problem for problem in found if problem.rule == "M5.6"]


def test_f9_the_last_spell_of_the_archive_ends_the_family_version() -> None:
    two_spells = Archive((Storey((Place(("clone", "muster")), Place(("clone",), players=3))),))

    def rules_of(taken: int) -> list[str]:
        anna = FamilySheet(player="Anna", spells=SpellsTaken(taken=taken))
        return [each.rule for each in checked(UNFINISHED, anna, FAMILY[1], archive=two_spells)]

    assert (rules_of(1), rules_of(2)) == (["M7.1"], [])


def test_without_an_archive_the_family_version_ends_as_the_base_game() -> None:
    assert [each.rule for each in checked(UNFINISHED, *FAMILY, archive=None)] == ["M7.1"]


def test_s1_a_board_played_on_alone_is_not_looked_at_without_a_map() -> None:
    state = SoloState(board=BoardState(gold=(hex_at(26, 99),)), sheet=(SoloSheet(player="Anna"),))
    no_map = replace(shipped(), solo=Solo(map=None))
    assert lines_of_problems(find_board_problems(state, no_map, 1)) == [
        "warning: board: cannot be checked: the edition has no map to play on alone (S1)"
    ]


# What no play gives.


def test_m5_6_who_has_circled_all_artifacts_of_the_sheet_gets_no_more() -> None:
    none = replace(shipped().sheet, artifacts=0)
    found = past(CLOSED, BaseSheet(player="Anna", cards={}), artifacts="B1-C1", sheet=none)
    assert [each for each in found if each.rule == "M5.6"] == []


def test_without_all_sheets_only_the_board_is_looked_at() -> None:
    anna = BaseSheet(player="Anna", cards={1: "bought"})
    found = past(CLOSED.replace("y*", "."), anna, artifacts="B1-C1", complete=False)
    assert [each.rule for each in found] == ["M3.2"]


def test_of_players_without_a_name_nobodys_own_workers_are_looked_at() -> None:
    sheets = (BaseSheet(player="Anna", cards={1: "bought"}), BaseSheet(cards={1: "bought"}))
    assert past("y* g  w  A  ~A", *sheets) == []


def in_family(text: str, *spells: tuple[Any, Any]) -> list[str]:
    """Return what no play of the family version gives; what each player took and used."""
    archive = Archive((Storey((Place(("astral-ship", "swamp-2", "clone")),)),))
    rows = zip(NAMES, spells, strict=True)
    sheets = [FamilySheet(player=name, spells=SpellsTaken(*each)) for name, each in rows]
    return lines_of_problems(past(text, *sheets, archive=archive), NAMES)


FIRST, SECOND, THIRD = ((1, 1, number) for number in (1, 2, 3))


def test_f8_a_spell_taken_needs_a_closed_region() -> None:
    assert in_family(CLOSED, ((FIRST, SECOND), (SECOND,)), ((), ()))[:1] == [
        "error: board, swamp: the number of shaded hexes is 4, but the spells cast shade 1 "
        "to 2 (M9)"
    ]
    assert in_family(CLOSED, (2, 1), (1, 1)) == [
        "error: spells: all players together have taken more spells (3) than there are closed "
        "regions (2); a turn that closes one brings one spell (F8)"
    ]
    assert in_family(CLOSED, (1, 1), (1, 1)) == []


def test_m9_f5_spells_of_the_archive_account_for_ships_and_workers_where_they_are_named() -> None:
    board = """
        y* #  ~A
         g  w  A
        """
    assert in_family(board, ((FIRST, SECOND), (FIRST, SECOND)), ((), ())) == []
    assert [each[-4:] for each in in_family(board, ((), ()), ((), ()))] == ["(M9)", "(M9)"]
    assert in_family(board, (0, 0), (1, 1)) == []  # Whose ship it is was not told.


@pytest.mark.parametrize(
    ("board", "ships_anchor", "drawable"),
    [
        ("g . .", False, True),
        ("g* . .", False, True),
        ("A . .", False, True),
        ("g! . .", False, False),  # M3.2: a printed resource is no anchor,
        ("# . .", False, False),  # nor is swamp,
        ("~A . .", False, False),  # nor, but by the option, a ship.
        ("~A . .", True, True),
        ("~ . .", True, False),
        ("g . # .", False, False),  # Two empty hexes must touch each other.
        ("g # . .", False, False),
    ],
)
def test_two_resources_are_drawn_beside_an_anchor(
    board: str, ships_anchor: bool, drawable: bool
) -> None:
    position = read_text_board(board).position()
    rules = Rules(ship_worker_anchors=ships_anchor)
    assert can_draw_resources(position, rules) is drawable


names_of_hexes = st.tuples(st.integers(1, 26), st.integers(1, 99)).map(lambda at: hex_at(*at))
on_board = st.sampled_from([*map(parse_hex, ("A1", "D4", "E4", "E2", "I2"))])
some_hexes = st.lists(names_of_hexes | on_board, max_size=4)
names = st.text(max_size=30)


@st.composite
def edges(draw: st.DrawFn) -> tuple[Edge, ...]:
    found: list[Edge] = []
    for name in draw(st.lists(st.sampled_from(["D4-E4", "E4-F4", "A1-B1", "Z98-Z99", "A1-C1"]))):
        try:
            found.append(parse_edge(name))
        except HexError:
            continue
    return tuple(found)


@given(
    st.fixed_dictionaries(
        {
            **dict.fromkeys(("gold", "city", "swamp"), some_hexes.map(tuple)),
            "artifacts": edges(),
            **dict.fromkeys(
                ("workers", "ships"), st.dictionaries(names, some_hexes.map(tuple), max_size=3)
            ),
        }
    ),
    st.integers(0, 9),
)
def test_any_marks_at_all_are_problems_or_none_and_never_fail(
    marks: dict[str, Any], players: int
) -> None:
    sheets = (BaseSheet(player="Anna"), BaseSheet(player="Bernd"))
    state: State = BaseState(board=BoardState(**marks), sheet=sheets)
    for problem in find_board_problems(state, shipped(), players):
        assert problem.path[0] == "board"
        assert problem.rule
