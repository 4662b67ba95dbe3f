"""A state's pens on the tracker: every mark that is filled is there."""

from __future__ import annotations

from scoring.open_game import open_game
from sheets.drawing.shapes import PageKey
from tests.scoring.filled import lost
from tests.scoring.realms_and_ruins.tales import Tree, tale


def filled(tree: Tree) -> dict[str, str]:
    """Return what is filled in by mark, the kind of mark where nothing is written."""
    pages = open_game(tree).fillings()
    return {each.mark: str(each.text) or each.how for each in pages[PageKey("pad")]}


def test_followers_sides_figures_and_the_end_are_filled_in() -> None:
    marks = filled(
        tale(
            "village deck",
            *("village V5 N3 o2", "castle! N4 o3"),
            *("Anna V 9/12", "Bernd N 4/15 traitor 112"),
            last_buyer=["Bernd", "Anna"],
        )
    )
    assert {mark: text for mark, text in marks.items() if ".magic" not in mark} == {
        "followers.village.Villager": "5",
        "followers.village.Noble": "3",
        "othersiders.village": "2",
        "followers.castle.Villager": "0",
        "followers.castle.Noble": "4",
        "othersiders.castle": "3",
        "side.castle.1": "cross",
        "followers.all.Villager": "5",
        "followers.all.Noble": "7",
        "othersiders.all": "5",
        "hero.1.Villager": "circle",
        "gold.1.units.9": "circle",
        "cards.1.tens.1": "circle",
        "cards.1.units.2": "circle",
        "hero.2.Noble": "circle",
        "gold.2.units.4": "circle",
        "cards.2.tens.1": "circle",
        "cards.2.units.5": "circle",
        "traitor.2": "tick",
        "chapter.2": "tick",
        "end.village-deck": "tick",
        "last-buyer": "Bernd, Anna",
    }


def test_more_gold_than_forty_is_circled_twice() -> None:
    """T3: the box holds 72."""
    marks = filled(tale("village deck", "Anna V 72/9", "Bernd N 4/15"))
    assert {mark for mark in marks if mark.startswith("gold.1.")} == {
        "gold.1.tens.3",
        "gold.1.tens.4",
        "gold.1.units.2",
    }


def test_what_is_filled_is_on_the_sheet() -> None:
    tree = tale(
        "all ruined",
        *("village! V1 N2 S3 o4", "castle! o3", "magic! o2"),
        *("Anna V 9/12 traitor", "Bernd N 4/15 112", "Clara S 0/0"),
        last_buyer="Clara",
    )
    assert lost(open_game(tree)) == set()
