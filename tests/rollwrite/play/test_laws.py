"""What holds in every game, whatever the options: positions, states, records."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.play.position import Position
from rollwrite.play.record import parse_record, record_text
from rollwrite.play.replay import record_of, replay
from rollwrite.play.sheet_state import score_of, state_of
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import Build, Buy, Monument, Start, Step, Worker
from scoring.merchants.board.position import can_draw_resources, find_regions, land_of, position_on
from scoring.merchants.checks import find_problems
from scoring.merchants.state import STATES, state_tree
from sheets.files.schema import build
from sheets.hexes import parse_hex
from sheets.merchants.edition.edition import RESOURCES
from tests.rollwrite.play.random_games import (
    TABLES,
    any_start,
    random_game,
    start_of,
)

GAMES = st.integers(0, 10**6)


@given(GAMES)
@settings(max_examples=40, deadline=None)
def test_masks_and_the_plain_board_agree_on_what_is_empty_and_closed(seed: int) -> None:
    start = any_start(seed)
    table = start.table
    ground = table.ground
    for number, (_, position) in enumerate(random_game(start, seed)):
        if position.phase not in ("draw", "over") or number % 5:
            continue
        state = state_of(position)
        land = land_of(table.variant, table.edition)
        assert land is not None
        assert state.board is not None
        plain = position_on(land, state.board, len(table.names))
        assert ground.mask(plain.empty) == position.board.empty
        if table.variant == "solo":
            continue  # A territory's open regions stay unscored; it is closed (S6).
        for region in find_regions(plain):
            mask = ground.mask(region.hexes)
            assert region.closed == (position.board.closed_hexes & mask == mask)
            assert region.closed or not position.board.closed_hexes & mask


@given(GAMES)
@settings(max_examples=30, deadline=None)
def test_masks_and_the_plain_board_agree_on_who_is_at_a_closed_region(seed: int) -> None:
    start = any_start(seed)
    table = start.table
    land = land_of(table.variant, table.edition)
    assert land is not None
    for _, position in random_game(start, seed):
        if position.phase not in ("score", "buy", "take"):
            continue
        board = state_of(position).board
        assert board is not None
        plain = find_regions(position_on(land, board, len(table.names)))
        regions = {table.ground.mask(region.hexes): region for region in plain}
        for closed in position.turn.closed_regions:
            region = regions[closed.mask]
            workers = dict(zip(table.initials, closed.workers, strict=True))
            assert {who: number for who, number in workers.items() if number} == region.workers
            assert closed.artifacts == len(region.artifacts)
            assert RESOURCES[closed.resource] == region.resource


@given(GAMES)
@settings(max_examples=30, deadline=None)
def test_masks_and_the_plain_board_agree_on_whether_anything_can_be_drawn(seed: int) -> None:
    start = any_start(seed)
    table = start.table
    land = land_of(table.variant, table.edition)
    assert land is not None
    for _, position in random_game(start, seed):
        if position.phase != "draw" or table.variant == "solo":
            continue
        board = state_of(position).board
        assert board is not None
        plain = position_on(land, board, len(table.names))
        assert can_draw_resources(plain, table.rules) == any(position.turn.places)


@given(GAMES)
@settings(max_examples=40, deadline=None)
def test_what_stands_on_the_sheets_in_the_end_has_no_error_and_is_read_back(seed: int) -> None:
    start = any_start(seed)
    *_, (_, last) = random_game(start, seed)
    state = state_of(last)
    problems = find_problems(state, start.table.content)
    assert [problem for problem in problems if problem.level == "error"] == []
    typed = build(STATES[state.variant], state_tree(state))
    assert typed == state
    assert score_of(last).players


@given(GAMES)
@settings(max_examples=25, deadline=None)
def test_a_record_is_read_back_and_its_replay_gives_the_same_positions(seed: int) -> None:
    rng = random.Random(seed)
    variant, players = rng.choice(TABLES)
    start = start_of(variant, players)
    game = [*random_game(start, seed)]
    text = record_text(record_of(start, [step for step, _ in game]))
    replayed = replay(parse_record(text))
    assert replayed.problems == ()
    last, position = game[-1][1], replayed.position
    assert position is not None
    assert (position.board, position.sheets, position.solo) == (last.board, last.sheets, last.solo)
    assert replayed.text() == text


@given(GAMES)
@settings(max_examples=15, deadline=None)
def test_a_position_stays_as_it_was_whatever_follows(seed: int) -> None:
    position = start_of("base", 3)
    seen: list[tuple[Position, str]] = []
    for _, after in random_game(position, seed):
        seen.append((position, repr((position.board, position.sheets, position.turn))))
        position = after
    for each, before in seen:
        assert repr((each.board, each.sheets, each.turn)) == before


@given(GAMES)
@settings(max_examples=15, deadline=None)
def test_every_legal_step_can_be_taken(seed: int) -> None:
    rng = random.Random(seed)
    for _, position in random_game(any_start(seed), seed):
        steps = position.legal_steps
        for index in {*rng.sample(range(len(steps)), min(3, len(steps)))}:
            position.after(steps[index])


def test_steps_of_different_kinds_are_never_equal() -> None:
    steps: list[Step] = [Build(5), Buy(5), Start(5), Monument(5)]
    assert len({*steps}) == len(steps)


def test_a_step_that_is_not_legal_says_what_is_m3_4() -> None:
    position = start_of("base", 2)
    for card in (1, 2):
        position = position.after(Start(card))
    position = position.after(position.legal_rolls[0])
    position = position.after(position.legal_draws[0])
    with pytest.raises(IllegalStepError) as caught:
        position.after(Worker(parse_hex("Z9")))
    assert caught.value.rule == "M3.4"
    assert len(caught.value.allowed) == len(position.legal_workers)
