"""What a state's pens left on the sheets, mark by mark."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from scoring.open_game import open_game
from scoring.states import printed_seats
from sheets.drawing.counting import counted_marks
from sheets.drawing.shapes import PageKey
from sheets.files.problem import has_errors
from sheets.hexes import edge_between, edge_name, hex_at, hex_name, neighbours
from sheets.table.table import Seat
from tests.editions import first_edition
from tests.scoring.filled import blank_sheets, lost
from tests.scoring.merchants.games import LEFT_OUT, changed, game
from tests.sheets.tables import SEATED

MANY = 10**9
BOARD, GUILDS = PageKey("board"), PageKey("guilds")
LEDGER = PageKey("ledger")
FIRST, SECOND, THIRD = (PageKey("player", seat) for seat in range(3))


def pages(tree: dict[str, Any]) -> dict[PageKey, list[tuple[str, str]]]:
    """Return by page what was done where, `circle` or `write 12`."""
    opened = open_game(tree)
    assert opened.faults == ()
    return {
        page: [(each.mark, f"{each.how} {each.text}".strip()) for each in fillings]
        for page, fillings in opened.fillings().items()
    }


def marked(name: str, page: PageKey, beginning: str, **changes: Any) -> list[tuple[str, str]]:
    """Return what was done on a game's page at the marks that begin so."""
    tree = changed(name, {_place(key): value for key, value in changes.items()})
    return [each for each in pages(tree)[page] if each[0].startswith(beginning)]


def _place(key: str) -> str:
    return key.replace("__", ", ").replace("_", " ")


# The player sheet.


def test_each_track_is_circled_where_the_state_has_it() -> None:
    assert marked("base-3.toml", FIRST, "track") == [
        ("track.gold.2", "circle"),
        ("track.wood.5", "circle"),
        ("track.crystal.1", "circle"),
        ("track.craft.0", "circle"),
    ]


def test_crowns_are_written_figure_by_figure_or_as_their_sum() -> None:
    figures = [4, 6, 12, 9, 14]
    assert marked("base-3.toml", FIRST, "crowns") == [
        *((f"crowns.{number}", f"write {figure}") for number, figure in enumerate(figures, 1)),
        ("crowns.sum.1", f"write {sum(figures)}"),
    ]
    assert marked("base-3.toml", SECOND, "crowns") == [
        ("crowns.1", "write 41"),
        ("crowns.sum.1", "write 41"),
    ]


def test_crowns_that_have_no_box_are_added_to_the_last() -> None:
    tree = changed("base-3.toml", {"sheet 1, crowns": [*range(1, 33)]})
    crowns = [
        (mark, how)
        for mark, how in pages(tree)[FIRST]
        if mark.startswith("crowns.") and not mark.startswith("crowns.sum.")
    ]
    assert len(crowns) == 30
    assert crowns[-1] == ("crowns.30", f"write {30 + 31 + 32}")


def test_artifacts_are_circled_from_the_first_and_crossed_when_spent() -> None:
    assert marked("base-3.toml", THIRD, "artifact") == [
        *(("artifact.1", "circle"), ("artifact.2", "circle")),
        *(("artifact.1", "cross"), ("artifact.2", "cross")),
    ]


def test_no_more_artifacts_are_circled_or_crossed_than_are_printed() -> None:
    artifacts = {"circled": MANY, "crossed": MANY}
    tree = changed("base-3.toml", {"sheet 1, artifacts": artifacts})
    hows = Counter(how for mark, how in pages(tree)[FIRST] if mark.startswith("artifact"))
    assert hows == dict.fromkeys(("circle", "cross"), first_edition().sheet.artifacts)


def test_spent_workers_are_crossed_out() -> None:
    assert marked("base-3.toml", FIRST, "worker") == [("worker.1", "cross"), ("worker.2", "cross")]


