"""What is made when a version is released: the command works, and all of it names a version.

That it is current to the byte nobody asks: it is made anew with the next version.
"""

import re
import shutil
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from rollwrite import __version__
from rollwrite.sources import open_source
from scoring.games import GAMES
from scoring.merchants.board.checks import find_board_problems
from sheets.files.problem import problem_text
from sheets.merchants.edition.checks import find_problems
from tests.sheets.tables import shipped_edition
from tests.test_readme import RELEASES, all_commands
from tools.release.__main__ import PAGES, ROOT, named
from tools.release.__main__ import main as release
from tools.release.gallery import STATES
from tools.release.ready import documents

DOCS = ROOT / "docs"
MADE = ("*.png", "*.pdf", "*.html", "*.svg", "*.1")  # What the command makes, and nobody writes.
MOST_BYTES = 8_000_000  # Of all pages, and what they show.


def made(docs: Path) -> set[str]:
    """Return the files of a folder of pages that the command makes; ready documents are others."""
    found = {path.relative_to(docs) for kind in MADE for path in docs.rglob(kind)}
    return {str(path) for path in found if path.parent.name != "ready"}


@pytest.mark.slow
def test_one_command_makes_all_that_is_shown(tmp_path: Path) -> None:
    shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns(*MADE))
    shutil.copy(ROOT / "README.md", tmp_path)
    docs = tmp_path / "docs"
    release(tmp_path)
    assert made(docs) == made(DOCS)
    for page in PAGES:
        assert f"drawn by rollwrite {__version__}" in (tmp_path / page).read_text("utf-8")
    assert f'"{__version__}"' in (docs / "man" / "rollwrite.1").read_text("utf-8").split("\n")[0]
    assert all(len(PdfReader(path).pages) > 1 for path in docs.rglob("*.pdf"))
    for path in docs.rglob("*.png"):
        with Image.open(path) as picture:
            assert len(picture.convert("RGB").getcolors() or ()) > 10  # Nothing is an empty page.


@pytest.mark.parametrize("page", PAGES)
def test_a_page_with_pictures_says_by_which_version_they_were_drawn(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert "drawn by rollwrite 12.3.4" in named(text, "12.3.4")
    with pytest.raises(ValueError, match="by which version"):
        named("Pictures of sheets.", "12.3.4")


def test_all_that_is_shown_stays_small() -> None:
    assert sum(path.stat().st_size for path in DOCS.rglob("*.*")) < MOST_BYTES


def test_the_readme_links_every_table_on_a4_and_nothing_that_is_not_made() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    linked = re.findall(rf"\({RELEASES}/latest/download/([^)]+)\)", readme)
    usual = {each.name for each in documents() if (each.paper, each.theme) == ("a4", "colour")}
    assert sorted(linked) == sorted(usual)


def test_every_table_is_ready_on_two_papers_in_colour_and_in_black() -> None:
    made_ready = [*documents()]
    assert len({each.name for each in made_ready}) == len(made_ready) == 7 * 3 * 2 * 2


def test_a_ready_document_holds_the_rules_and_what_is_cut_out() -> None:
    first = next(each for each in documents() if each.variant == "base")
    kinds = [page.kind for page in first.drawn()]
    assert [*dict.fromkeys(kinds)] == ["board", "player", "aid", "rules", "parts"]
    black = next(each for each in documents() if each.theme == "ink")
    assert black.name == "merchants-base-2-en-a4-ink.pdf"


def test_the_gallery_shows_every_picture_and_every_kind_of_sheet() -> None:
    page = (DOCS / "gallery" / "README.md").read_text("utf-8")
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
    assert sorted(shown) == sorted(path.name for path in (DOCS / "gallery").glob("*.png"))
    kinds = {
        f"{variant if name == 'merchants' else name}-{kind}.png"
        for name, game in GAMES.items()
        for variant, played in game.variants.items()
        for kind in played.kinds(online=False)
        if name == "merchants" or variant == next(iter(game.variants))
    }
    few = {"family-parts.png", "solo-parts.png", "pandoria-realms.png"}  # Shown once, or one of it.
    assert kinds - few <= {*shown}
    assert "pandoria-realm.png" in shown
    assert {"base-parts.png", "online-board.png", "online-calls.png"} <= {*shown}


@pytest.mark.parametrize("state", sorted(STATES.glob("*.toml")), ids=lambda state: state.stem)
def test_the_games_in_progress_keep_the_rules_of_drawing(state: Path) -> None:
    opened = open_source(state)
    assert opened.faults == ()
    played: Any = opened.state
    edition: Any = opened.edition
    problems = find_board_problems(played, edition, len(played.sheet))
    assert [str(problem_text(each)) for each in problems if each.level == "error"] == []


def test_the_icons_of_the_example_can_be_chosen() -> None:
    page = (DOCS / "icons.md").read_text("utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    chosen = replace(shipped_edition(), icons=tomllib.loads(example)["icons"])
    assert find_problems(chosen) == []


def test_every_command_has_its_manual_page() -> None:
    pages = {path.stem for path in (DOCS / "man").iterdir()}
    assert pages == {"rollwrite", *(name.replace(" ", "-") for name in all_commands())}
