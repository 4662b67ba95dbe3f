"""The layout lint over the shipped sheets: every kind, players, paper, theme and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sheets.drawing import Drawing, Group, Item, Path, bounds, laid_flat, marks_of, texts_of
from sheets.lint import find_faults, page_rules
from sheets.merchants.sizes import sizes
from sheets.page import code_box, marker_boxes
from sheets.paper import PAPERS
from sheets.table import Table
from sheets.theme import THEMES
from sheets.words import LANGUAGES
from tests.sheets.tables import SEATED, VARIANTS, draw, is_read, make_table, shipped_edition

LONGEST = ("W" * 40, "Ωμέγα" * 8, "Anna-Sophie von der Großen Überraschungen", "M̈" * 20)
STRANGE = ("إيمان", "<script>", '"Ann"', "🦊 Fox")


def faults_of(table: Table, drawing: Drawing, *, but: str = "") -> list[str]:
    """Give the faults of a page as sentences, all but those of one kind."""
    rules = page_rules(table, sizes(table.variant), is_read=is_read(drawing))
    found = find_faults(drawing, rules)
    return [f"{drawing.name}: {each.kind}: {each.message}" for each in found if each.kind != but]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_a_page_has_no_fault(
    variant: str, language: str, theme: str, paper: str, players: int
) -> None:
    table = make_table(players, variant=variant, language=language, theme=theme, paper=paper)
    alike = {drawing.name.rstrip("-1234"): drawing for drawing in draw(table)}
    assert [fault for page in alike.values() for fault in faults_of(table, page)] == []


OPTIONS = [
    pytest.param({"coordinates": True}, id="names in the hexes"),
    pytest.param({"online": True, "coordinates": True, "holes": "left"}, id="online with holes"),
    pytest.param({"online": True, "paper": "a3", "theme": "ink"}, id="online in a3"),
    pytest.param({"duplex": True, "holes": "top", "level": ""}, id="both sides, no level"),
    pytest.param({"markers": False}, id="no markers"),
    pytest.param({"holes": "left"}, id="holes at the left"),
    pytest.param({"holes": "top", "paper": "letter"}, id="holes at the top"),
    pytest.param({"holes": "left", "paper": "a3", "coordinates": True}, id="holes in a3"),
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_a_page_has_no_fault_with_any_option(
    variant: str, players: int, language: str, options: dict[str, Any]
) -> None:
    table = make_table(players, variant=variant, language=language, **options)
    alike = {drawing.name.rstrip("-1234"): drawing for drawing in draw(table)}
    assert [fault for page in alike.values() for fault in faults_of(table, page)] == []


@pytest.mark.parametrize("names", [LONGEST, STRANGE], ids=["longest", "strange"])
@pytest.mark.parametrize("holes", ["", "left"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_names_stay_in_their_places(variant: str, holes: str, names: tuple[str, ...]) -> None:
    """A long name may end in an ellipsis; nothing else may come of it."""
    table = make_table(names=names, variant=variant, online=True, coordinates=True, holes=holes)
    pages = draw(table)
    assert [fault for page in pages for fault in faults_of(table, page, but="shortened")] == []


@pytest.mark.parametrize("name", ["Anna", "Maximiliane von Hohenstein-Wartburg"])
def test_a_name_of_usual_letters_is_printed_whole_on_its_players_sheet(name: str) -> None:
    [player, *_] = draw(make_table(names=(name, "Bernd")), "player")
    printed = "".join(text.text for text in texts_of(player.items))
    assert name in printed


def without_codes(drawing: Drawing, table: Table) -> list[Item]:
    """Give what is drawn on a page but markers and QR code; an aid has none."""
    area = table.frame.area
    places = (*marker_boxes(area), code_box(area)) if is_read(drawing) else ()
    return [
        item
        for item in laid_flat(drawing.items)
        if not (isinstance(item, Path) and any(place.holds(bounds(item)) for place in places))
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_markers_nothing_moves(variant: str) -> None:
    table = make_table(3, variant=variant)
    bare = draw(replace(table, markers=False))
    for drawing, plain in zip(draw(table), bare, strict=True):
        left = without_codes(drawing, table)
        assert left == list(laid_flat(plain.items))
        assert len(list(laid_flat(drawing.items))) - len(left) == (5 if is_read(drawing) else 0)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a4_and_letter_have_one_layout(variant: str) -> None:
    """Only the paper's name in the footer differs; nothing is scaled between the two."""
    a4, letter = (make_table(4, variant=variant, paper=paper) for paper in ("a4", "letter"))
    moved = letter.frame.x - a4.frame.x, letter.frame.y - a4.frame.y
    assert a4.frame.scale == letter.frame.scale == 1
    for one, other in zip(draw(a4), draw(letter), strict=True):
        boxes = [mark.box for mark in marks_of(other)]
        back = [mark.box for mark in marks_of(replace(one, items=(Group(one.items, *moved),)))]
        assert [pytest.approx(box) for box in back] == boxes


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_mark_of_a_sheet_has_the_same_name_on_every_paper_theme_and_language(
    variant: str,
) -> None:
    def names(**options: str) -> list[list[str]]:
        pages = draw(make_table(4, variant=variant, **options))
        return [[mark.name for mark in marks_of(page)] for page in pages]

    usual = names()
    assert names(paper="a3", theme="ink", language="fr") == usual
    assert names(paper="letter", theme="grey", language="de") == usual


def test_the_shipped_sheets_carry_every_mark_of_the_edition() -> None:
    edition = shipped_edition()
    table = make_table(4)
    names = {mark.name for page in draw(table) for mark in marks_of(page)}
    parts = ("spell", "card", "building")
    assert {f"card.{number}.{part}" for number in edition.cards for part in parts} <= names
    assert {f"monument.{value.points}" for value in edition.monuments.values} <= names
    assert {f"relic.two.{value.points}" for value in edition.relics.two} <= names
    assert {f"artifact.{number}" for number in range(1, edition.sheet.artifacts + 1)} <= names
    assert {f"worker.{number}" for number in range(1, edition.sheet.workers + 1)} <= names
    assert {f"column.{number}" for number in range(1, len(edition.columns) + 1)} <= names
    tracks = ("gold", "wood", "crystal", "craft")
    assert {f"track.{track}.{step}" for track in tracks for step in range(6)} <= names
    assert {f"ship.{ship}" for ship in edition.board.ships} <= names
    assert {"hex.D5", "hex.M8", "edge.D5-E5", "first-player", "date", "player.name"} <= names
    assert sum(name.startswith("crowns.") for name in names) >= 20
