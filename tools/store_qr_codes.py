"""Writes `sheets/page/qr_codes.txt`, the QR codes of the sheets we ship, as segno makes them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import sheets.page
from sheets.document import load_content
from sheets.drawing.theme import load_theme
from sheets.games import GAMES, Game
from sheets.page.qr import encoded_rows
from sheets.table.table import Seat, Table
from sheets.words.catalogue import load_words

TARGET = Path(sheets.page.__file__).with_name("qr_codes.txt")


def _main() -> None:
    lines = ["# Each code's text, then its 21 rows as hexadecimal numbers; 1 is black."]
    for text in dict.fromkeys(text for game in GAMES.values() for text in _codes(game)):
        rows = (f"{int(row, 2):06x}" for row in encoded_rows(text))
        lines.append(" ".join((text, *rows)))
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _codes(game: Game) -> Iterator[str]:
    """Yield the codes of a game's sheets, of every variant and number of players."""
    edition, module = load_content(game), import_module(f"{game.sheets}.kinds")
    for variant, (least, most) in game.players.items():
        words = load_words("en", *module.WORDS[variant])
        for kind in module.KINDS[variant].values():
            for players in range(least, most + 1):
                table = Table(variant, (Seat(),) * players, "en", load_theme("ink"))
                layout = kind.layout(edition, table, words)
                if layout.identity:
                    yield layout.identity.code


if __name__ == "__main__":
    _main()
