"""The first page: whoever came by a link finds three ways, and again without a connection."""

from typing import Any

import pytest

from tests.browsers import chromium
from tests.rollwrite.web.clients import client
from tests.rollwrite.web.servers import served, visit


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_three_ways_lead_on_in_every_language(language: str) -> None:
    found = client().get(f"/?language={language}").text
    for way in ("/print", "/score", "/score/photos", "/rules"):
        assert f'href="{way}?language={language}"' in found
    assert f'<html lang="{language}">' in found


def test_the_pages_can_be_put_on_a_home_screen() -> None:
    browser = client()
    told = browser.get("/manifest.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    for icon in told.json()["icons"]:
        assert browser.get(icon["src"]).content.startswith(b"\x89PNG")
    assert browser.get(told.json()["start_url"]).status_code == 200


def test_what_keeps_pages_is_of_the_whole_server_and_never_an_old_one() -> None:
    found = client().get("/worker.js")
    assert found.headers["content-type"].startswith("text/javascript")
    assert found.headers["cache-control"] == "no-cache"


def test_what_was_opened_is_read_again_without_a_connection() -> None:
    with served() as address, chromium() as browser, visit(browser, address, 390) as seen:
        page = seen.goto("/?language=en")
        page.evaluate("navigator.serviceWorker.ready")
        for path in ("/rules/M7.2?language=en", "/?language=en"):
            seen.goto(path)
        seen.context.set_offline(True)
        seen.goto("/?language=en")
        assert "dice and pens" in page.locator("h1").inner_text().casefold()
        seen.faults.clear()  # A browser says of itself that there is no connection.


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nobody_is_kept_out(width: int, scheme: str) -> None:
    axe: Any = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    with served() as address, chromium() as browser:
        for language in ("en", "de", "fr"):
            with visit(browser, address, width, color_scheme=scheme) as seen:
                found = axe.Axe().run(seen.goto(f"/?language={language}"))
                assert found.violations_count == 0, found.generate_report()
