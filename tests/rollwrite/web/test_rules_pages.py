"""The rules in a real browser: by pointer, by keyboard, without script, on any screen."""

from typing import Any

import pytest

from sheets.words.languages import LANGUAGES
from tests.rollwrite.web.servers import visit

WIDTHS = (390, 1280)
PAGES = (
    "/rules",
    "/rules?word=2",
    "/rules/merchants",
    "/rules/merchants?part=S",
    "/rules/merchants?word=2",
    "/rules/pandoria",
    "/rules/merchants/booklet",
    "/rules/merchants/booklet?variant=solo&page=2",
)

IN_SIGHT = """id => {
    const at = document.getElementById(id), box = at?.getBoundingClientRect();
    const seen = box && box.y >= 0 && box.y < innerHeight;
    return !!seen && at.contains(document.elementFromPoint(box.x + 4, box.y + 8));
}"""
# What has the keyboard: its name, "" for the page itself, its outline, and whether it is in sight.
FOCUSED = """() => {
    const at = document.activeElement, box = at.getBoundingClientRect();
    const name = at === document.body ? "" : at.ariaLabel || at.textContent.trim() || at.name;
    const seen = box.bottom > 0 && box.y < innerHeight && box.width > 0;
    return [name, getComputedStyle(at).outlineStyle, seen];
}"""


def in_language(path: str, language: str) -> str:
    return f"{path}{'&' if '?' in path else '?'}language={language}"


def comes_into_sight(page: Any, number: str) -> bool:
    """Return whether the beginning of a rule or a section comes to be seen, with nothing on it."""
    for _ in range(60):
        if page.evaluate(IN_SIGHT, number):
            return True
        page.wait_for_timeout(50)
    return False


@pytest.mark.parametrize("width", WIDTHS)
def test_a_rule_is_found_by_pointer(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto("/rules?language=en")
        page.get_by_role("link", name="Pandoria Merchants").click()
        page.get_by_role("navigation", name="Sections").get_by_text("Closing regions").click()
        assert comes_into_sight(page, "M5")
        page.locator('[id="M5.5"] a', has_text="M8").click()
        assert page.url.endswith("#M8")
        assert comes_into_sight(page, "M8")
        page.get_by_role("link", name="Solo version").first.click()
        assert page.locator(".rules li").first.get_attribute("id") == "S1"
        page.get_by_role("textbox", name="Rule or word").fill("m7.2")
        page.get_by_role("button", name="Search").click()
        assert page.url.endswith("/rules/merchants?language=en#M7.2")
        assert comes_into_sight(page, "M7.2")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_rule_is_found_by_the_keyboard_alone(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto("/rules/merchants?language=de")
        page.get_by_role("textbox").focus()
        page.keyboard.type("Relikt")
        page.keyboard.press("Enter")
        page.locator("mark").first.wait_for()
        assert page.locator(".rules li").first.get_attribute("id") == "M1.5"
        page.get_by_role("link", name="Heft").focus()
        page.keyboard.press("Enter")
        page.get_by_role("heading", name="Heft").wait_for()
        page.get_by_role("link", name="Nächste Seite").first.focus()
        page.keyboard.press("Enter")
        page.get_by_role("img", name="Seite 2 von 8").wait_for()


@pytest.mark.parametrize("width", WIDTHS)
def test_what_has_the_keyboard_is_seen_to_have_it(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto("/rules/merchants?language=en&word=tied")
        page.keyboard.press("Tab")
        names = list[str]()
        while (found := page.evaluate(FOCUSED))[0]:
            assert found[1:] == ["solid", True], found
            names.append(found[0])
            page.keyboard.press("Tab")
        assert names[0] == "Skip to the content"
        assert {"word", "Search", "Solo version", "M7.5", "F10"} <= {*names}


@pytest.mark.parametrize("width", WIDTHS)
def test_without_script_all_of_it_works(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width, java_script_enabled=False) as seen:
        page = seen.goto("/rules/merchants?language=en")
        assert page.locator(".example").count() == 43
        page.get_by_role("textbox").fill("shrine")
        page.get_by_role("button", name="Search").click()
        assert page.locator("mark").count() == 2
        page.get_by_role("link", name="All rules").click()
        page.get_by_role("link", name="Booklet").click()
        page.get_by_role("link", name="Next page").first.click()
        page.get_by_text("The words of this page").click()
        assert page.get_by_text("What it is about:").first.is_visible()


@pytest.mark.parametrize("width", [320, *WIDTHS])
def test_nothing_is_wider_than_the_screen(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        for path in PAGES:
            for language in LANGUAGES:
                page = seen.goto(in_language(path, language))
                wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
                assert wide <= 0, (path, language)


def test_words_of_examples_are_as_large_as_those_of_the_page(browser: Any, served: str) -> None:
    with visit(browser, served, 390) as seen:
        page = seen.goto("/rules/merchants?language=en")
        sizes = page.evaluate(
            """() => [...document.querySelectorAll(".example > svg")].map((each) =>
                each.getBoundingClientRect().width / each.viewBox.baseVal.width)"""
        )
        assert min(sizes) >= 3.35  # Pixels for a mm: type of 9.5 pt has 11 px at least.
        assert sum(size > 4.1 for size in sizes) >= 39  # And in most examples 14.


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nobody_is_kept_out(
    browser: Any, served: str, width: int, language: str, scheme: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    for path in PAGES:
        with visit(browser, served, width, color_scheme=scheme) as seen:
            page = seen.goto(in_language(path, language))
            for each in page.locator("summary").all():
                each.click()
            found = axe.Axe().run(page)
            assert not found.violations_count, (path, found.generate_report())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_told_on_the_page_that_asks(
    browser: Any, served: str, language: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    with visit(browser, served, 390) as seen:
        page = seen.goto(in_language("/rules/merchants?word=xylophone", language))
        assert "xylophone" in page.get_by_role("alert").inner_text()
        assert page.get_by_role("textbox").input_value() == "xylophone"
        assert not axe.Axe().run(page).violations_count
        assert [each for each in seen.faults if "404" not in each] == []
        seen.faults.clear()
