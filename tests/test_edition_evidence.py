"""The pages on the shipped edition and its players tell what was measured, of every cell."""

from pathlib import Path

import pytest

from tools.evidence.aims import aims, alone
from tools.evidence.cells import EDITION, PLAYERS, SEEDS, Cell
from tools.evidence.measures import kept, measures_of
from tools.evidence.page import PAGE, PAGES, missing, page_text

RENEW = "run python -m tools.evidence write"


def test_every_cell_is_measured() -> None:
    assert missing() == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_tables_are_those_of_what_was_measured(page: Path) -> None:
    text = page.read_text("utf-8")
    assert page_text(text) == text, RENEW


def test_the_page_says_which_aims_are_not_held() -> None:
    text = PAGE.read_text("utf-8")
    for aim, players, found in aims():
        cells = (each.text if each.is_held else f"**{each.text}**" for each in found)
        assert f"|{aim.text}|{players}|{'|'.join(cells)}|\n" in text
    for level, each in alone():
        won = each.text if each.is_held else f"**{each.text}**"
        assert f"|{level}|" in text
        assert f"|{won}|\n" in text


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
        "player": {},
        "cards": {"1": {"owned": 1, "round": 3}},
    }
    own, chance = (Cell(name, "base", ("greedy",), 2) for name in (EDITION, SEEDS[0]))
    assert kept(own, report) == {"games": 2, "length": {}, "cards": {"1": {"owned": 1}}}
    assert kept(chance, report) == {"games": 2, "length": {}}
    pair = Cell(EDITION, "base", ("greedy", "planner"), 2)
    assert kept(pair, report) == {"games": 2, "player": {}}
