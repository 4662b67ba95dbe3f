"""`rollwrite sheets`: what every option does, what goes where, and what is said of mistakes."""

import os
import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from PIL import Image
from pypdf import PdfReader

import cli
from cli.main import main
from tests.cli.running import page_texts, sheets, written
from tests.covering import rest_slow
from tests.editions import FIRST
from tests.sheets.write.samples import texts_read

pytestmark = pytest.mark.usefixtures("here")


def players(*names: str) -> list[str]:
    return [argument for name in names for argument in ("--player", name)]


def document(*arguments: str) -> PdfReader:
    """Return the document that the command writes."""
    [path] = written(*arguments)
    return PdfReader(BytesIO(Path(path).read_bytes()))


def texts(*arguments: str) -> list[str]:
    """Return what stands on every page of the document."""
    [path] = written(*arguments)
    return page_texts(path)


def titles(*arguments: str) -> list[str]:
    """Return the titles of the document's pages."""
    outline = document(*arguments).outline
    return [str(entry.title) for entry in outline if not isinstance(entry, list)]


def svg(*arguments: str) -> str:
    """Return the first page that the command writes."""
    path, *_ = written(*arguments, "-o", "page.svg")
    return Path(path).read_text("utf-8")


def mistake(*arguments: str) -> str:
    """Return what is said of a wrong use; nothing is written."""
    before = sorted(os.listdir())
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert sorted(os.listdir()) == before
    return answer.stderr.rpartition("Error: ")[2].strip()


def folder_of(*names: str) -> list[str]:
    """Return the names of a folder's files."""
    return sorted(os.listdir(Path(*names)))


# What is drawn when nothing is said.


def test_it_is_board_players_and_aid_in_english_in_colour_on_a4() -> None:
    assert titles() == ["Board", *["Player sheet"] * 4, "Player aid"]
    board = PdfReader("merchants-base-4.pdf").pages[0]
    assert [round(float(side)) for side in board.mediabox[2:]] == [842, 595]
    assert "print at 100 %" in page_texts("merchants-base-4.pdf")[0]
    usual = svg("board")
    assert svg("board", "--theme", "colour", "--language", "en", "--paper", "a4") == usual
    assert svg("board", "--players", "4", "--no-coordinates") == usual
    named = ("--game", "merchants", "--variant", "base", "--edition", "pandoria-merchants")
    assert svg("board", *named) == usual


# Who plays.


def test_names_give_the_number_of_players_and_stand_on_their_sheets() -> None:
    board, *sheets, _ = (text.split() for text in texts(*players("Anna", "Antje", "Bo")))
    for text, name, initial in zip(sheets, ("Anna", "Antje", "Bo"), ("An", "At", "B"), strict=True):
        assert name in text
        assert initial in text
    assert {"Anna", "Antje", "Bo", "An", "At", "B"} <= set(board)


def test_sheets_without_names_never_take_the_place_of_those_with_names() -> None:
    [named] = written(*players("Anna", "Bernd", "Chloé"))
    before = Path(named).read_bytes()
    [unnamed] = written("--players", "3")
    assert unnamed != named
    assert Path(named).read_bytes() == before


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Be\nrnd", "holds the control character U+000A"),
        ("\x1b[31m", "holds the control character U+001B"),
    ],
)
def test_a_name_that_no_terminal_shows_is_a_mistake(name: str, said: str) -> None:
    answer = mistake("--player", "Anna", "--player", name)
    assert answer.startswith("--player: ")
    assert said in answer
    assert "\x1b" not in answer


# What is drawn.


def test_played_alone_online_means_names_in_the_hexes() -> None:
    solo = ("board", "--variant", "solo")
    assert ">A5</text>" in svg(*solo, "--online")
    assert ">A5</text>" not in svg(*solo)


def test_hexes_are_named_when_asked_for_and_online_unless_not() -> None:
    def names_hexes(*arguments: str) -> bool:
        return ">D4</text>" in svg("board", "--players", "2", *arguments)

    assert not names_hexes()
    assert names_hexes("--coordinates")
    assert not names_hexes("--no-coordinates")
    online = ["--online", "--players", "2", "board"]
    assert "D4" in texts(*online)[0].split()
    assert "D4" not in texts(*online, "--no-coordinates")[0].split()


@pytest.mark.parametrize(("holes", "axis"), rest_slow([("top", 1), ("left", 0)]))
def test_a_strip_of_20_mm_stays_free_for_holes(holes: str, axis: int) -> None:
    for page in document("aid", "--players", "2", "--holes", holes).pages:
        assert min((x, y)[axis] for _, x, y, _ in texts_read(page)) >= 20


