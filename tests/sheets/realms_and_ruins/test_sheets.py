"""What stands on the sheets of Tales of Realms and Ruins: the tracker's marks, the aid's words."""

from __future__ import annotations

from io import BytesIO

import pytest

from sheets.drawing import Drawing, texts_of
from sheets.markers import MarkerKind, marker_id
from sheets.realms_and_ruins.edition import HEROES, REALMS, STARTING_CARDS
from sheets.write.png import write_png
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.companions.tables import companion, marks_on

RUINS = companion("realms-and-ruins")


def tracker(game: str = "realms-and-ruins", players: int = 3) -> Drawing:
    (page,) = companion(game).draw(companion(game).table(players), "pad")
    return page


def words_on(page: Drawing) -> str:
    return " ".join(text.text for text in texts_of(page.items))


def test_t1_every_hero_and_the_othersiders_have_boxes_in_every_realm() -> None:
    marks = marks_on(tracker())
    for realm in REALMS:
        for hero in HEROES:
            assert f"followers.{realm}.{hero}.1" in marks
        assert f"othersiders.{realm}.1" in marks


def test_t3_the_realms_stand_clockwise() -> None:
    marks = marks_on(tracker())
    lefts = [marks[f"othersiders.{realm}.1"].box.x for realm in ("village", "magic", "castle")]
    assert lefts == sorted(lefts)


def decks_on(page: Drawing) -> dict[str, int]:
    """Give the number of cards of every Offer deck."""
    names = [name for name in marks_on(page) if name.startswith("deck.")]
    decks = [name.rpartition(".")[0] for name in names]
    return {deck: decks.count(deck) for deck in decks}


def test_t3_every_realm_has_two_offer_decks_of_six_cards() -> None:
    assert decks_on(tracker()) == {f"deck.{realm}.{deck}": 6 for realm in REALMS for deck in (1, 2)}


def test_t5_by_the_demo_rule_there_is_one_offer_deck_in_each_realm() -> None:
    assert decks_on(tracker("demo")) == {f"deck.{realm}.1": 6 for realm in REALMS}
    (page,) = companion("demo").draw(companion("demo").table(), "aid")
    assert "each Offer has one deck of 6 cards, two of them open" in words_on(page)
    assert "All cards of an Offer are bought" in words_on(page)


def test_t6_a_realm_is_ruined_and_healed_in_turn() -> None:
    page = tracker()
    marks = [name for name in marks_on(page) if name.startswith("side.village.")]
    assert marks == [f"side.village.{change}" for change in range(1, 6)]
    captions = [text.text for text in texts_of(page.items) if text.text in ("ruined", "healed")]
    assert captions[:5] == ["ruined", "healed", "ruined", "healed", "ruined"]


@pytest.mark.parametrize("players", RUINS.players)
def test_every_player_has_a_hero_gold_cards_and_ways_to_join_the_othersiders(
    players: int,
) -> None:
    marks = marks_on(tracker(players=players))
    for number in range(1, players + 1):
        assert {f"hero.{number}.{hero}" for hero in HEROES} <= {*marks}
        for kind in ("name", "traitor", "chapter"):
            assert f"{kind}.{number}" in marks
        assert {f"gold.{number}.1", f"cards.{number}.1"} <= {*marks}
    assert f"name.{players + 1}" not in marks


def test_t2_t3_t4_every_end_can_be_marked() -> None:
    ends = {name for name in marks_on(tracker()) if name.startswith("end.")}
    assert ends == {
        f"end.{end}"
        for end in ("village-deck", "magic-deck", "castle-deck", "three-realms", "all-ruined")
    }
    assert "last-buyer" in marks_on(tracker())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_aid_names_starting_and_hero_cards_as_they_are_printed(language: str) -> None:
    (page,) = RUINS.draw(RUINS.table(language=language), "aid")
    words = [text.text for text in texts_of(page.items)]
    for card in STARTING_CARDS:
        assert {RUINS.edition.card_text(card, each) for each in (language, "en")} <= {*words}
    for hero in HEROES:
        assert {RUINS.edition.hero_text(hero, each) for each in (language, "en")} <= {*words}


@pytest.mark.parametrize("players", RUINS.players)
def test_a_camera_finds_what_the_tracker_is(players: int) -> None:
    page = tracker(players=players)
    target = BytesIO()
    write_png(page, target, dpi=150)
    picture = photograph(target.getvalue())
    ids = {marker_id(MarkerKind.REALMS_AND_RUINS_TRACKER, corner) for corner in range(4)}
    assert {*find_markers(picture, page)} == ids
    assert read_codes(picture) == [f"RW1-TST{players}-{RUINS.edition.version}"]
