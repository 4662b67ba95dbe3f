"""The town along a head: another one for every edition, none on a plain sheet."""

from dataclasses import replace

from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Box, Path
from sheets.drawing.theme import load_theme
from sheets.merchants.skyline import skyline
from tests.sheets.printing import printing
from tests.sheets.tables import shipped_edition

HEAD = Box(20, 8, 200, 16)
COLOUR = load_theme("colour")


def test_the_town_is_the_editions_own_and_always_the_same() -> None:
    edition = shipped_edition()
    other = replace(edition, version="9")
    assert [*skyline(edition, COLOUR, HEAD)] == [*skyline(edition, COLOUR, HEAD)]
    assert [*skyline(edition, COLOUR, HEAD)] != [*skyline(other, COLOUR, HEAD)]


def test_the_town_stays_within_the_head() -> None:
    paths = [item for item in skyline(shipped_edition(), COLOUR, HEAD) if isinstance(item, Path)]
    assert all(HEAD.holds(bounds(path)) for path in paths)


def test_a_plain_sheet_has_none() -> None:
    game = printing("merchants", "base")
    [drawn, bare] = ([*game.draw(game.table(2, plain=plain), "player")] for plain in (False, True))
    assert str(COLOUR.fill("skyline")) in str(drawn)
    assert str(COLOUR.fill("skyline")) not in str(bare)
