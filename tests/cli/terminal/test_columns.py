"""Columns of text."""

from __future__ import annotations

from cli.terminal.columns import aligned


def test_columns_stand_below_each_other() -> None:
    rows = [("a", "10", "long"), ("long", "9", "b")]
    assert aligned(rows) == ["a     10  long", "long  9   b"]


def test_numbers_end_below_each_other() -> None:
    assert aligned([("a", "10"), ("b", "9")], right=(1,)) == ["a  10", "b   9"]


def test_no_rows_are_no_lines() -> None:
    assert aligned([]) == []
