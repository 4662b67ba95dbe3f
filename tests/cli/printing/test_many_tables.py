"""`--players-file`: what is printed for many tables; where it goes and what is said is golden."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

import cli
from tests.cli import running
from tests.cli.running import page_texts, sheets
from tests.terminals import all_shown

CLUB = "table,player\nred,Anna\nred,Bernd\nblue,Chloé\nblue,Dörte\nblue,Emil\n"


pytestmark = pytest.mark.usefixtures("here")


def written(content: str, *arguments: str) -> list[str]:
    """Print the tables of a file and give the paths; nothing else may be said."""
    Path("club.csv").write_text(content, "utf-8")
    return running.written("--players-file", "club.csv", *arguments)


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


def test_a_document_of_a_table_is_called_by_its_players() -> None:
    written(CLUB, "-o", "out/")
    metadata = PdfReader("out/blue.pdf").metadata
    assert metadata is not None
    assert metadata.title == "Pandoria Merchants · 3 players · Chloé, Dörte, Emil"


def test_standard_output_gets_the_one_document_each_time_the_same(here: Path) -> None:
    Path("club.csv").write_text(CLUB, "utf-8")
    first, second = (sheets("--players-file", "club.csv", "-o", "-") for _ in range(2))
    assert first.stdout_bytes == second.stdout_bytes
    assert first.stdout_bytes.startswith(b"%PDF")
    assert [*here.iterdir()] == [here / "club.csv"]


def test_the_title_of_its_table_stands_on_every_page() -> None:
    written(CLUB, "player", "aid", "--format", "pdf")
    pages = page_texts("merchants-base-club.pdf")
    lines = [{*page.splitlines()} & {"red", "blue"} for page in pages]
    assert lines == [{"red"}] * 3 + [{"blue"}] * 4


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
