from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.board.position import (
    Position,
    earnings,
    find_regions,
    is_end_reached,
    position_on,
    printed_closed,
)
from sheets.hexes import Hex, column_of, row_of
from sheets.merchants.edition.edition import SoloMap, Territory
from tests.editions import first_edition
from tests.scoring.merchants.text_board import LETTERS, read_text_board, shown


def regions(text: str, players: int = 4, artifacts: str = "") -> list[str]:
    return [shown(each) for each in read_text_board(text, artifacts).regions(players)]


def test_a_worker_counts_once_however_many_hexes_it_touches() -> None:
    assert regions(
        """
        #  J  #  #
         y  y  J  #
        #  B  #  #
        """
    ) == ["crystal A2 B2 closed, J 2, B 1"]  # Worked value: Jeff has two, Bernd one.


def test_two_crystals_pay_jeff_four_and_bernd_two() -> None:
    (crystals,) = read_text_board("J y y J\n # B # #").regions()
    assert earnings(crystals) == {"J": 4, "B": 2}  # Worked value.


def test_an_open_region_earns_nothing() -> None:
    (crystals,) = read_text_board("J y y .").regions()
    assert (crystals.closed, crystals.workers, earnings(crystals)) == (False, {"J": 1}, {})


def test_players_with_equally_many_workers_stand_in_their_order() -> None:
    assert regions("Z g A\n . . .") == ["gold B1 open, Z 1, A 1"]  # That of the state.


def test_the_board_edge_a_lake_other_resources_workers_and_swamp_close_a_region() -> None:
    assert regions(
        """
        g  g  w
         A  ~  .
        .  .  .
        """
    ) == ["gold A1 B1 closed, A 1", "wood C1 open"]
    assert regions("# g #") == ["gold B1 closed"]


def test_a_region_with_a_hole_is_open() -> None:
    ring = """
        #  #  #  #  #
         #  g  g  #  #
        #  g  .  g  #
         #  g  g  #  #
        #  #  #  #  #
        """
    assert regions(ring) == ["gold B2 C2 B3 D3 B4 C4 open"]  # M5.8
    assert regions(ring.replace(".", "A")) == ["gold B2 C2 B3 D3 B4 C4 closed, A 1"]


def test_start_and_printed_resources_are_regions_too_and_join_drawn_ones() -> None:
    assert regions(
        """
        g* g  g!
         #  #  #
        c! #  y*
        """
    ) == ["gold A1 B1 C1 closed, 1 printed", "city A3 closed, 1 printed", "crystal C3 closed"]


def test_regions_of_one_resource_that_do_not_touch_are_two() -> None:
    assert regions("g # g") == ["gold A1 closed", "gold C1 closed"]


def test_hexes_of_an_even_row_touch_the_row_above_half_a_hex_to_the_right() -> None:
    touching = """
        #  g
         g  #
        """
    apart = """
        g  #  #
         #  g  #
        """
    assert regions(touching) == ["gold B1 A2 closed"]
    assert regions(apart) == ["gold A1 closed", "gold B2 closed"]


def test_regions_come_by_their_first_hex_and_hexes_by_row_then_letter() -> None:
    assert regions(
        """
        #  w  g
         w  #  g
        """
    ) == ["wood B1 A2 closed", "gold C1 C2 closed"]


RIVERS = """
    g  g  A
    ========
     g  .  B
    ========
    g  .  .
    """


def test_nothing_connects_across_a_border_river() -> None:
    assert regions(RIVERS, players=2) == ["gold A1 B1 closed, A 1"]
    assert regions(RIVERS, players=3) == ["gold A1 B1 A2 open, A 1"]


def test_a_river_that_is_no_border_does_nothing() -> None:
    assert regions(RIVERS, players=4) == ["gold A1 B1 A2 A3 open, A 1"]


def test_an_empty_hex_or_a_worker_beyond_the_border_river_does_not_touch() -> None:
    beyond = """
        g  w
        =====
         B  .
        """
    assert regions(beyond, players=2) == ["gold A1 closed", "wood B1 closed"]
    assert regions(beyond, players=3) == ["gold A1 closed, B 1", "wood B1 open, B 1"]


LAKE = """
    g  ~A ~  w
     #  ~  ~A ~B
    c  #  y  #
    """


def test_a_worker_on_a_ship_takes_part_in_every_region_that_touches_the_lake() -> None:
    assert regions(LAKE) == [
        "gold A1 closed, A 2, B 1",
        "wood D1 closed, A 2, B 1",
        "city A3 closed",
        "crystal C3 closed, A 2, B 1",
    ]


def test_a_ship_and_a_worker_ashore_count_together() -> None:
    assert regions("~A g A") == ["gold B1 closed, A 2"]


def test_a_ship_of_a_lake_far_away_takes_no_part() -> None:
    assert regions("~A # g") == ["gold C1 closed"]


def test_artifacts_count_between_two_hexes_of_the_region() -> None:
    board = """
        g  g  #  g
         g  #  g  #
        """
    assert regions(board, artifacts="A1-B1 B1-A2") == [
        "gold A1 B1 A2 closed, artifact A1-B1, artifact B1-A2",
        "gold D1 C2 closed",
    ]


PRINTED = """
    g! #  w! #
     #  #  #  #
    y! #  c! .
    """


def test_only_printed_resources_in_closed_regions_bring_the_end_nearer() -> None:
    found = read_text_board(PRINTED).regions()
    assert (printed_closed(found), [region.printed for region in found]) == (3, [1, 1, 1, 1])


