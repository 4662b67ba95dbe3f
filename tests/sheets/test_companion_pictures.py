"""The sheets look as they did: pictures a person can look at, renewed by `pytest --regenerate`."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest

from sheets.write.png import write_png
from tests.sheets.printing import printing

DPI = 72

# By its name a picture's game, kind of sheet and table.
PICTURES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "sand-pad-4-players-colour": (
        "realm-of-sand",
        "pad",
        {"names": ("Anna", "Bernd", "Clara", "Dora")},
    ),
    "sand-pad-3-players-grey-german": (
        "realm-of-sand",
        "pad",
        {"players": 3, "theme": "grey", "language": "de"},
    ),
    "sand-pad-2-players-ink-letter": (
        "realm-of-sand",
        "pad",
        {"players": 2, "theme": "ink", "paper": "letter"},
    ),
    "sand-pad-alone-holes-french": (
        "realm-of-sand",
        "pad",
        {"players": 1, "holes": "left", "language": "fr"},
    ),
    "sand-aid-colour": ("realm-of-sand", "aid", {"players": 2}),
    "sand-aid-ink-french": ("realm-of-sand", "aid", {"theme": "ink", "language": "fr"}),
    "ruins-tracker-3-players-colour": (
        "realms-and-ruins",
        "pad",
        {"names": ("Anna", "Bernd", "Clara")},
    ),
    "ruins-tracker-2-players-ink-french": (
        "realms-and-ruins",
        "pad",
        {"players": 2, "theme": "ink", "language": "fr"},
    ),
    "ruins-tracker-demo-grey-german": ("demo", "pad", {"theme": "grey", "language": "de"}),
    "ruins-aid-colour": ("realms-and-ruins", "aid", {}),
    "ruins-aid-demo-ink-german": ("demo", "aid", {"theme": "ink", "language": "de"}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_sheet_looks_as_it_did(name: str, golden_picture: Callable[[str, bytes], None]) -> None:
    game, kind, options = PICTURES[name]
    table = printing(game).table(**options)
    target = BytesIO()
    write_png(printing(game).draw(table, kind)[0], target, dpi=DPI, grey=table.theme.is_grey)
    golden_picture(name, target.getvalue())