def test_a_value_is_circled_on_its_owners_sheet_and_crossed_out_on_the_others() -> None:
    values = [dict(marked("base-3.toml", page, "monument")) for page in (FIRST, SECOND, THIRD)]
    assert [each["monument.14"] for each in values] == ["circle", "cross", "cross"]
    assert [each["monument.11"] for each in values] == ["cross", "circle", "cross"]
    relics = dict(marked("base-3.toml", SECOND, "relic"))
    assert relics == {"relic.three.14": "circle", "relic.two.8": "cross", "relic.two.6": "cross"}


CARDS = [
    ("3", [("card", "circle")]),
    ("8", [("spell", "cross"), ("card", "circle"), ("building", "circle")]),
    ("17", [("spell", "cross"), ("card", "circle"), ("card", "cross"), ("building", "cross")]),
    ("20", [("spell", "cross"), ("card", "circle"), ("building", "circle"), ("building", "cross")]),
]


@pytest.mark.parametrize(
    ("card", "done"), CARDS, ids=["bought", "built", "cast", "lost to a monument"]
)
def test_a_card_is_marked_by_what_became_of_it(card: str, done: list[tuple[str, str]]) -> None:
    """Bought is M6.1, cast M4.1, built M4.2, lost to a monument M4.4."""
    found = marked("base-3.toml", FIRST, f"card.{card}.")
    assert found == [(f"card.{card}.{part}", how) for part, how in done]


def test_when_somebody_has_all_cards_of_a_column_all_tick_it_and_cross_out_the_rest() -> None:
    """M6.2: Bernd has cards 4, 5 and 6, the whole second column."""
    assert marked("base-3.toml", FIRST, "column") == [("column.2", "tick")]
    crossed = [
        [mark for mark, how in marked("base-3.toml", page, "card") if how == "cross"]
        for page in (FIRST, SECOND)
    ]
    assert {f"card.{number}.card" for number in (4, 5, 6)} <= {*crossed[0]}
    assert not {f"card.{number}.card" for number in (4, 5, 6)} & {*crossed[1]}


def test_every_row_of_crowns_has_its_sum() -> None:
    """M7.6."""
    tree = changed("base-3.toml", {"sheet 1, crowns": [*range(1, 8)]})
    found = dict(pages(tree)[FIRST])
    sums = {mark: how for mark, how in found.items() if mark.startswith("crowns.sum.")}
    assert sums == {"crowns.sum.1": "write 15", "crowns.sum.2": "write 13"}


def test_the_final_count_falls_into_its_total() -> None:
    """M7.6; the gold track stands at 2, wood at 5, crystal at 1, craft at 0."""
    assert marked("base-3.toml", FIRST, "final") == [
        *(("final.tracks", "write 3"), ("final.cards", "write 1"), ("final.artifacts", "write 3")),
        *(("final.sum", "write 7"), ("final.total", "write 52")),
        *(("final.total.tens.5", "circle"), ("final.total.units.2", "circle")),
    ]


@pytest.mark.parametrize(
    ("total", "coins"),
    [
        (0, ["units.0"]),
        (7, ["units.7"]),
        (40, ["tens.4", "units.0"]),
        (109, ["tens.10", "units.9"]),
        (127, ["tens.10", "tens.2", "units.7"]),
        (199, ["tens.10", "tens.9", "units.9"]),
        (200, []),
        (-1, []),
    ],
)
def test_a_total_is_circled_on_the_counting_board(total: int, coins: list[str]) -> None:
    """Its tens and its units; 100 and more take two coins of the tens, 200 has none."""
    assert counted_marks("final.total", total) == tuple(f"final.total.{coin}" for coin in coins)


def test_a_total_of_which_a_part_is_not_known_stays_empty() -> None:
    found = dict(marked("base-3.toml", FIRST, "final", sheet_1__gold=LEFT_OUT))
    assert found == {"final.cards": "write 1", "final.artifacts": "write 3"}


