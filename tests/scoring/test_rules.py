"""The rules in words: every number that a person reads has a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwrite as rw
from scoring.games import GAMES
from scoring.rules import NUMBER, READING, load_rules, load_sections
from sheets.words.languages import LANGUAGES
from tests.source import nodes_of

ROOT = Path(__file__).parents[2]
LETTERS = {"merchants": "MFS", "pandoria": "P", "realm-of-sand": "R", "realms-and-ruins": "T"}
PAGES = {"merchants": "MFS", "companions": "PRT"}
PAPERS = {"A3", "A4"}  # They look like rules.
# What a reading begins with: a word for a decision, or for one that an edition may change.
MARKS = {"en": ("Reading", "Option"), "fr": ("Lecture", "Option"), "de": ("Lesart", "Option")}
CITED = re.compile(rf"^{NUMBER.pattern}$|\(({NUMBER.pattern}(?:, {NUMBER.pattern})*)\)")
SECTION = re.compile(r"## ([A-Z]\d+) ")


def rules_of_all(language: str) -> dict[str, str]:
    return {
        number: text for game in GAMES.values() for number, text in game.rules(language).items()
    }


def cited_in(path: Path) -> Iterator[str]:
    """Yield the numbers in a module's texts: one that is nothing else, and those in brackets."""
    nodes = nodes_of(path)
    documentation = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes:
        if isinstance(node, ast.Constant) and id(node) not in documentation:
            for found in CITED.finditer(str(node.value)):
                yield from NUMBER.findall(found.group())


def rules_of_page(page: str) -> dict[str, str]:
    """Return the rules of a page of `docs/rules`: its numbered lines, and its numbered sections."""
    rules: dict[str, list[str]] = {}
    number = section = ""
    for line in re.sub("[*`]", "", page).splitlines():
        if found := SECTION.match(line):
            section, number = found.group(1), ""
        elif not line:
            number, section = "", section if section not in rules else ""
        elif found := re.match(rf"- ({NUMBER.pattern}) ", line):
            number, section = found.group(1), ""
            rules[number] = [line[found.end() :]]
        elif section and not line.startswith("  "):
            number = section
            rules.setdefault(number, []).append(line.removeprefix("- "))
        elif number and line.startswith("  "):
            rules[number][-1] += f" {line.strip()}"
    return {number: "\n".join(lines) for number, lines in rules.items()}


def headings_of(name: str, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return what the numbers of each section begin with, and the numbers; each has a title."""
    sections = GAMES[name].rule_sections(language)
    assert all(each.title for each in sections)
    return [(each.number, tuple(each.rules)) for each in sections]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_same_rules_in_all_languages(name: str) -> None:
    english = GAMES[name].rules("en")
    assert english
    assert {number[0] for number in english} == {*LETTERS[name]}
    for language in LANGUAGES:
        rules = GAMES[name].rules(language)
        assert list(rules) == list(english)
        assert headings_of(name, language) == headings_of(name, "en")
        for number, text in rules.items():
            assert text
            assert text.count("\n") == english[number].count("\n"), number


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_rule_has_the_same_figures_in_all_languages(language: str) -> None:
    english = rules_of_all("en")
    for number, text in rules_of_all(language).items():
        assert text != english[number]
        figures = [sorted(re.findall(r"\d+", each)) for each in (text, english[number])]
        assert figures[0] == figures[1], number


def marks_of(text: str, language: str) -> list[int]:
    """Return which of the words each reading of a rule begins with."""
    first = [re.match(r"\w+", each[1:]) for each in READING.findall(text)]
    return [MARKS[language].index(each.group()) for each in first if each]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_stands_in_brackets_that_begin_with_the_word_for_it(language: str) -> None:
    english = rules_of_all("en")
    for number, text in rules_of_all(language).items():
        assert marks_of(text, language) == marks_of(english[number], "en"), number
        outside = READING.sub("", text)
        assert not set("[]") & {*outside}, number
        assert not re.search(rf"\b({'|'.join(MARKS[language])})\b", outside, re.IGNORECASE), number


def test_the_rules_whose_letter_is_left_are_readings() -> None:
    english = rules_of_all("en")
    read = {number for number, text in english.items() if READING.search(text)}
    assert {"M4.2", "M4.4", "M5.2", "M7.5", "F10", "M9", "S9", "S11"} <= read
    assert {"T3", "P5", "P11", "P12"} <= read
    assert not {"M1.1", "M4.6", "M5.7", "M7.6", "S12"} & read


def test_no_rule_knows_the_figures_of_an_edition() -> None:
    rows = rules_of_all("en")["S2"].partition("rows 3 to 5")[2]
    assert rows == " are the edition's own."


def test_every_rule_that_is_cited_has_a_sentence() -> None:
    modules = [
        path for room in ("scoring", "sheets", "cli") for path in (ROOT / room).rglob("*.py")
    ]
    cited = {number for path in modules for number in cited_in(path)}
    assert {"M7.2", "S9", "F10", "P6", "R3", "T4", "M8", "M9"} <= cited
    assert sorted(cited - {*rules_of_all("en")} - PAPERS) == []


@pytest.mark.parametrize("page", PAGES)
def test_the_page_of_the_rules_says_the_same(page: str) -> None:
    written = rules_of_page((ROOT / "docs" / "rules" / f"{page}.md").read_text("utf-8"))
    rules = {
        number: text for number, text in rules_of_all("en").items() if number[0] in PAGES[page]
    }
    assert written == rules


def test_a_rule_is_said_in_each_language() -> None:
    assert rw.rule("M7.5") == (
        "Most crowns wins. Tied: the most valuable monument. "
        "Still tied: shared [Reading; so in F10]."
    )
    assert rw.rule("F10", "de").startswith("Die meisten Kronen gewinnen.")
    assert rw.rule("R2", "fr") == "Score = points des cartes réalisées."


@pytest.mark.parametrize("number", ["M7.22", "", "m7.2", "D4", "M", "M7.2 "])
def test_a_number_that_no_rule_has_is_said(number: str) -> None:
    with pytest.raises(rw.UnknownRuleError, match="no rule is called"):
        rw.rule(number)


def test_the_rules_about_something_are_those_of_a_number_or_a_word() -> None:
    assert [*rw.rules(about="m7.5")] == ["M7.5"]
    assert next(iter(rw.rules("merchants", "de", about="Krone"))) == "M1.2"
    assert rw.rules(about="S2") == {"S2": rw.rule("S2")}
    with pytest.raises(rw.UnknownRuleError, match=r"'Z9'; there are M1.1-M9, F1-F10, S1-S12"):
        rw.rules(about="Z9")
    with pytest.raises(rw.UnknownRuleError, match="no rule holds the word 'zebra'"):
        rw.rules(about="zebra")


def test_a_rule_in_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no language"):
        rw.rule("M7.2", "nl")  # type: ignore[arg-type]


def test_a_language_without_rules_has_the_english_ones(tmp_path: Path) -> None:
    (tmp_path / "en.txt").write_text("H1 Roll.\n  Once: 1\nH2 Write.\n", "utf-8")
    assert load_rules(tmp_path, "nl") == {"H1": "Roll.\nOnce: 1", "H2": "Write."}
    assert [each[:2] for each in load_sections(tmp_path, "nl")] == [("", "")]


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_stands_under_the_heading_that_its_number_begins_with(name: str) -> None:
    for section in GAMES[name].rule_sections("en"):
        for number in section.rules:
            assert section.number in (number.partition(".")[0], number[0])
