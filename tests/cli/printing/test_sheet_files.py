"""Where sheets go: never over what is read, never onto a terminal, told only where they stay."""

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cli
from tests.cli.running import sheets
from tests.covering import rest_slow
from tests.editions import FIRST, FIRST_PATH

ROOT = Path(cli.__file__).parents[1]
STATE = ROOT / "tests" / "states" / "merchants" / "base-3.toml"
EDITION = FIRST_PATH


pytestmark = pytest.mark.usefixtures("here")


def run(*arguments: str, stdout: int) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own, whose standard output is this."""
    command = [sys.executable, "-m", "rollwrite", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, stdout=stdout, stderr=subprocess.PIPE)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--filled", "game", "-o", "game"),
        ("--filled", "game", "-o", "link"),
        ("--edition", "./mine", "-o", "mine"),
        ("--players-file", "club.csv", "--format", "pdf", "-o", "club.csv"),
        ("board", "--edition", "./mine", "--format", "svg", "-o", "mine"),
        ("--players-file", "1.pdf", "-o", "./"),
    ],
    ids=" ".join,
)
def test_what_is_read_is_not_written_over(arguments: tuple[str, ...], here: Path) -> None:
    shutil.copy(STATE, "game")
    shutil.copy(EDITION, "mine")
    Path("club.csv").write_text("Anna,Bernd\n", "utf-8")
    Path("1.pdf").write_text("Anna,Bernd\n", "utf-8")
    Path("link").symlink_to("game")
    before = {path.name: path.read_bytes() for path in here.iterdir()}
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.endswith(" is the file to be read; write to another one\n")
    assert {path.name: path.read_bytes() for path in here.iterdir()} == before


PNGS = ("board", "player", "--format", "png", "--dpi", "72")
ANNA = ("--player", "Anna", "--player", "Bernd", *PNGS)


def test_pictures_of_an_earlier_print_beside_new_ones_are_named() -> None:
    for target in ("boards/", "table.png"):
        assert sheets("--player", "Zoé", "--player", "Bo", *PNGS, "-o", target).stderr == ""
    Path("boards/note.txt").touch()
    Path("holiday.png").touch()
    told = "Beside them lie other files, perhaps of an earlier print: "
    answer = sheets(*ANNA, "-o", "boards/")
    assert answer.stderr == f"{told}player-1-zoe.png and player-2-bo.png\n"
    answer = sheets(*ANNA, "-o", "table.png")
    assert answer.stderr == f"{told}table-player-1-zoe.png and table-player-2-bo.png\n"


def test_a_file_is_no_folder() -> None:
    Path("note.txt").touch()
    answer = sheets("aid", "-o", "note.txt/")
    assert answer.stderr == "Error: note.txt: is a file, not a folder\n"


def test_one_document_for_all_online_tells_how_everybody_gets_their_own() -> None:
    online = ("player", "board", "--online", "--player", "Anna", "--player", "Bernd")
    told = "evening holds the sheets of all; -o evening/ gives everybody their own\n"
    assert sheets(*online, "-o", "evening").stderr == told
    assert sheets(*online, "-o", "evening.pdf").stderr == ""


def test_the_edition_of_a_state_is_not_written_over() -> None:
    shutil.copy(EDITION, "mine.toml")
    text = STATE.read_text("utf-8").replace(f'"{FIRST}"', '"mine.toml"')
    assert "mine.toml" in text
    Path("game.toml").write_text(text, "utf-8")
    answer = sheets("--filled", "game.toml", "--format", "pdf", "-o", "mine.toml")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert Path("mine.toml").read_bytes() == EDITION.read_bytes()


@pytest.mark.parametrize("output", rest_slow(["-", "/dev/stdout"]))
@pytest.mark.parametrize("format_", ["pdf", "png"])
def test_a_terminal_gets_no_binary_file(format_: str, output: str) -> None:
    terminal, end = pty.openpty()
    try:
        answer = run("sheets", "aid", "--format", format_, "-o", output, stdout=end)
    finally:
        os.close(end)
        os.close(terminal)
    assert answer.returncode == 2
    assert f"a terminal cannot show a {format_}; send it to a file" in answer.stderr.decode()


@pytest.mark.slow
def test_standard_output_by_another_name_gets_the_document_alone() -> None:
    answer = run("sheets", "aid", "-o", "/dev/stdout", stdout=subprocess.PIPE)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout == sheets("aid", "-o", "-").stdout_bytes


@pytest.mark.slow
def test_standard_output_that_is_a_file_gets_the_document_alone() -> None:
    with Path("all.pdf").open("wb") as file:
        answer = run("sheets", "aid", "-o", "/dev/stdout", stdout=file.fileno())
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert Path("all.pdf").read_bytes() == sheets("aid", "-o", "-").stdout_bytes


def test_of_a_device_no_path_is_told() -> None:
    answer = sheets("aid", "-o", "/dev/null", "--format", "pdf")
    assert (answer.exit_code, answer.output) == (0, "")


def test_a_page_of_the_only_table_of_a_file_may_go_to_standard_output() -> None:
    Path("club.csv").write_text("Anna,Bernd\n", "utf-8")
    arguments = ("aid", "--players-file", "club.csv", "--format", "svg", "-o", "-")
    assert sheets(*arguments).stdout_bytes.startswith(b"<?xml")
    Path("club.csv").write_text("Anna,Bernd\nChloé,Dörte\n", "utf-8")
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.endswith(
        "the pages of several tables as svg are several files; name a file or a folder with -o\n"
    )


def test_a_long_title_of_a_table_gives_a_name_that_a_file_can_have(here: Path) -> None:
    title = "Friday " * 45
    Path("club.csv").write_text(
        f"table,player\n{title}1,Anna\n{title}1,Bernd\n{title}2,Anna\n{title}2,Bernd\n", "utf-8"
    )
    (here / "sheets").mkdir()
    answer = sheets("aid", "--players-file", "club.csv", "-o", "sheets/")
    assert (answer.exit_code, answer.stderr) == (0, "")
    stem = "-".join(["friday"] * 8)
    assert sorted(path.name for path in Path("sheets").iterdir()) == [
        f"{stem}-2.pdf",
        f"{stem}.pdf",
    ]


def test_a_document_of_a_file_with_a_long_name_has_a_name_that_a_file_can_have() -> None:
    file = Path(f"{'club' * 60}.csv")
    file.write_text("Anna,Bernd\n", "utf-8")
    answer = sheets("aid", "--players-file", str(file))
    assert (answer.exit_code, answer.stdout) == (0, f"merchants-base-{'club' * 25}.pdf\n")


def test_letters_of_svg_are_text_or_outlines_as_asked(here: Path) -> None:
    sheets("board", "-o", "live.svg")
    sheets("board", "--svg-text", "Outlines", "-o", "outlines.svg")
    live, outlines = (Path(f"{name}.svg").read_text("utf-8") for name in ("live", "outlines"))
    assert ("<text" in live, "<text" in outlines) == (True, False)
    assert ("@font-face" in live, "@font-face" in outlines) == (True, False)
    assert 'data-mark="hex.D4"' in outlines
