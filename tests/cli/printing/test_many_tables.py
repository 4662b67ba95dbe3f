"""`--players-file`: what is printed for many tables, where it goes, what is said of bad ones."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def outline(path: str) -> list[tuple[str, list[str]]]:
    """What a document's outline says of each table, and the titles of its pages below that."""
    outline: Any = PdfReader(path).outline
    entries = iter(outline)
    return [(str(each.title), [str(page.title) for page in next(entries)]) for each in entries]


def titles(path: str) -> list[str]:
    """Return the titles of a document's pages."""
    return [title for _, pages in outline(path) for title in pages]


def files() -> list[str]:
    """Return the files there are but the one that names the players."""
    found = (path.relative_to(".") for path in Path().rglob("*") if path.is_file())
    return sorted(str(path) for path in found if path.suffix != ".csv")


# Where the tables go.


def test_all_tables_are_one_document_named_after_the_file() -> None:
    assert written(CLUB) == ["merchants-base-club.pdf"]
    assert outline("merchants-base-club.pdf") == [
        ("red: Anna, Bernd", ["Board", "Player sheet: Anna", "Player sheet: Bernd", "Player aid"]),
        (
            "blue: Chloé, Dörte, Emil",
            [
                *("Board", "Player sheet: Chloé", "Player sheet: Dörte", "Player sheet: Emil"),
                "Player aid",
            ],
        ),
    ]


def test_tables_without_titles_are_numbered_in_the_outline() -> None:
    written("Anna,Bernd\n\nChloé,Dörte,Emil\n", "aid")
    assert outline("merchants-base-club.pdf") == [
        ("1: Anna, Bernd", ["Player aid"]),
        ("2: Chloé, Dörte, Emil", ["Player aid"]),
    ]


def test_a_title_with_what_no_viewer_shows_is_quoted_in_the_outline() -> None:
    written("table,player\nred\x1b[1m,Anna\nred\x1b[1m,Bernd\n", "aid")
    assert outline("merchants-base-club.pdf") == [("'red\\x1b[1m': Anna, Bernd", ["Player aid"])]


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
    assert len(PdfReader("out/red.pdf").pages) == 4
    metadata = PdfReader("out/blue.pdf").metadata
    assert metadata is not None
    assert metadata.title == "Pandoria Merchants · 3 players · Chloé, Dörte, Emil"


def test_tables_without_titles_are_numbered() -> None:
    Path("out").mkdir()
    assert written("Anna,Bernd\nChloé,Dörte\n", "-o", "out/") == ["out/1.pdf", "out/2.pdf"]


def test_pictures_are_named_after_table_and_page() -> None:
    assert written(CLUB, "board", "player", "-o", "evening.png", "--dpi", "72") == [
        *("evening-red-board.png", "evening-red-player-1-anna.png"),
        *("evening-red-player-2-bernd.png", "evening-blue-board.png"),
        *("evening-blue-player-1-chloe.png", "evening-blue-player-2-dorte.png"),
        "evening-blue-player-3-emil.png",
    ]
    Path("out").mkdir()
    assert written(CLUB, "board", "--format", "svg", "-o", "out/") == [
        "out/red-board.svg",
        "out/blue-board.svg",
    ]


TITLES = ["Red 1", "red-1", "RED  1!", "赤", "青", "../red"]


def test_tables_whose_titles_are_alike_in_a_files_name_have_files_of_their_own() -> None:
    """A file's name holds a-z, 0-9 and hyphens only, so these titles are no names as they are."""
    rows = [f"{title},{player}" for title in TITLES for player in ("Anna", "Bernd")]
    content = "\n".join(["table,player", *rows])
    Path("out").mkdir()
    assert written(content, "-o", "out/", "aid") == [
        *("out/red-1.pdf", "out/red-1-2.pdf", "out/red-1-3.pdf"),
        *("out/table.pdf", "out/table-2.pdf", "out/red.pdf"),
    ]
    assert len(files()) == len(TITLES)
    written(content, "-o", "out/", "aid", "--format", "svg")
    assert len(files()) == 2 * len(TITLES)


