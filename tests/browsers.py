"""A real browser for tests: Debian's Chromium, driven by Playwright, where both are there."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium")
OPTIONS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


@contextmanager
def chromium() -> Iterator[Any]:
    """Yield the browser; skip the test where there is none."""
    driver = pytest.importorskip("playwright.sync_api", reason="needs playwright")
    if CHROMIUM is None:
        pytest.skip("needs chromium")
    with driver.sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*OPTIONS])
        except driver.Error:
            pytest.skip("chromium does not run here")
        yield browser
        browser.close()
