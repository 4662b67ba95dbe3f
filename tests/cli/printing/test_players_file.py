"""`rollwrite sheets --players-file`: the sheets of many tables."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from pypdf import PdfReader

from cli.main import main

CLUB = "table,player\n1,Anna\n1,Bernd\nfinal,Chloé\nfinal,Dörte\nfinal,Emil\n"


@pytest.fixture(autouse=True)
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of two tables in an otherwise empty folder, where every command runs."""
    monkeypatch.chdir(tmp_path)
    path = Path("club.csv")
    path.write_text(CLUB, "utf-8")
    return path


def sheets(*arguments: str) -> Result:
    """Run the command in this process; a traceback fails the test."""
    answer = CliRunner().invoke(main, ["sheets", "--players-file", "club.csv", *arguments])
    assert isinstance(answer.exception, SystemExit | None), answer.exception
    return answer


def written(*arguments: str) -> list[str]:
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stderr) == (0, "")
    return answer.stdout.splitlines()


def titles(path: str) -> list[str]:
    """Return the titles of a document's pages; those of many tables stand below the tables'."""
    outline: Any = PdfReader(path).outline
    tables = [each for each in outline if isinstance(each, list)] or [outline]
    return [str(entry.title) for table in tables for entry in table if not isinstance(entry, list)]


def test_all_tables_are_one_document_named_by_the_file() -> None:
    assert written() == ["merchants-base-club.pdf"]
    assert titles("merchants-base-club.pdf") == [
        *("Board", "Player sheet: Anna", "Player sheet: Bernd", "Player aid"),
        *("Board", "Player sheet: Chloé", "Player sheet: Dörte", "Player sheet: Emil"),
        "Player aid",
    ]


def test_in_a_folder_every_table_is_a_document() -> None:
    Path("out").mkdir()
    assert written("-o", "out") == ["out/1.pdf", "out/final.pdf"]
    assert len(titles("out/final.pdf")) == 5


def test_pictures_are_named_by_table_and_sheet() -> None:
    assert written("player", "--format", "svg", "-o", "t.svg") == [
        "t-1-player-1-anna.svg",
        "t-1-player-2-bernd.svg",
        "t-final-player-1-chloe.svg",
        "t-final-player-2-dorte.svg",
        "t-final-player-3-emil.svg",
    ]


def test_tables_may_be_lines_without_a_header(club: Path) -> None:
    club.write_text("Anna;Bernd\nChloé;Dörte;Emil\n", "utf-8")
    assert written("player") == ["merchants-base-club.pdf"]
    assert titles("merchants-base-club.pdf")[2] == "Player sheet: Chloé"


def test_bad_tables_are_said_with_their_lines_and_the_others_printed_when_asked(
    club: Path,
) -> None:
    club.write_text("Anna,Bernd\nChloé\nA,B,C,D,E\nJo,jo\nEmil,Fritz\n", "utf-8")
    answer = sheets("player", "--skip-bad")
    assert answer.exit_code == 0
    assert answer.stderr == (
        "club.csv: error: table 2, line 2: has 1 player; 2 to 4 can play (M1.7)\n"
        "club.csv: error: table 3, line 3: has 5 players; 2 to 4 can play (M1.7)\n"
        "club.csv: error: table 4, line 4: 'Jo' and 'jo' are one name; "
        "players need different ones (M1.7)\n"
    )
    names = [title.rpartition(" ")[2] for title in titles("merchants-base-club.pdf")]
    assert names == ["Anna", "Bernd", "Emil", "Fritz"]


@pytest.mark.parametrize("more", [["--players", "2"], ["--player", "Anna"]])
def test_players_are_not_said_twice(more: list[str]) -> None:
    answer = sheets(*more)
    assert answer.exit_code == 2
    assert "--players-file names the players; leave out --players and --player" in answer.stderr
    assert os.listdir() == ["club.csv"]


def test_a_file_without_players_is_said(club: Path) -> None:
    club.write_text("\n\n", "utf-8")
    answer = sheets()
    assert answer.exit_code == 1
    assert "names no players" in answer.stderr
    assert os.listdir() == ["club.csv"]


def test_a_missing_file_is_said(club: Path) -> None:
    club.unlink()
    answer = sheets()
    assert (answer.exit_code, answer.stdout) == (3, "")
    assert answer.stderr == "Error: club.csv: no such file or directory\n"


def test_the_same_file_gives_the_same_bytes() -> None:
    first, second = (sheets("-o", "-").stdout_bytes for _ in range(2))
    assert first == second
    assert first.startswith(b"%PDF")
