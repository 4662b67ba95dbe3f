"""Stores what sheets show to a camera: `python -m tools.store_camera_patterns`.

Writes `sheets/page/markers.txt`, the patterns of all markers as OpenCV has them, and
`sheets/page/qr_codes.txt`, the codes of the sheets of all games that are shipped, as segno makes
them. A code that is not there is made when it is drawn, which takes longer than a sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2

import sheets.page
from scoring.games import GAMES
from sheets.document import Press
from sheets.drawing.theme import load_theme
from sheets.editions.edition import older_versions
from sheets.game import AnyGameSheets
from sheets.page.qr import encoded_rows
from sheets.table.table import Seat, Table

FOLDER = Path(sheets.page.__path__[0])
SIDE = 8  # Modules of a marker, of which the outermost are its black border.


def main() -> None:
    """Write both files."""
    markers = [
        "# DICT_APRILTAG_36h11 by id: 36 modules row by row, the highest bit first; 1 is black."
    ]
    (FOLDER / "markers.txt").write_text(
        "\n".join([*markers, *_patterns()]) + "\n", encoding="ascii"
    )
    codes = ["# Each code's text, then its 21 rows as hexadecimal numbers; 1 is black."]
    texts = dict.fromkeys(text for game in GAMES.values() for text in codes_of(game.sheets))
    codes += [" ".join((text, *_rows(text))) for text in texts]
    (FOLDER / "qr_codes.txt").write_text("\n".join(codes) + "\n", encoding="ascii")


def codes_of(game: AnyGameSheets) -> Iterator[str]:
    """Yield the codes of a game's sheets, of every version that was shipped, the newest first."""
    newest = game.edition_path()
    for path in (newest, *reversed(older_versions(newest))):
        yield from _codes_of(game, game.press(path))


def _codes_of(game: AnyGameSheets, press: Press) -> Iterator[str]:
    """Yield the codes of an edition's sheets, of every variant and number of players."""
    theme = load_theme("ink")
    for name, variant in game.variants.items():
        least, most = variant.players
        for kind in variant.kinds():
            for players in range(least, most + 1):
                table = Table(name, (Seat(),) * players, "en", theme)
                if identity := press.identity(kind, table):
                    yield identity.code


def _patterns() -> Iterator[str]:
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_APRILTAG_36h11)
    for id_ in range(len(dictionary.bytesList)):
        inner = cv2.aruco.generateImageMarker(dictionary, id_, SIDE)[1:-1, 1:-1]
        bits = "".join("0" if module else "1" for module in inner.flatten())
        yield f"{int(bits, 2):09X}"


def _rows(text: str) -> Iterator[str]:
    for row in encoded_rows(text):
        yield f"{int(row, 2):06x}"


if __name__ == "__main__":
    main()
