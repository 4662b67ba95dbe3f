from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.board.checks import find_board_problems
from scoring.merchants.board.position import can_draw_resources
from scoring.merchants.state import (
    Artifacts,
    BaseSheet,
    BaseState,
    BoardState,
    FamilySheet,
    FamilyState,
    SpellsTaken,
    State,
)
from sheets.hexes import Edge, Hex, HexError, hex_at, parse_edge, parse_hex
from sheets.merchants.edition.edition import Archive, Edition, Place, Storey
from sheets.merchants.options import Rules
from sheets.words.text import MOST_LISTED
from tests.editions import first_edition
from tests.scoring.merchants.text_board import TextBoard, read_text_board
from tests.scoring.problem_lines import lines_of_problems

# Three of the four printed resources lie in closed regions: the end is reached (M7.1).
BOARD = """
    g! #  w! #
     #  #  #  ~
    y* g  c! ~
    ===========
     .  .  .  ~
    g! .  .  .
    """


@cache
def shipped() -> Edition:
    return first_edition()


def edition_with(text: TextBoard, rules: Rules | None = None) -> Edition:
    return replace(shipped(), board=text.board, rules=rules or Rules())


FAMILY = (FamilySheet(player="Anna"), FamilySheet(player="Bernd"))


def base(marks: BoardState, *circled: int) -> BaseState:
    sheets = [
        BaseSheet(player=name, artifacts=Artifacts(circled=number))
        for name, number in zip(("Anna", "Bernd", "Clara", "Dora"), circled, strict=False)
    ]
    return BaseState(board=marks, sheet=tuple(sheets))


def found(text: str, players: int = 2, **more: Any) -> list[str]:
    """Return the problems of a board on which this stands besides: `gold="A1 B1"`, `A="C1"`."""
    board = read_text_board(text)
    marks = replace(board.marks, **more)
    state = base(marks, *[0] * players)
    return lines_of_problems(find_board_problems(state, edition_with(board), players))


def hexes(names: str) -> tuple[Hex, ...]:
    return tuple(map(parse_hex, names.split()))


def test_a_board_on_which_all_lies_where_it_may_has_no_problem() -> None:
    assert found(BOARD) == []


def test_a_state_without_a_board_has_no_problem() -> None:
    assert find_board_problems(BaseState(), shipped(), 4) == []


def test_a_hex_off_the_board_is_an_error() -> None:
    assert found(BOARD, gold=hexes("E1 B3")) == [
        "error: board, gold E1: is off the board; it has the columns A to D and the rows 1 to 5 "
        "(M1.4)"
    ]


def test_a_lake_cannot_be_drawn_in() -> None:
    assert found(BOARD, workers={"A": hexes("D2")}) == [
        "error: board, workers A D2: is a lake; a worker of A is drawn in an empty hex of land "
        "(M3.4)"
    ]


def test_a_start_resource_cannot_be_drawn_over() -> None:
    assert found(BOARD, wood=hexes("A3")) == [
        "error: board, wood A3: holds the start resource crystal; wood is drawn in an empty hex "
        "(M3.2)"
    ]


def test_a_printed_resource_cannot_be_drawn_over() -> None:
    marks = read_text_board(BOARD).marks
    assert found(BOARD, swamp=(*marks.swamp, parse_hex("C1"))) == [
        "error: board, swamp C1: holds the printed resource wood; swamp is drawn in an empty hex "
        "(M9)"
    ]


def test_two_things_in_one_hex_are_an_error() -> None:
    assert found(BOARD, workers={"A": hexes("B3"), "B": hexes("B3")}) == [
        "error: board, workers B B3: B3 holds gold, a worker of A and a worker of B; "
        "only an empty hex is drawn in (M3.4)"
    ]


def test_of_many_workers_in_one_hex_the_first_are_named() -> None:
    line, *_ = found(BOARD, workers={f"W{number}": hexes("B3") for number in range(250)})
    told = ", ".join(f"a worker of W{number}" for number in range(MOST_LISTED - 1))
    assert line == (
        f"error: board, workers W249 B3: B3 holds gold, {told} and 231 more; "
        "only an empty hex is drawn in (M3.4)"
    )


