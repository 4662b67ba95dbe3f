"""What is read: the same answers whatever form a file is handed over in."""

import json
import tomllib
from collections.abc import Iterator
from io import BytesIO, StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

import rollwrite as rw
from rollwrite.sources import NoRecordError, Source, open_source, read
from sheets.files.problem import problem_text
from sheets.files.reading import MOST_BYTES
from sheets.game import PrintedGame
from tests.editions import EVENING, FIRST, FIRST_PATH

STATE = Path(__file__).parents[1] / "states" / "merchants" / "base-3.toml"
FILES = {"state": STATE, "record": EVENING, "edition": FIRST_PATH}


def forms(path: Path) -> Iterator[Source]:
    """Yield a file in each form in which it can be handed over."""
    text = path.read_text("utf-8")
    yield from (path, str(path), text.encode(), BytesIO(text.encode()), StringIO(text))
    yield from (rw.Content(text), rw.Content(text.encode(), path.name, path.parent))
    if path.suffix == ".toml":
        tree = tomllib.loads(text)
        yield from (tree, rw.Content(tree, folder=path.parent), json.dumps(tree).encode())


@pytest.mark.parametrize("kind", FILES)
def test_a_file_is_of_one_kind_in_every_form(kind: str) -> None:
    assert {read(form).kind for form in forms(FILES[kind])} == {kind}


@pytest.mark.parametrize("kind", FILES)
def test_every_form_has_the_same_problems(kind: str) -> None:
    with patch("sheets.lint.edition.find_layout_problems", return_value=[]):  # It takes seconds.
        expected, *others = [rw.check(form) for form in forms(FILES[kind])]
    assert others == [expected] * len(others)


@pytest.mark.parametrize("kind", ["state", "record"])
def test_every_form_has_the_same_score(kind: str) -> None:
    expected, *others = [rw.score(form) for form in forms(FILES[kind])]
    assert expected.players
    assert others == [expected] * len(others)


def test_a_record_is_replayed_in_every_form() -> None:
    found = [rw.replay(form, turn=4).turns for form in forms(EVENING)]
    assert found == [rw.replay(EVENING).turns[: len(found[0])]] * len(found)
    with pytest.raises(TypeError, match="not a tree"):
        rw.replay({})


def test_a_turn_is_asked_of_a_record_alone() -> None:
    assert rw.score(EVENING, turn=4).players == rw.replay(EVENING, 4).score().players
    for form in forms(STATE):
        with pytest.raises(NoRecordError, match="only a record has turns"):
            rw.score(form, turn=4)


def test_a_name_tells_how_a_text_is_written() -> None:
    assert read(rw.Content("nonsense")).kind == "record"
    assert rw.check(rw.Content("nonsense", "game.toml")).has_errors
    assert "JSON" in str(rw.check(rw.Content("nonsense", "game.json")))
    assert read(rw.Content("", "evening.record")).kind == "record"


def test_a_content_names_its_edition_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_bytes(FIRST_PATH.read_bytes())
    text = STATE.read_text("utf-8").replace(FIRST, "ours.toml", 1)
    assert [str(each.path) for each in rw.check(rw.Content(text))] == ["('edition',)"]
    assert rw.score(rw.Content(text, folder=tmp_path)).players == rw.score(STATE).players


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xd8\xff", "is a picture or a PDF"),
        (b"\xff\xfea\0", "UTF-16"),
        (b"a\0", "binary"),
        (b"#" * (MOST_BYTES + 1), "larger than 10 MB"),
        (b"a = \xe9", "byte 0xe9 is not UTF-8"),
    ],
)
def test_what_is_no_text_is_said_in_every_form(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "game.toml"
    path.write_bytes(content)
    for form in (path, content, BytesIO(content), rw.Content(content)):
        assert said in str(rw.check(form))
        assert not rw.score(form).players


def test_half_of_a_character_is_not_utf_8() -> None:
    assert "is not UTF-8" in str(rw.check(rw.Content("a = '\ud83d'")))


def test_editions_that_are_handed_in_are_read_once() -> None:
    editions, read_path = rw.Editions(), PrintedGame.load
    with patch.object(PrintedGame, "load", autospec=True, side_effect=read_path) as load:
        for form in forms(STATE):
            rw.score(rw.Content(form) if isinstance(form, dict) else form, editions=editions)
    assert len({*(str(call) for call in load.call_args_list)}) == 1


@pytest.mark.slow
def test_sheets_are_drawn_of_a_state_and_of_an_edition_in_every_form() -> None:
    filled = [rw.draw(kinds=["aid"], filled=form) for form in forms(STATE)]
    blank = [rw.draw(kinds=["aid"], players=3, edition=form) for form in forms(FIRST_PATH)]
    assert {len(each) for each in (*filled, *blank)} == {1}
    assert len({each[0].svg() for each in filled}) == 1
    assert len({each[0].svg() for each in blank}) == 1


def test_what_is_no_sound_edition_prints_nothing() -> None:
    for content, said in ((b"a\0", "binary"), (STATE.read_bytes(), "is a state"), (b"a = 1", "a:")):
        with pytest.raises(rw.InvalidEditionError) as error:
            rw.draw(edition=content)
        assert said in "".join(str(problem_text(each)) for each in error.value.problems)


def test_a_text_that_is_neither_a_state_nor_a_record_is_called_neither() -> None:
    for name in ("notes.txt", "notes.md"):
        (fault,) = open_source(rw.Content(b"hello notes", name)).faults
        assert str(fault.message) == (
            "is neither a state, which is TOML or JSON, nor a record, which begins with "
            "'rollwrite record 1'"
        )
