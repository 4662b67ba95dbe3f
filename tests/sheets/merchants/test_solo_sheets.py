"""The solo version's sheets: map, ledger of the territories, player sheet, aid."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from sheets.drawing.filling import OVER_TINTS
from sheets.drawing.paths import polygon
from sheets.drawing.shapes import Drawing, Path, flatten, groups_named, marks_of, texts_of
from sheets.drawing.theme import load_theme
from sheets.hexes import edge_name, hex_at, hex_name, parse_edge
from sheets.lint.checks import is_struck_out
from sheets.merchants.aid.examples import trolls_example
from sheets.merchants.edition.edition import SoloMap, Territory, in_play
from sheets.merchants.solo.ledger import LEVEL_PT, TARGET_PT
from sheets.merchants.solo.map import solo_plan
from sheets.merchants.solo.rivers import river_edges
from sheets.merchants.solo.territories import draw_territories, grounds_of, middles
from sheets.table.table import Moment
from tests.sheets.printing import words_on
from tests.sheets.tables import draw, draw_first, make_table, shipped_edition


def page(kind: str, level: str = "expert") -> Drawing:
    [drawing] = draw(make_table(names=("Jo",), variant="solo", level=level), kind)
    return drawing


def names(drawing: Drawing, beginning: str) -> set[str]:
    return {mark.name for mark in marks_of(drawing) if mark.name.startswith(beginning)}


def shipped_map() -> SoloMap:
    land = shipped_edition().solo.map
    assert land is not None
    return land


# The board.


def test_every_hex_of_every_territory_is_a_mark_and_no_lake_is() -> None:
    land = shipped_map()
    assert names(page("board"), "hex.") == {f"hex.{hex_name(hex_)}" for hex_ in land.territory_of}


def test_artifacts_lie_on_edges_within_a_territory_never_on_a_river() -> None:
    """S3: hexes on either side of a river or bridge are not adjacent."""
    land = shipped_map()
    edges = {parse_edge(name.removeprefix("edge.")) for name in names(page("board"), "edge.")}
    assert edges
    assert all(land.territory_of[one] == land.territory_of[other] for one, other in edges)
    assert not {f"edge.{edge_name(edge)}" for edge in land.bridges} & names(page("board"), "edge.")


def test_every_ship_has_a_ring_for_an_initial() -> None:
    ships = {f"ship.{hex_name(ship)}" for ship in shipped_map().ships}
    assert names(page("board"), "ship.") == ships


def test_every_territory_has_its_number_on_the_map_and_its_name_on_the_coast() -> None:
    words = words_on(page("board"))
    assert {"Lantern Coast", "Honeyfields", "Greenmantle"} <= {*words}
    assert all(words.count(str(number)) >= 2 for number in range(1, 9))


def test_the_number_of_a_territory_stands_in_an_empty_hex_that_no_bridge_leads_to() -> None:
    land = shipped_map()
    bridged = {hex_ for edge in land.bridges for hex_ in edge}
    for number, hex_ in enumerate(middles(land)):
        assert land.territory_of[hex_] == number
        assert hex_ not in bridged | {*land.start_resources} | {*land.printed_resources}


def test_territories_that_touch_have_grounds_that_do_not_look_alike() -> None:
    land, fills = shipped_map(), load_theme("colour").fills
    tints = [fills[f"territory-{ground + 1}"] for ground in grounds_of(land)]
    channels = [[int(tint[at : at + 2], 16) for at in (1, 3, 5)] for tint in tints]
    for edge in river_edges(land):
        one, other = (channels[land.territory_of[hex_]] for hex_ in edge)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 10


def test_a_map_has_no_more_grounds_than_it_needs() -> None:
    """Territories side by side need two, three that meet in a corner a third."""
    assert grounds_of(strips(4)) == (0, 1, 0, 1)
    assert sorted({*grounds_of(shipped_map())}) == [0, 1, 2]


def strips(number: int) -> SoloMap:
    """Return a map of territories side by side, two hexes each."""
    return SoloMap(
        columns=number,
        rows=2,
        start={},
        printed={},
        territories=tuple(
            Territory((hex_at(column, 1), hex_at(column, 2))) for column in range(1, number + 1)
        ),
    )


def test_rivers_and_bridges_of_a_filled_board_are_drawn_once_over_its_tints() -> None:
    [board] = draw(replace(make_table(variant="solo"), moment=Moment()), "board")
    [over] = groups_named(OVER_TINTS, board.items)
    drawn = Counter(each for each in flatten(board.items) if isinstance(each, Path))
    assert {drawn[each] for each in flatten((over,)) if isinstance(each, Path)} == {1}


def test_no_line_of_a_territory_goes_through_what_is_printed_in_it() -> None:
    """Without tints there are dashed lines along the borders of territories."""
    land = shipped_map()
    lattice = solo_plan(land).lattice
    table = make_table(variant="solo", theme="ink")
    shapes = [each for each in draw_territories(land, lattice, table) if isinstance(each, Path)]
    assert any(shape.stroke and shape.stroke.dash for shape in shapes)
    for hex_ in land.start_resources | land.printed_resources:
        assert polygon(lattice.corners(hex_), "#ffffff") in shapes


def test_without_a_name_a_territory_is_called_by_its_number() -> None:
    """Edition 1.0.0 has a solo map, but no names."""
    [board] = draw_first(make_table(names=("Jo",), variant="solo"), "board")
    assert any(word.startswith("Territory ") for word in words_on(board))


# The ledger.


def test_a_row_of_the_ledger_is_of_no_territory_but_the_first() -> None:
    """S3, S8: play begins in number 1; which ones follow is the player's choice."""
    words = words_on(page("ledger"))
    assert [word for word in words if word.endswith(".")][:2] == ["1.", "2."]
    assert not {"Lantern Coast", "Rookwood"} & {*words}
    assert "Write in the shield its number on the board." in " ".join(words)