def test_nothing_is_counted_while_the_board_shows_that_the_game_goes_on() -> None:
    """M7.1: without these workers one printed resource less is closed."""
    final = dict(marked("base-2-board.toml", FIRST, "final"))
    assert final["final.total"] == "write 21"
    tree = changed("base-2-board.toml", {"board, workers, An": ["C1", "C2", "D2"]})
    assert [each for each in pages(tree)[FIRST] if each[0].startswith("final")] == []
    family = game("family-2.toml")
    family["board"] = {}
    assert not [mark for mark, _ in pages(family)[GUILDS] if mark.endswith(("total", "unused"))]


# The board.


def test_resources_artifacts_workers_and_ships_are_drawn_where_they_lie() -> None:
    found = pages(
        changed("base-2-board.toml", {"board, ships": {"X": ["G3"]}, "board, swamp": ["A4"]})
    )[BOARD]
    assert {
        ("hex.E1", "draw wood"),
        ("hex.F1", "draw wood"),
        ("edge.E1-F1", "draw artifact"),
        ("hex.C1", "shield An"),
        ("hex.J2", "shield X"),
        ("ship.G3", "shield X"),
        ("hex.A4", "blacken"),
    } <= {*found}


def test_by_neighbours_an_artifact_may_lie_beside_a_printed_resource() -> None:
    """M3.3: E1 was drawn, D1 printed."""
    artifacts = {"board, artifacts": ["D1-E1", "E1-F1"]}
    found = pages(changed("base-2-board.toml", artifacts))[BOARD]
    assert {("edge.D1-E1", "draw artifact"), ("edge.E1-F1", "draw artifact")} <= {*found}


def test_a_worker_is_drawn_in_the_shield_of_its_player() -> None:
    found = open_game(game("base-2-board.toml")).fillings()[BOARD]
    assert {str(each.text): each.seat for each in found if each.how == "shield"} == {
        "An": 0,
        "X": 1,
    }


def test_a_line_runs_around_closed_regions_below_what_is_drawn_in_them() -> None:
    """M5.7; among them the printed D1 and J1 and the city F2. E1 and F1 are one region."""
    found = pages(game("base-2-board.toml"))[BOARD]
    lined = [mark for mark, how in found if how == "outline"]
    assert {"hex.D1", "hex.E1", "hex.F1", "hex.F2", "hex.J1"} == {*lined}
    assert found.index(("hex.E1", "outline")) < found.index(("hex.E1", "draw wood"))
    sides = {
        each.mark: each.sides
        for each in open_game(game("base-2-board.toml")).fillings()[BOARD]
        if each.how == "outline"
    }
    assert sides["hex.E1"] == (1, 2, 3, 4, 5)
    assert 3 not in sides["hex.F1"]
    assert sides["hex.J1"] == (0, 1, 2, 3, 4, 5)


def test_printed_resources_that_are_closed_are_struck_through() -> None:
    """M7.1: they count towards the end."""
    assert {mark for mark, how in pages(game("base-2-board.toml"))[BOARD] if how == "strike"} == {
        *("hex.D1", "hex.F2", "hex.J1")
    }


def test_closed_goals_are_crossed_out_by_their_numbers() -> None:
    """M7.1; they are numbered in reading order."""
    assert marked("base-2-board.toml", BOARD, "closed") == [
        ("closed.1", "cross"),
        ("closed.2", "cross"),
        ("closed.3", "cross"),
    ]


def test_without_a_board_the_board_is_as_it_was_printed() -> None:
    assert pages(game("base-3.toml"))[BOARD] == []


# The family version.


def test_at_a_taken_spell_its_players_ring_is_circled_and_a_used_one_is_crossed_out() -> None:
    """F8, F5."""
    assert marked("family-2.toml", GUILDS, "archive.1B") == [
        *(("archive.1B2.who.1", "circle"), ("archive.1B2.used", "cross")),
        *(("archive.1B1.who.2", "circle"), ("archive.1B3.who.2", "circle")),
        ("archive.1B3.used", "cross"),
    ]


