"""The sheets look as they did: pictures a person can look at, renewed by `pytest --regenerate`."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest

from sheets.write.png import write_png
from tests.sheets.pandoria.tables import draw, make_table

DPI = 72

# By its name a picture's kind of sheet and its table.
PICTURES: dict[str, tuple[str, dict[str, Any]]] = {
    "pandoria-pad-4-players-colour": ("pad", {"names": ("Anna", "Bernd", "Clara", "Dora")}),
    "pandoria-pad-2-players-ink": ("pad", {"players": 2, "theme": "ink"}),
    "pandoria-pad-beginner-grey-german": (
        "pad",
        {"variant": "beginner", "players": 3, "theme": "grey", "language": "de"},
    ),
    "pandoria-pad-family": ("pad", {"variant": "family"}),
    "pandoria-pad-family-spells-french": (
        "pad",
        {"variant": "family-spells", "players": 3, "language": "fr"},
    ),
    "pandoria-realm-fairies-colour": ("realms", {"realms": ("fairies",)}),
    "pandoria-realm-goblins-ink-letter": (
        "realms",
        {"realms": ("goblins",), "theme": "ink", "paper": "letter"},
    ),
    "pandoria-realm-mages-beginner": (
        "realms",
        {"realms": ("mages",), "variant": "beginner", "language": "fr"},
    ),
    "pandoria-aid-colour": ("aid", {}),
    "pandoria-aid-family-ink-german": (
        "aid",
        {"variant": "family", "theme": "ink", "language": "de"},
    ),
    "pandoria-aid-family-spells": ("aid", {"variant": "family-spells"}),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_sheet_looks_as_it_did(name: str, golden_picture: Callable[[str, bytes], None]) -> None:
    kind, options = PICTURES[name]
    table = make_table(**options)
    target = BytesIO()
    write_png(draw(table, kind)[0], target, dpi=DPI, grey=table.theme.is_grey)
    golden_picture(name, target.getvalue())
