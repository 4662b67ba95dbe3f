"""The front door: what a Python program gets from `import rollwrite`, and what it costs."""

import json
import tomllib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

import rollwrite as rw
from tests.processes import python

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "states" / "merchants" / "base-3.toml"


def tree() -> dict[str, Any]:
    return tomllib.loads(GAME.read_text("utf-8"))


def test_importing_it_imports_nothing_else() -> None:
    program = (
        "import sys, rollwrite\n"
        "ours = ('cli', 'fonts', 'scoring', 'sheets', 'reportlab', 'pydantic', 'click', 'PIL')\n"
        "print([name for name in sys.modules if name.partition('.')[0] in ours])"
    )
    assert python("-c", program).stdout == "[]\n"


def test_every_name_it_offers_is_there() -> None:
    assert {*rw.__all__} <= {*dir(rw)}
    assert all(getattr(rw, name).__doc__ for name in rw.__all__)


def test_another_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'scores_of'"):
        getattr(rw, "scores_of")  # noqa: B009  # A type checker says it too.


def test_python_dash_m_runs_the_program() -> None:
    assert rw.__version__ in python("-m", "rollwrite", "--version").stdout


# Score and check.


def test_a_file_and_its_tree_have_the_same_score() -> None:
    assert rw.score(GAME).players == rw.score(str(GAME)).players == rw.score(tree()).players


def test_card_numbers_may_be_whole_numbers() -> None:
    numbered = tree()
    for sheet in numbered["sheet"]:
        sheet["cards"] = {int(number): state for number, state in sheet["cards"].items()}
    assert rw.score(numbered).players == rw.score(GAME).players
    assert not rw.check(numbered)


def test_a_mistake_has_its_path_its_rule_and_a_line_in_each_language() -> None:
    mistaken = tree()
    mistaken["sheet"][1]["gold"] = 9
    report = rw.check(mistaken)
    assert report.has_errors
    assert [problem.path for problem in report] == [("sheet", 1, "gold")]
    assert "Bernd" in str(report)
    assert len({*report.lines("en"), *report.lines("fr"), *report.lines("de")}) == 3
    assert rw.score(mistaken).problems == report.problems


@pytest.mark.parametrize("source", [{}, {"game": "chess"}, {"game": 3}, {"sheet": object()}])
def test_whatever_a_dict_holds_is_answered(source: dict[str, Any]) -> None:
    assert rw.check(source).has_errors
    assert rw.score(source).players == ()


def test_a_file_that_is_no_toml_is_a_problem_and_a_missing_one_an_error(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\x00")
    assert rw.check(bad).has_errors
    assert rw.score(bad).problems
    with pytest.raises(FileNotFoundError):
        rw.check(tmp_path / "none.toml")


def test_an_edition_is_checked_too() -> None:
    edition = next(each for each in rw.editions() if each.game == "realm-of-sand")
    assert not rw.check(edition.path)
    broken = tomllib.loads(edition.path.read_text("utf-8")) | {"version": 1}
    assert [problem.path for problem in rw.check(broken)] == [("version",)]


def test_a_score_is_answered_as_the_command_does_in_any_language() -> None:
    assert rw.answer(rw.score(GAME)).startswith("Anna wins with 52\n")
    assert rw.answer(rw.score(GAME), language="de").startswith("Anna gewinnt mit 52\n")
    [anna, *_] = json.loads(rw.answer(rw.score(GAME), "json"))["players"]
    assert (anna["name"], anna["total"]) == ("Anna", 52)
    assert rw.answer(rw.score(GAME), "html").startswith("<!DOCTYPE html>")


def test_an_answer_as_html_shows_the_sheets_that_are_given() -> None:
    sheets = rw.draw(filled=GAME)
    assert "<details" not in rw.answer(rw.score(GAME), "html")
    html = rw.answer(rw.score(GAME), "html", sheets=sheets)
    assert [f"<bdi>{page.title}</bdi>" in html for page in sheets] == [True] * len(sheets)
    assert rw.answer(rw.score(GAME), sheets=sheets) == rw.answer(rw.score(GAME))


def test_the_rules_of_a_game_are_those_that_are_cited() -> None:
    cited = {line.rule for each in rw.score(GAME).players for line in each.account.lines}
    assert cited <= rw.rules().keys()
    assert rw.rules(language="de")["M7.2"] == rw.rule("M7.2", "de") != rw.rule("M7.2")
    with pytest.raises(rw.UnknownGameError, match="no game is called 'chess'"):
        rw.rules("chess")


def test_an_answer_is_bytes_where_it_is_pages_and_a_text_elsewhere() -> None:
    score = rw.score(GAME)
    assert rw.answer(score, "png").startswith(b"\x89PNG")
    assert rw.answer(score, "pdf").startswith(b"%PDF")
    assert rw.answer(score, "csv").startswith("file,date,game")
    with pytest.raises(ValueError, match="no format is called 'gif'; there are text, json"):
        rw.answer(score, "gif")  # type: ignore[call-overload]


def test_words_of_an_answer_may_be_spelled_as_on_the_command_line() -> None:
    score = rw.score(GAME)
    spelled: Any = {"format": "CSV", "language": "Deutsch"}
    assert rw.answer(score, **spelled) == rw.answer(score, "csv", "de")


def test_several_scores_end_with_standings_and_are_pages_of_one_document() -> None:
    scores = {"one.toml": rw.score(GAME), "two.toml": rw.score(GAME)}
    text = rw.answer(scores)
    assert text.startswith("one.toml\n")
    assert "\nStandings\n" in text
    assert len(PdfReader(BytesIO(rw.answer(scores, "pdf"))).pages) == 3
    with pytest.raises(ValueError, match="png holds one page; there are 2 scores"):
        rw.answer(scores, "png")


def test_a_text_is_said_in_a_language_and_is_english_in_a_string() -> None:
    line = rw.score(GAME).players[0].account.lines[0]
    assert f"{line.heading}: {line.points}" == "Crowns written: 45"
    assert rw.say(line.heading, "de") == "Notierte Kronen"
    with pytest.raises(ValueError, match="no language is called 'it'"):
        rw.say(line.heading, "it")  # type: ignore[arg-type]


def test_what_a_program_shows_of_an_object_fits_on_a_line() -> None:
    sheets = rw.draw(players=["Anna", "Bernd"])
    assert repr(sheets) == "<Sheets Pandoria Merchants · 2 players · Anna, Bernd: 4 pages>"
    assert repr(sheets[1]) == "<Page player-1-anna, 297 x 210 mm>"
    assert len(repr(rw.score(GAME).problems)) < 100


# What there is.


def test_an_unknown_game_edition_or_format_is_said(tmp_path: Path) -> None:
    with pytest.raises(rw.UnknownGameError, match="merchants"):
        rw.draw("chess")
    with pytest.raises(rw.UnknownEditionError, match="pandoria-merchants"):
        rw.draw(edition="pandora")
    with pytest.raises(ValueError, match="no format is called 'gif'"):
        rw.draw(players=2).save(tmp_path / "table.gif")
    with pytest.raises(ValueError, match="72 to 600 pixels to the inch, not 9"):
        rw.draw(players=2).save(tmp_path / "table.png", dpi=9)
    with pytest.raises(ValueError, match="no language is called 'it'"):
        rw.check(GAME).lines("it")  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_the_editions_are_those_of_every_game() -> None:
    games = {each.game for each in rw.editions()}
    assert games == {"merchants", "pandoria", "realm-of-sand", "realms-and-ruins"}
    assert all(each.path.is_file() for each in rw.editions())
