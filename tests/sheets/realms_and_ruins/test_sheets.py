"""What stands on the sheets of Tales of Realms and Ruins: the tracker's marks, the aid's words."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest

from sheets.drawing.lettering import width
from sheets.drawing.paths import bounds
from sheets.drawing.shapes import Drawing, Mark, Path, Text, flatten, texts_of
from sheets.drawing.sizes import LEAST_PT
from sheets.page.code import Look, read_code
from sheets.page.markers import marker_id
from sheets.realms_and_ruins.aid import ON_CARDS, PICTURES
from sheets.realms_and_ruins.edition import (
    HERO_COLOURS,
    HEROES,
    REALM_COLOURS,
    REALMS,
)
from sheets.realms_and_ruins.words import REALMS_AND_RUINS
from sheets.words.translation import load_words
from sheets.write.png import write_png
from tests.covering import rest_slow
from tests.sheets.camera import find_markers, photograph, read_codes
from tests.sheets.printing import line_width, marks_on, printing

RUINS = printing("realms-and-ruins")
RINGS = (*(f"tens.{number}" for number in range(1, 5)), *(f"units.{unit}" for unit in range(10)))


def tracker(game: str = "realms-and-ruins", players: int = 3) -> Drawing:
    (page,) = printing(game).draw(printing(game).table(players), "pad")
    return page


def words_on(page: Drawing) -> str:
    return " ".join(text.text for text in texts_of(page.items))


def test_t1_every_hero_and_the_othersiders_have_boxes_in_every_realm() -> None:
    marks = marks_on(tracker())
    for realm in REALMS:
        for hero in HEROES:
            assert {f"followers.{realm}.{hero}", f"followers.{realm}.{hero}.1"} <= {*marks}
        assert {f"othersiders.{realm}", f"othersiders.{realm}.1"} <= {*marks}


@pytest.mark.parametrize("players", RUINS.players)
def test_the_figure_of_the_end_stands_in_a_heavy_box_after_those_of_the_game(players: int) -> None:
    marks = marks_on(tracker(players=players))
    for name in ("followers.castle.Noble", "followers.village.Villager", "othersiders.magic"):
        during = [mark for each, mark in marks.items() if each.startswith(f"{name}.")]
        # In the last realm's panel the sums take the place of one.
        assert len(during) == (4 if ".castle" in name else 5)
        assert max(mark.box.right for mark in during) < marks[name].box.x
        assert line_width(marks[name]) > max(map(line_width, during))


@pytest.mark.parametrize("players", RUINS.players)
def test_t3_what_the_realms_add_up_to_ends_each_row(players: int) -> None:
    marks = marks_on(tracker(players=players))
    rows = {f"followers.all.{hero}": f"followers.castle.{hero}" for hero in HEROES}
    for in_all, end in (*rows.items(), ("othersiders.all", "othersiders.castle")):
        total, last = marks[in_all], marks[end]
        assert (total.box.y, total.cells) == (last.box.y, 2)
        assert total.box.x > last.box.right + 2
        # What the Othersiders have in all decides nothing.
        assert (line_width(total) > line_width(last)) == (in_all in rows)


def test_t3_the_names_of_three_last_buyers_stand_in_their_box() -> None:
    box = marks_on(tracker())["last-buyer"].box.inset(1)
    assert width("Maximiliane, Bartholomäus, Chloé-Marie", LEAST_PT) < box.width


@pytest.mark.parametrize("players", RUINS.players)
@pytest.mark.parametrize("what", ["gold", "cards"])
def test_t3_gold_and_cards_are_circled_up_to_79(players: int, what: str) -> None:
    marks = marks_on(tracker(players=players))
    rings = {name: mark for name, mark in marks.items() if name.startswith(f"{what}.1.")}
    assert {*rings} == {f"{what}.1.{ring}" for ring in RINGS}
    assert {mark.pen for mark in rings.values()} == {"circle"}
    boxes = [mark.box.inset(-2) for mark in rings.values()]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("players", RUINS.players)
def test_what_is_filled_in_stands_in_columns_and_keeps_apart(players: int) -> None:
    marks = marks_on(tracker(players=players))
    for number in range(1, 6):
        kinds = ("side.magic", "deck.magic.1", "deck.magic.2", "followers.magic.Villager")
        middles = [marks[f"{kind}.{number}"].box.centre[0] for kind in kinds]
        assert middles == [pytest.approx(middles[0])] * len(kinds)
    for one, other in combinations([mark.box for mark in marks.values()], 2):
        assert not one.inset(-0.4).overlaps(other.inset(-0.4))


def test_t3_the_realms_stand_clockwise() -> None:
    marks = marks_on(tracker())
    lefts = [marks[f"othersiders.{realm}"].box.x for realm in ("village", "magic", "castle")]
    assert lefts == sorted(lefts)


def decks_on(page: Drawing) -> dict[str, int]:
    """Return the number of cards of every Offer deck."""
    names = [name for name in marks_on(page) if name.startswith("deck.")]
    decks = [name.rpartition(".")[0] for name in names]
    return {deck: decks.count(deck) for deck in decks}


def test_t3_every_realm_has_two_offer_decks_of_six_cards() -> None:
    assert decks_on(tracker()) == {f"deck.{realm}.{deck}": 6 for realm in REALMS for deck in (1, 2)}


def test_t5_by_the_demo_rule_there_is_one_offer_deck_in_each_realm() -> None:
    assert decks_on(tracker("demo")) == {f"deck.{realm}.1": 6 for realm in REALMS}
    (page,) = printing("demo").draw(printing("demo").table(), "aid")
    assert "each Offer has one deck of 6 cards, two of them open" in words_on(page)
    assert "All cards of an Offer are bought" in words_on(page)


def test_t6_a_realm_is_ruined_and_healed_in_turn() -> None:
    page = tracker()
    marks = [name for name in marks_on(page) if name.startswith("side.village.")]
    assert marks == [f"side.village.{change}" for change in range(1, 7)]
    drawn = [picture_in(marks_on(page)[mark]) for mark in marks]
    assert drawn == [drawn[0], drawn[1]] * 3
    assert drawn[0] != drawn[1]


def picture_in(mark: Mark) -> list[list[str]]:
    """Return the kinds of line of what is drawn in a mark's frame."""
    _, *drawn = (each for each in flatten(mark.items) if isinstance(each, Path))
    return [[operator for operator, *_ in path.segments] for path in drawn]


