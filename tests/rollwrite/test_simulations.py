"""`rollwrite.simulate`: many games by computer players, resumed, in several threads."""

from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import Barrier

import pytest

import rollwrite as rw
from rollwrite.simulations import WrongResultsError, simulation

THREADS = 4


def test_figures_are_those_of_the_command() -> None:
    found = rw.simulate(6, 2)
    assert repr(found) == "<Simulation greedy, greedy: 6 of 6 games>"
    assert found.figures["games"] == 6
    assert found.figures["players"] == ["greedy", "greedy"]
    assert found.answer().startswith("games: 6\n")


@pytest.mark.slow
def test_a_simulation_that_was_stopped_is_resumed_from_its_text() -> None:
    begun = simulation(8, 2)
    for _ in islice(begun.play(), 2):
        pass
    assert 0 < begun.played < 8
    again = simulation(8, 2, text=begun.text)
    assert again.played == begun.played
    assert sum(again.play()) == 8 - begun.played
    assert again.figures == rw.simulate(8, 2).figures
    with pytest.raises(WrongResultsError, match="is of another run"):
        simulation(8, 3, text=begun.text)


@pytest.mark.slow
def test_a_simulation_in_several_threads_is_what_it_is_alone() -> None:
    barrier = Barrier(THREADS)

    def figures(seed: int) -> object:
        barrier.wait()
        return rw.simulate(3, 2, seed=str(seed)).figures

    with ThreadPoolExecutor(THREADS) as threads:
        together = [*threads.map(figures, range(THREADS))]
    assert together == [rw.simulate(3, 2, seed=str(seed)).figures for seed in range(THREADS)]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seats": ["greddy"]}, "no player is called 'greddy'"),
        ({"seats": ["greedy", "planner"], "players": 3}, "seats names 2, but 3 sit at the table"),
        ({"players": 7}, "merchants base is for 2 to 4 players, not 7"),
    ],
)
def test_a_table_that_there_is_not_is_refused(wish: dict[str, object], sentence: str) -> None:
    with pytest.raises(rw.WrongTableError, match=sentence):
        rw.simulate(1, **wish)  # type: ignore[arg-type]
