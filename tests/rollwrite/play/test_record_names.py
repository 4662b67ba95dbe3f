"""Names in records: whatever players are called, who reads a record reads their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.play.record import Record, Turn, parse_record, record_text
from sheets.table.players import PlayerNameError, initials, same_names, tidy_name


def record_with(names: tuple[str, ...]) -> Record:
    """Return a record in which each of these players has taken a start card."""
    turns = tuple(Turn(0, 1, seat, ("start 1",)) for seat in range(len(names)))
    return Record("merchants", "base", "", "", names, initials(names), turns=turns)


def assert_is_read_back(names: tuple[str, ...]) -> None:
    written = record_with(names)
    read = parse_record(record_text(written))
    assert (read.players, read.initials) == (written.players, written.initials)
    assert [turn.player for turn in read.turns] == [turn.player for turn in written.turns]
    assert read.fault is None


@pytest.mark.parametrize("name", ["Bernd #1", "#1", "draw", "1 Anna", 'the "Boss" # 2', "start: 1"])
def test_a_name_with_signs_of_a_record_in_it_is_read_back(name: str) -> None:
    assert_is_read_back((name, "Bernd"))
    assert_is_read_back(("Bernd", name))


@given(st.text(min_size=1, max_size=12), st.text(min_size=1, max_size=12))
def test_any_two_names_are_read_back(one: str, other: str) -> None:
    try:
        names = (tidy_name(one), tidy_name(other))
    except PlayerNameError:
        return
    if not same_names(names):
        assert_is_read_back(names)


def test_a_comment_behind_a_quoted_name_is_none_of_it() -> None:
    head = 'rollwrite record 1\ngame merchants base\nplayer "Bernd #1" B # he won\nplayer Anna\n'
    assert parse_record(head).players == ("Bernd #1", "Anna")


def test_a_round_before_a_name_is_no_part_of_another_name() -> None:
    record = parse_record(record_text(record_with(("Anna", "1 Anna"))))
    assert [turn.player for turn in record.turns] == [0, 1]
    assert [turn.round for turn in record.turns] == [1, 1]