def test_on_both_sides_a_printer_turns_pages_by_their_short_edge() -> None:
    catalogue: Any = document("aid", "--duplex").root_object
    assert catalogue["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipShortEdge"


def test_with_rules_and_parts_a_table_has_all_to_begin() -> None:
    found = titles("--players", "2", "--with", "rules,parts")
    assert [title for title in found if "Rules" in title] == [
        f"Rules, page {number}" for number in (1, 3, 5, 7)
    ]
    assert found[-1] == "Parts to cut out"
    assert titles("--players", "2", "--with", "rules", "--with", "parts") == found


@pytest.mark.parametrize("format_", ["svg", "png"])
def test_pictures_show_small_pages_one_by_one(format_: str) -> None:
    paths = written("rules", "--format", format_, "-o", "pages/")
    assert [Path(path).name for path in paths] == [f"rules-{n}.{format_}" for n in range(1, 9)]
    said = mistake("rules", "--screen", "--format", format_)
    assert f"{format_} always has the pages one by one; leave out --screen" in said


@pytest.mark.parametrize(
    ("level", "targets"),
    rest_slow([("beginner", "60 70"), ("advanced", "65 80"), ("expert", "70 100")]),
)
def test_the_level_decides_the_last_targets_of_the_solo_version(level: str, targets: str) -> None:
    words = texts("ledger", "--variant", "solo", "--level", level)[0]
    assert level.capitalize() in words
    assert all(target in words for target in targets.split())


def test_copies_of_a_page_lie_in_a_document_once() -> None:
    [once] = written("aid", "-o", "once.pdf")
    [thrice] = written("aid", "--copies", "3", "-o", "thrice.pdf")
    assert Path(thrice).stat().st_size < 1.2 * Path(once).stat().st_size


# Where it goes.


def test_a_file_is_of_the_kind_that_its_name_says() -> None:
    for name, start in (("t.pdf", b"%PDF"), ("b.svg", b"<?xml"), ("b.PNG", b"\x89PNG")):
        assert written("board", "-o", name) == [name]
        assert Path(name).read_bytes().startswith(start)


def test_the_format_that_is_asked_for_wins_over_the_name() -> None:
    assert written("board", "-o", "board.dat", "--format", "svg") == ["board.dat"]
    assert Path("board.dat").read_bytes().startswith(b"<?xml")


def test_a_name_without_a_suffix_is_a_pdf() -> None:
    assert written("-o", "table") == ["table"]
    assert Path("table").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("names", [("../x", "a/b", "con:"), ("💥", "%00", "-rf")])
def test_file_names_hold_only_letters_figures_and_hyphens(names: tuple[str, ...]) -> None:
    sheets(*players(*names), "player", "-o", "t.svg")
    for path in folder_of():
        assert set(path.removesuffix(".svg")) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert len(folder_of()) == len(names)


def test_standard_output_gets_the_document_and_nothing_else() -> None:
    answer = sheets("-o", "-")
    assert answer.exit_code == 0
    assert answer.stdout_bytes.startswith(b"%PDF")
    assert answer.stdout_bytes.rstrip().endswith(b"%%EOF")
    assert folder_of() == []


def test_standard_output_gets_one_page_of_a_picture() -> None:
    answer = sheets("board", "-o", "-", "--format", "svg")
    assert answer.stdout_bytes.startswith(b"<?xml")


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["pdf", "svg", "png"])
def test_the_same_command_gives_the_same_bytes(suffix: str) -> None:
    arguments = ["board", *players("Anna", "Bernd"), "--format", suffix, "-o", "-"]
    first, second = (
        subprocess.run(
            [sys.executable, "-m", "rollwrite", "sheets", *arguments],
            capture_output=True,
            check=True,
            cwd=Path(cli.__file__).parents[1],
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    )
    assert first
    assert first == second


# Pictures.


def size_of(*arguments: str) -> tuple[int, int]:
    [path] = written("board", "--format", "png", *arguments)
    with Image.open(path) as image:
        return image.size


def test_a_picture_has_150_dots_to_the_inch_if_nothing_is_said() -> None:
    assert size_of() == (1754, 1240)
    assert size_of("--dpi", "72") == (842, 595)


def test_a_picture_has_the_width_that_was_asked_for() -> None:
    assert size_of("--width", "1000")[0] == 1000


# Files that cannot be read or written.


def failure(*arguments: str) -> str:
    """Return what is said of a file; nothing is printed but that."""
    answer = sheets(*arguments)
    assert (answer.exit_code, answer.stdout) == (3, "")
    return answer.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_said() -> None:
    said = failure("-o", "/dev/full", "--format", "pdf")
    assert said == "Error: /dev/full: there is no space left for it\n"


@pytest.mark.slow
def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    answer = subprocess.run(
        [sys.executable, "-m", "rollwrite", "sheets", "-o", "-"],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        cwd=Path(cli.__file__).parents[1],
    )
    os.close(writing)
    assert (answer.returncode, answer.stderr) == (3, "")


# Editions.


@pytest.fixture
def mine() -> Path:
    """Export the shipped edition, as a player begins one."""
    answer = CliRunner().invoke(main, ["edition", "export", FIRST, "-o", "my.toml"])
    assert answer.exit_code == 0
    return Path("my.toml")


def test_an_edition_of_ones_own_is_printed(mine: Path) -> None:
    text = mine.read_text("utf-8")
    mine.write_text(text.replace('en = "Clone"', 'en = "Twins"'), "utf-8")
    printed = texts("player", "--edition", "my.toml")[0]
    assert "Twins" in printed
    assert "Clone" not in printed


# Together with the program.


@pytest.mark.slow
def test_the_examples_in_the_help_work_in_an_empty_folder() -> None:
    said = sheets("--help").stdout
    assert "--coordinates" in said
    examples = re.findall(r"^ *rollwrite sheets (.*)$", said, re.MULTILINE)
    assert len(examples) >= 4
    Path("club.csv").write_text("Anna,Bernd\nChloé,Dörte,Emil\n", "utf-8")
    for example in examples:
        assert written(*example.split())
