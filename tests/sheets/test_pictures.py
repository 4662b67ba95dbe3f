"""The sheets look as they did: pictures a person can look at, renewed by `pytest --regenerate`.

Few, and of each something that no other shows; texts, marks and layout are held elsewhere.
"""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from sheets.drawing.shapes import Drawing, Text, flatten
from sheets.drawing.sizes import FIGURE_PT
from sheets.write.png import write_png
from tests.pictures import find_difference
from tests.sheets.merchants.wide_editions import wide_edition, wide_solo_edition
from tests.sheets.printing import DEMO, printing

DPI = 72
NAMES = ("Anna", "Bernd", "Chloé", "Dörte")
ONLINE = {"names": NAMES, "online": True, "coordinates": True, "paper": "letter"}
SAND, RUINS = "realm-of-sand", "realms-and-ruins"

# By its name a picture's game, variant, kind of sheet and table.
PICTURES: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "board-2-players-colour": ("merchants", "base", "board", {"names": ("Anna", "Bernd")}),
    "board-4-players-grey-german": (
        "merchants", "base", "board", {"theme": "grey", "language": "de"},
    ),
    "board-online-letter": ("merchants", "base", "board", ONLINE | {"names": ("Anna", "Bernd")}),
    "player-2-players-colour": ("merchants", "base", "player", {"names": ("Anna", "Bernd")}),
    "player-4-players-ink": ("merchants", "base", "player", {"theme": "ink"}),
    "player-holes-no-markers": (
        "merchants", "base", "player", {"players": 2, "holes": "left", "markers": False},
    ),
    "aid-colour": ("merchants", "base", "aid", {"players": 2}),
    "family-guilds-3-players-colour": ("merchants", "family", "guilds", {"players": 3}),
    "family-aid-french-ink": (
        "merchants", "family", "aid", {"players": 2, "theme": "ink", "language": "fr"},
    ),
    "family-parts-3-players": ("merchants", "family", "parts", {"names": NAMES[:3]}),
    "family-rules-colour": ("merchants", "family", "rules", {"players": 3}),
    "solo-rules-ink-german": ("merchants", "solo", "rules", {"theme": "ink", "language": "de"}),
    "solo-board-expert": ("merchants", "solo", "board", {}),
    "solo-player-ink-french": ("merchants", "solo", "player", {"theme": "ink", "language": "fr"}),
    "solo-aid-grey-german": ("merchants", "solo", "aid", {"theme": "grey", "language": "de"}),
    "wide-board-3-players-ink-german": (
        "wide", "family", "board", {"players": 3, "theme": "ink", "language": "de"},
    ),
    "wide-board-4-players-online-letter": ("wide", "base", "board", ONLINE),
    "wide-solo-board-expert": ("wide", "solo", "board", {}),
    "pandoria-pad-4-players-colour": (
        "pandoria", "standard", "pad", {"names": ("Anna", "Bernd", "Clara", "Dora")},
    ),
    "pandoria-pad-beginner-grey-german": (
        "pandoria", "beginner", "pad", {"players": 3, "theme": "grey", "language": "de"},
    ),
    "pandoria-pad-family-spells-french": (
        "pandoria", "family-spells", "pad", {"players": 3, "language": "fr"},
    ),
    "pandoria-realm-fairies-colour": ("pandoria", "standard", "realms", {"realms": ("fairies",)}),
    "pandoria-realm-goblins-ink-letter": (
        "pandoria", "standard", "realms",
        {"realms": ("goblins",), "theme": "ink", "paper": "letter"},
    ),
    "pandoria-aid-colour": ("pandoria", "standard", "aid", {}),
    "pandoria-aid-family-ink-german": (
        "pandoria", "family", "aid", {"theme": "ink", "language": "de"},
    ),
    "sand-pad-4-players-colour": (SAND, "", "pad", {"names": ("Anna", "Bernd", "Clara", "Dora")}),
    "sand-pad-2-players-ink-letter": (
        SAND, "", "pad", {"players": 2, "theme": "ink", "paper": "letter"},
    ),
    "sand-pad-alone-holes-french": (
        SAND, "", "pad", {"players": 1, "holes": "left", "language": "fr"},
    ),
    "sand-aid-ink-french": (SAND, "", "aid", {"theme": "ink", "language": "fr"}),
    "ruins-tracker-3-players-colour": (RUINS, "", "pad", {"names": ("Anna", "Bernd", "Clara")}),
    "ruins-tracker-demo-grey-german": (DEMO, "", "pad", {"theme": "grey", "language": "de"}),
    "ruins-aid-colour": (RUINS, "", "aid", {}),
    "ruins-cards-ink-french": (RUINS, "", "cards", {"theme": "ink", "language": "fr"}),
    "ruins-aid-demo-ink-german": (DEMO, "", "aid", {"theme": "ink", "language": "de"}),
}  # fmt: skip


def drawn(name: str) -> tuple[Drawing, bool]:
    """Return the page of a picture, and whether one channel holds its colours."""
    game, variant, kind, options = PICTURES[name]
    shown = printing("merchants" if game == "wide" else game, variant)
    if game == "wide":
        shown = replace(shown, edition=wide_solo_edition() if variant == "solo" else wide_edition())
    table = shown.table(**options)
    return shown.draw(table, kind)[0], table.theme.is_grey and game != "wide"


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
    items = list(flatten(page.items))
    texts = (item for item in items if isinstance(item, Text) and item.text == "3")
    prices = [text for text in texts if (text.face, text.size_pt) == ("bold", FIGURE_PT)]
    lacking = replace(page, items=tuple(item for item in items if item is not prices[-1]))
    whole = replace(page, items=tuple(items))
    one, other = (Image.open(BytesIO(picture(each, grey=grey))) for each in (whole, lacking))
    assert find_difference(one, one) == ""
    assert find_difference(one, other)
