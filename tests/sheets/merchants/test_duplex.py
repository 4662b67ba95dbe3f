"""Sheets printed on both sides: the aid, never behind markers, turned along the short edge."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from sheets.drawing.shapes import Drawing, texts_of
from sheets.page.layout import PAGE
from sheets.words.languages import LANGUAGES
from sheets.words.translation import load_words
from sheets.write import Settings, write
from tests.covering import rest_slow
from tests.sheets.printing import printing
from tests.sheets.tables import SEATED, draw, make_table


def kinds(pages: list[Drawing]) -> list[str]:
    return [page.kind for page in pages]


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_nothing_lies_behind_a_sheet_and_the_aid_behind_itself(variant: str, players: int) -> None:
    """Markers lie on sheets, so nobody can turn them."""
    table = make_table(players, variant=variant)
    fronts = [kind for kind in kinds(draw(table)) if kind != "aid"]
    drawn = draw(replace(table, duplex=True))
    pages = kinds(drawn)
    assert pages[::2] == [*fronts, "aid"]
    assert pages[1::2] == [*["back"] * len(fronts), "aid"]
    assert not any(page.items for page in drawn if page.kind == "back")


def test_behind_a_half_of_the_aid_lies_the_other_half() -> None:
    """Turned along the short edge, like the page of a book, left lies behind right."""
    front, back = draw(make_table(2, duplex=True), "aid")
    assert front == back
    middle = front.width / 2
    turn, powers = (
        next(text.x for text in texts_of(page.items) if text.text == title)
        for page, title in ((front, "The turn"), (back, "The powers"))
    )
    assert turn < middle < powers


def test_behind_a_pad_on_which_nothing_lies_is_the_aid() -> None:
    game = printing("realm-of-sand", "standard")
    assert kinds(game.draw(game.table(duplex=True))) == ["pad", "aid"]
    realms = printing("pandoria", "standard")
    found = kinds(realms.draw(realms.table(duplex=True)))
    assert {*zip(found[::2], found[1::2], strict=True)} == {("realm", "back"), ("pad", "aid")}


def test_online_nothing_is_behind_everybodys_sheets() -> None:
    pages = kinds(draw(make_table(2, online=True, duplex=True)))
    assert pages[::2] == [*["board"] * 2, *["player"] * 2, *["calls"] * 2, "aid"]
    assert {*pages[1:-2:2]} == {"back"}


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        (("board",), ["board", "back", "aid", "aid"]),
        (("board", "aid"), ["board", "back", "aid", "aid"]),
        (("aid", "board"), ["board", "back", "aid", "aid"]),
        (("aid",), ["aid", "aid"]),
    ],
)
def test_the_aid_need_not_be_asked_for(asked: tuple[str, ...], drawn: list[str]) -> None:
    assert kinds(draw(make_table(2, duplex=True), *asked)) == drawn


def preferences(pages: list[Drawing], **settings: Any) -> Any:
    target = BytesIO()
    write("pdf", pages, target, Settings("Table", "en", **settings))
    catalogue: Any = PdfReader(target).root_object
    return catalogue["/ViewerPreferences"]


def test_the_viewer_is_asked_to_turn_along_the_short_edge() -> None:
    pages = draw(make_table(2), "aid")
    assert preferences(pages, both_sides=True)["/Duplex"] == "/DuplexFlipShortEdge"
    assert "/Duplex" not in preferences(pages)


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
def test_every_page_says_how_it_is_turned(language: str) -> None:
    said = load_words(language, PAGE)("duplex")
    both, one = (draw(make_table(2, language=language, duplex=duplex)) for duplex in (True, False))
    printed = [page for page in both if page.items]
    assert all(any(said in text.text for text in texts_of(page.items)) for page in printed)
    assert not any(said in text.text for page in one for text in texts_of(page.items))
