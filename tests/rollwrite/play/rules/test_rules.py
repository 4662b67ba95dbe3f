"""Rules that are no step on a board: set-up, guilds, the count, and what programs do."""

from dataclasses import replace

import pytest

from rollwrite.games import new_game
from rollwrite.play.answers.text import rows
from rollwrite.play.ground import NoGroundError
from rollwrite.play.position import Position
from rollwrite.play.state import IllegalStepError
from rollwrite.play.steps import Cast, Claim
from rollwrite.play.turns import begin_turn
from sheets.hexes import hex_at
from sheets.merchants.edition.edition import Solo
from tests.rollwrite.play.rules.positions import (
    EDITION,
    NAMES,
    after,
    position,
    refusal,
    solo,
    territories,
    tracks,
)

# M2


def test_m2_1_relics_and_monuments_for_more_players_are_not_in_play() -> None:
    two, four = (new_game(NAMES[:players], edition=EDITION) for players in (2, 4))
    assert two.left("relic two") == (8, 5)
    assert four.left("relic two") == (8, 7, 6, 5)
    assert two.left("monument") == (14, 11, 9)


def test_m2_2_all_markers_start_at_1() -> None:
    start = new_game(["Anna", "Bernd"], edition=EDITION)
    assert tracks(start, 1) == "gold 1 wood 1 crystal 1 craft 1, crowns 0"


def test_m2_3_each_player_takes_one_of_the_start_cards_free_two_the_same_one_too() -> None:
    start = new_game(["Anna", "Bernd"], edition=EDITION)
    begun = after(start, "start 2; start 2")
    assert [sheet.bought for sheet in begun.sheets] == [(2,), (2,)]
    assert tracks(begun) == "gold 1 wood 1 crystal 1 craft 1, crowns 0"
    with pytest.raises(IllegalStepError) as caught:
        after(start, "start 4")
    assert refusal(caught.value) == "M2.3 card 4 is no start card; 1, 2, 3"


def test_m2_4_play_goes_round_in_the_order_of_the_table() -> None:
    start = new_game(["Anna", "Bernd", "Clara"], edition=EDITION)
    assert (start.player, start.round) == ("Anna", 1)
    begun = after(start, "start 1; start 1; start 1")
    assert (begun.player, begun.round) == ("Anna", 2)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Cast(8), "name the number of an open card"),
        (Cast(4), "say what to erect: build or monument, and a card"),
    ],
)
def test_m9_a_spell_of_a_program_says_what_it_is_cast_on(step: Cast, said: str) -> None:
    at = position("g* . . . .", "cards 8 4 6, built 1, crystal 3")
    with pytest.raises(IllegalStepError, match=said):
        after(at, "draw wood B1 crystal C1; worker D1").after(step)


# F2-F10


def family(players: int = 2, **rules: str) -> Position:
    return position("g* . . .", variant="family", players=players, **rules)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "option", "guilds"),
    [
        (2, "all", (("craft", "crystal"), ("gold", "wood"))),
        (3, "all", (("craft", "wood"), ("gold",), ("crystal",))),
        (4, "all", (("craft",), ("gold",), ("crystal",), ("wood",))),
        (2, "one each", (("craft",), ("gold",))),
        (3, "one each", (("craft",), ("gold",), ("crystal",))),
    ],
)
def test_f3_guilds(players: int, option: str, guilds: object) -> None:
    assert family(players=players, guilds=option).table.guilds == guilds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f2_places_for_more_players_are_crossed_out(players: int) -> None:
    at = new_game(("Anna", "Bernd", "Clara", "Dora")[:players], "family")
    archive = at.table.edition.archive
    assert archive is not None
    there = {
        (storey, place)
        for storey, each in enumerate(archive.storeys, 1)
        for place, spells in enumerate(each.places, 1)
        if spells.players <= players
    }
    assert {(spell.storey, spell.place) for spell in at.table.spells} == there
    assert {step.spell.place for step in at._replace(phase="take").legal_takes} == {
        place for storey, place in there if storey == 1
    }


