"""The rules in a browser: each has its anchor, links and examples; what is not there is said."""

import gzip
import re
from collections import Counter
from html import unescape
from typing import Any

import pytest

import rollwrite as rw
from rollwrite.catalogue import NUMBER, game_names, rule_sections, rules
from sheets.words.languages import LANGUAGES, Language
from tests.rollwrite.web.clients import client

BOOKLETS = {"base": 8, "family": 4, "solo": 4}


@pytest.fixture(scope="module")
def browser() -> Any:
    """Return a client of one application, which draws once."""
    return client()


def read(browser: Any, address: str, **queries: str) -> str:
    found = browser.get(address, params=queries)
    assert found.status_code == 200
    return str(found.text)


def refused(browser: Any, address: str, **queries: str) -> str:
    """Return the sentence with which an address is refused."""
    found = browser.get(address, params=queries)
    assert found.status_code == 404
    sentences = re.findall(r'<p class="trouble"[^>]*>.*?<span>([^<]*)</span></p>', found.text)
    assert len(sentences) == 1
    return unescape(sentences[0])


def ids(page: str) -> Counter[str]:
    return Counter(re.findall(r' id="([^"]+)"', page))


def words_of(page: str) -> str:
    """Return what a page says, without its drawings."""
    said = re.sub(r"<svg.*?</svg>|<[^>]+>", "", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(said))


