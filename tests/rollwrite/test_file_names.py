"""What the files of sheets are called."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.file_names import document_stem, list_stem, page_stem, with_stems


def stems(*titles: str) -> list[str]:
    """Return the names of tables with these titles, which keep their order."""
    named = list(with_stems((title, index) for index, title in enumerate(titles)))
    assert [index for _, index in named] == [*range(len(titles))]
    return [name for name, _ in named]


def test_a_document_is_called_after_game_variant_and_number_of_players() -> None:
    assert document_stem("merchants", "family", [""] * 3) == "merchants-family-3"


def test_the_names_of_those_who_sit_there_are_in_the_documents_name() -> None:
    assert document_stem("merchants", "base", ["Chloé", "Bo B"]) == "merchants-base-2-chloe-bo-b"
    assert document_stem("merchants", "base", ["李", "梅"]) == "merchants-base-2-named"
    assert len(document_stem("merchants", "base", ["Wilhelmine" * 4] * 4)) <= 80


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("club", "merchants-base-club"),
        ("Club Été (neu)", "merchants-base-club-ete-neu"),
        ("名", "merchants-base-tables"),
        (f"{'a' * 99}-b", f"merchants-base-{'a' * 99}"),
    ],
)
def test_a_document_of_many_tables_is_called_after_their_list(name: str, stem: str) -> None:
    assert list_stem("merchants", "base", name) == stem


def test_a_page_is_called_after_its_table_and_itself() -> None:
    assert page_stem("red", "player-2-Dörte") == "red-player-2-dorte"
    assert page_stem("", "board") == "board"


def test_tables_are_called_after_their_titles_none_like_another() -> None:
    assert stems("Red 1", "red-1", "RED  1!", "赤", "青", "../red") == [
        *("red-1", "red-1-2", "red-1-3", "table", "table-2", "red")
    ]


def test_a_title_that_looks_numbered_is_not_taken_twice() -> None:
    assert stems("red", "red-2", "Red", "red") == ["red", "red-2", "red-3", "red-4"]


def test_a_long_title_leaves_room_for_a_players_name() -> None:
    assert stems("a" * 60, "a" * 70) == ["a" * 55, f"{'a' * 55}-2"]


def test_the_names_of_tables_come_one_after_the_other() -> None:
    endless = (("red", None) for _ in iter(int, 1))
    named = with_stems(endless)
    assert [next(named)[0] for _ in range(3)] == ["red", "red-2", "red-3"]


@given(st.lists(st.text()))
def test_whatever_the_titles_names_are_plain_and_different(titles: list[str]) -> None:
    named = stems(*titles)
    assert len(set(named)) == len(titles)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in named)
