"""The solo version's sheets: map, table of the territories, player sheet, aid."""

from __future__ import annotations

import pytest

from sheets.drawing.shapes import Drawing, Path, laid_flat, marks_of, texts_of
from sheets.hexes import edge_name, hex_name, parse_edge
from sheets.lint.words import is_struck_out
from sheets.merchants.aid.examples import trolls_example
from sheets.merchants.edition.edition import SoloMap, in_play
from tests.sheets.tables import draw, make_table, shipped_edition


def page(kind: str, level: str = "expert") -> Drawing:
    [drawing] = draw(make_table(names=("Jo",), variant="solo", level=level), kind)
    return drawing


def names(drawing: Drawing, beginning: str) -> set[str]:
    return {mark.name for mark in marks_of(drawing) if mark.name.startswith(beginning)}


def words_on(drawing: Drawing) -> list[str]:
    return [text.text for text in texts_of(drawing.items)]


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


@pytest.mark.parametrize(
    ("level", "last"),
    [("beginner", ["60", "70"]), ("advanced", ["65", "80"]), ("expert", ["70", "100"])],
)
def test_the_level_prints_the_targets_of_rows_7_and_8(level: str, last: list[str]) -> None:
    """S2."""
    board = page("board", level)
    assert [word for word in words_on(board) if word in last] == last
    assert not names(board, "territory.7.target") | names(board, "territory.8.target")


def test_without_a_level_rows_7_and_8_are_boxes_to_fill_in() -> None:
    board = page("board", "")
    targets = {name for name in names(board, "territory.") if name.endswith(".target")}
    assert targets == {"territory.7.target", "territory.8.target"}


def test_a_row_has_a_box_for_yours_and_for_each_of_the_trolls_parts() -> None:
    """S11; cards from territory 3 on (S9), a relic or monument from territory 4 on (S10)."""
    board = page("board")
    rows = {
        number: {name.rpartition(".")[2] for name in names(board, f"territory.{number}.")}
        for number in range(1, 9)
    }
    assert {"yours", "less"} <= rows[1] == rows[2]
    assert rows[3] == rows[1] | {"cards"}
    assert all(rows[number] == rows[3] | {"claim"} for number in range(4, 9))


def test_the_final_count_has_a_box_for_everything_and_sums_for_you_and_the_trolls() -> None:
    """S12."""
    assert names(page("board"), "final.") == {
        *(f"final.{each}" for each in ("gold", "wood", "crystal", "craft", "cards", "artifacts")),
        *("final.territories.you", "final.territories.trolls", "final.count.you"),
        *("final.total.you", "final.total.trolls"),
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
    assert struck == sum(value.players > 2 for value in values)


def struck_out(drawing: Drawing) -> int:
    """Count what looks crossed out in print, a few lines of symbols too."""
    paths = [item for item in laid_flat(drawing.items) if isinstance(item, Path)]
    return sum(map(is_struck_out, paths))


def test_the_columns_that_the_trolls_claim_are_noted_after_territories_3_to_8() -> None:
    """S9."""
    assert names(page("player"), "trolls.") == {f"trolls.column.{n}" for n in range(3, 9)}
    assert not names(page("player"), "final.")


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
