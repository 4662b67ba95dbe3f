"""What `edition check` says of a solo map: every error and warning, its place and its sentence."""

from sheets.merchants.edition.text import edition_text
from sheets.words.translation import load_translation
from tests.editions import first_edition
from tests.sheets.editions.edition_trees import changed, problems_in
from tests.sheets.tables import shipped_edition


def test_a_map_is_shown_with_its_territories_by_number() -> None:
    lines = edition_text(first_edition(), load_translation("en")).splitlines()
    assert " 4   (c)  1   1   1   3   3   3   3   6   6   6   7  (y)  8   8" in lines
    assert "Lake L6, M6; ships: L6, M6" in lines
    assert any(line.startswith("Bridges C2-C3, C5-B6, ") for line in lines)


def test_the_shipped_map_is_one_page_of_eight_territories() -> None:
    solo = shipped_edition().solo
    assert solo is not None
    assert solo.map is not None
    assert len(solo.map.territories) == 8
    assert problems_in(changed()) == []