def test_everybodys_crowns_stand_in_their_own_points_and_are_summed() -> None:
    assert marked("family-2.toml", GUILDS, "points") == [
        *(("points.1.1", "write 6"), ("points.1.2", "write 12"), ("points.1.3", "write 4")),
        ("points.1.sum.1", "write 22"),
        *(("points.1.total", "write 22"), ("points.1.unused", "write 2")),
        *(("points.2.1", "write 10"), ("points.2.2", "write 3")),
        ("points.2.sum.1", "write 13"),
        *(("points.2.total", "write 13"), ("points.2.unused", "write 2")),
    ]


def test_a_total_is_circled_in_tens_and_units_too() -> None:
    assert marked("family-2.toml", GUILDS, "count") == [
        *(("count.1.tens.2", "circle"), ("count.1.units.2", "circle")),
        *(("count.2.tens.1", "circle"), ("count.2.units.3", "circle")),
    ]


def test_no_state_says_who_owns_which_guild() -> None:
    """F3 follows turn order, which the sheets do not keep."""
    assert marked("family-2.toml", GUILDS, "guild") == []


def test_spells_of_which_only_the_number_is_known_are_not_placed() -> None:
    assert marked("family-3.toml", GUILDS, "archive") == []


# Alone.


def test_the_territories_table_has_your_points_and_the_trolls_part() -> None:
    """S11: the target less your points, cards crossed out, the claim, and their sum."""
    assert marked("solo-expert.toml", LEDGER, "territory.1.") == [
        ("territory.1.yours", "write 4"),
        ("territory.1.less", "write 6"),
        ("territory.1.sum", "write 6"),
        ("territory.1.tens.0", "circle"),
        ("territory.1.units.4", "circle"),
    ]
    assert dict(marked("solo-expert.toml", LEDGER, "territory.7.")) == {
        "territory.7.yours": "write 38",
        "territory.7.less": "write 32",
        "territory.7.cards": "write 3",
        "territory.7.claim": "write 9",
        "territory.7.sum": "write 44",
        "territory.7.tens.3": "circle",
        "territory.7.units.8": "circle",
    }


def test_the_final_count_alone_stands_beside_the_territories() -> None:
    """S12: the tracks at 5, 1, 3 and 4, two unused cards, one unspent artifact."""
    assert dict(marked("solo-expert.toml", LEDGER, "final")) == {
        "final.gold": "write 2",
        "final.wood": "write 0",
        "final.crystal": "write 1",
        "final.craft": "write 2",
        "final.cards": "write 2",
        "final.artifacts": "write 1",
        "final.territories": "write 233",
        "final.total": "write 241",
        "final.trolls": "write 170",
    }


def test_where_a_column_brought_no_card_its_box_has_a_zero() -> None:
    """S9: from the third territory on there is a box."""
    third = dict(marked("solo-expert.toml", LEDGER, "territory.3."))
    assert third["territory.3.cards"] == "write 0"
    assert "territory.2.cards" not in dict(marked("solo-expert.toml", LEDGER, "territory.2."))


def test_sums_that_cannot_be_told_stay_empty() -> None:
    tree = changed("solo-expert.toml", {"sheet 1, wood": LEFT_OUT, "level": LEFT_OUT})
    final = [mark for mark, _ in pages(tree)[LEDGER] if mark.startswith("final")]
    assert "final.territories" in final
    assert not {"final.total", "final.trolls"} & {*final}


def test_beyond_the_target_the_trolls_have_nothing_of_it() -> None:
    assert ("territory.3.less", "write 0") in marked("solo-expert.toml", LEDGER, "territory.3.")


def test_without_a_level_the_last_targets_are_not_known() -> None:
    tree = game("solo-expert.toml")
    del tree["level"]
    last = [each for each in pages(tree)[LEDGER] if each[0].startswith("territory.8")]
    assert last == [
        *(("territory.8.yours", "write 40"), ("territory.8.cards", "write 3")),
        *(("territory.8.claim", "write 9"), ("territory.8.tens.4", "circle")),
        ("territory.8.units.0", "circle"),
    ]


