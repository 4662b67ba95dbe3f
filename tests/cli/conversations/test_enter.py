"""`rollwrite enter`: the conversation, the files it keeps and writes, and how it can end."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.sources import open_source
from scoring.merchants.game import GAME
from scoring.merchants.state import PlayerSheet
from tests.covering import rest_slow
from tests.editions import FIRST, NAME

ANNA = ["2 5 1 0", "14", "8", "", "5 2", "2", "4 8 6 3 9 14 5", "3", "17", "8", "20"]
BERND = ["5 1 3 4", "11", "-", "14", "4 3", "2", "6 2 14 11 4 7", "6 12", "", "1 5", "4"]
SOLO = [
    *("exp", "Jo", "5 1 3 4", "14", "8", "", "3 2", "2", "4 2 1 3 5 6", "10 12", "7 11", "1 5"),
    *("4", "4 6 24 26 44 51 38 40", "0 1 2 2 3 3", "m11 r3 14 r2 5 m9 r3 9"),
]
NO_BOARD, WRITE, SCORE = "", "", ""
TWO = ["2", "Anna", *ANNA, "Bernd", *BERND, NO_BOARD]
NAMED = ["--player", "Anna", "--player", "Bernd"]
MISTAKEN = ["2", "Anna", ANNA[0], "9", *ANNA[2:], "Bernd", *BERND, NO_BOARD]


pytestmark = pytest.mark.usefixtures("here")


def enter(
    answers: list[str], *arguments: str, output: str = "game.toml", edition: str = FIRST
) -> Result:
    """Run the command with one answer a line; a traceback fails the test."""
    text = "".join(f"{answer}\n" for answer in answers)
    if edition and "--edition" not in arguments:
        arguments = (*arguments, "--edition", edition)
    answer = CliRunner().invoke(main, ["enter", *arguments, "-o", output], input=text)
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


def test_a_game_is_asked_for_written_and_scored() -> None:
    answer = enter([*TWO, WRITE, SCORE])
    assert answer.exit_code == ExitCode.DONE
    assert files() == ["game.toml"]
    reading = open_source(Path("game.toml"))
    assert reading.find_problems() == []
    assert (
        Path("game.toml")
        .read_text("utf-8")
        .startswith(
            'game = "merchants"\nvariant = "base"\nedition = "pandoria-merchants 1.0.0"\n\n'
            '[[sheet]]\nplayer = "Anna"\ncrowns = [4, 8, 6, 3, 9, 14, 5]\ngold = 2\n'
        )
    )
    assert "game.toml is written" in answer.output
    assert "Anna wins with 56" in answer.output


def test_what_is_allowed_is_shown_and_what_was_understood() -> None:
    lines = enter(TWO).output.splitlines()
    assert "Sheet 1 of 2" in lines
    assert "  Players (2 to 4): 2" in lines
    assert "  Monuments circled (14 11 9 7 5) [none]: 14" in lines
    assert "  Crowns (such as 4 6 12 9, or their sum): 4 8 6 3 9 14 5" in lines
    assert "    = 49" in lines
    assert "    = 17 Conjure / Academy" in lines


def test_names_and_number_of_players_can_be_told_before() -> None:
    answer = enter([*ANNA, *BERND, NO_BOARD, WRITE, "no"], *NAMED)
    assert answer.exit_code == ExitCode.DONE
    assert "Name" not in answer.output
    assert "wins" not in answer.output
    answer = enter(["Anna"], "--players", "2", output="other.toml")
    assert "Players" not in answer.output


def test_a_sheet_is_headed_by_its_number_and_by_the_name_that_is_known() -> None:
    lines = enter([*ANNA], *NAMED).output.splitlines()
    assert "Sheet 1 of 2: Anna" in lines
    assert "Sheet 2 of 2: Bernd" in lines
    lines = enter(["2", "Anna", "1 1 1 1"], output="other.toml").output.splitlines()
    assert [line for line in lines if line.startswith("Sheet")] == ["Sheet 1 of 2"]


def test_a_wrong_answer_is_asked_for_again() -> None:
    lines = enter(["5", "2", "Anna", "2 5 1", "2 5 1 0"]).output.splitlines()
    assert lines[3:5] == ["  Players (2 to 4): 5", "    5 is not possible; write 2 to 4"]
    assert "    write 4 numbers, not 3" in lines


def test_one_goes_back_and_finds_what_was_there() -> None:
    answer = enter(["2", "Anna", "back", "Anne", "2 5 1 0", "<", "<", "", ""])
    lines = answer.output.splitlines()
    assert "  Name [Anna]: Anne" in lines
    assert "  Name [Anne]: " in lines
    assert "  Gold, wood, crystal, craft (0 to 5 each, such as 2 5 1 0) [2 5 1 0]: " in lines


def test_before_the_first_question_there_is_none() -> None:
    assert "this is the first question" in enter(["<", "2"]).output


def test_a_question_mark_tells_more() -> None:
    lines = enter([*TWO[:9], "?"]).output.splitlines()
    assert "    Enter takes what is in brackets, - means none, < goes back" in lines
    assert "    relics and monuments are among them, as they were written" not in lines
    assert "    4 Construct / Treasury, 5 Rage 2 / Market, 6 Swamp 2 / Shrine" in lines
    asked = [line.startswith("  Cards bought and not used") for line in lines].index(True)
    assert lines[asked + 1] == "    the oval is circled, nothing is crossed out"


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([], "< goes back"),
        (["2"], "< goes back"),
        (["2", "Anna", "<"], "Enter takes what is in brackets, < goes back"),
        (TWO[:7], "Enter takes what is in brackets, - means 0, < goes back"),
        (TWO[:-1], "Enter takes what is in brackets, - means no, < goes back"),
    ],
)
def test_help_promises_only_what_the_question_takes(answers: list[str], said: str) -> None:
    assert f"    {said}" in enter([*answers, "?"]).output.splitlines()


def test_a_wish_to_go_on_is_helped_with_enter_alone() -> None:
    enter(["2"])
    lines = enter(["?"]).output.splitlines()
    assert lines[1] == "    Enter takes what is in brackets"


@pytest.mark.parametrize(
    ("language", "nothing", "back"),
    [("en", "none", "back"), ("fr", "rien", "retour"), ("de", "nichts", "zurück")],
)
def test_the_words_of_the_language_mean_nothing_and_back(
    language: str, nothing: str, back: str
) -> None:
    monuments = ["2", "Anna", ANNA[0], "14", back, nothing]
    lines = enter(monuments, "--language", language).output.splitlines()
    asked = [line for line in lines if line.startswith("  Monument")]
    assert f"[{nothing}]" in asked[0]
    assert "[14]" in asked[1]
    assert "monuments = []" in Path("game.part.toml").read_text("utf-8")


def test_a_player_may_be_called_like_the_word_for_nothing() -> None:
    enter(["2", "None"])
    assert 'player = "None"' in Path("game.part.toml").read_text("utf-8")


def test_a_card_that_loses_its_first_mark_is_told() -> None:
    lines = enter([*TWO[:10], "17 3"]).output.splitlines()
    assert "    card 3 moves from cards bought and not used to spells cast" in lines


def test_the_language_is_that_of_the_questions() -> None:
    lines = enter([*TWO, WRITE, "ja"], "--language", "de").output.splitlines()
    assert "Bogen 1 von 2" in lines
    assert "  Gold, Holz, Kristall, Handwerk (je 0 bis 5, etwa 2 5 1 0): 2 5 1 0" in lines
    assert "Anna gewinnt mit 56" in lines


def test_what_is_wrong_is_shown_with_the_number_of_its_question() -> None:
    answer = enter(MISTAKEN)
    assert (
        "  16  error: sheet 2 (Bernd), monuments circled: "
        "11 is taken, but 14 is still open; the most valuable goes first (M4.4)\n"
    ) in answer.output
    assert answer.exit_code == ExitCode.MALFORMED
    assert files() == ["game.part.toml"]


def test_problems_stand_in_the_order_of_the_questions_and_in_their_words() -> None:
    wrong = [*("Anna", "2 5 1 0", "9", "5"), *ANNA[3:6], *("9", "", "17 18", "8", "")]
    answer = enter(["2", *wrong, "Bernd", *BERND, NO_BOARD], "--language", "de")
    problems = answer.output.partition("Probleme\n")[2].partition("\n\n")[0].splitlines()
    places = [":".join(line.split(":")[:2]) for line in problems]
    assert places == [
        "   5  Fehler: Bogen 1 (Anna), Relikte für 2, eingekreist",
        "   9  Fehler: Bogen 1 (Anna), Kronen",
        "  10  Fehler: Bogen 1 (Anna), Karten",
        "  10  Fehler: Bogen 1 (Anna), Karten",
        "  16  Fehler: Bogen 2 (Bernd), Monumente, eingekreist",
    ]


def test_it_is_said_how_many_errors_remain() -> None:
    assert "Enter writes game.toml, with its errors (1): " in enter(MISTAKEN).output
    assert "Enter writes other.toml: " in enter(TWO, output="other.toml").output


def test_what_is_wrong_can_be_mended() -> None:
    answer = enter([*MISTAKEN, "4", "14", WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert "  Monuments circled (14 11 9 7 5) [9]: 14" in answer.output
    assert "No problems" in answer.output
    assert files() == ["game.toml"]


def test_a_card_that_an_answer_leaves_out_is_told() -> None:
    answer = enter([*TWO, "13", "8", WRITE, "no"])
    assert (
        "    card 8 moves from buildings built to buildings with a monument on them"
        in answer.output
    )
    assert (
        "    card 20 is no longer among buildings with a monument on them; "
        "to keep it, name it too\n"
    ) in answer.output


def test_what_comes_along_when_an_answer_is_mended_is_said() -> None:
    said = "What belongs to it is asked too; Enter leaves each as it is."
    assert said in enter([*TWO, "11", "18", "", "", WRITE, "no"]).output
    assert said not in enter([*TWO, "2", "Anne", WRITE, "no"], output="other.toml").output


def test_figures_are_no_name() -> None:
    lines = enter(["2", "2 5 1 0", "Anna"]).output.splitlines()
    assert "    '2 5 1 0' is no name, but figures; write who played" in lines


@pytest.mark.parametrize("day", ["2026-11-22", "22.11.2026"])
def test_a_day_that_is_given_stands_in_the_file(day: str) -> None:
    enter([*TWO, WRITE, "no"], "--date", day)
    assert "date = 2026-11-22\n" in Path("game.toml").read_text("utf-8")


def test_a_finished_game_gets_its_day_afterwards() -> None:
    enter([*TWO, WRITE, "no"])
    answer = enter(["yes", WRITE, "no"], "--date", "2026-11-22")
    assert "game.toml is written" in answer.output
    assert "date = 2026-11-22\n" in Path("game.toml").read_text("utf-8")
    assert "stays as it was" in enter(["yes", WRITE, "no"], "--date", "2026-11-22").output


def test_what_is_no_day_is_said() -> None:
    answer = enter([], "--date", "22 November")
    assert answer.exit_code == ExitCode.USAGE
    assert "'22 November' is no date; write one such as 2026-11-22, or today" in answer.stderr


def test_another_name_than_in_the_file_is_told_with_what_to_do() -> None:
    enter(["2", "Anne", "1 1 1 1"])
    answer = enter(["yes"], *NAMED)
    assert (
        "other players play in game.part.toml (Anne); name nobody to go on with them, or take "
        "another -o"
    ) in answer.stderr


def test_spells_used_are_said_as_those_taken() -> None:
    counted = enter(["2", "Anna", "12", "4", "1A1"], "--variant", "family").output
    assert "    the spells taken are a number; say how many are used" in counted
    named = ["2", "Anna", "12", "1A1 1A2", "1"]
    lines = enter(named, "--variant", "family", output="named.toml").output
    assert "    the spells taken are named; name those used too" in lines


def test_all_answers_are_shown_with_their_numbers() -> None:
    lines = enter([*TWO, "?"]).output.splitlines()
    assert "   2  Name: Anna" in lines
    assert "   6  Relics for 3 circled: none" in lines


def test_cards_are_mended_together() -> None:
    answer = enter([*TWO, "11", "18", "8 17", "", WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    state = open_source(Path("game.toml")).state
    assert state is not None
    cards = {3: "bought", 8: "built", 17: "built", 18: "cast", 20: "overbuilt"}
    assert isinstance(state.sheet[0], PlayerSheet)
    assert state.sheet[0].cards == cards


def test_what_is_no_question_is_said() -> None:
    wrong = ["0", "99", "x", "²", "-1", "000199", "2 3", "9" * 900]
    answer = enter([*TWO, *wrong, WRITE, "no"])
    assert answer.output.count("is not a number from 1 to 26") == len(wrong)
    assert answer.exit_code == ExitCode.DONE


def test_another_number_of_players_brings_their_questions() -> None:
    clara = ["Clara", "0 0 0 0", "", "", "", "", "", "9", "2", "", "", ""]
    answer = enter([*TWO, "1", "3", *clara, WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    state = open_source(Path("game.toml")).state
    assert state is not None
    assert [sheet.player for sheet in state.sheet] == ["Anna", "Bernd", "Clara"]


def test_a_game_with_errors_is_written_as_it_is_when_that_is_wanted() -> None:
    answer = enter([*MISTAKEN, WRITE])
    assert answer.exit_code == ExitCode.MALFORMED
    assert "game.toml is written\nIt has errors" in answer.output
    assert "wins" not in answer.output
    assert files() == ["game.toml"]


def test_without_a_last_answer_a_good_game_is_written_all_the_same() -> None:
    answer = enter(TWO)
    assert answer.exit_code == ExitCode.DONE
    assert files() == ["game.toml"]
    assert "wins" not in answer.output


@pytest.mark.parametrize("end", rest_slow([11, 1, 6, 16, 21]))
def test_an_end_anywhere_loses_nothing(end: int) -> None:
    first = enter(TWO[:end])
    assert first.exit_code == ExitCode.MALFORMED
    assert (
        "Everything so far is kept in game.part.toml. The same command goes on from there."
        in first.output
    )
    assert files() == ["game.part.toml"]
    second = enter(["yes", *TWO[end:], WRITE, SCORE])
    assert second.exit_code == ExitCode.DONE
    assert "game.part.toml exists. Go on from it, rather than write over it?" in second.output
    assert "Anna wins with 56" in second.output
    assert files() == ["game.toml"]


def test_without_any_answer_nothing_is_kept() -> None:
    answer = enter([])
    assert (answer.exit_code, files()) == (ExitCode.MALFORMED, [])
    assert "You have entered nothing." in answer.output


def test_one_can_begin_anew() -> None:
    enter(["2", "Anna"])
    enter(["no", "3", "Zoé"])
    part = Path("game.part.toml").read_text("utf-8")
    assert "Zoé" in part
    assert "Anna" not in part


def test_a_finished_game_can_be_mended() -> None:
    enter([*TWO, WRITE, "no"])
    answer = enter(["yes", "2", "Anne", WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert "game.toml exists. Go on from it, rather than write over it?" in answer.output
    assert 'player = "Anne"' in Path("game.toml").read_text("utf-8")


@pytest.mark.parametrize("mended", rest_slow([["2", "Anne", "2", "Anna"], [], ["2", "Anna"]]))
def test_a_file_in_which_nothing_is_changed_keeps_every_byte(mended: list[str]) -> None:
    enter([*TWO, WRITE, "no"])
    text = "# Our first game.\r\n" + Path("game.toml").read_text("utf-8").replace("\n\n", "\n")
    Path("game.toml").write_bytes(text.encode())
    answer = enter(["yes", *mended, WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert Path("game.toml").read_bytes() == text.encode()
    assert "Enter leaves game.toml as it is: " in answer.output
    assert "game.toml stays as it was" in answer.output
    assert files() == ["game.toml"]


COMMENTED = """\
# Friday at Bernd's.
game = "merchants"
variant = "base"
edition = "pandoria-merchants 1.0.0"

