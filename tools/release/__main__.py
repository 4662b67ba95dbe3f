"""The command: `python -m tools.release [FOLDER]` makes what belongs to the version of this code.

Without FOLDER in the project itself, else in a copy of its pages.
"""

import re
import sys
from pathlib import Path

from rollwrite import __version__
from tools.evidence.page import write_pages
from tools.evidence.plots import write_plots
from tools.release import browser, example, gallery, icons, manual

ROOT = Path(__file__).parents[2]
# The pages that show what is made here, and say of which version it is.
PAGES = ("README.md", "docs/example/README.md", "docs/gallery/README.md", "docs/icons.md")
_DRAWN_BY = re.compile(r"(?<=drawn by rollwrite )\d+\.\d+\.\d+", re.IGNORECASE)


def main(root: Path = ROOT) -> None:
    """Write everything into the `docs` of a folder that has the project's pages."""
    docs = root / "docs"
    gallery.make(docs / "gallery")
    example.make(docs / "example")
    example.make_table(docs / "pictures")
    icons.make(docs / "pictures")
    browser.make(docs / "pictures", docs / "example" / "game.toml")
    static = root / "rollwrite" / "web" / "static"
    if static.is_dir():  # In a copy of the pages there is no program.
        browser.make_first(docs / "pictures" / "table.png", static)
    manual.make(docs / "man")
    write_pages(docs)
    write_plots(docs / "dev" / "evidence")
    for page in PAGES:
        text = (root / page).read_text("utf-8")
        (root / page).write_text(named(text, __version__), "utf-8")


def named(text: str, version: str) -> str:
    """Return a page's text with the version by which what it shows was drawn."""
    text, found = _DRAWN_BY.subn(version, text)
    if not found:
        raise ValueError("the page does not say by which version it was drawn")
    return text


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