@pytest.mark.parametrize("players", RUINS.players)
def test_every_player_has_a_hero_gold_cards_and_ways_to_join_the_othersiders(players: int) -> None:
    marks = marks_on(tracker(players=players))
    for number in range(1, players + 1):
        assert {f"hero.{number}.{hero}" for hero in HEROES} <= {*marks}
        for kind in ("name", "traitor", "chapter"):
            assert f"{kind}.{number}" in marks
        assert {f"{what}.{number}.units.0" for what in ("gold", "cards")} <= {*marks}
    assert f"name.{players + 1}" not in marks


def test_t2_t3_t4_every_end_can_be_marked() -> None:
    ends = {name for name in marks_on(tracker()) if name.startswith("end.")}
    assert ends == {
        f"end.{end}"
        for end in ("village-deck", "magic-deck", "castle-deck", "three-realms", "all-ruined")
    }
    assert "last-buyer" in marks_on(tracker())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_aid_explains_the_words_of_the_cards_as_they_are_printed(language: str) -> None:
    """All those of the rules; they are in English."""
    (page,) = RUINS.draw(RUINS.table(language=language), "aid")
    words = load_words(language, REALMS_AND_RUINS)
    assert {word.lower() for word in ON_CARDS} == {
        key.partition(".")[2] for key in REALMS_AND_RUINS if key.startswith("word.")
    }
    assert len(ON_CARDS) == 11
    said = words_on(page)
    for word in ON_CARDS:
        assert word in said
        assert words(f"word.{word.lower()}") in said


