"""`rw.draw` as a program uses it: options in one object, bytes, files, many tables, own sheets."""

import inspect
import re
import subprocess
import sys
import tomllib
from dataclasses import FrozenInstanceError, fields, replace
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

import rollwrite as rw
from rollwrite.table_options import Keywords, TableOptions, find_unused
from scoring.games import GAMES
from sheets.words.translation import load_translation
from tests.covering import rest_slow
from tests.editions import FIRST, FIRST_PATH

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "states" / "merchants" / "base-3.toml"
RECORD = ROOT / "docs" / "gallery" / "records"
CLUB = "table,player\nred,Anna\nred,Bernd\nblue,Chloé\nblue,Dörte\nblue,Emil\n"


def state() -> dict[str, Any]:
    return tomllib.loads(GAME.read_text("utf-8"))


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """Return a file of two tables."""
    file = tmp_path / "club.csv"
    file.write_text(CLUB, "utf-8")
    return file


# One object says all of a table.


def test_options_in_one_object_give_what_keywords_give() -> None:
    asked = {"players": ("Anna", "Bernd"), "language": "de", "theme": "ink", "plain": True}
    options = rw.TableOptions("merchants", ("player",), **asked)  # type: ignore[arg-type]
    assert rw.draw(options).pdf() == rw.draw("merchants", ["player"], **asked).pdf()  # type: ignore[arg-type]
    assert repr(rw.TableOptions(players=2, theme="ink")) == "TableOptions(players=2, theme='ink')"
    with pytest.raises(FrozenInstanceError):
        options.theme = "grey"  # type: ignore[misc]
    with pytest.raises(TypeError, match="not both"):
        rw.draw(options, theme="grey")


def test_every_option_is_a_keyword_and_is_explained_on_a_line_of_its_own() -> None:
    names = [field.name for field in fields(TableOptions)]
    assert names == ["game", "kinds", *Keywords.__annotations__]
    told = re.findall(r"^(\w+): ", inspect.getdoc(rw.draw) or "", re.MULTILINE)
    assert told == [*names, "editions"]


def test_what_is_wrong_is_said_in_every_language() -> None:
    with pytest.raises(rw.WrongTableError) as refused:
        rw.draw(theme="pink")  # type: ignore[arg-type]
    assert "'pink'" in load_translation("de")(refused.value.args[0])
    assert str(refused.value) != load_translation("de")(refused.value.args[0])


def test_a_kind_of_sheet_for_play_online_is_drawn_as_online() -> None:
    board = rw.draw(kinds=["board", "calls"], edition=FIRST, players=["Zoé", "Anna"])[0]
    assert (board.name, ">D4</text>" in board.svg()) == ("board-1-anna", True)


def test_an_edition_that_was_read_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = rw.draw(edition=FIRST).renderer.edition
    monkeypatch.setattr("sheets.game.PrintedGame.load", None)
    [page] = rw.draw(kinds=["board"], players=2, edition=edition)
    assert page.svg()


