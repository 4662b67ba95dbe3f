"""What marks say that belong together."""

from itertools import product

import numpy as np
import pytest

from rollwrite.photo.groups import Group, read_group
from rollwrite.photo.marks import STATES, State
from rollwrite.photo.merchants.player import groups
from scoring.merchants.places import player_places
from scoring.open_game import open_game
from sheets.drawing.shapes import marks_of
from tests.rollwrite.photo.sheets_taken import drawing


def rows(*states: State, sure: float = 0.999999) -> np.ndarray:
    """Return the probabilities of marks that are almost certainly these."""
    found = np.full((len(states), len(STATES)), (1 - sure) / (len(STATES) - 1))
    for row, state in zip(found, states, strict=True):
        row[STATES.index(state)] = sure
    return found


@pytest.fixture(scope="module")
def by_path() -> dict[tuple[str | int, ...], Group]:
    tree = {"game": "merchants", "variant": "base", "players": 3}
    content = open_game(tree).content
    names = frozenset(mark.name for mark in marks_of(drawing()))
    places = tuple(player_places(content, "ABC", names))
    return {group.path: group for group in groups(places, content, 3, names)}


def test_a_card_looks_one_of_six_ways(by_path: dict[tuple[str | int, ...], Group]) -> None:
    """M1.6: of all that three symbols can look like, only these are a card."""
    card = by_path["cards", "17"]
    states: tuple[State, ...] = ("blank", "circled", "crossed", "both")
    sure = [
        (triple, read.meaning)
        for triple in product(states, repeat=3)
        if (read := read_group(card, rows(*triple))).is_sure
    ]
    assert sorted(str(meaning) for _, meaning in sure) == [
        "", "", "bought", "built", "cast", "overbuilt",
    ]  # fmt: skip


def test_a_track_stands_at_the_one_step_circled(
    by_path: dict[tuple[str | int, ...], Group],
) -> None:
    steps: list[State] = ["blank"] * 6
    assert not read_group(by_path["gold",], rows(*steps)).is_sure
    steps[4] = "circled"
    read = read_group(by_path["gold",], rows(*steps))
    assert (read.meaning, read.is_sure) == (4, True)
    steps[2] = "circled"
    assert not read_group(by_path["gold",], rows(*steps)).is_sure


@pytest.mark.parametrize("odd", ["other", "ticked", "filled", "both"])
def test_an_odd_mark_on_a_value_is_asked(
    by_path: dict[tuple[str | int, ...], Group], odd: State
) -> None:
    assert not read_group(by_path["monuments", "12"], rows(odd)).is_sure


def test_what_means_the_same_need_not_be_told_apart(
    by_path: dict[tuple[str | int, ...], Group],
) -> None:
    """M4.4: whether a monument is untouched or another's, it is not this player's."""
    found = np.zeros((1, len(STATES)))
    found[0, STATES.index("blank")] = found[0, STATES.index("crossed")] = 0.5
    read = read_group(by_path["monuments", "12"], found)
    assert (read.meaning, read.is_sure) == (False, True)
