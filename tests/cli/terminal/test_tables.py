"""Scores and regions on a terminal, and that nothing of it is loaded without one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from cli.terminal.tables import show_in_colours
from rollwrite.answers import Answer, answer_blocks
from scoring.merchants.board.answer import regions_blocks, regions_text
from sheets.words.translation import load_translation
from tests.covering import rest_slow
from tests.processes import python
from tests.scoring.games import score_of
from tests.scoring.merchants.games import FOLDER, changed, game
from tests.scoring.merchants.text_board import TextBoard, read_text_board
from tests.terminals import all_shown

ROOT = Path(__file__).parents[3]


def shown(capsys: pytest.CaptureFixture[str], *answers: Answer) -> list[str]:
    show_in_colours(answer_blocks(answers, load_translation("en")))
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def test_the_verdict_stands_above_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys, Answer("game", score_of(game("base-3.toml"))))
    assert lines[0] == "Anna wins with 52"
    assert lines[2].split() == ["Anna", "Bernd", "Clara", "Rule"]
    assert ["Total", "52", "49", "32"] in [line.split() for line in lines]


def test_markup_in_a_name_is_only_text(capsys: pytest.CaptureFixture[str]) -> None:
    name = "[red]Bo[/]"
    found = score_of(changed("base-2.json", {"sheet 1, player": name}))
    assert name in shown(capsys, Answer("game", found))[2]


def test_of_several_files_each_has_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    good = Answer("[b]good.toml", score_of(game("base-3.toml")))
    bad = Answer("bad.toml", score_of(changed("base-3.toml", {"sheet 1, gold": 9})))
    lines = shown(capsys, good, bad)
    assert lines[:3] == ["[b]good.toml", "", "Anna wins with 52"]
    assert lines[-3:-1] == ["bad.toml", ""]  # And why it has no score.


@pytest.mark.parametrize("columns", [10, 20, 37, 38, 40, 60])
def test_no_name_and_no_figure_is_cut_however_narrow_the_terminal(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = [line.split() for line in shown(capsys, Answer("game", score_of(game("base-3.toml"))))]
    assert ["Anna", "Bernd", "Clara", "Rule"] in lines
    assert ["Crystal", "(1)", "0", "(3)", "1", "(0)", "0", "M7.2"] in lines
    assert ["Total", "52", "49", "32"] in lines


def on_terminal(
    *arguments: str, folder: Path = ROOT, variable: dict[str, str] | None = None
) -> str:
    """Return what the program shows at a terminal where nobody types."""
    pty = pytest.importorskip("pty", reason="this system has no such terminals")
    reader, writer = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    environment.pop("NO_COLOR", None)
    environment |= {"PYTHONPATH": str(ROOT), **(variable or {})}
    command = [sys.executable, "-m", "rollwrite", *arguments]
    subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, stdout=writer, env=environment, check=False
    )
    os.close(writer)
    return all_shown(reader)


def test_on_a_terminal_the_winner_is_in_colour() -> None:
    text = on_terminal("score", str(FOLDER / "base-3.toml"))
    assert "\x1b[1;32mAnna wins with 52\x1b[0m" in text


@pytest.mark.parametrize("variable", rest_slow([{"NO_COLOR": "1"}, {"TERM": "dumb"}]))
def test_who_wants_no_colours_gets_plain_text(variable: dict[str, str], tmp_path: Path) -> None:
    score = on_terminal("score", str(FOLDER / "base-3.toml"), variable=variable)
    assert "Anna wins with 52" in score
    entry = on_terminal("enter", "-o", "game.toml", folder=tmp_path, variable=variable)
    assert "The table" in entry
    assert "\x1b" not in score + entry


def test_headings_of_questions_are_bold_on_a_terminal(tmp_path: Path) -> None:
    text = on_terminal("enter", "-o", "game.toml", folder=tmp_path)
    assert "\x1b[1mThe table\x1b[0m" in text


def test_without_a_terminal_nothing_is_loaded_that_lays_out_or_draws() -> None:
    program = (
        "import sys; from cli.main import main; "
        f"main(['score', {str(FOLDER / 'base-3.toml')!r}], standalone_mode=False); "
        "print(*sys.modules, file=sys.stderr)"
    )
    loaded = {module.partition(".")[0] for module in python("-c", program).stderr.split()}
    assert loaded.isdisjoint({"rich", "tomlkit", "reportlab", "svgwrite", "PIL"})
    assert "scoring" in loaded


# The gold is closed, the wood open.
BOARD = """
    g  g  g  g  g  g  g
     g  A  #  #  #  #  #
    =====
    #  #  .  .  w  .  .
    """


def regions_shown(capsys: pytest.CaptureFixture[str], board: TextBoard) -> list[str]:
    show_in_colours(regions_blocks(board.in_play(), load_translation("en")))
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def test_board_table_and_end_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    board = read_text_board(BOARD)
    lines = regions_shown(capsys, board)
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
    lines = regions_shown(capsys, read_text_board(BOARD))
    assert max(map(len, lines[7:-1])) <= 75
    gold = next(index for index, line in enumerate(lines) if line.split()[:2] == ["1", "gold"])
    assert " ".join([*lines[gold].split(), *lines[gold + 1].split()]).endswith("F1 G1 A2")
    assert lines[gold + 1].startswith(" " * 60)


@pytest.mark.parametrize("columns", [10, 30, 60])
def test_no_figure_of_a_region_is_cut_however_narrow_the_terminal(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    board = read_text_board(BOARD)
    plain = regions_text(board.in_play(), load_translation("en")).splitlines()
    assert regions_shown(capsys, board) == plain


@pytest.mark.parametrize("colours", [True, False])
def test_the_table_of_a_terminal_is_only_for_terminals(
    colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.terminal.output.has_colours", lambda stream: colours)
    state = ROOT / "tests" / "states" / "merchants" / "base-2-board.toml"
    answer = CliRunner().invoke(main, ["regions", str(state)], env={"COLUMNS": "100"})
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert ("\u2500" in answer.stdout) == colours
    assert "1  gold " in answer.stdout
