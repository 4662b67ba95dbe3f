"""A file of many tables: what each line seats, and what is said of a bad one.

`tests/golden/players-files/*.txt` has files, their lines as they are or as a text of JSON behind
`=`; below each its tables with their players, and its problems.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sheets.files.problem import Problem, problem_text
from sheets.table.players_file import MOST_TABLES, Party, parse_parties
from sheets.words.translation import load_translation
from tests.golden_texts import SAID, check_golden_text, golden_paths

HEAD = re.compile(r"(\d) to (\d) can play(?:; said in (..))?")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.csv"


def read(file: Path, content: str | bytes, least: int = 2, most: int = 4) -> list[Party | Problem]:
    data = content if isinstance(content, bytes) else content.encode()
    return parse_parties(data, file.name, least, most, "M1.7")


def seated(file: Path, content: str | bytes) -> list[tuple[str, tuple[str, ...]]]:
    """Return title and names of every table; nothing may be wrong."""
    found = read(file, content)
    assert [each for each in found if isinstance(each, Problem)] == []
    return [(each.title, each.names) for each in found if isinstance(each, Party)]


def said(file: Path, content: str | bytes) -> list[str]:
    """Return what is said of a file, and in place of each good table its title."""
    found = read(file, content)
    return [each.title if isinstance(each, Party) else str(problem_text(each)) for each in found]


@pytest.mark.parametrize("path", golden_paths("players-files"), ids=lambda path: path.stem)
def test_a_file_of_players_is_read_as_before(path: Path, file: Path, regenerate: bool) -> None:
    def answer(head: list[str], case: list[str]) -> Iterator[str]:
        least, most, language = HEAD.fullmatch(head[0]).groups("en")  # type: ignore[union-attr]
        words = load_translation(language)
        yield from case[1:]
        for each in read(file, content_of(case[1:]), int(least), int(most)):
            if isinstance(each, Party):
                yield SAID + " | ".join((each.title, *each.names))
            else:
                yield SAID + words(problem_text(each))

    check_golden_text(path, answer, regenerate=regenerate)


def content_of(lines: list[str]) -> str:
    """Return what a file holds: a text of JSON, or lines as they are."""
    return str(json.loads(lines[0][2:])) if lines[0].startswith("= ") else "\n".join(lines)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-16-le"])
def test_utf_16_is_read_as_excel_writes_its_unicode_text(file: Path, encoding: str) -> None:
    mark = "" if encoding == "utf-16" else "\ufeff"
    content = f"{mark}table\tplayer\r\n1\tAnna\r\n1\tChloé\r\n"
    assert seated(file, content.encode(encoding)) == [("1", ("Anna", "Chloé"))]


def test_a_problem_has_its_table_and_its_line(file: Path) -> None:
    [problem] = [each for each in read(file, "Anna,Bernd\n\nTisch 5,Emil\n")[1:]]
    assert isinstance(problem, Problem)
    assert (problem.path, problem.line, problem.rule) == (("table", "Tisch 5"), 3, "M1.7")
    [problem] = read(file, '"Anna,Bernd\n')
    assert isinstance(problem, Problem)
    assert (problem.path, problem.line) == ((), 1)


def test_a_german_excel_writes_windows_1252_and_semicolons(file: Path) -> None:
    content = "Tisch;Spieler\r\n1;Chloé\r\n1;Dörte…\r\n2;Łucja\r\n".replace("Ł", "L")
    assert seated(file, content.encode("cp1252") + b"2;Zo\xeb\r\n") == [
        ("1", ("Chloé", "Dörte…")),
        ("2", ("Lucja", "Zoë")),
    ]


def test_a_line_that_names_no_players_by_far_is_told_to_be_too_long(file: Path) -> None:
    line = "error: line 1: has over 10,000 characters; a name has at most 40"
    assert said(file, f"{'A' * 10_001},Bernd\nEmil,Frida") == [line, "2"]


@pytest.mark.parametrize(
    ("text", "what"),
    [("A,B\n" * 100_001, "lines"), ("\r" * 100_001, "lines"), ("A;" * 100_001, "values")],
)
def test_what_would_take_long_to_read_is_refused_before(file: Path, text: str, what: str) -> None:
    [problem] = said(file, text)
    assert problem == f"error: holds more than 100000 {what}; no such file ever holds so many"


def test_more_tables_than_anybody_prints_at_once_are_refused(file: Path) -> None:
    assert len(seated(file, "Anna,Bernd\n" * MOST_TABLES)) == MOST_TABLES
    [problem] = said(file, "Anna,Bernd\n" * (MOST_TABLES + 1))
    assert problem == "error: names 10,001 tables; rollwrite prints at most 10,000 at once"


@pytest.mark.parametrize("name", ["game.toml", "GAME.JSON"])
def test_a_state_is_no_file_of_players(tmp_path: Path, name: str) -> None:
    content = 'game = "merchants"\n[[sheet]]\nplayer = "Anna"\n'
    assert said(tmp_path / name, content) == [
        "error: is no list of players; write one table on each line: Anna,Bernd"
    ]


@settings(max_examples=200)
@given(content=st.one_of(st.binary(max_size=80), st.text(alphabet='ab,;"\n\ttabe', max_size=60)))
def test_any_file_gives_parties_of_a_right_size_or_says_what_is_wrong(
    tmp_path_factory: pytest.TempPathFactory, content: bytes | str
) -> None:
    file = tmp_path_factory.mktemp("any") / "any.csv"
    found = read(file, content)
    assert found
    for each in found:
        assert isinstance(each, Problem) or 2 <= len(each.names) <= 4


@settings(max_examples=200)
@given(words=st.lists(st.sampled_from(["table", "Player", "Tisch 1", "Spieler 2", "1", "Jo"])))
def test_any_line_of_a_headers_words_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, words: list[str]
) -> None:
    assert read(tmp_path_factory.mktemp("any") / "any.csv", f"{','.join(words)}\nAnna,Bernd")
