"""What the pens left on the sheets: every entry of a state stands at a mark of its page."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.open_game import open_game
from scoring.pandoria.game import GAME
from scoring.states import printed_seats
from sheets.drawing.shapes import PageKey
from tests.scoring.filled import lost
from tests.scoring.pandoria.pads import Tree, game, pad

VARIANTS = tuple(GAME.variants)
PAD = PageKey("pad")


def realm(key: str) -> PageKey:
    return PageKey("realm", part=key)


def filled(tree: Tree) -> dict[PageKey, dict[str, str]]:
    """Return what stands at each mark of each page: a text, or how it is marked."""
    pages = open_game(tree).fillings()
    return {
        page: {filling.mark: str(filling.text) or filling.how for filling in fillings}
        for page, fillings in pages.items()
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_version_does_not_write_down_is_left_out(variant: str) -> None:
    tree = pad("Anna Elves 41 / 3 / 4 10 2", "Bernd Mages 20 / 0 / 0 0 0", variant=variant)
    for sheet in tree["sheet"]:
        sheet |= {"realm": "Elves", "captives": 2}
    assert lost(open_game(tree)) == set()
    kinds = {mark.partition(".")[0] for mark in filled(tree)[PAD]}
    realms, rows = {"realm", "have", "rate", "worth", "left"}, {"crowns", "hand", "total"}
    assert (
        kinds
        == {
            "standard": {*rows, *realms, "captives"},
            "beginner": {*rows, *realms},
            "family": {"crowns", "count"},
            "family-spells": rows,
        }[variant]
    )


def test_a_cube_beyond_the_end_of_its_track_stands_nowhere() -> None:
    """P7: what is beyond is crowns."""
    pages = filled(pad("Anna Elves 41 / 3 / 4 11 2", "Bernd Mages 20 / 0 / 0 0 0"))
    assert {*pages[realm("elves")]} == {"track.gold.4", "track.crystal.2"}


def test_a_realm_without_the_side_of_the_version_has_no_sheet() -> None:
    """P8: the Fairies have no side A."""
    tree = pad("Anna Fairies 41 / 3 / 4 10 2", "Bernd Mages 20 / 0 / 0 0 0", variant="beginner")
    assert {*filled(tree)} == {PAD, realm("mages")}
    assert filled(tree)[PAD]["realm.1.1"] == "Fairies"
    assert lost(open_game(tree)) == set()


def test_a_column_of_the_pad_is_filled_as_a_pen_would() -> None:
    tree = pad("Anna Hanbok 41 / 3 / 4 10 2 / lumberyard 1 for 2 / 1", "Bernd Mages 20 / 0 / 0 0 0")
    column = {mark: text for mark, text in filled(tree)[PAD].items() if ".1.1" in mark}
    assert column == {
        **{"realm.1.1": "Hanbok", "crowns.1.1": "41", "hand.1.1": "3", "captives.1.1": "1"},
        **{"have.1.1.gold": "4", "rate.1.1.gold.1-3": "circle"},
        **{"worth.1.1.gold": "1", "left.1.1.gold": "1"},
        **{"have.1.1.wood": "10", "rate.1.1.wood.1-2": "circle"},
        **{"worth.1.1.wood": "5", "left.1.1.wood": "0"},
        **{"have.1.1.crystal": "2", "rate.1.1.crystal.1-3": "circle"},
        **{"worth.1.1.crystal": "0", "left.1.1.crystal": "2"},
        **{"total.1.1": "51", "left.1.1": "3"},
    }


def test_a_realm_is_called_as_the_edition_calls_it_however_it_was_typed() -> None:
    tree = pad("Anna hanb 41 / 3 / 4 10 2", "Bernd Esprits 20 / 0 / 0 0 0")
    column = filled(tree)[PAD]
    assert (column["realm.1.1"], column["realm.1.2"]) == ("Hanbok", "Spirits of the Ancients")


def test_cubes_stand_on_the_tracks_of_the_realms_that_play() -> None:
    tree = pad("Anna Elfes 41 / 3 / 4 10 2", "Bernd Mages 20 / 0 / 0 0 0")
    pages = filled(tree)
    assert {*pages} == {PAD, realm("elves"), realm("mages")}
    assert pages[realm("elves")] == dict.fromkeys(
        ("track.gold.4", "track.wood.10", "track.crystal.2"), "place"
    )


def test_crowns_as_they_came_are_noted_in_a_family_version() -> None:
    column = filled(game("family-3.json"))[PAD]
    assert column["notes.1.1"] == "3 + 8 + 5"
    assert column["crowns.1.1"] == "16"
    assert {"count.1.1.tens.1", "count.1.1.units.6"} <= {*column}


def test_who_has_no_name_has_a_seat_all_the_same() -> None:
    tree = pad("Anna 41", "Bernd 20", variant="family", players=3)
    del tree["sheet"][1]["player"]
    state: Any = open_game(tree).state
    assert [seat.name for seat in printed_seats(state)] == ["Anna", "", ""]
