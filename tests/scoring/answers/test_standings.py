"""Several games end with standings, and as CSV they are a table for spreadsheets."""

import csv

import pytest

from scoring.answers import Answer, write_answers
from scoring.answers.grid import standings_of
from scoring.open_game import OpenGame, open_game
from scoring.score import Account, Line, Ranked, Score
from sheets.words.text import Message, Text
from sheets.words.translation import load_translation
from tests.scoring.merchants.games import game

ENGLISH = load_translation("en")


def won(*places: tuple[int, Message, int], of: str = "merchants") -> Answer:
    """Return the answer to a game with these ranks, names and totals."""
    ranked = (
        Ranked(rank, Account(name, (Line(Text("Crowns"), total, "M7.6"),), ()))
        for rank, name, total in places
    )
    return Answer(f"{of}.toml", Score(of, "base", tuple(ranked)))


def rows(*answers: Answer) -> list[tuple[str, ...]]:
    """Return the standings after these games."""
    standings = standings_of(answers, ENGLISH)
    return [*standings.rows] if standings else []


def test_who_has_won_most_stands_first_then_who_has_more_points() -> None:
    first = won((1, "Anna", 50), (2, "Bernd", 40), (3, "Chloé", 30))
    second = won((1, "Bernd", 45), (2, "Chloé", 44), (3, "Anna", 10))
    assert rows(first, second) == [
        ("1", "Bernd", "2", "1", "85"),
        ("2", "Anna", "2", "1", "60"),
        ("3", "Chloé", "2", "0", "74"),
    ]


def test_equal_players_share_the_place() -> None:
    first = won((1, "Anna", 50), (1, "Bernd", 50))
    assert [row[:2] for row in rows(first, first, won((1, "Chloé", 9)))] == [
        ("1", "Anna"),
        ("1", "Bernd"),
        ("3", "Chloé"),
    ]


def test_a_name_in_other_capitals_is_the_same_player() -> None:
    assert len(rows(won((1, "Anna", 5)), won((1, "ANNA", 6)))) == 1


def test_points_of_different_games_are_not_added_up() -> None:
    assert rows(won((1, "Anna", 5)), won((1, "Anna", 6), of="pandoria")) == [
        ("1", "Anna", "2", "2")
    ]


def test_the_trolls_are_no_player() -> None:
    alone = won((1, Text("Trolls"), 90), (2, "Anna", 70))
    assert rows(alone, alone) == [("1", "Anna", "2", "0", "140")]


def test_one_game_has_no_standings() -> None:
    nothing = Answer("bad.toml", Score())
    assert rows(won((1, "Anna", 5))) == rows(won((1, "Anna", 5)), nothing) == []


@pytest.mark.parametrize("format_", ["text", "markdown", "html"])
def test_several_files_end_with_standings(format_: str) -> None:
    answers = [won((1, "Anna", 5)), won((1, "Bernd", 6))]
    assert "Standings" in write_answers(format_, answers, ENGLISH)
    assert "Tabelle" in write_answers(format_, answers, load_translation("de"))
    assert "Standings" not in write_answers(format_, answers[:1], ENGLISH)


def opened(name: str) -> OpenGame:
    """Return an example game."""
    return open_game(game(name))


def test_csv_has_a_row_for_each_player_and_a_column_for_each_line() -> None:
    answers = [Answer("a.toml", opened("base-3.toml").score()), won((1, "Ünal, der Ä", 7))]
    text = write_answers("csv", answers, ENGLISH)
    table = [*csv.reader(text.splitlines())]
    blank = table.index([])
    head, anna, other = table[0], table[1], table[blank - 1]
    assert head[:7] == ["file", "date", "game", "variant", "name", "rank", "total"]
    found = dict(zip(head, anna, strict=True))
    assert (found["name"], found["total"], found["Wood"]) == ("Anna", "52", "2")
    assert sum(int(found[line]) for line in head[7:-1]) == 52
    assert dict(zip(head, other, strict=True))["name"] == "Ünal, der Ä"
    assert table[blank + 1] == ["Rank", "Name", "Games", "Wins", "Points"]


def test_csv_of_no_score_is_empty() -> None:
    assert write_answers("csv", [Answer("bad.toml", Score())], ENGLISH) == ""
