"""Which sheet a photograph shows: kind, players, language, look, edition and seat."""

from pathlib import Path

import cv2
import numpy as np
import pytest

import rollwrite as rw
from rollwrite.photo import UnreadablePhotoError
from rollwrite.photo.identity import EditionFile, SheetIdentity, edition_file, identify
from rollwrite.photo.markers import find_markers
from rollwrite.photo.template import blank_page
from scoring.games import GAMES
from scoring.merchants.game import GAME
from sheets.drawing.shapes import Drawing
from sheets.editions.edition import edition_name
from tests.covering import rest_slow
from tests.rollwrite.photo.sheets_taken import MEGAPIXELS
from tools.photographs.camera import Grey, picture_of
from tools.photographs.filled import take

SEED = 2_998_000


def taken(page: Drawing, seed: int = 0, condition: str = "mild") -> Grey:
    seen = take(page, "held-out", SEED + seed, condition, (), megapixels=MEGAPIXELS)
    return picture_of(seen.photo)


def known(picture: Grey) -> SheetIdentity:
    return identify(picture, find_markers(picture)[0])


@pytest.mark.parametrize(
    ("language", "theme", "paper", "players", "seat"),
    rest_slow(
        [("de", "ink", "letter", 2, 1), ("en", "colour", "a4", 3, 0), ("fr", "grey", "a4", 4, 3)]
    ),
)
def test_a_code_tells_how_the_sheet_was_drawn_and_whose_it_is(
    language: str, theme: str, paper: str, players: int, seat: int
) -> None:
    look = {"language": language, "theme": theme, "paper": paper}
    sheets = rw.draw("merchants", ["player"], players=players, **look)  # type: ignore[arg-type]
    sheet = known(taken(sheets[seat].drawing))
    assert (sheet.kind.players, sheet.seat) == (players, seat)
    assert sheet.blank.drawing.language == language
    assert sheet.blank.size == (sheets[0].width, sheets[0].height)


def without_code(picture: Grey) -> Grey:
    """Return a photograph on which something lies on the sheet's code."""
    lower_right = find_markers(picture)[0].corners[2]
    left, middle = lower_right[:, 0].min(), lower_right[:, 1].mean()
    side = lower_right[:, 0].max() - left
    cv2.circle(picture, [round(left - 0.85 * side), round(middle)], round(0.5 * side), 90, -1)
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAMES["pandoria"].variants)
def test_variants_whose_markers_are_alike_are_told_apart(variant: str) -> None:
    """P8: by the code, without one by the page."""
    page = rw.draw("pandoria", ["pad"], variant=variant, players=3)[0].drawing
    assert known(taken(page)).kind.variant == variant
    assert known(without_code(taken(page))).kind.variant == variant


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["ink", "colour"])
def test_without_a_code_the_page_that_fits_best_tells_the_theme(theme: str) -> None:
    page = rw.draw("merchants", ["player"], players=3, language="de", theme=theme)[0].drawing  # type: ignore[arg-type]
    sheet = known(without_code(taken(page)))
    assert sheet.blank.drawing.language == "de"
    meant = rw.draw("merchants", ["player"], players=3, language="de", theme=theme)[0]  # type: ignore[arg-type]
    assert np.mean(sheet.blank.picture < 100) == pytest.approx(_dark(meant.drawing), abs=0.002)


def _dark(page: Drawing) -> float:
    return float(np.mean(blank_page(page, ()).picture < 100))


@pytest.mark.parametrize(
    ("theme", "players", "seat", "condition"),
    rest_slow(
        [
            ("grey", 4, 2, "all"),
            ("ink", 4, 3, "blur"),
            ("colour", 3, 0, "motion"),
            ("ink", 2, 1, "faded"),
            ("grey", 3, 1, "crumple"),
        ]
    ),
)
def test_without_a_code_a_players_shield_tells_whose_sheet_it_is(
    theme: str, players: int, seat: int, condition: str
) -> None:
    names = ["Anna", "Bernd", "Chloé", "Dora"][:players]
    pages = rw.draw("merchants", ["player"], players=names, theme=theme)  # type: ignore[arg-type]
    assert known(without_code(taken(pages[seat].drawing, seat, condition))).seat == seat


@pytest.mark.slow
def test_without_code_and_shield_nothing_tells_whose_sheet_it_is() -> None:
    page = rw.draw("merchants", ["player"], players=3)[1].drawing
    picture = without_code(taken(page))
    height, width = picture.shape
    picture[: height // 5, width // 3 : 3 * width // 4] = 90  # A card on the head of the page.
    assert known(picture).seat is None


@pytest.mark.slow
def test_a_sheet_that_all_share_is_nobodys() -> None:
    page = rw.draw("merchants", ["guilds"], variant="family", players=3)[0].drawing
    assert known(without_code(taken(page))).seat is None


def test_a_sheet_of_an_older_edition_is_read_by_that_one() -> None:
    page = rw.draw("merchants", ["player"], players=3, edition="pandoria-merchants 1.0.0")[0]
    assert edition_name(known(taken(page.drawing)).edition.path) == "pandoria-merchants 1.0.0"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("version", "variant", "kind", "condition"),
    [
        ("1.0.0", "base", "player", "motion"),
        ("1.0.0", "family", "guilds", "all"),
        ("1.0.0", "solo", "ledger", "shadow"),
        ("1.0.0", "solo", "player", "crumple"),
        ("2.1.0", "base", "player", "mild"),
        ("2.2.0", "base", "player", "far"),
    ],
)
def test_without_a_code_what_is_printed_tells_the_edition(
    version: str, variant: str, kind: str, condition: str
) -> None:
    edition = f"pandoria-merchants {version}"
    (page, *_) = rw.draw("merchants", [kind], variant=variant, edition=edition)
    sheet = known(without_code(taken(page.drawing, 20, condition)))
    assert edition_name(sheet.edition.path) == edition
    assert sheet.is_told


def test_a_sheet_of_an_edition_that_is_not_here_is_refused(tmp_path: Path) -> None:
    text = GAME.edition_path().read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('version = "2.2.0"', 'version = "7.0.0"', 1), "utf-8")
    page = rw.draw("merchants", ["player"], players=3, edition=own)[0].drawing
    picture = taken(page)
    with pytest.raises(UnreadablePhotoError, match=r"another edition, version 7\.0\.0"):
        known(picture)
    sheet = identify(picture, find_markers(picture)[0], edition_file(own))
    assert sheet.edition.path == own
    own.write_text(text.replace('version = "2.2.0"', 'version = "8.0.0"', 1), "utf-8")
    with pytest.raises(UnreadablePhotoError, match=r"another edition, version 7\.0\.0"):
        identify(picture, find_markers(picture)[0], edition_file(own))
    with pytest.raises(UnreadablePhotoError, match="has changed meanwhile"):
        identify(picture, find_markers(picture)[0], EditionFile(own, "of another content"))


def test_the_same_seed_takes_the_same_photograph() -> None:
    page = rw.draw("merchants", ["player"], players=3)[0].drawing
    once, again, other = (
        take(page, "held-out", seed, megapixels=1).photo for seed in (SEED, SEED, SEED + 1)
    )
    assert once == again != other