def rule_of(page: str, number: str) -> str:
    """Return what stands at a rule, its examples included."""
    return page.split(f'<li id="{number}">')[1].split('<li id="')[0].split("</section>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_its_anchor_once(browser: Any, game: str, language: Language) -> None:
    page = read(browser, f"/rules/{game}", language=language)
    found = ids(page)
    assert [each for each in rules(game, language) if found[each] != 1] == []
    assert [each for each, times in found.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_rule_is_said_word_for_word(browser: Any, game: str, language: Language) -> None:
    page = words_of(read(browser, f"/rules/{game}", language=language))
    for text in rules(game, language).values():
        for piece in re.split(r"[][\n]", text):
            assert " ".join(piece.strip(" .").split()) in page


@pytest.mark.parametrize("queries", [{}, {"part": "F"}, {"part": "S"}, {"word": "relic"}])
def test_every_number_in_a_text_leads_to_an_anchor_that_is_there(
    browser: Any, queries: dict[str, str]
) -> None:
    page = read(browser, "/rules/merchants", **queries)
    whole = {*rules(), *(each.number for each in rule_sections())}
    for text in re.findall(r"<p[ >].*?</p>", page):
        outside = re.sub(r"<a .*?</a>|<[^>]+>", "", text)
        assert not whole & {*NUMBER.findall(outside)}
    anchors = ids(page)
    leads = re.findall(r'<a class="rule" href="([^"#]*)#([^"]+)"', page)
    assert leads
    for address, number in leads:
        assert anchors[number] if not address else number in whole
        assert address in ("", "/rules/merchants?language=en")


def test_what_is_read_into_a_rule_stands_apart_in_its_place(browser: Any) -> None:
    page = read(browser, "/rules/merchants")
    readings = re.findall(r'<p class="reading">\s*(.*?)</p>', rule_of(page, "M3.2"), re.DOTALL)
    assert [each[:30] for each in readings] == [
        "Reading: touching one of the t",
        "Option ship_worker_anchors = f",
        "Reading: blackened resources s",
    ]
    assert "end of the 3rd territory on <i>[Reading: so after" in rule_of(page, "S9")
    worker = words_of(rule_of(page, "M3.4"))
    assert "the two resources just drawn. Reading, after the print-and-play rules" in worker


def test_base_game_family_and_solo_are_told_apart(browser: Any) -> None:
    page = read(browser, "/rules/merchants")
    assert re.findall(r"<h2[^>]*>(?:<span.*?</span> )?([^<]+)</h2>", page) == [
        "Base game",
        "Family version",
        "Solo version",
    ]
    family = read(browser, "/rules/merchants", part="F")
    assert [each for each in rules() if ids(family)[each]] == [f"F{n}" for n in range(1, 11)]
    assert 'part=F" aria-current="true">Family version</a>' in family


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_finds_the_rules_that_hold_it_as_the_command_does(
    browser: Any, language: Language
) -> None:
    word = {"en": "crystal", "fr": "cristal", "de": "Kristall"}[language]
    page = read(browser, "/rules/merchants", language=language, word=word)
    found = rw.rules("merchants", language, about=word)
    assert [each for each in rules() if ids(page)[each]] == [*found]
    assert {each.casefold() for each in re.findall("<mark>(.*?)</mark>", page)} == {word.casefold()}


def test_a_word_finds_the_rules_of_all_games(browser: Any) -> None:
    page = read(browser, "/rules", word="tied")
    assert {"M7.5", "F10", "P5", "R3", "T3"} <= {*ids(page)}


def test_a_word_is_looked_for_within_a_part(browser: Any) -> None:
    page = read(browser, "/rules/merchants", word="relic", part="S")
    assert [each for each in rules() if ids(page)[each]] == ["S1", "S10"]
    assert "'Store'" in refused(browser, "/rules/merchants", word="Store", part="S")


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_stand_at_the_rules_that_they_explain(browser: Any, language: Language) -> None:
    page = read(browser, "/rules/merchants", language=language)
    examples = rw.examples("merchants", language)
    assert page.count('<figure class="example">') == len(examples)
    for number in rules():
        there = rule_of(page, number)
        labels = [unescape(each) for each in re.findall(r'role="img" aria-label="([^"]+)"', there)]
        own = [each for each in examples if each.rules[0] == number]
        assert len(labels) == len(own)
        for label, example in zip(labels, own, strict=True):
            assert label.startswith(rw.say(example.title))
            assert example.texts[0].strip() in label
        if others := {each.rules[0] for each in examples if number in each.rules[1:]}:
            assert own or {*re.findall('href="#([^"]+)"', there)} >= others


@pytest.mark.parametrize(
    ("number", "game"),
    [
        ("M7.2", "merchants"),
        ("m7.2", "merchants"),
        ("S4", "merchants"),
        ("P3", "pandoria"),
        ("R2", "realm-of-sand"),
        ("T3", "realms-and-ruins"),
        ("M3", "merchants"),
    ],
)
@pytest.mark.parametrize("asked", ["/rules/{}?", "/rules?number={}&", "/rules?word={}&"])
def test_a_rules_number_leads_to_its_words(
    browser: Any, asked: str, number: str, game: str
) -> None:
    address = f"{asked.format(number)}language=de"
    found = browser.get(address, follow_redirects=False)
    assert found.status_code == 303
    assert found.headers["location"] == f"/rules/{game}?language=de#{number.upper()}"


@pytest.mark.parametrize("number", ["M99.9", "X1", "M7.99"])
def test_a_number_that_no_rule_has_is_said_to_have_none(browser: Any, number: str) -> None:
    sentence = f"no rule is called '{number}'; there are M1.1-M9, F1-F10, S1-S12, P1-P12"
    for address, queries in (
        (f"/rules/{number}", {}),
        ("/rules", {"number": number}),
        ("/rules/merchants", {"word": number}),
    ):
        assert refused(browser, address, **queries).startswith(sentence)


@pytest.mark.parametrize(
    ("address", "queries", "sentence"),
    [
        ("/rules/chess", {}, "no game is called 'chess'; there are merchants, pandoria"),
        ("/rules/..%2f..%2fetc", {}, "there is no such page"),
        ("/rules/merchants", {"part": "X"}, "no part of these rules is called 'X'"),
        ("/rules/merchants", {"word": "xylophone"}, "no rule here holds the word 'xylophone'"),
        ("/rules", {"word": "xylophone"}, "no rule here holds the word 'xylophone'"),
        ("/rules", {"number": "seven"}, "no rule has the number 'seven'"),
        ("/rules/merchants/booklet", {"page": "0"}, "this booklet has the pages 1 to 8"),
        ("/rules/merchants/booklet", {"page": "9"}, "this booklet has the pages 1 to 8"),
        ("/rules/merchants/booklet", {"page": "1e9"}, "this booklet has the pages 1 to 8"),
        ("/rules/merchants/booklet", {"page": "9" * 5000}, "this booklet has the pages 1 to 8"),
        ("/rules/merchants/booklet", {"variant": "duel"}, "there is no such booklet"),
        ("/rules/pandoria/booklet", {}, "there is no such booklet"),
        ("/rules/chess/booklet", {}, "no game is called 'chess'"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(
    browser: Any, address: str, queries: dict[str, str], sentence: str
) -> None:
    assert refused(browser, address, **queries).startswith(sentence)


@pytest.mark.parametrize("address", ["/rules", "/rules/merchants", "/rules/merchants/booklet"])
@pytest.mark.parametrize("name", ["word", "part", "number", "language", "variant", "page", "x"])
def test_what_an_address_says_is_no_markup(browser: Any, address: str, name: str) -> None:
    found = browser.get(address, params={name: '"><script>alert(1)</script>'})
    assert found.status_code in (200, 404)
    assert "<script>" not in found.text
    assert '"><script' not in unescape(re.sub(r'="[^"]*"', "", found.text.replace("&#34;", "")))


def test_a_page_has_neither_script_nor_style_of_its_own(browser: Any) -> None:
    for address in ("/rules", "/rules/merchants", "/rules/merchants/booklet?page=2"):
        page = read(browser, address)
        assert not re.search(r"<script>|<style|\sstyle=|\son[a-z]+=|javascript:", page)


@pytest.mark.parametrize("variant", BOOKLETS)
def test_a_booklet_is_read_page_by_page(browser: Any, variant: str) -> None:
    address, last = "/rules/merchants/booklet", BOOKLETS[variant]
    for number in range(1, last + 1):
        page = read(browser, address, variant=variant, page=str(number), language="de")
        assert f'aria-label="Seite {number} von {last}"' in page
        assert page.count('rel="prev"') == (0 if number == 1 else 2)
        assert page.count('rel="next"') == (0 if number == last else 2)
    drawn = rw.draw("merchants", ["rules"], variant=variant, language="de")
    assert drawn[last - 1].texts[-2] in words_of(page)


def test_a_page_of_a_booklet_names_its_rules(browser: Any) -> None:
    page = read(browser, "/rules/merchants/booklet", page="5")
    named = page.split("Rules on this page:")[1].split("</p>")[0]
    assert re.findall(">([A-Z][0-9.]+)</a>", named) == [f"M5.{n}" for n in (1, 2, 3, 7, 5, 4, 6, 8)]


@pytest.mark.parametrize("game", game_names())
def test_a_page_of_rules_is_small(browser: Any, game: str) -> None:
    for language in LANGUAGES:
        page = read(browser, f"/rules/{game}", language=language)
        beside = re.sub(r"<svg .*?</figure>", "", page, flags=re.DOTALL)
        assert len(gzip.compress(beside.encode())) <= 60 << 10


def test_what_was_drawn_is_kept_and_nothing_for_what_is_not_there(browser: Any) -> None:
    drawings = browser.app.state.rule_drawings
    read(browser, "/rules/merchants", language="fr")
    kept = len(drawings._kept)
    for page in range(30):
        browser.get("/rules/merchants/booklet", params={"variant": f"v{page}", "language": "it"})
        browser.get("/rules/merchants", params={"language": f"x{page}", "word": f"w{page}"})
    assert len(drawings._kept) == kept


@pytest.mark.parametrize("hidden", ["\0", "\r\n", "\u202e", "\x1b[2J"])
def test_letters_that_nobody_sees_are_not_said_again(browser: Any, hidden: str) -> None:
    found = browser.get("/rules/merchants", params={"word": f"relic{hidden}"})
    assert hidden not in found.text.replace("\r\n", "\n")
    led = browser.get("/rules", params={"number": f"M7.2{hidden[:2]}"}, follow_redirects=False)
    assert led.headers.get("location", "#M7.2").endswith("#M7.2")
