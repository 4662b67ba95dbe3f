"""Sheets printed on both sides: the aid behind every other sheet, turned along the long edge."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from sheets.drawing.shapes import Drawing, texts_of
from sheets.page.words import PAGE
from sheets.words.languages import LANGUAGES
from sheets.words.words import load_words
from sheets.write import Settings, write
from tests.sheets.tables import SEATED, draw, make_table


def kinds(pages: list[Drawing]) -> list[str]:
    return [page.kind for page in pages]


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_behind_every_sheet_lies_the_aid(variant: str, players: int) -> None:
    table = make_table(players, variant=variant)
    fronts = [kind for kind in kinds(draw(table)) if kind != "aid"]
    pages = kinds(draw(replace(table, duplex=True)))
    assert pages[::2] == fronts
    assert pages[1::2] == ["aid"] * len(fronts)


def test_online_the_aid_is_behind_everybodys_sheets() -> None:
    pages = kinds(draw(make_table(2, online=True, duplex=True)))
    assert pages[::2] == [*["board"] * 2, *["player"] * 2, *["calls"] * 2]
    assert set(pages[1::2]) == {"aid"}


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        (("board",), ["board", "aid"]),
        (("board", "aid"), ["board", "aid"]),
        (("aid", "board"), ["board", "aid"]),
        (("aid",), ["aid"]),
    ],
)
def test_the_aid_need_not_be_asked_for(asked: tuple[str, ...], drawn: list[str]) -> None:
    assert kinds(draw(make_table(2, duplex=True), *asked)) == drawn


def preferences(pages: list[Drawing], **settings: Any) -> Any:
    target = BytesIO()
    write("pdf", pages, target, Settings("Table", "en", **settings))
    catalogue: Any = PdfReader(target).root_object
    return catalogue["/ViewerPreferences"]


def test_the_viewer_is_asked_to_turn_along_the_long_edge() -> None:
    pages = draw(make_table(2), "aid")
    assert preferences(pages, both_sides=True)["/Duplex"] == "/DuplexFlipLongEdge"
    assert "/Duplex" not in preferences(pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_how_it_is_turned(language: str) -> None:
    said = load_words(language, PAGE)("duplex")
    both, one = (draw(make_table(2, language=language, duplex=duplex)) for duplex in (True, False))
    assert all(any(said in text.text for text in texts_of(page.items)) for page in both)
    assert not any(said in text.text for page in one for text in texts_of(page.items))


def test_front_and_back_need_no_alignment() -> None:
    """The aid has no marks and no markers, so nothing is lost when the back is a little off."""
    [board, aid] = draw(make_table(2, duplex=True), "board")
    [single] = draw(make_table(2, duplex=True), "aid")
    assert (board.width, board.height) == (aid.width, aid.height)
    assert aid == single
