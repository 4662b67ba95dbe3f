"""The page on the shipped edition tells what was measured, of every cell."""

import pytest

from tools.evidence.aims import AIMS, strength
from tools.evidence.cells import EDITION, PLAYERS, SEEDS, Cell
from tools.evidence.measures import kept, measures_of
from tools.evidence.page import PAGE, missing, page_text

RENEW = "run python -m tools.evidence write"
TEXT = PAGE.read_text("utf-8")


def test_every_cell_is_measured() -> None:
    assert missing() == []


def test_the_tables_are_those_of_what_was_measured() -> None:
    assert page_text(TEXT) == TEXT, RENEW


@pytest.mark.parametrize("player", AIMS)
def test_the_page_says_which_aims_are_not_held(player: str) -> None:
    for aim in AIMS[player]:
        told = [aim.told(player, players) for players in PLAYERS]
        cells = "|".join(value if is_held else f"**{value}**" for value, is_held in told)
        assert f"|{player}|{aim.text}|{cells}|\n" in TEXT
    for text, value, is_held in strength():
        assert f"|{text}|{value if is_held else f'**{value}**'}|\n" in TEXT


def test_the_boxes_of_the_player_sheet_suffice_m1_5() -> None:
    for players in PLAYERS:
        room = measures_of(f"{EDITION}-base-{players}-greedy")["sheets"]
        assert room["circled"]["99 %"] <= 8
        assert room["symbols"]["most"] <= 6


def test_of_a_report_only_what_the_page_tells_is_kept() -> None:
    report = {
        "games": 2,
        "seed": "evidence",
        "length": {},
        "cards": {"1": {"owned": 1, "round": 3}},
    }
    own, chance = (Cell(name, "base", ("greedy",), 2) for name in (EDITION, SEEDS[0]))
    assert kept(own, report) == {"games": 2, "length": {}, "cards": {"1": {"owned": 1}}}
    assert kept(chance, report) == {"games": 2, "length": {}}
