"""A page that asks for doubtful marks: what it holds, and the state that it gives."""

import random
import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rollwrite.photo.answers import state_text
from rollwrite.photo.groups import Group, Reading
from rollwrite.photo.intake import Photo
from rollwrite.photo.questions import questions_of, totals, with_likely
from rollwrite.photo.reading import SheetReading, read_photo
from rollwrite.photo.review.page import (
    SCORE_PROGRAM,
    STATE_PROGRAM,
    likely_answer,
    review_page,
    state_data,
)
from rollwrite.photo.review.score import score_data
from rollwrite.photo.table import TableReading, table_reading
from rollwrite.sources import open_source
from scoring.places import Meaning
from sheets.drawing.shapes import PageKey
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.browsers import chromium
from tests.covering import rest_slow
from tests.pages import Page
from tests.rollwrite.photo.sheets_taken import MEGAPIXELS, added_up, drawing, of_example, photo_of
from tests.rollwrite.photo.test_pads import PADS, read
from tests.rollwrite.photo.test_table import read_sheet
from tools.photographs.camera import picture_of
from tools.photographs.filled import take

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("Anna", "Bernd", "Chloé")
GAME = "game.toml"


@cache
def table() -> TableReading:
    """Return the example's table as it was read."""
    photos = (photo_of(of_example(seat), seed=20 + seat, seat=seat) for seat in range(3))
    sheets = [sheet for photo in photos for sheet in read_photo(Photo("p", picture_of(photo)))]
    return table_reading(sheets).named(NAMES)


@cache
def guilds() -> TableReading:
    """Return a table of the family version, whose one sheet all share."""
    game = open_source(RECORDS / "family-3-1.record")
    fillings = [
        each for each in game.fillings()[PageKey("guilds")] if each.how in ("circle", "cross")
    ]
    page = drawing(3, "guilds", "family")
    photo = take(page, "held-out", 2_999_980, "mild", fillings, "ball-pen", MEGAPIXELS).photo
    return table_reading(list(read_photo(Photo("p", picture_of(photo))))).named(NAMES)


@cache
def alone() -> TableReading:
    """Return a game played alone, as it was read: the player sheet and the ledger."""
    sheets = [read_sheet("solo-beginner-1", kind) for kind in ("player", "ledger")]
    return table_reading(sheets).named(("Anna",))


def doubting(table: TableReading, *paths: tuple[Any, ...], share: float = 0.0) -> TableReading:
    """Return a table on which these marks are doubtful, and a share of all others by lot."""
    lots = random.Random(repr((paths, share)))

    def doubted(reading: Reading) -> Reading:
        is_meant = reading.group.path in paths or lots.random() < share
        return replace(reading, probability=0.6) if is_meant else reading

    sheets = (with_readings(sheet, map(doubted, sheet.readings)) for sheet in table.sheets)
    return replace(table, sheets=tuple(sheets))


def with_readings(sheet: SheetReading, readings: Iterable[Reading]) -> SheetReading:
    """Return a sheet of which something else was read."""
    return replace(sheet, checked=replace(sheet.checked, readings=tuple(readings)))


def without_rings(table: TableReading) -> TableReading:
    """Return a table whose sheets have no rings for the total, so that the crowns are asked."""

    def bare(sheet: SheetReading) -> SheetReading:
        kept = [each for each in sheet.readings if each.group.path[0] not in ("total", "crowns")]
        return with_readings(
            sheet, (*kept, Reading(Group(("crowns",), (), (), is_figure=True), None, 0.0))
        )

    return replace(table, sheets=tuple(map(bare, table.sheets)))


def page_of(table: TableReading, language: str = "en") -> str:
    return review_page(table, load_translation(language), GAME)


Answers = dict[int, int]


