"""`rollwrite rules`: what a player looks up at the table, by number or by word."""

import json
from pathlib import Path

import pytest

import rollwrite as rw
from cli.terminal.exits import ExitCode
from tests.cli.running import rollwrite
from tests.terminals import Terminal


def said(*arguments: str) -> str:
    answer = rollwrite("rules", *arguments)
    assert (answer.exit_code, answer.stderr) == (ExitCode.DONE, "")
    return answer.stdout


def refused(*arguments: str) -> str:
    """Return the sentence that says what is wrong."""
    answer = rollwrite("rules", *arguments)
    assert (answer.exit_code, answer.stdout) == (ExitCode.USAGE, "")
    return answer.stderr.splitlines()[-1]


def numbers(text: str) -> list[str]:
    """Return the numbers in the margin."""
    return [line.split()[0] for line in text.splitlines() if line[:1].strip()]


def test_without_a_word_all_rules_of_merchants_are_told_in_their_order() -> None:
    assert numbers(said()) == numbers(said("merchants")) == [*rw.rules()]


def test_a_game_is_told_with_the_rules_of_its_own() -> None:
    assert numbers(said("realm-of-sand")) == ["R1", "R2", "R3", "R4"]
    assert said("Merchants") == said()


def test_a_number_tells_one_rule_of_whatever_game() -> None:
    assert said("M7.2") == ("M7.2  Each track on its own: 2 resources are 1 crown, rounded down.\n")
    assert said("p3") == "P3    1 crown per hand card.\n"
    assert said("pandoria", "P3") == said("p3") == said(" P3 ")


def test_what_numbers_begin_with_tells_a_section() -> None:
    assert numbers(said("M7")) == ["M7.1", "M7.2", "M7.3", "M7.4", "M7.5", "M7.6"]
    assert numbers(said("s"))[::11] == ["S1", "S12"]
    assert numbers(said("T", "--language", "fr"))[0] == "T1"


def test_a_word_tells_the_rules_that_hold_it() -> None:
    assert numbers(said("shrine")) == ["M4.1", "M8"]
    assert numbers(said("Relikt", "--language", "de"))[:2] == ["M1.5", "M2.1"]
    assert numbers(said("realms-and-ruins", "traitor")) == ["T4"]
    assert numbers(said("border river")) == ["M5.1", "M5.2"]


def test_a_word_is_looked_for_at_the_beginning_of_words_and_only_then_within_them() -> None:
    assert "M7.1" not in numbers(
        said("age")
    )  # It is in `average` or `Rage`, but no word begins so.
    assert numbers(said("erritor"))[0] == "S2"


def test_sections_have_an_empty_line_between_them_and_lists_stand_below_their_rule() -> None:
    first, second = said("M7").strip(), said("S").strip()
    assert f"{first}\n\nM8 " in said()
    assert said().rstrip().endswith(second)
    assert "\nM8    All bonuses need" in said()
    assert "\n      Academy: +1 crown" in said()


def test_readings_stand_in_brackets_in_each_language() -> None:
    told = {language: said("M7.5", "--language", language) for language in ("en", "fr", "de")}
    assert "[Reading; so in F10]" in told["en"]
    assert "[Lecture\N{NARROW NO-BREAK SPACE}; de même en F10]" in told["fr"]
    assert "[Lesart; ebenso in F10]" in told["de"]


def test_json_has_each_rule_by_its_number() -> None:
    assert json.loads(said("M7.5", "--format", "json", "--language", "de")) == {
        "M7.5": rw.rule("M7.5", "de")
    }
    assert json.loads(said("--format", "json")) == dict(rw.rules())


def test_a_number_that_no_rule_has_is_one_sentence_with_those_there_are() -> None:
    there = "M1.1-M9, F1-F10, S1-S12"
    all_there = f"{there}, P1-P12, R1-R4, T1-T7"
    assert refused("Z9") == f"Error: no rule is called 'Z9'; there are {all_there}"
    assert refused("merchants", "P4") == f"Error: no rule is called 'P4'; there are {there}"
    assert refused("zebra") == f"Error: no rule holds the word 'zebra'; there are {there}"
    assert refused("Z9", "--language", "de").startswith("Fehler: keine Regel heißt 'Z9'; es gibt ")


def test_a_game_that_there_is_not_is_one_sentence() -> None:
    assert refused("chess", "M1").startswith("Error: no game is called 'chess'; there are merch")
    assert "did you mean 'pandoria'?" in refused("pandorra", "P4")


def test_two_words_without_quotes_are_told_to_be_one() -> None:
    there = "there are merchants, pandoria, realm-of-sand, realms-and-ruins"
    hint = "; did you mean 'border river'?"
    assert refused("border", "river") == f"Error: no game is called 'border'; {there}{hint}"
    assert refused("border", "M1") == f"Error: no game is called 'border'; {there}"


def test_what_is_typed_cannot_command_a_terminal() -> None:
    assert refused("\x1b[31m") == (
        "Error: no rule holds the word '\\x1b[31m'; there are M1.1-M9, F1-F10, S1-S12"
    )


@pytest.fixture
def terminals(monkeypatch: pytest.MonkeyPatch, terminals: list[Terminal]) -> list[Terminal]:
    """Let terminals be small."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"COLUMNS": "60", "LINES": "12", "PAGER": "sed s/^/page:/"}.items():
        monkeypatch.setenv(name, value)
    return terminals


def test_a_terminal_shows_lines_of_its_width_and_readings_in_less_weight(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminals.append(Terminal(tmp_path, "rules", "M3.4"))
    text = terminals[-1].until('previously drawn"]')
    assert text.startswith("M3.4  Draw a worker, your initial, on an empty hex that\r\n      touch")
    assert "\x1b[2m[Reading," in text
    assert terminals[-1].code() == ExitCode.DONE


def test_what_is_longer_than_the_screen_goes_to_a_pager(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminals.append(Terminal(tmp_path, "rules", "S"))
    terminals[-1].until("page:S1 ")
    terminals[-1].until("page:S12 ")
    terminals[-1].until("than the Trolls.")
    assert terminals[-1].code() == ExitCode.DONE


def test_without_a_pager_that_can_be_run_all_is_printed(
    tmp_path: Path, terminals: list[Terminal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAGER", "less '")
    terminals.append(Terminal(tmp_path, "rules", "S"))
    assert terminals[-1].until("S1 ") == ""
    terminals[-1].until("than the Trolls.")
    assert terminals[-1].code() == ExitCode.DONE
