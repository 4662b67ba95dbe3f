"""Print in a real browser: by pointer, by keyboard, without script, for everybody."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from zipfile import ZipFile

import pytest

import rollwrite as rw
from rollwrite.catalogue import edition_text
from tests.rollwrite.web.servers import visit

WIDTHS = (390, 1280)
OWN = edition_text("pandoria-merchants").replace('"Pandoria Merchants"', '"Merchants of Ours"')
CLUB = "Anna,Bernd\nChloé,Dörte\n"


def query(page: Any) -> dict[str, list[str]]:
    """Return the choices that the address holds."""
    return parse_qs(urlsplit(page.url).query)


def drawn(page: Any, title: str) -> None:
    """Wait until this page is looked at."""
    page.get_by_role("img", name=title).wait_for()
    page.locator("#print:not([aria-busy])").wait_for()


def as_file(route: Any) -> None:
    """Let the browser keep a document that it would show."""
    answer = route.fetch()
    headers = answer.headers
    headers["content-disposition"] = headers["content-disposition"].replace("inline", "attachment")
    route.fulfill(response=answer, headers=headers)


@contextmanager
def seen_at(browser: Any, served: str, width: int, **options: Any) -> Iterator[Any]:
    """Yield a visit in which documents are kept as files."""
    with visit(browser, served, width, **options) as seen:
        seen.page.route("**/print.pdf?*", as_file)
        yield seen


def content(download: Any) -> bytes:
    found: bytes = Path(download.value.path()).read_bytes()
    return found


@pytest.mark.parametrize("width", WIDTHS)
def test_a_table_is_printed_by_pointer(browser: Any, served: str, width: int) -> None:
    with seen_at(browser, served, width) as seen:
        page = seen.goto("/?language=en")
        page.get_by_role("link", name="Print the sheets").click()
        drawn(page, "Page 1 of 6: Board")
        page.get_by_role("radio", name="2", exact=True).click()
        drawn(page, "Page 1 of 4: Board")
        page.get_by_role("textbox", name="Player 1").fill("Anna")
        page.get_by_text("as soon as everybody has one").wait_for()
        page.get_by_role("textbox", name="Player 2").fill("Bernd")
        page.locator("figure").get_by_text("Bernd").first.wait_for()
        page.get_by_role("radio", name="Black").click()
        page.get_by_role("button", name="2 Anna").click()
        drawn(page, "Page 2 of 4: Player sheet: Anna")
        assert query(page) == {"player": ["Anna", "Bernd"], "theme": ["ink"], "page": ["2"],
                               "language": ["en"]}  # fmt: skip
        with page.expect_download() as download:
            page.get_by_role("button", name="PDF, 4 pages").click()
        assert content(download) == rw.draw(players=["Anna", "Bernd"], theme="ink").pdf()
        with page.expect_download() as download:
            page.get_by_role("button", name="This page as SVG").click()
        assert (
            content(download) == rw.draw(players=["Anna", "Bernd"], theme="ink")[1].svg().encode()
        )


@pytest.mark.parametrize("width", WIDTHS)
def test_a_table_is_printed_by_the_keyboard_alone(browser: Any, served: str, width: int) -> None:
    with seen_at(browser, served, width) as seen:
        page = seen.goto("/print?language=en")

        def tab_to(name: str, value: str = "") -> None:
            here = ""
            for _ in range(60):
                page.keyboard.press("Tab")
                here = page.evaluate("document.activeElement.name")
                if here == name and value in page.evaluate("document.activeElement.value"):
                    return
            raise AssertionError(f"the keyboard reaches no {name}, but {here}")

        tab_to("players")
        page.keyboard.press("ArrowLeft")
        drawn(page, "Page 1 of 5: Board")
        assert page.evaluate("document.activeElement.value") == "3"
        for name in ("Anna", "Bernd", "Chloé"):
            tab_to("player")
            page.keyboard.type(name, delay=20)
        page.locator("figure").get_by_text("Chloé").first.wait_for()
        assert page.evaluate("document.activeElement.value") == "Chloé"
        page.keyboard.press("Enter")  # Draws, and prints nothing.
        drawn(page, "Page 1 of 5: Board")
        assert query(page)["player"] == ["Anna", "Bernd", "Chloé"]
        tab_to("theme")
        page.keyboard.press("ArrowRight")
        page.wait_for_url("**theme=grey**")
        for _ in range(60):
            page.keyboard.press("Tab")
            if "PDF, 5" in page.evaluate("document.activeElement.textContent"):
                break
        with page.expect_download() as download:
            page.keyboard.press("Enter")
        names = ["Anna", "Bernd", "Chloé"]
        assert content(download) == rw.draw(players=names, theme="grey").pdf()


def test_without_script_the_buttons_do_it_all(browser: Any, served: str) -> None:
    with seen_at(browser, served, 390, java_script_enabled=False) as seen:
        page = seen.goto("/print?language=en")
        assert not page.get_by_role("button", name="Copy link").is_visible()
        page.get_by_role("radio", name="2", exact=True).check()
        page.get_by_label("Game Pandoria").select_option("merchants solo")
        page.get_by_role("button", name="Show my choices").click()
        assert query(page) == {"variant": ["solo"], "language": ["en"]}
        page.get_by_role("textbox", name="Player 1").fill("Anna")
        page.get_by_role("textbox", name="Player 1").press("Enter")
        page.get_by_role("button", name="2 Solo player sheet").click()
        assert query(page) == {
            "variant": ["solo"], "player": ["Anna"], "page": ["2"], "language": ["en"]
        }  # fmt: skip
        page.get_by_text("More choices").click()
        page.get_by_label("Copies").fill("2")
        with page.expect_download() as download:
            page.get_by_role("button", name="PDF, 4 pages").click()
        assert content(download) == rw.draw(variant="solo", players=["Anna"], copies=2).pdf()
        page.get_by_label("An edition of your own").set_input_files(
            {"name": "ours.toml", "mimeType": "text/plain", "buffer": OWN.encode()}
        )
        page.get_by_role("button", name="Show its sheets").click()
        page.get_by_text("These are the sheets of ours.toml").wait_for()
        with page.expect_download() as download:
            page.get_by_role("button", name="PDF, 8 pages").click()
        own = rw.draw(variant="solo", players=["Anna"], copies=2, edition=OWN.encode())
        assert content(download) == own.pdf()


def test_without_script_what_is_wrong_stands_at_its_field(browser: Any, served: str) -> None:
    with seen_at(browser, served, 390, java_script_enabled=False) as seen:
        page = seen.goto("/print?language=en&players=2")
        for seat in (1, 2):
            page.get_by_role("textbox", name=f"Player {seat}").fill("Anna")
        page.get_by_role("button", name="Show my choices").click()
        assert "are the same name" in page.locator(".trouble").inner_text()
        field = page.get_by_role("textbox", name="Player 1")
        assert field.input_value() == "Anna"
        described = field.get_attribute("aria-describedby")
        assert "are the same name" in page.locator(f"#{described}").inner_text()
        seen.faults.clear()  # The browser says that the page is one of an error, 422.


@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_wrong_is_said_while_one_types_and_goes_when_it_is_right(
    browser: Any, served: str, width: int
) -> None:
    with seen_at(browser, served, width) as seen:
        page = seen.goto("/print?language=en&players=2")
        page.get_by_role("textbox", name="Player 1").fill("Anna")
        field = page.get_by_role("textbox", name="Player 2")
        field.press_sequentially("anna", delay=30)
        page.get_by_text("are the same name").wait_for()
        assert page.locator("figure.sheet").is_visible()
        assert page.get_by_role("button", name="PDF, 4 pages").is_disabled()
        assert page.evaluate("document.activeElement.value") == "anna"
        assert page.evaluate("document.activeElement.hasAttribute('aria-invalid')")
        field.press_sequentially("bel", delay=30)
        page.locator("figure").get_by_text("annabel").first.wait_for()
        assert page.get_by_text("are the same name").count() == 0
        assert page.get_by_role("button", name="PDF, 4 pages").is_enabled()
        assert query(page)["player"] == ["Anna", "annabel"]
        assert [each for each in seen.faults if "422" not in each] == []
        seen.faults.clear()


def test_an_edition_of_ones_own_is_drawn_again_with_every_choice(browser: Any, served: str) -> None:
    with seen_at(browser, served, 1280) as seen:
        page = seen.goto("/print?language=en&players=2")
        page.get_by_text("More choices").click()
        page.get_by_label("An edition of your own").set_input_files(
            {"name": "ours.toml", "mimeType": "text/plain", "buffer": OWN.encode()}
        )
        page.get_by_text("These are the sheets of ours.toml").wait_for()
        page.get_by_role("radio", name="3", exact=True).click()
        drawn(page, "Page 1 of 5")
        assert page.get_by_role("button", name="Copy link").count() == 0
        sheets = rw.draw(edition=OWN.encode(), players=3)
        with page.expect_download() as download:
            page.get_by_role("button", name="PDF, 5 pages").click()
        assert content(download) == sheets.pdf()
        page.get_by_role("button", name="3 Player sheet").click()
        drawn(page, "Page 3 of 5")
        with page.expect_download() as download:
            page.get_by_role("button", name="This page as SVG").click()
        assert content(download) == sheets[2].svg().encode()
        page.get_by_role("link", name="Back to the shipped edition").click()
        assert query(page) == {"players": ["3"], "language": ["en"]}


def test_a_clubs_file_stays_chosen_until_it_is_right(browser: Any, served: str) -> None:
    with seen_at(browser, served, 390) as seen:
        page = seen.goto("/print?language=en")
        page.get_by_text("More choices").click()
        file = page.get_by_label("Many tables")
        bad = {"name": "club.csv", "mimeType": "text/csv", "buffer": b"Anna,Bernd\nEmil\n"}
        file.set_input_files(bad)
        page.get_by_role("button", name="A PDF for each").click()
        page.get_by_text("has 1 player; 2 to 4 can play").wait_for()
        assert file.evaluate("each => each.files.length") == 1
        page.get_by_label("Leave out bad tables").check()
        with page.expect_download() as download:
            page.get_by_role("button", name="A PDF for each").click()
        assert ZipFile(BytesIO(content(download))).namelist() == ["1.pdf"]
        file.set_input_files({**bad, "buffer": CLUB.encode()})
        with page.expect_download() as download:
            page.get_by_role("button", name="All in one PDF").click()
        assert download.value.suggested_filename == "merchants-base-club.pdf"
        assert [each for each in seen.faults if "422" not in each] == []
        seen.faults.clear()


def test_without_connection_nothing_is_lost_and_it_goes_on_later(browser: Any, served: str) -> None:
    with visit(browser, served, 390) as seen:
        page = seen.goto("/print?language=en&players=2")
        drawn(page, "Page 1 of 4")
        seen.context.set_offline(True)
        page.get_by_role("radio", name="3", exact=True).click()
        page.get_by_text("No connection. Your choices are kept here.").wait_for()
        seen.context.set_offline(False)
        page.get_by_role("radio", name="Black").click()
        drawn(page, "Page 1 of 5")
        assert page.get_by_text("No connection").count() == 0
        assert query(page) == {"players": ["3"], "theme": ["ink"], "language": ["en"]}
        assert {each.partition(": ")[2] for each in seen.faults} == {
            "net::ERR_INTERNET_DISCONNECTED"
        }
        seen.faults.clear()


def test_a_server_with_too_much_to_do_says_so(browser: Any, served: str) -> None:
    with visit(browser, served, 390, service_workers="block") as seen:
        page = seen.goto("/print?language=en&players=2")
        answer = '<p class="trouble"><span>!</span><span>very many ask at once</span></p>'
        page.route("**/print?*", lambda route: route.fulfill(status=503, body=answer))
        page.get_by_role("radio", name="3", exact=True).click()
        page.get_by_role("status").get_by_text("very many ask at once").wait_for()
        page.unroute("**/print?*")
        page.get_by_role("radio", name="4", exact=True).click()
        drawn(page, "Page 1 of 6")
        assert page.get_by_text("very many ask").count() == 0
        seen.faults.clear()


@pytest.mark.parametrize("permissions", [["clipboard-read", "clipboard-write"], []])
def test_a_copied_link_prints_the_same(browser: Any, served: str, permissions: list[str]) -> None:
    with seen_at(browser, served, 1280, permissions=permissions) as seen:
        page = seen.goto("/print?language=en&player=Anna&player=Bernd&online=1")
        if not permissions:  # As on plain HTTP in a home's network.
            page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        page.get_by_role("radio", name="Grey").click()
        page.wait_for_url("**theme=grey**")
        page.get_by_role("button", name="Copy link").click()
        page.get_by_role("button", name="Copied").wait_for()
        page.evaluate("document.body.append(document.createElement('textarea'))")
        page.locator("body > textarea").press("Control+v")
        link = urlsplit(page.locator("body > textarea").input_value())
        assert (link.path, link.query) == (
            "/print", "theme=grey&online=1&player=Anna&player=Bernd&language=en"
        )  # fmt: skip


def test_a_page_is_looked_at_as_long_as_there_is_one(browser: Any, served: str) -> None:
    with seen_at(browser, served, 1280) as seen:
        page = seen.goto("/print?language=en&page=6")
        drawn(page, "Page 6 of 6: Player aid")
        page.get_by_role("radio", name="2", exact=True).click()
        drawn(page, "Page 4 of 4: Player aid")
        page.get_by_label("Game Pandoria").select_option("pandoria standard")
        drawn(page, "Page 2 of 2: Player aid")
        assert query(page) == {
            "game": ["pandoria"], "players": ["2"], "page": ["2"], "language": ["en"]
        }  # fmt: skip


TARGETS = """() => ["button", "summary", "select", "input", ".button"]
    .flatMap((each) => [...document.querySelectorAll(`main ${each}`)])
    .filter((each) => each.checkVisibility() && each.type !== "hidden")
    .map((each) => (each.type === "checkbox" ? each.closest("label") : each))
    .map((each) => [each.getBoundingClientRect(), each.textContent || each.name])
    .filter(([box]) => box.height < 44 || box.width < 44).map(([, name]) => name)"""


@pytest.mark.parametrize("width", [320, *WIDTHS])
def test_what_can_be_pressed_is_large_and_nothing_is_wider_than_the_screen(
    browser: Any, served: str, width: int
) -> None:
    with seen_at(browser, served, width) as seen:
        name = "W" * 40
        page = seen.goto(f"/print?language=de&player={name}&player=Bernd&online=1")
        page.get_by_text("Mehr Möglichkeiten").click()
        assert page.evaluate(TARGETS) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nobody_is_kept_out(
    browser: Any, served: str, width: int, language: str, scheme: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    found = []
    with seen_at(browser, served, width, color_scheme=scheme) as seen:
        for chosen in ("&more", "&variant=solo&level=expert", "&online=1&players=any",
                       "&game=pandoria&realm=elves", "&player=A&player=B&online=1"):  # fmt: skip
            page = seen.goto(f"/print?language={language}{chosen}")
            page.locator("details").evaluate("each => each.setAttribute('open', '')")
            found.append(axe.Axe().run(page))
        page.locator("[name=player]").first.fill("B")
        page.locator(".trouble").wait_for()
        found.append(axe.Axe().run(page))
        assert [each for each in seen.faults if "422" not in each] == []
        seen.faults.clear()
    assert [each.generate_report() for each in found if each.violations_count] == []
