"""Starts and goals that nobody can use (M5.2), or that one turn can close (M7.1)."""

import re
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.games import find_edition_problems
from scoring.merchants.game import GAME
from sheets.files.problem import problem_text
from sheets.hexes import Hex, are_neighbours, hex_at, neighbours
from sheets.merchants.edition.dead_land import can_fill, find_dead_land
from sheets.merchants.edition.edition import Edition
from tests.sheets.editions.edition_trees import Tree, changed, drawn_board

# Each goal has four empty hexes in a row beside it, at every number of players.
OPEN = """
    A   B   C   D   E   F   G   H   I   J   K   L   M
 1  .   .  (g)  .   .   .  (f)  .   .   .  (w)  .   .
 2    .   .   .   .   .   .   .   .   .   .   .   .   .
 3  .  [g]  .   .   .   .   .  [w]  .  [y]  .  [f]  .
 4    .   .   .   .  (c)  .   .   .   .   .   .   .   .
   ---------------------------------------------------- river 1
 5  .   .   .   .   .   .   .   .   .   .   .   .   .
 6    .   .  (y)  .   .   .  (g)  .   .   .  (w)  .   .
 7  .   .   .   .   .   .   .   .   .   .   .   .   .
   ---------------------------------------------------- river 2
 8    .   .   .   .   .   .   .   .   .   .   .   .   .
 9  .   .  (g)  .   .   .  (y)  .   .   .  (f)  .   .
10    .   .   .   .   .   .   .   .   .   .   .   .   .
"""


def edition(**cells: str) -> Edition:
    found = GAME.check_edition(changed(("board", drawn_board(OPEN, **cells))))[0]
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({}, []),
        (
            dict.fromkeys(("D4", "F4", "E3", "F3", "E5", "F5"), "~"),
            [
                "error: board, printed, city E4: with 2, 3 and 4 players it is closed before play, "
                "for no empty hex touches it; it needs at least one (M5.2)",
            ],
        ),
        (
            dict.fromkeys(("D4", "F4", "E3", "F3"), "~"),
            [
                "error: board, printed, city E4: with 2 players it is closed before play, for no "
                "empty hex touches it; it needs at least one (M5.2)",
                "warning: board, printed, city E4: with 3 and 4 players one turn can close it, for "
                "the empty hexes that touch it are few (2); it needs 4 (M7.1)",
            ],
        ),
        (
            dict.fromkeys(("A2", "B2", "A3", "C3", "A4", "B4"), "~"),
            [
                "error: board, start, gold B3: with 2, 3 and 4 players it is closed before play, "
                "for no empty hex touches it; it needs at least one (M5.2)",
                "warning: board, printed, gold C1: with 2, 3 and 4 players B1 beside it may never "
                "be filled, for the empty hexes that touch it are few (1); it needs 3 (M7.1)",
            ],
        ),
        (
            {"F1": "~"},
            [
                "warning: board, printed, craft G1: with 2, 3 and 4 players one turn can close it, "
                "for the empty hexes that touch it are few (3); it needs 4 (M7.1)"
            ],
        ),
        (
            {"M1": "~", "M2": "~", "J1": "."},
            [
                "warning: board, printed, wood K1: with 2, 3 and 4 players L1 beside it may never "
                "be filled, for the empty hexes that touch it are few (2); it needs 3 (M7.1)"
            ],
        ),
    ],
)
def test_a_start_or_goal_without_room_around_it_is_named(
    cells: dict[str, str], said: list[str]
) -> None:
    found = [str(problem_text(problem)) for problem in find_dead_land(edition(**cells))]
    assert found == said


NEAR = [hex_at(column, row) for column in range(1, 6) for row in range(1, 6)]
LANDS = st.frozensets(st.sampled_from(NEAR))


@given(empty=LANDS, data=st.data())
def test_one_turn_fills_two_hexes_that_touch_and_one_beside_them(
    empty: frozenset[Hex], data: st.DataObject
) -> None:  # M3.2, M3.4
    around = sorted(empty.intersection(neighbours(hex_at(3, 3))))
    assume(around)
    hexes = data.draw(st.frozensets(st.sampled_from(around), min_size=1))
    pairs = [pair for pair in combinations(empty, 2) if are_neighbours(*pair)]
    assert can_fill(hexes, empty) == any(
        hexes <= {one, other, worker}
        for one, other in pairs
        for worker in {one}.union(empty.intersection(neighbours(one) + neighbours(other)))
    )


@pytest.mark.slow
def test_edition_check_names_dead_land_beside_what_does_not_fit() -> None:
    tree = changed(("board", drawn_board(OPEN, M1="~", M2="~", J1=".")))
    (dead,) = [each for each in find_edition_problems(tree) if each.rule == "M7.1"]
    assert dead.path == ("board", "printed", "wood", "K1")


def test_dead_land_is_named_beside_errors_of_the_rules() -> None:
    tree = changed(("board", drawn_board(OPEN, F1="~")), ("columns 2, cards 1, gold", 500))
    assert {each.rule for each in find_edition_problems(tree)} >= {"M1.6", "M7.1"}


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (
            drawn_board(re.sub(r"\(\w\)", " . ", OPEN)),
            "fewer than 2 end the game at once",
        ),
        (drawn_board(OPEN.replace(" .", " ~")), "it is closed before play"),
        (drawn_board(OPEN, B3=".", B9="[g]"), "it is not in play; usually all lie in rows 1 to 4"),
    ],
    ids=["no goal", "all lakes", "a start beyond the border"],
)
def test_boards_on_which_nobody_can_play_get_sentences(board: Tree, said: str) -> None:
    read, found = GAME.check_edition(changed(("board", board)))
    found += find_dead_land(read) if read else []
    assert any(said in str(each.message) for each in found)


def test_an_edition_with_dead_land_is_printed_and_scored() -> None:  # M5.2
    assert "error" not in {each.level for each in GAME.find_edition_problems(edition(D4="~"))}