def test_what_the_trolls_claim_is_crossed_out_and_their_columns_are_noted() -> None:
    """S9, S10."""
    sheet = pages(game("solo-expert.toml"))[FIRST]
    assert {
        ("monument.14", "circle"),
        ("monument.11", "cross"),
        ("relic.three.14", "cross"),
        ("column.4", "tick"),
        ("card.13.card", "cross"),
    } <= {*sheet}
    ledger = pages(game("solo-expert.toml"))[LEDGER]
    assert {("trolls.column.3", "write 4"), ("trolls.column.8", "write 6")} <= {*ledger}
    assert not {"trolls.column.1", "trolls.column.2"} & {*dict(ledger)}
    assert ("column.7", "tick") not in sheet


def test_a_game_that_goes_on_is_filled_as_far_as_it_came() -> None:
    tree = game("solo-expert.toml")
    tree["sheet"][0]["territories"] = [4]
    tree["trolls"] = {"cards": [0, 0, 2]}
    rows = [each for each in pages(tree)[LEDGER] if each[0].startswith("territory")]
    assert [mark for mark, _ in rows] == [
        *("territory.1.yours", "territory.1.less", "territory.1.sum"),
        *("territory.1.tens.0", "territory.1.units.4"),
        "territory.3.cards",
    ]


# All of it.


HEXES = [hex_at(column, row) for column in range(1, 27) for row in range(1, 31)]
EDGES = [edge_between(hex_, near) for hex_ in HEXES for near in neighbours(hex_) if near in HEXES]
SPELLS = [
    f"{storey}{place}{spell}" for storey in (1, 2, 3) for place in "ABCDEF" for spell in "1234"
]
# What of a page's marks can be said by a state, and not only follow from it.
SAYABLE = (
    *("hex", "edge", "ship", "artifact", "worker", "relic", "monument", "card"),
    *("archive", "trolls"),
)


def everything(variant: str, players: int) -> dict[str, Any]:
    """Return a state that says all that can be said, most of which no sheet has a place for."""
    values = list(range(1, 60))
    own = {
        "artifacts": {"circled": MANY, "crossed": MANY},
        "workers_crossed": MANY,
        "relics": {"two": values, "three": values},
        "monuments": values,
        "cards": {str(number): "built" for number in range(1, 1000)},
    }
    tracks = dict(zip(("gold", "wood", "crystal", "craft"), (-1, 0, 5, 6), strict=True))
    sheet = {
        "base": {**own, **tracks, "crowns": [1] * 60},
        "family": {"crowns": [1] * 60, "spells": {"taken": SPELLS, "used": SPELLS}},
        "solo": {**own, **tracks, "territories": [3] * 20},
    }
    board = {
        "wood": [hex_name(hex_) for hex_ in HEXES],
        "artifacts": [edge_name(edge) for edge in EDGES],
        "ships": {"A": [hex_name(hex_) for hex_ in HEXES]},
    }
    trolls = {"cards": [2] * 20, "claims": ["monument 11"] * 20, "columns": [1] * 20}
    return {
        **{"game": "merchants", "variant": variant, "players": players, "board": board},
        **({"trolls": trolls, "level": "expert"} if variant == "solo" else {}),
        "sheet": [sheet[variant]] * players,
    }


@pytest.mark.parametrize(("variant", "players"), SEATED)
def test_all_that_can_be_said_is_filled_in_wherever_it_has_a_place(
    variant: str, players: int
) -> None:
    opened = open_game(everything(variant, players))
    assert not has_errors(opened.faults)  # Some hexes are called as ships were in version 0.1.
    assert lost(opened) == set()
    filled = {each.mark for fillings in opened.fillings().values() for each in fillings}
    printed = {mark for blank in blank_sheets(opened) for mark in blank.marks}
    assert {mark for mark in printed if mark.partition(".")[0] in SAYABLE} <= filled


def test_seats_without_a_sheet_are_nameless() -> None:
    state: Any = open_game(changed("base-3.toml", {"players": 4})).state
    seats = printed_seats(state)
    assert [seat.initial for seat in seats] == ["A", "B", "C", ""]
    assert seats[-1] == Seat()
