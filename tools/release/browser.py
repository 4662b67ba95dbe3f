"""Pictures of the pages in a browser: Print and Score, on a phone and on a desktop."""

from io import BytesIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from PIL import Image

from tests.browsers import chromium
from tests.rollwrite.web.servers import served
from tools.release.pictures import save

SIZES: Final = {"phone": (390, 844), "desktop": (1280, 800)}
NAMES: Final = ("Anna", "Bernd", "Chloé")
FIRST_PICTURE: Final = (760, 570)  # In pixels, that of the first page.
QUALITY: Final = 50


def make_first(table: Path, static: Path) -> None:
    """Write the picture of the first page, the table's, into the folder of the pages' files."""
    with Image.open(table) as picture:
        small = picture.convert("RGB").resize(FIRST_PICTURE, Image.Resampling.LANCZOS)
        small.save(static / "table.webp", quality=QUALITY, method=6)


def make(folder: Path, state: Path) -> None:
    """Write the pictures into a folder; `state` is the finished game that Score shows."""
    players = urlencode({"language": "en", "player": NAMES}, doseq=True)
    with served() as address, chromium() as browser:
        for device, (width, height) in SIZES.items():
            size = {"width": width, "height": height}
            page = browser.new_page(viewport=size)
            page.goto(f"{address}/print?{players}&players=3")
            _shoot(page, folder / f"print-{device}.png")
            page.goto(f"{address}/score?language=en")
            page.locator("input[name=file]").set_input_files(state)
            page.get_by_role("button", name="Open").click()
            page.locator('#zones button[value="columns-7"]').click()
            if device == "desktop":
                page.locator("#zones button").last.click()
            page.locator('[data-mark="card.24.card"] > rect').first.click(force=True)
            page.locator("#panel label").first.wait_for()
            _shoot(page, folder / f"score-{device}.png")
            page.close()


def _shoot(page: Any, path: Path) -> None:
    """Save what a page shows, once its faces are there."""
    page.wait_for_load_state("networkidle")
    with Image.open(BytesIO(page.screenshot())) as image:
        save(image.convert("RGB"), path)
