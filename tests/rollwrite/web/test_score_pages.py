"""Score in a real browser: by pointer, by keyboard, without script, for everybody."""

import json
from pathlib import Path
from typing import Any

import pytest

from rollwrite.marked import MarkedTable
from tests.rollwrite.web.servers import visit

EXAMPLE = Path(__file__).parents[3] / "docs" / "example" / "game.toml"
NEW = "/score/table?language=en&played=merchants+base&player=Anna&player=Bernd"
WIDTHS = (390, 1280)


def state(page: Any) -> Any:
    """Return the state that the page holds once all that was asked is answered."""
    page.locator("#panel:not([aria-busy])").wait_for(state="attached")
    return json.loads(page.locator("input[name=state]").input_value())


def comes(page: Any, *path: Any, value: Any) -> None:
    """Wait until this stands at a path of the state, which a tap changes when it is answered."""
    for _ in range(100):
        there = state(page)
        for step in path:
            there = there[step]
        if there == value:
            return
        page.wait_for_timeout(50)
    assert there == value


def tap(page: Any, mark: str) -> None:
    """Tap on the middle of a mark, in the zone that shows it."""
    zone = page.evaluate(
        """mark => {
            const row = [...document.querySelectorAll("#places [data-marks]")]
                .find((each) => each.dataset.marks.split(" ").includes(mark));
            return row.closest("details").dataset.zone;
        }""",
        mark,
    )
    if page.viewport_size["width"] < 600:
        page.locator(f'#zones button[value="{zone}"]').click()
    box = page.locator(f'[data-mark="{mark}"] > rect').first
    box.scroll_into_view_if_needed()
    place = box.bounding_box()
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    with page.expect_response("**/score/tap*"):
        page.mouse.click(*middle)


def choose(page: Any, label: str) -> None:
    with page.expect_response("**/score/tap*"):
        page.locator("#panel").get_by_label(label, exact=True).check(force=True)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_sheet_is_marked_by_taps_taken_back_and_kept_over_a_reload(
    browser: Any, served: str, width: int
) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto(NEW)
        tap(page, "card.1.card")
        choose(page, "built")
        tap(page, "track.gold.3")
        choose(page, "3")
        tap(page, "crowns.1")
        for key in "12":
            with page.expect_response("**/score/tap*"):
                page.locator("#panel").get_by_role("button", name=key, exact=True).click()
        comes(page, "sheet", 0, "crowns", value=[12])
        anna = state(page)["sheet"][0]
        assert (anna["cards"], anna["gold"]) == ({"1": "built"}, 3)
        page.get_by_role("button", name="Undo").click()
        comes(page, "sheet", 0, "crowns", value=[1])
        page.get_by_role("button", name="Redo").click()
        comes(page, "sheet", 0, "crowns", value=[12])
        page.reload()
        page.locator("#own:not(:empty)").wait_for()
        page.locator('#places [data-place="gold"] select').wait_for(state="attached")
        page.locator("#draw text", has_text="12").first.wait_for()
        comes(page, "sheet", 0, "crowns", value=[12])


@pytest.mark.parametrize("width", WIDTHS)
def test_a_sheet_is_marked_by_the_keyboard_alone(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto(NEW)
        field = page.locator('#places [data-place="cards/1"] select')
        field.focus()
        assert page.locator("#over .here").count() == 1  # The place is ringed in the drawing.
        with page.expect_response("**/score/tap*"):
            page.keyboard.type("cast")
        comes(page, "sheet", 0, "cards", value={"1": "cast"})
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.name") == "place/cards/2"


def test_a_link_holds_the_whole_state_and_the_server_never_sees_it(
    browser: Any, served: str
) -> None:
    with visit(browser, served, 1280, permissions=["clipboard-read", "clipboard-write"]) as seen:
        page = seen.goto(NEW)
        tap(page, "track.gold.3")
        choose(page, "3")
        comes(page, "sheet", 0, "gold", value=3)
        page.get_by_role("button", name="Copy link").click()
        page.get_by_role("button", name="✓").wait_for()
        link = page.evaluate("navigator.clipboard.readText()")
        kept = state(page)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto("about:blank")
        page.goto(link)
        page.locator("#sheet").wait_for()
        assert state(page) == kept
        assert all("#" not in each and "state=" not in each for each in asked)


def test_another_language_and_the_way_back_keep_what_was_marked(browser: Any, served: str) -> None:
    with visit(browser, served, 1280) as seen:
        page = seen.goto(NEW)
        tap(page, "track.gold.3")
        choose(page, "3")
        comes(page, "sheet", 0, "gold", value=3)
        page.locator(".lang a", has_text="DE").click()
        page.locator('html[lang="de"] #sheet').wait_for(state="attached")
        comes(page, "sheet", 0, "gold", value=3)
        page.locator(".total .main").click()
        page.locator("#result").wait_for(state="attached")
        assert page.locator("h1").inner_text().casefold() == "noch nicht fertig"
        page.locator("#result a", has_text="M7.6").click()
        page.go_back()
        page.locator("#result").wait_for(state="attached")
        page.locator("#result .share button").last.click()
        comes(page, "sheet", 0, "gold", value=3)


def test_without_script_the_list_says_it_all(browser: Any, served: str) -> None:
    with visit(browser, served, 390, java_script_enabled=False) as seen:
        page = seen.goto(NEW)
        page.locator('#places [data-place="cards/1"] select').select_option(label="built")
        page.locator("#places > button").click()
        page.get_by_role("button", name="Bernd").click()
        page.get_by_text("Stock", exact=True).locator("xpath=ancestor::details/summary").click()
        page.locator('#places [data-place="wood"] select').select_option(label="4")
        page.locator("#places > button").click()
        found = state(page)["sheet"]
        assert (found[0]["cards"], found[1]["wood"]) == ({"1": "built"}, 4)
        page.get_by_role("button", name="Result").click()
        assert page.locator("h1").inner_text() != ""


@pytest.mark.parametrize("width", WIDTHS)
def test_a_file_goes_on_and_ends_in_its_result(browser: Any, served: str, width: int) -> None:
    with visit(browser, served, width) as seen:
        page = seen.goto("/score?language=en")
        page.locator("input[name=file]").set_input_files(EXAMPLE)
        page.get_by_role("button", name="Open").click()
        page.get_by_role("button", name="Result").click()
        assert page.locator("h1").inner_text().casefold() == "anna wins"
        page.get_by_role("button", name="Back to the sheets").click()
        assert state(page) == json.loads(json.dumps(MarkedTable.of(EXAMPLE).tree, default=str))


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nobody_is_kept_out(
    browser: Any, served: str, width: int, language: str, scheme: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    with visit(browser, served, width, color_scheme=scheme) as seen:
        page = seen.goto(f"/score?language={language}")
        found = [axe.Axe().run(page)]
        page = seen.goto(NEW.replace("language=en", f"language={language}"))
        found.append(axe.Axe().run(page))
        tap(page, "card.5.card")
        page.locator("#panel input").first.wait_for()
        found.append(axe.Axe().run(page))
        page.locator(".total .main").click()
        page.locator("h1").wait_for()
        found.append(axe.Axe().run(page))
    assert [each.generate_report() for each in found if each.violations_count] == []