[[sheet]]
player = "Anna"  # She began.
gold = 2
wood = 5
crystal = 1
craft = 0
crowns = [4, 8, 6, 3, 9, 14, 5]  # 14 is the monument.
monuments = [14]
artifacts = { circled = 5, crossed = 2 }
workers_crossed = 2
relics = { two = [8] }
cards = { 3 = "bought", 17 = "built", 8 = "cast", 20 = "overbuilt" }

# Bernd was late.
[[sheet]]
player = "Bernd"
gold = 5
wood = 1
crystal = 3
craft = 4
crowns = [6, 2, 14, 11, 4, 7]
cards = { 6 = "bought", 12 = "bought" }
"""


def test_comments_order_and_layout_of_a_file_survive_what_is_mended() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    answer = enter(["yes", "2", "Anne", "3", "2 4 1 0", WRITE, "no"])
    assert "game.toml is written" in answer.output
    mended = COMMENTED.replace('"Anna"', '"Anne"').replace("wood = 5", "wood = 4")
    assert Path("game.toml").read_text("utf-8") == mended
    assert files() == ["game.toml"]


def test_comments_survive_a_session_that_ends_early() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    interrupted = ["yes", "1", "3", "Clara", "0 0 0 0"]
    assert "Everything so far is kept in game.part.toml" in enter(interrupted).output
    assert "# Bernd was late." in Path("game.part.toml").read_text("utf-8")
    assert Path("game.toml").read_text("utf-8") == COMMENTED
    enter(["yes", "", "", "", "", "", "9", "2", "", "", "", NO_BOARD, WRITE, "no"])
    text = Path("game.toml").read_text("utf-8")
    assert text.startswith(f'{COMMENTED}\n[[sheet]]\nplayer = "Clara"\n')
    assert files() == ["game.toml"]


def test_a_file_of_windows_stays_one() -> None:
    windows = "\ufeff" + COMMENTED.replace("\n", "\r\n")
    Path("game.toml").write_bytes(windows.encode())
    enter(["yes", "2", "Anne", WRITE, "no"])
    text = Path("game.toml").read_bytes().decode("utf-8-sig")
    assert text == COMMENTED.replace("Anna", "Anne").replace("\n", "\r\n")


def test_a_file_with_ships_names_of_version_0_1_is_resumed() -> None:
    enter([*TWO, WRITE, SCORE])
    path = Path("game.toml")
    path.write_text(path.read_text("utf-8") + '\n[board.ships]\nA = ["L2"]\n', "utf-8")
    answer = enter(["y", WRITE, SCORE])
    assert "a ship is called by the hex in which it is drawn; write G3 (M9)" in answer.output
    assert "you cannot go on with" not in answer.output


def test_who_begins_anew_writes_over_what_was_there() -> None:
    Path("game.toml").write_text(COMMENTED, encoding="utf-8")
    enter(["no", *TWO, WRITE, "no"])
    assert "#" not in Path("game.toml").read_text("utf-8")


@pytest.mark.parametrize("end", rest_slow([12, 3, 20]))
def test_a_game_looks_the_same_however_often_one_stopped(end: int) -> None:
    enter([*TWO, WRITE, "no"], output="once.toml")
    enter(TWO[:end])
    enter(["yes", *TWO[end:], WRITE, "no"])
    assert Path("game.toml").read_bytes() == Path("once.toml").read_bytes()


def test_a_file_with_faults_does_not_stop_what_was_begun_beside_it() -> None:
    enter(TWO[:-1])
    Path("game.toml").write_text("gold = ", encoding="utf-8")
    assert enter(["yes", NO_BOARD, WRITE, "no"]).exit_code == ExitCode.DONE
    assert files() == ["game.toml"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--variant", "family"], "there variant is base"),
        (["--player", "Zoé", "--player", "Bernd"], "other players play in game.part.toml"),
        (["--players", "3"], "is 2, not 3"),
        (["--edition", "other.toml"], "there edition is pandoria-merchants "),
    ],
)
def test_options_that_contradict_what_is_there_are_wrong_use(options: list[str], said: str) -> None:
    enter(["2", "Anna", "1 1 1 1"])
    answer = enter(["yes"], *options)
    assert answer.exit_code == ExitCode.USAGE
    assert said in answer.output


@pytest.mark.parametrize(
    ("written", "given"),
    [("pandoria-merchants", "pandoria-merchants"), ("./my.toml", "my.toml")],
)
def test_an_edition_is_the_same_however_it_is_spelled(written: str, given: str) -> None:
    CliRunner().invoke(main, ["edition", "export", FIRST, "-o", "my.toml"])
    Path("game.toml").write_text(f'edition = "{written}"\n', encoding="utf-8")
    answer = enter(["yes"], "--edition", given)
    assert "says otherwise" not in answer.output
    assert "Pandoria Merchants. At any question" in answer.output


def test_without_an_option_it_is_the_newest_version() -> None:
    enter(["2", "Anna"], edition="")
    newest = f'edition = "{NAME} {GAME.load().version}"'
    assert newest in Path("game.part.toml").read_text("utf-8").splitlines()


def test_a_file_that_names_no_version_gets_one_only_when_asked() -> None:
    enter([*TWO, WRITE, "no"])
    written = Path("game.toml").read_text("utf-8")
    unnamed = written.replace(f'edition = "{FIRST}"\n', "")
    assert unnamed != written
    Path("game.toml").write_text(unnamed, "utf-8")
    assert "game.toml stays as it was" in enter(["yes", WRITE, "no"], edition="").output
    assert Path("game.toml").read_text("utf-8") == unnamed
    other = enter(["yes"], "--edition", "other.toml")
    assert "there edition is the shipped one" in other.output
    assert "says otherwise" not in enter(["yes", WRITE, "no"]).output
    assert f'edition = "{FIRST}"\n' in Path("game.toml").read_text("utf-8")


def test_options_that_agree_with_what_is_there_do_no_harm() -> None:
    enter(ANNA[:3], *NAMED)
    answer = enter(["yes"], *NAMED, "--variant", "base", "--players", "2")
    assert answer.exit_code == ExitCode.MALFORMED
    assert "Relics for 3" in answer.output


@pytest.mark.parametrize(
    "text", ["gold = ", 'game = "chess"', "sheet = 5", "[[sheet]]\ngold = []", "\x00", "[" * 9000]
)
def test_a_file_that_is_no_state_is_left_alone(text: str) -> None:
    Path("game.part.toml").write_text(text, encoding="utf-8")
    answer = enter(["yes", "2"])
    assert answer.exit_code == ExitCode.MALFORMED
    assert "game.part.toml: error: " in answer.output
    assert "you cannot go on with game.part.toml" in answer.output
    assert Path("game.part.toml").read_text("utf-8") == text


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        (
            "bad.toml",
            "error: edition, bad.toml, line 1, column 8: is not valid TOML: a value must stand "
            "here: a number, a text in quotes or a list",
        ),
        (
            "missing.toml",
            "error: edition: 'missing.toml' cannot be read: no such file or directory",
        ),
        ("pandora", "error: edition: no edition is called 'pandora'; there are "),
    ],
)
@pytest.mark.parametrize("file", ["game.toml", "game.part.toml"])
def test_a_file_whose_edition_cannot_be_read_is_named(file: str, edition: str, said: str) -> None:
    Path("bad.toml").write_text("title =", encoding="utf-8")
    Path(file).write_text(f'edition = "{edition}"\n', encoding="utf-8")
    answer = enter(["yes"])
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr.startswith(f"{file}: {said}")


def test_an_edition_whose_name_is_no_text_cannot_be_named_in_a_state() -> None:
    answer = enter(["2"], "--edition", os.fsdecode(b"my\xff.toml"))
    assert answer.exit_code == ExitCode.USAGE
    assert "Error: a state cannot hold the name my�.toml; rename the file\n" in answer.stderr


def test_of_a_state_file_too_nothing_is_written_over_unasked() -> None:
    enter([*TWO, WRITE, "no"])
    text = Path("game.toml").read_text("utf-8")
    enter(["no", "3", "Zoé"])
    assert files() == ["game.part.toml", "game.toml"]
    answer = enter(["no"])
    assert "game.toml exists. Go on from it, rather than write over it?" in answer.output
    answer = enter(["no", "yes", WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert "game.toml stays as it was" in answer.output
    assert Path("game.toml").read_text("utf-8") == text


@pytest.mark.parametrize("text", ["", 'game = "merchants"\n[[sheet]]\nplayer = "Anna"\n'])
def test_where_nothing_says_what_was_asked_all_is_asked(text: str) -> None:
    Path("game.part.toml").write_text(text, encoding="utf-8")
    answer = enter(["yes", "2", "Anna", *TWO[2:], WRITE, "no"])
    assert answer.exit_code == ExitCode.DONE
    assert "Players (2 to 4)" in answer.output
    assert open_source(Path("game.toml")).find_problems() == []


def test_a_file_with_too_many_sheets_is_left_alone() -> None:
    Path("game.toml").write_text("[[sheet]]\n" * 5, encoding="utf-8")
    answer = enter(["yes"])
    assert answer.exit_code == ExitCode.USAGE
    assert "game.toml has 5 sheets; at most 4 can play" in answer.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "-"], "-o needs a file"),
        (["-o", "game.json"], "enter writes TOML; name the file game.toml"),
        ([], "Missing option"),
        (["-o", "g.toml", "--players", "5"], "merchants base is for 2 to 4 players, not 5"),
        (["-o", "g.toml", "--player", "A", "--player", "a"], "are the same name"),
        (["-o", "g.toml", "--edition", "none"], "no edition is called 'none'"),
        (
            ["-o", "g.toml", "--edition", "pandoria-merchants 0.9"],
            "pandoria-merchants has no version '0.9'; there ",
        ),
        (["chess", "-o", "g.toml"], "there are merchants, "),
    ],
)
def test_wrong_use_is_said_before_anything_is_asked(arguments: list[str], said: str) -> None:
    answer = CliRunner().invoke(main, ["enter", *arguments], input="2\n")
    assert answer.exit_code == ExitCode.USAGE
    assert said in answer.stderr
    assert files() == []


@pytest.mark.parametrize("output", ["none/game.toml", ".", "/"])
def test_a_file_that_cannot_be_written_is_said_before_anything_is_asked(output: str) -> None:
    answer = enter(["2"], output=output)
    assert answer.exit_code == ExitCode.FILE
    assert "Players" not in answer.output


def test_an_edition_is_named_from_the_state_file() -> None:
    os.mkdir("games")
    CliRunner().invoke(main, ["edition", "export", FIRST, "-o", "ours.toml"])
    answer = enter([*TWO, WRITE], "--edition", "ours.toml", output="games/game.toml")
    assert answer.exit_code == ExitCode.DONE
    assert 'edition = "../ours.toml"' in Path("games/game.toml").read_text("utf-8")


def test_the_solo_game_is_asked_for_without_players() -> None:
    answer = enter(
        [*SOLO, NO_BOARD, WRITE, SCORE],
        *("--variant", "solo"),
    )
    assert answer.exit_code == ExitCode.DONE
    assert "Jo wins with 241, the Trolls have 170 (S12)" in answer.output


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(answers=st.lists(st.text() | st.sampled_from(["<", "?", "", "2", "4 6", "yes", "-"])))
def test_no_answers_at_all_make_it_fail(answers: list[str]) -> None:
    for path in Path().iterdir():
        path.unlink()
    text = "\n".join(answers).encode("utf-8", "surrogatepass")
    answer = CliRunner().invoke(main, ["enter", "-o", "game.toml"], input=text)
    assert isinstance(answer.exception, SystemExit)
    assert answer.exit_code == ExitCode.MALFORMED


@pytest.mark.parametrize("text", [b"\xff\xfe\n", b"\x00" * 5000, b"2" * 100_000, b"2\r\nAnna\r\n"])
def test_any_bytes_are_read(text: bytes) -> None:
    answer = CliRunner().invoke(main, ["enter", "-o", "game.toml"], input=text)
    assert answer.exit_code == ExitCode.MALFORMED
    assert isinstance(answer.exception, SystemExit)


@pytest.mark.parametrize("line", ["x", "?", "<", "", "2"])
def test_a_stream_without_end_comes_to_an_end(line: str) -> None:
    answer = enter([line] * 2000)
    assert answer.exit_code == ExitCode.MALFORMED


def test_whoever_names_a_game_is_asked_for_its_variant() -> None:
    lines = enter(["spells", "fam", "2", "4"], "pandoria", edition="").output.splitlines()
    asked = "  Variant (standard, beginner, family, family-spells) [standard]: "
    assert [line for line in lines if line.startswith("  Variant")] == [
        f"{asked}{each}" for each in ("spells", "fam", "2")
    ]
    assert "    'fam' can mean family, family-spells; write one letter more" in lines
    assert 'variant = "beginner"' in Path("game.part.toml").read_text("utf-8")


def test_no_variant_is_asked_for_where_something_says_it() -> None:
    assert "Variant" not in enter(["2"]).output
    answer = enter(["2"], "pandoria", "--variant", "family", output="p.toml", edition="")
    assert "Variant" not in answer.output
    answer = enter(["", "2"], "pandoria", output="p.toml", edition="")
    assert "Variant" not in answer.output
    assert "Go on from it" in answer.output
    assert "Variant" not in enter(["2"], "realm-of-sand", output="s.toml", edition="").output


CLUB = "table,player\nred,Anna\nred,Bernd\nblue,Chloé\nblue,Dörte\nblue,Emil\n"


def test_the_names_that_printed_the_sheets_are_taken() -> None:
    Path("club.csv").write_text(CLUB, "utf-8")
    lines = enter(["green", "blue"], "--players-file", "club.csv").output.splitlines()
    assert lines[:2] == ["    red: Anna, Bernd", "    blue: Chloé, Dörte, Emil"]
    assert lines[2] == "  Table [red]: green"
    assert "    write 'red' or 'blue', not 'green'" in lines
    assert "Sheet 1 of 3: Chloé" in lines
    assert "Sheet 1 of 2: Anna" in enter([""], "--players-file", "club.csv", output="r.toml").output


def test_who_goes_on_is_not_asked_for_the_table_again() -> None:
    Path("club.csv").write_text(CLUB, "utf-8")
    enter(["blue", "2 5 1 0"], "--players-file", "club.csv")
    lines = enter(["yes", "14"], "--players-file", "club.csv").output.splitlines()
    assert not [line for line in lines if line.startswith("  Table")]
    assert "Sheet 1 of 3: Chloé" in lines
    again = enter(["no", "red", "1 1 1 1"], "--players-file", "club.csv").output.splitlines()
    assert "Sheet 1 of 2: Anna" in again


def test_of_one_table_nobody_asks_which() -> None:
    Path("club.csv").write_text("Anna,Bernd\n", "utf-8")
    answer = enter(["2 5 1 0"], "--players-file", "club.csv")
    assert "Table" not in answer.output
    assert "Sheet 1 of 2: Anna" in answer.output


def test_a_file_of_players_in_which_nobody_can_play_is_told() -> None:
    Path("club.csv").write_text("Anna\n", "utf-8")
    answer = enter([], "--players-file", "club.csv")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr.startswith("club.csv: error: table 1, line 1: has 1 player; ")
    answer = enter([], "--players-file", "club.csv", *NAMED)
    assert answer.exit_code == ExitCode.USAGE
    assert "leave out --players and --player" in answer.stderr
    assert files() == ["club.csv"]