def test_f10_most_crowns_win_then_most_unused_spells() -> None:
    at = family()
    first, second = at.table.spells[:2]
    anna = at.sheets[0]._replace(crowns=(5,), spells=(first,), used=(first,))
    bernd = at.sheets[1]._replace(crowns=(5,), spells=(second,))
    assert at._replace(sheets=(anna, bernd)).score().winners == ("Bernd",)
    more = anna._replace(crowns=(5, 1))
    assert at._replace(sheets=(more, bernd)).score().winners == ("Anna",)


# S1-S12


def points(at: Position) -> dict[str, int]:
    """Return the points of both sides."""
    return {str(each.account.name): each.account.total for each in at.score().players}


def test_s1_alone_the_values_are_those_of_2_players() -> None:
    assert solo().left("relic two") == (8, 5)


def test_s1_an_edition_without_a_map_cannot_be_played_alone() -> None:
    with pytest.raises(NoGroundError) as caught:
        new_game(["Anna"], "solo", replace(EDITION, solo=Solo()))
    assert str(caught.value) == "this edition holds no map to play on alone"


def test_s8_all_hexes_beside_the_bridge_are_named() -> None:
    second = after(territories(solo(), 1), "bridge A2")
    ground = second.table.ground
    both = ground.mask((hex_at(1, 2), hex_at(2, 2)))
    printed = begin_turn(second._replace(solo=second.solo._replace(first=both)))
    assert isinstance(printed, Position)
    with pytest.raises(IllegalStepError) as caught:
        after(printed, "draw wood C2 craft D2")
    said = "S8 one of the first two resources must lie in A2 or B2, beside the bridge"
    assert refusal(caught.value) == said


def test_s10_a_program_claims_nothing_within_a_territory() -> None:
    with pytest.raises(IllegalStepError) as caught:
        after(solo(), "draw wood B1 craft C1").after(Claim("monument"))
    said = "the Trolls claim a relic or a monument after a territory, from the fourth on"
    assert str(caught.value) == said


def test_s10_of_a_kind_of_which_none_is_left_the_trolls_claim_nothing() -> None:
    fourth = after(territories(solo(), 4), "column 3")._replace(taken=(2, 0, 0))
    with pytest.raises(IllegalStepError) as caught:
        after(fourth, "relic two")
    assert refusal(caught.value).startswith("S10 none of this kind is left")


def test_s11_the_trolls_have_what_is_left_of_the_target() -> None:
    # The rules page: rows 1 and 2 with 4 and 6 points are 6 and 9 for the Trolls.
    second = territories(solo(), 2)
    scored = second._replace(solo=second.solo._replace(points=(4, 6)))
    assert points(scored)["Trolls"] == 15


@pytest.mark.parametrize(("below", "total"), [(False, 15), (True, 11)])
def test_s11_by_the_option_a_territory_beyond_its_target_costs_the_trolls(
    below: bool, total: int
) -> None:
    second = territories(solo(trolls_below_zero=below), 2)
    scored = second._replace(solo=second.solo._replace(points=(14, 0)))
    assert points(scored)["Trolls"] == total


def test_s7_points_of_a_territory_that_is_open_are_said_to_be_left_out_of_the_score() -> None:
    at = solo()
    assert len(at.score().remarks) == 1
    second = after(territories(at, 1), "bridge A2")
    crowned = second._replace(sheets=(second.sheet.write(3),))
    assert [str(each) for each in crowned.score().remarks][1:] == [
        "this leaves out 3 points of territory 2, which is still open (S7)"
    ]
    assert points(crowned) == points(second)


def test_s11_territories_are_shown_with_the_points_of_both_sides() -> None:
    fourth = after(territories(solo(), 4), "column 3; relic two")
    score = fourth.score()
    found = {str(row.heading): tuple(map(str, row.cells)) for row in rows(fourth, score)}
    assert found["Territory 1 (target 10)"] == ("0", "10")
    assert found["Territory 4 (target 30)"] == ("0", "(30 + cards 3 + relic 8) 41")
    assert found["Territory 5 (target 40)"] == ("–", "–")
    assert (found["Relics for 2"], found["Relics for 3"]) == (("–", "8"), ("–", "–"))
