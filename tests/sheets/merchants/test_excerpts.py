"""What of the booklets is shown alone: it has room, and says which rules it explains."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from sheets.document import SheetRenderer
from sheets.drawing.shapes import Box, Drawing, marks_of
from sheets.drawing.theme import THEMES
from sheets.lint import find_faults, page_rules
from sheets.merchants.edition.edition import Edition
from sheets.words.languages import LANGUAGES
from tests.covering import rest_slow
from tests.sheets.merchants.booklets import NUMBER, PLAYERS, changed, texts
from tests.sheets.merchants.test_other_editions import SHIPPED
from tests.sheets.printing import printing


def excerpts_of(variant: str, edition: Edition = SHIPPED, **look: Any) -> list[Drawing]:
    """Return what of a variant's booklet is shown alone."""
    game = printing("merchants", variant)
    table = game.table(PLAYERS[variant], **look)
    return [*SheetRenderer(game.game, edition).excerpts(table, "rules")]


def faults_of(excerpts: Sequence[Drawing], variant: str, **look: Any) -> list[str]:
    game = printing("merchants", variant)
    usual = page_rules(
        game.table(PLAYERS[variant], **look), game.sizes, is_read=False, is_small=True
    )
    return [
        f"{each.name}: {fault.kind}: {fault.message!s}"
        for each in excerpts
        for fault in find_faults(each, replace(usual, area=Box(0, 0, each.width, each.height)))
    ]


@pytest.mark.parametrize("theme", rest_slow(THEMES))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", PLAYERS)
def test_no_excerpt_has_a_fault(variant: str, language: str, theme: str) -> None:
    look: dict[str, Any] = {"language": language, "theme": theme}
    assert faults_of(excerpts_of(variant, **look), variant, **look) == []


@pytest.mark.parametrize("variant", PLAYERS)
def test_every_excerpt_names_a_rule_and_has_no_place_for_the_pen(variant: str) -> None:
    for each in excerpts_of(variant):
        assert [text for text in texts([each]) if NUMBER.fullmatch(text)], each.name
        assert not marks_of(each)


@pytest.mark.parametrize(("variant", "letter"), [("base", "M"), ("family", "F"), ("solo", "S")])
def test_every_excerpt_of_a_variant_explains_a_rule_of_its_own(variant: str, letter: str) -> None:
    for each in excerpts_of(variant):
        assert [text for text in texts([each]) if NUMBER.fullmatch(text) and text[0] == letter]


def test_other_kinds_of_sheet_have_none() -> None:
    game = printing("merchants", "base")
    assert [*SheetRenderer(game.game, SHIPPED).excerpts(game.table(3), "board")] == []


def test_an_excerpt_says_what_an_edition_changes() -> None:
    usual, other = excerpts_of("base"), excerpts_of("base", changed(overflow_per="turn"))
    different = [a.name for a, b in zip(usual, other, strict=True) if texts([a]) != texts([b])]
    assert different == ["rules-part-15"]
