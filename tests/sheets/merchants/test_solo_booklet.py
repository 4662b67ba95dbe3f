"""The solo booklet: what differs from the base game, its figures worked out by scoring."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from scoring.merchants.board.position import board_of
from scoring.merchants.booklet.solo import FIRST, POINTS, Place, places, work_out
from scoring.merchants.content import content_of
from scoring.merchants.score import score
from scoring.merchants.solo_checks import FIRST_CLAIM, FIRST_COLUMN_CLAIM, TROLLS
from scoring.merchants.state import Claim, SoloSheet, SoloState, Trolls
from sheets.hexes import Hex, are_neighbours
from sheets.merchants.booklet.alone import nth
from sheets.merchants.edition.edition import Edition, Value
from sheets.words.languages import LANGUAGES
from tests.covering import rest_slow
from tests.sheets.merchants.booklets import booklet_of, faults_of, running, texts
from tests.sheets.merchants.test_other_editions import SHIPPED
from tests.sheets.printing import printing

booklet = partial(booklet_of, "solo")


def test_s2_the_targets_are_the_editions() -> None:
    levels = replace(SHIPPED.solo.levels, expert=(77, 111))
    solo = replace(SHIPPED.solo, targets=(11, 16, 21, 31, 41, 51), levels=levels)
    first, *_ = booklet(replace(SHIPPED, solo=solo))
    assert {"11", "16", "21", "31", "41", "51", "60", "65", "77", "111"} <= {*texts([first])}


def test_s3_the_map_is_the_editions_or_left_out() -> None:
    solo = SHIPPED.solo
    assert solo.map is not None
    _, second, *_ = booklet()
    numbers = {str(number) for number in range(1, len(solo.map.territories) + 1)}
    assert numbers <= {*texts([second])}
    without = replace(SHIPPED, solo=replace(solo, map=None))
    _, bare, *_ = booklet(without)
    assert not numbers <= {*texts([bare])}
    assert faults_of("solo", without) == []


# The Trolls.


def scored(number: int, edition: Edition = SHIPPED) -> int:
    """Return what the Trolls have after so many territories of the example, by scoring."""
    claims = work_out(edition).claims[:number]
    trolls = Trolls(
        cards=tuple(each.cards or 0 for each in claims),
        claims=tuple(Claim("monument", each.claim) if each.claim else None for each in claims),
    )
    sheet = SoloSheet(
        player="Anna", territories=POINTS[:number], gold=0, wood=0, crystal=0, craft=0
    )
    state = SoloState(level="beginner", sheet=(sheet,), trolls=trolls)
    accounts = {account.name: account for _, account in score(state, content_of(edition)).players}
    return accounts[TROLLS].total


@pytest.mark.parametrize("number", range(1, len(POINTS) + 1))
def test_s11_what_the_trolls_get_is_what_they_score(number: int) -> None:
    claims = work_out(SHIPPED).claims
    assert sum(each.sum for each in claims[:number]) == scored(number)


def test_s11_the_rest_of_a_target_changes_with_it() -> None:
    """With targets of 10 and 15, 4 and 6 points leave 6 and 9, as in the rules' example."""
    usual = replace(SHIPPED, solo=replace(SHIPPED.solo, targets=(10, 15, 20, 30, 40, 50)))
    assert [each.less for each in work_out(usual).claims[:2]] == [6, 9]
    assert "is 10, you have 4. You are 6 short; they go to the Trolls" in running(booklet(usual))
    other = replace(SHIPPED, solo=replace(SHIPPED.solo, targets=(12, 15, 20, 30, 40, 50)))
    assert "is 12, you have 4. You are 8 short; they go to the Trolls" in running(booklet(other))


def test_s11_a_target_that_is_passed_leaves_nothing_or_less_as_the_option_says() -> None:
    low = replace(SHIPPED.solo, targets=(10, 15, 10, 30, 40, 50))
    assert work_out(replace(SHIPPED, solo=low)).claims[2].less == 0
    rules = replace(SHIPPED.rules, trolls_below_zero=True)
    below = replace(SHIPPED, solo=low, rules=rules)
    assert work_out(below).claims[2].less == 10 - POINTS[2]
    assert "less than nothing counts too" in running(booklet(below))
    assert "at least 0" not in running(booklet(below))