def by_lot(table: TableReading, number: int) -> Iterator[tuple[Answers, str]]:
    """Yield answers by lot, some left out, and the file that the command makes of them."""
    lots = random.Random(number)
    for _ in range(number):
        left_out = lots.choice((0, 0, 0.1, 0.5))
        answers: Answers = {}
        said = table
        for place, doubt in enumerate(table.doubts()):
            if lots.random() < left_out:
                continue
            group = doubt.reading.group
            meanings: Sequence[Meaning] = range(90) if group.is_figure else group.meanings
            option = lots.randrange(len(meanings))
            answers[place], said = option, said.answered(doubt, meanings[option])
        yield answers, state_text(said)


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
def test_the_page_is_one_file_that_asks_for_each_doubtful_mark(language: str) -> None:
    asked = doubting(table(), ("gold",), ("cards", "21"))
    text = page_of(asked, language)
    page = Page(text)
    assert ("html", {"lang": language}) in page.elements
    questions = [each for _, each in page.elements if "data-question" in each]
    assert len(questions) == len(list(asked.doubts())) >= 6
    assert not re.search(r'(src|href)="(?!#|data:)|url\((?!data:)|@import', text)
    assert not any("style" in attributes for _, attributes in page.elements)
    assert not any(key.startswith("on") for _, each in page.elements for key in each)
    assert text == page_of(asked, language)


def test_each_question_shows_the_photograph_and_the_blank_page() -> None:
    asked = doubting(table(), ("gold",))
    shown = [each["src"] for tag, each in Page(page_of(asked)).elements if tag == "img"]
    pictures = [each for each in shown if each.startswith("data:image/png;")]
    assert len(pictures) == 2 * len(list(asked.doubts()))
    for picture in pictures:
        assert b64decode(picture.removeprefix("data:image/png;base64,"))[1:4] == b"PNG"
    assert len(set(pictures)) == len(pictures) - 2  # The blank page is the same for all three.


def test_nothing_runs_but_what_the_policy_knows() -> None:
    page = Page(page_of(table()))
    [policy] = [each["content"] for tag, each in page.elements if "http-equiv" in each]
    assert policy.startswith("default-src 'none'; ")
    [style], program = page.texts["style"], page.texts["script"][1]
    for content in (style, program):
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><img src=x onerror=a()>', "</script>&amp;", "O'Hara"]
)
def test_a_players_name_is_a_name_and_nothing_else(name: str) -> None:
    asked = doubting(table(), ("gold",)).named((name, "Bernd", "Chloé"))
    text = page_of(asked)
    page = Page(text)
    tags = [tag for tag, _ in page.elements]
    assert tags.count("script") == 2
    assert tags.count("img") == 2 * len(list(asked.doubts())) + len(asked.sheets)
    assert not any(key.startswith("on") for _, each in page.elements for key in each)
    assert name in [each["value"] for _, each in page.elements if each.get("name") == "name"]
    [data] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    assert not {*"<>&\u2028\u2029"} & {*data}


def test_a_digit_chooses_what_it_says() -> None:
    asked = doubting(table(), ("gold",), ("total", "tens"), ("cards", "21"))
    found = {each.doubt.path[2:]: each for each in questions_of(asked)}
    track, tens = found["gold",].options, found["total", "tens"].options
    assert [each.digit for each in track] == [*"012345"]
    assert [each.digit for each in tens] == [*"0123456789", *[""] * 10]
    assert [each.said for each in tens[:3]] == ["0", "10", "20"]  # As they stand in the rings.
    assert [each.digit for each in found["cards", "21"].options] == [*"12345"]


TABLES: tuple[Callable[[], TableReading], ...] = (
    table,
    lambda: doubting(table(), ("total", "tens"), ("total", "units")),
    lambda: doubting(table(), ("gold",), ("wood",), ("craft",), ("artifacts", "1")),
    lambda: doubting(table(), share=0.05),
    lambda: doubting(table(), share=0.3),
    lambda: doubting(without_rings(table()), share=0.05),
    lambda: doubting(guilds(), share=0.15),
    alone,
    lambda: doubting(alone(), ("cards", "5")),
    lambda: doubting(alone(), ("cards", "1"), ("cards", "7"), ("relics", "two", "6"), ("level",)),
    lambda: doubting(
        alone(),
        *(
            ("sheet", 0, "territories", number, ring)
            for number in (0, 3, 5)
            for ring in ("tens", "units")
        ),
    ),
    lambda: doubting(table().named(('"\\', "</script>", "é 𝒜")), share=0.1),
    *(partial(read, state) for state in PADS),
    lambda: doubting(read(PADS[0]), ("sheet", 0, "cards", 1)),
    lambda: doubting(
        read(PADS[0]), ("sheet", 0, "cards", 1), ("sheet", 0, "cards", 2), ("sheet", 3, "pieces")
    ),
    lambda: doubting(read(PADS[0]), *(("sheet", 2, "hourglasses", each) for each in range(2))),
    lambda: doubting(read("pandoria/standard-4.toml"), share=0.3),
    lambda: doubting(read("realms-and-ruins/three-tied.toml"), share=0.3),
)


