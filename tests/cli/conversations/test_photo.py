"""A crop on a terminal: half blocks in shades of grey."""

import pytest

from cli.conversations.photo import half_blocks


def test_two_rows_of_a_picture_are_one_line_in_true_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    [line] = half_blocks([[0, 255], [128, 7]])
    assert line == ("\x1b[38;2;0;0;0;48;2;128;128;128m▀\x1b[38;2;255;255;255;48;2;7;7;7m▀\x1b[0m")


def test_elsewhere_the_greys_of_256_colours_stand_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLORTERM", raising=False)
    first, last = half_blocks([[0], [255], [120]])
    assert first == "\x1b[38;5;232;48;5;255m▀\x1b[0m"
    assert last == "\x1b[38;5;243;48;5;243m▀\x1b[0m"  # The row below is missing.