def test_the_end_comes_with_three_of_four_printed_resources() -> None:
    read = read_text_board(PRINTED)
    assert is_end_reached(read.regions(), read.board, 4)


def test_the_end_has_not_come_with_two_of_four_printed_resources() -> None:
    read = read_text_board(PRINTED.replace("w! #", "w! ."))
    assert printed_closed(read.regions()) == 2
    assert not is_end_reached(read.regions(), read.board, 4)


def test_the_shipped_board_ends_with_three_seven_and_eleven_printed_resources() -> None:
    board = first_edition().board
    assert [board.printed_to_end(players) for players in (2, 3, 4)] == [3, 7, 11]  # M7.1


# Random boards against an obvious finder, which knows hexes only by column and row.

CELLS = [*".#A", "~", "~A", "~B", "B", "An", "g!", "g*", "w!", *LETTERS, *"gggwww"]

boards = st.tuples(st.integers(1, 7), st.integers(1, 7)).flatmap(
    lambda size: st.tuples(
        st.lists(
            st.lists(st.sampled_from(CELLS), min_size=size[0], max_size=size[0]),
            min_size=size[1],
            max_size=size[1],
        ),
        st.lists(st.integers(1, size[1]), max_size=2, unique=True).map(sorted),
    )
)


def as_text(board: tuple[list[list[str]], list[int]]) -> str:
    rows, rivers = board
    lines = [" ".join(row) for row in rows]
    for river in reversed(rivers):
        lines.insert(river, "=====")
    return "\n".join(lines)


Place = tuple[int, int]  # column and row


def touch(one: Place, other: Place) -> bool:
    """D4 touches C4, E4, D3, E3, D5, E5; D5 touches C5, E5, C4, D4, C6, D6."""
    (column, row), (to_column, to_row) = one, other
    if row == to_row:
        return abs(column - to_column) == 1
    right = column if row % 2 else column + 1
    return abs(row - to_row) == 1 and to_column in (right - 1, right)


def place(hex_: Hex) -> Place:
    return column_of(hex_), row_of(hex_)


def obvious_regions(position: Position) -> list[tuple[str, list[Place], bool, Counter[str]]]:
    """Grow groups until none touches another of its resource; ask every hex for every other."""
    territories = {place(hex_): number for hex_, number in position.territories.items()}
    groups = [{place(hex_)} for hex_ in position.resources]
    kinds = {place(hex_): kind for hex_, kind in position.resources.items()}

    def touching(group: set[Place], others: set[Place]) -> bool:
        return any(
            touch(one, other)
            and not (  # S3: they touch within one territory only; lakes lie in none.
                {one, other} <= territories.keys() and territories[one] != territories[other]
            )
            for one in group
            for other in others
        )

    def pair_to_join() -> tuple[set[Place], set[Place]] | None:
        for one in groups:
            for other in groups:
                alike = kinds[min(one)] == kinds[min(other)]
                if one is not other and alike and touching(one, other):
                    return one, other
        return None

    while pair := pair_to_join():
        groups = [group for group in groups if group not in pair] + [pair[0] | pair[1]]
    found = []
    for group in groups:
        workers = [
            initial for hex_, initial in position.workers.items() if touching(group, {place(hex_)})
        ]
        workers += [
            ship.initial for ship in position.ships if touching(group, set(map(place, ship.lake)))
        ]
        hexes = sorted(group, key=lambda at: (at[1], at[0]))
        closed = not touching(group, set(map(place, position.empty)))
        found.append((kinds[hexes[0]], hexes, closed, Counter(workers)))
    return sorted(found, key=lambda each: (each[1][0][1], each[1][0][0]))


def found_regions(position: Position) -> list[tuple[str, list[Place], bool, Counter[str]]]:
    return [
        (region.resource, list(map(place, region.hexes)), region.closed, Counter(region.workers))
        for region in find_regions(position)
    ]


@given(boards.map(as_text), st.integers(2, 4))
def test_any_board_has_the_regions_that_an_obvious_finder_sees(text: str, players: int) -> None:
    position = read_text_board(text).position(players)
    assert found_regions(position) == obvious_regions(position)


@given(boards.map(as_text), st.lists(st.integers(0, 3), min_size=49, max_size=49))
def test_any_solo_map_has_the_regions_that_an_obvious_finder_sees(
    text: str, numbers: list[int]
) -> None:
    read = read_text_board(text)
    board = read.board
    land = [hex_ for hex_ in board.hexes if hex_ not in board.lake_hexes]
    solo_map = SoloMap(
        columns=board.columns,
        rows=board.rows,
        start=board.start,
        printed=board.printed,
        lakes=board.lakes,
        territories=tuple(
            Territory(tuple(hex_ for hex_, at in zip(land, numbers, strict=False) if at == number))
            for number in range(3)  # What has number 3 lies in no territory.
        ),
    )
    position = position_on(solo_map, read.marks, 1)
    assert found_regions(position) == obvious_regions(position)


@given(boards.map(as_text), st.integers(2, 4))
def test_every_resource_in_play_is_in_exactly_one_region(text: str, players: int) -> None:
    read = read_text_board(text)
    hexes = Counter(hex_ for region in read.regions(players) for hex_ in region.hexes)
    assert hexes == Counter(read.position(players).resources.keys())


@given(boards.map(as_text), st.integers(2, 4))
def test_filling_every_empty_hex_with_swamp_closes_every_region(text: str, players: int) -> None:
    read = read_text_board(text.replace(".", "#"))
    assert all(region.closed for region in read.regions(players))
