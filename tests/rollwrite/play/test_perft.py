"""How much is legal in fixed positions, counted: any change of a rule shows here.

`pytest --regenerate` writes `perft.toml` anew.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rollwrite.play import drawing
from rollwrite.play.position import Position
from rollwrite.play.record import parse_record
from rollwrite.play.replay import replay
from rollwrite.play.steps import PASS, Action, Cast, Face, Roll
from rollwrite.play.turns import begin_turn
from tests.rollwrite.play.plain import Plain
from tools.make_records import RECORDS

FILE = Path(__file__).with_name("perft.toml")
# A record, and the number of its turns that are played.
POSITIONS = (
    ("base-2-1", 6),
    ("base-2-2", 11),
    ("base-3-1", 9),
    ("base-4-1", 21),
    ("base-3-other-1", 15),
    ("base-4-other-1", 30),
    ("family-2-1", 5),
    ("family-3-other-1", 14),
    ("family-4-1", 26),
    ("solo-beginner-1", 8),
    ("solo-beginner-other-1", 14),
)
NAMES = [f"{record} {turns}" for record, turns in POSITIONS]
DICE: tuple[tuple[Face, Face], ...] = (
    ("gold", "gold"),
    ("gold", "wood"),
    ("gold", "?"),
    ("?", "?"),
)


@cache
def position_of(name: str) -> Position:
    """Return a position before a turn: `base-2-1 6`."""
    record, _, turns = name.partition(" ")
    text = (RECORDS / f"{record}.record").read_text("utf-8")
    position = replay(parse_record(text), RECORDS).until(int(turns)).position
    assert position is not None
    assert position.phase == "draw"
    return position


def counts(position: Position) -> dict[str, int]:
    """Return how much is legal now, and along short sequences of steps."""
    found = {"rolls": len(position.legal_rolls)}
    for dice in DICE:
        rolled = position.after(Roll(dice))
        found[f"draws {' '.join(dice)}"] = len(rolled.legal_draws)
    two = position.after(Roll(DICE[0]))
    drawn = [two.after(draw) for draw in two.legal_draws]
    found["draws and workers"] = sum(len(each.legal_workers) for each in drawn)
    acting = [each.after(each.legal_workers[-1]) for each in drawn if each.phase == "worker"]
    kinds = Counter(_kind(step, at) for at in acting for step in at.legal_actions)
    found |= {kind: kinds[kind] for kind in sorted(kinds)}
    scored = [at.after(PASS) for at in acting]
    found["buys"] = sum(len(at.legal_buys) for at in scored)
    found["archive"] = sum(len(at.legal_takes) for at in scored)
    return found


def _kind(step: Action, at: Position) -> str:
    if isinstance(step, Cast):
        name, strength = at.table.spell_of(step.source)
        return f"cast {name} {strength}"
    return type(step).__name__.lower()


def stored() -> dict[str, dict[str, int]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def test_the_counts_are_written_anew(regenerate: bool) -> None:
    if regenerate:
        lines = ["# How much is legal in fixed positions; see test_perft.py.\n"]
        for name in NAMES:
            lines.append(f'\n["{name}"]\n')
            lines += [f'"{key}" = {value}\n' for key, value in counts(position_of(name)).items()]
        FILE.write_text("".join(lines), "utf-8")
    assert [*stored()] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_as_much_is_legal_as_ever(name: str) -> None:
    assert counts(position_of(name)) == stored()[name]


@pytest.mark.parametrize("name", NAMES)
def test_plain_sets_count_the_same(name: str) -> None:
    plain, found = Plain(position_of(name)), stored()[name]
    pairs = plain.pairs()
    workers = sum(len(plain.worker_places(pair)) for pair in pairs)
    nothing = int(workers == 0)  # M3.5
    assert found["draws gold gold"] == len(pairs) + nothing
    assert found["draws gold wood"] == 2 * len(pairs) + nothing
    assert found["draws gold ?"] == 8 * len(pairs) + nothing
    assert found["draws ? ?"] == 25 * len(pairs) + nothing
    assert found["draws and workers"] == workers


def test_a_broken_rule_changes_the_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    position = position_of(NAMES[0])
    # M3.2 by mistake: a printed resource serves as well.
    monkeypatch.setattr(drawing, "anchors", lambda _table, board, here: board.all_resources & here)
    drawing.find_places.cache_clear()
    try:
        broken = begin_turn(position)
        assert isinstance(broken, Position)
        assert counts(broken) != stored()[NAMES[0]]
    finally:
        drawing.find_places.cache_clear()  # What was found by the broken rule is found no more.