def test_a_document_has_a_plain_name_whatever_the_file_is_called() -> None:
    answer = run("Anna,Bernd", "aid", name="Club Été (neu).csv")
    assert answer.stdout == "merchants-base-club-ete-neu.pdf\n"
    assert run("Anna,Bernd", "aid", name="名.csv").stdout == "merchants-base-tables.pdf\n"


def test_standard_output_gets_the_one_document() -> None:
    answer = run(CLUB, "-o", "-")
    assert answer.stdout_bytes.startswith(b"%PDF")
    assert (answer.exit_code, files()) == (0, [])


def test_pictures_of_many_tables_do_not_go_to_standard_output() -> None:
    answer = run(CLUB, "board", "-o", "-", "--format", "png")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert "name a file or a folder with -o" in answer.stderr


def test_a_title_that_says_table_is_not_called_a_table_once_more() -> None:
    answer = run("Tisch 2,Anna\n", "--language", "de")
    assert answer.stderr.splitlines()[0].startswith("club.csv: Fehler: Tisch 2, Zeile 1: ")


def test_the_same_file_gives_the_same_bytes() -> None:
    first, second = (run(CLUB, "-o", "-").stdout_bytes for _ in range(2))
    assert first == second


# With other options.


def test_the_family_version_is_printed_for_many_tables() -> None:
    written(CLUB, "--variant", "family", "guilds")
    assert titles("merchants-family-club.pdf") == ["Guilds and archive"] * 2


def test_tables_that_are_too_small_for_a_sheet_have_none() -> None:
    tables = "Anna,Bernd,Chloé,Dörte\nEmil,Fanny\n"
    written(tables, "--variant", "family", "guilds", "points")
    found = titles("merchants-family-club.pdf")
    assert found == ["Guilds and archive", "Points", "Guilds and archive"]
    answer = run("Emil,Fanny\n", "--variant", "family", "points")
    assert "no sheet 'points' with 2 players" in answer.stderr


def test_alone_a_line_is_a_player() -> None:
    written("Anna\nBernd\n", "--variant", "solo", "player")
    assert titles("merchants-solo-club.pdf") == [
        "Solo player sheet: Anna",
        "Solo player sheet: Bernd",
    ]


def test_online_every_tables_players_sit_in_alphabetical_order() -> None:
    written("Zoé,Anna\nDörte,Chloé\n", "--online", "board")
    owners = [title.removeprefix("Board: ") for title in titles("merchants-base-club.pdf")]
    assert owners == ["Anna", "Zoé", "Chloé", "Dörte"]


@pytest.mark.parametrize("other", [("--players", "3"), ("--player", "Anna")])
def test_the_file_alone_names_the_players(other: tuple[str, str]) -> None:
    answer = run(CLUB, *other)
    assert (answer.exit_code, answer.stdout, files()) == (2, "", [])
    assert "--players-file names the players; leave out --players and --player" in answer.stderr


def test_a_name_that_cannot_be_printed_is_warned_of() -> None:
    answer = run("Anna 🦊,Bernd", "player")
    assert answer.exit_code == 0
    assert answer.stderr.startswith(
        "Warning: the sheets cannot print 🦊 (U+1F98A) of the name 'Anna 🦊'"
    )


# Bad tables and bad files.

MIXED = "Anna,Bernd\nEmil\nA,B,C,D,E\nChloé,chloé\nDörte,Frida\n"
PROBLEMS = """\
club.csv: error: table 2, line 2: has 1 player; 2 to 4 can play (M1.7)
club.csv: error: table 3, line 3: has 5 players; 2 to 4 can play (M1.7)
club.csv: error: table 4, line 4: 'Chloé' and 'chloé' are the same name; \
everybody needs a name of their own (M1.7)
"""


def test_a_club_is_not_printed_in_part() -> None:
    answer = run(MIXED, "player")
    assert (answer.exit_code, answer.stdout, files()) == (1, "", [])
    assert answer.stderr == (f"{PROBLEMS}Nothing is printed; --skip-bad prints the 2 good tables\n")
    answer = run("Anna,Bernd\nEmil\n")
    assert answer.stderr.endswith("--skip-bad prints the one good table\n")


def test_when_asked_the_good_tables_are_printed_and_the_bad_ones_named() -> None:
    answer = run(MIXED, "player", "--skip-bad")
    assert (answer.exit_code, answer.stderr) == (0, PROBLEMS)
    assert answer.stdout == "merchants-base-club.pdf\n"
    players = [title.removeprefix("Player sheet: ") for title in titles("merchants-base-club.pdf")]
    assert players == ["Anna", "Bernd", "Dörte", "Frida"]


