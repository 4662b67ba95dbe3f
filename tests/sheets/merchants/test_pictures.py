"""The sheets look as they did: pictures a person can look at, renewed by `pytest --regenerate`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from sheets.drawing.shapes import Drawing, Text, laid_flat
from sheets.write.png import write_png
from tests.pictures import find_difference
from tests.sheets.tables import draw, make_table

DPI = 72
NAMES = ("Anna", "Bernd")

# By its name a picture's kind of sheet and its table.
PICTURES: dict[str, tuple[str, dict[str, Any]]] = {
    "board-2-players-colour": ("board", {"names": NAMES}),
    "board-3-players-ink": ("board", {"players": 3, "theme": "ink"}),
    "board-4-players-grey-german": ("board", {"players": 4, "theme": "grey", "language": "de"}),
    "board-online-letter": (
        "board",
        {"names": NAMES, "online": True, "coordinates": True, "paper": "letter"},
    ),
    "player-2-players-colour": ("player", {"names": NAMES}),
    "player-3-players-grey-french": ("player", {"players": 3, "theme": "grey", "language": "fr"}),
    "player-4-players-ink": ("player", {"players": 4, "theme": "ink"}),
    "player-holes-no-markers": ("player", {"holes": "left", "markers": False}),
    "aid-colour": ("aid", {}),
    "aid-ink-german": ("aid", {"theme": "ink", "language": "de"}),
    "family-board-2-players": ("board", {"variant": "family"}),
    "family-guilds-3-players-colour": ("guilds", {"players": 3, "variant": "family"}),
    "solo-board-expert": ("board", {"players": 1, "variant": "solo"}),
    "solo-player-ink-french": (
        "player",
        {"players": 1, "variant": "solo", "theme": "ink", "language": "fr"},
    ),
    "family-aid-french-ink": ("aid", {"variant": "family", "theme": "ink", "language": "fr"}),
}


def drawn(name: str) -> tuple[Drawing, bool]:
    """Return the page of a picture, and whether one channel holds its colours."""
    kind, options = PICTURES[name]
    table = make_table(**options)
    return draw(table, kind)[0], table.theme.is_grey


def picture(page: Drawing, *, grey: bool) -> bytes:
    target = BytesIO()
    write_png(page, target, dpi=DPI, grey=grey)
    return target.getvalue()


@pytest.mark.parametrize("name", PICTURES)
def test_a_sheet_looks_as_it_did(name: str, golden_picture: Callable[[str, bytes], None]) -> None:
    page, grey = drawn(name)
    golden_picture(name, picture(page, grey=grey))


@pytest.mark.parametrize("name", ["player-2-players-colour", "player-4-players-ink"])
def test_a_sheet_that_lacks_one_price_looks_otherwise(name: str) -> None:
    page, grey = drawn(name)
    items = list(laid_flat(page.items))
    prices = [item for item in items if isinstance(item, Text) and item.text == "3"]
    lacking = replace(page, items=tuple(item for item in items if item is not prices[-1]))
    whole = replace(page, items=tuple(items))
    one, other = (Image.open(BytesIO(picture(each, grey=grey))) for each in (whole, lacking))
    assert find_difference(one, one) == ""
    assert find_difference(one, other)
