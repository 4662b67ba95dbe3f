from __future__ import annotations

import sys

import pytest
import zxingcpp

from scoring.games import GAMES
from sheets.drawing.shapes import Box, bounds
from sheets.editions.edition import older_versions
from sheets.files.reading import read_tree
from sheets.page.qr import QR_SIZE, encoded_rows, qr_path, qr_text, stored_codes
from tests.sheets.raster import raster

# What we ship: game, variant and kind, then the numbers of players.
SEVERAL = (2, 3, 4)
SHIPPED = {
    **dict.fromkeys(("MBB", "MBP", "MFB", "MFG"), SEVERAL),
    **dict.fromkeys(("MSB", "MSP"), (1,)),
    **dict.fromkeys(("PSR", "PSK", "PAR", "PAK", "PFK", "PXK"), SEVERAL),
    "SSK": (1, 2, 3, 4),
    "TST": (2, 3),
}
# Every version that was shipped, by the game's letter.
VERSIONS = {
    game.sheets.letter: [
        read_tree(path)["version"]
        for newest in [game.sheets.edition_path()]
        for path in (newest, *older_versions(newest))
    ]
    for game in GAMES.values()
}
TEXTS = [
    f"RW1-{sheet}{count}-{version}"
    for sheet, counts in SHIPPED.items()
    for count in counts
    for version in VERSIONS[sheet[0]]
]
NOT_STORED = "RW1-TSTR1-12.10.03"


@pytest.mark.parametrize("text", [*TEXTS, "A", NOT_STORED, "$%*+-./: 01234567890"])
def test_a_printed_code_is_read_back_by_a_decoder(text: str) -> None:
    image = raster([qr_path(text, 0, 0)], QR_SIZE, QR_SIZE, 20)
    (found,) = zxingcpp.read_barcodes(image)
    assert found.text == text
    assert found.ec_level == "M"


def test_every_sheet_we_ship_has_a_stored_code_and_nothing_else_has() -> None:
    assert sorted(stored_codes()) == sorted(TEXTS)


@pytest.mark.parametrize("text", TEXTS)
def test_a_stored_code_is_what_segno_makes(text: str) -> None:
    assert stored_codes()[text] == encoded_rows(text)


def test_a_shipped_code_is_drawn_without_importing_segno(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    assert qr_path(TEXTS[0], 0, 0).segments
    with pytest.raises(ImportError):
        qr_path(NOT_STORED, 0, 0)


def test_a_code_is_16_mm_with_a_quiet_zone_of_four_modules() -> None:
    module = 16 / 29
    box = bounds(qr_path(TEXTS[0], 100, 50))
    assert box == pytest.approx(Box(100 + 4 * module, 50 + 4 * module, 21 * module, 21 * module))


def test_a_sheets_code_names_game_variant_kind_players_and_version() -> None:
    assert qr_text("M", "B", "P", 3, "1.0.0") == "RW1-MBP3-1.0.0"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("RW1-MBP3-1.0.0-AND-ON", "at most 20 characters"),
        ("rw1", "cannot carry “rw”"),
        ("RW1_É", "cannot carry “_É”"),
        ("", "needs a text"),
    ],
)
def test_a_text_that_no_code_can_carry_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        qr_path(text, 0, 0)


@pytest.mark.parametrize(
    ("game", "variant", "kind", "players", "version", "reason"),
    [
        ("q", "B", "P", 3, "1.0.0", "game is a letter from A to Z, not “q”"),
        ("M", "BF", "P", 3, "1.0.0", "variant is a letter from A to Z, not “BF”"),
        ("M", "B", "", 3, "1.0.0", "kind is a letter from A to Z, not “”"),
        ("M", "B", "P", 0, "1.0.0", "1 to 9 players, not 0"),
        ("M", "B", "P", 3, "1.0.0-beta", "1 to 8 of 0-9, A-Z and dot"),
        ("M", "B", "P", 3, "", "1 to 8 of 0-9, A-Z and dot"),
    ],
)
def test_what_a_code_cannot_say_has_no_code(
    game: str, variant: str, kind: str, players: int, version: str, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        qr_text(game, variant, kind, players, version)
