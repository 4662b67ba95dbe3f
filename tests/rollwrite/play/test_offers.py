"""What a player can do now, in short."""

import pytest

from rollwrite.play.position import Position
from rollwrite.play.prompts import choice_lines, prompt, summary
from rollwrite.play.shorthand import example
from rollwrite.play.steps import PASS
from sheets.words.translation import load_translation
from tests.rollwrite.play.rules.positions import after, position, solo, territories

BOARD = """
    g* .  .  .
     .  .  .  .
    .  .  .  .
    """
FIRST = "draw gold B1 wood C1; worker B2"


def offered(at: Position) -> list[str]:
    """Return what can be chosen, without the spaces between the columns."""
    lines = choice_lines(at, load_translation("en"))
    return [" ".join(line.split()) for line in lines if line.startswith(" ")]


def may(sheet: str) -> str:
    """Return what a player with this sheet may still do after drawing."""
    return str(summary(after(position(BOARD, sheet), FIRST)))


def test_s8_alone_the_territory_is_named_and_the_hexes_beside_the_bridge() -> None:
    assert str(summary(solo())) == "Anna places: two resources on hexes that touch, in territory 1"
    second = after(territories(solo(), 1), "bridge A2")
    assert str(summary(second)) == (
        "Anna places: two resources on hexes that touch, in territory 2, one of them beside the "
        "bridge: A2 (S8)"
    )


def test_m3_2_the_pairs_of_hexes_are_listed_on_which_the_two_resources_can_lie() -> None:
    start = position(
        """
        g* .  .  .
         .  .  .  .
        .  .  .  w!
        """
    )
    assert choice_lines(start, load_translation("en")) == [
        "Anna places: two resources on hexes that touch",
        # Not beside the printed one.
        "on two of these that are joined: B1-C1 B1-A2 B1-B2 A2-B2 A2-A3 A2-B3 (M3.2)",
    ]


def test_m3_2_all_of_those_pairs_are_listed_however_many() -> None:
    at, words = (
        position("g* . . g* . . g* . . g* .\n . . . . . . . . . . .\n" * 2),
        load_translation("en"),
    )
    _, places = choice_lines(at, words, in_full=True)
    assert "more" not in places
    assert len(places.split()) > 30
    _, hexes = choice_lines(at, words)
    assert hexes == (
        "on two of these that are joined, in 68 ways (? all lists them): B1 C1 E1 F1 H1 I1 K1 A2 "
        "B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 B3 C3 E3 F3 H3 I3 K3 A4 B4 C4 D4 E4 F4 G4 H4 I4 J4 K4 "
        "(M3.2)"
    )


def test_m9_the_hexes_are_listed_on_which_a_resource_of_terrain_can_lie() -> None:
    at = after(position(BOARD, "crystal 5, cards 2"), f"{FIRST}; cast 2 terrain")
    assert choice_lines(at, load_translation("en")) == [
        "Anna places: a resource",
        "on one of these: D1 A2 C2 B3 C3 (M3.2)",
    ]


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("crystal 3, cards 12", "cast 12 Rage 2 for 2 crystal"),
        ("crystal 3, cards 9", "cast 9 Rage 3 for 3 crystal and 2 craft"),
        ("crystal 3, cards 9, built 16, craft 0", "cast 9 Rage 3 for 3 crystal"),
        ("wood 3, crystal 0, cards 1", "build 1 Bank for 3 wood"),
        ("wood 2, crystal 0, cards 1, built 3", "build 1 Bank for 2 wood"),
        ("wood 2, built 1", "monument 1 Bank for 2 wood: 14 points"),
        ("artifacts 2", "relic 2 for 2 artifacts: 8 points"),
    ],
)
def test_m4_an_action_is_offered_with_what_it_costs_and_gives(sheet: str, said: str) -> None:
    craft = "" if "craft" in sheet else ", craft 2"
    assert f" {said}" in may(sheet + craft).replace(";", " or").replace(",", " or")


CLOSES = """
    g* .  A
     .  .  B
    """


def buying(sheet: str) -> Position:
    """Return a game in which a player with this sheet can buy a card."""
    at = after(position(CLOSES, sheet), "draw wood B1 craft B2; worker A2").after(PASS)
    assert at.phase == "buy"
    return at


def test_m6_1_a_card_is_offered_with_its_price_after_discounts_and_its_column() -> None:
    found = offered(buying("gold 0, craft 2, built 1"))
    assert "buy 2 Terrain 1/Academy for 1 gold column 1" in found
    plain = offered(buying("gold 0, craft 2"))
    assert "buy 2 Terrain 1/Academy for 1 gold and 2 craft column 1" in plain


def test_a_long_list_is_cut_in_a_sentence_and_whole_when_it_is_asked_for() -> None:
    rich = buying("gold 5, craft 5")
    assert len(offered(rich)) == 21
    assert str(summary(rich)).count("buy ") == 4
    assert str(summary(rich)).endswith(" or 17 more (? shows all); Enter goes on")


def test_at_the_beginning_of_a_turn_the_actions_are_listed_too() -> None:
    at = position(BOARD, "crystal 3, cards 12, built 16")
    assert offered(at) == ["cast 12 Rage 2 for 1 crystal"]
    assert str(prompt(at, has_dice=False)) == (
        "2 Anna: place two resources and a worker; gold 1, wood 1, crystal 3, craft 1; "
        "then may cast 12 Rage 2 for 1 crystal"
    )


def test_m3_5_the_head_of_a_turn_says_what_is_to_be_drawn() -> None:
    said = [
        str(prompt(position(board), has_dice=False)).partition(";")[0]
        for board in ("g* . . .", "g* . .", "g* .")
    ]
    assert said == [
        "2 Anna: place two resources and a worker",
        "2 Anna: place two resources or nothing",
        "2 Anna: two resources fit nowhere: place nothing",
    ]


def test_s9_a_column_is_offered_with_the_cards_that_the_trolls_cross_out_and_the_points() -> None:
    third = territories(solo("cards 5"), 3)
    assert "column 2: 2 points (4 6), column 3: 3 points (7 8 9)" in str(summary(third))
    assert "column 2 2 points 4 Construct/Treasury, 6 Swamp 2/Shrine" in offered(third)
    owned = territories(solo("cards 4 5"), 3)
    assert "column 2: 1 point (6)" in str(summary(owned))
    shut = owned._replace(closed_columns=frozenset({1}))
    assert "column 2: 0 points, column 3" in str(summary(shut))


def test_s10_a_claim_is_offered_with_its_points() -> None:
    fourth = after(territories(solo(), 4), "column 3")
    assert str(summary(fourth)) == (
        "Anna chooses what the Trolls get: relic 2: 8 points, relic 3: 14 points or monument: "
        "14 points"
    )


def test_f8_a_spell_of_the_archive_is_offered_with_its_strength() -> None:
    closes = """
        g* .  .
         A  .  .
        .  .  .
        """
    taking = after(position(closes, variant="family"), "draw wood B1 craft B2; worker C1")
    taking = taking.after(PASS)
    assert taking.phase == "take"
    assert offered(taking) == ["1A1 Rage 3", "1B1 Astral Ship"]


def test_m9_one_of_the_two_resources_of_the_spell_is_an_example() -> None:
    terrain = after(position(BOARD, "crystal 5, cards 20"), f"{FIRST}; cast 20; roll wood gold")
    assert example(terrain, "en") == "w"