def test_one_thing_written_twice_is_an_error() -> None:
    assert found(BOARD, gold=hexes("B3 B3")) == [
        "error: board, gold B3: stands there 2 times; once is right (M3.2)"
    ]


def test_nothing_lies_beyond_the_border_river() -> None:
    beyond: dict[str, Any] = {"wood": hexes("A4 B4"), "artifacts": (parse_edge("A4-B4"),)}
    text = "lies beyond the border river; with 2 players the rows 1 to 3 are in play (M2.5)"
    assert found(BOARD, **beyond) == [
        f"error: board, wood A4: {text}",
        f"error: board, wood B4: {text}",
        f"error: board, artifacts A4-B4: {text}",
    ]
    assert not [each for each in found(BOARD, players=3, **beyond) if each.startswith("error")]


ARTIFACTS = """
    g  g  w  y*
     w  .  A  y
    """
ROW_OF_GOLD = """
    g  g  g  g
     A  .  .  .
    """


@pytest.mark.parametrize(
    ("edge", "why"),
    [
        ("A1-A2", ", not of gold and wood"),
        ("B1-B2", "; nobody drew one in B2"),
        ("C2-D2", "; nobody drew one in C2"),
        ("D1-D2", "; nobody drew one in D1"),
    ],
)
def test_an_artifact_lies_between_two_drawn_hexes_of_one_resource(edge: str, why: str) -> None:
    text = f"an artifact lies between two drawn hexes of one resource{why} (M3.3)"
    assert found(ARTIFACTS, artifacts=(parse_edge(edge),))[:1] == [
        f"error: board, artifacts {edge}: {text}"
    ]


def test_an_artifact_off_the_board_is_an_error() -> None:
    assert found(ARTIFACTS, artifacts=(parse_edge("D2-E2"),))[:1] == [
        "error: board, artifacts D2-E2: is off the board; "
        "it has the columns A to D and the rows 1 to 2 (M1.4)"
    ]


def test_a_hex_has_no_more_than_one_artifact() -> None:
    """M3.3: only the pair just drawn, never a new hex and an older neighbour."""
    assert found(ROW_OF_GOLD, artifacts=(parse_edge("A1-B1"), parse_edge("C1-D1"))) == []
    assert found(ROW_OF_GOLD, artifacts=(parse_edge("A1-B1"), parse_edge("C1-B1"))) == [
        "error: board, artifacts B1-C1: has a hex in common with A1-B1; an artifact lies between "
        "the two resources of one turn, so a hex has one at most (M3.3)"
    ]


STARTED = """
    g* g  g! g!
     w  y  .  A
    """


def found_between_neighbours(*edges: str) -> list[str]:
    board = read_text_board(STARTED, " ".join(edges))
    edition = edition_with(board, Rules(artifacts_between="neighbours"))
    problems = find_board_problems(base(board.marks, 0, 0), edition, 2)
    return [each for each in lines_of_problems(problems) if "M3.3" in each]


def test_by_neighbours_a_hex_has_an_artifact_to_every_neighbour_of_its_resource() -> None:
    """M3.3: drawn, start or printed, of which one was drawn."""
    assert found_between_neighbours("A1-B1", "B1-C1") == []


@pytest.mark.parametrize(
    ("edge", "why"),
    [
        ("A1-A2", "lies between two hexes of one resource, not of gold and wood"),
        ("C1-C2", "lies between two hexes of one resource; C2 holds none"),
        ("D1-D2", "lies between two hexes of one resource; D2 holds none"),
        ("C1-D1", "comes with a drawn resource; C1 and D1 hold theirs from the beginning"),
    ],
)
def test_by_neighbours_an_artifact_is_of_one_resource_and_comes_with_a_drawn_one(
    edge: str, why: str
) -> None:
    assert found_between_neighbours(edge) == [
        f"error: board, artifacts {edge}: an artifact {why} (M3.3)"
    ]