def test_the_aid_sets_up_in_seven_steps_with_the_figures_of_the_edition() -> None:
    supply = replace(RUINS.edition.supply, followers=14, starting_cards=5, offer_cards=4)
    other = replace(RUINS, edition=replace(RUINS.edition, supply=supply))
    (page,) = other.draw(other.table(), "aid")
    numbers = [text.text for text in texts_of(page.items) if text.anchor == "middle"]
    assert numbers[1:8] == [*"1234567"]
    for said in ("two decks of 4 beside", "14 followers", "its 5 starting cards and draw 3"):
        assert said in words_on(page)


def test_the_ends_stand_on_a_panel_of_their_own() -> None:
    page, theme = tracker(), RUINS.table().theme
    ends = [mark.box for name, mark in marks_on(page).items() if name.startswith("end.")]
    paths = [item for item in flatten(page.items) if isinstance(item, Path)]
    panels = [bounds(path) for path in paths if path.fill == theme.fill("panel")]
    assert [all(panel.holds(box) for box in ends) for panel in panels].count(True) == 1


def test_a_hero_has_one_ground_in_its_colour_to_mark_and_a_bare_name() -> None:
    page, theme = tracker(players=2), RUINS.table().theme
    for hero, colour in HERO_COLOURS.items():
        ground, *_ = flatten(marks_on(page)[f"hero.1.{hero}"].items)
        assert isinstance(ground, Path)
        assert ground.fill == theme.fill(colour)
        fills = [item.fill for item in flatten(page.items) if isinstance(item, Path)]
        # Three realms and two players; a realm's own ground and its tower in the header.
        assert fills.count(ground.fill) == 3 + 2 + 2


def test_t1_the_aid_says_of_every_action_how_often_it_may_be_done() -> None:
    (page,) = RUINS.draw(RUINS.table(), "aid")
    texts = [text for text in texts_of(page.items) if isinstance(text, Text)]
    often = {
        title.text: beside.text
        for title in texts
        for beside in texts
        if title.face == "bold" and beside.anchor == "end" and abs(title.y - beside.y) < 1
        if title.x < beside.x < 105
    }
    assert often["Play a card"] == often["Train"] == "twice at most"
    assert (often["Buy a card"], often["Use a realm that you rule"]) == ("once", "each once")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_action_step_and_rule_on_the_aid_has_a_picture(language: str) -> None:
    (page,) = RUINS.draw(RUINS.table(language=language), "aid")
    words = load_words(language, REALMS_AND_RUINS)
    titles = {words(f"{key}.title") for key in PICTURES}
    assert titles <= {text.text for text in texts_of(page.items)}
    assert {*PICTURES} == {
        key.removesuffix(".title") for key in REALMS_AND_RUINS if key.endswith(".title")
    } - {"end"}


def test_in_colour_the_aid_shows_realms_in_their_colours() -> None:
    (page,) = RUINS.draw(RUINS.table(), "aid")
    theme = RUINS.table().theme
    fills = [item.fill for item in flatten(page.items) if isinstance(item, Path)]
    for colour in REALM_COLOURS.values():
        assert fills.count(theme.fill(colour)) == 3  # A card, two towers.


@pytest.mark.parametrize("players", rest_slow(RUINS.players))
def test_a_camera_finds_what_the_tracker_is(players: int) -> None:
    page = tracker(players=players)
    target = BytesIO()
    write_png(page, target, dpi=150)
    picture = photograph(target.getvalue())
    ids = {marker_id(83 + 3 * (players - 2), corner) for corner in range(4)}
    assert {*find_markers(picture, page)} == ids
    [told] = map(read_code, read_codes(picture))
    assert (told.game, told.variant, told.kind) == ("T", "S", "T")
    assert (told.players, told.version) == (players, RUINS.edition.version)
    assert told.look == Look("en", "a4", "", "colour")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "has the Traitor in hand or is at chapter 112"),
        ("fr", "a le Traître en main ou est au chapitre 112"),
        ("de", "den Verräter auf der Hand hat oder bei Kapitel 112"),
    ],
)
def test_t4_the_traitor_or_chapter_112_is_enough_to_win_with_the_othersiders(
    language: str, said: str
) -> None:
    [page] = RUINS.draw(RUINS.table(3, language=language), "aid")
    assert said in words_on(page)