def test_editions_that_were_read_once_are_kept_for_the_next_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    editions = rw.Editions()
    rw.draw(edition=FIRST, editions=editions)
    monkeypatch.setattr("sheets.game.PrintedGame.load", None)
    assert len(rw.draw(edition=FIRST, editions=editions, players=2)) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": ["Anna"]}, "2 to 4 players, not 1"),
        ({"players": "Anna"}, "a list of names"),
        ({"players": [1, 2]}, "a list of names"),
        ({"players": 2.0}, "a whole number"),
        ({"holes": "right"}, "there are left, top"),
        ({"realms": ["nobody"]}, "merchants base has no realms; leave out realms"),
        ({"game": "pandoria", "realms": ["nobody"]}, "write 'Humans', .* not 'nobody'"),
        ({"players": ["Anna", "anna"]}, "Anna"),
        ({"players": ["Anna", ""]}, "empty"),
        ({"kinds": "board"}, "kinds is a list of kinds of sheet"),
        ({"also": "parts"}, "also is a list of kinds of sheet"),
        ({"variant": "blitz"}, "merchants has no blitz; it has base"),
        ({"kinds": ["boards"]}, "merchants base has no sheet 'boards'"),
        ({"language": "it"}, "no language is called 'it'"),
        ({"paper": "a5"}, "no paper is called 'a5'"),
        ({"theme": "pink"}, "no theme is called 'pink'"),
        ({"dice": "d20"}, "no dice is called 'd20'; there are d6, special"),
        ({"players": 1}, "not 1; for that write variant solo"),
        ({"level": "hard"}, "merchants base has no levels; leave out level"),
        (
            {"variant": "solo", "level": "hard"},
            "merchants solo has no level 'hard'; it has beginner, advanced, expert",
        ),
        ({"players": 3, "players_file": "club.csv"}, "players_file names the players; leave out p"),
        ({"filled": GAME, "players": 3}, "filled says it already; leave out players"),
        ({"filled": GAME, "edition": FIRST}, "filled says it already; leave out edition"),
        (
            {"filled": GAME, "game": "pandoria"},
            "game says pandoria, but the state is one of merchants",
        ),
        ({"filled": {"sheet": 5}}, "sheet"),
        ({"filled": GAME, "kinds": ["boards"]}, "merchants base has no sheet 'boards'"),
    ],
)
def test_a_table_that_there_is_not_says_what_there_is(arguments: Any, said: str) -> None:
    with pytest.raises(rw.WrongTableError, match=said):
        rw.draw(**arguments)


def test_options_that_change_nothing_are_told() -> None:
    pads = rw.draw("realm-of-sand", players=2, online=True, dice="special")
    assert [*map(str, pads.find_unused())] == [
        "realm-of-sand standard has no board; leave out online",
        "realm-of-sand standard has no board; leave out dice",
    ]
    assert not [*rw.draw(kinds=["board"], online=True, dice="d6", coordinates=False).find_unused()]


def test_further_kinds_come_beside_those_that_a_table_needs() -> None:
    kinds = [page.kind for page in rw.draw(players=2, also=["rules"])]
    assert [*dict.fromkeys(kinds)] == ["board", "player", "aid", "rules"]
    only = [page.kind for page in rw.draw(kinds=["board"], players=2, also=["parts", "board"])]
    assert [*dict.fromkeys(only)] == ["board", "parts"]
    with pytest.raises(rw.WrongTableError, match="merchants base has no sheet 'rule'"):
        rw.draw(also=["rule"])


@pytest.mark.parametrize(
    ("name", "words"), [("kinds", ["board"]), ("also", ["parts"]), ("players", ["Anna", "Bernd"])]
)
def test_words_may_be_given_one_by_one(name: str, words: list[str]) -> None:
    given: Any = {"players": 2, name: iter(words)}
    kept: Any = {"players": 2, name: words}
    assert [page.name for page in rw.draw(**given)] == [page.name for page in rw.draw(**kept)]


def test_small_pages_lie_two_on_a_side_of_a_document_and_one_by_one_on_a_screen() -> None:
    def sizes(**options: Any) -> list[tuple[int, int]]:
        sheets = rw.draw(kinds=["rules"], **options)
        assert len(sheets) == 8
        pages = PdfReader(BytesIO(sheets.pdf())).pages
        return [(round(page.mediabox.width), round(page.mediabox.height)) for page in pages]

    assert sizes() == sizes(duplex=True) == [(842, 595)] * 4
    assert sizes(screen=True) == [(421, 595)] * 8


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kinds": ["board"], "screen": True}, "no rules among these sheets; leave out screen"),
        ({"kinds": ["rules"], "holes": "left"}, "a booklet is not punched; leave out holes"),
        (
            {"kinds": ["rules"], "screen": True, "duplex": True},
            "a screen has no back; leave out duplex",
        ),
    ],
)
def test_what_changes_nothing_on_small_pages_is_told(options: Any, said: str) -> None:
    [told] = rw.draw(players=2, **options).find_unused()
    assert said in str(told)


def test_with_other_sheets_small_pages_change_with_every_option() -> None:
    sheets = rw.draw(players=2, also=["rules"], screen=True, duplex=True, holes="left")
    assert not [*sheets.find_unused()]


