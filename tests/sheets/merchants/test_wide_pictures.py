"""Golden pictures of wide land: the panel beyond the border, below the map, a table beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest

from sheets.merchants.edition.edition import Edition
from sheets.write.png import write_png
from tests.sheets.merchants.wide_editions import wide_edition, wide_solo_edition
from tests.sheets.printing import printing

DPI = 72
NAMES = ("Anna", "Bernd", "Chloé", "Dörte")
PICTURES: dict[str, tuple[Edition, str, dict[str, Any]]] = {
    "wide-board-2-players-colour": (wide_edition(16), "base", {"names": NAMES[:2]}),
    "wide-board-3-players-ink-german": (
        wide_edition(),
        "family",
        {"players": 3, "theme": "ink", "language": "de"},
    ),
    "wide-board-4-players-online-letter": (
        wide_edition(),
        "base",
        {"names": NAMES, "online": True, "coordinates": True, "paper": "letter"},
    ),
    "wide-board-11-rows-french": (wide_edition(17, 11), "base", {"players": 4, "language": "fr"}),
    "wide-solo-board-expert": (wide_solo_edition(), "solo", {}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_wide_sheet_looks_as_it_did(
    name: str, golden_picture: Callable[[str, bytes], None]
) -> None:
    edition, variant, options = PICTURES[name]
    shown = replace(printing("merchants", variant), edition=edition)
    page = shown.draw(shown.table(**options), "board")[0]
    target = BytesIO()
    write_png(page, target, dpi=DPI, grey=False)
    golden_picture(name, target.getvalue())