@pytest.mark.parametrize("suffix", ["pdf", "svg"])
def test_bad_tables_leave_no_files_of_their_own(suffix: str) -> None:
    Path("out").mkdir()
    answer = run(MIXED, "aid", "-o", "out/", "--format", suffix, "--skip-bad")
    assert (answer.exit_code, answer.stderr) == (0, PROBLEMS)
    assert len(answer.stdout.splitlines()) == len(files()) == 2


def test_a_doubtful_name_is_warned_of_and_printed() -> None:
    answer = run("1,Anna,Bernd\n2,Chloé,Dörte\n", "player")
    assert (answer.exit_code, answer.stdout) == (0, "merchants-base-club.pdf\n")
    assert answer.stderr == (
        "club.csv: warning: table 1, line 1: the name '1' is only figures, and so is another; "
        "write the players of one table on each line, or table,player below that header\n"
    )


@pytest.mark.parametrize("header", ["Gruppe;Spieler", "tabel,plaeyr", "name"])
def test_nobody_is_called_as_a_header_is(header: str) -> None:
    answer = run(f"{header}\n1,Anna\n1,Bernd\n")
    assert (answer.exit_code, answer.stdout, files()) == (1, "", [])
    assert answer.stderr.startswith(
        "club.csv: error: line 1: the header must be table,player, not "
    )
    assert len(answer.stderr.splitlines()) == 1


def test_a_title_before_the_names_is_the_tables() -> None:
    Path("out").mkdir()
    assert written("Tisch 1,Anna,Bernd,Chloé\nTisch B,Dörte,Emil\n", "aid", "-o", "out") == [
        "out/tisch-1.pdf",
        "out/tisch-b.pdf",
    ]


def test_the_title_of_its_table_stands_on_every_page() -> None:
    written(CLUB, "player", "aid", "--format", "pdf")
    pages = page_texts("merchants-base-club.pdf")
    lines = [{*page.splitlines()} & {"red", "blue"} for page in pages]
    assert lines == [{"red"}] * 3 + [{"blue"}] * 4


def test_skipping_is_for_many_tables() -> None:
    answer = sheets("--players", "2", "--skip-bad")
    assert answer.exit_code == 2
    assert "--skip-bad is for --players-file; leave it out" in answer.stderr


def test_where_no_table_is_good_nothing_is_written() -> None:
    answer = run("Anna\nBernd\n", "--skip-bad")
    assert (answer.exit_code, answer.stdout, files()) == (1, "", [])
    assert len(answer.stderr.splitlines()) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "names no players; write one table on each line: Anna,Bernd"),
        (b"table,player\n", "names no players below its header"),
        (b"group,name\n1,Anna\n", "line 1: the header must be table,player, not 'group,name'"),
        (b"\0\1\2", "is a binary file; it must be a text file in UTF-8"),
        (b'"Anna,Bernd', "line 1: its quotation marks do not match; "),
    ],
)
def test_a_bad_file_is_a_sentence_and_1(content: bytes, said: str) -> None:
    answer = run(content)
    assert (answer.exit_code, answer.stdout, files()) == (1, "", [])
    assert answer.stderr.startswith(f"club.csv: error: {said}")


def test_a_file_that_is_not_there_or_a_folder_is_a_sentence_and_3() -> None:
    Path("folder.csv").mkdir()
    for name, said in (
        ("none.csv", "does not exist"),
        ("folder.csv", "is a folder"),
    ):
        answer = sheets("--players-file", name)
        assert (answer.exit_code, answer.stdout) == (3, "")
        assert answer.stderr == f"Error: {name}: {said}\n"


def test_a_folder_in_the_place_of_a_tables_document_ends_the_run() -> None:
    Path("out/blue.pdf").mkdir(parents=True)
    answer = run(CLUB, "aid", "-o", "out/")
    assert (answer.exit_code, answer.stdout) == (3, "")
    assert answer.stderr == "Error: out/blue.pdf: is a folder; name a file\n"
    assert files() == []  # A club is not printed in part.


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
