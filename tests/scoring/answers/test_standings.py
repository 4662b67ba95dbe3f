"""Several games end with standings, and as CSV they are a table for spreadsheets."""

import csv
import json
from io import BytesIO

import pytest
from pypdf import PdfReader

from rollwrite.printing import written_pages
from scoring.answers import Answer, write_answers
from scoring.answers.page import standings_pages
from scoring.answers.standings import StandingsTable, standings_of, standings_table
from scoring.open_game import OpenGame, open_game
from scoring.score import Account, Line, Ranked, Score, TieBreak
from sheets.drawing.paper import PAPERS, frame_on
from sheets.drawing.shapes import texts_of
from sheets.lint import Rules, find_faults
from sheets.words.languages import Language
from sheets.words.text import Message, Text
from sheets.words.translation import load_translation
from tests.scoring.merchants.games import game

ENGLISH = load_translation("en")
MONUMENT = TieBreak(Text("Best monument"), 0, "M7.5")


def won(*places: tuple[int, Message, int], of: str = "merchants") -> Answer:
    """Return the answer to a game with these ranks, names and totals."""
    ranked = (
        Ranked(rank, Account(name, (Line(Text("Crowns"), total, "M7.6"),), (MONUMENT,)))
        for rank, name, total in places
    )
    return Answer(f"{of}.toml", Score(of, "base", tuple(ranked)))


def table_of(*answers: Answer, language: Language = "en") -> StandingsTable:
    """Return the standings after these games as they are shown."""
    standings = standings_of(answers)
    assert standings is not None
    return standings_table(standings, load_translation(language))


def doubts(*answers: Answer) -> list[str]:
    """Return what is said of the standings after these games."""
    standings = standings_of(answers)
    assert standings is not None
    return [*map(str, standings.doubts)]


def rows(*answers: Answer) -> list[tuple[str, ...]]:
    """Return the rows of the standings after these games."""
    return [*table_of(*answers).rows] if standings_of(answers) else []


def test_who_has_won_most_stands_first_then_who_has_more_points() -> None:
    first = won((1, "Anna", 50), (2, "Bernd", 40), (3, "Chloé", 30))
    second = won((1, "Bernd", 45), (2, "Chloé", 44), (3, "Anna", 10))
    assert rows(first, second) == [
        ("1", "Bernd", "2", "1", "50 %", "85", "42.5", "45"),
        ("2", "Anna", "2", "1", "50 %", "60", "30.0", "50"),
        ("3", "Chloé", "2", "0", "0 %", "74", "37.0", "44"),
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
        ("1", "Anna", "2", "2", "100 %")
    ]


def test_the_trolls_are_no_player() -> None:
    alone = won((1, Text("Trolls"), 90), (2, "Anna", 70))
    assert rows(alone, alone) == [("1", "Anna", "2", "0", "0 %", "140", "70.0", "70")]


def test_one_game_has_no_standings() -> None:
    nothing = Answer("bad.toml", Score())
    assert rows(won((1, "Anna", 5))) == rows(won((1, "Anna", 5)), nothing) == []


def test_players_who_share_a_place_are_named_and_shared_wins_explained() -> None:
    tie = won((1, "Anna", 50), (1, "Bernd", 50), (3, "Chloé", 40))
    assert table_of(tie, tie).notes[1:] == (
        "Anna and Bernd share place 1.",
        "A win that is shared counts for everybody who shares it.",
    )


def test_below_the_table_stands_how_it_is_ranked() -> None:
    anna = won((1, "Anna", 5))
    assert table_of(anna, won((1, "Anna", 6))).notes == ("Ranked by wins, then by points.",)
    other = won((1, "Anna", 6), of="pandoria")
    assert table_of(anna, other).notes == ("Ranked by wins.",)


