"""`rollwrite.read_photo`: photographs from Python."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rollwrite as rw
from tests.rollwrite.photo import sheets_taken
from tests.rollwrite.photo.sheets_taken import (
    EXAMPLE,
    blank_pad,
    of_example,
    photo_of,
    photo_of_example,
)

NAMES = ("Anna", "Bernd", "Chloé")


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each photograph be read once for all tests."""
    monkeypatch.setattr("rollwrite.photo.workers.read_file", sheets_taken.read_once)


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("photos")
    for seat, name in enumerate(NAMES):
        (folder / f"{seat}-{name}.jpg").write_bytes(photo_of_example(seat))
    return folder


def test_a_table_is_read_asked_and_scored(photos: Path) -> None:
    table = rw.read_photo(photos, players=NAMES)
    assert (table.players, table.missing, table.refusals) == (NAMES, (), ())
    meant: dict[tuple[str, str], str | int | bool] = {
        (NAMES[seat], track): int(each.mark.rpartition(".")[2])
        for seat in range(3)
        for each in of_example(seat)
        for track in ("gold", "wood", "crystal", "craft")
        if each.mark.startswith(f"track.{track}.")
    }
    sheets = tomllib.loads(EXAMPLE.read_text("utf-8"))["sheet"]
    meant |= {(NAMES[seat], "crowns"): sum(sheets[seat]["crowns"]) for seat in range(3)}
    meant[NAMES[2], "artifacts"] = "crossed"  # All that Chloé has.
    assert table.questions
    for question in table.questions:
        track = str(question.doubt.path[2])
        table = table.answered(question, meant[NAMES[question.doubt.sheet], track])
    wanted = {str(each.account.name): each.account.total for each in rw.score(EXAMPLE).players}
    found = {str(each.account.name): each.account.total for each in table.score().players}
    assert found == wanted


def test_every_answer_is_given(photos: Path) -> None:
    table = rw.read_photo(photos, players=NAMES)
    assert json.loads(table.answer("json"))["state"] == table.state
    assert table.answer("toml").startswith("# From photographs.")
    assert table.answer("html").startswith("<!DOCTYPE html>")
    assert "0-Anna.jpg: Anna: " in table.answer()
    assert "gelesen" in table.answer(language="de")
    with pytest.raises(ValueError, match="xx"):
        table.answer(language="xx")  # type: ignore[arg-type]


@pytest.mark.slow
def test_an_answer_that_a_mark_cannot_give_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "blank.jpg"
    path.write_bytes(photo_of(seed=30))
    blank = rw.read_photo(path)
    with pytest.raises(ValueError, match="7 is none of 0, 1, 2"):
        blank.answered(blank.questions[0], 7)


def test_what_is_no_number_is_refused_for_a_figure(tmp_path: Path) -> None:
    path = tmp_path / "blank.jpg"
    path.write_bytes(blank_pad("realm-of-sand"))
    blank = rw.read_photo(path)
    figure = next(each for each in blank.questions if each.is_figure)
    for meaning in (True, -1, 1000, "7", 7.0):
        with pytest.raises(ValueError, match="is no number from 0 to 999"):
            blank.answered(figure, meaning)  # type: ignore[arg-type]
    assert blank.answered(figure, 999).questions != blank.questions


def test_what_cannot_be_read_is_refused_and_there_is_no_state(tmp_path: Path) -> None:
    path = tmp_path / "text.jpg"
    path.write_text("no picture", "utf-8")
    table = rw.read_photo(path)
    assert (table.players, table.questions, table.state) == ((), (), {})
    assert table.answer("toml") == table.answer("html") == ""
    assert table.answer() == f"{path}: it is no picture that rollwrite can read\n"
    assert table.score().players == ()
    with pytest.raises(FileNotFoundError):
        rw.read_photo(tmp_path / "none.jpg")


def test_what_stands_in_a_file_is_read_like_the_file(photos: Path) -> None:
    anna = photos / "0-Anna.jpg"
    content = anna.read_bytes()
    read = rw.read_photo(anna).state
    with anna.open("rb") as opened:
        for source in (content, opened, rw.Content(content, "anna.jpg")):
            assert rw.read_photo(source).state == read
    refused = rw.read_photo(anna, b"text", rw.Content(b"text", "notes"))
    assert [each.photo for each in refused.refusals] == ["photo-2", "notes"]


def test_sheets_of_two_tables_are_refused_together(photos: Path, tmp_path: Path) -> None:
    path = tmp_path / "two.jpg"
    path.write_bytes(photo_of(players=2))
    table = rw.read_photo(photos / "0-Anna.jpg", path)
    assert [str(each.reason) for each in table.refusals] == [
        "these sheets are not of one table; read the photographs of each table apart"
    ]
    assert table.state == {}


def test_so_many_names_as_sheets_or_players_are_right(photos: Path) -> None:
    anna = photos / "0-Anna.jpg"
    assert rw.read_photo(anna, players=["Zoé"]).players == ("Zoé",)
    assert rw.read_photo(anna).named(NAMES).players == ("Anna",)
    with pytest.raises(ValueError, match=r"as there are sheets \(1\)"):
        rw.read_photo(anna, players=["Anna", "Bernd"])


def test_the_library_is_imported_only_once_a_photograph_is_read() -> None:
    code = (
        "import sys, rollwrite; rollwrite.read_photo; rollwrite.PhotoTable; "
        "sys.exit(any(name in sys.modules for name in ('cv2', 'numpy', 'PIL')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
