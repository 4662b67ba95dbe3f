"""The regions of a board on a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from cli.terminal.tables import show_in_colours
from scoring.merchants.board.answer import regions_blocks, regions_text
from sheets.words.translation import load_translation
from tests.scoring.merchants.text_board import TextBoard, read_text_board

ROOT = Path(__file__).parents[3]

# The gold is closed, the wood open.
BOARD = """
    g  g  g  g  g  g  g
     g  A  #  #  #  #  #
    =====
    #  #  .  .  w  .  .
    """


def shown(capsys: pytest.CaptureFixture[str], board: TextBoard) -> list[str]:
    show_in_colours(regions_blocks(board.in_play(), load_translation("en")))
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def test_board_table_and_end_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    board = read_text_board(BOARD)
    lines = shown(capsys, board)
    plain = regions_text(board.in_play(), load_translation("en")).splitlines()
    assert lines[:6] == plain[:6]
    assert lines[-1] == plain[-1]
    told = [" ".join(line.split()) for line in lines]
    assert "resource hexes state workers earns artifacts printed where" in told
    assert "1 gold 8 closed A 1 A 8 A1 B1 C1 D1 E1 F1 G1 A2" in told


def test_where_a_region_lies_goes_on_several_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "75")
    lines = shown(capsys, read_text_board(BOARD))
    assert max(map(len, lines[7:-1])) <= 75
    gold = next(index for index, line in enumerate(lines) if line.split()[:2] == ["1", "gold"])
    assert " ".join([*lines[gold].split(), *lines[gold + 1].split()]).endswith("F1 G1 A2")
    assert lines[gold + 1].startswith(" " * 60)


@pytest.mark.parametrize("columns", [10, 30, 60])
def test_no_figure_is_cut_however_narrow_the_terminal(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    board = read_text_board(BOARD)
    plain = regions_text(board.in_play(), load_translation("en")).splitlines()
    assert shown(capsys, board) == plain


@pytest.mark.parametrize("colours", [True, False])
def test_the_table_of_a_terminal_is_only_for_terminals(
    colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.terminal.streams.has_colours", lambda stream: colours)
    state = ROOT / "tests" / "states" / "merchants" / "base-2-board.toml"
    answer = CliRunner().invoke(main, ["regions", str(state)], env={"COLUMNS": "100"})
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert ("\u2500" in answer.stdout) == colours
    assert "1  gold " in answer.stdout
