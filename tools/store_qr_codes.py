"""Writes `sheets/qr_codes.txt`, the QR codes of the sheets we ship, as segno makes them."""

from __future__ import annotations

from pathlib import Path

import sheets
from sheets.qr import encoded_rows, qr_text

TARGET = Path(sheets.__file__).with_name("qr_codes.txt")
VERSION = "1.0.0"
# Variant, its sheets, its numbers of players.
SHIPPED = (("B", "BP", (2, 3, 4)), ("F", "BG", (2, 3, 4)), ("S", "BP", (1,)))


def _main() -> None:
    lines = ["# Each code's text, then its 21 rows as hexadecimal numbers; 1 is black."]
    for variant, kinds, tables in SHIPPED:
        for kind in kinds:
            for players in tables:
                text = qr_text("M", variant, kind, players, VERSION)
                rows = (f"{int(row, 2):06x}" for row in encoded_rows(text))
                lines.append(" ".join((text, *rows)))
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _main()