@pytest.mark.parametrize(
    ("one", "other"),
    [("d’Arc", "d'Arc"), ("Jean‑Luc", "jean-luc"), ("Anna Lena", "Anna\u00a0Lena")],
)
def test_apostrophes_hyphens_and_blanks_of_other_kinds_part_nobody(one: str, other: str) -> None:
    answers = [won((1, one, 5)), won((1, other, 6))]
    assert [row[1:3] for row in rows(*answers)] == [(one, "2")]
    assert doubts(*answers) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Émilie", "Emilie"),
        ("Jean-Luc", "Jean Luc"),
        ("O’Neil", "ONeil"),
        ("Zoë", "ZOE"),
        ("Jörg Müller", "Joerg Mueller"),
    ],
)
def test_two_spellings_that_may_be_one_person_are_named(one: str, other: str) -> None:
    answers = [won((1, one, 5)), won((1, other, 6)), won((1, "Bernd", 7))]
    assert len(rows(*answers)) == 3
    first, second = sorted((one, other), key=str.casefold)
    assert doubts(*answers) == [
        f"{first} and {second} have a row each in the standings; if they are one person, write "
        "the name alike in every file"
    ]


def test_who_sat_at_one_table_is_not_one_person() -> None:
    table = won((1, "René", 5), (2, "Rene", 4))
    assert doubts(table, won((1, "Rene", 6))) == []
    arc = won((1, "d’Arc", 5), (2, "d'Arc", 4))
    assert [row[1:3] for row in rows(arc, arc)] == [("d’Arc", "2"), ("d'Arc", "2")]


def evening(file: str, date: str = "", **other: object) -> Answer:
    """Return the answer to the example of three players, played on this day."""
    tree = {**game("base-3.toml"), **({"date": date} if date else {}), **other}
    return Answer(file, open_game(tree).score())


def test_the_same_game_counts_once_and_both_files_are_named() -> None:
    answers = [evening("a.toml"), evening("copy/a.toml"), evening("a.toml"), won((1, "Anna", 5))]
    assert {row[1]: row[2] for row in rows(*answers)}["Anna"] == "2"
    said = "a.toml and copy/a.toml hold the same game; the standings count it once"
    assert doubts(*answers) == [said]


def test_a_file_that_is_given_twice_counts_once() -> None:
    answers = [evening("a.toml"), evening("a.toml"), won((1, "Anna", 5))]
    assert {row[1]: row[2] for row in rows(*answers)}["Anna"] == "2"
    assert doubts(*answers) == ["a.toml is given more than once; the standings count it once"]


def test_a_copy_with_a_date_or_notes_is_the_same_game() -> None:
    dated = evening("b.toml", "2026-11-22", notes="a copy")
    assert len(doubts(evening("a.toml"), dated)) == 1


def test_the_same_sheets_on_two_days_are_two_games() -> None:
    answers = [evening("a.toml", "2026-11-22"), evening("b.toml", "2026-11-23")]
    assert doubts(*answers) == []
    assert {row[2] for row in rows(*answers)} == {"2"}


def test_a_game_that_differs_in_one_thing_is_perhaps_the_same() -> None:
    sheets = game("base-3.toml")["sheet"]
    first = sheets[0]
    summed = {**first, "crowns": sum(first["crowns"])}
    renamed = {**first, "player": "Annika"}
    mistyped = {**first, "crowns": [*first["crowns"], 1]}
    for other in (summed, renamed, mistyped):
        answers = [evening("a.toml"), evening("b.toml", sheet=[other, *sheets[1:]])]
        said = (
            "a.toml and b.toml are perhaps one game that was entered twice; the standings count "
            "both"
        )
        assert doubts(*answers) == [said]
        assert table_of(*answers).notes[-1] == f"Note: {said}."


def test_two_games_of_one_evening_are_two() -> None:
    sheets = game("base-3.toml")["sheet"]
    others = [{**each, "crowns": 70 + seat} for seat, each in enumerate(sheets)]
    assert doubts(evening("a.toml"), evening("b.toml", sheet=others)) == []


def test_figures_are_written_as_the_language_does() -> None:
    games = won((1, "Anna", 5)), won((1, "Anna", 6))
    assert table_of(*games, language="de").rows[0][6] == "5,5"
    assert table_of(*games, language="fr").rows[0][6] == "5,5"


def test_as_json_the_last_of_several_objects_has_the_standings() -> None:
    games = won((1, "Anna", 50), (2, "Bernd", 40)), won((1, "Bernd", 45))
    first, last = json.loads(write_answers("json", games, ENGLISH))
    assert "standings" not in first
    assert (first["file"], last["file"]) == ("merchants.toml", "merchants.toml")
    assert last["standings"][0] == {
        **{"rank": 1, "name": "Bernd", "games": 2, "wins": 1, "win_rate": 0.5},
        **{"points": 85, "average": 42.5, "best": 45},
    }
    other = won((1, "Anna", 6), of="pandoria")
    *_, last = json.loads(write_answers("json", (*games, other), ENGLISH))
    assert [*last["standings"][0]] == ["rank", "name", "games", "wins", "win_rate"]
    assert "standings" not in json.loads(write_answers("json", games[:1], ENGLISH))


