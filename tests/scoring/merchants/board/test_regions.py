"""Random boards against an obvious finder, which knows hexes only by column and row."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scoring.merchants.board.position import Position, find_regions, position_on
from sheets.hexes import Hex, column_of, row_of
from sheets.merchants.edition.edition import SoloMap, Territory
from tests.editions import first_edition
from tests.scoring.merchants.text_board import LETTERS, read_text_board


def test_the_shipped_board_ends_with_three_seven_and_eleven_printed_resources() -> None:
    board = first_edition().board
    assert [board.printed_to_end(players) for players in (2, 3, 4)] == [3, 7, 11]  # M7.1


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