def test_s9_s10_the_trolls_claim_nothing_before_their_time() -> None:
    for number, each in enumerate(work_out(SHIPPED).claims, 1):
        assert (each.cards is None) == (number < FIRST_COLUMN_CLAIM)
        assert (each.claim is None) == (number < FIRST_CLAIM)
    said = running(booklet())
    assert f"from the end of your {nth(FIRST_COLUMN_CLAIM)} territory on" in said
    assert f"from the end of your {nth(FIRST_CLAIM)} territory on" in said


def test_s10_they_claim_the_editions_best_monument() -> None:
    values = (Value(23), Value(21))
    edition = replace(SHIPPED, monuments=replace(SHIPPED.monuments, values=values))
    assert work_out(edition).claims[FIRST_CLAIM - 1].claim == 23
    none = replace(SHIPPED, monuments=replace(SHIPPED.monuments, values=()))
    assert work_out(none).claims[FIRST_CLAIM - 1].claim is None


def test_s7_the_first_territory_of_the_ledger_is_that_of_the_trolls() -> None:
    assert sum(FIRST) == POINTS[0] == work_out(SHIPPED).claims[0].yours


# The pieces of land.


def first_pair(place: Place) -> tuple[Any, Any]:
    drawn = {hex_ for hexes in place.drawn.resources.values() for hex_ in hexes}
    one, other = (hex_ for hex_ in place.new if hex_ in drawn)
    return one, other


@pytest.mark.parametrize(("name", "allowed"), [("bridge", True), ("elsewhere", False)])
def test_s8_a_territory_is_begun_beside_a_bridge_where_the_page_says_so(
    name: str, allowed: bool
) -> None:
    place = places()[name]
    pair, ends = first_pair(place), {hex_ for edge in place.land.bridges for hex_ in edge}
    assert are_neighbours(*pair)
    assert (not ends.isdisjoint(pair)) == allowed


def test_s3_what_lies_across_the_water_does_not_touch() -> None:
    place = places()["across"]
    _, second = place.land.territories
    assert set(first_pair(place)) <= {*second.hexes}
    beside = {hex_ for edge in place.land.bridges for hex_ in edge}
    assert beside.isdisjoint(place.new), "no bridge is used"


def test_s3_a_worker_across_the_water_is_the_only_fault() -> None:
    place = places()["across"]
    first, second = (frozenset(each.hexes) for each in place.land.territories)
    one, other = first_pair(place)
    drawn = {hex_ for hexes in place.drawn.resources.values() for hex_ in hexes} - {one, other}
    (worker,) = {*place.new} - {one, other}
    workers = {hex_ for each in place.drawn.workers.values() for hex_ in each} - {worker}

    def touched(hexes: Iterable[Hex]) -> set[Hex]:
        return {each for each in hexes if are_neighbours(each, one) or are_neighbours(each, other)}

    assert are_neighbours(one, other)
    assert touched({worker})
    assert touched(workers & first)
    assert not touched((drawn | workers) & second)


def test_s5_two_regions_are_closed_in_the_turn_that_may_buy() -> None:
    shown = work_out(SHIPPED).valleys["two"]
    assert shown.closed == 2
    assert {*shown.struck} > {*first_pair(places()["two"])}
    assert "They close 2 regions" in running(booklet())


def test_s6_two_resources_and_a_worker_no_longer_fit() -> None:
    place = places()["full"]
    edition = replace(SHIPPED, solo=replace(SHIPPED.solo, map=place.land))
    board = board_of(SoloState(board=place.drawn, sheet=(SoloSheet(player="Anna"),)), edition)
    assert board is not None
    workers = (hex_ for each in place.drawn.workers.values() for hex_ in each)
    taken = {*board.position.resources, *workers}
    (land,) = place.land.territories
    empty = {*land.hexes} - taken
    assert 0 < len(empty) < 3


@pytest.mark.parametrize("language", rest_slow(LANGUAGES))
def test_a_solo_set_can_hold_the_rules_of_the_base_game_too(language: str) -> None:
    game = printing("merchants", "solo")
    table = game.table(1, language=language)
    pages = game.draw(table, "base-rules", "rules")
    assert [page.kind for page in pages] == ["base-rules"] * 8 + ["rules"] * 4
    assert game.faults(table, pages) == []
