"""A shipped edition by name and version; the name alone is the newest one."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from scoring.games import GAMES
from scoring.merchants.game import GAME
from scoring.open_game import open_game
from sheets.editions.edition import (
    SHIPPED,
    UnknownEditionError,
    UnknownVersionError,
    edition_name,
    edition_path,
    shipped_names,
)
from sheets.files.problem import problem_text
from sheets.files.reading import read_tree
from tests.editions import FIRST
from tests.sheets.editions.edition_trees import PATH

NAME = "pandoria-merchants"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of editions with a newer version of the shipped one, and two older ones."""
    own = tmp_path / "editions" / NAME
    own.mkdir(parents=True)
    for file, version in (("edition", "2.0.0"), ("1.0.0", "1.0.0"), ("1.10.0", "1.10.0")):
        text = PATH.read_text("utf-8").replace('version = "1.0.0"', f'version = "{version}"')
        (own / f"{file}.toml").write_text(text, "utf-8")
    shutil.copy(own / "1.0.0.toml", own / "1.9.0.toml")
    return tmp_path / "editions"


@pytest.mark.parametrize("name", [game.edition for game in GAMES.values()])
def test_every_shipped_edition_is_found_by_name_and_version(name: str) -> None:
    newest = edition_path(name)
    assert edition_path(f"{name} {read_tree(newest)['version']}") == newest


def test_the_file_of_an_older_version_is_named_by_it() -> None:
    older = [path for path in SHIPPED.glob("*/*.toml") if path.name != "edition.toml"]
    assert [path for path in older if read_tree(path)["version"] != path.stem] == []


def test_the_name_alone_is_the_newest_version(folder: Path) -> None:
    sheets = replace(GAME, folder=folder)
    assert sheets.load(sheets.edition_path()).version == "2.0.0"
    assert sheets.load(sheets.edition_path(NAME)).version == "2.0.0"


@pytest.mark.parametrize("version", ["1.0.0", "1.10.0", "2.0.0"])
def test_a_version_that_is_named_is_that_one(folder: Path, version: str) -> None:
    sheets = replace(GAME, folder=folder)
    assert sheets.load(sheets.edition_path(f"{NAME} {version}")).version == version


def test_a_state_that_is_written_calls_every_version_by_name_and_version(folder: Path) -> None:
    for name in (f"{NAME} 1.10.0", f"{NAME} 2.0.0"):
        assert edition_name(edition_path(name, folder=folder)) == name
    assert edition_name(edition_path(NAME, folder=folder)) == f"{NAME} 2.0.0"


def test_an_unknown_version_is_refused_with_those_there_are(folder: Path) -> None:
    with pytest.raises(UnknownVersionError) as several:
        edition_path(f"{NAME} 3", folder=folder)
    assert str(several.value) == (
        f"{NAME} has no version '3'; there are 1.0.0, 1.9.0, 1.10.0 and 2.0.0"
    )
    with pytest.raises(UnknownVersionError) as one:
        edition_path("realm-of-sand 0.9")
    assert str(one.value) == "realm-of-sand has no version '0.9'; there is 1.0.0"


def test_a_version_of_no_edition_is_no_path() -> None:
    with pytest.raises(UnknownEditionError) as caught:
        edition_path("pandoria-merchant 1.0.0")
    assert str(caught.value) == (
        f"no edition is called 'pandoria-merchant 1.0.0'; there are {', '.join(shipped_names())}; "
        "did you mean 'pandoria-merchants'?"
    )


def test_a_file_with_a_space_in_its_name_is_a_path(tmp_path: Path) -> None:
    assert edition_path("our 2.toml") == Path("our 2.toml")
    (tmp_path / "ours 2").touch()
    assert edition_path("ours 2", beside=tmp_path) == tmp_path / "ours 2"


def test_a_state_is_played_with_the_version_that_it_names() -> None:
    state = {"game": "merchants", "players": 4, "board": {}}
    assert open_game({**state, "edition": FIRST}).edition_path == PATH
    [problem] = open_game({**state, "edition": f"{NAME} 0.9"}).faults
    said = f"error: edition: {NAME} has no version '0.9'; there "
    assert str(problem_text(problem)).startswith(said)