@pytest.mark.slow
def test_the_pages_state_is_what_the_command_writes_of_the_same_answers() -> None:
    program = f"([state, names, all]) => {{ {STATE_PROGRAM.read_text('utf-8')}\n" + (
        "return all.map((answers) => stateText(state, names, answers)); }"
    )
    with chromium() as browser:
        page = browser.new_page()
        for made in TABLES:
            asked = made()
            cases = list(by_lot(asked, 40))
            data = [state_data(asked), asked.names, [each for each, _ in cases]]
            assert page.evaluate(program, data) == [text for _, text in cases]


@pytest.mark.slow
def test_the_pages_score_is_the_score_of_the_same_answers() -> None:
    """Of what is left out the likely answer counts; what the page cannot know it does not tell."""
    program = f"([score, likely, all]) => {{ {SCORE_PROGRAM.read_text('utf-8')}\n" + (
        "return all.map((answers) => scoreOf(score, likely, answers).map(({total}) => total)); }"
    )
    with chromium() as browser:
        page = browser.new_page()
        for made in TABLES:
            asked = made()
            cases = [answers for answers, _ in by_lot(asked, 12)]
            likely = [likely_answer(each) for each in questions_of(asked)]
            data = [score_data(asked, load_translation("en")), likely, cases]
            for answers, found in zip(cases, page.evaluate(program, data), strict=True):
                wanted = totals(with_likely(said_by(asked, answers)))
                told = dict(zip(asked.names, found, strict=False))
                if asked.kind.game == "merchants" and asked.kind.variant != "solo":
                    assert {name: each for name, each in told.items() if each is not None} == wanted
                for name, total in wanted.items():
                    assert told.get(name) in (None, total)


def said_by(table: TableReading, answers: Answers) -> TableReading:
    said = table
    for number, doubt in enumerate(table.doubts()):
        if number in answers:
            group = doubt.reading.group
            option = answers[number]
            said = said.answered(doubt, option if group.is_figure else group.meanings[option])
    return said


@pytest.mark.slow
def test_the_page_ends_in_the_score_and_holds_it_against_the_sheet(tmp_path: Path) -> None:
    """Anna writes and circles 78, her rows and the end make 68."""
    photo = photo_of(added_up(of_example(0), {"final.total": 78}, 78), seed=15)
    sheets = [*read_photo(Photo("anna.jpg", picture_of(photo)))]
    asked = table_reading(sheets).held().named(("Anna",))
    path = tmp_path / "review.html"
    path.write_text(page_of(asked), "utf-8")
    with chromium() as browser:
        page = browser.new_page()
        page.goto(path.as_uri())
        assert "78 is circled and written, 68 is counted" in page.locator(".question").inner_text()
        page.keyboard.press("-")
        assert page.locator("#score h3").inner_text().split() == ["Anna", "68"]
        assert page.locator("#score section > p").inner_text() == (
            "78 is circled, 78 is written, 68 is counted"
        )
        assert page.locator("#score").inner_text().count("M7.2") == 4
        assert page.locator("#save").get_attribute("href") is None
        page.locator("#right").check()
        assert page.locator("#save").get_attribute("href")
        page.locator("#back").click()
        page.locator(".question [data-option='1']").click()
        assert page.locator("#score h3").inner_text().split() == ["Anna", "78"]
        assert page.locator("#differs").is_hidden()
        assert "crowns = 73  # person" in str(page.locator("#state").text_content())
        taken = page.locator("#sheets img")
        assert taken.count() == 1
        assert taken.evaluate("(image) => image.naturalWidth") > 1000


