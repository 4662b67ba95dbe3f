"""`rollwrite regions`: a board position on the terminal and as JSON."""

import json
from functools import partial
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.editions import FIRST, FIRST_PATH

# The shipped board but for its size, start and printed resources and lakes.
BOARD = """
[board]
columns = 6
rows = 4
rivers = [2, 3]
[board.start]
gold = ["A1"]
[board.printed]
crystal = ["B2"]
city = ["E1"]
wood = ["A3"]
[[board.lakes]]
hexes = ["C1", "E2"]
ships = ["C1", "E2"]
"""

STATE = """
players = 2
edition = "small.toml"
[[sheet]]
player = "Jeff"
[[sheet]]
player = "Bernd"
[board]
crystal = ["B1", "A2"]
city = ["D1"]
swamp = ["D2"]
artifacts = ["A2-B1"]
[board.workers]
J = ["C2"]
[board.ships]
J = ["C1"]
B = ["E2"]
"""


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Return a state's file beside the edition of a small board."""
    shipped = FIRST_PATH.read_text("utf-8")
    begin, end = shipped.index("[board]\n"), shipped.index("[sheet]\n")
    (tmp_path / "small.toml").write_text(shipped[:begin] + BOARD + shipped[end:], "utf-8")
    path = tmp_path / "game.toml"
    path.write_text(STATE, "utf-8")
    return path


run = partial(rollwrite, "regions")


def edited(state: Path, old: str, new: str) -> Path:
    text = state.read_text("utf-8")
    assert old in text
    state.write_text(text.replace(old, new), "utf-8")
    return state


def refusal(*arguments: object) -> str:
    answer = run(*arguments)
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    return answer.stderr.strip()


def test_the_board_the_list_and_the_end_are_shown(state: Path) -> None:
    answer = run(state)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    assert answer.stdout == (
        "    A   B   C   D   E   F\n 1  G1  Y2  ^J  c3  c3! .\n 2    Y2  Y2! @J  #   ^B  .\n    "
        "-------------------------\n\ng gold, y crystal, c city, with the number of the region; "
        "in capitals: closed\n! printed: to lie beside it alone is not enough (M3.2)\n. empty, "
        "@J worker of J, # blackened by Swamp, ^J ship with a worker of J, --- border river "
        "(M2.5)\n\n   resource  hexes  state   workers   earns     artifacts  printed  where\n1  "
        "gold          1  closed                                          A1\n2  crystal       "
        "3  closed  J 2, B 1  J 6, B 3          1        1  B1 A2 B2\n3  city          2  "
        "open    J 2, B 1                             1  D1 E1\n\nclosed regions hold 1 of the 2 "
        "printed resources; the game ends at 1, so the end is reached (M7.1)\n"
    )


def test_the_regions_as_json(state: Path) -> None:
    answer = run(state, "--format", "json")
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    crystal = {
        "resource": "crystal",
        "hexes": ["B1", "A2", "B2"],
        "closed": True,
        "workers": {"J": 2, "B": 1},
        "earns": {"J": 6, "B": 3},
        "artifacts": 1,
        "printed": 1,
    }
    tree = json.loads(answer.stdout)
    assert list(tree) == ["regions"]
    assert tree["regions"][1] == crystal
    assert [region["earns"] for region in tree["regions"]] == [{}, {"J": 6, "B": 3}, {}]


def test_a_ships_name_of_version_0_1_is_read_and_warned_of(state: Path) -> None:
    shown = run(state).stdout
    answer = run(edited(state, 'B = ["E2"]', 'B = ["L2"]'))
    assert (answer.exit_code, answer.stdout) == (ExitCode.DONE, shown)
    assert answer.stderr == (
        f"{state}: warning: board, ships B L2: "
        "a ship is called by the hex in which it is drawn; write E2 (M9)\n"
    )


def test_players_go_before_what_the_file_says(state: Path) -> None:
    lines = run(state, "--players", "3").stdout.splitlines()
    assert " 3  w4! .   .   .   .   ." in lines
    assert "closed regions hold 0 of the 3 printed resources; the game ends at 2 (M7.1)" in lines


def test_the_number_of_players_follows_from_the_sheets(state: Path) -> None:
    with_number = run(state).stdout
    assert run(edited(state, "players = 2\n", "")).stdout == with_number


def test_without_players_there_is_no_answer(state: Path) -> None:
    no_sheets = STATE[: STATE.index("players")] + STATE[STATE.index("[board]") :]
    state.write_text('edition = "small.toml"\n' + no_sheets, "utf-8")
    assert refusal(state) == (
        f"{state}: error: players: is missing, and there are no sheets that tell it; "
        "write 2 to 4 (M1.7)"
    )
    assert run(state, "--players", "2").exit_code == ExitCode.DONE


