"""Scores as text, JSON, Markdown and HTML, each read back."""

import json
import re
import unicodedata
from html.parser import HTMLParser
from typing import Any

import pytest

from scoring.answers import FORMATS, Answer, write_answers
from scoring.answers.html import RuleNotes
from scoring.games import find_rule
from scoring.score import Score
from sheets.files.problem import Problem
from sheets.words.languages import LANGUAGES
from sheets.words.text import Text
from sheets.words.translation import load_translation
from tests.scoring.games import score_of
from tests.scoring.merchants.games import GAMES, changed, game

MARKUP = "<script>|*_`[x](y)&amp;"


def answer(format_: str, *names: str, language: str = "en") -> str:
    answers = [Answer(name, score_of(game(name))) for name in names]
    return write_answers(format_, answers, load_translation(language))


def score_with(changes: dict[str, Any], format_: str, name: str = "base-2.json") -> str:
    found = Answer("game", score_of(changed(name, changes)))
    return write_answers(format_, [found], load_translation("en"))


def test_a_tie_break_stands_in_the_table_only_where_it_decides() -> None:
    """In JSON it always does."""
    assert "The Trolls win a tie" not in answer("text", "solo-expert.toml")
    assert "The Trolls win a tie" in answer("json", "solo-expert.toml")
    tie = {"sheet 1, territories 8": 5, "sheet 1, gold": 3}
    assert "The Trolls win a tie" in score_with(tie, "text", "solo-expert.toml")
    row = next(
        line
        for line in score_with(tie, "text", "solo-expert.toml").splitlines()
        if line.startswith("The Trolls win a tie")
    )
    assert row.split() == ["The", "Trolls", "win", "a", "tie", "S12"]  # No points.
    assert '"value": 1' in score_with(tie, "json", "solo-expert.toml")
    assert "Best monument" not in answer("markdown", "base-3.toml")
    assert "Unused spells" in answer("html", "family-3.toml")


@pytest.mark.parametrize("format_", ["text", "markdown", "html"])
def test_a_score_in_spite_of_errors_says_so_under_the_verdict(format_: str) -> None:
    tree = changed("base-2.json", {"sheet 1, gold": 6, "sheet 2, wood": 7})
    found = Answer("game", score_of(tree, lenient=True))
    lines = write_answers(format_, [found], load_translation("de")).splitlines()
    said = [
        line.strip("<p>/") for line in lines if "gewinnt mit" in line or "Wertung trotz" in line
    ]
    assert said == [
        "Zoé gewinnt mit 22",
        "das ist die Wertung trotz 2 Fehlern; sieh dir die Probleme an",
    ]


def test_the_trolls_have_their_name_in_every_language_and_one_for_scripts() -> None:
    assert answer("text", "solo-expert.toml", language="de").splitlines()[2].split() == [
        "Jo",
        "Trolle",
        "Regel",
    ]
    tree = json.loads(answer("json", "solo-expert.toml", language="de"))
    assert tree["players"][1]["name"] == "Trolls"


def test_the_figures_of_wide_names_stand_below_each_other() -> None:
    text = score_with({"sheet 1, player": "山田さん", "sheet 2, player": "Zoe\u0308\u0301"}, "text")
    assert text.splitlines()[2:4] == [
        " " * 17 + "    Zo\u00eb\u0301  山田さん  Rule",
        "Rank" + " " * 13 + "      1         2",
    ]