def test_an_artifact_written_twice_in_either_order_is_an_error() -> None:
    assert found(ARTIFACTS, artifacts=(parse_edge("A1-B1"), parse_edge("B1-A1"))) == [
        "error: board, artifacts A1-B1: stands there 2 times; once is right (M3.3)"
    ]


def test_the_family_version_has_no_artifacts() -> None:
    board = read_text_board(BOARD, artifacts="A1-B1")
    state = FamilyState(board=board.marks, sheet=FAMILY)
    assert lines_of_problems(find_board_problems(state, edition_with(board), 2)) == [
        "error: board, artifacts: the family version has no artifacts; leave them out (F4)"
    ]


def test_a_ship_must_be_one_of_the_board() -> None:
    assert found(BOARD, ships={"A": hexes("Z1")}) == [
        "error: board, ships A Z1: is no ship of the board; there are D2, D3 and D4 (M9)"
    ]


@pytest.mark.parametrize(
    ("ships", "who"), [({"A": hexes("D2"), "B": hexes("D2")}, "B"), ({"A": hexes("D2 D2")}, "A")]
)
def test_a_ship_holds_one_worker(ships: dict[str, tuple[Hex, ...]], who: str) -> None:
    assert found(BOARD, ships=ships) == [
        f"error: board, ships {who} D2: holds a worker of A already; a ship holds one worker (M9)"
    ]


def test_a_ship_beyond_the_border_river_is_out_of_play() -> None:
    far = """
        g  #  w! #
        ===========
         .  .  .  ~
        """
    assert found(far, ships={"A": hexes("D2")})[:1] == [
        "error: board, ships A D2: lies beyond the border river; "
        "with 2 players the rows 1 to 1 are in play (M2.5)"
    ]


def test_an_initial_of_nobody_is_an_error() -> None:
    some: dict[str, Any] = {"workers": {"X": hexes("B3")}, "ships": {"Y": hexes("D2")}, "gold": ()}
    assert found(BOARD, **some) == [
        "error: board, workers X: is the initial of nobody; there are A and B (M1.7)",
        "error: board, ships Y: is the initial of nobody; there are A and B (M1.7)",
    ]


def test_with_a_sheet_missing_an_initial_may_be_that_of_its_player() -> None:
    board = read_text_board(BOARD.replace("g  c!", "X  c!"))
    assert find_board_problems(base(board.marks, 0), edition_with(board), 2) == []


def test_with_a_name_missing_an_initial_may_be_its_players() -> None:
    board = read_text_board(BOARD.replace("g  c!", "X  c!"))
    sheets = (BaseSheet(player="Anna"), BaseSheet())
    state = BaseState(board=board.marks, sheet=sheets)
    assert find_board_problems(state, edition_with(board), 2) == []


def test_an_initial_on_the_sheet_goes_before_that_of_the_name() -> None:
    board = read_text_board(BOARD.replace("g  c!", "X  c!"))
    sheets = (BaseSheet(player="Anna", initial="X"), BaseSheet(player="Bernd"))
    state = BaseState(board=board.marks, sheet=sheets)
    assert find_board_problems(state, edition_with(board), 2) == []


# One artifact in a closed region of Anna's, one where nobody is, one in an open region.
CIRCLED = """
    A  g  g  #  y
     #  #  #  #  y
    w  w  #  g! #
     .  B  #  #  #
    """
EDGES = "B1-C1 E1-E2 A3-B3"


def circled(rules: Rules, *numbers: int) -> list[str]:
    board = read_text_board(CIRCLED, EDGES)
    problems = find_board_problems(base(board.marks, *numbers), edition_with(board, rules), 4)
    found = [problem for problem in problems if problem.rule == "M5.6"]
    return lines_of_problems(found, ("Anna", "Bernd"))


def test_no_more_artifacts_are_circled_than_closed_regions_hold() -> None:
    assert circled(Rules(), 1, 1) == circled(Rules(), 0, 2) == []
    assert circled(Rules(), 1, 2) == [
        "error: board, artifacts: the sheets together have 3 circled; closed regions hold 2, "
        "and each goes to one player (M5.6)"
    ]