def test_a_position_need_not_have_right_sheets(state: Path) -> None:
    assert run(edited(state, 'player = "Jeff"', 'player = "Jeff"\ngold = 9')).exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'swamp = ["D2"]',
            'swamp = ["G2"]',
            "error: board, swamp G2: is off the board; it has the columns A to F "
            "and the rows 1 to 4 (M1.4)",
        ),
        ("players = 2", "players = 9", "error: players: is 9; 2 to 4 can play (M1.7)"),
        ("[board]", "[bord]", None),
        ("crystal =", 'crystal = ["A1"', None),
    ],
)
def test_a_faulty_file_is_a_list_of_problems(
    state: Path, old: str, new: str, problem: str | None
) -> None:
    said = refusal(edited(state, old, new))
    assert said.startswith(f"{state}: error: ")
    assert problem is None or said == f"{state}: {problem}"


def test_a_file_without_a_board_says_what_is_expected(state: Path) -> None:
    state.write_text(STATE[: STATE.index("[board]")], "utf-8")
    assert refusal(state) == (
        f"{state}: error: board: is missing; it is the table of what you drew on the board"
    )


def test_a_game_played_alone_is_on_the_solo_map() -> None:
    board = '[[sheet]]\nplayer = "Anna"\n[board]\ngold = ["A5"]\n'
    file = f'variant = "solo"\nedition = "{FIRST}"\n{board}'
    lines = run("-", stdin=file).stdout.splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKLMNO")
    assert not any("the end" in line for line in lines)
    trees = json.loads(run("-", "--format", "json", stdin=file).stdout)["regions"]
    assert ["A5", "A6"] in [tree["hexes"] for tree in trees]


def test_alone_no_number_of_players_is_taken() -> None:
    answer = run("-", "--players", "2", stdin='variant = "solo"\n[board]\n')
    assert (answer.exit_code, answer.stdout) == (ExitCode.USAGE, "")
    assert answer.stderr.endswith("standard input is a game for one; leave out --players\n")


def test_without_a_solo_map_there_is_no_answer_alone(state: Path) -> None:
    small = state.parent / "small.toml"
    text = small.read_text("utf-8")
    small.write_text(text[: text.index("[solo.map]")], "utf-8")
    assert refusal(edited(state, "players = 2", 'variant = "solo"')) == (
        f"{state}: error: board: played alone the board has another map, "
        "which the edition does not hold (S1)"
    )


def test_a_missing_file_is_exit_3(tmp_path: Path) -> None:
    answer = run(tmp_path / "none.toml")
    assert (answer.exit_code, answer.stdout) == (ExitCode.FILE, "")
    assert "does not exist" in answer.stderr


def test_standard_input_is_read_for_a_dash() -> None:
    answer = run("-", stdin=f'players = 2\nedition = "{FIRST}"\n[board]\nswamp = ["A1", "C1"]\n')
    assert answer.stderr == (
        "standard input: error: board, swamp A1: is a lake; swamp belongs in an empty hex on "
        "land (M9)\n"
    )
    assert run("-", stdin='{"players": 4, "board": {}}').exit_code == ExitCode.DONE
    assert run("-", stdin="\0").exit_code == ExitCode.MALFORMED


def test_a_board_without_a_closed_region_shows_all_rows_with_four_players() -> None:
    lines = run("-", stdin="players = 4\n[board]\n").stdout.splitlines()
    rows = [line for line in lines if line[:2].strip().isdigit() and line[2:4] == "  "]
    assert [int(row[:2]) for row in rows][:10] == list(range(1, 11))
    assert sum(set(line.strip()) == {"-"} for line in lines) == 2


@pytest.mark.parametrize(
    ("language", "head", "first"),
    [
        ("fr", "ressource  taille  état", "1  or "),
        ("de", "Rohstoff  Felder  Stand", "1  Gold "),
    ],
)
def test_the_answer_is_in_the_language_asked_for(
    state: Path, language: str, head: str, first: str
) -> None:
    lines = run(state, "--language", language).stdout.splitlines()
    begin = next(index for index, line in enumerate(lines) if line.strip().startswith(head))
    assert lines[begin + 1].startswith(first)


def test_problems_are_told_in_the_language_asked_for(state: Path) -> None:
    path = edited(state, 'swamp = ["D2"]', 'swamp = ["C1"]')
    assert "ist ein See; Sumpf gehört in ein leeres Feld an Land (M9)" in refusal(
        path, "--language", "de"
    )
