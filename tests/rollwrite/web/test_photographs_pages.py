"""Photographs in a real browser: chosen, read, asked about, scored, with and without script."""

from pathlib import Path
from typing import Any

import pytest

from rollwrite.photographs import missing_library
from tests.rollwrite.web.servers import visit
from tests.rollwrite.web.test_photographs import EXAMPLE, NAMES, doubtful, example

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing_library()), reason="needs the extra photo"),
]

WIDTHS = (390, 1280)
PAGE = "/score/photos?language=en"
TOTALS = ["1Anna68", "2Chloé64", "3Bernd58"]


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    """Return files of the example's photographs, the first of which leaves questions."""
    folder = tmp_path_factory.mktemp("photos")
    found = []
    for name, content in (doubtful(), *example()[1:]):
        folder.joinpath(name).write_bytes(content)
        found.append(folder / name)
    return tuple(found)


def read(page: Any, *photos: Path) -> None:
    """Choose photographs, say who plays, and have them read."""
    page.get_by_label("Choose files").set_input_files(photos)
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Player {number}").fill(name)
    page.get_by_role("button", name="Read the photographs").click()
    page.locator("#answers, #result").wait_for()


def totals(page: Any) -> list[str]:
    page.locator("#result").wait_for()
    found: list[str] = page.locator(".ranks li").all_text_contents()
    return ["".join(each.split()) for each in found]


def choose(question: Any, label: str) -> None:
    """Tap the tile of an answer, over which its radio button lies."""
    question.get_by_text(label, exact=True).click(force=True)


@pytest.mark.parametrize("width", WIDTHS)
def test_photographs_are_read_asked_about_and_scored(
    browser: Any, served: str, photos: tuple[Path, ...], width: int
) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto(PAGE)
        assert page.get_by_role("button", name="Read the photographs").is_disabled()
        page.get_by_label("Take a photograph").set_input_files(photos[0])
        page.get_by_role("button", name="Take anna.jpg away").click()
        assert page.locator("#queue li").count() == 0
        read(page, *photos)
        question = page.locator("[data-question]:visible")
        assert question.count() == 1
        choose(question, "1")
        page.locator("#of", has_text="2 of 2").wait_for()
        choose(question, "untouched")
        page.get_by_role("button", name="Score", exact=True).click()
        assert totals(page) == TOTALS
        page.get_by_role("button", name="Back to the sheets").click()
        assert page.locator("#tabs").inner_text().split()[1:3] == ["Anna", "68"]


@pytest.mark.parametrize("width", WIDTHS)
def test_without_script_all_questions_are_asked_at_once(
    browser: Any, served: str, photos: tuple[Path, ...], width: int
) -> None:
    with visit(browser, served, width, java_script_enabled=False) as seen:
        page = seen.goto(PAGE)
        read(page, *photos)
        wood, card = page.locator("[data-question]").all()
        choose(wood, "1")
        choose(card, "untouched")
        page.get_by_role("button", name="Score", exact=True).click()
        assert totals(page) == TOTALS


@pytest.mark.parametrize("width", WIDTHS)
def test_what_leaves_no_question_is_scored_at_once(
    browser: Any, served: str, photos: tuple[Path, ...], width: int
) -> None:
    names = ("anna.jpg", "bernd.jpg", "chloe.jpg")
    with visit(browser, served, width) as seen:
        page = seen.goto(PAGE)
        read(page, *(EXAMPLE / name for name in names))
        assert totals(page) == TOTALS
        assert page.locator(".seen img").count() == 3
        page.get_by_role("button", name="Back to the sheets").click()
        assert page.locator("#tabs").inner_text().split()[1:3] == ["Anna", "68"]


def test_questions_are_answered_by_the_keyboard_alone(
    browser: Any, served: str, photos: tuple[Path, ...]
) -> None:
    with visit(browser, served, 1280) as seen:
        page = seen.goto(PAGE)
        read(page, *photos)
        page.locator("[data-question]:visible").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Space")  # What is likely stands first.
        page.locator("#step").get_by_role("button", name="Next question").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        page.locator("#finish").focus()
        page.keyboard.press("Enter")
        assert totals(page) == TOTALS


def test_what_was_read_is_there_after_a_reload_with_its_crops(
    browser: Any, served: str, photos: tuple[Path, ...]
) -> None:
    with visit(browser, served, 390) as seen:
        page = seen.goto(PAGE)
        read(page, *photos)
        page.reload()
        page.get_by_role("button", name="Go on with the photographs that were read here").click()
        assert page.get_by_alt_text("The place on the photograph").count() == 2
        page.get_by_role("button", name="Take the likely answers").click()
        assert totals(page) == TOTALS


def test_photographs_without_a_server_stay(
    browser: Any, served: str, photos: tuple[Path, ...]
) -> None:
    with visit(browser, served, 390) as seen:
        page = seen.goto(PAGE)
        page.get_by_label("Choose files").set_input_files(photos)
        seen.context.set_offline(True)
        page.get_by_role("button", name="Read the photographs").click()
        page.get_by_role("alert").get_by_text("No connection").wait_for()
        seen.context.set_offline(False)
        page.get_by_role("button", name="Read the photographs").click()
        page.locator("#answers").wait_for()
        seen.faults[:] = [each for each in seen.faults if "ERR_INTERNET_DISCONNECTED" not in each]


def test_photographs_that_are_too_large_together_are_not_sent(
    browser: Any, served: str, tmp_path: Path
) -> None:
    large = tmp_path / "large.jpg"
    with large.open("wb") as file:
        file.truncate(65 << 20)
    with visit(browser, served, 390) as seen:
        page = seen.goto(PAGE)
        page.get_by_label("Choose files").set_input_files(large)
        page.get_by_role("button", name="Read the photographs").click()
        page.get_by_role("alert").get_by_text("at most 64 MB are read").wait_for()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nobody_is_kept_out(
    browser: Any, served: str, photos: tuple[Path, ...], width: int, scheme: str, language: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    with visit(browser, served, width, color_scheme=scheme) as seen:
        page = seen.goto(PAGE.replace("en", language))
        found = [axe.Axe().run(page)]
        page.locator("input[type=file]").last.set_input_files(photos)
        found.append(axe.Axe().run(page))
        page.locator("#photos .main").click()
        page.locator("#answers").wait_for()
        found.append(axe.Axe().run(page))
        page.locator("button[name=likely]").click()
        page.locator("#result").wait_for()
        found.append(axe.Axe().run(page))
    assert [each.generate_report() for each in found if each.violations_count] == []
