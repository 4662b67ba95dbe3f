"""Computer players: they play by the rules, and each stronger one beats each weaker."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rollwrite.play.ground import bits
from rollwrite.play.players import PLAYERS, player_of
from rollwrite.play.players.evaluation import Change, Land, sheet_worths
from rollwrite.play.players.forecast import PLAIN, forecast_of
from rollwrite.play.position import Position, first_position
from rollwrite.play.simulation.run import Run, moves
from rollwrite.play.steps import PASS, Build, Monument, Roll, Step
from rollwrite.play.table import table_of
from scoring.merchants.content import content_of
from sheets.hexes import row_of
from sheets.merchants.edition.edition import RESOURCES
from tests.covering import rest_slow
from tests.rollwrite.play.random_games import (
    EDITION,
    NAMES,
    TABLES,
    random_game,
    random_rules,
    start_of,
)

TASTE = PLAIN.among_others
KINDS = "builder", "closer", "hunter"
FIRST = Run(1, "base", ("greedy", "greedy"), EDITION).start()


def points_by_player(run: Run) -> dict[str, list[int]]:
    """Return what each computer player scored in the games of a run."""
    found: dict[str, list[int]] = {name: [] for name in run.players}
    for number in range(run.games):
        for _, _, position in moves(run, run.start(), number):
            last = position
        accounts = {each.account.name: each.account.total for each in last.score().players}
        for name, player in zip(last.table.names, run.seats(number), strict=True):
            found[player].append(accounts[name])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planner_starts_with_any_card_that_seems_as_good(seats: int) -> None:
    """M2.3: what it brings shows too late for a try; by these all planners took the same one."""
    start = start_of("base", seats)
    taken = [player_of("planner").choose(start, random.Random(seed)) for seed in range(30)]
    assert len({*taken}) > 1
    assert taken == [player_of("greedy").choose(start, random.Random(seed)) for seed in range(30)]


@pytest.mark.parametrize(("variant", "players"), rest_slow(TABLES, always=2))
@given(seed=st.integers(0, 10**6))
@settings(max_examples=4, deadline=None)
def test_greedy_takes_legal_steps_by_any_options(variant: str, players: int, seed: int) -> None:
    chance = random.Random(seed)
    edition = replace(EDITION, rules=random_rules(chance))
    position, greedy = start_of(variant, players, edition), player_of("greedy")
    while not position.is_over:
        if rolls := position.legal_rolls:
            position = position.after(chance.choice(rolls))
            continue
        step = greedy.choose(position, chance)
        assert step in position.legal_steps
        position = position.after(step)


@pytest.mark.parametrize("variant", rest_slow(["base", "family"]))
def test_greedy_beats_random_in_19_of_20(variant: str) -> None:
    found = points_by_player(Run(20, variant, ("greedy", "random"), EDITION))  # type: ignore[arg-type]
    wins = sum(a > b for a, b in zip(found["greedy"], found["random"], strict=True))
    assert wins >= 19


@pytest.mark.slow
def test_the_planner_beats_greedy_clearly() -> None:
    found = points_by_player(Run(16, "base", ("planner", "greedy"), EDITION))
    wins = sum(a > b for a, b in zip(found["planner"], found["greedy"], strict=True))
    assert wins >= 11


def test_the_same_chance_leads_to_the_same_choices() -> None:
    run = Run(1, "base", ("planner", "hunter", "random"), EDITION, seed="again")

    def steps() -> Iterator[object]:
        for _, step, position in moves(run, run.start(), 0):
            yield step
            if position.round > 2:
                return

    assert [*steps()] == [*steps()]


def test_the_hunter_builds_over_what_the_others_add_to() -> None:
    """M4.4: a Store stands, and there is wood for a monument over it or for a Shrine."""
    assert _choices(built=9, bought=6) == {
        "builder": Build(6),
        "closer": Build(6),
        "hunter": Monument(9),
    }


def test_the_builder_lets_a_building_stand_that_the_others_make_a_monument() -> None:
    """M4.4: the dearest monuments are gone, and a Shrine pays in every turn to come."""
    assert _choices(built=10, monuments_gone=3) == {
        "builder": PASS,
        "closer": Monument(10),
        "hunter": Monument(10),
    }


def _choices(*, built: int, bought: int | None = None, monuments_gone: int = 0) -> dict[str, Step]:
    """Return what each kind does in the third round, with much wood and such cards."""
    position = next(
        position
        for _, _, position in moves(Run(1, "base", ("greedy", "greedy"), EDITION), FIRST, 0)
        if position.round == 3 and position.phase == "action"
    )
    card = position.table.printed.cards[built]
    sheet = position.sheet._replace(
        tracks=(3, 5, 4, 2) if bought else (3, 5, 1, 1),
        bought=(bought,) if bought else (),
        built=(built,),
        paid=(card.wood,),
        buildings=frozenset([card.building]),
    )
    position = position._replace(sheets=position.with_sheet(sheet), taken=(0, 0, monuments_gone))
    return {name: player_of(name).choose(position, random.Random(1)) for name in KINDS}


def test_the_closer_closes_a_printed_resource_where_the_others_leave_it_open() -> None:
    """M7.1: it hurries to the end; there is such a turn in many games."""
    run = Run(1, "base", ("greedy", "greedy"), EDITION)
    played = (after for number in range(9) for _, _, after in moves(run, FIRST, number))
    rolled = (each for each in played if each.phase == "draw" and each.turn.roll)
    closed = ({name: _closed(name, each) for name in KINDS} for each in rolled)
    assert any(each["closer"] > max(each["builder"], each["hunter"]) for each in closed)


def _closed(name: str, position: Position) -> int:
    """Return how many printed resources are closed when a kind has played its turn."""
    before, player = position, player_of(name)
    while not position.is_past_turn(before):
        position = position.after(player.choose(position, random.Random(1)))
    return (position.board.closed_hexes & position.table.ground.printed).bit_count()


@pytest.mark.slow
def test_kinds_win_about_as_often_as_each_other() -> None:
    """Four at a table, a quarter is even; of so many games no more than chance allows."""
    found = points_by_player(Run(40, "base", (*KINDS, "greedy"), EDITION))
    best = [max(points) for points in zip(*found.values(), strict=True)]
    for points in found.values():
        assert 3 <= sum(a == b for a, b in zip(points, best, strict=True)) <= 20


@pytest.mark.parametrize("name", PLAYERS)
def test_no_player_rolls_the_dice(name: str) -> None:
    position = start_of("base", 2)
    chance = random.Random(1)
    while position.round < 3:
        if rolls := position.legal_rolls:
            position = position.after(rolls[0])
            continue
        step = player_of(name).choose(position, chance)
        assert not isinstance(step, Roll)
        position = position.after(step)


def test_a_card_promises_less_to_whose_building_of_its_name_stands() -> None:
    """M4.2: nobody has two of a name."""
    position = start_of("base", 2)
    tower = 24

    def promised(*standing: str) -> float:
        bare = position.sheets[0]._replace(buildings=frozenset(standing))
        sheets = bare, bare._replace(bought=(tower,))
        without, bought = sheet_worths(position, sheets, forecast_of(position, TASTE))
        return bought - without

    assert promised("tower") < promised("sawmill")


def test_where_six_hexes_are_empty_no_whole_turn_is_expected() -> None:
    position = start_of("base", 2)
    six = sum(1 << bit for bit in islice(bits(position.empty), 6))
    full = position._replace(board=position.board._replace(empty=six))
    assert forecast_of(full, TASTE).turns < 1 < forecast_of(position, TASTE).turns


@pytest.mark.parametrize("drawn", ["alike", "unlike"])
@given(seed=st.integers(0, 10**6), stop=st.integers(5, 60))
@settings(max_examples=25, deadline=None)
def test_what_a_pair_and_a_worker_add_is_what_the_land_is_worth_after_them(
    drawn: str, seed: int, stop: int
) -> None:
    """Two alike join, take in what they touch of their kind and bring an artifact (M3.3)."""
    position = _after(seed, stop)
    assume(position.phase == "draw" and position.turn.has_room)
    chance = random.Random(seed)
    first, second = chance.sample(RESOURCES, 2)
    roll = Roll((first, first if drawn == "alike" else second))
    rolled = position.after(roll) if position.legal_rolls else position
    draw = chance.choice(rolled.legal_draws)
    placed = rolled.after(draw)
    bit_of, forecast = position.table.ground.bit_of, forecast_of(position, TASTE)
    worker = chance.choice(placed.legal_workers)
    bit = bit_of[worker.hex]
    pair = tuple((RESOURCES.index(each.resource), bit_of[each.hex]) for each in draw.drawn)
    before = Land(position, position.seat, forecast)
    told = before.after(Change(pair, 1 << bit))
    after = placed.after(worker)
    sides = TASTE.side * (position.table.ground.neighbours[bit] & after.board.empty).bit_count()
    gain = Land(after, position.seat, forecast).worth - before.worth
    assert told == pytest.approx(gain + sides)


@given(seed=st.integers(0, 10**6), stop=st.integers(5, 60))
@settings(max_examples=25, deadline=None)
def test_what_a_change_adds_is_what_the_land_is_worth_after_it(seed: int, stop: int) -> None:
    """Land looked at again after a resource is drawn agrees with what was foretold of it."""
    position = _after(seed, stop)
    places = [*bits(position.empty)]
    if position.is_over or not places:
        return
    chance = random.Random(seed)
    bit, resource = chance.choice(places), chance.randrange(len(RESOURCES))
    forecast = forecast_of(position, TASTE)
    before = Land(position, position.seat, forecast)
    told = before.after_one(resource, bit)
    assert told == before.after(Change(((resource, bit),)))
    board = position.board
    resources = [*board.resources]
    resources[resource] |= 1 << bit
    drawn = board._replace(empty=board.empty & ~(1 << bit), resources=tuple(resources))
    after = Land(position._replace(board=drawn), position.seat, forecast)
    assert after.worth - before.worth == pytest.approx(told)


def _after(seed: int, stop: int) -> Position:
    """Return the position of a random game of three after so many steps, or at its end."""
    start = start_of("base", 3)
    return [start, *(position for _, position in islice(random_game(start, seed), stop))][-1]


def test_land_with_more_empty_hexes_beside_it_than_a_board_usually_has_is_looked_at() -> None:
    """A row of gold across a board of 26 columns has 52 empty hexes beside it."""
    board = replace(EDITION.board, columns=26, start={"gold": EDITION.board.start["gold"]})
    edition = replace(EDITION, board=replace(board, printed={}, lakes=()))
    position = first_position(table_of("base", NAMES[:2], content_of(edition), "wide"))
    row = position.table.ground.mask(hex_ for hex_ in board.hexes if row_of(hex_) == 2)
    marks = position.board
    marks = marks._replace(empty=marks.empty & ~row, resources=(row, *marks.resources[1:]))
    position = position._replace(board=marks, phase="draw")
    assert Land(position, 0, forecast_of(position, TASTE)).worth == 0  # Nobody has a worker there.