def test_on_paper_a_page_of_standings_comes_last() -> None:
    tie = won((1, "Anna", 50), (1, "Bernd", 50))
    [(_, document)] = written_pages([tie, tie], "pdf", ENGLISH)
    *_, page = (page.extract_text() for page in PdfReader(BytesIO(document)).pages)
    for said in ("TANDINGS", "Win rate", "Average", "50.0", "Anna and Bernd share place 1."):
        assert said in page
    names = [name for name, _ in written_pages([tie, tie], "png", ENGLISH)]
    assert names == ["1", "2", "standings"]


def test_on_paper_many_players_go_on_on_a_second_page() -> None:
    standings = standings_of([won(*((n, f"Player {n}", 90 - n) for n in range(1, 31)))] * 2)
    assert standings is not None
    pages = standings_pages(standings, ENGLISH)
    assert [page.name for page in pages] == ["standings-1", "standings-2"]
    for page in pages:
        assert not [*find_faults(page, Rules(frame_on(PAPERS["a4"].half).area))]


def test_on_paper_the_last_page_says_who_shares_a_place() -> None:
    places = ((n - n % 2, f"Player {n}", 90 - n + n % 2) for n in range(2, 28))
    standings = standings_of([won(*places)] * 2)
    assert standings is not None
    pages = standings_pages(standings, ENGLISH)
    told = [[text for text in texts_of(page.items) if "share place" in text.text] for page in pages]
    assert [*map(len, told)] == [0, 13]
    assert not [*find_faults(pages[-1], Rules(frame_on(PAPERS["a4"].half).area))]


def test_on_paper_the_games_stand_below_the_standings() -> None:
    first, second = evening("a.toml", "2026-11-22"), evening("b.toml", "2026-11-23")
    standings = standings_of([first, second])
    assert standings is not None
    [page] = standings_pages(standings, ENGLISH)
    told = [text.text for text in texts_of(page.items)]
    assert told.count("2026-11-23") == 1
    assert told.count("Anna 52 · Bernd 49 · Clara 32") == 2
    assert "Pandoria Merchants · Games: 2 · 2026-11-22 – 2026-11-23" in told
    assert not [*find_faults(page, Rules(frame_on(PAPERS["a4"].half).area))]


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
    headings, first, *_ = table[blank + 1 :]
    assert headings[:5] == ["Rank", "Name", "Games", "Wins", "Win rate"]
    assert headings[5:] == ["Points", "Average", "Best"]
    assert first == ["1", "Anna", "1", "1", "1.0", "52", "52.0", "52"]


def test_a_german_excel_opens_a_table_with_semicolons_and_decimal_commas() -> None:
    answers = [won((1, "Chloé", 5)), won((1, "Chloé", 6))]
    text = write_answers("excel", answers, load_translation("de"))
    assert text.startswith("\ufeffDatei;Datum;Spiel;Variante;Name;Rang;Summe;")
    assert text.splitlines()[-1] == "1;Chloé;2;2;100%;11;5,5;6"
    assert text.endswith("\r\n")
    english = write_answers("excel", answers, ENGLISH)
    assert english.startswith("\ufeffFile,Date,Game,Variant,Name,Rank,Total,")
    assert english.splitlines()[-1] == "1,Chloé,2,2,100%,11,5.5,6"


def test_csv_of_no_score_is_empty() -> None:
    for format_ in ("csv", "excel"):
        assert write_answers(format_, [Answer("bad.toml", Score())], ENGLISH) == ""


@pytest.mark.parametrize("name", ["=cmd()", "@SUM(1)", "+1", "-2"])
def test_a_spreadsheet_runs_nothing_of_a_csv(name: str) -> None:
    score = won((1, name, 5)).score
    answers = [Answer(f"{name}.toml", score), Answer("b.toml", score)]
    for row in csv.reader(write_answers("csv", answers, ENGLISH).splitlines()):
        assert [cell for cell in row if cell.startswith(name)] == []
        assert not row or row[0] in ("file", "b.toml", "Rank", "1", f"'{name}.toml")