def test_labels_and_sentences_are_translated_and_keys_are_not() -> None:
    tree = json.loads(answer("json", "base-3.toml", language="fr"))
    assert tree["players"][0]["lines"][1] == {"label": "Or 2", "points": 1, "rule": "M7.2"}
    assert tree["players"][0]["tie_break"]["label"] == "Meilleur monument"
    bad = Answer("game", score_of(changed("base-3.toml", {"sheet 2, cards, 22": "built"})))
    problem = json.loads(write_answers("json", [bad], load_translation("fr")))["problems"][0]
    assert problem["where"] == "fiche 2 (Bernd), carte 22"
    assert problem["message"] == (
        "le bâtiment Banque se trouve déjà sur la carte 1\u202f; "
        "d’un même nom, un seul peut être debout"
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_english_is_left_over(name: str, language: str) -> None:
    english = set(answer("markdown", name).splitlines())
    translated = answer("markdown", name, language=language).splitlines()
    same = [line for line in translated if line in english and any(map(str.isalpha, line))]
    assert [line for line in same if not re.search(r"Total|Gold|Merchants$", line)] == []


def test_html_names_the_game_and_its_version() -> None:
    page = Page(answer("html", "solo-expert.toml", language="fr"))
    assert page.texts.count("Pandoria Merchants, version solo") == 1
    assert "Pandoria Merchants, version solo · Score" in page.texts


def test_of_several_games_each_has_its_title_and_its_files_plain_name() -> None:
    answers = [
        Answer(f"/home/anna/{name}", score_of(game(name)))
        for name in ("base-3.toml", "family-3.toml")
    ]
    markdown = write_answers("markdown", answers, load_translation("en"))
    assert "# Pandoria Merchants · base-3.toml\n" in markdown
    assert "# Pandoria Merchants, family version · family-3.toml\n" in markdown
    html = write_answers("html", answers, load_translation("en"))
    assert "<title>Score</title>" in html
    assert "<h2>Pandoria Merchants, family version</h2>" in html
    assert "<footer>family-3.toml</footer>" in html
    assert "/home/anna" not in markdown + html


def test_what_cannot_be_read_has_no_title_but_that_it_is_a_score() -> None:
    unread = [Answer("-", Score(problems=(Problem((), Text("is not valid TOML")),)))]
    assert write_answers("markdown", unread, load_translation("de")).startswith("# Wertung\n")
    html = write_answers("html", unread, load_translation("de"))
    assert "<title>Wertung</title>" in html
    assert "<footer>" not in html


def test_markup_in_a_name_is_only_text_in_markdown() -> None:
    text = score_with({"sheet 1, player": MARKUP}, "markdown")
    assert r"| \<script\>\|\*\_\`\[x\](y)\&amp; |" in text
    assert all(line.count(" | ") == 3 for line in text.splitlines() if line.startswith("| "))


def test_problems_stand_in_documents_that_stand_alone() -> None:
    warning = {"sheet 1, crowns": 301}
    said = "warning: sheet 1 (Émile), crowns: the sum is 301; more than 300 are unlikely (M7.6)"
    assert f"## Problems\n\n- {said}\n" in score_with(warning, "markdown")
    page = score_with(warning, "html")
    assert f"<h2>Problems</h2>\n<ul>\n<li>{said[:-5]}<button" in page
    assert said in "".join(Page(page).texts)
    error = score_with({"sheet 1, gold": 6}, "html")
    assert "<p>this game has errors and is not scored</p>" in error
    assert "<table>" not in error


class Page(HTMLParser):
    """What a browser makes of a page: elements that are open, texts, attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, key, value) for key, value in attrs]
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if {"td", "th"} & {*self.open}:
            self.rows[-1][-1] += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_html_is_one_page_that_needs_no_other(name: str, language: str) -> None:
    page = Page(answer("html", name, language=language))
    assert page.open == []
    assert ("html", "lang", language) in page.attributes
    policy = next(value for tag, key, value in page.attributes if (tag, key) == ("meta", "content"))
    assert policy is not None
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert not [value for _, key, value in page.attributes if key in ("src", "href", "action")]
    found = score_of(game(name))
    words = load_translation(language)
    assert page.rows[0][1:-1] == [words(each.account.name) for each in found.players]
    assert all(len(row) == len(found.players) + 2 for row in page.rows)


def test_screen_readers_find_headings_of_rows_and_columns() -> None:
    page = Page(answer("html", "base-3.toml"))
    scopes = [value for tag, key, value in page.attributes if (tag, key) == ("th", "scope")]
    assert scopes == ["col"] * 4 + ["row"] * 9
    assert "Points of every player, line by line" in page.texts


@pytest.mark.parametrize("name", GAMES)
def test_only_the_winners_have_a_crown_and_a_column_of_their_own(name: str) -> None:
    html, winners = answer("html", name), len(score_of(game(name)).winners)
    assert winners
    assert html.count('<svg class="crown"') == winners
    assert html.count('class="winner"><svg class="crown"') == winners
    assert html.count('class="winner"') == winners * len(Page(html).rows)


@pytest.mark.parametrize("format_", ["text", "markdown", "html"])
def test_what_stands_in_brackets_is_explained_where_there_are_brackets(format_: str) -> None:
    assert "In brackets stands what the points come from" in answer(format_, "base-3.toml")
    assert "In brackets" not in answer(format_, "family-3.toml")
    assert "In Klammern steht, woraus die Punkte entstehen" in answer(
        format_, "base-3.toml", language="de"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_rule_opens_its_sentence(name: str, language: str) -> None:
    page = Page(answer("html", name, language=language))
    cited = {line.rule for each in score_of(game(name)).players for line in each.account.lines}
    opened = {value for _, key, value in page.attributes if key == "popovertarget"}
    notes = [value for tag, key, value in page.attributes if (tag, key) == ("div", "id")]
    assert {f"rule-merchants-{number}" for number in cited} <= opened == {*notes}
    assert len(notes) == len({*notes})
    for number in cited:
        assert find_rule(number, language) in "".join(page.texts)


def test_a_reason_opens_its_rule_and_a_players_name_does_not() -> None:
    page = answer("html", "family-3.toml")
    button = '<button type="button" popovertarget="rule-merchants-F10">F10</button>'
    assert f"Bernd 2 and Anna 1 ({button})</p>" in page
    named = score_with({"sheet 1, player": "M7.2", "sheet 2, player": "(S9)"}, "html")
    assert "<bdi>M7.2</bdi>" in named
    assert "<bdi>(S9)</bdi>" in named


def test_a_rule_that_another_one_cites_opens_too() -> None:
    notes = RuleNotes(load_translation("en"))
    assert notes.linked("by M6.3, not by D4", "merchants").endswith(", not by D4")
    # M6.3 cites the two others.
    assert [(each.id, each.kind) for each in notes] == [
        ("rule-merchants-M6.3", "cited"),
        ("rule-merchants-M4.5", "further"),
        ("rule-merchants-M4.6", "further"),
    ]


def test_a_game_that_nobody_knows_has_no_rules_to_open() -> None:
    assert RuleNotes(load_translation("en")).linked("M7.2", "") == "M7.2"


@pytest.mark.parametrize("player", [MARKUP, "🎲🎲", "שלום", "مرحبا", "W" * 200, "A\u0301" * 20])
@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_names_are_shown_or_named_as_a_problem(player: str, language: str) -> None:
    found = score_of(changed("base-2.json", {"sheet 1, player": player}), lenient=True)
    html = write_answers("html", [Answer("game", found)], load_translation(language))
    page = Page(html)
    assert page.open == []
    assert [each for each in page.texts if player[:30] in unicodedata.normalize("NFD", each)] or (
        found.problems
    )


def test_markup_in_a_name_is_only_text_in_html() -> None:
    page = Page(score_with({"sheet 1, player": MARKUP}, "html"))
    assert "script" not in {tag for tag, _, _ in page.attributes}
    assert MARKUP in page.texts
    bad = Page(score_with({"sheet 1, player": MARKUP, "sheet 1, gold": 9}, "html"))
    assert f"sheet 1 ({MARKUP})" in "".join(bad.texts)


@pytest.mark.parametrize("format_", FORMATS)
def test_the_same_score_gives_the_same_answer(format_: str) -> None:
    assert answer(format_, *GAMES) == answer(format_, *GAMES)


def test_a_path_turns_no_letters() -> None:
    problem = Problem(("sheet", 0, "a\u202eb"), Text("is no known key"))
    answer = Answer("-", Score(problems=(problem,)))
    [tree] = json.loads(write_answers("json", [answer], load_translation("en")))["problems"]
    assert tree["path"] == ["sheet", 0, "a\\u202eb"]