def test_both_sides_change_nothing_where_nothing_is_for_backs() -> None:
    alone = replace(GAMES["realm-of-sand"].variants["standard"], back="")
    game = replace(GAMES["realm-of-sand"], variants={"standard": alone})
    [told] = find_unused(TableOptions(duplex=True), game, "standard")
    assert str(told) == "no sheet of this game has two sides; leave out duplex"


# What becomes of sheets.


def test_sheets_are_bytes_an_open_file_and_a_file_alike(tmp_path: Path) -> None:
    sheets = rw.draw(players=["Anna", "Bernd"])
    written = BytesIO()
    sheets.write(written)
    [path] = sheets.save(tmp_path / "table.pdf")
    assert sheets.pdf() == written.getvalue() == path.read_bytes()
    assert not written.closed


def test_a_single_page_is_written_as_a_picture_too() -> None:
    sheets, written = rw.draw(kinds=["board"], players=2), BytesIO()
    sheets.write(written, "svg")
    assert written.getvalue().decode() == sheets[0].svg()
    with pytest.raises(rw.WrongTargetError, match="4 pages as svg are several files"):
        rw.draw(players=2).write(written, "svg")


def test_copies_are_all_of_a_document_again() -> None:
    twice = PdfReader(BytesIO(rw.draw(kinds=["player"], players=2, copies=2).pdf()))
    assert len(twice.pages) == 4


def test_a_player_gets_what_is_theirs_and_what_is_everybodys() -> None:
    own = rw.draw(players=["Anna", "Bernd"]).of_seat(1)
    assert [page.name for page in own] == ["board", "player-2-bernd", "aid"]
    assert len(PdfReader(BytesIO(own.pdf())).pages) == 3


def test_the_first_players_of_many_tables_get_theirs(club: Path) -> None:
    own = rw.draw(kinds=["player"], players_file=club).of_seat(0)
    assert [page.name for page in own] == ["player-1-anna", "player-1-chloe"]
    assert len(PdfReader(BytesIO(own.pdf())).pages) == 2


def test_a_folder_gets_plain_names(tmp_path: Path) -> None:
    sheets = rw.draw(players=["Anna", "Bernd"])
    assert sheets.save(f"{tmp_path}/new/") == (
        tmp_path / "new" / "merchants-base-2-anna-bernd.pdf",
    )
    pages = ["board.svg", "player-1-anna.svg", "player-2-bernd.svg", "aid.svg"]
    assert [path.name for path in sheets.save(tmp_path, "svg")] == pages
    online = rw.TableOptions(kinds=["player"], online=True)
    for asked in (online, rw.TableOptions(kinds=["calls"])):
        own = rw.draw(replace(asked, players=["Zoé", "Anna"])).save(tmp_path)
        assert [path.name for path in own] == ["player-1-anna.pdf", "player-2-zoe.pdf"]


def test_what_was_read_is_not_written_over(tmp_path: Path) -> None:
    for source in (GAME, FIRST_PATH):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    edition = tmp_path / FIRST_PATH.name
    with pytest.raises(rw.WrongTargetError, match=r"is the file to be read; write to another one"):
        rw.draw(filled=tmp_path / GAME.name).save(tmp_path / GAME.name, "pdf")
    with pytest.raises(rw.WrongTargetError, match=r"is the file to be read; write to another one"):
        rw.draw(edition=edition).save(edition, "pdf")
    assert edition.read_bytes() == FIRST_PATH.read_bytes()


def test_a_notebook_shows_all_pages_of_a_table() -> None:
    html = rw.draw(players=["Anna", "<Bernd>"])._repr_html_()
    assert html.count('<img alt="') == html.count("data:image/svg+xml;base64,") == 4
    assert "&lt;Bernd&gt;" in html
    assert "<Bernd>" not in html


# Pages.


def test_a_page_is_saved_alone(tmp_path: Path) -> None:
    board, *others = rw.draw(players=2)[:2]
    assert board.save(tmp_path / "board.svg") == tmp_path / "board.svg"
    assert (tmp_path / "board.svg").read_text("utf-8") == board.svg()
    assert [page.kind for page in others] == ["player"]


