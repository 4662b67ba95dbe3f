"""`--players-file`: what is printed for many tables, where it goes, what is said of bad ones."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from pypdf import PdfReader

import cli
from tests.cli.running import page_texts, sheets
from tests.covering import rest_slow
from tests.terminals import all_shown

CLUB = "table,player\nred,Anna\nred,Bernd\nblue,Chloé\nblue,Dörte\nblue,Emil\n"


pytestmark = pytest.mark.usefixtures("here")


def run(content: str | bytes, *arguments: str, name: str = "club.csv") -> Result:
    """Print the tables of a file; a traceback fails the test."""
    Path(name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return sheets("--players-file", name, *arguments)


def written(content: str | bytes, *arguments: str) -> list[str]:
    """Print the tables and give the paths; nothing else may be said."""
    answer = run(content, *arguments)
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def files() -> list[str]:
    """Return the files there are but the one that names the players."""
    found = (path.relative_to(".") for path in Path().rglob("*") if path.is_file())
    return sorted(str(path) for path in found if path.suffix != ".csv")


# Where the tables go.


@pytest.mark.slow
def test_the_pages_are_those_of_each_table_alone() -> None:
    def content(path: str) -> list[list[str]]:
        pages = (page.extract_text().splitlines() for page in PdfReader(path).pages)
        return [[line for line in page if line != "Table 1"] for page in pages]

    written("Anna,Bernd\n", "board", "aid", "-o", "many.pdf")
    answer = sheets("board", "aid", "--player", "Anna", "--player", "Bernd", "-o", "one.pdf")
    assert answer.exit_code == 0
    assert content("many.pdf") == content("one.pdf")
    assert all(isinstance(each, dict) for each in PdfReader("one.pdf").outline)


def test_a_line_a_table_is_the_same_as_a_line_a_player() -> None:
    written(CLUB.replace("red", "1").replace("blue", "2"), "player", "aid", "-o", "one.pdf")
    written("Anna,Bernd\nChloé,Dörte,Emil\n", "player", "aid", "-o", "two.pdf")
    one, two = (page_texts(f"{name}.pdf") for name in ("one", "two"))
    assert one == two


def test_each_table_has_the_sheets_of_its_number_of_players() -> None:
    written(CLUB, "board")
    texts = page_texts("merchants-base-club.pdf")
    assert ["Board · 2 players" in text for text in texts] == [True, False]
    assert ["Board · 3 players" in text for text in texts] == [False, True]


@pytest.mark.parametrize("folder", rest_slow(["out", "out/"]))
def test_in_a_folder_each_table_is_a_document_of_its_own(folder: str) -> None:
    Path("out").mkdir()
    assert written(CLUB, "-o", folder) == ["out/red.pdf", "out/blue.pdf"]
    metadata = PdfReader("out/blue.pdf").metadata
    assert metadata is not None
    assert metadata.title == "Pandoria Merchants · 3 players · Chloé, Dörte, Emil"


def test_standard_output_gets_the_one_document() -> None:
    answer = run(CLUB, "-o", "-")
    assert answer.stdout_bytes.startswith(b"%PDF")
    assert (answer.exit_code, files()) == (0, [])


def test_the_same_file_gives_the_same_bytes() -> None:
    first, second = (run(CLUB, "-o", "-").stdout_bytes for _ in range(2))
    assert first == second


# Bad tables and bad files.


def test_the_title_of_its_table_stands_on_every_page() -> None:
    written(CLUB, "player", "aid", "--format", "pdf")
    pages = page_texts("merchants-base-club.pdf")
    lines = [{*page.splitlines()} & {"red", "blue"} for page in pages]
    assert lines == [{"red"}] * 3 + [{"blue"}] * 4


# On a terminal.


@pytest.mark.slow
def test_a_progress_bar_is_shown_on_a_terminal_alone(here: Path) -> None:
    Path("club.csv").write_text("\n".join(["Anna,Bernd"] * 5), "utf-8")
    terminal, end = pty.openpty()
    names, output = str(here / "club.csv"), str(here / "all.pdf")
    answer = subprocess.run(
        [sys.executable, "-m", "rollwrite", "sheets", "aid", "--players-file", names, "-o", output],
        cwd=Path(cli.__file__).parents[1],
        stdout=subprocess.PIPE,
        stderr=end,
        check=True,
    )
    os.close(end)
    shown = all_shown(terminal)
    assert answer.stdout.decode() == f"{output}\n"
    assert "Tables" in shown
    assert "100%" in shown
