"""`rollwrite.replay` in several threads at once gives what it gives alone."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

import rollwrite as rw
from tests.editions import EVENING

THREADS = 4
TURNS = (9, 27, 9, 27)


def answers(turn: int) -> list[str]:
    """Return all answers of a record at a turn, read anew."""
    replayed = rw.replay(EVENING, turn)
    return [
        replayed.answer("text", "de"),
        replayed.answer("json"),
        replayed.answer("toml"),
        replayed.answer("html", "fr"),
    ]


@pytest.mark.slow
def test_a_record_replayed_in_several_threads_is_what_it_is_alone() -> None:
    alone = {turn: answers(turn) for turn in {*TURNS}}
    barrier = Barrier(THREADS)

    def together(turn: int) -> list[str]:
        barrier.wait()
        return answers(turn)

    with ThreadPoolExecutor(THREADS) as threads:
        assert [*threads.map(together, TURNS)] == [alone[turn] for turn in TURNS]


def test_a_position_may_be_stepped_in_several_threads() -> None:
    start = rw.new_game(["Anna", "Bernd"])
    barrier = Barrier(THREADS)

    def played(_: int) -> list[str]:
        barrier.wait()
        position, chance, texts = start, Random(1), list[str]()
        while not position.is_over:
            step = chance.choice(position.legal_steps)
            texts.append(position.step_text(step))
            position = position.after(step)
        return texts

    with ThreadPoolExecutor(THREADS) as threads:
        one, *others = threads.map(played, range(THREADS))
    assert others == [one] * (THREADS - 1)