@pytest.mark.slow
def test_what_a_page_cannot_ask_for_anew_must_be_confirmed(tmp_path: Path) -> None:
    """M7.2: 7 is written beside Anna's tracks, which bring 4."""
    photo = photo_of(added_up(of_example(0), {"final.tracks": 7}, 68), seed=15)
    sheets = [*read_photo(Photo("anna.jpg", picture_of(photo)))]
    path = tmp_path / "review.html"
    path.write_text(page_of(table_reading(sheets).held().named(("Anna",))), "utf-8")
    with chromium() as browser:
        page = browser.new_page()
        page.goto(path.as_uri())
        assert "tracks: 7 is written, 4 is counted" in page.locator("#differs").inner_text()
        assert page.locator("#save").get_attribute("href") is None
        page.locator("#right").check()
        assert page.locator("#save").get_attribute("href")


@pytest.mark.slow
def test_a_mark_is_answered_by_a_digit_by_arrows_and_by_a_tap(tmp_path: Path) -> None:
    asked = doubting(table(), ("gold",), ("cards", "21"))
    doubts, questions = list(asked.doubts()), list(questions_of(asked))
    path = tmp_path / "review.html"
    path.write_text(page_of(asked), "utf-8")
    with chromium() as browser:
        context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 800})
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda sent: faults.append(sent.url) if (
            sent.url.startswith("http")) else None)  # fmt: skip
        page.goto(path.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert page.locator("#number").text_content() == f"1 of {len(doubts)}"
        said = asked
        for number, doubt in enumerate(doubts):
            meanings = doubt.reading.group.meanings
            if number % 3 == 0:
                page.keyboard.press("3")
                digits = [each.digit for each in questions[number].options]
                said = said.answered(doubt, meanings[digits.index("3")])
            elif number % 3 == 1:
                shares = [each.probability for each in questions[number].options]
                after = [*meanings, None][shares.index(max(shares)) + 1]
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
                said = said if after is None else said.answered(doubt, after)
            else:
                page.locator(".question:not([hidden]) [data-option='0']").tap()
                said = said.answered(doubt, meanings[0])
        with page.expect_download() as saved:
            page.locator("#save").click()
        assert saved.value.suggested_filename == "game.toml"
        wanted = state_text(said)
        assert Path(saved.value.path()).read_text("utf-8") == wanted
        assert page.locator("#state").text_content() == wanted
        assert "# person" in wanted
        assert faults == []


@pytest.mark.slow
def test_where_there_are_no_rings_a_number_is_typed(tmp_path: Path) -> None:
    asked = without_rings(table())
    path = tmp_path / "review.html"
    path.write_text(page_of(asked), "utf-8")
    with chromium() as browser:
        page = browser.new_page()
        page.goto(path.as_uri())
        said = asked
        for number, doubt in enumerate(asked.doubts()):
            if doubt.reading.group.marks:
                page.keyboard.press("-")
                continue
            page.keyboard.type(f"{40 + number}")
            page.keyboard.press("Enter")
            said = said.answered(doubt, 40 + number)
        assert page.locator("#state").text_content() == state_text(said)


@pytest.mark.slow
def test_names_are_asked_on_the_page_and_two_of_the_same_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    path.write_text(page_of(table()), "utf-8")
    with chromium() as browser:
        page = browser.new_page()
        page.goto(path.as_uri())
        names = page.locator("#names input")
        names.nth(0).fill("BERND")
        assert page.locator("#wrong").is_visible()
        assert page.locator("#save").get_attribute("href") is None
        names.nth(0).fill("  Dora ")
        wanted = state_text(table().named(("Dora", "Bernd", "Chloé")))
        assert page.locator("#state").text_content() == wanted


def test_a_fault_that_a_doubtful_card_may_explain_is_no_doubt_about_the_others() -> None:
    """M1.5: everybody owns a card of the first column; Anna's is the doubtful one."""
    asked = doubting(table(), ("cards", "3")).disputed()
    cards = [each.path for each in asked.doubts() if each.path[2:3] == ("cards",)]
    assert cards == [("sheet", seat, "cards", "3") for seat in range(3)]
