"""The cards of a player as a table."""

import pytest

from rollwrite.play.answers.text import card_lines
from rollwrite.play.state import GameState
from scoring.answers.columns import text_width
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_translation
from tests.rollwrite.play.rules.positions import position


def states(at: GameState, seat: int = 0) -> dict[str, str]:
    """Return what is said of each card, or spell of the archive, in the last column."""
    is_family = at.table.variant == "family"
    head, *rows = card_lines(at, [seat], load_translation("en"))
    begin = head.index(at.table.names[seat])
    return {row[:12].split()[0 if is_family else -1]: row[begin:] for row in rows}


def test_each_card_has_the_state_that_it_has_for_a_player() -> None:
    sheets = "cards 5, built 2, cast 4 6, overbuilt 3", "cards 1"
    at = position("g* .", *sheets, shut=[2, 3])
    found = states(at)
    assert [found[str(card)] for card in (1, 2, 3, 4, 5, 6, 7)] == [
        "open",
        "building stands",
        "under a monument",
        "spell used",
        "owned",
        "spell used",
        "crossed out",
    ]
    assert [states(at, 1)[card] for card in ("1", "2", "4")] == ["owned", "open", "crossed out"]


def test_in_the_family_version_the_archive_is_shown() -> None:
    at = position("g* .", "spells 1A1 1A2, used 1A2", "spells 1B1", variant="family")
    found = states(at)
    assert [found[spell] for spell in ("1A1", "1A2", "1A3", "1B1")] == [
        "still to cast",
        "spell used",
        "not taken",
        "taken by another",
    ]


def test_the_table_is_no_wider_than_100_places_in_any_language() -> None:
    at = position("g* .")
    for language in LANGUAGES:
        lines = card_lines(at, [0], load_translation(language))
        assert len(lines) == 22
        assert max(map(text_width, lines)) <= 100


@pytest.mark.parametrize("called", ["carpenter", "Zimmerei", "charp", "carp"])
def test_cards_are_called_by_a_name_on_them(called: str) -> None:
    at = position("g* .", "cards 3", "built 13")
    head, *rows = card_lines(at, [0, 1], load_translation("en"), called)
    assert head.split()[-2:] == [*at.table.names]
    assert [row.split()[1] for row in rows] == ["3", "13"]
    assert rows[0].endswith("owned  open")
    assert rows[1].split(maxsplit=6)[-1].split("  ")[-1].strip() == "building stands"


def test_a_number_or_a_place_is_one_card() -> None:
    at = position("g* .")
    assert len(card_lines(at, [0], load_translation("en"), "1")) == 2
    at = position("g* .", variant="family")
    assert len(card_lines(at, [0], load_translation("en"), "1a2")) == 2
