"""`rollwrite play --opponent`: a person plays against computer players."""

from functools import cache
from itertools import accumulate
from random import Random

import pytest
from click.testing import Result

from cli.terminal.exits import ExitCode
from rollwrite.games import new_game
from rollwrite.play.ongoing import Ongoing, resume
from rollwrite.play.players import player_of
from rollwrite.play.record import parse_record
from rollwrite.play.replay import record_of
from rollwrite.play.table import Variant
from tests.cli.running import RECORD, rollwrite, turns
from tests.editions import FIRST

AGAINST = ("--player", "Anna", "--opponent", "greedy", "--seed", "7")

pytestmark = pytest.mark.usefixtures("here")


def play(lines: list[str], *arguments: str) -> Result:
    """Run the command with these lines; a traceback fails the test."""
    typed = "".join(f"{line}\n" for line in lines)
    return rollwrite("play", *arguments, "-o", RECORD, stdin=typed)


@cache
def calls_of(variant: Variant = "base") -> tuple[tuple[str, ...], ...]:
    """Return what Anna calls, turn by turn, who plays as Greedy does against Greedy."""
    record = record_of(new_game(["Anna", "Greedy"], variant), [])
    game = resume(record, seed="7", opponents={"Greedy": "greedy"})
    anna, found = player_of("greedy"), list[tuple[str, ...]]()
    while not game.is_over:
        before, calls = game, list[str]()
        while not game.is_over and game.finished == before.finished:
            if game.opponent:
                *_, (game, _) = game.play_bot()
                continue
            assert isinstance(game, Ongoing)
            position = game.position
            calls.append(position.step_text(anna.choose(position, Random(0))) or ".")
            *_, (game, _) = game.play_line(calls[-1], "en")
        if calls:
            found.append(tuple(calls))
    return tuple(found)


def lines_of(calls: tuple[tuple[str, ...], ...]) -> list[str]:
    return [call for turn in calls for call in turn]


@pytest.mark.parametrize("variant", ["base", "family"])
def test_a_whole_game_against_greedy_is_played_and_kept(variant: Variant) -> None:
    answer = play(lines_of(calls_of(variant)), *AGAINST, "--variant", variant)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    assert "What comes next:" in answer.stdout
    players = [line.split()[1] for line in turns()]
    assert players[:4] == ["Anna:", "Greedy:"] * 2
    assert all(f"    kept: {line}\n" in answer.stdout for line in turns())
    assert rollwrite("check", RECORD).output == f"{RECORD}: no problems\n"


def test_the_turn_of_an_opponent_is_told_behind_its_line() -> None:
    said = play(lines_of(calls_of()), *AGAINST).stdout.splitlines()
    place = next(at for at, line in enumerate(said) if "Greedy: " in line and "buy" in line)
    assert said[place].startswith("    kept: ")
    assert said[place + 1].startswith("    ")
    assert said[place + 1].endswith(")")


@pytest.mark.slow
def test_the_same_command_goes_on_wherever_it_stopped_and_the_same_way() -> None:
    calls = lines_of(calls_of())
    play(calls, *AGAINST)
    whole = RECORD.read_text("utf-8")
    begins = [0, *accumulate(map(len, calls_of()))]
    for stop in (begins[1], begins[1] + 1, begins[2], begins[3] + 1, begins[4] + 1):
        RECORD.unlink()
        play(calls[:stop], *AGAINST)
        answer = play(calls[stop:], *AGAINST)
        assert answer.stderr == ""
        assert RECORD.read_text("utf-8") == whole
    answer = play([], *AGAINST[2:])  # The file knows who else plays.
    assert answer.exit_code == ExitCode.DONE


def test_what_is_taken_back_are_the_turns_since_the_last_of_a_person() -> None:
    calls = calls_of()
    play(lines_of(calls[:4]), *AGAINST)
    before = turns()
    assert [line.split()[1] for line in before] == ["Anna:", "Greedy:"] * 4
    answer = play(["<", *calls[3]], *AGAINST)
    back = [line for line in answer.stdout.splitlines() if "taken back" in line]
    assert back == [f"    taken back: {line}" for line in before[:5:-1]]
    assert turns() == before
    play(["< 3"], *AGAINST)
    assert turns() == before[:4]


def test_several_opponents_sit_behind_the_people_and_each_has_a_name() -> None:
    opponents = ("--opponent", "greedy", "--opponent", "planner", "--opponent", "greedy")
    play(["1"], "--player", "Anna", *opponents, "--seed", "1")
    assert [line.split(":")[0] for line in turns()] == [
        "1 Anna",
        "1 Greedy",
        "1 Planner",
        "1 Greedy 2",
    ]
    assert parse_record(RECORD.read_text("utf-8")).initials == ("A", "G", "P", "G2")


def test_an_initial_that_a_person_has_is_not_an_opponents() -> None:
    play(["1"], "--player", "Gina", *AGAINST[2:])
    assert parse_record(RECORD.read_text("utf-8")).initials == ("Gi", "Gr")


def begun(*arguments: str) -> str:
    """Begin a game with a start card whose spell can be cast; return a draw that the dice allow."""
    answer = play(["1"], *arguments)
    dice = answer.stdout.rpartition("dice: ")[2].splitlines()[0].split(", ")
    others = iter(["wood", "gold"])
    one, two = (next(others) if face == "?" else face for face in dice)
    return f"{one} E3 {two} E4 F3"


def test_the_planner_answers_too() -> None:
    against = (*AGAINST[:3], "planner", *AGAINST[4:])
    answer = play([begun(*against), "."], *against)
    players = ["1 Anna", "1 Planner", "2 Anna", "2 Planner"]
    assert [line.split(":")[0] for line in turns()] == players, answer.output


def test_nobody_calls_for_an_opponent() -> None:
    against = (*AGAINST, "--edition", FIRST)  # With start cards that the first turn can cast.
    answer = play([begun(*against), "Greedy: g E3 g E4", "g C3 g C4"], *against)
    assert answer.stderr.splitlines() == [
        "line 2: Greedy plays without calls",
        "line 3: Greedy is next; Enter ends this turn",
    ]
