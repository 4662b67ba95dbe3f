"""The companion games from the command line: print, enter, score, check."""

import json
from pathlib import Path

import pytest

from cli.terminal.exits import ExitCode
from scoring.answers import FORMATS
from sheets.words.languages import LANGUAGES
from tests.cli.running import rollwrite
from tests.covering import pairwise_choices

STATES = Path(__file__).parents[2] / "states"
PANDORIA, SAND, RUINS = "pandoria", "realm-of-sand", "realms-and-ruins"
EXAMPLES = sorted(file for game in (PANDORIA, SAND, RUINS) for file in (STATES / game).iterdir())
ENTERED = {
    PANDORIA: [
        "standard",
        "2",
        *("Anna", "Elves", "41", "3", "4", "", "10", "1 for 2", "2", ""),
        *("Bernd", "Hanbok", "20 25", "2", "1", "5", "both", "2", "", "2", ""),
    ],
    SAND: ["2", *("Anna", "5 3 8", "2 1 3", "4"), *("Bernd", "2 4 4 6", "3 2 3 2", "2")],
    RUINS: [
        "2",
        *("healthy", "5 3 0", "2", "healthy", "2 0 0", "1", "ruined", "0 4 0", "3"),
        *("Anna", "Villager", "9", "12", "", "", "Bernd", "Noble", "9", "12", "", ""),
        *("Village deck", "Bernd"),
    ],
}


pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.parametrize(("game", "most"), [(PANDORIA, 4), (SAND, 4), (RUINS, 3)])
def test_sheets_are_printed_for_the_most_players(game: str, most: int) -> None:
    answer = rollwrite("sheets", "--game", game)
    assert (answer.exit_code, answer.stdout) == (0, f"{game}-standard-{most}.pdf\n")
    assert Path(f"{game}-standard-{most}.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("game", [SAND, RUINS])
def test_pages_are_pad_and_aid(game: str) -> None:
    answer = rollwrite("sheets", "--game", game, "--players", "2", "--format", "svg", "-o", "./")
    assert answer.stdout.split() == ["pad.svg", "aid.svg"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", SAND, "--players", "5"], "realm-of-sand standard is for 1 to 4 players, not 5"),
        (["--game", RUINS, "--players", "1"], "realms-and-ruins standard is for 2 to 3 players"),
        (["--game", SAND, "board"], "realm-of-sand standard has no sheet 'board'; it has pad, aid"),
        (["--game", RUINS, "--variant", "solo"], "realms-and-ruins has no solo; it has standard"),
        (
            ["--game", SAND, "--edition", RUINS],
            "is realms-and-ruins; name an edition of realm-of-sand",
        ),
    ],
)
def test_what_a_game_has_not_is_refused(arguments: list[str], sentence: str) -> None:
    answer = rollwrite("sheets", *arguments)
    assert answer.exit_code in (ExitCode.USAGE, ExitCode.MALFORMED)
    assert sentence in answer.stderr
    assert [*Path().iterdir()] == []


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (PANDORIA, "Bernd wins with 50"),
        (SAND, "Anna wins with 16"),
        (RUINS, "Bernd wins"),
    ],
)
def test_a_game_is_asked_for_written_and_scored(game: str, told: str) -> None:
    answers = "".join(f"{each}\n" for each in [*ENTERED[game], "", ""])
    answer = rollwrite("enter", game, "-o", "game.toml", stdin=answers)
    assert answer.exit_code == 0
    assert f"\n{told}\n" in answer.stdout
    checked = rollwrite("check", "game.toml")
    assert (checked.exit_code, checked.stderr) == (0, "")


def test_every_example_is_answered_in_every_format_and_language() -> None:
    for each in pairwise_choices(file=EXAMPLES, format=FORMATS, language=LANGUAGES):
        options = ("--format", each["format"], "--language", each["language"])
        answer = rollwrite("score", str(each["file"]), *options)
        assert (answer.exit_code, answer.stderr) == (0, ""), each
        assert "Anna" in answer.stdout, each


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_fills_the_pad(file: Path) -> None:
    answer = rollwrite("sheets", "pad", "--filled", str(file), "-o", "pad.svg")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "Anna" in Path("pad.svg").read_text("utf-8")


def test_json_tells_who_wins_with_the_othersiders() -> None:
    answer = rollwrite("score", str(STATES / RUINS / "all-ruined.toml"), "--format", "json")
    tree = json.loads(answer.stdout)
    assert (tree["winners"], tree["othersiders_win"]) == (["Anna"], True)


def test_what_contradicts_the_end_is_not_scored() -> None:
    text = (STATES / RUINS / "all-ruined.toml").read_text("utf-8")
    Path("game.toml").write_text(text.replace("all ruined", "three realms"), "utf-8")
    answer = rollwrite("score", "game.toml")
    assert (answer.exit_code, answer.stdout) == (ExitCode.MALFORMED, "")
    assert answer.stderr == (
        "game.toml: error: end: must be 'all ruined': with the third realm ruined the game ends "
        "at once (T4)\n"
    )