@pytest.mark.parametrize(
    ("level", "last"),
    [("beginner", ["60", "70"]), ("advanced", ["65", "80"]), ("expert", ["70", "100"])],
)
def test_the_level_prints_the_targets_of_rows_7_and_8(level: str, last: list[str]) -> None:
    """S2."""
    ledger = page("ledger", level)
    large = (text for text in texts_of(ledger.items) if text.size_pt == TARGET_PT)
    targets = [text.text for text in large]
    assert targets == [*map(str, shipped_edition().solo.targets), *last]


def test_without_a_level_rows_7_and_8_have_the_targets_of_all_levels_to_choose_from() -> None:
    """S2."""
    ledger = page("ledger", "")
    large = [text.text for text in texts_of(ledger.items) if text.size_pt == LEVEL_PT]
    assert large == ["60", "65", "70", "70", "80", "100"]
    words = words_on(ledger)
    assert {"Circle your targets:", "Beginner", "Advanced", "Expert"} <= {*words}
    assert not {"Beginner", "Expert"} & {*words_on(page("ledger"))}


def test_a_row_has_a_box_for_yours_and_for_each_of_the_trolls_parts() -> None:
    """S11; cards from territory 3 on (S9), a relic or monument from territory 4 on (S10)."""
    ledger = page("ledger")
    rows = {
        number: {name.split(".")[2] for name in names(ledger, f"territory.{number}.")}
        for number in range(1, 9)
    }
    assert {"yours", "less", "sum", "crowns"} == rows[1] == rows[2]
    assert rows[3] == rows[1] | {"cards"}
    assert all(rows[number] == rows[3] | {"claim"} for number in range(4, 9))


def test_the_boxes_of_a_territory_lie_on_its_row() -> None:
    ledger = page("ledger")
    rows = [
        [mark.box for mark in marks_of(ledger) if mark.name.startswith(f"territory.{number}.")]
        for number in range(1, 9)
    ]
    for above, below in pairwise(rows):
        assert max(box.bottom for box in above) < min(box.y for box in below)


def test_the_columns_that_the_trolls_claim_are_noted_after_territories_3_to_8() -> None:
    """S9."""
    assert names(page("ledger"), "trolls.") == {f"trolls.column.{n}" for n in range(3, 9)}


def test_the_final_count_has_a_box_for_everything_and_sums_for_you_and_the_trolls() -> None:
    """S12."""
    assert names(page("ledger"), "final.") == {
        *(f"final.{each}" for each in ("gold", "wood", "crystal", "craft", "cards", "artifacts")),
        *("final.territories", "final.total", "final.trolls"),
    }


# The player sheet.


def test_on_the_player_sheet_the_values_are_those_for_two_the_others_crossed_out() -> None:
    """S1."""
    edition, sheet = shipped_edition(), page("player")
    for kind, row in (
        ("monument", edition.monuments.values),
        ("relic.two", edition.relics.two),
        ("relic.three", edition.relics.three),
    ):
        open_ = {f"{kind}.{value.points}" for value in in_play(row, 2)}
        assert names(sheet, f"{kind}.") == open_
        assert {str(value.points) for value in row} <= {*words_on(sheet)}
    values = (*edition.monuments.values, *edition.relics.two, *edition.relics.three)
    [whole, *_] = draw(make_table(4), "player")
    struck = struck_out(sheet) - struck_out(whole)
    sample = 1  # In the key, beside what it means.
    assert struck == sample + sum(value.players > 2 for value in values)


def struck_out(drawing: Drawing) -> int:
    """Count what looks crossed out in print; the level lines of symbols do not."""
    paths = [item for item in flatten(drawing.items) if isinstance(item, Path)]
    return sum(is_struck_out(path) and not is_level(path) for path in paths)


def is_level(path: Path) -> bool:
    start, end = (segment[-1] for segment in path.segments[:2])
    return start == end


def test_crowns_stand_in_the_ledger_and_the_player_sheet_tells_what_the_trolls_get() -> None:
    """S7: points start again at 0 in every territory."""
    sheet = page("player")
    assert not names(sheet, "crowns.") | names(sheet, "final.")
    assert {"Trolls", "Short: its target less your points, at least 0."} <= {*words_on(sheet)}


def test_the_start_column_has_its_number() -> None:
    assert "1 Start" in words_on(page("player"))


# The aid.


def test_the_aid_tells_of_territories_and_trolls() -> None:
    words = words_on(page("aid"))
    assert {"The turn", "Territories", "The Trolls", "The powers"} <= {*words}
    assert any("two regions or more" in word for word in words)  # S5


def test_the_aid_works_out_the_trolls_points_of_the_first_territories() -> None:
    """S9-S11."""
    words = words_on(page("aid"))
    for row in trolls_example().rows:
        assert {str(row.target), str(row.yours), str(row.less), str(row.sum)} <= {*words}
