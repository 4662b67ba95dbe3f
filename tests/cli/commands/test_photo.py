"""`rollwrite photo`: photographs of sheets, read into a state."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from cli.main import main
from cli.terminal.exits import ExitCode
from rollwrite.photo import identity
from rollwrite.photo.marks import STATES
from rollwrite.photo.workers import read_file
from rollwrite.sources import open_source
from tests.browsers import chromium
from tests.rollwrite.photo import sheets_taken
from tests.rollwrite.photo.sheets_taken import (
    EXAMPLE,
    added_up,
    of_example,
    photo_of,
    photo_of_example,
)
from tools.photographs.kept import TIMES, kept

NAMES = ("Anna", "Bernd", "Chloé")


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process read each photograph once for all tests."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr("rollwrite.photo.workers.read_file", sheets_taken.read_once)


pytestmark = pytest.mark.usefixtures("read_once")


def run(*arguments: object) -> Result:
    """Run the command; a traceback fails the test."""
    answer = CliRunner().invoke(main, ["photo", *map(str, arguments)])
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for seat, name in enumerate(NAMES):
        (folder / f"{seat}-{name}.jpg").write_bytes(photo_of_example(seat))
    return folder


def test_a_table_becomes_a_state_and_what_is_doubtful_is_named(photos: Path, here: Path) -> None:
    players = [part for name in NAMES for part in ("--player", name)]
    answer = run(photos, *players, "-o", "game.toml")
    assert answer.exit_code == (ExitCode.MALFORMED if answer.stderr else ExitCode.DONE)
    assert answer.stdout == "game.toml\n"
    read, meant = open_source(Path("game.toml")), open_source(EXAMPLE)
    assert read.state
    assert meant.state
    doubted = answer.stderr
    for sheet, filled in zip(read.state.sheet, meant.state.sheet, strict=True):
        for key in ("player", "gold", "wood", "crystal", "craft", "workers_crossed"):
            if key not in doubted:
                assert getattr(sheet, key) == getattr(filled, key)
        marks = {**getattr(sheet, "cards")}  # noqa: B009
        assert marks.items() <= getattr(filled, "cards").items()  # noqa: B009


def test_the_state_says_who_read_what(photos: Path, here: Path) -> None:
    text = run(photos / "0-Anna.jpg", "-o", "-").stdout
    assert text.startswith("# From photographs.")
    assert "gold = 2  # read\n" in text


def test_what_is_doubtful_is_asked_and_the_answer_noted(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A blank sheet: no track is circled, no total."""
    answers = iter(["x" * 50, "Anna", "many", *"0123", "3", "7"])
    Path("blank.jpg").write_bytes(photo_of(seed=30))
    monkeypatch.setattr("cli.conversations.photo.is_terminal", lambda: True)
    monkeypatch.setattr("cli.conversations.photo.typed_line", lambda _: next(answers, "-"))
    answer = run("blank.jpg", "-o", "game.toml")
    assert "at most 40 fit" in answer.stderr
    assert "that is none of the choices" in answer.stderr
    text = Path("game.toml").read_text("utf-8")
    for step, track in enumerate(("gold", "wood", "crystal", "craft")):
        assert f"{track} = {step}  # person\n" in text