def test_participants_circle_no_more_artifacts_than_the_regions_they_touch_hold() -> None:
    participants = Rules(artifacts_to="participants")
    assert circled(participants, 1, 0) == []
    assert circled(participants, 1, 1) == [
        "error: sheet 2 (Bernd), artifacts: circled are 1; "
        "the closed regions that workers of B touch hold 0 (M5.6)"
    ]


def test_what_a_player_without_a_name_touches_is_not_known() -> None:
    board, rules = read_text_board(CIRCLED, EDGES), Rules(artifacts_to="participants")
    named, nameless = base(board.marks, 1, 1).sheet
    state = BaseState(board=board.marks, sheet=(named, replace(nameless, player="")))
    problems = find_board_problems(state, edition_with(board, rules), 4)
    assert not [problem for problem in problems if problem.rule == "M5.6"]


UNFINISHED = """
    g! #  w! .
     #  A  .  ~
    y* g  c! ~
    """
NOT_REACHED = (
    "warning: board: the end is not reached: 1 of the 3 printed resources in play "
    "lie in closed regions; the game ends with 2 (M7.1)"
)


def test_an_end_not_reached_is_a_warning() -> None:
    assert found(UNFINISHED) == [NOT_REACHED]


def test_with_an_error_on_the_board_nothing_is_said_of_the_end() -> None:
    assert [each[:5] for each in found(UNFINISHED, gold=hexes("B3 B3"))] == ["error"]


# Three empty hexes are left, none beside another.
STUCK = """
    g! #  w! .
     #  A  #  ~
    y! .  c! .
    """


def test_a_game_in_which_nobody_can_draw_may_be_over_m3_6() -> None:
    """By `deadlock_ends = false` it is over when nobody takes an action either."""
    board = read_text_board(STUCK)
    state = base(board.marks, 0, 0)
    for deadlock_ends in (True, False):
        edition = edition_with(board, Rules(deadlock_ends=deadlock_ends))
        assert find_board_problems(state, edition, 2) == []


def test_the_last_spell_of_the_archive_ends_the_family_version() -> None:
    board = read_text_board(UNFINISHED)
    two_spells = Archive((Storey((Place(("clone", "muster")), Place(("clone",), players=3))),))
    edition = replace(edition_with(board), archive=two_spells)

    def rules_of(taken: int) -> list[str]:
        sheet = FamilySheet(player="Anna", spells=SpellsTaken(taken=taken))
        state = FamilyState(board=board.marks, sheet=(sheet, FamilySheet(player="Bernd")))
        return [problem.rule for problem in find_board_problems(state, edition, 2)]

    assert (rules_of(1), rules_of(2)) == (["M7.1"], [])  # F9


def test_without_an_archive_the_family_version_ends_as_the_base_game() -> None:
    board = read_text_board(UNFINISHED)
    edition = replace(edition_with(board), archive=None)
    state = FamilyState(board=board.marks, sheet=FAMILY)
    assert [problem.rule for problem in find_board_problems(state, edition, 2)] == ["M7.1"]


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
some_hexes = st.lists(names_of_hexes | st.sampled_from(hexes("A1 D4 E4 E2 I2")), max_size=4)
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
            "gold": some_hexes.map(tuple),
            "city": some_hexes.map(tuple),
            "swamp": some_hexes.map(tuple),
            "artifacts": edges(),
            "workers": st.dictionaries(names, some_hexes.map(tuple), max_size=3),
            "ships": st.dictionaries(names, some_hexes.map(tuple), max_size=3),
        }
    ),
    st.integers(0, 9),
)
def test_any_marks_at_all_are_problems_or_none_and_never_fail(
    marks: dict[str, Any], players: int
) -> None:
    state: State = base(BoardState(**marks), 0, 0)
    for problem in find_board_problems(state, shipped(), players):
        assert problem.path[0] == "board"
        assert problem.rule