def test_a_kind_that_is_named_twice_is_drawn_once() -> None:
    assert len(rw.draw(kinds=["board", "board"])) == 1


def test_a_state_that_cannot_be_drawn_says_its_problems() -> None:
    with pytest.raises(rw.WrongTableError, match="gold") as refused:
        rw.draw(filled={**state(), "sheet": [{**state()["sheet"][0], "gold": "two"}]})
    assert ("sheet", 0, "gold") in [problem.path for problem in refused.value.problems]


def test_a_table_is_saved_as_one_document(tmp_path: Path) -> None:
    sheets = rw.draw("merchants", players=["Anna", "Bernd"], language="de")
    [written] = sheets.save(tmp_path / "table.pdf")
    pages = PdfReader(written).pages
    assert len(pages) == len(sheets) == 4
    assert "Anna" in pages[1].extract_text()


def test_a_document_is_the_one_that_the_command_writes(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine.pdf", tmp_path / "theirs.pdf"
    rw.draw("merchants", players=["Anna", "Bernd"], theme="ink", paper="letter").save(mine)
    options = ["--player", "Anna", "--player", "Bernd", "--theme", "ink", "--paper", "letter"]
    command = [sys.executable, "-m", "rollwrite", "sheets", *options, "-o", str(theirs)]
    subprocess.run(command, check=True, capture_output=True)
    assert mine.read_bytes() == theirs.read_bytes()


@pytest.mark.parametrize("suffix", rest_slow(["svg", "png"]))
def test_pictures_are_a_file_each(tmp_path: Path, suffix: str) -> None:
    written = rw.draw("merchants", players=["Anna", "Bernd"]).save(tmp_path / f"table.{suffix}")
    stems = ["table-board", "table-player-1-anna", "table-player-2-bernd", "table-aid"]
    assert [path.stem for path in written] == stems
    assert all(path.stat().st_size for path in written)


def test_a_page_is_shown_by_a_notebook_and_names_its_marks() -> None:
    page = rw.draw("merchants", ["player"], players=2)[0]
    root = ElementTree.fromstring(page.svg())
    marks = {element.get("data-mark") for element in root.iter()}
    assert "card.17.spell" in marks
    assert page._repr_svg_() == page.svg()


def test_a_page_is_pdf_and_png_without_a_file() -> None:
    page = rw.draw("realm-of-sand", players=2)[0]
    assert page.pdf().startswith(b"%PDF")
    assert len(page.png(dpi=72)) < len(page.png(dpi=150))


def test_a_state_is_drawn_on_its_sheets() -> None:
    filled = rw.draw(filled=state(), kinds=["player"])
    assert [page.name for page in filled] == ["player-1-anna", "player-2-bernd", "player-3-clara"]
    blank = rw.draw(players=["Anna", "Bernd", "Clara"], kinds=["player"], edition=FIRST)
    assert filled[0].svg() != blank[0].svg()


def test_of_realms_those_that_were_played_are_drawn() -> None:
    state = ROOT / "tests" / "states" / "pandoria" / "standard-4.toml"
    opened = rw.draw(filled=state)
    assert 0 < len([page for page in opened if page.kind == "realm"]) <= 4


# Many tables.


def test_many_tables_are_one_document_and_each_is_sheets_of_its_own(club: Path) -> None:
    sheets = rw.draw(players_file=club)
    assert repr(sheets) == "<Sheets merchants-base-club: 2 tables>"
    assert [len(table) for table in sheets.tables] == [4, 5]
    assert len(PdfReader(BytesIO(sheets.pdf())).pages) == len(sheets) == 9
    outline = PdfReader(BytesIO(sheets.pdf())).outline
    told = [str(entry.title) for entry in outline if not isinstance(entry, list)]
    assert told == ["red: Anna, Bernd", "blue: Chloé, Dörte, Emil"]
    [red, _] = sheets.tables
    assert [page.name for page in red] == ["board", "player-1-anna", "player-2-bernd", "aid"]


def test_in_a_folder_each_table_has_a_document(club: Path) -> None:
    watched: list[str] = []

    def progress(tables: object) -> object:
        for table in tables:  # type: ignore[attr-defined]
            watched.append(table.title)
            yield table

    sheets = rw.draw(kinds=["aid"], players_file=club)
    written = sheets.save(club.parent, progress=progress)  # type: ignore[arg-type]
    assert [path.name for path in written] == ["red.pdf", "blue.pdf"]
    assert watched == ["red", "blue"]


def test_a_page_of_each_table_is_a_file_of_its_own(club: Path) -> None:
    written = rw.draw(kinds=["aid"], players_file=club).save(club.with_name("evening.svg"))
    assert [path.name for path in written] == ["evening-red-aid.svg", "evening-blue-aid.svg"]


def test_a_file_of_players_may_be_what_somebody_uploaded() -> None:
    assert rw.draw(players_file=CLUB.encode()).name == "merchants-base-tables"
    assert rw.draw(players_file=rw.Content(CLUB, "evening.csv")).name == "merchants-base-evening"


def test_a_bad_table_is_a_problem_and_the_good_ones_are_drawn_when_asked(club: Path) -> None:
    club.write_text(f"{CLUB}grey,Frida\n", "utf-8")
    with pytest.raises(rw.WrongTableError, match="skip_bad prints the 2 good tables") as refused:
        rw.draw(players_file=club)
    assert [problem.line for problem in refused.value.problems] == [7]
    sheets = rw.draw(players_file=club, skip_bad=True)
    assert (len(sheets.seated), [problem.line for problem in sheets.problems]) == (2, [7])


def test_a_name_with_letters_that_no_face_has_is_told(club: Path) -> None:
    club.write_text("Anna 🦊,Bernd\n", "utf-8")
    [told] = rw.draw(players_file=club).substituted
    assert (told.text, told.letters) == ("Anna 🦊", ("🦊",))


def test_what_one_should_know_before_printing_is_told() -> None:
    sheets = rw.draw(players=["Anna 🦊", "anna"])
    first, second = map(str, sheets.warnings)
    assert first.startswith("the sheets cannot print 🦊 (U+1F98A) of the name 'Anna 🦊'")
    assert second == "'Anna 🦊' and 'anna' sit at one table; are they one person?"
    assert not [*sheets.remarks]
    [remark] = rw.draw(players="any").remarks
    assert str(remark).endswith("no photograph of them is read")


def test_each_document_of_a_folder_is_sheets_of_its_own(club: Path) -> None:
    def named(**options: Any) -> dict[str, int]:
        return {name: len(each) for name, each in rw.draw(**options).documents()}

    assert named(players=2) == {"merchants-base-2": 4}
    own = len(rw.draw(players=["Anna", "Bernd"], online=True).of_seat(0))
    assert named(players=["Anna", "Bernd"], online=True) == {
        "player-1-anna": own, "player-2-bernd": own
    }  # fmt: skip
    assert [*named(players_file=club)] == ["red", "blue"]


@pytest.mark.parametrize("options", [{"copies": 3}, {"also": ["rules"]}, {"duplex": True}])
def test_a_document_has_as_many_sides_as_are_told(options: dict[str, Any]) -> None:
    sheets = rw.draw(players=2, **options)
    assert sheets.sides == len(PdfReader(BytesIO(sheets.pdf())).pages)


@pytest.mark.parametrize(
    ("forgiven", "meant"),
    [
        ({"theme": "color"}, {"theme": "colour"}),
        ({"theme": "Gray"}, {"theme": "grey"}),
        ({"language": "DE", "paper": "A3"}, {"language": "de", "paper": "a3"}),
        ({"language": "german"}, {"language": "de"}),
        ({"players": "3"}, {"players": 3}),
        ({"variant": "Solo", "level": "Expert"}, {"variant": "solo", "level": "expert"}),
    ],
)
def test_what_the_command_line_forgives_is_forgiven(
    forgiven: dict[str, Any], meant: dict[str, Any]
) -> None:
    found, wanted = (rw.draw("merchants", **each) for each in (forgiven, meant))
    assert [page.drawing for page in found] == [page.drawing for page in wanted]
