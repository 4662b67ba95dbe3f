"""What the pens left on the sheets: every entry of a state stands at a mark of its page."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.pandoria.scorer import SCORER
from scoring.states.printed_seats import printed_seats
from scoring.states.reading import state_of
from sheets.document import Press, load_content
from sheets.drawing.shapes import marks_of
from sheets.drawing.theme import load_theme
from sheets.games import GAMES
from sheets.table.table import Table
from tests.scoring.pandoria.pads import GAMES as EXAMPLES
from tests.scoring.pandoria.pads import Tree, game, pad

EDITION = load_content(GAMES["pandoria"])


def filled(tree: Tree) -> dict[str, dict[str, str]]:
    """Return what stands at each mark of each page: a text, or how it is marked."""
    state: Any = state_of(tree).state
    pages = SCORER.fillings(state, SCORER.content(EDITION))
    return {
        page: {filling.mark: filling.text or filling.how for filling in fillings}
        for page, fillings in pages.items()
    }


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_entry_has_its_place(name: str) -> None:
    state: Any = state_of(game(name)).state
    assert state is not None
    table = Table(state.variant, printed_seats(state), "en", load_theme("ink"))
    marks = {
        page.name: {mark.name for mark in marks_of(page)}
        for page in Press(GAMES["pandoria"], EDITION).draw(table)
    }
    for page, entries in filled(game(name)).items():
        assert {*entries} <= marks[page]


def test_a_column_of_the_pad_is_filled_as_a_pen_would() -> None:
    tree = pad("Anna Hanbok 41 / 3 / 4 10 2 / lumberyard 1 for 2 / 1", "Bernd Mages 20 / 0 / 0 0 0")
    column = {mark: text for mark, text in filled(tree)["pad"].items() if ".1.1" in mark}
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
    column = filled(tree)["pad"]
    assert (column["realm.1.1"], column["realm.1.2"]) == ("Hanbok", "Spirits of the Ancients")


def test_cubes_stand_on_the_tracks_of_the_realms_that_play() -> None:
    tree = pad("Anna Elfes 41 / 3 / 4 10 2", "Bernd Mages 20 / 0 / 0 0 0")
    pages = filled(tree)
    assert {*pages} == {"pad", "realm-elves", "realm-mages"}
    assert pages["realm-elves"] == dict.fromkeys(
        ("track.gold.4", "track.wood.10", "track.crystal.2"), "place"
    )


def test_crowns_as_they_came_are_noted_in_a_family_version() -> None:
    column = filled(game("family-3.json"))["pad"]
    assert column["notes.1.1"] == "3 + 8 + 5"
    assert column["crowns.1.1"] == "16"


def test_who_has_no_name_has_a_seat_all_the_same() -> None:
    tree = pad("Anna 41", "Bernd 20", variant="family", players=3)
    del tree["sheet"][1]["player"]
    state: Any = state_of(tree).state
    assert [seat.name for seat in printed_seats(state)] == ["Anna", "", ""]
