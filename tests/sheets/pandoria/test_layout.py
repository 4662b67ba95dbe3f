"""All of Pandoria's realms, and the ground of its pads, beside what is held of all games."""

from itertools import combinations

import pytest

from sheets.drawing.lettering import ELLIPSIS
from sheets.drawing.shapes import Box, marks_of, texts_of
from sheets.lint import find_faults, page_rules
from sheets.pandoria.marks import SIZES
from sheets.pandoria.pad_places import blocks_of
from sheets.words.languages import LANGUAGES
from tests.covering import rest_slow
from tests.sheets.pandoria.tables import PLAYERS, VARIANTS, draw, make_table

LEAST_GROUND = 0.8


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
@pytest.mark.parametrize("variant", rest_slow(["standard", "beginner"]))
def test_every_realm_sheet_is_without_fault_and_cuts_no_words_short(
    variant: str, language: str
) -> None:
    table = make_table(variant=variant, language=language, holes="left")
    for page in draw(table, "realms"):
        assert find_faults(page, page_rules(table, SIZES)) == []
        assert [text.text for text in texts_of(page.items) if ELLIPSIS in text.text] == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_pad_has_ground_between_any_two_boxes_and_below_a_date(
    variant: str, players: int
) -> None:
    table = make_table(players, variant=variant)
    (page,) = draw(table, "pad")
    boxes = {mark.name: mark.box for mark in marks_of(page)}
    close = [
        (one, other)
        for one, other in combinations(boxes, 2)
        if boxes[one].inset(-LEAST_GROUND).overlaps(boxes[other])
    ]
    assert close == []
    grounds = [column.panel for block in blocks_of(table) for column in block]
    panels = [Box(x + table.frame.x, y + table.frame.y, *size) for x, y, *size in grounds]
    for name, box in boxes.items():
        near = [panel for panel in panels if panel.overlaps(box.inset(-LEAST_GROUND))]
        around = [panel for panel in panels if panel.holds(box)]
        assert near == around
        assert len(around) == (0 if name.startswith("date.") else 1)
