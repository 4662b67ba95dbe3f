"""The page on the shipped edition tells what was measured, of every cell."""

from __future__ import annotations

from tools.evidence.aims import aims
from tools.evidence.cells import AFTER
from tools.evidence.measures import measures_of
from tools.evidence.page import PAGE, missing, page_text

RENEW = "run python -m tools.evidence write"


def test_every_cell_is_measured() -> None:
    assert missing() == []


def test_the_tables_are_those_of_what_was_measured() -> None:
    text = PAGE.read_text("utf-8")
    assert page_text(text) == text, RENEW


def test_the_page_says_which_aims_are_not_held() -> None:
    text = PAGE.read_text("utf-8")
    for aim in aims():
        row = f"| {aim.text} | {aim.where} | {aim.before} | {aim.after} |"
        assert f"{row} {'yes' if aim.is_held else '**no**'} |" in text


def test_the_boxes_of_the_player_sheet_suffice_m1_5() -> None:
    for players in (2, 3, 4):
        room = measures_of(f"{AFTER}-base-{players}-greedy")["sheets"]
        assert room["circled"]["99 %"] <= 8
        assert room["symbols"]["most"] <= 6