@pytest.mark.slow
def test_a_page_asks_and_gives_what_a_terminal_gives(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A blank sheet: four tracks are asked, and what else cannot be told."""
    Path("blank.jpg").write_bytes(photo_of(seed=30))
    read = ("blank.jpg", "--player", "Anna <b>")
    asked = run(*read, "--review", "review.html")
    assert (asked.stdout, asked.stderr.count("left out")) == ("review.html\n", 0)
    assert not Path("game.toml").exists()
    answers = iter("0123")
    monkeypatch.setattr("cli.conversations.photo.is_terminal", lambda: True)
    monkeypatch.setattr("cli.conversations.photo.typed_line", lambda _: next(answers, "-"))
    run(*read, "-o", "game.toml")
    with chromium() as browser:
        page = browser.new_page()
        page.goto((here / "review.html").as_uri())
        for digit in "0123":
            page.keyboard.press(digit)
        for _ in range(page.locator(".question").count() - 4):
            page.keyboard.press("-")
        assert page.locator("#state").text_content() == Path("game.toml").read_text("utf-8")


def test_the_page_and_what_is_sure_of_the_state_are_written_together(
    photos: Path, here: Path
) -> None:
    answer = run(photos, "--review", "review.html", "-o", "game.toml")
    assert answer.stdout == "game.toml\nreview.html\n"
    assert 'download="game.toml"' in Path("review.html").read_text("utf-8")
    assert Path("game.toml").read_text("utf-8").count("[[sheet]]") == 3


@pytest.mark.slow
def test_the_same_photographs_are_the_same_page_and_the_same_answer(
    photos: Path, here: Path
) -> None:
    first, second = (run(photos / "0-Anna.jpg", "--review", name) for name in ("a.html", "b.html"))
    assert first.exit_code == second.exit_code
    assert Path("a.html").read_bytes() == Path("b.html").read_bytes()
    one, other = (run(photos / "0-Anna.jpg", "--format", "json").stdout for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    "wrong",
    [
        ("--review", "-", "-o", "-"),
        ("--review", "a.html", "-o", "a.html"),
        ("--format", "json", "-o", "-"),
        ("--format", "json", "--score"),
    ],
)
def test_answers_that_would_mix_are_wrong_use(wrong: tuple[str, ...], here: Path) -> None:
    assert run("a.jpg", *wrong).exit_code == ExitCode.USAGE


def test_as_json_it_says_what_was_read_asked_and_refused(photos: Path, here: Path) -> None:
    Path("text.jpg").write_text("no picture", "utf-8")
    Path("blank.jpg").write_bytes(photo_of(seed=30, seat=1))
    answer = run(photos / "0-Anna.jpg", "blank.jpg", "text.jpg", "--format", "json")
    assert answer.exit_code == ExitCode.MALFORMED
    tree = json.loads(answer.stdout)
    assert [*tree] == [
        "game", "variant", "sheets", "questions", "missing", "missing_kinds", "problems", "state",
        "score", "is_provisional", "depends", "warnings", "refusals",
    ]  # fmt: skip
    anna, _ = tree["sheets"]
    assert {key: anna[key] for key in ("photo", "kind", "players")} == {
        "photo": "0-Anna.jpg", "kind": "player", "players": ["Player 1"],
    }  # fmt: skip
    gold = next(each for each in anna["readings"] if each["path"] == ["sheet", 0, "gold"])
    assert gold.pop("likely") > 0.999
    assert gold == {
        "place": "sheet 1 (Player 1), gold",
        "path": ["sheet", 0, "gold"],
        "meaning": 2,
        "by": "read",
    }
    asked = next(each for each in tree["questions"] if each["path"] == ["sheet", 1, "gold"])
    assert asked["marks"] == [f"track.gold.{step}" for step in range(6)]
    assert [each["meaning"] for each in asked["likelihoods"]] == [*range(6)]
    assert sum(each["likely"] for each in asked["likelihoods"]) < 1
    x, y, width, height = asked["box"]
    assert 0 < x < x + width < 297
    assert 0 < y < y + height < 210
    assert tree["missing"] == [3]
    assert tree["refusals"] == [
        {"photo": "text.jpg", "reason": "it is no picture that rollwrite can read"}
    ]
    assert tree["state"]["sheet"][0]["gold"] == 2
    assert not any(each["path"] == asked["path"] for each in tree["problems"])


def test_as_text_each_sheet_says_how_much_was_read(photos: Path, here: Path) -> None:
    answer = run(photos / "0-Anna.jpg", "--player", "Anna", "--format", "text", "-o", "game.toml")
    assert re.fullmatch(
        r"game.toml\n0-Anna.jpg: Anna: rollwrite has read \d+, you have answered 0, "
        r"the rest \(\d+\) is in doubt\n",
        answer.stdout,
    )


def test_the_pictures_of_all_steps_are_kept(photos: Path, here: Path) -> None:
    run(photos / "0-Anna.jpg", "-o", "game.toml", "--keep", "steps")
    kept = sorted(path.name for path in Path("steps").iterdir())
    assert kept == ["01-flat.png", "02-light.png", "03-marks.png"]


@pytest.mark.slow
def test_marks_that_somebody_named_are_kept_to_learn_from(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["0", "", "5"])
    Path("blank.jpg").write_bytes(photo_of(seed=30))
    monkeypatch.setattr("cli.conversations.photo.is_terminal", lambda: True)
    monkeypatch.setattr("cli.conversations.photo.typed_line", lambda _: next(answers, "-"))
    for _ in range(2):  # The same marks are the same files.
        run("blank.jpg", "--player", "Anna", "-o", "game.toml", "--keep", "steps")
        answers = iter(["0", "", "5"])
    labels = [
        json.loads(path.read_text("utf-8")) for path in Path("steps/confirmed").glob("*.json")
    ]
    assert {each["mark"]: each["state"] for each in labels} == {
        f"track.{track}.{step}": "circled" if step == circled else "blank"
        for track, circled in (("gold", 0), ("crystal", 5))
        for step in range(6)
    }
    crops, states = kept(Path("steps/confirmed"))
    assert crops.shape == (12 * TIMES, 2, 56, 56)
    assert (states == STATES.index("circled")).sum() == 2 * TIMES


def test_a_total_that_somebody_added_up_wrongly_is_named(here: Path) -> None:
    """Anna's rows are 20, 27 and 16, the end brings 5; she writes and circles 78."""
    Path("anna.jpg").write_bytes(
        photo_of(added_up(of_example(0), {"final.total": 78}, 78), seed=15)
    )
    sentence = "anna.jpg: total: 20 + 27 + 16 + 5 is 68, not 78\n"
    answer = run("anna.jpg", "--player", "Anna", "-o", "game.toml")
    assert sentence in answer.stderr
    (sheet,) = json.loads(run("anna.jpg", "--format", "json").stdout)["sheets"]
    assert sheet["mistakes"] == [
        {"place": "total", "parts": [20, 27, 16, 5], "right": 68, "written": 78}
    ]
    german = run("anna.jpg", "-o", "game.toml", "--language", "de").stderr
    assert "anna.jpg: Summe: 20 + 27 + 16 + 5 ist 68, nicht 78\n" in german


def typing(monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    """Let somebody at a terminal type these lines; return what they are asked, as it grows."""
    lines, asked = iter(typed), []

    def line(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    monkeypatch.setattr("cli.conversations.photo.is_terminal", lambda: True)
    monkeypatch.setattr("cli.conversations.photo.typed_line", line)
    return asked


def test_a_provisional_score_says_on_what_it_depends(here: Path) -> None:
    """Anna's rows and the end make 68, she writes and circles 78; two sheets are missing."""
    wrong = added_up(of_example(0), {"final.total": 78}, 78)
    Path("anna.jpg").write_bytes(photo_of(wrong, seed=15))
    answer = run("anna.jpg", "--player", "Anna", "-o", "game.toml", "--score")
    assert answer.exit_code == ExitCode.MALFORMED
    told = "sheet 1 (Anna), total: 78 is circled and written, 68 is counted: which is right?\n"
    assert told in answer.stderr
    assert "This score is provisional: something is doubtful or missing.\n" in answer.stdout
    assert "Anna wins with 68\n" in answer.stdout
    assert answer.stdout.endswith("Anna: 68, or 78 if sheet 1 (Anna), total is 78\n")
    assert answer.stderr.endswith(
        "Ways on:\n"
        "- another photograph of the sheet, beside the first, may show it\n"
        "- --review review.html asks on a page, on a phone too\n"
        "- --likely takes the likely answers\n"
        "- rollwrite score --lenient game.toml scores what is sure\n"
    )


def test_likely_answers_are_taken_and_named(
    photos: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = typing(monkeypatch)
    players = [part for name in NAMES for part in ("--player", name)]
    answer = run(photos, *players, "-o", "game.toml", "--score", "--likely")
    assert (answer.exit_code, asked) == (ExitCode.DONE, [])
    assert answer.stderr == "sheet 3 (Chloé), artifacts, 1: crossed is likely, and taken\n"
    assert "Anna wins with 68\n" in answer.stdout
    assert "likely: 1" in Path("game.toml").read_text("utf-8")


def test_a_folder_gets_the_state_and_a_picture_of_each_sheet(photos: Path, here: Path) -> None:
    players = [part for name in NAMES for part in ("--player", name)]
    answer = run(photos, *players, "-o", "evening/", "--likely")
    names = ["game.toml", "1-anna.jpg", "2-bernd.jpg", "3-chloe.jpg"]
    assert answer.stdout == "".join(f"evening/{name}\n" for name in names)
    assert {path.name for path in Path("evening").iterdir()} == {*names}
    with Image.open("evening/1-anna.jpg") as picture:
        assert picture.width > picture.height > 700
    assert run(photos, *players, "-o", "evening", "--likely").stdout == answer.stdout


def test_a_score_that_depends_on_a_question_ends_in_it(here: Path) -> None:
    """Nothing is circled on the first sheet; the second one's total is told all the same."""
    Path("blank.jpg").write_bytes(photo_of(seed=30))
    Path("bernd.jpg").write_bytes(photo_of_example(1))
    answer = run("blank.jpg", "bernd.jpg", "-o", "game.toml", "--score")
    assert answer.exit_code == ExitCode.MALFORMED
    assert "sheet 1 (Player 1): 9 marks could not be read for certain and stay blank\n" in (
        answer.stderr
    )
    assert answer.stdout == (
        "game.toml\nPlayer 2: 58\n"
        "The score depends on sheet 1 (Player 1), gold: is it 0, 1, 2, 3, 4 or 5?\n"
    )


def test_enter_takes_what_is_likely_and_one_can_go_back_and_ask_why(
    photos: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [part for name in NAMES for part in ("--player", name)]
    question = "2-Chloé.jpg: sheet 3 (Chloé), artifacts, 1: is it crossed, nothing or circled? "
    figure = "2-Chloé.jpg: sheet 3 (Chloé), artifacts: 1 is written, 2 is counted: which is right? "
    asked = typing(monkeypatch, "<", "?", "Circled", "<", "")
    answer = run(photos, *players, "-o", "game.toml", "--score")
    usual = f"{question}[crossed] "
    assert asked == [usual, usual, usual, f"{figure}[2] ", usual]
    assert "this is the first question\n" in answer.stderr
    assert "by the look of it: crossed 99 %. Enter takes the answer in [brackets]" in answer.stdout
    assert answer.exit_code == ExitCode.DONE
    assert "Anna wins with 68\n" in answer.stdout
    assert "provisional" not in answer.stdout


def test_a_missing_sheet_is_told(photos: Path, here: Path) -> None:
    answer = run(photos / "0-Anna.jpg", "-o", "game.toml")
    assert "the sheet of player 2 is missing\nthe sheet of player 3 is missing" in answer.stderr


@pytest.mark.slow
def test_a_sheet_that_could_be_of_two_players_is_told(
    photos: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its code and the player's shield nothing on a sheet tells the seat."""
    monkeypatch.setattr("rollwrite.photo.workers.read_file", read_file)
    monkeypatch.setattr(identity, "_read_code", lambda *_: None)
    monkeypatch.setattr(identity, "which_template", lambda *_: ())
    answer = run(photos / "0-Anna.jpg", "--player", "Anna", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    told = "0-Anna.jpg: the sheet does not say whose it is; it counts as that of Anna\n"
    assert told in answer.stderr


@pytest.mark.slow
def test_a_sheet_that_could_be_of_two_editions_is_told(
    photos: Path, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its code it is of the one it looks like most, unless another sheet tells."""
    monkeypatch.setattr("rollwrite.photo.workers.read_file", read_file)
    monkeypatch.setattr(identity, "_read_code", lambda *_: None)
    monkeypatch.setattr(identity, "which_template", lambda _seen, pages: (*range(len(pages)),))
    answer = run(photos / "0-Anna.jpg", "--player", "Anna", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    assert (
        "0-Anna.jpg: the sheet does not show for certain of which edition it is; it counts as "
        "one of pandoria-merchants 2.1.0; name another one with --edition\n"
    ) in answer.stderr


def test_what_is_no_photograph_is_said_and_nothing_is_written(here: Path) -> None:
    Path("a.jpg").write_text("no picture", "utf-8")
    answer = run("a.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.MALFORMED
    assert answer.stderr == "a.jpg: it is no picture that rollwrite can read\n"
    assert not Path("game.toml").exists()


def test_a_missing_file_is_said(here: Path) -> None:
    answer = run("none.jpg", "-o", "game.toml")
    assert answer.exit_code == ExitCode.FILE
    assert "none.jpg: does not exist" in answer.stderr


def test_without_the_extra_a_sentence_tells_how_to_get_it(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    answer = run("a.jpg")
    assert answer.exit_code == ExitCode.USAGE
    assert "'.[photo]'" in answer.stderr


def test_the_program_starts_without_the_extra() -> None:
    import subprocess

    code = "import sys, cli.main, rollwrite; sys.exit('cv2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
